"""Offerings to the chieftain: tiles that are bought with plunder and silver."""

from __future__ import annotations

from engine.contract import Event

from .agenda import everybody
from .components import OFFER_KEYS, OFFERS
from .goods import held, pay
from .state import Board, State


def affordable(board: Board, seat: int, tile: str, waived: str = "") -> bool:
    """Whether a seat can pay for a tile; `waived`: one of this kind need not be paid."""
    return all(
        held(board, seat, kind) >= price - (kind == waived)
        for kind, price in OFFERS[tile].cost.items()
    )


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


def offer(state: State, seat: int, tile: str, waived: str, why: str, events: list[Event]) -> None:
    """Making offerings: pay, take the tile face down, open a new one in its place."""
    board = state.board
    tiles = state.tiles[seat]
    tiles.append(tile)
    tiles.sort(key=OFFER_KEYS.index)
    args = {"seat": seat, "tile": tile, "waived": waived, "tiles": len(tiles)}
    events.append(Event("offering-made", args))
    for kind, price in OFFERS[tile].cost.items():
        pay(board, seat, kind, price - (kind == waived), why, events)
    index = board.offers.index(tile)
    if state.stack:
        board.offers[index] = new = state.stack.pop()
        opened = {"tile": new, "stack": len(state.stack)}
        events.append(Event("offer-opened", opened, reveals=everybody(board)))
    else:
        del board.offers[index]
