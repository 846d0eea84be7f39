"""Random games of Ortus Regni with decks that bring what is to be watched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from engine.games.ortus_regni import GAME
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from tests.games.checks import (
    check_commute,
    check_default,
    check_foreseen,
    check_hidden,
    check_imagine,
    check_luck,
    check_offers,
    check_round_trip,
    check_symmetry,
    check_two_worlds,
    check_views,
)
from tests.games.ortus_regni import hooks
from tests.games.suite import Case, Step, Table, encode, option_sets

CASE = Case(GAME, hooks.HOOKS)
OPTIONS = option_sets(GAME)
DECKS = {
    "attack": "castle*6 land*4 market church cathedral prince*2 vassal*5 champion*2 mercenary*2",
    "joust": "castle*5 land*3 church prince*2 vassal*3 champion*2 monk treachery banner*6",
    "treachery": "castle*4 land*2 market prince vassal*5 mercenary treachery*4 intrigue*3 allies*3",
}
LEFT_OUT = ("resign", "draw", "towers")
"""What leaves little to watch is drawn again."""


class Watches(Protocol):
    """What is told of a game: position before, answer, what came of it, position after."""

    def answered(
        self,
        before: bytes,
        question: Question,
        picks: Picks,
        events: list[Event],
        after: object,
    ) -> None: ...


def deck(name: str) -> Picks:
    """The answer that builds a deck."""
    found = []
    for word in DECKS[name].split():
        kind, _, count = word.partition("*")
        found += [f"{kind}.{n + 1}" for n in range(int(count or 1))]
    assert len(found) == 24, name
    return tuple(found)


def follow(seats: int, games: int, first: int, name: str, watcher: Watches) -> None:
    """Random games, half of the seats with the deck of this name; whoever can do in his turn
    what it is named after does it half of the time. Nobody resigns."""
    for table in _tables(seats, games, first):
        state, luck, number = table.start(), table.luck(name), 0
        while questions := GAME.questions(state):
            number += 1
            question = luck.choice(questions)
            picks = _answer(question, luck, name)
            before = encode(state)
            events = GAME.answer(state, question, picks, Chance(table.seed, number))
            try:
                watcher.answered(before, question, picks, events, state)
            except AssertionError as error:
                raise AssertionError(f"{table}, answer {number}: {error}") from error


def _tables(seats: int, games: int, first: int, case: Case = CASE) -> list[Table]:
    return [Table(case, seats, OPTIONS[i % len(OPTIONS)], first + i) for i in range(games)]


RARE = (
    *("allies", "struggle", "yield-armies", "yield-properties", "tribute", "church-decides"),
    *("ransom-lords", "ransom-price", "attack-losses", "defence-losses", "properties-lost"),
    *("seize", "joust-ante", "joust-card", "garrison", "monastery", "choose-towers"),
)
"""Questions that random games do not often come to."""
CHECKS = (
    *(check_views, check_hidden, check_two_worlds, check_imagine, check_foreseen),
    *(check_offers, check_symmetry, check_round_trip, check_luck, check_default, check_commute),
)


def check_rare_positions(seats: int, games: int, name: str, game: Any = GAME) -> Counter[str]:
    """All promises at the rare positions of such games; how many of each there were.

    Raises:
        AssertionError: one is broken; names the game, the answer and the check.
    """
    found: Counter[str] = Counter()
    for table in _tables(seats, games, 9000, Case(game, hooks.HOOKS)):
        state, luck, dice, number = table.start(), table.luck(name), table.luck("checks"), 0
        while questions := game.questions(state):
            number += 1
            question = luck.choice(questions)
            if question.kind in RARE:
                found[question.kind] += 1
                step = Step(table, number, state, questions)
                for check in CHECKS:
                    _checked(check, step, dice)
            picks = _answer(question, luck, name)
            game.answer(state, question, picks, Chance(table.seed, number))
            hooks.conserved(state)
    return found


def _checked(check: Callable[[Step, Chance], None], step: Step, dice: Chance) -> None:
    try:
        check(step, dice)
    except Exception as error:
        where = f"{step.table}, answer {step.number}, {check.__name__}"
        raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error


def _answer(question: Question, luck: Chance, name: str) -> Picks:
    if question.kind == "build-deck" and luck.below(2):
        return deck(name)
    picks = question.sample(luck)
    if question.kind == "turn":
        for _ in range(3):
            if picks[0] in LEFT_OUT:
                picks = question.sample(luck)
        if name in question.options and luck.below(2):
            return (name,)
        return ("draw",) if picks == ("resign",) else picks
    if question.kind == "attack-forces":
        return max([picks, question.sample(luck), question.sample(luck)], key=len)
    return picks
