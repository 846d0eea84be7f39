"""What is told of a raid before and after its dice are rolled."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import FACES, SETTLEMENTS
from engine.games.raiders.mind.worth import MEAN
from engine.games.raiders.rules.raids import may_improve, odds, strength, tier
from engine.kit.contract import Question
from tests.games.raiders.positions import table

DICED = [key for key, place in SETTLEMENTS.items() if place.dice]


def best(settlement: str, base: int, dice: tuple[int, ...], uses: int) -> float:
    """The expected points of a roll when dice are rolled again as well as can be."""
    place = SETTLEMENTS[settlement]
    most: float = max((p for needed, p in place.tiers if base + sum(dice) >= needed), default=0)
    for index in range(len(dice) if uses else 0):
        after = [(*dice[:index], face, *dice[index + 1 :]) for face in FACES]
        most = max(most, sum(best(settlement, base, one, uses - 1) for one in after) / 6)
    return most


@pytest.mark.parametrize("brawlers", [0, 1, 2])
@pytest.mark.parametrize("settlement", DICED)
def test_the_odds_that_are_told_are_those_of_all_rolls(settlement: str, brawlers: int) -> None:
    place = SETTLEMENTS[settlement]
    board = table(crew={0: "brawler " * brawlers + "sage"}).board
    rolls = list(product(FACES, repeat=place.dice))
    for needed, _ in place.tiers:
        for near in (2, 5, 8):
            board.armour[0] = needed - near - 2 * brawlers
            base = strength(board, 0, settlement).total
            told = odds(board, 0, settlement)
            assert sum(share for _, share in told) == pytest.approx(1)
            assert [points for points, _ in told] == sorted({points for points, _ in told})
            mean = sum(best(settlement, base, roll, brawlers) for roll in rolls) / len(rolls)
            assert sum(points * share for points, share in told) == pytest.approx(mean)
            if not brawlers:
                assert MEAN[settlement][base] == pytest.approx(mean)


@pytest.mark.parametrize("settlement", DICED)
def test_rolling_again_is_asked_where_it_may_help_and_by_order_never_costs_a_tier(
    settlement: str,
) -> None:
    orders = {order.key: "ask" for order in GAME.orders} | {"reroll": "lowest"}
    view = GAME.view(table(), 0)
    for dice in product(FACES, repeat=SETTLEMENTS[settlement].dice):
        for total, uses in product(range(sum(dice), 45), (1, 2, 3)):
            rolled = list(dice)
            for _ in range(uses):
                rolled[rolled.index(min(rolled))] = max(FACES)
            now, most = tier(settlement, total), tier(settlement, total - sum(dice) + sum(rolled))
            assert may_improve(settlement, total, dice, uses) is (most > now)
            if most > now:
                options = (*(f"die.{n + 1}" for n in range(len(dice))), "keep")
                about = (settlement, total, uses, *dice)
                question = Question(1, 0, "reroll", options, about=about)
                picks = GAME.ordered(view, question, orders)
                assert picks is not None
                rolled = dice[options.index(picks[0])]
                assert rolled == min(dice)
                assert tier(settlement, total - rolled + min(FACES)) >= now
