"""What powers, catapults and Spectres may aim at, and how options name it.

Adjacent cards are the orthogonal neighbours, over the borders of maps too. Targets lie face up
and are not locked by an Ice Queen of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..box import LOCKED, SEATS
from ..events import TO
from ..state import Board, Card
from .ground import AROUND_BY_ROWS, BESIDE_BY_ROWS, WIDTH, cell_of, key_of


def is_target(card: Card) -> bool:
    """Face up, and no Ice Queen."""
    return not card.down and card.faction not in LOCKED


def beside(board: Board, cell: int) -> list[int]:
    """Adjacent cards that may be chosen, row by row."""
    cards = board.cards
    return [
        cell + step
        for step in BESIDE_BY_ROWS
        if (card := cards.get(cell + step)) is not None and is_target(card)
    ]


def around(board: Board, cell: int) -> list[int]:
    """The same of the eight neighbours."""
    cards = board.cards
    return [
        cell + step
        for step in AROUND_BY_ROWS
        if (card := cards.get(cell + step)) is not None and is_target(card)
    ]


def in_lines(board: Board, cell: int) -> list[int]:
    """The other cards in this row and this column that may be chosen; gaps do not matter."""
    row, column = divmod(cell, WIDTH)
    found = [
        other
        for other, card in board.cards.items()
        if (other // WIDTH == row or other % WIDTH == column) and other != cell and is_target(card)
    ]
    found.sort()
    return found


def keys(cells: Iterable[int]) -> tuple[str, ...]:
    """Spaces as options."""
    return tuple(map(key_of, cells))


def rivals(board: Board, cell: int, seat: int) -> list[int]:
    """The other seats with followers on a card, clockwise."""
    followers = board.cards[cell].followers
    return [owner for owner in others(board, seat) if followers[owner]]


_OTHERS: Final = {
    seats: [(*range(seat + 1, seats), *range(seat)) for seat in range(seats)] for seats in SEATS
}


def others(board: Board, seat: int) -> tuple[int, ...]:
    """All other seats, clockwise."""
    return _OTHERS[board.seats][seat]


def follower_key(cell: int, owner: int) -> str:
    """ "C4-1": one of seat 1's followers on C4."""
    return f"{key_of(cell)}-{owner}"


def follower_of(option: str) -> tuple[int, int]:
    """(cell, owner) of such an option, numbered or not."""
    space, _, owner = option.partition("-")
    return cell_of(space), int(owner.partition(".")[0])


def space_of(option: str) -> str:
    """The space in a follower's option, or the option itself."""
    return option.partition("-")[0]


def split(pick: str) -> tuple[str, str]:
    """Both halves of a pick such as "C4-1>D5"; the second is empty where there is one alone."""
    first, _, second = pick.partition(TO)
    return first, second


def rival_followers(board: Board, cells: Iterable[int], seat: int) -> tuple[str, ...]:
    """Others' followers on these cards, as options."""
    cards, rivals = board.cards, others(board, seat)
    return tuple(
        [
            follower_key(cell, owner)
            for cell in cells
            for owner in rivals
            if cards[cell].followers[owner]
        ]
    )


def in_range(board: Board, cell: int, seat: int) -> tuple[str, ...]:
    """What a catapult there can remove: followers of any colour on adjacent cards, the seat's own
    last."""
    owners = (*others(board, seat), seat)
    return tuple(
        [
            follower_key(other, owner)
            for other in beside(board, cell)
            for owner in owners
            if board.cards[other].followers[owner]
        ]
    )


def distinct(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards as options where equal ones are the same to whoever chooses."""
    return tuple(dict.fromkeys(cards))
