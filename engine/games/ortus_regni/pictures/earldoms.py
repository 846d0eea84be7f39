"""An earldom on a picture: its fiefs and what else lies before its Earl, in rows of blocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Label, Sprite

from ..rules.realm.holdings import card_keys, fief_key, lord_key
from ..state import Board, Card, Fief, Mercenary
from .layout import BETWEEN, BLOCK_HIGH, CARD_HIGH, CARD_WIDE
from .pieces import COLOUR, INK, TINTS, VELLUM, back, card, pill, shield

PAD: Final = 7.0
TAB: Final = 36.0
"""Of a fief or Mercenary: the number by which words name it; never smaller."""
TAB_TYPE: Final = 27.0
NEAR: Final = 44.0
"""From a castle to its Lord, from a Mercenary to its garrison: they overlap."""
APART: Final = CARD_WIDE + 5
COPY: Final = 13.0
"""From a card to the next of its kind, which lies below it."""
MOST_COPIES: Final = 3
TOWER: Final = 24.0
"""From a Tower to the next."""
MOST_TOWERS: Final = 4
OWNER: Final = 38.0
"""A shield on a card that is from another's set."""


class Piece(Struct, frozen=True):
    """A card of a block, its middle from the block's top left corner, at zoom 1."""

    key: str
    """As in options; "" where nothing lies yet."""
    kind: str
    x: float
    y: float
    owner: int = -1
    """Whose card set it is from, where that is not the seat's."""


class Block(Struct, frozen=True):
    """Things that lie together. Widths are at zoom 1."""

    key: str
    what: str
    """ "fief", "mercenary", "king", "banners", "towers"."""
    seat: int
    wide: float
    pieces: tuple[Piece, ...]
    count: int = 0
    """Of Towers and banners."""


class Laid(Struct, frozen=True):
    """A block in its place on the picture."""

    block: Block
    x: float
    y: float
    zoom: float

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, wide_of(self.block, self.zoom), BLOCK_HIGH * self.zoom)

    def at(self, piece: Piece) -> tuple[float, float]:
        """The middle of a card on the picture."""
        return self.x + tab_of(self.block) + piece.x * self.zoom, self.y + piece.y * self.zoom


MIDDLE: Final = BLOCK_HIGH / 2


def tab_of(block: Block) -> float:
    """Width of the tab with the number, where there is one."""
    return TAB if block.what in ("fief", "mercenary") else 0.0


def wide_of(block: Block, zoom: float) -> float:
    """Width of a block on the picture."""
    return tab_of(block) + block.wide * zoom


def blocks(board: Board, seat: int) -> list[Block]:
    """All that lies in an earldom."""
    found = [fief_block(fief, seat) for fief in board.fiefs[seat]]
    found += [mercenary_block(one, seat) for one in board.mercenaries[seat]]
    if board.king == seat:
        found.append(king_block(board, seat))
    if board.banners[seat]:
        wide = 2 * PAD + 50 + 30 * (board.banners[seat] - 1)
        found.append(Block(f"banners-{seat}", "banners", seat, wide, (), board.banners[seat]))
    if board.towers[seat]:
        found.append(tower_block(board.towers[seat], seat))
    return found


def fief_block(fief: Fief, seat: int) -> Block:
    """The castle, its Lord before it, then the properties, equal ones on a heap."""
    x = PAD + CARD_WIDE / 2
    pieces = [_piece(fief_key(fief.number), fief.castle, x, seat)]
    if fief.lord:
        x += NEAR
        pieces.append(Piece(lord_key(fief.number), fief.lord, x, MIDDLE))
    keyed = zip(card_keys(fief.number, fief.cards), fief.cards, strict=True)
    for _, group in groupby(keyed, key=lambda pair: pair[1]):
        x += APART
        for n, (key, own) in enumerate(group):
            if n:
                x += COPY if n < MOST_COPIES else 0
            pieces.append(_piece(key, own, x, seat))
    return Block(fief_key(fief.number), "fief", seat, x + CARD_WIDE / 2 + PAD, tuple(pieces))


def _piece(key: str, own: Card, x: float, seat: int) -> Piece:
    return Piece(key, own.kind, x, MIDDLE, own.owner if own.owner != seat else -1)


def mercenary_block(one: Mercenary, seat: int) -> Block:
    """The Mercenary and his garrison, or room for one."""
    x = PAD + CARD_WIDE / 2
    key = f"m{one.number}"
    pieces = (
        Piece(key, "mercenary", x, MIDDLE, one.owner if one.owner != seat else -1),
        Piece(f"{key}.army" if one.army else "", one.army, x + APART - 4, MIDDLE),
    )
    return Block(key, "mercenary", seat, 2 * PAD + CARD_WIDE + APART - 4, pieces)


def king_block(board: Board, seat: int) -> Block:
    """The King and his Guard, with room for more."""
    x = PAD + CARD_WIDE / 2
    pieces = [Piece("king", "king", x, MIDDLE)]
    for n in range(board.seats - 1):
        x += APART - 4 if n == 0 else NEAR
        if n < len(board.guard):
            kind = board.guard[n]
            key = f"guard.{kind}.{board.guard[: n + 1].count(kind)}"
            pieces.append(Piece(key, kind, x, MIDDLE))
        else:
            pieces.append(Piece("", "", x, MIDDLE))
    return Block("king", "king", seat, x + CARD_WIDE / 2 + PAD, tuple(pieces))


def tower_block(count: int, seat: int) -> Block:
    shown = min(count, MOST_TOWERS)
    wide = 2 * PAD + CARD_WIDE + TOWER * (shown - 1)
    return Block(f"towers-{seat}", "towers", seat, wide, (), count)


def flow(found: Sequence[Block], wide: float, zoom: float) -> list[list[Block]]:
    """The blocks in rows; one that is too wide for any row has a row of its own."""
    rows: list[list[Block]] = []
    left = 0.0
    for block in found:
        need = wide_of(block, zoom)
        if not rows or need > left:
            rows.append([])
            left = wide
        rows[-1].append(block)
        left -= need + BETWEEN
    return rows


def fits(found: Iterable[Block], wide: float, zoom: float) -> bool:
    """Whether no block is wider than a row."""
    return all(wide_of(block, zoom) <= wide for block in found)


def laid(rows: Sequence[Sequence[Block]], left: float, top: float, zoom: float) -> list[Laid]:
    """The blocks where they lie."""
    found = []
    for number, row in enumerate(rows):
        x = left
        y = top + number * (BLOCK_HIGH * zoom + BETWEEN)
        for block in row:
            found.append(Laid(block, x, y, zoom))
            x += wide_of(block, zoom) + BETWEEN
    return found


# Drawing.


def drawn(one: Laid, fresh: bool = False) -> Iterator[Item]:
    """A block with all that lies in it."""
    box, what = one.box, one.block.what
    fill = COLOUR["leaf"] if what == "fief" else ""
    line = COLOUR["minium"] if fresh else COLOUR["oak"] if what == "fief" else COLOUR["tan"]
    thick = 5.0 if fresh else 2.4
    yield box.ground(fill, line, thick, 9)
    yield from tab(one, fresh)
    if what == "banners":
        yield from _banners(one)
    elif what == "towers":
        yield from _towers(one)
    else:
        # The next of a kind lies below the one before; a Lord stands before his castle.
        for piece in one.block.pieces:
            yield from _piece_drawn(one, piece)
    yield from _heap_counts(one)


def tab(one: Laid, fresh: bool = False) -> Iterator[Item]:
    """The number by which words name a fief or a Mercenary."""
    if not tab_of(one.block):
        return
    fief = one.block.what == "fief"
    fill = COLOUR["minium"] if fresh else COLOUR["leather"] if fief else COLOUR["tan"]
    box = Box(one.x + 2, one.y + 2, TAB - 3, one.box.height - 4)
    yield box.ground(fill, "", 0, 8)
    text = str(int(one.block.key[1:]) + 1)
    ink = VELLUM if fief or fresh else INK
    size = TAB_TYPE if len(text) < 3 else 25.6
    yield Label(text, box.x + box.width / 2, box.middle[1], size, "bold", ink)


def _piece_drawn(one: Laid, piece: Piece) -> Iterator[Item]:
    x, y = one.at(piece)
    if not piece.kind:
        yield Sprite("slot", x, y, CARD_HIGH * one.zoom)
        return
    yield from card(piece.kind, x, y, one.zoom, piece.owner if piece.owner >= 0 else one.block.seat)
    if piece.owner >= 0:
        yield from owner(piece.owner, x, y, one.zoom)


def owner(seat: int, x: float, y: float, zoom: float) -> Iterator[Item]:
    """Whose card it is, on a card with its middle at (x, y)."""
    size = max(OWNER, 28 * zoom)
    yield from shield(seat, x + 32 * zoom - size * 0.4, y + 40 * zoom - size * 0.42, size)


def _heap_counts(one: Laid) -> Iterator[Item]:
    """How many there are, where a heap has more than are seen."""
    by_place: dict[float, int] = {}
    for piece in one.block.pieces:
        by_place[piece.x] = by_place.get(piece.x, 0) + 1
    for piece in one.block.pieces:
        more = by_place.pop(piece.x, 1)
        if more > 1:
            x, y = one.at(piece)
            yield from pill(f"×{more + MOST_COPIES - 1}", x, y - 26 * one.zoom)


def _banners(one: Laid) -> Iterator[Item]:
    for n in range(one.block.count):
        x = one.x + (PAD + 25 + 30 * n) * one.zoom
        yield Sprite(
            "emblem-standard", x, one.y + MIDDLE * one.zoom, 66 * one.zoom, TINTS[one.block.seat]
        )


def _towers(one: Laid) -> Iterator[Item]:
    count, zoom = one.block.count, one.zoom
    y = one.y + MIDDLE * zoom
    x = one.x
    for n in range(min(count, MOST_TOWERS)):
        x = one.x + (PAD + CARD_WIDE / 2 + TOWER * n) * zoom
        yield back(one.block.seat, x, y, zoom)
    if count > MOST_TOWERS:
        yield from pill(f"×{count}", x, y + 20 * zoom)
