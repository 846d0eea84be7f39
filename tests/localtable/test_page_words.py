"""The page's files: its words in every language, and no way for a text to become markup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from texts import LOCALES

PAGE = Path(__file__).parents[2] / "localtable" / "web"
SCRIPTS = {path.name: path.read_text("utf-8") for path in PAGE.glob("*.js")}
PLAIN = re.compile(r"[a-z][a-z0-9-]* = \S.*")
WORD_CALL = re.compile(r"word\((?P<inside>[^()]*(?:\([^()]*\)[^()]*)*)\)")
KEYS_IN_TABLES = re.compile(r"const SYSTEM = \{(?P<inside>[^}]*)\}")


def catalogue(locale: str) -> dict[str, set[str]]:
    """The keys of a catalogue, with the names of what each text takes. The page's own reader knows
    one line a text, without selectors or terms."""
    source = (PAGE / f"{locale}.ftl").read_text("utf-8")
    assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(source).body)
    lines = [line for line in source.splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not PLAIN.fullmatch(line)] == []
    found = dict(line.split(" = ", 1) for line in lines)
    assert len(found) == len(lines), "a key stands twice"
    return {key: set(re.findall(r"\{ \$([a-z]+) \}", text)) for key, text in found.items()}


def used() -> set[str]:
    """Every key that the scripts ask for."""
    calls = [
        match["inside"]
        for text in SCRIPTS.values()
        for pattern in (WORD_CALL, KEYS_IN_TABLES)
        for match in pattern.finditer(text)
    ]
    return {key for call in calls for key in re.findall(r'"([a-z][a-z-]+)"', call)}


def test_every_language_has_the_words_that_the_page_uses() -> None:
    english, *others = map(catalogue, LOCALES)
    assert set(english) == used()
    assert all(other == english for other in others)


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_no_script_turns_text_into_markup(name: str) -> None:
    ways = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|srcdoc"
    assert re.findall(ways, SCRIPTS[name]) == []


def test_nothing_comes_from_elsewhere() -> None:
    files = [*PAGE.glob("*.html"), *PAGE.glob("*.css"), *PAGE.glob("*.js")]
    loaded = r"""(?:src|href)="https?:|@import|url\((?!/)|from "(?!\./)|import\("(?!\./)"""
    assert [path.name for path in files if re.search(loaded, path.read_text("utf-8"))] == []
