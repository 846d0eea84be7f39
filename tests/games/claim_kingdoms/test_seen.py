"""What each seat may know of hidden cards."""

from __future__ import annotations

from engine.games.claim_kingdoms import GAME
from engine.kit.contract import EVERYONE
from tests.games.claim_kingdoms.positions import complete, table


def test_a_hidden_card_is_seen_by_those_who_know_it_and_all_are_at_the_end() -> None:
    hands = {0: "mages", 1: "orcs/all mages", 2: "orcs/a elves"}
    state = table(3, {"N0E0": "elves"}, hands=hands, hand=2, deck="orcs/b mages/all")
    complete(state)
    state.looked, state.looked_known = ["orcs", "mages"], [0b1, 0b1111]
    for seat, first, second, third, under, looked in (
        (0, ["mages"], ["orcs", ""], ["orcs", ""], ["", "mages"], ["orcs", "mages"]),
        (1, [""], ["mages", "orcs"], ["", ""], ["orcs", "mages"], ["", "mages"]),
        (2, [""], ["orcs", ""], ["elves", "orcs"], ["", "mages"], ["", "mages"]),
        (None, [""], ["orcs", ""], ["", ""], ["", "mages"], ["", "mages"]),
    ):
        view = GAME.view(state, seat)
        assert view.hands == [first, second, third]
        assert (view.under, view.looked) == (under, looked)
    state.board.phase, state.board.end = "over", "cards"
    assert GAME.view(state, EVERYONE).hands == [["mages"], ["mages", "orcs"], ["elves", "orcs"]]
