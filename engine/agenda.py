"""How a game's rules run step by step: for games that keep an agenda, whichever they are.

A game's board has an `agenda`: what is still to be done, the next step last. Steps are taken from
it until somebody has to be asked. A rule is a function of the position and one step. The step has
left the agenda when the rule runs; a rule that has to ask puts it back with the question, and
changes nothing else that lies open, so that the same step asks the same again. When an answer
comes, the step is taken off once more and handed to the reply; where several seats were asked
together, the reply puts it back until the last one has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from engine.contract import Chance, Event, IllegalAnswer, Limit, Picks, Question, TableOption


class Doing(Protocol):
    """A step: one thing that is still to be done."""

    @property
    def do(self) -> str:
        """Names its rule."""

    @property
    def seat(self) -> int:
        """Who is to act, or whom it concerns."""


class Played(Protocol):
    """A position of a game with an agenda."""

    board: Any
    """Has the `agenda`, a list of steps."""
    questions: list[Question]
    """Open now, by seat."""
    asked: int
    """The number of the last question that was asked."""


S = TypeVar("S", bound=Played)
D = TypeVar("D", bound=Doing)

Rule = Callable[[S, D, list[Event], Chance], None]
"""(position, step, events to add to, luck)"""
Reply = Callable[[S, D, Question, Picks, list[Event], Chance], None]
"""(position, step that asked, question, its picks, events to add to, luck)"""


def ask(
    state: Played,
    step: Doing,
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
    state: Played,
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
    """Put a question to any seat, or to one of several. The rule puts the step back itself, and
    asks the seats in their order."""
    state.asked = number = state.asked + 1
    state.questions.append(
        Question(number, seat, kind, options, least, most, limits, ordered, sealed, about)
    )


class ByAgenda(Generic[S, D]):
    """What all games with an agenda do alike: the rules object of one extends this."""

    seats: range
    options: tuple[TableOption, ...] = ()
    version: int
    state_type: type[S]
    rules: Mapping[str, Rule[S, D]]
    """Of all steps, by name."""
    replies: Mapping[str, Reply[S, D]]
    """To the questions of those steps that ask, by the step's name."""

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> S:
        """The position before its first step is done."""
        raise NotImplementedError

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> S:
        """A table laid for `seats`, with the first questions asked.

        Raises:
            ValueError: not a number of seats of this game.
        """
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: the game is for {self.seats[0]} to {self.seats[-1]}")
        chosen = {option.key: option.default for option in self.options} | options
        state = self.set_up(seats, chosen, chance)
        self.run(state, [], chance)
        return state

    def questions(self, state: S) -> tuple[Question, ...]:
        """All that is open, by seat."""
        return tuple(state.questions)

    def answer(self, state: S, question: Question, picks: Picks, chance: Chance) -> list[Event]:
        """Apply an answer and go on to the next question.

        Raises:
            IllegalAnswer: see the contract; the state is untouched.
        """
        if question not in state.questions:
            raise IllegalAnswer("not-open")
        reason = question.accepts(picks)
        if reason is not None:
            raise IllegalAnswer(reason)
        events: list[Event] = []
        state.questions.remove(question)
        step = state.board.agenda.pop()
        self.replies[step.do](state, step, question, picks, events, chance)
        self.run(state, events, chance)
        return events

    def run(self, state: S, events: list[Event], chance: Chance) -> None:
        """Do what is on the agenda until somebody is asked, or nothing is left."""
        agenda, rules = state.board.agenda, self.rules
        while agenda and not state.questions:
            step = agenda.pop()
            rules[step.do](state, step, events, chance)

    def upgrade(self, stored: dict[str, Any], from_version: int) -> S:
        """A position stored by an older version; of a game in its first version there are none.

        Raises:
            ValueError: no such version.
        """
        if from_version != self.version:
            raise ValueError(f"no version {from_version}")
        return msgspec.convert(stored, self.state_type, str_keys=True)
