"""Points, followers and cards on the board: the small changes that all rules are made of."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ..box import SEATS
from ..state import Board, Card, Play
from .ground import key_of


def gain(play: Play, seat: int, points: int, why: str, reveals: tuple[int, ...] = ()) -> int:
    """Move a score, never below 0. Returns by how much."""
    before = play.board.score[seat]
    play.board.score[seat] = total = max(0, before + points)
    if total != before:
        play.tell("points", seat=seat, points=total - before, total=total, why=why, reveals=reveals)
    return total - before


def changed(line: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The same with one seat's number changed."""
    numbers = list(line)
    numbers[seat] += by
    return tuple(numbers)


def _shift(board: Board, cell: int, seat: int, by: int) -> None:
    card = board.cards[cell]
    board.cards[cell] = replace(card, followers=changed(card.followers, seat, by))


_ONE: Final = {seats: [changed((0,) * seats, seat, 1) for seat in range(seats)] for seats in SEATS}
"""A single follower on a card, by the number of seats and by seat."""


def new_card(board: Board, cell: int, faction: str, seat: int) -> None:
    """Lay a card down with a follower of the seat on it."""
    board.cards[cell] = Card(faction, _ONE[board.seats][seat], (0,) * board.seats)
    board.supply[seat] -= 1


def check_supply(play: Play, seat: int) -> None:
    """End of the game: a supply that is empty. It stays so even if this turn's field or power
    gives a follower back."""
    board = play.board
    if not board.supply[seat] and not board.end:
        board.end = "followers"
        play.tell("supply-empty", seat=seat)


def add_followers(play: Play, cell: int, seat: int, followers: int, why: str) -> None:
    """From the supply onto a card."""
    board = play.board
    _shift(board, cell, seat, followers)
    board.supply[seat] -= followers
    play.tell(
        "follower-added",
        seat=seat,
        space=key_of(cell),
        followers=followers,
        supply=board.supply[seat],
        why=why,
    )
    check_supply(play, seat)


def remove_followers(
    play: Play, cell: int, owner: int, followers: int, seat: int, why: str
) -> None:
    """From a card back to the owner's supply; `seat` does it."""
    board = play.board
    _shift(board, cell, owner, -followers)
    board.supply[owner] += followers
    play.tell(
        "follower-removed",
        seat=seat,
        owner=owner,
        space=key_of(cell),
        followers=followers,
        supply=board.supply[owner],
        why=why,
    )


def move_follower(play: Play, before: int, after: int, owner: int, seat: int, why: str) -> None:
    """From one card to another."""
    _shift(play.board, before, owner, -1)
    _shift(play.board, after, owner, 1)
    play.tell(
        "follower-moved",
        seat=seat,
        owner=owner,
        before=key_of(before),
        space=key_of(after),
        why=why,
    )
