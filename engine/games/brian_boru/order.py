"""Whose turn comes after this one, as everybody can read off the agenda."""

from __future__ import annotations

from .components import CARDS
from .state import Board, Step, View

_ALWAYS_ASK = ("first-town", "play")


def next_seats(view: View) -> tuple[int, ...]:
    """The seats that are asked next, whatever is answered now. In a draft all are asked at
    once, and what comes after an action or a trick depends on it."""
    if len(view.awaited) != 1:
        return ()
    seats: list[int] = []
    for step in reversed(view.board.agenda[:-1]):  # the last one has asked
        if not _asks(view.board, step):
            break
        seats.append(step.seat)
    return tuple(seats)


def _asks(board: Board, step: Step) -> bool:
    """Whether a step is sure to ask: of those who act, whoever has lost with a card that leaves
    a choice."""
    if step.do == "act":
        return step.seat != board.winner and len(CARDS[board.played[step.seat]].actions) > 2
    return step.do in _ALWAYS_ASK
