"""Raiders of the North Sea as an `engine.contract.Game`."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.contract import Chance, Event, IllegalAnswer, Picks, Question, Standing

from . import habits, knowledge, order
from .absent import modest
from .preparation import OPTIONS, set_up
from .rules import REPLIES, run
from .scoring import final_standing
from .state import State, View


class Raiders:
    """The rules object."""

    key = "raiders"
    seats = range(2, 5)
    options = OPTIONS
    version = 1
    state_type = State
    view_type = View
    horizon = habits.HORIZON

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """A table laid for `seats`: everybody has cards to choose a hand from.

        Raises:
            ValueError: not a number of seats of this game.
        """
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: the game is for 2 to 4")
        chosen = {option.key: option.default for option in OPTIONS} | options
        state = set_up(seats, chosen, chance)
        run(state, [], chance)
        return state

    def questions(self, state: State) -> tuple[Question, ...]:
        """All that is open, by seat."""
        return tuple(state.questions)

    def answer(self, state: State, question: Question, picks: Picks, chance: Chance) -> list[Event]:
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
        REPLIES[step.do](state, step, question, picks, events, chance)
        run(state, events, chance)
        return events

    def view(self, state: State, seat: int | None) -> View:
        """All that `seat` may know; None: a spectator.

        Raises:
            NotYet: for EVERYONE before the game is over.
        """
        return knowledge.view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        """A full position that fits the view."""
        return knowledge.imagine(view, chance)

    def default(self, view: View, question: Question) -> Picks:
        """The modest answer for somebody who is absent."""
        return modest(view, question)

    def likely(self, state: State, question: Question, chance: Chance) -> Picks:
        """What a sensible seat would answer."""
        return habits.likely(state, question, chance)

    def outlook(self, state: State) -> tuple[float, ...]:
        """What a position promises each seat."""
        return habits.outlook(state)

    def next_seats(self, view: View) -> tuple[int, ...]:
        """The seat whose turn comes next, where nobody else can be asked before."""
        return order.next_seats(view)

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return final_standing(state) if state.board.phase == "over" else None

    def upgrade(self, stored: dict[str, Any], from_version: int) -> State:
        """A position stored by an older version.

        Raises:
            ValueError: no such version.
        """
        if from_version != self.version:
            raise ValueError(f"no version {from_version}")
        return msgspec.convert(stored, State)


GAME = Raiders()
