"""Goods, armour and points: everything is taken from the main supply and paid to it."""

from __future__ import annotations

from ..box import MAX_ARMOUR
from ..state import Board, Play


def held(board: Board, seat: int, kind: str) -> int:
    """What a seat has of a kind of goods, or of "armour"."""
    return getattr(board, kind)[seat]  # type: ignore[no-any-return]


def gain(play: Play, seat: int, kind: str, wanted: int, why: str) -> int:
    """Take goods from the supply, which is limited: what there is. Returns how many."""
    supply = play.board.supply
    amount = min(wanted, supply[kind])
    if amount < wanted:
        play.tell("short", seat=seat, kind=kind, wanted=wanted, amount=amount, why=why)
    if amount:
        supply[kind] -= amount
        mine = getattr(play.board, kind)
        mine[seat] += amount
        play.tell("gained", seat=seat, kind=kind, amount=amount, total=mine[seat], why=why)
    return amount


def _to_supply(play: Play, what: str, seat: int, kind: str, amount: int, why: str) -> None:
    mine = getattr(play.board, kind)
    mine[seat] -= amount
    play.board.supply[kind] += amount
    play.tell(what, seat=seat, kind=kind, amount=amount, total=mine[seat], why=why)


def pay(play: Play, seat: int, kind: str, amount: int, why: str) -> None:
    """Pay goods to the supply; nothing where a discount has brought the price to 0."""
    if amount:
        _to_supply(play, "paid", seat, kind, amount, why)


def lose(play: Play, seat: int, kind: str, amount: int, why: str) -> None:
    """A seat loses goods to the supply, or armour, through another one's card."""
    if kind == "armour":
        play.board.armour[seat] -= amount
        total = play.board.armour[seat]
        play.tell("lost", seat=seat, kind=kind, amount=amount, total=total, why=why)
    else:
        _to_supply(play, "lost", seat, kind, amount, why)


def take(play: Play, seat: int, other: int, kind: str, wanted: int, why: str) -> None:
    """Goods go from one seat to another, as far as it has them."""
    goods = getattr(play.board, kind)
    amount = min(wanted, goods[other])
    goods[other] -= amount
    goods[seat] += amount
    play.tell("taken", seat=seat, other=other, kind=kind, amount=amount, why=why)


def arm(play: Play, seat: int, wanted: int, why: str) -> None:
    """Move up the armour track, at most to its end."""
    board = play.board
    amount = min(wanted, MAX_ARMOUR - board.armour[seat])
    board.armour[seat] += amount
    play.tell("armour-gained", seat=seat, amount=amount, total=board.armour[seat], why=why)


def score(board: Board, seat: int, points: int) -> int:
    """Move up the track of victory points. Returns the total."""
    board.score[seat] += points
    return board.score[seat]
