"""The pages to begin with, in the languages of those who play: what they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import all_games, game_words, wording
from texts import FOLDER, LOCALES, own_words

HOUSE = Path(__file__).parents[2]
PAGES = {"es": HOUSE / "docs" / "es.md", "pt-BR": HOUSE / "docs" / "pt-BR.md"}
COMMAND = re.compile(r"`/([a-zà-ÿ ]+)`")
BUTTON = re.compile(r"(?<!\*)\*([^*\n]+(?:\n[^*\n]+)?)\*(?!\*)")
FOREIGN = {"game", "new", "Bot", "Reset Token"}
"""Discord's own words, and the command's English name, which the pages explain."""


def flat(text: str) -> str:
    return " ".join(text.split())


def commands(text: str) -> list[list[str]]:
    return [found.split() for found in COMMAND.findall(text)]


KEYS = re.findall(r"^([a-z][a-z-]*) =", (FOLDER / "en.ftl").read_text("utf-8"), re.MULTILINE)


def values(locale: str, start: str) -> set[str]:
    found = [key for key in KEYS if key.startswith(start) and not key.endswith("-about")]
    return {own_words(locale)(key) for key in found}


@pytest.mark.parametrize("locale", PAGES)
def test_commands_of_a_page_are_those_of_its_language_and_all_of_the_readme(locale: str) -> None:
    found = commands(PAGES[locale].read_text("utf-8"))
    assert len(found) > 20
    assert {word for path in found for word in path} <= values(locale, "cmd-") | FOREIGN
    there = {path[0] for path in found}
    for path in commands((HOUSE / "README.md").read_text("utf-8")):
        keys = [key for key in KEYS if key.startswith("cmd-") and own_words("en")(key) == path[0]]
        if path not in (["metrics"], ["data"]):  # An address, a folder.
            assert {own_words(locale)(key) for key in keys} & there, path


@pytest.mark.parametrize("locale", PAGES)
def test_buttons_that_a_page_names_are_called_so(locale: str) -> None:
    found = {flat(name) for name in BUTTON.findall(PAGES[locale].read_text("utf-8"))}
    known = values(locale, "button-") | values(locale, "remind-") | values(locale, "menu-")
    assert found - FOREIGN <= known
    assert len(found) > 10


@pytest.mark.parametrize("page", [*PAGES.values(), HOUSE / "README.md"])
def test_settings_that_a_page_names_exist(page: Path) -> None:
    named = set(re.findall(r"\b(?:MEADHALL|DISCORD)_[A-Z_]+\b", page.read_text("utf-8")))
    settings = set(re.findall(r"^([A-Z_]+)=", (HOUSE / ".env.example").read_text(), re.MULTILINE))
    assert named <= settings


@pytest.mark.parametrize("locale", PAGES)
def test_a_page_names_all_games_that_the_readme_has_and_is_linked_from_its_first_line(
    locale: str,
) -> None:
    text, readme = flat(PAGES[locale].read_text("utf-8")), (HOUSE / "README.md").read_text("utf-8")
    for key in all_games():
        title, here = (wording(key).title(game_words(key, each)) for each in ("en", locale))
        assert f"| {title} |" not in readme or here in text, f"docs/{locale}.md must name {here}"
    head = readme.split("\n", 3)[:3]
    assert f"docs/{PAGES[locale].name}" in " ".join(head)
    assert set(PAGES) == set(LOCALES[1:])
