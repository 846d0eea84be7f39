"""Brian Boru: High King of Ireland, for 3 to 5."""

from __future__ import annotations

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question, Standing, UpcomingQuestion, Warning
from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.steps import BySteps, Steps

from .events import QUESTIONS
from .mind import habits, seen
from .mind.absent import default_answer
from .mind.next import foreseen, next_seats
from .mind.orders import ORDERS, ordered
from .mind.value import JUDGEMENT, features
from .mind.warnings import warning
from .pictures import lessons as drawn
from .pictures.board import board, post
from .pictures.cover import cover
from .pictures.prompt import hand, prompt
from .rules import icons, marriage, older, scoring, setup, tricks, upkeep
from .rules.scoring import final_standing
from .state import State, View
from .words import asking, chronicle, lessons, options, pages, position, spoken, story


class BrianBoru(BySteps[State]):
    """The rules object."""

    key = "brian_boru"
    seats = range(3, 6)
    version = 2
    same_form = (1,)
    state_type = State
    view_type = View
    orders = ORDERS
    judgement = JUDGEMENT
    compares_all = True
    rollout_depth = habits.ROLLOUT_DEPTH
    rollouts = 320
    steps = Steps(setup, tricks, icons, marriage, upkeep, scoring, older)

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
        """The default answer for somebody who is absent."""
        return default_answer(view, question)

    def foreseen(self, view: View) -> tuple[UpcomingQuestion, ...]:
        """Questions that may come to a seat that waits."""
        return foreseen(view)

    def ordered(self, view: View, question: Question, orders: dict[str, str]) -> Picks | None:
        """The answer that standing orders give; None: the person is asked."""
        return ordered(question, orders)

    def warning(self, view: View, question: Question) -> Warning | None:
        """What to warn of before this question is answered."""
        return warning(view, question)

    def rollout_policy(self, state: State, question: Question, chance: Chance) -> Picks:
        """How a sensible seat answers."""
        return habits.rollout_policy(state, question, chance)

    def features(self, state: State) -> list[tuple[float, ...]]:
        """What a position is judged by."""
        return features(state)

    def next_seats(self, view: View) -> tuple[int, ...]:
        """The seats that are asked next, whatever is answered now."""
        return next_seats(view)

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return final_standing(state.board) if state.board.phase == "over" else None


GAME = BrianBoru()
WORDS = Wording(
    phase=position.phase,
    question=asking.question,
    brief=asking.brief,
    option=options.option,
    options=options.options,
    picks=asking.picks,
    event=chronicle.event,
    matters=story.MATTERS,
    summary=story.summary,
    hand=position.hand,
    standings=position.standings,
    counts=position.counts,
    position=spoken.pages,
    result=position.result,
    rules=pages.rules,
    rules_now=pages.rules_now,
)
PICTURES = Scenes(cover=cover, board=board, hand=hand, prompt=prompt, post=post)
LESSONS = Lessons(
    pages=lessons.PAGES,
    page_picture=drawn.page,
    matters=QUESTIONS,
    things=lessons.things,
    thing_picture=drawn.thing,
    met=lessons.met,
    first_game=lessons.FIRST_GAME,
)
