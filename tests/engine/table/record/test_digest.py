"""How often the thread gets a post."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.games import all_games
from engine.kit.contract import MILESTONES, POSTS, Event
from engine.table.record.log import has_post


def table(people: int, *, of: int, **options: str) -> Any:
    seats = [SimpleNamespace(person=n if n < people else None) for n in range(of)]
    return SimpleNamespace(seats=tuple(seats), options=options)


def turns_told(at: Any) -> list[int]:
    """After which turns a table of Raiders gets a post."""
    over = (Event("turn-over", {"seat": 0, "turn": turn, "way": "work"}) for turn in range(1, 9))
    raiders = all_games()["raiders"]
    return [event.args["turn"] for event in over if has_post(raiders, at, event)]


@pytest.mark.parametrize(
    ("at", "told"),
    [
        (table(2, of=2, posts="fitting"), list(range(1, 9))),
        (table(2, of=4, posts="fitting"), list(range(1, 9))),
        (table(4, of=4, posts="fitting"), [4, 8]),
        (table(3, of=3, posts="fitting"), [3, 6]),
        (table(2, of=2, posts="round"), [2, 4, 6, 8]),
        (table(4, of=4, posts="turn"), list(range(1, 9))),
        (table(4, of=4), list(range(1, 9))),
    ],
)
def test_a_table_gets_a_post_a_turn_or_a_round_as_it_wants(at: Any, told: list[int]) -> None:
    """An older table, which has no such wish, goes on as it was."""
    assert turns_told(at) == told


def test_the_beginning_and_the_end_are_told_in_any_case() -> None:
    at = table(4, of=4, posts="round")
    for game in all_games().values():
        assert has_post(game, at, Event(MILESTONES[0]))
        assert has_post(game, at, Event(MILESTONES[-1]))
        assert POSTS in game.options or has_post(game, at, Event(MILESTONES[1]))
