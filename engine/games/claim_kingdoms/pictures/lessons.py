"""What is shown of the game before one plays: the cover, the factions before a kingdom with its
castle and mill; the pictures of *How it plays*, prepared positions; and what may be looked up,
large."""

from __future__ import annotations

from typing import Any, Final

from engine.kit.contract import Game
from engine.kit.draw import pictures as kit
from engine.kit.lessons import NAMES, position
from engine.kit.scene import Canvas, Item, Scene
from engine.kit.showing import Say

from ..box import FACTIONS
from ..words.names import card_name
from .board import board
from .pieces import (
    ART,
    COLOUR,
    INK,
    VELLUM,
    picture,
)
from .post import poster
from .prompt import choice, faction_row, prompt


def cover(say: Say) -> Scene:
    """The game's cover."""
    far: list[Item] = [
        kit.disc(860, 96, 120, COLOUR["glow"]),
        kit.level(280, COLOUR["wave"]),
        *kit.standing(("sea-ship", 900, 306, 104), ("sea-whale", 790, 322, 60)),
        kit.hill(250, 196, 760, COLOUR["land-2"], COLOUR["shore-2"]),
        *kit.standing(("field-mill", 104, 266, 112), ("field-castle", 270, 262, 116)),
        kit.hill(610, 278, 560, COLOUR["land-3"], COLOUR["shore-3"]),
        kit.hill(80, 306, 620, COLOUR["land-1"], COLOUR["shore-1"]),
    ]
    factions = kit.standing(
        ("emblem-dragons", 110, 408, 138),
        ("emblem-elves", 262, 410, 104),
        ("emblem-knights", 412, 408, 136),
        ("emblem-mages", 566, 408, 118),
        ("emblem-unicorns", 720, 408, 132),
        ("emblem-trolls", 884, 412, 98),
    )
    items: list[Item] = [*far, *factions]
    told = say("picture-cover")
    return kit.cover(
        ART, say, COLOUR["shallows"], items, told=told, ink=COLOUR["madder"], halo=COLOUR["vellum"]
    )


# How it plays, and what is looked up


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
    return kit.large(ART, drawing, name, ground=COLOUR["parchment"], leaf=VELLUM, line=INK)
