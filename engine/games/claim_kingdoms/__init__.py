"""Claim Kingdoms Royal Edition, for 2 to 4."""

from __future__ import annotations

from engine.kit.chance import Chance
from engine.kit.contract import POSTS, Event, Picks, Question, Standing, UpcomingQuestion, Warning
from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.steps import BySteps, Steps

from .box import SEATS
from .events import QUESTIONS
from .mind import habits, seen
from .mind.absent import default_answer
from .mind.next import foreseen, next_seats
from .mind.value import JUDGEMENT, features
from .mind.warnings import warning
from .pictures.board import board
from .pictures.cards import hand
from .pictures.cover import cover
from .pictures.lessons import page_picture, thing_picture
from .pictures.post import post
from .pictures.prompt import prompt
from .rules import cardpowers, fields, powers, scoring, setup, turns
from .rules.scoring import final_standing
from .state import State, View
from .words import asking, chronicle, lessons, names, position


class ClaimKingdoms(BySteps[State]):
    """The rules object."""

    key = "claim_kingdoms"
    seats = SEATS
    options = (*setup.OPTIONS, POSTS)
    state_type = State
    view_type = View
    judgement = JUDGEMENT
    compares_all = True
    rollout_depth = 7
    rollouts = 400
    steps = Steps(setup, turns, fields, powers, cardpowers, scoring)

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The table laid for `seats`."""
        return setup.set_up(seats, options, chance)

    def view(self, state: State, seat: int | None) -> View:
        """All that `seat` may know; None: a spectator.

        Raises:
            NotYet: for EVERYONE before the game is over.
        """
        return seen.view(state, seat)

    def determinize(self, view: View, chance: Chance) -> State:
        """A full position that fits the view."""
        state = seen.determinize(view, chance)
        if not view.questions:
            self.ask_again(state, view, chance)
        return state

    def default_answer(self, view: View, question: Question) -> Picks:
        """The default answer for somebody who is absent."""
        return default_answer(view, question)

    def foreseen(self, view: View) -> tuple[UpcomingQuestion, ...]:
        """Questions that may come to a seat."""
        return foreseen(view)

    def next_seats(self, view: View) -> tuple[int, ...]:
        """Who comes after the seat that ends its turn by taking a card."""
        return next_seats(view)

    def rollout_policy(self, state: State, question: Question, chance: Chance) -> Picks:
        """How a sensible seat answers."""
        return habits.rollout_policy(state, question, chance)

    def features(self, state: State) -> list[tuple[float, ...]]:
        """What a position is judged by, for each seat."""
        return features(state)

    def warning(self, view: View, question: Question) -> Warning | None:
        """What a friend would say before an answer does harm."""
        return warning(view, question)

    def ends_round(self, event: Event, seats: int) -> bool:
        """Turns are counted through, and everybody has one in turn."""
        return event.kind == "turn-over" and event.args["turn"] % seats == 0

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return final_standing(state.board) if state.board.phase == "over" else None


GAME = ClaimKingdoms()
WORDS = Wording(
    functions=names.FUNCTIONS,
    phase=position.phase,
    question=asking.question,
    brief=asking.brief,
    option=asking.option,
    options=asking.options,
    says_nothing=("target-followers", "target-seats"),
    picks=asking.picks,
    event=chronicle.event,
    matters=chronicle.MATTERS,
    summary=chronicle.summary,
    hand=position.hand,
    position=position.pages,
    standings=position.standings,
    counts=position.counts,
    result=position.result,
    rules=lessons.rules,
    rules_now=lessons.rules_now,
)
PICTURES = Scenes(cover=cover, board=board, hand=hand, prompt=prompt, post=post)
LESSONS = Lessons(
    pages=lessons.PAGES,
    page_picture=page_picture,
    matters=QUESTIONS,
    things=lessons.things,
    thing_picture=thing_picture,
    met=lessons.met,
    first_game=lessons.FIRST_GAME,
)
