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
from ..rules.scoring import tally
from ..state import FACE_DOWN, FREE, Board
from ..words.names import town_number
from .layout import CLAIM_AT, NAME_AT, REGION_BOX, TOWN_AT, WANTS_AT, Ground

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

TOWN_SIZE: Final = 52.0
"""Of a free town's sign, in units of the island; other pieces are measured by it."""
LEAST: Final = 28.6
"""The smallest letters on pictures 990 wide."""
OWNED_SIZE: Final = 60.0
CLAIM_SIZE: Final = 60.0
NAME_SIZE: Final = 37.0
"""Of the regions' names, in units of the island."""


def disc(seat: int, x: float, y: float, size: float) -> Iterator[Item]:
    """A seat's piece with its letter."""
    yield piece(seat, x, y, size, _EDGES[seat])
    yield Label(SEAT_LETTERS[seat], x, y, max(size * 0.6, LEAST), "bold", _ON_SEAT[seat])


def piece(seat: int, x: float, y: float, size: float, rim: str) -> Sprite:
    """A seat's piece, known by its colour and its shape."""
    name = f"disc-{SEAT_LETTERS[seat].lower()}"
    return Sprite(name, x, y, size, (("seat", SEAT_COLOURS[seat]), ("rim", rim)))


def lands(board: Board, ground: Ground) -> Iterator[Item]:
    """The regions that somebody leads, in their colours."""
    for region in REGIONS.values():
        leader = leading(board, region)
        if leader is None:
            continue
        box = REGION_BOX[region.key]
        x, y = ground.at(box.middle)
        wash, seat = (COLOUR["wash-v"], COLOUR["steel"])
        if leader >= 0:
            letter = SEAT_LETTERS[leader].lower()
            wash, seat = COLOUR[f"wash-{letter}"], SEAT_COLOURS[leader]
        name = f"region-{region.key.lower()}"
        yield Sprite(name, x, y, box.height * ground.zoom, (("wash", wash), ("seat", seat)))


VIKINGS: Final = -1
"""In place of a seat that leads."""


def leading(board: Board, region: Region) -> int | None:
    """The seat that has the most towns in a region, or VIKINGS; None where nobody or several."""
    seats, vikings = tally(board, region)
    counts = [*seats, vikings]
    most = max(counts)
    if not most or counts.count(most) > 1:
        return None
    return seats.index(most) if most in seats else VIKINGS


def fresh(board: Board, towns: Collection[int], ground: Ground) -> Iterator[Item]:
    """Dots around what is new on the map, as the scribes set them around a letter."""
    for town in sorted(towns):
        x, y = ground.at(TOWN_AT[town])
        yield Sprite("fresh", x, y, OWNED_SIZE * ground.zoom * 1.44)


def towns(board: Board, ground: Ground, only: frozenset[int] | None = None) -> Iterator[Item]:
    """Every town with its number, in its colour while it is free; else as its owner's piece
    with the town's colour for a rim.

    With `only`, the other towns are pale, and rings around these make them stand out.
    """
    unit = ground.zoom
    if board.active >= 0:
        x, y = ground.at(TOWN_AT[board.active])
        yield Sprite("active", x, y, TOWN_SIZE * 1.9 * unit)
    for town in only or ():
        x, y = ground.at(TOWN_AT[town])
        yield Sprite("chosen", x, y, OWNED_SIZE * 1.2 * unit)
    for town in range(len(TOWN_KEYS)):
        x, y = ground.at(TOWN_AT[town])
        yield from town_sign(board, town, x, y, unit)


def town_sign(board: Board, town: int, x: float, y: float, unit: float) -> Iterator[Item]:
    """One town with what is on it."""
    seat, colour = board.discs[town], COLOURS[town]
    number, ink, halo = str(town_number(TOWN_KEYS[town])), INK, ""
    size = OWNED_SIZE * unit
    if board.monasteries[town]:
        yield Sprite("monastery", x, y - size * 0.42, size * 0.92)
    if seat == FREE:
        yield Sprite(f"town-{colour}", x, y, TOWN_SIZE * unit)
        if len(number) > 1:
            wide, high = 42 * unit, 30 * unit
            yield Shape(x - wide / 2, y - high / 2, wide, high, VELLUM, INK, 1.6, high / 3)
    elif board.vikings[town]:
        yield Sprite("viking-town", x, y, size * 0.86)
        yield piece(seat, x + size * 0.36, y + size * 0.34, size * 0.46, COLOUR[colour])
    else:
        yield piece(seat, x, y, size * 0.94, COLOUR[colour])
        ink = _ON_SEAT[seat]
        halo = SEAT_COLOURS[seat] if len(number) > 1 else ""
    yield Label(number, x, y, NUMBER_SIZE * unit, "bold", ink, halo)


NUMBER_SIZE: Final = 37.0
"""Of a town's number, in units of the island."""


def region_names(ground: Ground, only: Collection[str] = tuple(REGIONS)) -> Iterator[Item]:
    """The names of the regions, on one or two lines."""
    size = NAME_SIZE * ground.zoom
    for region in map(REGIONS.__getitem__, only):
        places = NAME_AT[region.key]
        lines = region.name.split(" ", len(places) - 1)
        for (x, y), words in zip(map(ground.at, places), lines, strict=True):
            yield Label(words, x, y, size, "title", REGION_INK, halo=COLOUR["parchment"])


def claim(region: Region, holder: int, ground: Ground, new: bool = False) -> Iterator[Item]:
    """A claim token in its region: face down with the towns it wants, face up with its points
    alone, at a holder with their piece on it. With dots around it when this is `new`."""
    unit = ground.zoom
    x, y = ground.at(CLAIM_AT[region.key])
    size = CLAIM_SIZE * unit
    if new:
        yield Sprite("fresh", x, y, size * 1.44)
    down = holder == FACE_DOWN
    yield Sprite("claim-down" if down else "claim-up", x, y, size)
    yield Label(str(region.points), x, y - (size * 0.05 if down else 0), size * 0.66, "title")
    if down:
        wide, high = size * 1.06, size * 0.56
        dx, dy = WANTS_AT[region.key]
        x, y = x + dx * size, y + dy * size
        yield Shape(x - wide / 2, y - high / 2, wide, high, VELLUM, INK, 1.6, high / 3)
        yield Sprite("town", x - wide * 0.23, y, high * 0.86)
        yield Label(str(region.threshold), x + wide * 0.24, y, NUMBER_SIZE * unit, "bold")
    elif holder >= 0:
        yield piece(holder, x + size * 0.46, y + size * 0.4, size * 0.56, _EDGES[holder])


def mini_card(card: str, x: float, y: float, height: float) -> Iterator[Item]:
    """A card as it lies on the table: value, and suit by colour and emblem."""
    found = CARDS[card]
    yield Sprite("card-mini", x, y, height, SUIT_TINT[found.suit])
    yield Label(str(found.value), x, y - height * 0.22, height * 0.42, "title")
    yield Sprite(f"suit-{found.suit}", x, y + height * 0.18, height * 0.4)


CARD_WIDTH: Final = 318.0
CARD_HEIGHT: Final = 196.0


def card(key: str, x: float, y: float, chosen: Collection[int] = ()) -> Iterator[Item]:
    """A whole card, (x, y) its top left corner: value and suit, beside them the winner's action
    and the others' one or two choices. Those that are `chosen` from are lit."""
    found = CARDS[key]
    yield Sprite(
        "card", x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2, CARD_HEIGHT, SUIT_TINT[found.suit]
    )
    yield Label(str(found.value), x + 49, y + 62, 62, "title")
    yield Sprite(f"suit-{found.suit}", x + 49, y + 138, 66)
    high = (CARD_HEIGHT - 22) / 3
    rows = len(found.actions)
    for number, action in enumerate(found.actions):
        row = y + 11 + high * (number + 0.5 if number == 0 or rows > 2 else 2)
        if number in chosen:
            yield Shape(x + 91, row - high / 2 + 3, 214, high - 6, COLOUR["glow"], INK, 2, 8)
        if number < 2:
            yield Sprite("others" if number else "crown", x + 111, row, 40)
        yield from icons(action, x + 220, row, 42)
    if rows > 2:
        yield Shape(x + 140, y + 11 + high * 2 - 1, 160, 2, COLOUR["tan"])


def icons(action: Sequence[str], x: float, y: float, size: float) -> Iterator[Item]:
    """An action's symbols from left to right, centred at (x, y)."""
    step = size * 1.04
    for beside, icon in centred(action):
        yield Sprite(icon, x + beside * step, y, size)
