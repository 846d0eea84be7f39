"""How the rules run: steps are taken from the agenda until somebody has to be asked.

A rule is a function of the position and one step. The step has left the agenda when the rule
runs; a rule that has to ask puts it back with the question, and changes nothing else, so that
the same step asks the same again. When the answer comes, the step is taken off once more and
handed to the reply.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.contract import Chance, Event, Picks, Question

from .state import State, Step

Rule = Callable[[State, Step, list[Event], Chance], None]
"""(position, step, events to add to, luck)"""
Reply = Callable[[State, Step, Question, Picks, list[Event], Chance], None]
"""(position, step that asked, question, its picks, events to add to, luck)"""


def ask(
    state: State,
    step: Step,
    seat: int,
    kind: str,
    options: tuple[str, ...],
    about: tuple[str | int, ...] = (),
) -> None:
    """Put a question with one pick to `seat`; `step` waits for the answer."""
    state.board.agenda.append(step)
    state.asked = number = state.asked + 1
    state.questions.append(Question(number, seat, kind, options, about=about))


def clockwise(board_seats: int, first: int) -> list[int]:
    """All seats, `first` first, then to the left."""
    return [*range(first, board_seats), *range(first)]
