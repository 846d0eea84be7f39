"""What hiring costs."""

from __future__ import annotations

from typing import Final

from ..box import CARDS
from ..state import Board

BARRACKS: Final = "barracks"
RECRUITER: Final = next(c.key for c in CARDS.values() if c.crew.rule == "hire-discount")
GRAVEDIGGER: Final = next(c.key for c in CARDS.values() if c.hall and c.hall.rule == "swap-crew")
_HALL = CARDS[RECRUITER].hall
assert _HALL is not None
HALL_PRICE: Final = _HALL.price
"""Silver for a card that is hired through a Recruiter at the Town Hall."""


def discount(board: Board, seat: int) -> int:
    """Silver that the seat's Recruiters take off each price at the Barracks."""
    return board.crew[seat].count(RECRUITER) * CARDS[RECRUITER].crew.amount


def price(why: str, card: str, discounted: int) -> int:
    """Silver for hiring a card; never below 0."""
    if why == BARRACKS:
        return max(0, CARDS[card].cost - discounted)
    return HALL_PRICE if why == RECRUITER else 0
