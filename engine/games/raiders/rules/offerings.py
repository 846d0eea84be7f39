"""Offerings to the chieftain: tiles that are bought with plunder and silver."""

from __future__ import annotations

from ..box import OFFER_KEYS, OFFERS
from ..state import Board, Play
from .goods import held, pay


def affordable(board: Board, seat: int, tile: str, waived: str = "") -> bool:
    """Whether a seat can pay for a tile; `waived`: one of this kind need not be paid."""
    for kind, price in OFFERS[tile].cost.items():
        if held(board, seat, kind) < price - (kind == waived):
            return False
    return True


def trader_options(board: Board, seat: int) -> tuple[str, ...]:
    """Trader: each tile with each kind of which one less can be paid."""
    return tuple(
        [
            f"{tile}.{kind}"
            for tile in board.offers
            for kind in OFFERS[tile].cost
            if affordable(board, seat, tile, kind)
        ]
    )


def offer(play: Play, seat: int, tile: str, waived: str, why: str) -> None:
    """Making offerings: pay, take the tile face down, open a new one in its place."""
    state, board = play.state, play.board
    tiles = state.tiles[seat]
    tiles.append(tile)
    tiles.sort(key=OFFER_KEYS.index)
    play.tell("offering-made", seat=seat, tile=tile, waived=waived, tiles=len(tiles))
    for kind, price in OFFERS[tile].cost.items():
        pay(play, seat, kind, price - (kind == waived), why)
    index = board.offers.index(tile)
    if state.stack:
        board.offers[index] = new = state.stack.pop()
        play.tell("offer-opened", tile=new, stack=len(state.stack), reveals=play.everybody)
    else:
        del board.offers[index]
