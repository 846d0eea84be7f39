"""The things that lie on the pictures: spaces, fields, cards with their followers, coordinates.

Each function gives the items of one thing, in drawing order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.kit.draw import ui
from engine.kit.draw.boxes import Box, Point
from engine.kit.draw.ui import Element
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import LOCKED, MAPS, OFFSETS, VALUE
from ..rules.ground import WIDTH as ROW
from ..rules.ground import ground, key_of
from ..rules.scoring import weight
from ..state import Board, Card

WIDTH: Final = 900.0
"""Of every picture. A phone shows it as 330 points, so that ..."""
SMALL: Final = 26.0
"""... letters of this size are the smallest that can be read there: nothing is written smaller."""
FITTED: Final = 36.2
"""Letters that a narrow place may shrink are so large that they stay readable."""
PAGE: Final = Box(0, 0, WIDTH, 1120)
PAGE_TOP: Final = 92.0
"""The height of its title."""
CELL: Final = 84.0
"""Across a space of the war maps."""
CARD: Final = 80.0
"""Across a card on it."""
SIDES: Final = (1, 2, 4, 8)
"""Land in the north, east, south, west, as in the name of a space's drawing."""
CORNERS: Final = (16, 32, 64, 128)
"""Land in the north-east, south-east, south-west, north-west."""

ART: Final = "claim_kingdoms"
COLOUR: Final[dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "art" / "colours.json").read_text(encoding="utf-8")
)
"""The pictures' colours by name, shared with the painter."""
INK: Final = COLOUR["ink"]
VELLUM: Final = COLOUR["vellum"]
FAINT: Final = "#a8946d"

SEAT_COLOURS: Final = tuple(COLOUR[f"seat-{letter}"] for letter in "abcd")
"""Purple, green, orange, black: apart in lightness too."""
SHAPES: Final = "abcd"
"""The outline of each seat's followers: round, square, diamond, shield."""
_ON_SEAT: Final = (VELLUM, VELLUM, INK, VELLUM)
_EDGES: Final = tuple(COLOUR[f"edge-{letter}"] for letter in "abcd")
_STONE: Final = (("seat", COLOUR["rock"]), ("edge", COLOUR["stone"]))

_GROUNDS: Final = {
    "rose": ("undead", "ice_queens", "knights"),
    "sky": ("dwarves", "fire_phoenix", "ice_kings"),
    "mint": ("cyclopes", "phoenix", "giants"),
    "straw": ("elves", "shadows", "dragons"),
    "lilac": ("unicorns", "zombies", "poisoners"),
    "sand": ("druids", "orcs", "seers"),
    "ice": ("fire_elementals", "shapeshifters", "ice_beasts"),
    "peach": ("goblins", "werewolves", "mages"),
    "slate": ("trolls", "basilisks", "vampires"),
    "lime": ("gnomes", "demons", "doppelgangers"),
    "teal": ("yetis", "rogues", "ghosts"),
}
GROUND_OF: Final = {
    faction: COLOUR[f"{name}-card"] for name, factions in _GROUNDS.items() for faction in factions
}
"""The colour of each faction's cards; three share one, their emblems are unlike."""


def picture(whole: Element, alt: str, *, base: str = "", ground: str = "") -> Scene:
    """A picture as wide as all of this game."""
    ground = ground or COLOUR["leather"]
    return ui.scene(ART, whole, alt, width=WIDTH, base=base, ground=ground)


Tints = tuple[tuple[str, str], ...]
_TINTS: Final[dict[str, Tints]] = {
    faction: (("ground", colour),) for faction, colour in GROUND_OF.items()
}
_LAND_TINTS: Final[tuple[Tints, ...]] = tuple(
    (("land", COLOUR[f"land-{n}"]), ("shore", COLOUR[f"shore-{n}"])) for n in range(1, 5)
)
"""By the place of a war map among those in play."""


class Grid(Struct, frozen=True):
    """Where the cells lie on a picture."""

    x: float
    y: float
    """Top left corner of the first row's and column's cell."""
    size: float
    """Across a cell."""
    row: int = 0
    column: int = 0
    """The first row and column that are shown."""
    rows: int = 8
    columns: int = 10

    @property
    def zoom(self) -> float:
        return self.size / CELL

    def at(self, cell: int) -> Point:
        """The middle of a cell."""
        row, column = divmod(cell, ROW)
        return (
            self.x + (column - self.column + 0.5) * self.size,
            self.y + (row - self.row + 0.5) * self.size,
        )


# The ground.


@lru_cache(maxsize=64)
def land(maps: tuple[int, ...], grid: Grid) -> tuple[Item, ...]:
    """The joined war maps: sea, land with its coasts, frontiers, and each one's number and
    points on a scroll."""
    return (*_sea(maps, grid), *_tiles(maps, grid), *_frontiers(maps, grid), *_scrolls(maps, grid))


def _tiles(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    playing = ground(maps)
    size = grid.size + 2 * grid.zoom
    for cell, number in playing.maps.items():
        x, y = grid.at(cell)
        name = f"land-{_neighbours(cell, playing.fields)}"
        yield Sprite(name, x, y, size, _LAND_TINTS[maps.index(number)])


def _neighbours(cell: int, fields: dict[int, str]) -> int:
    """The number in the name of a space's drawing."""
    ways = (-ROW, 1, ROW, -1)
    code = sum(bit for bit, way in zip(SIDES, ways, strict=True) if cell + way in fields)
    for n, corner in enumerate(CORNERS):
        both = ways[n], ways[(n + 1) % 4]
        if all(cell + way in fields for way in (*both, sum(both))):
            code += corner
    return code


def _frontiers(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    on = ground(maps).maps
    half = grid.size / 2
    for cell, number in on.items():
        x, y = grid.at(cell)
        if on.get(cell + 1, number) != number:
            yield Sprite("frontier", x + half, y, grid.size)
        if on.get(cell + ROW, number) != number:
            yield Sprite("frontier-lying", x, y + half, 12 * grid.zoom)


def _off_map(number: int, top: int, left: int) -> list[int]:
    return [
        (top + row) * ROW + left + column
        for row, line in enumerate(MAPS[number].rows)
        for column, field in enumerate(line)
        if field == "off-map"
    ]


def _scrolls(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    """On the first space off the map, of each: its number, and what its places are worth."""
    unit = grid.zoom
    for number, (top, left) in zip(maps, OFFSETS[len(maps)], strict=True):
        x, y = grid.at(_off_map(number, top, left)[0])
        yield Sprite("scroll", x, y, 80 * unit)
        yield Label(map_sign(number), x, y - 17 * unit, SMALL * unit, "bold", COLOUR["brown"])
        first, second = MAPS[number].first, MAPS[number].second
        away = 18 * unit if second else 0
        yield from coin(first, x - away, y + 13 * unit, 34 * unit)
        if second:
            yield from coin(second, x + away, y + 13 * unit, 32 * unit, second=True)


def map_sign(number: int) -> str:
    """A war map by its number, which nobody takes for points."""
    return f"#{number}"


def coin(points: int, x: float, y: float, size: float, *, second: bool = False) -> Iterator[Item]:
    """What a first place is worth, or a second one."""
    yield Sprite("coin-second" if second else "coin", x, y, size)
    yield Label(str(points), x, y, max(size * 0.82, SMALL * size / 32), "bold")


def _sea(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    """What sails on the spaces off the maps, and a compass where a map is missing."""
    unit = grid.zoom
    swimmers = ("sea-waves", "sea-ship", "sea-waves", "sea-serpent", "sea-waves", "sea-whale")
    seen = 0
    for number, (top, left) in zip(maps, OFFSETS[len(maps)], strict=True):
        for cell in _off_map(number, top, left)[1:]:
            x, y = grid.at(cell)
            yield Sprite(swimmers[seen % len(swimmers)], x, y, 60 * unit)
            seen += 1
    if len(maps) == 3:
        x, y = grid.at(5 * ROW + 7)
        yield Sprite("compass", x, y + grid.size / 2, 230 * unit)
        for row, column, name in (
            (4, 5, "ship"),
            (7, 9, "serpent"),
            (4, 9, "waves"),
            (7, 5, "whale"),
        ):
            x, y = grid.at(row * ROW + column)
            yield Sprite(f"sea-{name}", x, y, 64 * unit)


def fields(board: Board, grid: Grid) -> Iterator[Item]:
    """What is printed on the spaces that are not covered; ruins with their treasure or without."""
    unit = grid.zoom
    for cell, field in ground(tuple(board.maps)).fields.items():
        if field == "plain" or cell in board.cards:
            continue
        x, y = grid.at(cell)
        name = "treasure" if cell in board.ruins else field
        yield Sprite(f"field-{name}", x, y, 58 * unit)
        if field in _FIELD_SIGN:
            sign, fill = _FIELD_SIGN[field]
            yield Shape(
                x + 1 * unit, y + 12 * unit, 40 * unit, 29 * unit, fill, INK, 1.6 * unit, 9 * unit
            )
            yield Label(sign, x + 21 * unit, y + 26.5 * unit, SMALL * unit, "bold", VELLUM)


_FIELD_SIGN: Final = {
    "castle": ("+1", COLOUR["forest"]),
    "swamp": ("−1", COLOUR["red"]),
    "mill": ("+1", COLOUR["blue"]),
}


def coordinates(
    board: Board, grid: Grid, above: float, beside: float, size: float
) -> Iterator[Item]:
    """The names of the columns above the grid and of the rows on both sides; `above` and
    `beside` are how far from it, `size` that of the letters."""
    for column in range(grid.columns):
        cell = grid.row * ROW + grid.column + column
        x, y = grid.at(cell)
        yield _name(_column_name(board, cell), x, y - grid.size / 2 - above, size)
    for row in range(grid.rows):
        cell = (grid.row + row) * ROW + grid.column
        x, y = grid.at(cell)
        name = _row_name(board, cell)
        yield _name(name, x - grid.size / 2 - beside, y, size)
        yield _name(name, x + (grid.columns - 0.5) * grid.size + beside, y, size)


def _name(name: str, x: float, y: float, size: float) -> Label:
    return Label(name, x, y, size, "bold", INK)


def _column_name(board: Board, cell: int) -> str:
    """ "C"; on the free grid "E3"."""
    key = key_of(cell)
    return key[0] if board.maps else key[max(key.find("E"), key.find("W")) :]


def _row_name(board: Board, cell: int) -> str:
    key = key_of(cell)
    return key[1:] if board.maps else key[: max(key.find("E"), key.find("W"))]


# Cards and followers.


LETTERED: Final = 25.0
"""Smaller followers have no room for a letter: their shape tells whose they are."""


def follower(
    seat: int, x: float, y: float, size: float, stone: bool = False, sign: str = ""
) -> Iterator[Item]:
    """A seat's follower with its letter, or with another sign on it; in stone it is grey and
    cracked."""
    tint = _STONE if stone else (("seat", SEAT_COLOURS[seat]), ("edge", _EDGES[seat]))
    yield Sprite(f"follower-{SHAPES[seat]}", x, y, size, tint)
    if size >= LETTERED:
        letters, ink = max(SMALL, size * 0.6), INK if stone else _ON_SEAT[seat]
        yield Label(sign or SEAT_LETTERS[seat], x, y, letters, "bold", ink)
    if stone:
        yield Sprite("crack", x, y, size)


@lru_cache(256)
def piece(seat: int, size: float, *, stone: bool = False) -> Element:
    """A seat's follower, off the map."""
    return ui.drawing(follower(seat, size / 2, size / 2, size, stone), size, size)


@lru_cache(256)
def tile(faction: str, size: float) -> Element:
    """A card without followers: its faction's colour and emblem, and its value."""
    value = ui.text(str(VALUE[faction]), max(SMALL, size * 0.3), "title", least=SMALL)
    emblem = ui.icon(f"emblem-{faction}", size * 0.62)
    whole = ui.icon("card", size, _TINTS[faction]).overlay(value, x=-size * 0.27, y=-size * 0.26)
    return whole.overlay(emblem, x=size * 0.07, y=size * 0.06).rigid()


@lru_cache(256)
def bare(faction: str, size: float) -> Element:
    """A card too small for its value."""
    emblem = ui.icon(f"emblem-{faction}", size * 0.78)
    return ui.icon("card", size, _TINTS[faction]).overlay(emblem).rigid()


class Token(Struct, frozen=True):
    """All followers of one seat on a card, drawn as one."""

    seat: int
    count: int
    stone: bool = False


def tokens(card: Card) -> list[Token]:
    """What stands on a card."""
    grouped = [Token(seat, count) for seat, count in enumerate(card.followers) if count]
    return grouped + [Token(seat, count, True) for seat, count in enumerate(card.stone) if count]


def token_rows(found: Sequence[Token]) -> list[Sequence[Token]]:
    """Two in a row, as many rows as it takes."""
    if len(found) < 3:
        return [found] if found else []
    half = (len(found) + 1) // 2
    return [found[:half], found[half:]]


def standing(card: Card, x: float, y: float, unit: float) -> Iterator[Item]:
    """The followers on a card, (x, y) its middle: for each seat one, with its letter, or with
    their number where they are several."""
    rows = token_rows(tokens(card))
    most = max(map(len, rows), default=1)
    size = (38.0, 34.0, 31.0, 23.0, 17.0)[max(most + len(rows) - 2, 0)] * unit
    for number, row in enumerate(reversed(rows)):
        left, level = x - (len(row) - 1) * size / 2, y + 19 * unit - number * size
        for place, token in enumerate(row):
            sign = str(token.count) if token.count > 1 else ""
            yield from follower(
                token.seat, left + place * size, level, size * 0.98, token.stone, sign
            )


def card(board: Board, cell: int, grid: Grid) -> Iterator[Item]:
    """A card on the board, with all that lies on it."""
    found = board.cards[cell]
    x, y = grid.at(cell)
    unit = grid.zoom
    if found.down:
        yield Sprite("card-down", x, y, CARD * unit)
        return
    yield from bare_card(found, x, y, unit, weight(board, cell) > 1)
    yield from standing(found, x, y, unit)


def quarters(card: Card) -> list[int]:
    """Whose the four parts of a card's edge are: shared out by followers, whoever has more of
    them first; empty when nobody stands there."""
    there = sorted((-count, seat) for seat, count in enumerate(card.followers) if count)
    if not there:
        return []
    parts = {seat: 1 for _, seat in there}
    while sum(parts.values()) < 4:
        more = max(there, key=lambda one: (-one[0] / parts[one[1]], -one[1]))
        parts[more[1]] += 1
    return [seat for seat, count in parts.items() for _ in range(count)]


def edge(card: Card, x: float, y: float, size: float) -> Iterator[Item]:
    """The card's edge in the colours of those who stand there."""
    parts = quarters(card)
    if len(set(parts)) == 1:
        yield Sprite("edge", x, y, size, _edge_tint(parts[0]))
        return
    for part, seat in enumerate(parts):
        yield Sprite(f"edge-{part}", x, y, size, _edge_tint(seat))


def _edge_tint(seat: int) -> Tints:
    return (("seat", SEAT_COLOURS[seat]),)


def bare_card(found: Card, x: float, y: float, unit: float, doubled: bool) -> Iterator[Item]:
    """The card itself, its emblem where followers leave room, and the markers on it."""
    rows = len(token_rows(tokens(found)))
    size, lift = ((52, 4), (42, -12), (34, -17))[rows]
    yield Sprite("card", x, y, CARD * unit, _TINTS[found.faction])
    yield from edge(found, x, y, CARD * unit)
    if unit > 0.6:
        value, size_of_it = str(VALUE[found.faction]), max(1.0, unit) * SMALL
        yield Label(value, x - 21 * unit, y - 20 * unit, size_of_it, "title")
    yield Sprite(f"emblem-{found.faction}", x + 6 * unit, y + lift * unit, size * unit)
    if found.faction in LOCKED:
        yield Shape(
            x - 32 * unit, y - 32 * unit, 64 * unit, 64 * unit, "", COLOUR["sky"], 4 * unit,
            6 * unit,
        )  # fmt: skip
    if found.poison:
        yield Sprite("poison", x + 24 * unit, y - 21 * unit, 30 * unit)
    if doubled and rows:
        low = -22 if not found.poison else 4
        yield Sprite("doubled", x + 24 * unit, y + low * unit, 30 * unit)
