"""Points, followers and cards on the board: the small changes that all rules are made of."""

from __future__ import annotations

from msgspec.structs import replace

from engine.contract import Event

from .ground import key_of
from .state import Board, Card


def gain(
    board: Board,
    seat: int,
    points: int,
    why: str,
    events: list[Event],
    reveals: tuple[int, ...] = (),
) -> int:
    """Move a score, never below 0. Returns by how much."""
    before = board.score[seat]
    board.score[seat] = total = max(0, before + points)
    if total != before:
        args = {"seat": seat, "points": total - before, "total": total, "why": why}
        events.append(Event("points", args, reveals=reveals))
    return total - before


def changed(line: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The same with one seat's number changed."""
    return (*line[:seat], line[seat] + by, *line[seat + 1 :])


def _shift(board: Board, cell: int, seat: int, by: int) -> None:
    card = board.cards[cell]
    board.cards[cell] = replace(card, followers=changed(card.followers, seat, by))


def new_card(board: Board, cell: int, faction: str, seat: int) -> None:
    """Lay a card down with a follower of the seat on it."""
    none = (0,) * board.seats
    board.cards[cell] = Card(faction, changed(none, seat, 1), none)
    board.supply[seat] -= 1


def check_supply(board: Board, seat: int, events: list[Event]) -> None:
    """End of the game: a supply that is empty. It stays so even if this turn's field or power
    gives a follower back."""
    if not board.supply[seat] and not board.end:
        board.end = "followers"
        events.append(Event("supply-empty", {"seat": seat}))


def add_followers(
    board: Board, cell: int, seat: int, followers: int, why: str, events: list[Event]
) -> None:
    """From the supply onto a card."""
    _shift(board, cell, seat, followers)
    board.supply[seat] -= followers
    args = {
        "seat": seat,
        "space": key_of(cell),
        "followers": followers,
        "supply": board.supply[seat],
        "why": why,
    }
    events.append(Event("follower-added", args))
    check_supply(board, seat, events)


def remove_followers(
    board: Board, cell: int, owner: int, followers: int, seat: int, why: str, events: list[Event]
) -> None:
    """From a card back to the owner's supply; `seat` does it."""
    _shift(board, cell, owner, -followers)
    board.supply[owner] += followers
    args = {
        "seat": seat,
        "owner": owner,
        "space": key_of(cell),
        "followers": followers,
        "supply": board.supply[owner],
        "why": why,
    }
    events.append(Event("follower-removed", args))


def move_follower(
    board: Board, before: int, after: int, owner: int, seat: int, why: str, events: list[Event]
) -> None:
    """From one card to another."""
    _shift(board, before, owner, -1)
    _shift(board, after, owner, 1)
    args = {
        "seat": seat,
        "owner": owner,
        "before": key_of(before),
        "space": key_of(after),
        "why": why,
    }
    events.append(Event("follower-moved", args))
