"""How the rules run: steps are taken from the agenda until somebody has to be asked.

A rule is a function of the position and one step. The step has left the agenda when the rule
runs; a rule that has to ask puts it back with the question, and changes nothing else that lies
open, so that the same step asks the same again. When an answer comes, the step is taken off once
more and handed to the reply; where several were asked together, the reply puts it back until the
last has answered.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.contract import Chance, Event, Limit, Picks, Question

from .state import Board, State, Step

Rule = Callable[[State, Step, list[Event], Chance], None]
"""(position, step, events to add to, luck)"""
Reply = Callable[[State, Step, Question, Picks, list[Event], Chance], None]
"""(position, step that asked, question, its picks, events to add to, luck)"""


def ask(
    state: State,
    step: Step,
    kind: str,
    options: tuple[str, ...],
    about: tuple[str | int, ...] = (),
    least: int = 1,
    most: int = 1,
    limits: tuple[Limit, ...] = (),
    ordered: bool = False,
) -> None:
    """Put a question to the step's seat; the step waits for the answer."""
    state.board.agenda.append(step)
    state.asked = number = state.asked + 1
    state.questions.append(
        Question(number, step.seat, kind, options, least, most, limits, ordered, about=about)
    )


def ask_also(
    state: State,
    seat: int,
    kind: str,
    options: tuple[str, ...],
    about: tuple[str | int, ...],
    count: int = 1,
    sealed: bool = False,
) -> None:
    """Put a question to one of several seats that are asked together, in seat order. The caller
    puts the step back."""
    state.asked = number = state.asked + 1
    state.questions.append(
        Question(number, seat, kind, options, count, count, sealed=sealed, about=about)
    )


def everybody(board: Board) -> tuple[int, ...]:
    """All seats, for events that reveal something."""
    return tuple(range(board.seats))


def others(board: Board, seat: int) -> list[int]:
    """The other seats, clockwise from this one."""
    seats = board.seats
    return [(seat + by) % seats for by in range(1, seats)]
