"""What a seat sees."""

from __future__ import annotations

from engine.games.raiders import GAME
from tests.games.raiders.positions import complete, table


def test_hands_and_offerings_are_hidden_their_numbers_and_all_else_are_open() -> None:
    hands = {0: "archer", 1: "folke sage"}
    state = table(3, hands=hands, tiles={1: "o15", 2: "o16"}, discards="scout")
    complete(state)
    for seat, hand, tiles in ((0, 1, ()), (1, 2, (1,)), (2, 0, (2,)), (None, 0, ())):
        view = GAME.view(state, seat)
        assert len(view.hand) == hand
        assert [s for s, own in enumerate(view.tiles) if own] == list(tiles)
        assert (view.hand_sizes, view.tile_counts) == ((1, 2, 0), (0, 1, 1))
        assert (view.deck, view.stack) == (67, 11)
        assert view.board == state.board
        assert view.board is not state.board
