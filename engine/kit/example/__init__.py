"""Larder, for 2 or 3.

All fill their larders in secret: twelve things, at most six of a kind. Then each in turn brings out
one of theirs, or nothing, and the next seat says whether they taste it. The player who has tasted
most after three rounds wins.
"""

from __future__ import annotations

from engine.kit.contract import Picks, Question
from engine.kit.draw.pictures import plain_scenes
from engine.kit.lessons import pages
from engine.kit.showing import Wording
from engine.kit.steps import BySteps
from engine.kit.words import line_by_line, result

from . import more, rules, words
from .box import SEATS, things
from .state import State, View


class Larder(BySteps[State]):
    """The rules object."""

    key = "larder"
    seats = SEATS
    state_type = State
    view_type = View
    steps = rules.rule
    set_up = staticmethod(rules.set_up)
    standing = staticmethod(rules.standing)
    fill_in = staticmethod(rules.fill_in)

    def default_answer(self, view: View, question: Question) -> Picks:
        """For somebody who is absent: bread and honey; then nothing is brought, or tasted."""
        return things(bread=6, honey=6) if question.kind == "fill" else question.options[-1:]

    # What a game may offer besides.
    orders = more.ORDERS
    ordered = staticmethod(more.ordered)
    ready = staticmethod(more.ready)
    foreseen = staticmethod(more.foreseen)
    next_seats = staticmethod(more.next_seats)


GAME = Larder()
WORDS = Wording(
    functions=words.FUNCTIONS,
    phase=words.phase,
    question=words.question,
    option=words.option,
    picks=words.picks,
    event=words.event,
    summary=line_by_line(words.event),
    hand=words.hand,
    standings=words.standings,
    counts=words.counts,
    result=result,
    rules=pages("overview", "turn"),
    rules_now=lambda view: "overview" if view.board.phase == "fill" else "turn",
    # What a game may offer besides.
    ready=more.ready_label,
    written=more.written,
    read=more.read,
)
PICTURES = plain_scenes(GAME.key, WORDS, words.cards)
LESSONS = words.LESSONS
