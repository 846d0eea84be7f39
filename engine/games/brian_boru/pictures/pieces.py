"""The things that lie on the pictures: towns with what is on them, claims, discs, cards.

Each function gives the items of one thing, in drawing order.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from engine.kit.draw.boxes import centred
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import CARDS, COLOURS, REGIONS, TOWN_KEYS, Region
from ..state import FACE_DOWN, FREE, Board
from .layout import CLAIM_AT, NAME_AT, TOWN_AT, Ground

ART: Final = "brian_boru"
COLOUR: Final[dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "art" / "colours.json").read_text(encoding="utf-8")
)
"""The pictures' colours by name, shared with the painter."""
INK: Final = COLOUR["ink"]
VELLUM: Final = COLOUR["vellum"]
REGION_INK: Final = COLOUR["madder"]

SEAT_COLOURS: Final = tuple(COLOUR[f"seat-{letter}"] for letter in "abcde")
"""Purple, green, orange, black, white: none of the board's own, and apart in lightness too."""
_ON_SEAT: Final = (VELLUM, VELLUM, INK, VELLUM, INK)
_EDGES: Final = tuple(COLOUR[f"edge-{letter}"] for letter in "abcde")

SUIT_TINT: Final = {
    "red": (("suit", COLOUR["red"]), ("pale", COLOUR["pale-red"])),
    "blue": (("suit", COLOUR["blue"]), ("pale", COLOUR["pale-blue"])),
    "yellow": (("suit", COLOUR["yellow"]), ("pale", COLOUR["pale-yellow"])),
    "white": (("suit", VELLUM), ("pale", COLOUR["royal"])),
}

TOWN_SIZE: Final = 48.0
"""Of a town's sign, in units of the island; other pieces are measured by it."""


def disc(seat: int, x: float, y: float, size: float) -> Iterator[Item]:
    """A seat's disc with its letter."""
    yield Sprite("disc", x, y, size, (("seat", SEAT_COLOURS[seat]), ("edge", _EDGES[seat])))
    yield Label(SEAT_LETTERS[seat], x, y, size * 0.58, "bold", _ON_SEAT[seat])


def fresh(board: Board, towns: Collection[int], ground: Ground) -> Iterator[Item]:
    """Dots around what is new on the map, as the scribes set them around a letter."""
    for town in sorted(towns):
        x, y = ground.at(TOWN_AT[town])
        size = TOWN_SIZE * ground.zoom * (2.1 if board.monasteries[town] else 1.66)
        yield Sprite("fresh", x, y, size)


def towns(board: Board, ground: Ground, only: frozenset[int] | None = None) -> Iterator[Item]:
    """Every town with its colour and shape, and what lies on it.

    With `only`, the other towns are small, so that these stand out.
    """
    unit = ground.zoom
    if board.active >= 0:
        x, y = ground.at(TOWN_AT[board.active])
        yield Sprite("active", x, y, TOWN_SIZE * 2.05 * unit)
    for town in range(len(TOWN_KEYS)):
        x, y = ground.at(TOWN_AT[town])
        size = TOWN_SIZE * unit * (1.0 if only is None or town in only else 0.62)
        if board.monasteries[town]:
            yield Sprite("monastery", x, y, size * 1.6)
        yield Sprite(f"town-{COLOURS[town]}", x, y, size)
        if board.discs[town] == FREE:
            continue
        seat = board.discs[town]
        if board.vikings[town]:
            yield from disc(seat, x - size * 0.16, y + size * 0.2, size * 0.66)
            yield Sprite("viking", x + size * 0.24, y - size * 0.24, size * 0.66)
        else:
            # The upper left of the town's sign still tells its kind.
            yield from disc(seat, x + size * 0.13, y + size * 0.15, size * 0.7)


def region_names(ground: Ground) -> Iterator[Item]:
    """The names of the regions, on one or two lines."""
    size = 24 * ground.zoom
    for region in REGIONS.values():
        places = NAME_AT[region.key]
        lines = region.name.split(" ", len(places) - 1)
        for (x, y), words in zip(map(ground.at, places), lines, strict=True):
            yield Label(words, x, y, size, "title", REGION_INK, halo=COLOUR["parchment"])


def claim(region: Region, holder: int, ground: Ground, new: bool = False) -> Iterator[Item]:
    """A claim token in its region: face down with the towns it wants, face up with its points
    alone, at a holder with their disc on it. With dots around it when this is `new`."""
    unit = ground.zoom
    x, y = ground.at(CLAIM_AT[region.key])
    size = 54 * unit
    if new:
        yield Sprite("fresh", x, y, size * 1.44)
    if holder == FACE_DOWN:
        yield Sprite("claim-down", x, y, size)
    else:
        yield Sprite("claim-up", x, y, size)
    yield Label(
        str(region.points), x, y - (size * 0.06 if holder == FACE_DOWN else 0), size * 0.5, "title"
    )
    if holder == FACE_DOWN:
        wide, high = size * 0.74, size * 0.4
        foot = y + size * 0.5
        yield Shape(x - wide / 2, foot - high / 2, wide, high, VELLUM, INK, 1.6, high / 3)
        yield Sprite("town", x - wide * 0.2, foot, high * 0.8)
        yield Label(str(region.threshold), x + wide * 0.2, foot, high * 0.95, "bold")
    elif holder >= 0:
        yield from disc(holder, x + size * 0.42, y + size * 0.36, size * 0.62)


def mini_card(card: str, x: float, y: float, height: float) -> Iterator[Item]:
    """A card as it lies on the table: value, and suit by colour and emblem."""
    found = CARDS[card]
    yield Sprite("card-mini", x, y, height, SUIT_TINT[found.suit])
    yield Label(str(found.value), x, y - height * 0.22, height * 0.42, "title")
    yield Sprite(f"suit-{found.suit}", x, y + height * 0.18, height * 0.4)


CARD_WIDTH: Final = 220.0
CARD_HEIGHT: Final = 300.0


def card(key: str, x: float, y: float) -> Iterator[Item]:
    """A whole card, (x, y) its top left corner: value, suit, the winner's action below them,
    and the others' one or two choices at the foot."""
    found = CARDS[key]
    yield Sprite(
        "card", x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2, CARD_HEIGHT, SUIT_TINT[found.suit]
    )
    yield Label(str(found.value), x + 66, y + 52, 78, "title")
    yield Sprite(f"suit-{found.suit}", x + 164, y + 51, 66)
    primary, *others = found.actions
    middle = x + CARD_WIDTH / 2
    yield Sprite("crown", middle, y + 92, 26)
    yield from icons(primary, middle, y + 128, 44)
    yield Sprite("others", middle, y + 160, 26)
    rows = (200, 254) if len(others) == 2 else (227,)
    for row, action in zip(rows, others, strict=True):
        yield from icons(action, middle, y + row, 42)
    if len(others) == 2:
        yield Shape(x + 24, y + 226, CARD_WIDTH - 48, 2, COLOUR["tan"])


def icons(action: Sequence[str], x: float, y: float, size: float) -> Iterator[Item]:
    """An action's symbols from left to right, centred at (x, y)."""
    step = size * 1.08
    for beside, icon in centred(action):
        yield Sprite(icon, x + beside * step, y, size)
