"""What random games of Raiders of the North Sea seldom bring, in games of hasty seats: they raid
as soon as they may, and are sensible half of the time."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.raiders import GAME
from engine.games.raiders.box import RAIDS
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.raiders import happenings, hooks
from tests.games.suite import Case, Table, option_sets

CASE = Case(GAME, hooks.HOOKS)
OPTIONS = option_sets(GAME)
GAMES = 700


def hasty(state: State, question: Question, luck: Chance) -> Picks:
    raids = [option for option in question.options if option in RAIDS]
    if raids:
        return (luck.choice(raids),)
    if question.kind == "hall-card" and "merchant" in question.options:
        return ("merchant",)
    return GAME.likely(state, question, luck) if luck.below(2) else question.sample(luck)


def tables() -> Iterator[Table]:
    for index in range(GAMES):
        yield Table(CASE, 2 + index % 3, OPTIONS[index // 3 % len(OPTIONS)], 8000 + index)


def test_what_is_rare_in_random_games_happens_in_hasty_ones() -> None:
    missing = set(happenings.RARE)
    for table in tables():
        state, luck, number = table.start(), table.luck("hasty"), 0
        while questions := GAME.questions(state):
            number += 1
            question = luck.choice(questions)
            picks = hasty(state, question, luck)
            assert question.accepts(picks) is None, f"{table}, answer {number}: {picks}"
            events = GAME.answer(state, question, picks, Chance(table.seed, number))
            missing -= hooks.fired(question, picks, events, state)
        hooks.conserved(state)
        if not missing:
            return
    assert not missing, f"never happened: {sorted(missing)}"
