"""Spaces: where cards may lie, what is printed there, and what their names are.

A cell is `WIDTH` times its row plus its column. With war maps rows and columns count from the
top left of the joined maps; without, the grid has no edge and the start card lies at `CENTRE`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from ..box import MAPS, OFFSETS, START_SPACES
from ..state import Board, Card

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
AROUND: Final = (*BESIDE, *DIAGONAL)


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


@cache
def ground(maps: tuple[int, ...]) -> Ground:
    """The playing area of these maps, laid out for as many seats."""
    fields: dict[int, str] = {}
    on: dict[int, int] = {}
    height = width = 0
    for key, (top, left) in zip(maps, OFFSETS[len(maps)], strict=True):
        for row, line in enumerate(MAPS[key].rows, top):
            for column, field in enumerate(line, left):
                height, width = max(height, row + 1), max(width, column + 1)
                if field != "off-map":
                    fields[row * WIDTH + column] = field
                    on[row * WIDTH + column] = key
    fields = dict(sorted(fields.items()))
    on = dict(sorted(on.items()))
    beside = {
        cell: tuple(cell + step for step in BESIDE if cell + step in fields) for cell in fields
    }
    return Ground(fields, on, beside, _starts(fields), height, width)


def _starts(fields: dict[int, str]) -> tuple[int, ...]:
    """The plain spaces nearest the middle of all playable ones (setup: "in the middle")."""
    places = {cell: divmod(cell, WIDTH) for cell in fields}
    row = sum(place[0] for place in places.values()) / len(places)
    column = sum(place[1] for place in places.values()) / len(places)
    plain = [cell for cell, field in fields.items() if field == "plain"]

    def distance(cell: int) -> tuple[float, int]:
        return (places[cell][0] - row) ** 2 + (places[cell][1] - column) ** 2, cell

    return tuple(sorted(sorted(plain, key=distance)[:START_SPACES]))


def open_spaces(board: Board) -> list[int]:
    """Where a card may be played: empty, on the maps, and beside a card; row by row."""
    return spaces_beside(board, board.cards)


def has_open_space(board: Board) -> bool:
    """Whether there is one: most often beside the cards that were played last."""
    taken = board.cards
    if not board.maps:
        return True
    beside = ground(tuple(board.maps)).beside
    return any(near not in taken for cell in reversed(taken) for near in beside[cell])


def spaces_beside(board: Board, cards: dict[int, Card]) -> list[int]:
    """The same beside only some of the cards on the board."""
    found: set[int] = set()
    if board.maps:
        found.update(*map(ground(tuple(board.maps)).beside.__getitem__, cards))
    else:
        found.update(cell + step for cell in cards for step in BESIDE)
    return sorted(found.difference(board.cards))


def is_playable(board: Board, cell: int) -> bool:
    """Whether cards may lie there at all."""
    return not board.maps or cell in ground(tuple(board.maps)).fields


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


@cache
def key_of(cell: int) -> str:
    """The space's key: "C4" with maps, "N2E3" on the free grid."""
    row, column = divmod(cell, WIDTH)
    if row < _FREE_ROW - WIDTH:
        return f"{chr(ord('A') + column)}{row + 1}"
    up, right = _FREE_ROW - row, column - _FREE_COLUMN
    return f"{'N' if up >= 0 else 'S'}{abs(up)}{'E' if right >= 0 else 'W'}{abs(right)}"


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
