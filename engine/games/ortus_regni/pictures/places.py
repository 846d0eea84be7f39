"""The picture of the places that a question offers, each with its number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from msgspec import Struct

from engine.kit.contract import Question
from engine.kit.draw import places as kit
from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Scene, Sprite
from engine.kit.showing import Names, Say

from ..box import CASTLES
from ..rules.realm.holdings import card_keys, fief_key
from ..state import Board, View
from ..words import asking, options
from . import earldoms, panels
from .changes import Changes
from .layout import CARD_HIGH, CARD_WIDE, EDGE, HEAD, INNER, WIDTH, page_height, pixels
from .pieces import ART, COLOUR, INK, badge, card, frame, shield

ZOOMS: Final = (1.6, 1.3, 1.0, 0.8)
TALL: Final = 1500.0
NOT_PLACES: Final = ("turn", "build-deck", "choose-towers", "towers", "mulligan")
"""Questions whose options are no places, whatever they look like."""

_PLACE: Final = re.compile(
    r"(?P<way>raid|siege)-(?P<aim>f\d+)|(?P<seat>(hand|reserve|towers)-\d+)"
    r"|(?P<card>f\d+(\.[a-z]+(\.\d+)?)?|m\d+(\.army)?|king|guard\.[a-z]+\.\d+)"
)
_GARRISON: Final = re.compile(r"(m\d+|king)\.(infantry|knight)(\.\d+)?")


class Spot(Struct, frozen=True):
    """What an option stands for on the picture."""

    key: str = ""
    """A card."""
    fief: str = ""
    """All properties of this fief."""
    seat: int = -1
    """Whose hand, reserve or Towers."""
    count: str = ""
    """ "hand", "reserve" or "towers"."""


def spot_of(question: Question, option: str) -> Spot | None:
    """Where an option lies on the table; None for one that is no place."""
    garrison = _GARRISON.fullmatch(option)
    if garrison:
        return Spot(garrison[1])
    if question.kind == "monastery" and option.isdigit():
        return Spot(seat=int(option), count="hand")
    found = _PLACE.fullmatch(option)
    if found is None:
        return None
    if found["seat"]:
        count, _, seat = option.partition("-")
        return Spot(seat=int(seat), count=count)
    if found["way"]:
        key = found["aim"]
        return Spot(fief=key) if found["way"] == "raid" else Spot(key)
    if question.kind == "intrigue" and re.fullmatch(r"f\d+", option):
        return Spot(fief=option)
    return Spot(option)


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
) -> Scene | None:
    """The earldoms in which something is offered, with the number of each option on what it
    stands for."""
    if question.kind in NOT_PLACES:
        return None
    if question.kind == "seize":
        return spoils(view, question, say, names, only)
    spots: list[tuple[int, Spot]] = []
    for number, option in kit.offered(question, only):
        spot = spot_of(question, option)
        if spot is not None:
            spots.append((number, spot))
    seats = sorted({seat_of(view.board, spot) for _, spot in spots} - {-1})
    if not seats:
        return None
    plots = largest(view.board, seats)
    height = page_height(plots[-1].box.foot)
    marks = [(n, mark) for n, spot in spots if (mark := mark_of(plots, spot)) is not None]
    items = list(frame(height))
    for plot in plots:
        around = [mark for _, mark in marks if plot.box.y < mark.y < plot.box.foot]
        items += panels.earldom(view, plot, Changes(), names, tuple(frames(around)))
    items += numbers(marks)
    return Scene(
        art=ART,
        base="",
        width=WIDTH,
        height=height,
        items=tuple(items),
        ground=COLOUR["leaf"],
        pixels=pixels(height),
        alt=kit.told(asking.question, options.option, view, question, say, names),
    )


def spoils(
    view: View, question: Question, say: Say, names: Names, only: tuple[str, ...] | None
) -> Scene | None:
    """What was destroyed and may be seized. It has left its earldom already."""
    battle = view.board.battle
    shown = kit.offered(question, only)
    if battle is None or not shown:
        return None
    zoom = SPOILS
    wide = CARD_WIDE * zoom + 14
    across = int(INNER // wide)
    rows = -(-len(shown) // across)
    owners = fallen_owners(view.board)
    items: list[Item] = []
    for place, (number, option) in enumerate(shown):
        row, column = divmod(place, across)
        in_row = min(across, len(shown) - row * across)
        x = WIDTH / 2 + (column - (in_row - 1) / 2) * wide
        y = EDGE + 8 + (row + 0.5) * (CARD_HIGH * zoom + 14)
        kind, owner = owners[option]
        items += card(kind, x, y, zoom)
        if owner != battle.defender:
            items += shield(owner, x - 20 * zoom, y + 26 * zoom, 28 * zoom)
        items += badge(number, x + 20 * zoom, y + 26 * zoom, 58)
    height = page_height(EDGE + 8 + rows * (CARD_HIGH * zoom + 14))
    return Scene(
        art=ART,
        base="",
        width=WIDTH,
        height=height,
        items=(*frame(height), *items),
        ground=COLOUR["leaf"],
        pixels=pixels(height),
        alt=kit.told(asking.question, options.option, view, question, say, names),
    )


SPOILS: Final = 2.2
"""Zoom of the cards that may be seized."""


def fallen_owners(board: Board) -> dict[str, tuple[str, int]]:
    """Kind and owner of each card that has fallen, by its option."""
    battle = board.battle
    assert battle is not None
    castle = [one for one in battle.fallen if one.kind in CASTLES]
    keys = [fief_key(battle.fief)] * len(castle)
    keys += card_keys(battle.fief, battle.fallen[len(castle) :])
    return {key: (one.kind, one.owner) for key, one in zip(keys, battle.fallen, strict=True)}


def seat_of(board: Board, spot: Spot) -> int:
    """In whose earldom it lies; -1 nowhere (any more)."""
    if spot.seat >= 0:
        return spot.seat
    wanted = spot.key or spot.fief
    for seat in range(board.seats):
        for block in earldoms.blocks(board, seat):
            if block.key == wanted or any(piece.key == wanted for piece in block.pieces):
                return seat
    return -1


def largest(board: Board, seats: list[int]) -> list[panels.Plot]:
    for zoom in ZOOMS:
        plots = panels.plots(board, seats, float(EDGE), zoom, spread=True)
        blocks = chain.from_iterable(chain.from_iterable(plot.rows) for plot in plots)
        if plots[-1].box.foot <= TALL and earldoms.fits(blocks, panels.INSIDE, zoom):
            break
    return plots


class Mark(Struct, frozen=True):
    """What is framed for an option, and where its number stands."""

    frame: Box | None
    """None: a card, with a golden frame of its own; else what to draw a line around."""
    x: float
    y: float
    zoom: float


def frames(marks: Iterable[Mark]) -> Iterator[Item]:
    """Golden frames, each once."""
    for mark in dict.fromkeys(marks):
        if mark.frame is None:
            yield Sprite("gilded", mark.x, mark.y, (CARD_HIGH + 16) * mark.zoom)
        elif mark.frame.width:
            for thick, colour in ((9.0, INK), (5.0, COLOUR["orpiment"])):
                yield mark.frame.inset(-thick / 2, -thick / 2).ground("", colour, thick, 10)


def numbers(marks: Iterable[tuple[int, Mark]]) -> Iterator[Item]:
    """The number of each option; several on one card stand side by side."""
    taken: dict[Mark, int] = {}
    for number, mark in marks:
        turn = taken.get(mark, 0)
        taken[mark] = turn + 1
        size = 31.0 if mark.zoom < 1 else max(38.0, 34 * mark.zoom)
        if mark.frame is None:
            x = mark.x + CARD_WIDE * mark.zoom / 2 - size * 0.4
            y = mark.y + CARD_HIGH * mark.zoom * 0.32
        else:
            x, y = mark.x, mark.y
        yield from badge(number, x + turn * size * 1.25, y, size)


def mark_of(plots: list[panels.Plot], spot: Spot) -> Mark | None:
    """Where an option's frame and number are drawn."""
    for plot in plots:
        for one in plot.laid:
            if spot.seat == plot.seat and spot.count == one.block.what == "towers":
                return Mark(one.box, one.box.middle[0], one.box.middle[1], one.zoom)
            if spot.fief and one.block.key == spot.fief:
                return _group(one)
            for piece in one.block.pieces:
                if spot.key and piece.key == spot.key:
                    return Mark(None, *one.at(piece), one.zoom)
        if spot.seat == plot.seat:
            n = panels.COUNTED.index(_COUNT[spot.count])
            x = plot.box.x + panels.COUNTS_AT + 8 + n * panels.COUNT_WIDE
            y = plot.box.y + HEAD / 2 + 4
            return Mark(Box(x, y, 0, 0), x, y, 1.0)
    return None


def _group(one: earldoms.Laid) -> Mark | None:
    """All properties of a fief together."""
    points = [one.at(piece) for piece in one.block.pieces if piece.key.count(".") == 2]
    if not points:
        return None
    zoom = one.zoom
    left = points[0][0] - CARD_WIDE * zoom / 2
    right = points[-1][0] + CARD_WIDE * zoom / 2
    y = points[0][1]
    box = Box(left, y - CARD_HIGH * zoom / 2, right - left, CARD_HIGH * zoom)
    return Mark(box, (left + right) / 2, y + CARD_HIGH * zoom * 0.32, zoom)


_COUNT: Final = {"hand": "hand", "reserve": "army", "towers": "tower"}
