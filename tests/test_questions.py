"""`bench.questions` counts what people do with their fingers, and how often a table waits."""

from __future__ import annotations

import pytest

from bench.questions import Table, taps
from engine.kit.contract import Picks, Question
from engine.kit.example import GAME
from engine.kit.showing import Label
from tests.games.example import make_known


def put(count: int, least: int = 1, most: int = 1, *, ordered: bool = False) -> Question:
    return Question(
        1, 0, "card", tuple(f"c{n}" for n in range(count)), least, most, ordered=ordered
    )


@pytest.mark.parametrize(
    ("question", "groups", "picks", "fingers"),
    [
        (put(3), 1, ("c1",), 1),  # buttons
        (put(20), 1, ("c1",), 2),  # a menu
        (put(60), 3, ("c1",), 2),  # a menu for each group
        (put(100), 5, ("c1",), 4),  # a menu of groups, then one of that group
        (put(15, 2, 2), 1, ("c1", "c4"), 3),  # two buttons, confirmed
        (put(16, 2, 2), 1, ("c1", "c4"), 5),  # opened, two chosen, closed, confirmed
        (put(6, 0, 2), 1, (), 1),  # nothing, confirmed
        (put(16, 2, 2, ordered=True), 1, ("c1", "c4"), 5),  # opened and chosen twice, confirmed
        (put(60, 2, 2), 3, ("c1", "c59"), 7),  # in two menus
    ],
)
def test_taps_are_those_of_the_controls(
    question: Question, groups: int, picks: Picks, fingers: int
) -> None:
    labels = [
        Label(f"Card {n}", mark=str(n), group=f"Group {n * groups // len(question.options)}")
        for n in range(len(question.options))
    ]
    assert taps(question, labels, picks) == fingers


def test_every_answer_by_hand_is_counted_once_and_orders_and_plans_save_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make_known(monkeypatch)
    table = Table(GAME, 3, 0, planned=False)
    alone = table.play()
    assert alone.answers == table.given
    # All fill their larders at once: one wait. Then whoever tastes brings out the next thing.
    assert 1 < alone.waits <= alone.answers - 2
    assert alone.taps >= alone.answers
    planned = Table(GAME, 3, 0, planned=True)
    planned.player.plans[1] = [(Question(0, 1, "taste", ("yes", "no")), ("yes",))]
    assert planned.play().answers == planned.given - 1
    again = Table(GAME, 3, 0, planned=False)
    again.player.orders["taste"] = "always"
    assert again.play().answers < again.given


def test_the_same_number_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)
    assert Table(GAME, 2, 5, planned=True).play() == Table(GAME, 2, 5, planned=True).play()
