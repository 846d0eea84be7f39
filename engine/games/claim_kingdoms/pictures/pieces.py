"""The things that lie on the pictures: spaces, fields, cards with their followers, coordinates.

Each function gives the items of one thing, in drawing order.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import cycle
from typing import Final

from msgspec import Struct

from engine.kit.draw import ui
from engine.kit.draw.ui import Element, Point
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import from_art
from engine.kit.words import SEAT_LETTERS

from ..box import LOCKED, MAPS, VALUE
from ..rules.ground import WIDTH as ROW
from ..rules.ground import ground, key_of, open_spaces
from ..rules.turns import Place, doubled
from ..state import Board, Card

WIDTH: Final = 900.0
"""Of the whole board, which is meant to be opened. Prompts and posts are `ui.NEAR` wide."""
SMALL: Final = ui.LEAST
"""Nothing is written smaller ..."""
SIGN: Final = 33.0
"""... and no sign is smaller, which are 12 and 14 points high where `ui.NEAR` units are a phone's
width."""
FITTED: Final = 36.2
"""Letters that a narrow place may shrink are so large that they stay readable."""
CELL: Final = 84.0
"""Across a space of the war maps."""
CARD: Final = 80.0
"""Across a card on it."""

ART: Final = "claim_kingdoms"
COLOUR: Final = from_art(__file__, "colours")
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


def picture(
    whole: Element, alt: str, *, width: float = ui.NEAR, base: str = "", ground: str = ""
) -> Scene:
    """A picture of this game."""
    ground = ground or COLOUR["leather"]
    return ui.scene(ART, whole, alt, width=width, base=base, ground=ground)


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


def _sea(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    """What sails on the spaces off the maps, and a compass where a map is missing. The first of
    these spaces, of each map, has its scroll."""
    off = [cell for cells in ground(maps).off.values() for cell in cells[1:]]
    for cell, swimmer in zip(off, cycle(("waves", "ship", "waves", "serpent", "waves", "whale"))):
        yield Sprite(f"sea-{swimmer}", *grid.at(cell), 60 * grid.zoom)
    if len(maps) == 3:
        x, y = grid.at(5 * ROW + 7)
        yield Sprite("compass", x, y + grid.size / 2, 230 * grid.zoom)
        corners = ((4, 5, "ship"), (7, 9, "serpent"), (4, 9, "waves"), (7, 5, "whale"))
        for row, column, name in corners:
            yield Sprite(f"sea-{name}", *grid.at(row * ROW + column), 64 * grid.zoom)


def _tiles(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    """A drawing is named by the land around its space: 1 in the north, 2, 4, 8 in the east, south
    and west; 16 in the north-east, 32, 64, 128 in the other corners."""
    ways = (-ROW, 1, ROW, -1)
    on = ground(maps).maps
    for cell, number in on.items():
        code = sum(1 << n for n, way in enumerate(ways) if cell + way in on)
        for n in range(4):
            both = ways[n], ways[(n + 1) % 4]
            if all(cell + way in on for way in (*both, sum(both))):
                code += 16 << n
        tint = _LAND_TINTS[maps.index(number)]
        yield Sprite(f"land-{code}", *grid.at(cell), grid.size + 2 * grid.zoom, tint)


def _frontiers(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    on = ground(maps).maps
    half = grid.size / 2
    for cell, number in on.items():
        x, y = grid.at(cell)
        if on.get(cell + 1, number) != number:
            yield Sprite("frontier", x + half, y, grid.size)
        if on.get(cell + ROW, number) != number:
            yield Sprite("frontier-lying", x, y + half, 12 * grid.zoom)


def _scrolls(maps: tuple[int, ...], grid: Grid) -> Iterator[Item]:
    """On the first space off the map, of each: its number, and what its places are worth."""
    unit = grid.zoom
    for number, off in ground(maps).off.items():
        x, y = grid.at(off[0])
        yield Sprite("scroll", x, y, 80 * unit)
        letters = max(SMALL, 26 * unit)
        yield Label(f"#{number}", x, y - 18 * unit, letters, "bold", COLOUR["brown"])
        first, second = MAPS[number].first, MAPS[number].second
        size = max(SIGN, 34 * unit)
        away = size * 0.52 if second else 0
        coins = [("coin", first, x - away), ("coin-second", second, x + away)]
        for coin, points, at in coins if second else coins[:1]:
            yield Sprite(coin, at, y + 14 * unit, size)
            yield Label(str(points), at, y + 14 * unit, max(size * 0.82, SMALL), "bold")


def sign(place: Place, letters: float, size: float) -> Element:
    """A war map by its number, which nobody takes for points, a faction by its emblem."""
    if isinstance(place, str):
        return ui.icon(f"emblem-{place}", size)
    return ui.text(f"#{place}", letters, "bold", COLOUR["madder"])


def worth(place: Place) -> str:
    """What it brings: "6/4" for first and second place on a map."""
    if isinstance(place, str):
        return str(VALUE[place])
    first, second = MAPS[place].first, MAPS[place].second
    return f"{first}/{second}" if second else str(first)


FIELD_SIGN: Final = {
    "castle": ("+1", COLOUR["forest"]),
    "swamp": ("−1", COLOUR["red"]),
    "mill": ("+1", COLOUR["blue"]),
}


def ground_of(board: Board, grid: Grid, offered: Collection[int] = ()) -> Iterator[Item]:
    """What lies below the cards: the maps, and what is printed where no card lies, ruins with their
    treasure or without. In a space that is offered the name stands above it."""
    if not board.maps:
        for cell in open_spaces(board):
            yield Sprite("space", *grid.at(cell), grid.size)
        return
    yield from land(board.maps, grid)
    unit = grid.zoom
    printed = {
        cell: "treasure" if cell in board.ruins else field
        for cell, field in ground(board.maps).fields.items()
        if field != "plain" and cell not in board.cards
    }
    for cell, field in printed.items():
        if cell in offered:
            continue
        x, y = grid.at(cell)
        yield Sprite(f"field-{field}", x, y, 58 * unit)
        if field in FIELD_SIGN:
            # In the cell's lower right corner.
            sign, fill = FIELD_SIGN[field]
            wide, high = max(38.0, 40 * unit), max(29.0, 29 * unit)
            x, y = x + 41 * unit - wide, y + 41 * unit - high
            yield Shape(x, y, wide, high, fill, INK, 1.6 * unit, 9 * unit)
            letters = max(SMALL, 26 * unit)
            yield Label(sign, x + wide / 2, y + high / 2, letters, "bold", VELLUM)
    for cell in offered:
        if cell not in printed:
            continue
        (x, y), field = grid.at(cell), printed[cell]
        size, y = max(SIGN, 42 * unit), y + 17 * unit
        sign, fill = FIELD_SIGN.get(field, ("", ""))
        yield Sprite(f"field-{field}", x - (size * 0.46 if sign else 0), y, size)
        if sign:
            wide, high = max(34.0, 36 * unit), max(SMALL, 26 * unit)
            yield Shape(x - 1, y - high / 2, wide, high + 1, fill, INK, 1.6, 9)
            yield Label(sign, x - 1 + wide / 2, y + 0.5, high, "bold", VELLUM)


def coordinates(
    board: Board, grid: Grid, above: float, beside: float, size: float, *, right: bool = True
) -> Iterator[Item]:
    """The names of the columns above the grid and of the rows on both sides, or on the left;
    `above` and `beside` are how far from it, `size` that of the letters. Where columns are narrow
    every other one has its name."""
    first = grid.row * ROW + grid.column
    columns = {cell: _names(board, cell)[1] for cell in range(first, first + grid.columns)}
    narrow = grid.size < max(map(len, columns.values())) * size * 0.8
    for cell in list(columns)[:: 1 + narrow]:
        x, y = grid.at(cell)
        yield Label(columns[cell], x, y - grid.size / 2 - above, size, "bold", INK)
    for row in range(grid.rows):
        cell = first + row * ROW
        x, y = grid.at(cell)
        sides = (x - grid.size / 2 - beside, x + (grid.columns - 0.5) * grid.size + beside)
        for at in sides if right else sides[:1]:
            yield Label(_names(board, cell)[0], at, y, size, "bold", INK)


def _names(board: Board, cell: int) -> tuple[str, str]:
    """Of its row and its column: ("4", "C"); on the free grid ("N2", "E3")."""
    key = key_of(cell)
    if board.maps:
        return key[1:], key[0]
    at = max(key.find("E"), key.find("W"))
    return key[:at], key[at:]


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
    stone: bool


def token_rows(card: Card) -> list[Sequence[Token]]:
    """What stands on a card, up to two in a row, the lower row first; more than four in longer
    rows."""
    kinds = ((card.followers, False), (card.stone, True))
    found = [
        Token(n, count, stone) for line, stone in kinds for n, count in enumerate(line) if count
    ]
    half = (len(found) + 1) // 2 if len(found) > 2 else len(found)
    return [row for row in (found[:half], found[half:]) if row]


TINY: Final = 0.78
"""Cards that are smaller than on the board by this much have no value: emblem and followers lie
partly over each other."""


def standing(card: Card, x: float, y: float, unit: float) -> Iterator[Item]:
    """The followers on a card, (x, y) its middle: for each seat one, with its letter, or with
    their number where they are several."""
    rows = token_rows(card)
    most = max(map(len, rows), default=1)
    size = (38.0, 34.0, 31.0, 23.0, 17.0)[max(most + len(rows) - 2, 0)] * unit
    if most < 3:
        size = max(SIGN, size)
    lower = y + max(19 * unit, 7) if unit > TINY else y + 8
    for number, row in enumerate(rows):
        # An upper row leaves its left place to the emblem.
        first = x + (most - 1) * size / 2 - (len(row) - 1) * size
        if not number:
            first = x - (len(row) - 1) * size / 2 + (8 if unit < TINY and len(row) == 1 else 0)
        for place, token in enumerate(row):
            sign = str(token.count) if token.count > 1 else ""
            yield from follower(
                token.seat, first + place * size, lower - number * size, size * 0.98, token.stone,
                sign,
            )  # fmt: skip


def card(board: Board, cell: int, grid: Grid, *, named: bool = False) -> Iterator[Item]:
    """A card on the board, with all that lies on it."""
    found = board.cards[cell]
    x, y = grid.at(cell)
    unit = grid.zoom
    if found.down:
        yield Sprite("card-down", x, y, CARD * unit)
        return
    yield from bare_card(found, x, y, unit, cell in doubled(board), named=named)
    yield from standing(found, x, y, unit)


def edge(card: Card, x: float, y: float, size: float) -> Iterator[Item]:
    """The card's edge in the colours of those who stand there: its four parts are shared out by
    followers, whoever has more of them first."""
    there = sorted((-count, seat) for seat, count in enumerate(card.followers) if count)
    parts = {seat: 1 for _, seat in there}
    while there and sum(parts.values()) < 4:
        more = max(there, key=lambda one: (-one[0] / parts[one[1]], -one[1]))
        parts[more[1]] += 1
    if len(parts) == 1:
        yield Sprite("edge", x, y, size, (("seat", SEAT_COLOURS[there[0][1]]),))
        return
    for part, seat in enumerate([seat for seat, count in parts.items() for _ in range(count)]):
        yield Sprite(f"edge-{part}", x, y, size, (("seat", SEAT_COLOURS[seat]),))


def bare_card(
    found: Card, x: float, y: float, unit: float, doubled: bool, *, named: bool = False
) -> Iterator[Item]:
    """The card itself, its emblem where followers leave room, and the markers on it. `named`: in
    the place of its value the space's name is to stand."""
    rows = len(token_rows(found))
    right, down, size = ((6, 4, 52), (8, -13, 42), (-16, -16, 34))[rows]
    if unit < TINY:
        right, down = ((0, 0), (-8, -10), (-12, -12))[rows]
    yield Sprite("card", x, y, CARD * unit, _TINTS[found.faction])
    yield from edge(found, x, y, CARD * unit)
    if named and unit >= TINY:
        right, down, size = ((14, 10, 44), (20, -16, 34), (20, -16, 34))[rows]
    elif rows < 2 and unit >= TINY:
        letters = max(SMALL, 26 * unit)
        yield Label(str(VALUE[found.faction]), x - 22 * unit, y - 20 * unit, letters, "title")
    emblem = max(SIGN, size * unit)
    yield Sprite(f"emblem-{found.faction}", x + right * unit, y + down * unit, emblem)
    if found.faction in LOCKED:
        yield Shape(
            x - 32 * unit, y - 32 * unit, 64 * unit, 64 * unit, "", COLOUR["sky"], 4 * unit,
            6 * unit,
        )  # fmt: skip
    marker = max(SIGN, 30 * unit)
    if found.poison:
        yield Sprite("poison", x + 24 * unit, y - 21 * unit, marker)
    if doubled and rows and unit >= TINY:
        low = -22 if not found.poison else 4
        yield Sprite("doubled", x + 24 * unit, y + low * unit, marker)
