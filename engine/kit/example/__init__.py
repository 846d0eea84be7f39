"""Larder, for 2 or 3.

All fill their larders in secret: twelve things, at most six of a kind. Then each in turn brings out
one of theirs, or nothing, and the next seat says whether they taste it. The player who has tasted
most after three rounds wins.
"""

from engine.kit.draw.pictures import plain_scenes
from engine.kit.lessons import pages
from engine.kit.steps import BySteps
from engine.kit.words import wording

from . import box, more, rules, words
from .state import State, View


class Larder(BySteps[State, View], of=(box, rules, more)):
    """The rules object."""

    key = "larder"


GAME = Larder()
WORDS = wording(
    words,
    rules=pages("overview", "turn"),
    rules_now=lambda view: "overview" if view.board.phase == "fill" else "turn",
    # What a game may offer besides.
    ready=more.ready_label,
    written=more.written,
    read=more.read,
)
PICTURES = plain_scenes(GAME.key, WORDS, words.cards, words.table)
LESSONS = words.LESSONS
