"""Random games of Raiders of the North Sea against a second reckoning of work in the village."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS, RAIDS
from engine.games.raiders.events import QUESTIONS
from engine.kit.chance import Chance
from tests.games.raiders import hooks
from tests.games.raiders.second_works import difference, expected, holdings
from tests.games.suite import Case, Table, option_sets

CASE = Case(GAME, hooks.HOOKS)
OPTIONS = option_sets(GAME)
seats_and_games = pytest.mark.parametrize(
    ("seats", "games"), [(2, 60), (3, 50), (4, 40)], ids=["2", "3", "4"]
)
OF_RAIDS = {"reroll", "choose-set", "deaths", "avenge", "lose-crew"}
"""What a raid asks, which is reckoned in `second_raids.py`."""


def compare(table: Table) -> Counter[str]:
    """A random game, each answer's changes compared; the kinds of questions and cards seen."""
    game = table.case.game
    seen: Counter[str] = Counter()
    state, luck, number = table.start(), table.luck("works"), 0
    while questions := game.questions(state):
        number += 1
        question = luck.choice(questions)
        picks = question.sample(luck)
        changes = None if picks[0] in RAIDS else expected(state, question, picks)
        before = holdings(state)
        events = game.answer(state, question, picks, Chance(table.seed, number))
        if changes is not None:
            found = difference(before, holdings(state), events)
            assert found == changes, f"{table}, answer {number}: {question}, {picks}"
            seen[question.kind] += 1
            seen.update(fact.args["card"] for fact in events if fact.kind == "hall-played")
    return seen


@seats_and_games
def test_work_and_cards_change_what_the_second_reckoning_says(seats: int, games: int) -> None:
    seen: Counter[str] = Counter()
    for index in range(games):
        seen += compare(Table(CASE, seats, OPTIONS[index % len(OPTIONS)], 6000 + index))
    playable = {key for key, card in CARDS.items() if not card.hero}
    asked = set(QUESTIONS) - OF_RAIDS - {"keep-hand", "hall-card"}
    assert playable | asked <= set(seen) | ({"target-seat"} if seats == 2 else set())
