"""Spaces: where cards may lie, what is printed there, and what their names are; what powers,
catapults and Spectres may aim at, and how options name it.

A cell is `WIDTH` times its row plus its column. With war maps rows and columns count from the
top left of the joined maps; without, the grid has no edge and the start card lies at `CENTRE`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec import Struct

from ..box import LOCKED, MAPS, OFFSETS, SEATS, START_SPACES
from ..state import TO, Board, Card

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


_CORNERS: Final = [corner for corners in OFFSETS.values() for corner in corners]
_ROWS: Final[int] = max(top for top, _ in _CORNERS) + max(len(m.rows) for m in MAPS.values())
_COLUMNS: Final[int] = max(left for _, left in _CORNERS) + max(
    len(m.rows[0]) for m in MAPS.values()
)
"""As far as war maps ever lie."""
_BITS: Final[dict[int, int]] = {
    row * WIDTH + column: 1 << row * (_COLUMNS + 1) + column
    for row in range(_ROWS)
    for column in range(_COLUMNS)
}
"""For sets of spaces in one number: a bit for each space of war maps. There is a column more than
they have, which is never set, so that a shift by one does not lead into another row."""


class Ground(Struct, frozen=True):
    """Joined war maps; without any, where all is plain, the tables are empty. They are in the order
    of the cells, row by row."""

    fields: dict[int, str]
    """What is printed on each playable space."""
    maps: dict[int, int]
    """The number of the map that each playable space is on."""
    off: dict[int, list[int]]
    """The impassable spaces of each map, by its number."""
    starts: tuple[int, ...]
    """Where the start card may be put."""
    height: int
    width: int
    """Rows and columns, impassable spaces included."""
    playable: int
    """The bits of all playable spaces."""
    catapults: frozenset[str]
    """The keys of the spaces with one."""


@cache
def ground(maps: tuple[int, ...]) -> Ground:
    """The playing area of these maps, laid out for as many seats."""
    fields: dict[int, str] = {}
    on: dict[int, int] = {}
    off: dict[int, list[int]] = {key: [] for key in maps}
    height = width = 0
    for key, (top, left) in zip(maps, OFFSETS.get(len(maps), ()), strict=True):
        rows = MAPS[key].rows
        height, width = max(height, top + len(rows)), max(width, left + len(rows[0]))
        for row, line in enumerate(rows, top):
            for cell, field in enumerate(line, row * WIDTH + left):
                if field == "off-map":
                    off[key].append(cell)
                else:
                    fields[cell], on[cell] = field, key
    fields, on = dict(sorted(fields.items())), dict(sorted(on.items()))
    playable = sum(map(_BITS.__getitem__, fields))
    catapults = frozenset(key_of(cell) for cell, field in fields.items() if field == "catapult")
    return Ground(fields, on, off, _starts(fields), height, width, playable, catapults)


def _starts(fields: dict[int, str]) -> tuple[int, ...]:
    """The plain spaces nearest the middle of all playable ones (setup: "in the middle")."""
    if not fields:
        return (CENTRE,)
    places = {cell: divmod(cell, WIDTH) for cell in fields}
    rows, columns = zip(*places.values(), strict=True)
    row, column = sum(rows) / len(rows), sum(columns) / len(columns)
    plain = [cell for cell, field in fields.items() if field == "plain"]

    def distance(cell: int) -> tuple[float, int]:
        return (places[cell][0] - row) ** 2 + (places[cell][1] - column) ** 2, cell

    return tuple(sorted(sorted(plain, key=distance)[:START_SPACES]))


def open_keys(board: Board) -> tuple[str, ...]:
    """Where a card may be played, row by row: empty, on the maps, and beside a card."""
    if not board.maps:
        beside_cards = {cell + by for cell in board.cards for by in BESIDE}
        return keys(sorted(beside_cards.difference(board.cards)))
    taken = sum(map(_BITS.__getitem__, board.cards))
    row = _COLUMNS + 1
    near = taken << 1 | taken >> 1 | taken << row | taken >> row
    bits = near & (ground(board.maps).playable ^ taken)
    found = []
    while bits:
        length = bits.bit_length()
        found.append(_KEYS[length])
        bits ^= 1 << length - 1
    found.reverse()
    return tuple(found)


def open_spaces(board: Board) -> list[int]:
    """The cells of the same."""
    return list(map(cell_of, open_keys(board)))


def empty_beside(board: Board, cell: int) -> list[int]:
    """Empty spaces beside one, where a card may lie."""
    fields = ground(board.maps).fields
    near = [cell + by for by in BESIDE if cell + by not in board.cards]
    return [space for space in near if space in fields] if fields else near


def is_covered(board: Board, more: int = 0) -> bool:
    """Whether no playable space is left, or none will be once so many more cards lie there: never
    without maps."""
    fields = ground(board.maps).fields
    return bool(fields) and len(board.cards) + more >= len(fields)


def is_ending(board: Board) -> bool:
    """Whether the game ends with this turn, whatever its power does: new cards are no use."""
    return bool(board.end) or is_covered(board)


def field_at(board: Board, cell: int) -> str:
    """What is printed there."""
    return ground(board.maps).fields.get(cell, "plain")


def field_now(board: Board, cell: int) -> str:
    """What acts when a card is played there: a ruin without its treasure is plain."""
    field = ground(board.maps).fields.get(cell, "plain")
    return "plain" if field == "ruin" and cell not in board.ruins else field


def map_at(board: Board, cell: int) -> int:
    """The number of the map there; 0 without maps."""
    return ground(board.maps).maps.get(cell, 0)


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
_KEYS: Final = {bit.bit_length(): key_of(cell) for cell, bit in _BITS.items()}
"""The key of each bit's space, by the length of the number with this bit alone."""


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


def keys(cells: Iterable[int]) -> tuple[str, ...]:
    """Spaces as options."""
    return tuple(map(key_of, cells))


# What may be aimed at: adjacent cards are the orthogonal neighbours, over the borders of maps too.


def is_target(card: Card) -> bool:
    """Face up, and no Ice Queen."""
    return not card.down and card.faction not in LOCKED


def beside(board: Board, cell: int, ways: tuple[int, ...] = BESIDE_BY_ROWS) -> list[int]:
    """Adjacent cards that may be chosen, row by row; with `AROUND_BY_ROWS` of the eight
    neighbours."""
    cards = board.cards
    return [
        cell + way
        for way in ways
        if (card := cards.get(cell + way)) is not None and is_target(card)
    ]


def in_lines(board: Board, cell: int) -> list[int]:
    """The other cards in this row and this column that may be chosen; gaps do not matter."""
    row, column = divmod(cell, WIDTH)
    return sorted(
        [
            other
            for other, card in board.cards.items()
            if (other // WIDTH == row or other % WIDTH == column)
            and other != cell
            and is_target(card)
        ]
    )


_OTHERS: Final = {
    seats: [(*range(seat + 1, seats), *range(seat)) for seat in range(seats)] for seats in SEATS
}


def others(board: Board, seat: int) -> tuple[int, ...]:
    """All other seats, clockwise."""
    return _OTHERS[board.seats][seat]


def follower_key(cell: int, owner: int) -> str:
    """ "C4-1": one of seat 1's followers on C4."""
    return f"{key_of(cell)}-{owner}"


def follower_of(option: str) -> tuple[int, int]:
    """(cell, owner) of such an option, numbered or not."""
    space, _, owner = option.partition("-")
    return cell_of(space), int(owner.partition(".")[0])


def space_of(option: str) -> str:
    """The space in a follower's option, or the option itself."""
    return option.partition("-")[0]


def split(pick: str) -> tuple[str, str]:
    """Both halves of a pick such as "C4-1>D5"; the second is empty where there is one alone."""
    first, _, second = pick.partition(TO)
    return first, second


def rival_followers(board: Board, cells: Iterable[int], seat: int) -> tuple[str, ...]:
    """Others' followers on these cards, as options."""
    cards, rivals = board.cards, others(board, seat)
    return tuple(
        [
            follower_key(cell, owner)
            for cell in cells
            for owner in rivals
            if cards[cell].followers[owner]
        ]
    )


def in_range(board: Board, cell: int, seat: int) -> tuple[str, ...]:
    """What a catapult there can remove: followers of any colour on adjacent cards, the seat's own
    last."""
    owners = (*others(board, seat), seat)
    return tuple(
        [
            follower_key(other, owner)
            for other in beside(board, cell)
            for owner in owners
            if board.cards[other].followers[owner]
        ]
    )


def distinct(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards as options where equal ones are the same to whoever chooses."""
    return tuple(dict.fromkeys(cards))
