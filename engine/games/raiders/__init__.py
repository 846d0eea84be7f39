"""Raiders of the North Sea, for 2 to 4."""

from __future__ import annotations

from engine.kit.contract import POSTS, Event
from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.steps import BySteps

from .mind import habits, seen
from .mind.worth import JUDGEMENT, WITHOUT, evaluate_without, features
from .pictures.board import board
from .pictures.lessons import cover, page_picture, thing_picture
from .pictures.pieces import hand
from .pictures.post import post
from .pictures.prompt import prompt
from .rules import hall, raids, turns, village
from .state import State, View, rule
from .words import asking, lessons, names, telling


class Raiders(BySteps[State, View]):
    key = "raiders"
    seats = range(2, 5)
    options = (*turns.OPTIONS, POSTS)
    chapters = (turns, village, hall, raids)
    """Whose rules fill the rulebook."""
    steps = rule
    piles = seen.PILES
    rollouts = 120
    rollout_depth = habits.ROLLOUT_DEPTH
    judgement = JUDGEMENT
    without = WITHOUT
    orders = habits.ORDERS
    set_up = staticmethod(turns.set_up)
    fill_in = staticmethod(seen.choose_in_secret)
    default_answer = staticmethod(habits.default_answer)
    candidates = staticmethod(habits.candidates)
    rollout_policy = staticmethod(habits.rollout_policy)
    features = staticmethod(features)
    evaluate_without = staticmethod(evaluate_without)
    next_seats = staticmethod(seen.next_seats)
    foreseen = staticmethod(seen.foreseen)
    ordered = staticmethod(habits.ordered)
    warning = staticmethod(seen.warning)
    standing = staticmethod(turns.standing)

    def ends_round(self, event: Event, seats: int) -> bool:
        """Turns are counted through, and everybody has one in turn."""
        return event.kind == "turn-over" and event.args["turn"] % seats == 0


GAME = Raiders()
WORDS = Wording(
    functions=names.FUNCTIONS,
    phase=telling.phase,
    question=asking.question,
    brief=asking.brief,
    option=asking.option,
    options=asking.options,
    picks=asking.picks,
    event=telling.event,
    matters=telling.MATTERS,
    summary=telling.summary,
    hand=telling.hand,
    standings=telling.standings,
    counts=telling.counts,
    position=telling.pages,
    result=telling.result,
    rules=lessons.rules,
    rules_now=lessons.rules_now,
)
PICTURES = Scenes(cover=cover, board=board, hand=hand, prompt=prompt, post=post)
LESSONS = Lessons(
    pages=lessons.PAGES,
    page_picture=page_picture,
    things=lessons.things,
    thing_picture=thing_picture,
    met=lessons.met,
    first_game=lessons.FIRST_GAME,
)
