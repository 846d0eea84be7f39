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
    """The keys of a catalogue, with the names of what each text takes."""
    source = (PAGE / f"{locale}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = set(
                re.findall(r"\{ \$([a-z]+) \}", str(source_of(source, entry)))
            )
    return found


def source_of(source: str, entry: ast.Message) -> str:
    assert entry.span is not None
    return source[entry.span.start : entry.span.end]


def used() -> set[str]:
    """Every key that the scripts ask for."""
    calls = [
        match["inside"]
        for text in SCRIPTS.values()
        for pattern in (WORD_CALL, KEYS_IN_TABLES)
        for match in pattern.finditer(text)
    ]
    return {key for call in calls for key in re.findall(r'"([a-z][a-z-]+)"', call)}


def test_every_language_has_the_same_words() -> None:
    english = catalogue(LOCALES[0])
    for locale in LOCALES[1:]:
        assert catalogue(locale) == english, locale


def test_the_words_are_those_that_the_page_uses() -> None:
    assert set(catalogue(LOCALES[0])) == used()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_can_read_its_catalogues(locale: str) -> None:
    """Its own reader knows one line per text, without selectors or terms."""
    lines = (PAGE / f"{locale}.ftl").read_text("utf-8").splitlines()
    texts = [line for line in lines if line and not line.startswith("#")]
    assert [line for line in texts if not PLAIN.fullmatch(line)] == []
    assert len(texts) == len(catalogue(locale))


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_no_script_turns_text_into_markup(name: str) -> None:
    ways = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|srcdoc"
    assert re.findall(ways, SCRIPTS[name]) == []


def test_nothing_comes_from_elsewhere() -> None:
    files = [*PAGE.glob("*.html"), *PAGE.glob("*.css"), *PAGE.glob("*.js")]
    loaded = r"""(?:src|href)="https?:|@import|url\((?!/)|from "(?!\./)|import\("(?!\./)"""
    assert [path.name for path in files if re.search(loaded, path.read_text("utf-8"))] == []
