"""The pictures of what somebody is told who never read the rules: prepared positions, and what is
looked up, drawn large."""

from __future__ import annotations

from typing import Any, Final

from engine.kit.contract import Game
from engine.kit.draw import ui
from engine.kit.draw.pictures import large
from engine.kit.hidden import copy_of
from engine.kit.lessons import NAMES, position
from engine.kit.scene import Canvas
from engine.kit.showing import Say

from ..box import BUILDINGS, CARDS, FACES, SETTLEMENTS
from ..words.names import name
from .board import board
from .pieces import ACROSS, ART, COLOUR, INK, VELLUM, card, sheet
from .post import raid_so_far, stage
from .poster import poster
from .prompt import CELL, prompt

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
