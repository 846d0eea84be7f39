"""What the number of the round forbids."""

from __future__ import annotations

from ...box import PEACE, TOURNAMENT_PEACE
from ...state import Board


def is_peace(board: Board) -> bool:
    """Whether no Earl may attack another yet."""
    return board.round <= (TOURNAMENT_PEACE if board.tournament else PEACE)


def is_truce(board: Board) -> bool:
    """Whether there may be neither Treachery nor Intrigue yet (tournament rules alone)."""
    return board.tournament and board.round <= TOURNAMENT_PEACE
