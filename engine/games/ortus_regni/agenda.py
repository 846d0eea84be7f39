"""How the rules run: steps are taken from the agenda until somebody has to be asked.

A rule is a function of the position and one step. The step has left the agenda when the rule
runs; a rule that has to ask puts it back with the question, and changes nothing else, so that
the same step asks the same again. When the answer comes, the step is taken off once more and
handed to the reply. A step that has asked several seats stays until the last of them has
answered: its reply is called for each of them, and finds `state.questions` empty the last time.
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
    ask_seat(state, step.seat, kind, options, about, least, most, limits, ordered)


def ask_seat(
    state: State,
    seat: int,
    kind: str,
    options: tuple[str, ...],
    about: tuple[str | int, ...] = (),
    least: int = 1,
    most: int = 1,
    limits: tuple[Limit, ...] = (),
    ordered: bool = False,
    sealed: bool = False,
) -> None:
    """One of several questions of a step; the rule puts the step back itself, and asks the
    seats in their order."""
    state.asked = number = state.asked + 1
    state.questions.append(
        Question(number, seat, kind, options, least, most, limits, ordered, sealed, about)
    )


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
