"""Goods, armour and points: everything is taken from the main supply and paid to it."""

from __future__ import annotations

from engine.contract import Event

from .components import MAX_ARMOUR
from .state import Board


def held(board: Board, seat: int, kind: str) -> int:
    """What a seat has of a kind of goods, or of "armour"."""
    return getattr(board, kind)[seat]  # type: ignore[no-any-return]


def gain(board: Board, seat: int, kind: str, wanted: int, why: str, events: list[Event]) -> int:
    """Take goods from the supply, which is limited: what there is. Returns how many."""
    supply = board.supply
    amount = min(wanted, supply[kind])
    if amount < wanted:
        args = {"seat": seat, "kind": kind, "wanted": wanted, "amount": amount, "why": why}
        events.append(Event("short", args))
    if amount:
        supply[kind] -= amount
        mine = getattr(board, kind)
        mine[seat] += amount
        args = {"seat": seat, "kind": kind, "amount": amount, "total": mine[seat], "why": why}
        events.append(Event("gained", args))
    return amount


def _to_supply(
    what: str, board: Board, seat: int, kind: str, amount: int, why: str, events: list[Event]
) -> None:
    mine = getattr(board, kind)
    mine[seat] -= amount
    board.supply[kind] += amount
    args = {"seat": seat, "kind": kind, "amount": amount, "total": mine[seat], "why": why}
    events.append(Event(what, args))


def pay(board: Board, seat: int, kind: str, amount: int, why: str, events: list[Event]) -> None:
    """Pay goods to the supply; nothing where a discount has brought the price to 0."""
    if amount:
        _to_supply("paid", board, seat, kind, amount, why, events)


def lose(board: Board, seat: int, kind: str, amount: int, why: str, events: list[Event]) -> None:
    """A seat loses goods to the supply, or armour, through another one's card."""
    if kind == "armour":
        board.armour[seat] -= amount
        total = board.armour[seat]
        args = {"seat": seat, "kind": kind, "amount": amount, "total": total, "why": why}
        events.append(Event("lost", args))
    else:
        _to_supply("lost", board, seat, kind, amount, why, events)


def take(
    board: Board, seat: int, other: int, kind: str, wanted: int, why: str, events: list[Event]
) -> None:
    """Goods go from one seat to another, as far as it has them."""
    goods = getattr(board, kind)
    amount = min(wanted, goods[other])
    goods[other] -= amount
    goods[seat] += amount
    args = {"seat": seat, "other": other, "kind": kind, "amount": amount, "why": why}
    events.append(Event("taken", args))


def arm(board: Board, seat: int, wanted: int, why: str, events: list[Event]) -> None:
    """Move up the armour track, at most to its end."""
    amount = min(wanted, MAX_ARMOUR - board.armour[seat])
    board.armour[seat] += amount
    args = {"seat": seat, "amount": amount, "total": board.armour[seat], "why": why}
    events.append(Event("armour-gained", args))


def score(board: Board, seat: int, points: int) -> int:
    """Move up the track of victory points. Returns the total."""
    board.score[seat] += points
    return board.score[seat]
