"""How often the thread gets a post."""

from __future__ import annotations

import pytest

from engine.games import all_games
from engine.kit.contract import MILESTONES, POSTS, Event
from engine.table.record.loaded import has_post

TURNS = list(range(1, 9))


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (2, {"posts": "fitting"}, TURNS),
        (4, {"posts": "fitting"}, [4, 8]),
        (3, {"posts": "fitting"}, [3, 6]),
        (2, {"posts": "round"}, [2, 4, 6, 8]),
        (4, {"posts": "turn"}, TURNS),
        (4, {}, TURNS),
    ],
)
def test_a_table_gets_a_post_a_turn_or_a_round_as_it_wants(
    seats: int, options: dict[str, str], told: list[int]
) -> None:
    """An older table, which has no such wish, goes on as it was."""
    over = {turn: Event("turn-over", {"seat": 0, "turn": turn, "way": "work"}) for turn in TURNS}
    for game in ("raiders", "claim_kingdoms"):
        rules = all_games()[game]
        assert [turn for turn, e in over.items() if has_post(rules, options, seats, e)] == told


def test_the_beginning_and_the_end_are_told_in_any_case() -> None:
    at = {"posts": "round"}, 4
    for game in all_games().values():
        assert has_post(game, *at, Event(MILESTONES[0]))
        assert has_post(game, *at, Event(MILESTONES[-1]))
        assert POSTS in game.options or has_post(game, *at, Event(MILESTONES[1]))
