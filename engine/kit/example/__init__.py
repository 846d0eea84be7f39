"""Larder, for 2 or 3.

All fill their larders in secret: twelve things, at most six of a kind. Then each in turn brings out
one of theirs, or nothing, and the next seat says whether they taste it. The player who has tasted
most after three rounds wins.
"""

from __future__ import annotations

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question, Ready, Standing, UpcomingQuestion
from engine.kit.plain.scenes import plain_scenes
from engine.kit.showing import Wording
from engine.kit.steps import BySteps, Steps
from engine.kit.words.pages import pages
from engine.kit.words.score import result
from engine.kit.words.story import line_by_line

from .box import SEATS
from .mind import absent, next, seen
from .mind.orders import ORDERS, ordered
from .mind.ready import ready
from .rules import setup, turns
from .rules.scoring import final_standing
from .state import State, View
from .words import answers, asking, chronicle, lessons, names, position


class Larder(BySteps[State]):
    """The rules object."""

    key = "larder"
    seats = SEATS
    version = 1
    state_type = State
    view_type = View
    steps = Steps(setup, turns)

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The table laid for `seats`."""
        return setup.set_up(seats, chance)

    def view(self, state: State, seat: int | None) -> View:
        """All that `seat` may know; None: a spectator.

        Raises:
            NotYet: for EVERYONE before the game is over.
        """
        return seen.view(state, seat)

    def determinize(self, view: View, chance: Chance) -> State:
        """A full position that fits the view."""
        state = seen.determinize(view, chance)
        self.ask_again(state, view, chance)
        return state

    def default_answer(self, view: View, question: Question) -> Picks:
        """The safe default answer for somebody who is absent."""
        return absent.default_answer(question)

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return final_standing(state.board) if state.board.phase == "over" else None

    # What it offers besides: a game can do without all of this.

    orders = ORDERS

    def foreseen(self, view: View) -> tuple[UpcomingQuestion, ...]:
        """Questions that may come to a seat that waits."""
        return next.foreseen(view)

    def next_seats(self, view: View) -> tuple[int, ...]:
        """The seats that are asked next, whatever is answered now."""
        return next.next_seats(view)

    def ready(self, view: View, question: Question) -> tuple[Ready, ...]:
        """The ready larders; nothing for other questions."""
        return ready(question)

    def ordered(self, view: View, question: Question, orders: dict[str, str]) -> Picks | None:
        """The answer that standing orders give."""
        return ordered(question, orders)


GAME = Larder()
WORDS = Wording(
    functions=names.FUNCTIONS,
    phase=position.phase,
    question=asking.question,
    option=asking.option,
    picks=asking.picks,
    event=chronicle.event,
    summary=line_by_line(chronicle.event),
    hand=position.hand,
    standings=position.standings,
    counts=position.counts,
    result=result,
    rules=pages("overview", "turn"),
    rules_now=lambda view: "overview" if view.board.phase == "fill" else "turn",
    ready=answers.ready,
    written=answers.written,
    read=answers.read,
)
PICTURES = plain_scenes(GAME.key, WORDS, position.cards)
LESSONS = lessons.LESSONS
