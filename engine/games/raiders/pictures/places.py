"""The picture of the places that a question offers, each with its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from engine.kit.contract import Question
from engine.kit.draw import places as kit
from engine.kit.draw.boxes import Box, Point
from engine.kit.scene import Item, Scene
from engine.kit.showing import Names, Say

from ..box import BUILDING_INDEX, BUILDINGS, OFFERS, SPACES, SPACES_OF
from ..events import IDLE, PASS
from ..state import NOBODY, Board, View
from ..words import asking, options
from . import home, layout, northern, panels
from .changes import Changes
from .pieces import ART, COLOUR, INK, marker

KINDS: Final = ("place", "pick-up", "copy-building", "swap-worker", "long-house", "trade-offer")
"""Questions about places."""
PIXELS: Final = 1000
MARGIN: Final = 14.0
LEAST: Final = 400.0
"""Units that are shown at least, each way."""
SIZE: Final = 34.0
SMALL: Final = 28.0


class Spot(Struct, frozen=True):
    """Where an option lies: a number at a point, and the thing that is framed."""

    number: int
    box: Box
    at: Point
    idle: bool = False
    """Its action would be left out."""
    small: bool = False
    seat: int = NOBODY
    """Whose worker it is about."""


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
) -> Scene | None:
    """The buildings, raid spaces or offerings that a question offers, each with its number among
    the question's options, and what lies around."""
    if question.kind not in KINDS:
        return None
    found = spots(view, question, only)
    if not found:
        return None
    crop = around([spot.box for spot in found])
    board, new = view.board, Changes()
    items = chain(
        northern.settlements(board, new),
        panels.offerings(view, new),
        panels.supply(board),
        panels.tracks(board, new),
        home.village(board, new, say),
        numbered(found),
    )
    return Scene(
        art=ART,
        base="map",
        width=layout.MAP.width,
        height=layout.MAP.height,
        items=tuple(items),
        crop=crop,
        pixels=PIXELS,
        alt=kit.told(asking.question, options.option, view, question, say, names),
    )


# Where the options lie.


def spots(view: View, question: Question, only: tuple[str, ...] | None) -> list[Spot]:
    """A spot for each option that is a place."""
    found = []
    for number, option in kit.offered(question, only):
        if option == PASS:
            continue
        if question.kind == "trade-offer":
            found.append(price_spot(view.board, number, option))
        elif question.kind == "swap-worker":
            found.append(swap_spot(view.board, number, option))
        elif option in SPACES:
            found.append(raid_spot(number, option))
        else:
            found.append(building_spot(view.board, question, number, option))
    return found


def raid_spot(number: int, option: str) -> Spot:
    """On a raid space."""
    space = SPACES[option]
    spaces = SPACES_OF[space.settlement]
    box = layout.slot(space.settlement, spaces.index(space), len(spaces))
    return Spot(number, box, (box.x + 10, box.y + 12))


def building_spot(board: Board, question: Question, number: int, option: str) -> Spot:
    """At a building: beside what its action does, or in its name's line to leave that out; the
    price of an offering on its tile."""
    key, _, alternative = option.partition(".")
    if alternative in OFFERS:
        tile = layout.offer(board.offers.index(alternative))
        return Spot(number, tile, (tile.x + tile.width / 2, tile.foot + 3))
    index = BUILDING_INDEX[key]
    box = layout.building(index)
    if alternative == IDLE:
        return Spot(
            number, box, (box.right - 4 - kit.badge_width(number, SMALL) / 2, box.y + 15), idle=True
        )
    colour = board.village[index]
    if question.kind == "place":
        colour = str(question.about[0])
    elif question.kind == "copy-building":
        colour = str(question.about[1])
    # Beside a worker that stands there, else where it would stand.
    half = kit.badge_width(number, SIZE) / 2
    x = box.x + (1 + half if board.village[index] else 91 - half)
    return Spot(number, box, (x, box.y + home.line_of(BUILDINGS[key], alternative, colour)))


def swap_spot(board: Board, number: int, option: str) -> Spot:
    """At a building, with the marker of the seat that gets the worker there."""
    seat, _, key = option.partition(".")
    box = layout.building(BUILDING_INDEX[key])
    others = [s for s in range(board.seats) if s != board.active]
    x = box.x + 112 + others.index(int(seat)) * 36
    return Spot(number, box, (x, box.y + 54), seat=int(seat))


def price_spot(board: Board, number: int, option: str) -> Spot:
    """On an open tile, beside one of the things that are paid for it."""
    tile, _, kind = option.partition(".")
    box = layout.offer(board.offers.index(tile))
    y = panels.price_at(tile, list(OFFERS[tile].cost).index(kind), box)
    return Spot(number, box, (box.x - 5, y), small=True)


def numbered(found: Sequence[Spot]) -> Iterator[Item]:
    """Frames around what is offered, then the numbers."""
    for box in dict.fromkeys(spot.box for spot in found):
        yield box.inset(-3, -3).ground("", INK, 7, 10)
        yield box.inset(-1.5, -1.5).ground("", COLOUR["amber"], 4, 9)
    for spot in found:
        yield from badge(spot)


def badge(spot: Spot) -> Iterator[Item]:
    x, y = spot.at
    size = SMALL if spot.idle or spot.small else SIZE
    fill = COLOUR["rock"] if spot.idle else kit.PAPER
    yield from kit.badge(spot.number, x, y, size, INK, 2.6, fill=fill)
    if spot.seat != NOBODY:
        yield from marker(spot.seat, x, y + 35, 30)


def around(boxes: Sequence[Box]) -> tuple[float, float, float, float]:
    """The part of the board that shows these with what lies near."""
    inner = layout.NORTH
    left, right = min(box.x for box in boxes) - MARGIN, max(box.right for box in boxes) + MARGIN
    top, bottom = min(box.y for box in boxes) - MARGIN, max(box.foot for box in boxes) + MARGIN
    left, right = kit.span(left, right, inner.x, inner.right, LEAST)
    top, bottom = kit.span(top, bottom, inner.y, layout.VILLAGE.foot, LEAST)
    return left, top, right, bottom
