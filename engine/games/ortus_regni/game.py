"""Ortus Regni as an `engine.contract.Game`."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.contract import (
    Chance,
    Event,
    Foreseen,
    IllegalAnswer,
    Picks,
    Question,
    Ready,
    Standing,
)

from . import ahead, decks, fancy, habits, knowledge, standing_orders
from .absent import modest
from .components import SEATS
from .preparation import OPTIONS, set_up
from .rules import REPLIES, run
from .scoring import final_standing
from .state import State, View


class OrtusRegni:
    """The rules object."""

    key = "ortus_regni"
    seats = SEATS
    options = OPTIONS
    orders = standing_orders.ORDERS
    version = 1
    horizon = habits.HORIZON
    state_type = State
    view_type = View

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """A table laid for `seats`: the decks are to be chosen.

        Raises:
            ValueError: not a number of seats of this game.
        """
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: the game is for 2 to 6")
        chosen = {option.key: option.default for option in OPTIONS} | options
        state = set_up(seats, chosen, chance)
        run(state, [], chance)
        return state

    def questions(self, state: State) -> tuple[Question, ...]:
        """What is open: one question at a time, but for decks, Towers of the tournament rules
        and gifts to the King; none once the game is over."""
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
        return fancy.imagine(view, chance)

    def default(self, view: View, question: Question) -> Picks:
        """The modest answer for somebody who is absent."""
        return modest(view, question)

    def ready(self, view: View, question: Question) -> tuple[Ready, ...]:
        """The ready decks; nothing for other questions."""
        return decks.ready(question)

    def ordered(self, view: View, question: Question, orders: dict[str, str]) -> Picks | None:
        """The answer that standing orders give."""
        return standing_orders.ordered(view, question, orders)

    def likely(self, state: State, question: Question, chance: Chance) -> Picks:
        """How a sensible seat would answer."""
        return habits.likely(state, question, chance)

    def outlook(self, state: State) -> tuple[float, ...]:
        """What a position that is not over promises to each seat."""
        return habits.outlook(state)

    def foreseen(self, view: View) -> tuple[Foreseen, ...]:
        """Questions that may come to a seat."""
        return ahead.foreseen(view)

    def next_seats(self, view: View) -> tuple[int, ...]:
        """Who comes after the seats that are asked now, where that is certain."""
        return ahead.next_seats(view)

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return final_standing(state.board) if state.board.phase == "over" else None

    def upgrade(self, stored: dict[str, Any], from_version: int) -> State:
        """A position stored by an older version.

        Raises:
            ValueError: no such version.
        """
        if from_version != self.version:
            raise ValueError(f"no version {from_version}")
        return msgspec.convert(stored, State)


GAME = OrtusRegni()
