"""The pictures of what somebody is told who never read the rules: prepared positions, and what is
looked up, drawn large."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from engine.kit.contract import Game
from engine.kit.draw.lessons import large
from engine.kit.lessons import NAMES, position
from engine.kit.scene import Canvas, Scene
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
    return _PAGES[page](game, page, say)


def _aim(game: Game, page: str, say: Say) -> Canvas:
    return board(_view(game, LATE), say, NAMES[:SEATS])


def _turn(game: Game, page: str, say: Say) -> Canvas | None:
    return _asked(game, ("place-card",), say)


def _power(game: Game, page: str, say: Say) -> Canvas | None:
    return _asked(game, ("target-card", "target-follower", "target-followers"), say)


def _asked(game: Game, kinds: Collection[str], say: Say) -> Canvas | None:
    """The prompt of the first question of such a kind, once a few cards lie there."""
    for answers in range(EARLY, LATE):
        state = position(game, SEATS, SEED, answers)
        question = game.questions(state)[0]
        if question.kind in kinds:
            return prompt(game.view(state, question.seat), question, say, NAMES[:SEATS])
    return None


def _score(game: Game, page: str, say: Say) -> Canvas:
    return poster(_view(game, OVER).standing, say, NAMES[:SEATS])


def _mistakes(game: Game, page: str, say: Say) -> Canvas:
    return choice(_view(game, EARLY), MISLEADING, say, say(f"learn-{page}"))


_PAGES: Final[dict[str, Callable[[Game, str, Say], Canvas | None]]] = {
    "aim": _aim,
    "turn": _turn,
    "power": _power,
    "score": _score,
    "mistakes": _mistakes,
}


def thing_picture(key: str, say: Say) -> Canvas | None:
    """A card as it is offered, anything else large."""
    if key in FACTIONS:
        return _card(key, say)
    drawing = {"moon": "moon-full"}.get(key, key)
    name = say(key) if key.startswith("field-") else say(f"about-{key}-title")
    return large(ART, drawing, name, ground=COLOUR["parchment"], leaf=VELLUM, line=INK)


def _card(key: str, say: Say) -> Scene:
    return picture(faction_row(key, say, size=120).padded(10, 6), card_name(say, key))


def _view(game: Game, answers: int) -> Any:
    return game.view(position(game, SEATS, SEED, answers), None)
