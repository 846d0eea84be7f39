"""The agenda of this game: see `engine.agenda`."""

from __future__ import annotations

from engine import agenda

from .state import State, Step

Rule = agenda.Rule[State, Step]
Reply = agenda.Reply[State, Step]


def clockwise(board_seats: int, first: int) -> list[int]:
    """All seats, `first` first, then to the left."""
    return [*range(first, board_seats), *range(first)]
