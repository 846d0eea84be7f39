"""The end of a game in words."""

from __future__ import annotations

from typing import Any

from engine.kit.contract import Source, Standing
from engine.kit.words.score import result, score_table, source_rows

NAMES = ("Ana", "Bea", "Cai")
TEXTS = {
    "result-sole": "{who} wins with {points}",
    "result-shared": "{who} share it with {points}",
    "result-line": "{place}. {who} ({letter}): {points}",
    "count-points": "{n} points",
    "why-ships": "More ships",
    "source-total": "Total",
    "source-ships": "Ships",
    "list-last": "{head} and {tail}",
}


class English:
    locale = "en"

    def __call__(self, key: str, /, **args: Any) -> str:
        return TEXTS[key].format(**args)


def standing(points: tuple[int, ...], places: tuple[int, ...], why: str = "points") -> Standing:
    return Standing(places=places, points=points, sources=(Source("ships", points),), why=why)


def test_the_winner_stands_above_the_places_and_the_table_in_their_order() -> None:
    text = result(standing((4, 12, 7), (3, 1, 2)), English(), NAMES)
    assert text.split("\n") == [
        "🏆 Bea wins with 12 points",
        "1. Bea (B): 12 points",
        "2. Cai (C): 7 points",
        "3. Ana (A): 4 points",
        "```",
        "        B   C   A",
        "Ships  12   7   4",
        "Total  12   7   4",
        "```",
    ]


def test_a_shared_victory_and_what_decided_are_told() -> None:
    lines = result(standing((8, 8, 1), (1, 1, 3), "ships"), English(), NAMES).split("\n")
    assert lines[:2] == ["🏆 Ana and Bea share it with 8 points", "More ships"]


def test_a_game_has_its_own_sign_and_names_of_sources() -> None:
    final = standing((8, 2, 1), (1, 2, 3))
    text = result(final, English(), NAMES, "👑", lambda source, say: source.upper())
    assert text.startswith("👑 Ana")
    assert "\nSHIPS   8   2   1\n" in text


def test_a_table_may_be_narrow_and_without_a_total() -> None:
    rows = source_rows(standing((8, 2, 1), (1, 2, 3)), English())
    assert score_table(rows, [0, 2, 1], wide=2) == ["```", "      A C B", "Ships 8 1 2", "```"]
