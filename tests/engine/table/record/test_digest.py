"""How often the thread gets a post."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.games import all_games
from engine.kit.contract import MILESTONES, POSTS, Event
from engine.table.record.log import has_post

TURNS = list(range(1, 9))


def table(people: int, *, of: int, **options: str) -> Any:
    seats = [SimpleNamespace(person=n if n < people else None) for n in range(of)]
    return SimpleNamespace(seats=tuple(seats), options=options)


@pytest.mark.parametrize(
    ("at", "told"),
    [
        (table(2, of=2, posts="fitting"), TURNS),
        (table(2, of=4, posts="fitting"), TURNS),
        (table(4, of=4, posts="fitting"), [4, 8]),
        (table(3, of=3, posts="fitting"), [3, 6]),
        (table(2, of=2, posts="round"), [2, 4, 6, 8]),
        (table(4, of=4, posts="turn"), TURNS),
        (table(4, of=4), TURNS),
    ],
)
def test_a_table_gets_a_post_a_turn_or_a_round_as_it_wants(at: Any, told: list[int]) -> None:
    """An older table, which has no such wish, goes on as it was."""
    raiders = all_games()["raiders"]
    over = {turn: Event("turn-over", {"seat": 0, "turn": turn, "way": "work"}) for turn in TURNS}
    assert [turn for turn, event in over.items() if has_post(raiders, at, event)] == told


def test_the_beginning_and_the_end_are_told_in_any_case() -> None:
    at = table(4, of=4, posts="round")
    for game in all_games().values():
        assert has_post(game, at, Event(MILESTONES[0]))
        assert has_post(game, at, Event(MILESTONES[-1]))
        assert POSTS in game.options or has_post(game, at, Event(MILESTONES[1]))
