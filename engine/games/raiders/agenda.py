"""The agenda of this game: see `engine.agenda`."""

from __future__ import annotations

from engine import agenda

from .state import Board, State, Step

Rule = agenda.Rule[State, Step]
Reply = agenda.Reply[State, Step]


def everybody(board: Board) -> tuple[int, ...]:
    """All seats, for events that reveal something."""
    return tuple(range(board.seats))


def others(board: Board, seat: int) -> list[int]:
    """The other seats, clockwise from this one."""
    seats = board.seats
    return [(seat + by) % seats for by in range(1, seats)]
