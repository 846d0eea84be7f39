"""One thing has one name, in every catalogue and on every page: see `texts/glossary.toml`."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tests.texts.catalogues import ROOT, everywhere, files
from tests.texts.test_spelling import pages
from texts import LOCALES

GLOSSARY: dict[str, Any] = tomllib.loads((ROOT / "texts" / "glossary.toml").read_text("utf-8"))
TERMS: list[dict[str, Any]] = GLOSSARY["term"]
PRONOUNS = {"he": ("he", "him", "his", "himself"), "she": ("she", "her", "hers", "herself")}


def lines(locale: str) -> list[tuple[str, str, str]]:
    """(scope, place, text) of all catalogues and pages in a language."""
    found = list(everywhere(locale))
    for path in pages(locale):
        text = path.read_text("utf-8").splitlines()
        found += [("pages", f"{path.name}:{n}", line) for n, line in enumerate(text, 1)]
    return found


def named(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_called_what_it_is_not_called(locale: str) -> None:
    read, found = lines(locale), []
    for term in TERMS:
        for word in term.get("not", {}).get(locale, ()):
            pattern = named(word)
            found += [
                f"{place}: “{word}”; {term['concept']}: {term[locale]}"
                for scope, place, text in read
                if scope in term.get("in", (scope,)) and pattern.search(text)
            ]
    assert found == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_glossary_has_all_languages_and_every_catalogue_says_where_its_style_is(
    locale: str,
) -> None:
    assert [term["concept"] for term in TERMS if locale not in term] == []
    scopes = {scope for scope, _, _ in lines(locale)} | {"pages"}
    assert {scope for term in TERMS for scope in term.get("in", ())} <= scopes
    heads = {path: path.read_text("utf-8").splitlines()[:2] for path in files(locale)}
    assert [path for path, head in heads.items() if "docs/style.md" not in "".join(head)] == []


def nameless(text: str) -> list[str]:
    """Where it says "he" or "she" of somebody whom it has not named before."""
    found = []
    for pronoun, forms in PRONOUNS.items():
        for match in re.finditer(rf"\b(?:{'|'.join(forms)})\b", text, re.IGNORECASE):
            before = text[: match.start()]
            if not any(named(name).search(before) for name in GLOSSARY["pronouns"][pronoun]):
                found.append(match[0])
    return found


def test_he_and_she_are_people_whom_the_text_names() -> None:
    elsewhere = {f" {key}" for key in GLOSSARY["pronouns"]["named_elsewhere"]}
    told = [(place, text) for _, place, text in everywhere("en") if nameless(text)]
    assert [(place, text) for place, text in told if not place.endswith(tuple(elsewhere))] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_button_is_three_words_at_most(locale: str) -> None:
    small, long = GLOSSARY["small"][locale], []
    for scope, place, text in everywhere(locale):
        if scope == "bot" and " button-" in place:
            words = [word for word in re.findall(r"\w+", text) if word.lower() not in small]
            long += [f"{place}: {text}"] * (len(words) > 3)
    assert long == []
