"""Random games of Ortus Regni against a second reading of its jousts."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import CARDS, JOUST_DECK
from engine.games.ortus_regni.rules.combat.joust import rank
from engine.kit.contract import Event, Picks, Question
from tests.games.ortus_regni.second_jousts import Story, rank_of, reading_of
from tests.games.ortus_regni.second_table import compare
from tests.games.ortus_regni.watching import follow
from tests.games.suite import copy_of


def test_every_hand_has_the_rank_of_the_rulebooks_pictures() -> None:
    dealt = itertools.product(sorted(set(JOUST_DECK)), repeat=2)
    for first, second in dealt:
        for participant in CARDS:
            assert rank(participant, first, second) == rank_of(participant, first, second)


class Watcher:
    """Follows a game and reads each of its jousts a second time."""

    def __init__(self) -> None:
        self.story: Story | None = None
        self.before: Any = None
        self.read: Counter[str] = Counter()

    def answered(
        self, before: bytes, question: Question, picks: Picks, events: list[Event], after: Any
    ) -> None:
        if question.kind == "turn" and picks == ("joust",):
            self.story, self.before = Story(question.seat), copy_of(GAME, before)
        elif self.story is not None:
            self.story.decisions.made.append((question, picks))
        story = self.story
        if story is None:
            return
        story.hear(events)
        if after.board.joust is None and not after.board.loot:
            over = max(i for i, event in enumerate(events) if event.kind in _JOUST)
            table = reading_of(self.before, story)
            compare(table, after, events[over:])
            self.read["held" if story.dealt else "cancelled"] += 1
            self.read["broken ties"] += len(story.breaks)
            self.read[f"{len(story.dealt)} riders"] += 1
            self.read["castles staked"] += any(e.kind == "fief-taken" for e in events)
            self.story = None


_JOUST = ("joust-cancelled", "joust-won", "jousters-spent", "handed-over", "property-placed")


@pytest.mark.parametrize(("seats", "games"), [(2, 150), (3, 120), (5, 60)])
def test_jousts_end_as_in_the_second_reading(seats: int, games: int) -> None:
    watcher = Watcher()
    follow(seats, games, 6000, "joust", watcher)
    read = watcher.read
    assert read["held"] > 60
    assert read["cancelled"] > 5
    assert read["broken ties"] > 10
    assert read["castles staked"] > 3
    assert read[f"{seats} riders"] > 10
