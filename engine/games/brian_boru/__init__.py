"""Brian Boru: High King of Ireland, for 3 to 5."""

from __future__ import annotations

from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.steps import BySteps
from engine.kit.words import result

from . import rules
from .mind import habits, seen
from .mind.value import JUDGEMENT, WITHOUT, features
from .pictures import lessons as drawn
from .pictures.board import board
from .pictures.lessons import cover
from .pictures.post import post
from .pictures.prompt import hand, prompt
from .rules import tricks, upkeep
from .state import State, View, rule
from .words import asking, lessons, names, telling


class BrianBoru(BySteps[State, View]):
    """The rules object."""

    key = "brian_boru"
    seats = range(3, 6)
    orders = seen.ORDERS
    judgement = JUDGEMENT
    without = WITHOUT
    compares_all = True
    rollouts = 160
    chapters = (rules, tricks, upkeep)
    """Whose rules fill the rulebook."""
    steps = rule

    set_up = staticmethod(rules.set_up)
    default_answer = staticmethod(habits.default_answer)
    rollout_policy = staticmethod(habits.rollout_policy)
    rollout_ends = staticmethod(habits.rollout_ends)
    candidates = staticmethod(habits.candidates)
    features = staticmethod(features)
    also_known = staticmethod(seen.also_known)
    fill_in = staticmethod(seen.fill_in)
    foreseen = staticmethod(seen.foreseen)
    next_seats = staticmethod(seen.next_seats)
    ordered = staticmethod(seen.ordered)
    warning = staticmethod(seen.warning)
    standing = staticmethod(rules.standing)


GAME = BrianBoru()
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
    result=result,
    rules=lessons.rules,
    rules_now=lessons.rules_now,
)
PICTURES = Scenes(cover=cover, board=board, hand=hand, prompt=prompt, post=post)
LESSONS = Lessons(
    pages=lessons.PAGES,
    page_picture=drawn.page,
    things=lessons.things,
    thing_picture=drawn.thing,
    met=lessons.met,
    first_game=lessons.FIRST_GAME,
)
