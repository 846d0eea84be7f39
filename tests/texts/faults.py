"""What goes wrong where texts are put together: found in what is read, not in the catalogues."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from functools import cache, lru_cache

from engine.games import all_games, game_words, wording
from tests.texts.catalogues import ROOT, files, scope, texts_of
from texts import LOCALES

CODE = re.compile(r"```.*?```", re.DOTALL)
FILLED = re.compile(r"<(?:t:\d+(?::\w)?|[@#][!&]?\d+|a?:\w+:\d+)>|https?:\S+")
"""Times, mentions, emojis, addresses."""
CLAUSE = re.compile(r"(?<=[.!?;·—])\s|[;·,]|\s[—–]\s")
PAIR = re.compile(r": [−+]?\d+(?= ?(?:$|[,.;·)]))")
"""A thing and its number, as in a list: "Harbour 1: 3, Harbour 2: 1"."""
BRACKETS = re.compile(r"\s?\([^()]*\)")
NUMBERS = re.compile(r"(?<![\d/])(?<!\d, )\b\d+, \d+\b(?!, \d| (?:and|y|e) \d)")
"""Reads as a decimal where the decimal sign is a comma, and as a thousand elsewhere. Three numbers
and more are a list."""
COLUMNS = re.compile(r"^.*?(?: {2,}[−+–]?[\dA-F]+)+$")
"""A row of a table."""
ITEM = re.compile(r"^\s*[-•] .*,$")
"""One of several that are one sentence."""
SPACES = re.compile(r"\S {2,}\S")
BEFORE_SIGN = re.compile(r"\w [,.;:!?](?:\s|$)")
EMPTY = re.compile(r"\(\s*\)|[:,;] ?[.,;]|,\s*$|“”|«»|\*\*\*\*")
SINGULAR = {"en": "has|is|goes|does|wins", "es": "tiene|está|es|gana", "pt-BR": "tem|está|é|ganha"}


@cache
def titles() -> tuple[str, ...]:
    """What the games are called: a title may have a colon."""
    found = {
        wording(key).title(game_words(key, locale)) for key in all_games() for locale in LOCALES
    }
    return tuple(sorted(found))


@cache
def plurals(game: str, locale: str) -> tuple[str, ...]:
    """The names in a game's catalogue that are plural, by the glossary."""
    listed = tomllib.loads((ROOT / "texts" / "glossary.toml").read_text("utf-8"))["plural"]
    keys = tuple(entry["keys"] for entry in listed if entry["in"] == game)
    found = (path for path in files(locale) if scope(path) == game)
    return tuple(text for path in found for key, _, text in texts_of(path) if key.startswith(keys))


@lru_cache(maxsize=100_000)
def first_fault(
    text: str, locale: str, plurals: tuple[str, ...], names: tuple[str, ...]
) -> str | None:
    """The first of `faults`."""
    return next(faults(text, locale, plurals, names), None)


def faults(
    text: str, locale: str, plurals: Collection[str] = (), names: Collection[str] = ()
) -> Iterator[str]:
    """What is wrong with a text that somebody reads, as "fault: the line". `plurals`: names that
    take a verb in the plural; `names`: people after whose names a colon says what they do."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(f"{name}: ", "… ")
    for title in titles():
        text = text.replace(title, "…")
    for line in CODE.sub("", text).splitlines():
        line = FILLED.sub("…", line)
        clauses = CLAUSE.split(PAIR.sub("", BRACKETS.sub("", line)))
        if any(clause and clause.count(": ") > 1 for clause in clauses):
            yield f"two colons: {line}"
        if NUMBERS.search(line):
            yield f"a number, a comma and a number: {line}"
        if SPACES.search(line) and not COLUMNS.search(line):
            yield f"a space too many: {line}"
        if BEFORE_SIGN.search(line):
            yield f"a space before a sign: {line}"
        if EMPTY.search(line) and not ITEM.search(line):
            yield f"an empty clause: {line}"
        found = _in_the_singular(tuple(plurals), locale).search(line)
        if found:
            yield f"{found[1]} with a verb in the singular: {line}"


@cache
def _in_the_singular(plurals: tuple[str, ...], locale: str) -> re.Pattern[str]:
    names = "|".join(map(re.escape, plurals)) or "(?!)"
    return re.compile(rf"({names})[\s*]+(?:{SINGULAR[locale]})\b")
