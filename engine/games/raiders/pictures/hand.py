"""The picture of what a seat holds: its cards, its own crew, the offerings it has made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Scene
from engine.kit.showing import Names, Say

from ..box import KEPT
from ..rules.hands import card_of
from ..rules.prospects import strength_of
from ..state import Board, View
from ..words import position
from . import cards
from .layout import TALLEST, WIDTH
from .panels import offer
from .pieces import ART, COLOUR

TITLE: Final = 52.0
TILE: Final = 60.0


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards with what they do, its crew, its offerings; while hands are chosen the
    cards dealt. None when it has nothing at all."""
    if view.seat is None or view.seat < 0:
        return None
    board, seat = view.board, view.seat
    tiles = view.tiles[seat]
    left = TALLEST - sum(
        [
            2 * TITLE + cards.rows_high(len(board.crew[seat]), cards.HIRED),
            TITLE + tiles_high(len(tiles)),
        ]
    )
    y, items = 0.0, list[Item]()
    if view.hand:
        dealt = board.phase == "setup"
        key, count = ("picture-dealt", KEPT) if dealt else ("hand-title", len(view.hand))
        items += cards.heading(say(key, count=count), y)
        y += TITLE
        found, high = held(board, view.hand, view.chosen, y, left, say)
        items += found
        y += high
    if board.crew[seat]:
        items += cards.heading(say("picture-your-crew"), y)
        y += TITLE
        items += crew(board, board.crew[seat], (), y, say)
        y += cards.rows_high(len(board.crew[seat]), cards.HIRED)
    if tiles:
        items += cards.heading(say("picture-tiles"), y)
        y += TITLE
        items += made(tiles, y)
        y += tiles_high(len(tiles))
    return sheet(items, y, position.hand(view, say, names)) if items else None


def sheet(items: Sequence[Item], high: float, alt: str) -> Scene:
    """A private picture of this height."""
    return Scene(
        art=ART,
        base="",
        width=WIDTH,
        height=high,
        items=tuple(items),
        ground=COLOUR["dusk"],
        pixels=round(max(WIDTH, high)),
        alt=alt_text(alt),
    )


def held(
    board: Board,
    keys: Sequence[str],
    picked: Sequence[str],
    top: float,
    room: float,
    say: Say,
    numbers: Sequence[int] = (),
) -> tuple[list[Item], float]:
    """Hand cards, and how high they are: as large cards, or where there are too many as those of a
    crew. `picked` are lit; `numbers` are those of the options that are about them."""
    is_large = cards.rows_high(len(keys), cards.CARD) <= room
    size = cards.CARD if is_large else cards.HIRED
    draw = cards.card if is_large else cards.hired
    items: list[Item] = []
    lit, boxes = lit_of(keys, picked), cards.grid(len(keys), size, top)
    for key, chosen, box, number in zip(keys, lit, boxes, numbers or [0] * len(keys), strict=True):
        items += draw(key, strength_of(board, key), box, say, chosen, number)
    return items, cards.rows_high(len(keys), size)


def lit_of(keys: Sequence[str], picked: Sequence[str]) -> list[bool]:
    """Which of the cards are picked: of equal ones the first."""
    left, found = [card_of(option) for option in picked], list[bool]()
    for key in keys:
        found.append(key in left)
        if key in left:
            left.remove(key)
    return found


def crew(
    board: Board,
    keys: Sequence[str],
    picked: Sequence[str],
    top: float,
    say: Say,
    numbers: Sequence[int] = (),
) -> Iterator[Item]:
    """Hired crew, three in a row."""
    return iter(held(board, keys, picked, top, 0.0, say, numbers)[0])


ACROSS: Final = 3


def tiles_high(count: int) -> float:
    """Of so many offerings."""
    return -(-count // ACROSS) * TILE


def made(found: Sequence[str], top: float) -> Iterator[Item]:
    """Offerings in rows."""
    for place, tile in enumerate(found):
        row, column = divmod(place, ACROSS)
        yield from offer(tile, Box(6 + column * 328.0, top + row * TILE, 322, TILE - 6))
