"""Standing orders: what they answer, from what lies open alone, and where they ask."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import FACES, SETTLEMENTS
from engine.games.raiders.rules.prospects import may_improve
from engine.games.raiders.state import State
from engine.kit.contract import Picks, Question
from tests.games.raiders.positions import EMPTY_HALL, Loaded, answer, hall, seldom, table, turn
from tests.games.raiders.tellings import a_view

ASK = {order.key: "ask" for order in GAME.orders}


def given(state: State, index: int = 0, **orders: str) -> Picks | None:
    """What these orders answer to an open question; what is not ordered is asked."""
    question = GAME.questions(state)[index]
    picks = GAME.ordered(GAME.view(state, question.seat), question, ASK | orders)
    assert picks is None or question.accepts(picks) is None
    return picks


def rolled(*dice: int, crew: str = "brawler sage sage") -> State:
    """A Brawler raids the first monastery, which has its tiers at 12 and 20."""
    state = table(crew={0: crew}, workers=["grey", "black"], provision=8, gold=2, armour=3)
    turn(state)
    answer(state, "place", "monastery_1", luck=Loaded(*dice))
    return state


def test_nothing_holds_that_nobody_ordered() -> None:
    assert {order.key: order.default for order in GAME.orders} == ASK


def test_a_brawler_rolls_the_lowest_die_by_order() -> None:
    below = rolled(3, 2)
    assert GAME.questions(below)[0].kind == "reroll"
    assert given(below, reroll="lowest") == ("die.2",)
    assert given(below) is None


@pytest.mark.parametrize("settlement", [key for key, one in SETTLEMENTS.items() if one.dice])
def test_rolling_again_for_a_better_tier_never_costs_one(settlement: str) -> None:
    """So the order may say that nothing can be lost: of all strengths and dice, wherever it is
    asked."""
    asked, lowest = 0, ASK | {"reroll": "lowest"}
    for dice in product(FACES, repeat=SETTLEMENTS[settlement].dice):
        for total in range(sum(dice), 45):
            if may_improve(settlement, total, list(dice), 1):
                asked += 1
                about = (settlement, total, 1, *dice)
                options = (*(f"die.{n + 1}" for n in range(len(dice))), "keep")
                question = Question(1, 0, "reroll", options, about=about)
                assert GAME.ordered(a_view(), question, lowest) is not None
    assert asked


def test_those_die_first_who_do_something_by_dying() -> None:
    crew = {0: "champion gravedigger mercenary sage"}
    state = table(crew=crew, provision=8, spaces={"harbour_1.1": "VVV"})
    turn(state)
    answer(state, "place", "harbour_1.1")
    assert given(state) is None
    assert given(state, deaths="weakest") == ("gravedigger", "mercenary", "sage")


def test_an_avenger_gets_the_weakest() -> None:
    crew = {0: "avenger sage", 1: "champion sage"}
    state = table(crew=crew, provision=8, spaces={"harbour_1.1": "LV"})
    turn(state)
    answer(state, "place", "harbour_1.1")
    answer(state, "deaths", "avenger")
    assert GAME.questions(state)[0].seat == 1
    assert given(state, **{"lose-crew": "weakest"}) == ("sage",)


@pytest.mark.parametrize(
    ("order", "silver", "gift"),
    [("more", 3, "silver"), ("more", 1, "provision"), ("silver", 1, "silver")],
)
def test_a_mercenary_gets_what_was_ordered(order: str, silver: int, gift: str) -> None:
    state = table(village=EMPTY_HALL, hands={0: "mercenary"}, silver=[0, silver], provision=[0, 2])
    hall(state, "mercenary")
    assert given(state) is None
    assert given(state, give=order) == (gift,)


def test_a_scout_gets_the_cheapest_cards() -> None:
    hands = {0: "champion scout", 1: "champion huntsman sage"}
    state = table(village=EMPTY_HALL, hands=hands)
    hall(state, "scout")
    other = next(i for i, q in enumerate(GAME.questions(state)) if q.seat == 1)
    assert given(state, other, **{"scout-give": "cheapest"}) == ("huntsman",)


def test_the_cheapest_cards_go_above_the_limit() -> None:
    hand = "archer avenger brawler champion folke forager jeweller sage scout scout"
    state = table(hands={0: hand})
    turn(state)
    seldom(state, "mill.idle")
    seldom(state, "gate_house.idle", "pick-up")
    assert given(state, **{"discard-down": "cheapest"}) == ("forager", "jeweller")
