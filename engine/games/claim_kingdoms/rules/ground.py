"""Spaces: where cards may lie, what is printed there, and what their names are.

A cell is `WIDTH` times its row plus its column. With war maps rows and columns count from the
top left of the joined maps; without, the grid has no edge and the start card lies at `CENTRE`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec import Struct

from ..box import MAPS, OFFSETS, START_SPACES
from ..state import Board

WIDTH: Final = 128
"""More than a row of all cards of a game is long."""
_FREE_ROW: Final = 256
_FREE_COLUMN: Final = 64
CENTRE: Final = _FREE_ROW * WIDTH + _FREE_COLUMN
"""Where the free grid begins: no cell of it has a row that the war maps have."""

STEPS: Final = {"north": -WIDTH, "east": 1, "south": WIDTH, "west": -1}
"""What to add to a cell for the next one in each direction."""
BESIDE: Final = tuple(STEPS.values())
DIAGONAL: Final = (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
BESIDE_BY_ROWS: Final = tuple(sorted(BESIDE))
AROUND_BY_ROWS: Final = tuple(sorted((*BESIDE, *DIAGONAL)))
"""The same, and with the corners, in the order of the cells: row by row."""


class Ground(Struct, frozen=True):
    """Joined war maps. All tables are in the order of the cells, row by row."""

    fields: dict[int, str]
    """What is printed on each playable space."""
    maps: dict[int, int]
    """The number of the map that each playable space is on."""
    beside: dict[int, tuple[int, ...]]
    """Those beside each playable space."""
    starts: tuple[int, ...]
    """Where the start card may be put."""
    height: int
    width: int
    """Rows and columns, impassable spaces included."""
    bits: dict[int, int]
    """For sets of spaces in one number: a bit for each playable space. There is a column more than
    the maps have, which is never set, so that a shift by one never leads into another row."""
    cells: dict[int, int]
    """The space of each bit, by the length of the number with this bit alone."""
    playable: int
    """The bits of all playable spaces."""

    def around(self, taken: Iterable[int]) -> list[int]:
        """The playable spaces beside any of these, but none of them; row by row."""
        there = sum(map(self.bits.__getitem__, taken))
        row = self.width + 1
        beside = there << 1 | there >> 1 | there << row | there >> row
        found = beside & (self.playable ^ there)
        cells, spaces = self.cells, []
        while found:
            length = found.bit_length()
            spaces.append(cells[length])
            found ^= 1 << length - 1
        spaces.reverse()
        return spaces


@cache
def ground(maps: tuple[int, ...]) -> Ground:
    """The playing area of these maps, laid out for as many seats."""
    fields: dict[int, str] = {}
    on: dict[int, int] = {}
    height = width = 0
    for key, (top, left) in zip(maps, OFFSETS[len(maps)], strict=True):
        rows = MAPS[key].rows
        height, width = max(height, top + len(rows)), max(width, left + len(rows[0]))
        for row, line in enumerate(rows, top):
            for cell, field in enumerate(line, row * WIDTH + left):
                if field != "off-map":
                    fields[cell] = field
                    on[cell] = key
    fields = dict(sorted(fields.items()))
    on = dict(sorted(on.items()))
    beside = {
        cell: tuple([cell + step for step in BESIDE if cell + step in fields]) for cell in fields
    }
    bits = {
        cell: 1 << row * (width + 1) + column
        for cell in fields
        for row, column in (divmod(cell, WIDTH),)
    }
    cells = {bit.bit_length(): cell for cell, bit in bits.items()}
    playable = sum(bits.values())
    return Ground(fields, on, beside, _starts(fields), height, width, bits, cells, playable)


def _starts(fields: dict[int, str]) -> tuple[int, ...]:
    """The plain spaces nearest the middle of all playable ones (setup: "in the middle")."""
    places = [divmod(cell, WIDTH) for cell in fields]
    row = sum([place[0] for place in places]) / len(places)
    column = sum([place[1] for place in places]) / len(places)
    plain = [
        ((place[0] - row) ** 2 + (place[1] - column) ** 2, cell)
        for place, (cell, field) in zip(places, fields.items(), strict=True)
        if field == "plain"
    ]
    return tuple(sorted([cell for _, cell in sorted(plain)[:START_SPACES]]))


def open_spaces(board: Board) -> list[int]:
    """Where a card may be played: empty, on the maps, and beside a card; row by row."""
    if board.maps:
        return ground(tuple(board.maps)).around(board.cards)
    return spaces_beside(board, board.cards)


def has_open_space(board: Board) -> bool:
    """Whether there is one: most often beside the cards that were played last."""
    taken = board.cards
    if not board.maps:
        return True
    beside = ground(tuple(board.maps)).beside
    for cell in reversed(taken):
        for near in beside[cell]:
            if near not in taken:
                return True
    return False


def spaces_beside(board: Board, cards: Iterable[int]) -> list[int]:
    """The same beside only some of the cards on the board."""
    taken = board.cards
    beside = ground(tuple(board.maps)).beside if board.maps else None
    found = {
        near
        for cell in cards
        for near in (beside[cell] if beside else [cell + step for step in BESIDE])
        if near not in taken
    }
    return sorted(found)


def empty_beside(board: Board, cell: int) -> list[int]:
    """Empty spaces beside one, where a card may lie."""
    near = ground(tuple(board.maps)).beside[cell] if board.maps else [cell + by for by in BESIDE]
    return [space for space in near if space not in board.cards]


def is_covered(board: Board) -> bool:
    """Whether no playable space is left: never without maps."""
    if not board.maps:
        return False
    return len(board.cards) >= len(ground(tuple(board.maps)).fields)


def is_ending(board: Board) -> bool:
    """Whether the game ends with this turn, whatever its power does: new cards are no use."""
    return bool(board.end) or is_covered(board)


def field_at(board: Board, cell: int) -> str:
    """What is printed there; without maps everything is plain."""
    return ground(tuple(board.maps)).fields[cell] if board.maps else "plain"


def map_at(board: Board, cell: int) -> int:
    """The number of the map there; 0 without maps."""
    return ground(tuple(board.maps)).maps[cell] if board.maps else 0


class _Keys(dict[int, str]):
    """The spaces' keys by their cells, each made when it is first looked up."""

    def __missing__(self, cell: int) -> str:
        row, column = divmod(cell, WIDTH)
        if row < _FREE_ROW - WIDTH:
            key = f"{chr(ord('A') + column)}{row + 1}"
        else:
            up, right = _FREE_ROW - row, column - _FREE_COLUMN
            key = f"{'N' if up >= 0 else 'S'}{abs(up)}{'E' if right >= 0 else 'W'}{abs(right)}"
        self[cell] = key
        return key


key_of: Final = _Keys().__getitem__
"""The space's key: "C4" with maps, "N2E3" on the free grid."""


@cache
def cell_of(key: str) -> int:
    """The cell of a space's key."""
    if key[1:].isdigit():
        return (int(key[1:]) - 1) * WIDTH + ord(key[0]) - ord("A")
    at = max(key.find("E"), key.find("W"))
    up, right = int(key[1:at]), int(key[at + 1 :])
    row = _FREE_ROW - (up if key[0] == "N" else -up)
    return row * WIDTH + _FREE_COLUMN + (right if key[at] == "E" else -right)


def is_space(text: str) -> bool:
    """Whether this is the key of a space: "C4", "N2E3"."""
    return text[:1].isupper() and text[-1:].isdigit()
