"""Random games of Ortus Regni against a second count of their end, from the events alone."""

from __future__ import annotations

from engine.games.ortus_regni import GAME
from engine.kit.contract import Event, Picks, Question
from tests.games.ortus_regni.second_scorer import left_in_order, second_score
from tests.games.ortus_regni.watching import follow


def test_the_last_to_leave_is_second_and_the_first_is_last() -> None:
    score = second_score(4, [2, 0, 3])
    assert score["places"] == [3, 1, 4, 2]
    assert score["points"] == [1, 3, 0, 2]


class Ledger:
    """The events of each game, and its end."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ends = 0

    def answered(
        self, before: bytes, question: Question, picks: Picks, events: list[Event], after: object
    ) -> None:
        self.events += events
        standing = GAME.standing(after)  # type: ignore[arg-type]
        if standing is None:
            return
        out = left_in_order(self.events)
        second = second_score(len(standing.places), out)
        assert list(standing.places) == second["places"]
        assert list(standing.points) == second["points"]
        last = self.events[-1]
        assert (last.kind, last.args["winners"]) == ("game-over", [second["places"].index(1)])
        self.events.clear()
        self.ends += 1


def test_places_follow_from_who_left_when() -> None:
    ledger = Ledger()
    for seats, games in ((2, 60), (3, 40), (4, 30), (5, 25), (6, 20)):
        follow(seats, games, 8000, "treachery", ledger)
    assert ledger.ends == 175
