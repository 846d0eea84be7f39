"""What is shown of the game before one plays: the cover, a crew and its longship under the northern
lights with the coast to raid behind them; the pictures of *How it plays*, prepared positions; and
what may be looked up, large."""

from __future__ import annotations

from typing import Any, Final

from engine.kit.contract import Game
from engine.kit.draw import ui
from engine.kit.draw.pictures import cover as covered
from engine.kit.draw.pictures import disc, hill, large, level, standing
from engine.kit.hidden import copy_of
from engine.kit.lessons import NAMES, position
from engine.kit.scene import Canvas, Item, Scene, Shape
from engine.kit.showing import Say

from ..box import BUILDINGS, CARDS, FACES, SETTLEMENTS
from ..words.names import name
from .board import board
from .pieces import ACROSS, ART, COLOUR, INK, VELLUM, card, sheet
from .post import poster, raid_so_far, stage
from .prompt import CELL, prompt


def cover(say: Say) -> Scene:
    lights: list[Item] = [
        Shape(x, y, wide, 15, COLOUR[colour] + "80", radius=7.5)
        for x, y, wide, colour in (
            (330, 136, 520, "northern"),
            (420, 156, 560, "lights"),
            (300, 176, 470, "northern"),
            (560, 196, 400, "lights"),
        )
    ]
    far: list[Item] = [
        *lights,
        disc(96, 176, 84, COLOUR["frost"]),
        hill(900, 218, 460, COLOUR["forest"]),
        hill(560, 232, 420, COLOUR["pine"]),
        *standing(("outpost", 480, 272, 84), ("monastery", 610, 270, 98)),
        *standing(("fortress", 770, 270, 112), ("harbour", 910, 276, 96)),
        level(268, COLOUR["fjord"]),
        *standing(("longship", 220, 396, 212)),
        level(380, COLOUR["deep"]),
    ]
    crew = standing(
        ("folk-shieldmaiden", 470, 424, 132),
        ("folk-warlord", 620, 424, 142),
        ("folk-berserker", 770, 424, 134),
        ("gold", 900, 414, 84),
        ("provision", 46, 414, 70),
    )
    items: list[Item] = [*far, *crew]
    told = say("picture-cover")
    return covered(
        ART, say, COLOUR["midnight"], items, told=told, ink=COLOUR["snow"], halo=COLOUR["midnight"]
    )


# How it plays, and what is looked up


SEED: Final = bytes([3]) * 16
SEATS: Final = 3
EARLY: Final = 24
"""Answers after which somebody has a choice at work."""
LATE: Final = 90
"""Answers after which much has been raided."""
OVER: Final = 10_000
RAIDED: Final = "monastery_1"


def page_picture(game: Game, page: str, say: Say) -> Canvas | None:
    names, told = NAMES[:SEATS], say(f"learn-{page}")
    match page:
        case "aim":
            return board(_view(game, LATE), say, names)
        case "points":
            return poster(_view(game, OVER), say, names)
        case "turn":  # the village as somebody sees it who is to place a worker
            answers = next(n for n in range(EARLY, LATE) if _asked(game, n) == "place")
            state = position(game, SEATS, SEED, answers)
            view = game.view(state, game.questions(state)[0].seat)
            return prompt(view, view.questions[0], say, names)
        case "raid":  # with two dice, of whoever has the largest crew
            now = copy_of(position(game, SEATS, SEED, LATE)).board
            seat = max(range(SEATS), key=lambda one: len(now.crew[one]))
            now.dice = [max(FACES), max(FACES) - 1]
            done = raid_so_far(now, seat, RAIDED)
            done.plunder, done.worker = {"gold": 1, "livestock": 1, "valkyrie": 1}, "white"
            done.fallen = [(now.crew[seat].pop(), False)]
            return ui.scene(ART, stage(done, now), told, width=ui.NEAR)
    # Three cards whose two sides pull apart.
    picked = ("champion", "mercenary", "cartographer")
    cells = [card(key, CARDS[key].strength, say) for key in picked]
    return sheet(ui.grid(cells, ACROSS, 6).padded(6, 6), told)


def _asked(game: Game, answers: int) -> str:
    return game.questions(position(game, SEATS, SEED, answers))[0].kind


def thing_picture(key: str, say: Say) -> Canvas | None:
    if key in CARDS:
        whole = card(key, CARDS[key].strength, say).growing().frame(CELL).padded(12, 12)
        title = name(say, key)
        return ui.scene(ART, whole, title, width=whole.width, ground=COLOUR["dusk"])
    if key in BUILDINGS:
        title = name(say, key)
    else:
        kinds = {place.kind for place in SETTLEMENTS.values()}
        title = say(f"kind-{key}" if key in kinds else f"about-{key}-title")
    return large(ART, key, title, ground=COLOUR["parchment"], leaf=VELLUM, line=INK)


def _view(game: Game, answers: int) -> Any:
    return game.view(position(game, SEATS, SEED, answers), None)
