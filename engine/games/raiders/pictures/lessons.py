"""The pictures of what somebody is told who never read the rules: prepared positions, and what is
looked up, drawn large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.kit.contract import Game
from engine.kit.draw import ui
from engine.kit.draw.cover import large
from engine.kit.lessons import NAMES, position
from engine.kit.scene import Canvas
from engine.kit.showing import Say

from ..box import BUILDINGS, CARDS, FACES, SETTLEMENTS
from ..rules.raids import strength, tier
from ..words.names import building_name, card_name
from .board import board
from .changes import Fallen, Raid
from .pieces import ACROSS, ART, COLOUR, INK, VELLUM, card, sheet
from .post import stage
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
    """The picture of a page of *How it plays*."""
    return _PAGES[page](game, page, say)


def _aim(game: Game, page: str, say: Say) -> Canvas:
    return board(_view(game, LATE), say, NAMES[:SEATS])


def _turn(game: Game, page: str, say: Say) -> Canvas | None:
    """The village as somebody sees it who is to place a worker."""
    answers = next(n for n in range(EARLY, LATE) if _asked(game, n) == "place")
    state = position(game, SEATS, SEED, answers)
    view = game.view(state, game.questions(state)[0].seat)
    return prompt(view, view.questions[0], say, NAMES[:SEATS])


def _asked(game: Game, answers: int) -> str:
    return game.questions(position(game, SEATS, SEED, answers))[0].kind


def _raid(game: Game, page: str, say: Say) -> Canvas:
    """A raid with two dice, of whoever has the largest crew."""
    state = position(game, SEATS, SEED, LATE)
    seat = max(range(SEATS), key=lambda one: len(state.board.crew[one]))
    parts, dice = strength(state.board, seat, RAIDED), (max(FACES), max(FACES) - 1)
    crew = [list(hired) for hired in state.board.crew]
    dead = crew[seat].pop()
    total = parts.total + sum(dice)
    reached, points = tier(RAIDED, total)
    done = Raid(
        seat=seat,
        settlement=RAIDED,
        dice=dice,
        crew=parts.crew,
        extra=parts.extra,
        armour=parts.armour,
        strength=total,
        tier=reached,
        points=points,
        plunder={"gold": 1, "livestock": 1, "valkyrie": 1},
        worker="white",
        claimed=1,
        fallen=[Fallen(dead, returns=False)],
    )
    whole = stage(done, replace(state.board, crew=crew))
    return ui.scene(ART, whole, say(f"learn-{page}"), width=ui.NEAR)


def _points(game: Game, page: str, say: Say) -> Canvas:
    return poster(_view(game, OVER), say, NAMES[:SEATS])


def _mistakes(game: Game, page: str, say: Say) -> Canvas:
    """Three cards whose two sides pull apart."""
    picked = ("champion", "mercenary", "cartographer")
    cells = [card(key, CARDS[key].strength, say) for key in picked]
    return sheet(ui.grid(cells, ACROSS, 6).padded(6, 6), say(f"learn-{page}"))


_PAGES: Final[dict[str, Callable[[Game, str, Say], Canvas | None]]] = {
    "aim": _aim,
    "turn": _turn,
    "raid": _raid,
    "points": _points,
    "mistakes": _mistakes,
}


def thing_picture(key: str, say: Say) -> Canvas | None:
    """A card as it is in the hand, anything else large."""
    if key in CARDS:
        whole = card(key, CARDS[key].strength, say).growing().frame(CELL).padded(12, 12)
        name = card_name(key, say)
        return ui.scene(ART, whole, name, width=whole.width, ground=COLOUR["dusk"])
    if key in BUILDINGS:
        name = building_name(key, say)
    else:
        kinds = {place.kind for place in SETTLEMENTS.values()}
        name = say(f"kind-{key}" if key in kinds else f"about-{key}-title")
    return large(ART, key, name, ground=COLOUR["parchment"], leaf=VELLUM, line=INK)


def _view(game: Game, answers: int) -> Any:
    return game.view(position(game, SEATS, SEED, answers), None)
