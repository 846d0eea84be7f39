"""What comes next, as well as a seat can tell: who is asked, and what the seat itself may be
asked."""

from __future__ import annotations

from engine.kit.contract import Question, UpcomingQuestion

from ..state import View


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """Whoever sits after the one that brings something may say now whether they will taste it."""
    board = view.board
    if view.seat is None or view.awaited != ((board.turn, "bring"),):
        return ()
    if (board.turn + 1) % board.seats != view.seat:
        return ()
    return (UpcomingQuestion(Question(0, view.seat, "taste", ("yes", "no"), about=(board.turn,))),)


def next_seats(view: View) -> tuple[int, ...]:
    """After the seat that brings something comes the one beside it: to taste it, or, where
    nothing was brought, to bring something in turn."""
    board = view.board
    bringing = view.awaited == ((board.turn, "bring"),)
    return ((board.turn + 1) % board.seats,) if bringing else ()
