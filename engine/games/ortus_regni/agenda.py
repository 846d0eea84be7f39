"""The agenda of this game: see `engine.agenda`."""

from __future__ import annotations

from engine import agenda

from .state import Board, State, Step

Rule = agenda.Rule[State, Step]
Reply = agenda.Reply[State, Step]


def everybody(state: State) -> tuple[int, ...]:
    """All seats, for events that reveal something."""
    return tuple(range(state.board.seats))


def others(board: Board, seat: int) -> list[int]:
    """The living seats but this one, clockwise from its left."""
    order = [*range(seat + 1, board.seats), *range(seat)]
    return [other for other in order if board.alive[other]]


def all_but(board: Board, seat: int) -> tuple[int, ...]:
    """Every other seat, those who have left too: whom an event tells what only `seat` knew."""
    return tuple([other for other in range(board.seats) if other != seat])
