"""The things that lie on the pictures: spaces, fields, cards with their followers, coordinates.

Each function gives the items of one thing, in drawing order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.kit.draw.boxes import Point
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import LOCKED, MAPS, OFFSETS, VALUE
from ..rules.ground import WIDTH, ground, key_of
from ..rules.scoring import weight
from ..state import Board, Card
from .layout import CELL, CORNERS, SIDES

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
        row, column = divmod(cell, WIDTH)
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
    ways = (-WIDTH, 1, WIDTH, -1)
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
        if on.get(cell + WIDTH, number) != number:
            yield Sprite("frontier-lying", x, y + half, 12 * grid.zoom)


def _off_map(number: int, top: int, left: int) -> list[int]:
    return [
        (top + row) * WIDTH + left + column
        for row, line in enumerate(MAPS[number].rows)
        for column, field in enumerate(line)
        if field == "off-map"
    ]


def _scrolls(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    """On the first space off the map, of each."""
    unit = grid.zoom
    for number, (top, left) in zip(maps, OFFSETS[len(maps)], strict=True):
        x, y = grid.at(_off_map(number, top, left)[0])
        yield Sprite("scroll", x, y, 66 * unit)
        yield Label(
            str(number), x - 14 * unit, y, 39 * unit, "title", COLOUR["madder"], fit=30 * unit
        )
        for place, points in enumerate((MAPS[number].first, MAPS[number].second)):
            level = y + (-11, 12)[place] * unit
            yield Sprite("points", x + 8 * unit, level, (17, 12)[place] * unit)
            yield Label(str(points), x + 23 * unit, level, (22, 18)[place] * unit, "bold")


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
        x, y = grid.at(5 * WIDTH + 7)
        yield Sprite("compass", x, y + grid.size / 2, 230 * unit)
        for row, column, name in (
            (4, 5, "ship"),
            (7, 9, "serpent"),
            (4, 9, "waves"),
            (7, 5, "whale"),
        ):
            x, y = grid.at(row * WIDTH + column)
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
                x + 8 * unit, y + 16 * unit, 31 * unit, 22 * unit, fill, INK, 1.6 * unit, 8 * unit
            )
            yield Label(sign, x + 23 * unit, y + 27 * unit, 20 * unit, "bold", VELLUM)


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
    size = min(size, grid.size * 0.5)
    for column in range(grid.columns):
        cell = grid.row * WIDTH + grid.column + column
        x, y = grid.at(cell)
        yield _name(_column_name(board, cell), x, y - grid.size / 2 - above, size)
    for row in range(grid.rows):
        cell = (grid.row + row) * WIDTH + grid.column
        x, y = grid.at(cell)
        name = _row_name(board, cell)
        yield _name(name, x - grid.size / 2 - beside, y, size)
        yield _name(name, x + (grid.columns - 0.5) * grid.size + beside, y, size)


def _name(name: str, x: float, y: float, size: float) -> Label:
    return Label(name, x, y, size, "bold", INK, fit=size * 1.5)


def _column_name(board: Board, cell: int) -> str:
    """ "C"; on the free grid "E3"."""
    key = key_of(cell)
    return key[0] if board.maps else key[max(key.find("E"), key.find("W")) :]


def _row_name(board: Board, cell: int) -> str:
    key = key_of(cell)
    return key[1:] if board.maps else key[: max(key.find("E"), key.find("W"))]


# Cards and followers.


def follower(seat: int, x: float, y: float, size: float, stone: bool = False) -> Iterator[Item]:
    """A seat's follower with its letter; in stone it is grey and cracked."""
    tint = _STONE if stone else (("seat", SEAT_COLOURS[seat]), ("edge", _EDGES[seat]))
    yield Sprite(f"follower-{SHAPES[seat]}", x, y, size, tint)
    yield Label(SEAT_LETTERS[seat], x, y, size * 0.56, "bold", INK if stone else _ON_SEAT[seat])
    if stone:
        yield Sprite("crack", x, y, size)


def face(faction: str, x: float, y: float, size: float) -> Iterator[Item]:
    """A card without followers: its faction's colour and emblem, and its value."""
    yield Sprite("card", x, y, size, _TINTS[faction])
    yield Label(str(VALUE[faction]), x - size * 0.3, y - size * 0.29, size * 0.3, "title")
    yield Sprite(f"emblem-{faction}", x + size * 0.07, y + size * 0.06, size * 0.66)


class Token(Struct, frozen=True):
    """Followers of one seat that are drawn as one, with their number if there are several."""

    seat: int
    count: int
    stone: bool = False


def tokens(card: Card) -> list[Token]:
    """What stands on a card: each follower by itself as long as they are few."""
    grouped = [Token(seat, count) for seat, count in enumerate(card.followers) if count]
    grouped += [Token(seat, count, True) for seat, count in enumerate(card.stone) if count]
    if sum(token.count for token in grouped) > 3:
        return grouped
    return [Token(t.seat, 1, t.stone) for t in grouped for _ in range(t.count)]


def _wide(token: Token) -> float:
    return 1.0 if token.count == 1 else 1.62


def token_rows(found: list[Token]) -> list[list[Token]]:
    """In one row, or in two where one would be too small."""
    if sum(map(_wide, found)) <= 4.3 or len(found) < 2:
        return [found] if found else []
    half = (len(found) + 1) // 2
    return [found[:half], found[half:]]


def standing(card: Card, x: float, y: float, wide: float, size: float) -> Iterator[Item]:
    """The followers on a card; (x, y) is the middle of the lowest row, `size` at most each."""
    rows = token_rows(tokens(card))
    for number, row in enumerate(reversed(rows)):
        units = sum(map(_wide, row))
        across = min(size, wide / units) if len(rows) == 1 else min(size * 0.8, wide / units)
        left, level = x - units * across / 2, y - number * size * 0.8
        for token in row:
            yield from follower(token.seat, left + across / 2, level, across * 0.98, token.stone)
            if token.count > 1:
                yield Label(
                    str(token.count), left + across * 1.02, level, across * 0.84, "bold",
                    INK, VELLUM, anchor="lm",
                )  # fmt: skip
            left += _wide(token) * across


def card(board: Board, cell: int, grid: Grid) -> Iterator[Item]:
    """A card on the board, with all that lies on it."""
    found = board.cards[cell]
    x, y = grid.at(cell)
    unit = grid.zoom
    if found.down:
        yield Sprite("card-down", x, y, 76 * unit)
        return
    yield from bare_card(found, x, y, unit, weight(board, cell) > 1)
    yield from standing(found, x, y + 22 * unit, 68 * unit, 29 * unit)


def bare_card(found: Card, x: float, y: float, unit: float, doubled: bool) -> Iterator[Item]:
    """The card itself, its emblem where followers leave room, and the markers on it."""
    rows = len(token_rows(tokens(found)))
    size, lift = ((52, 5), (41, -13), (30, -20))[rows]
    yield Sprite("card", x, y, 76 * unit, _TINTS[found.faction])
    yield Label(str(VALUE[found.faction]), x - 22.5 * unit, y - 22 * unit, 23 * unit, "title")
    yield Sprite(f"emblem-{found.faction}", x + 3 * unit, y + lift * unit, size * unit)
    if found.faction in LOCKED:
        yield Shape(
            x - 36 * unit, y - 36 * unit, 72 * unit, 72 * unit, "", COLOUR["sky"], 5 * unit,
            7 * unit,
        )  # fmt: skip
    if found.poison:
        yield Sprite("poison", x + 24 * unit, y - 22 * unit, 28 * unit)
    if doubled and rows:
        low = -23 if not found.poison else 1
        yield Sprite("doubled", x + 24 * unit, y + low * unit, 27 * unit)
