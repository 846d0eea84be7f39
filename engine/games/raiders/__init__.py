"""Raiders of the North Sea, for 2 to 4."""

from __future__ import annotations

from engine.kit.chance import Chance
from engine.kit.contract import POSTS, Event, Picks, Question, Standing, UpcomingQuestion, Warning
from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.steps import BySteps

from .events import QUESTIONS
from .mind import habits, seen
from .mind.absent import default_answer
from .mind.next import foreseen, next_seats
from .mind.orders import ORDERS
from .mind.orders import ordered as given
from .mind.value import JUDGEMENT, features
from .mind.warnings import warning
from .pictures.board import board, post
from .pictures.cards import hand
from .pictures.cover import cover
from .pictures.lessons import page_picture, thing_picture
from .pictures.prompt import prompt
from .rules import hall, hiring, opponents, raids, scoring, setup, turns, village
from .rules.scoring import final_standing
from .state import State, View, rule
from .words import asking, chronicle, lessons, names, options, pages, position


class Raiders(BySteps[State]):
    """The rules object."""

    key = "raiders"
    seats = range(2, 5)
    options = (*setup.OPTIONS, POSTS)
    version = 4
    same_form = (1, 2, 3)
    # Version 1 let a Merchant copy the Town Hall itself, and asked in which order crew dies;
    # version 2 asked for the plunder set before the dice; version 3 asked at Town Hall, Treasury
    # and Barracks for the card afterwards, and with each hiring for somebody who goes.
    state_type = State
    view_type = View
    chapters = (setup, turns, village, hiring, hall, opponents, raids, scoring)
    """Whose rules fill the rulebook."""
    steps = rule
    piles = seen.PILES
    rollouts = 70
    rollout_depth = habits.ROLLOUT_DEPTH
    judgement = JUDGEMENT
    orders = ORDERS

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The table laid for `seats`."""
        return setup.set_up(seats, options, chance)

    def fill_in(self, state: State, view: View, chance: Chance) -> None:
        """What others have answered to a sealed question."""
        seen.choose_in_secret(state, view, chance)

    def default_answer(self, view: View, question: Question) -> Picks:
        """The default answer for somebody who is absent."""
        return default_answer(view, question)

    def rollout_policy(self, state: State, question: Question, chance: Chance) -> Picks:
        """What a sensible seat would answer."""
        return habits.rollout_policy(state, question, chance)

    def features(self, state: State) -> list[tuple[float, ...]]:
        """What a position is judged by."""
        return features(state)

    def next_seats(self, view: View) -> tuple[int, ...]:
        """The seat whose turn comes next, where nobody else can be asked before."""
        return next_seats(view)

    def foreseen(self, view: View) -> tuple[UpcomingQuestion, ...]:
        """The questions of a seat's next turn."""
        return foreseen(view)

    def ordered(self, view: View, question: Question, orders: dict[str, str]) -> Picks | None:
        """The answer that standing orders give."""
        return given(view, question, orders)

    def warning(self, view: View, question: Question) -> Warning | None:
        """What a friend would say before an answer does harm."""
        return warning(view, question)

    def ends_round(self, event: Event, seats: int) -> bool:
        """Turns are counted through, and everybody has one in turn."""
        return event.kind == "turn-over" and event.args["turn"] % seats == 0

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return final_standing(state) if state.board.phase == "over" else None


GAME = Raiders()
WORDS = Wording(
    functions=names.FUNCTIONS,
    phase=position.phase,
    question=asking.question,
    brief=asking.brief,
    option=options.option,
    options=options.options,
    picks=asking.picks,
    event=chronicle.event,
    matters=chronicle.MATTERS,
    summary=chronicle.summary,
    hand=position.hand,
    standings=position.standings,
    counts=position.counts,
    position=position.pages,
    result=position.result,
    rules=pages.rules,
    rules_now=pages.rules_now,
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
