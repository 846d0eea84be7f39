"""Ortus Regni, for 2 to 6."""

from __future__ import annotations

from engine.kit.contract import Question, Ready, Standing
from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.steps import BySteps

from . import rules
from .box import READY_DECKS, SEATS
from .mind import habits, seen
from .mind.worth import (
    JUDGEMENT,
    WITHOUT,
    evaluate,
    evaluate_without,
    features,
    forecast,
)
from .pictures import lessons as drawn
from .pictures.board import board
from .pictures.post import post
from .pictures.prompt import hand, prompt, under_way
from .rules import battles, jousts, politics, turns
from .state import State, View, rule
from .words import asking, lessons, names, telling


class OrtusRegni(BySteps[State, View]):
    """The rules object."""

    key = "ortus_regni"
    seats = SEATS
    options = rules.OPTIONS
    orders = seen.ORDERS
    rollout_depth = habits.ROLLOUT_DEPTH
    judgement = JUDGEMENT
    without = WITHOUT
    rollouts = 100
    chapters = (rules, turns, politics, battles, jousts)
    """Whose rules fill the rulebook."""
    steps = rule
    piles = seen.PILES
    set_up = staticmethod(rules.set_up)
    fill_in = staticmethod(seen.fill_in)
    foreseen = staticmethod(seen.foreseen)
    next_seats = staticmethod(seen.next_seats)
    default_answer = staticmethod(habits.default_answer)
    rollout_policy = staticmethod(habits.rollout_policy)
    evaluate = staticmethod(evaluate)
    features = staticmethod(features)
    evaluate_without = staticmethod(evaluate_without)
    forecast = staticmethod(forecast)
    ordered = staticmethod(seen.ordered)
    warning = staticmethod(seen.warning)

    def ready(self, view: View, question: Question) -> tuple[Ready, ...]:
        """The ready decks; nothing for other questions."""
        if question.kind != "build-deck":
            return ()
        decks, rules = READY_DECKS.values(), (view.seats, view.board.tournament)
        return tuple([Ready(deck.key, deck.picks, deck.weight(*rules)) for deck in decks])

    def is_out(self, view: View) -> bool:
        """Whether the Earl of a seat has fallen."""
        seat = view.seat
        return seat is not None and seat >= 0 and not view.board.alive[seat]

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return politics.final_standing(state.board) if state.board.phase == "over" else None


GAME = OrtusRegni()
WORDS = Wording(
    functions=names.FUNCTIONS,
    phase=telling.phase,
    question=asking.question,
    brief=asking.brief,
    nothing_ends=asking.nothing_ends,
    option=asking.option,
    picks=asking.picks,
    would=asking.would,
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
    ready=names.ready,
    written=names.written,
    example=names.example,
    read=names.read,
)
LESSONS = Lessons(
    pages=lessons.PAGES,
    page_picture=drawn.page,
    things=lessons.things,
    thing_picture=drawn.picture,
    met=lessons.met,
    first_game=lessons.FIRST_GAME,
)
PICTURES = Scenes(
    cover=drawn.cover, board=board, hand=hand, under_way=under_way, prompt=prompt, post=post
)
