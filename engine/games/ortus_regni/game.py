"""Ortus Regni as an `engine.contract.Game`."""

from __future__ import annotations

from engine.agenda import ByAgenda
from engine.contract import (
    Chance,
    Foreseen,
    Picks,
    Question,
    Ready,
    Standing,
)

from . import ahead, decks, fancy, habits, knowledge, standing_orders
from .absent import modest
from .components import SEATS
from .preparation import OPTIONS, set_up
from .rules import REPLIES, RULES
from .scoring import final_standing
from .state import State, Step, View


class OrtusRegni(ByAgenda[State, Step]):
    """The rules object."""

    key = "ortus_regni"
    seats = SEATS
    options = OPTIONS
    orders = standing_orders.ORDERS
    version = 1
    horizon = habits.HORIZON
    state_type = State
    view_type = View
    rules = RULES
    replies = REPLIES

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The table laid for `seats`."""
        return set_up(seats, options, chance)

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


GAME = OrtusRegni()
