"""Claim Kingdoms Royal Edition, for 2 to 4."""

from __future__ import annotations

from engine.kit import contract
from engine.kit.chance import Chance
from engine.kit.contract import POSTS, Event, Standing
from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.steps import BySteps

from .box import SEATS
from .mind import habits, seen
from .mind.value import JUDGEMENT, WITHOUT, features
from .pictures.board import board
from .pictures.lessons import cover, page_picture, thing_picture
from .pictures.post import post
from .pictures.prompt import hand, prompt
from .rules import followers, points, powers, turns
from .state import State, View, rule
from .words import asking, lessons, names, telling


class ClaimKingdoms(BySteps[State, View]):
    """The rules object."""

    key = "claim_kingdoms"
    seats = SEATS
    options = (*turns.OPTIONS, POSTS)
    chapters = (turns, powers, points, followers)
    """Whose rules and powers fill the rulebook."""
    steps = rule
    piles = seen.PILES
    judgement = JUDGEMENT
    without = WITHOUT
    compares_all = True
    rollouts = 400
    set_up = staticmethod(turns.set_up)
    fill_in = staticmethod(seen.deal_unknown)
    default_answer = staticmethod(habits.default_answer)
    rollout_policy = staticmethod(habits.rollout_policy)
    rollout_ends = staticmethod(habits.rollout_ends)
    features = staticmethod(features)
    next_seats = staticmethod(seen.next_seats)
    foreseen = staticmethod(seen.foreseen)
    warning = staticmethod(habits.warning)

    def ask_again(self, state: State, seen: contract.View, chance: Chance) -> None:
        """At most one question is open: a seat's own one stays."""
        if not seen.questions:
            super().ask_again(state, seen, chance)

    def ends_round(self, event: Event, seats: int) -> bool:
        """Turns are counted through, and everybody has one in turn."""
        return event.kind == "turn-over" and event.args["turn"] % seats == 0

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return turns.final_standing(state.board) if state.board.phase == "over" else None


GAME = ClaimKingdoms()
WORDS = Wording(
    functions=names.FUNCTIONS,
    phase=telling.phase,
    question=asking.asked,
    brief=asking.brief,
    option=asking.option,
    options=asking.options,
    picks=asking.picks,
    event=telling.event,
    matters=telling.MATTERS,
    summary=telling.summary,
    hand=telling.hand,
    position=telling.pages,
    standings=telling.standings,
    counts=telling.counts,
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
