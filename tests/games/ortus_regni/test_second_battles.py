"""Random games of Ortus Regni against a second reading of its battles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.rules.combat import attack
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from tests.games.ortus_regni.positions import do, table
from tests.games.ortus_regni.second_battles import Story, reading_of
from tests.games.ortus_regni.second_table import VIKINGS, compare
from tests.games.ortus_regni.watching import follow
from tests.games.suite import copy_of, encode


class Watcher:
    """Follows a game and reads each of its battles a second time."""

    def __init__(self) -> None:
        self.story: Story | None = None
        self.before: Any = None
        self.read: Counter[str] = Counter()

    def answered(
        self, before: bytes, question: Question, picks: Picks, events: list[Event], after: Any
    ) -> None:
        kinds = [event.kind for event in events]
        if question.kind in ("declare-attack", "viking-attack") and picks != ("none",):
            self._begin(before, question, picks)
        elif self.story is not None:
            self.story.decisions.made.append((question, picks))
            self.read[f"{question.kind} {question.most}"] += 1
        story = self.story
        if story is None:
            return
        story.revealed += "".join(e.args["card"] for e in events if e.kind == "battle-card")
        if "battle-over" in kinds:
            table = reading_of(self.before, story)
            compare(table, after, events[kinds.index("battle-over") :])
            self.read[f"{story.target.partition('-')[0]} {story.revealed or 'open'}"] += 1
            self.read["vikings" if story.seat == VIKINGS else "earls"] += 1
            self.story = None

    def _begin(self, before: bytes, question: Question, picks: Picks) -> None:
        state = self.before = copy_of(GAME, before)
        vikings = question.kind == "viking-attack"
        seat = VIKINGS if vikings else question.seat
        self.story = Story(seat, question.seat, picks[0], state.battle_deck, "")


@pytest.mark.parametrize(("seats", "games"), [(2, 200), (3, 120), (4, 80), (6, 60)])
def test_battles_end_as_in_the_second_reading(seats: int, games: int) -> None:
    watcher = Watcher()
    follow(seats, games, 4000, "attack", watcher)
    read = watcher.read
    for way in ("towers", "raid", "siege"):
        for card in ("normal", "attacker", "defender", "church", "open"):
            assert read[f"{way} {card}"] > 5, read
    assert read["vikings"] > 2
    assert read["earls"] > 200
    assert read["seize 1"] > 5
    assert read["ransom-price 1"] > 20


def rich_position(seats: int, luck: Chance) -> State:
    """Somebody's turn at a table with large earldoms, in which some cards are others'."""

    def some(kinds: str, most: int) -> str:
        words = kinds.split()
        return " ".join([luck.choice(words) for _ in range(luck.below(most + 1))])

    def owned(words: str) -> str:
        return " ".join([f"{word}@{luck.below(seats)}" for word in words.split()])

    def fief(castle: str) -> str:
        lord = luck.choice(["", ":vassal", ":vassal", ":champion", ":monk"])
        return f"{castle}{lord} {owned(some('land land market church', 4))}"

    def earldom() -> str:
        fiefs = [fief("palace"), *[fief("castle") for _ in range(luck.below(4))]]
        return " | ".join(fiefs).replace(":champion", ":prince", 1)

    every = range(seats)
    king = luck.below(seats + 1)
    return table(
        seats,
        {seat: earldom() for seat in every},
        hands={seat: some("prince vassal champion monk allies castle", 4) for seat in every},
        towers={seat: some("land vassal banquet", 3) for seat in every},
        reserves={seat: some("infantry knight", 5) for seat in every},
        mercenaries={s: some("mercenary mercenary:knight mercenary@0", 2) for s in every},
        king=king if king < seats else -1,
        guard=some("infantry knight", seats - 1).split() if king < seats else [],
        vikings=sorted(some("viking chieftain", 8).split()),
    )


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_battles_of_large_earldoms_end_as_in_the_second_reading(seats: int) -> None:
    watcher = Watcher()
    for number in range(1500):
        luck = Chance(bytes(16), seats * 10_000 + number)
        state = rich_position(seats, luck)
        vikings = luck.below(5) == 0 and bool(state.board.vikings)
        seat = luck.below(seats)
        if not (vikings or attack.possible(state, seat)):
            continue
        do(state, Step("viking-attack" if vikings else "attack", seat))
        while state.questions:
            (question,) = state.questions
            picks = _boldly(question, luck)
            before = encode(state)
            events = GAME.answer(state, question, picks, luck)
            try:
                watcher.answered(before, question, picks, events, state)
            except AssertionError as error:
                raise AssertionError(f"{seats} seats, position {number}: {error}") from error
    read = watcher.read
    for name in ("seize", "ransom-lords", "ransom-price"):
        for count in (1, 2, 3)[: 2 if name == "seize" else 3]:
            assert read[f"{name} {count}"] > 10, read
    assert read["properties-lost 1"] > 10
    assert read["vikings"] > 20


def _boldly(question: Question, luck: Chance) -> Picks:
    """At random, but attackers call all they can half of the time."""
    picks = question.sample(luck)
    if question.kind == "attack-forces" and luck.below(2):
        for option in question.options:
            if question.accepts((*picks, option)) is None:
                picks = (*picks, option)
    return picks
