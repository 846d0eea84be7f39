"""The pictures of what somebody is told who never read the rules: prepared positions, and what is
looked up, drawn large."""

from __future__ import annotations

from typing import Any, Final

from engine.kit.contract import Game
from engine.kit.draw.pictures import large
from engine.kit.lessons import NAMES, position
from engine.kit.scene import Canvas
from engine.kit.showing import Say

from ..box import FACTIONS
from ..words.names import card_name
from .board import board
from .cards import choice, faction_row
from .pieces import ART, COLOUR, INK, VELLUM, picture
from .poster import poster
from .prompt import prompt

SEED: Final = bytes([5]) * 16
SEATS: Final = 3
EARLY: Final = 24
"""Answers after which a few cards lie on the maps."""
LATE: Final = 70
OVER: Final = 10_000
MISLEADING: Final = ("phoenix", "druids", "yetis")
"""Cards that beginners read wrongly."""


def page_picture(game: Game, page: str, say: Say) -> Canvas | None:
    """The picture of a page of *How it plays*."""

    def view(answers: int) -> Any:
        return game.view(position(game, SEATS, SEED, answers), None)

    match page:
        case "aim":
            return board(view(LATE), say, NAMES[:SEATS])
        case "score":
            return poster(view(OVER).standing, say, NAMES[:SEATS])
        case "mistakes":
            return choice(view(EARLY), MISLEADING, say, say(f"learn-{page}"))
    # The prompt of the first question of such a kind, once a few cards lie there.
    kinds = (
        ("place-card",)
        if page == "turn"
        else ("target-card", "target-follower", "target-followers")
    )
    for answers in range(EARLY, LATE):
        state = position(game, SEATS, SEED, answers)
        question = game.questions(state)[0]
        if question.kind in kinds:
            return prompt(game.view(state, question.seat), question, say, NAMES[:SEATS])
    return None


def thing_picture(key: str, say: Say) -> Canvas | None:
    """A card as it is offered, anything else large."""
    if key in FACTIONS:
        return picture(faction_row(key, say, size=120).padded(10, 6), card_name(say, key))
    drawing = {"moon": "moon-full"}.get(key, key)
    name = say(key) if key.startswith("field-") else say(f"about-{key}-title")
    return large(ART, drawing, name, ground=COLOUR["parchment"], leaf=VELLUM, line=INK)
