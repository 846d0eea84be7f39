"""The panels of the board: where the game stands, the Vikings and the decks, the earldoms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from engine.kit.draw.boxes import Box, centred, halves
from engine.kit.draw.labels import seat_name
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import seats_listed

from ..box import MARKERS
from ..state import VIKINGS as THE_VIKINGS
from ..state import Board, View
from ..words import position
from . import earldoms
from .changes import Changes
from .layout import BLOCK_HIGH, CARD_HIGH, EDGE, GAP, HEAD, HEADER, INNER, VIKINGS
from .pieces import (
    COLOUR,
    FAINT,
    INK,
    SEAT_COLOURS,
    VELLUM,
    battle_card,
    card,
    cube,
    panel,
    pill,
    shield,
)


def header(view: View, say: Say, names: Names) -> Iterator[Item]:
    """Where the game stands, or who won."""
    box = HEADER
    middle = box.middle[1]
    yield box.ground(COLOUR["madder"], INK, 2.4, 8)
    yield box.inset(4, 4).ground("", COLOUR["gold"], 1.4, 5)
    left = box.x + 20
    if view.standing:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        winners = seats_listed(first, say, names)
        text = say("picture-winner", names=winners, count=len(first))
        yield Sprite("emblem-crown", left + 18, middle, 34)
        left += 50
    else:
        text = position.phase(view, say)
    yield Label(text, left, middle, 30, "title", VELLUM, anchor="lm", fit=box.right - 20 - left)


# The Vikings, the bag, the decks.

BAG_AT: Final = 256.0
DECKS_AT: Final = 582.0
SMALL: Final = 0.94
"""Zoom of the cards in this panel."""


def vikings(view: View) -> Iterator[Item]:
    """The markers or, once they have landed, the Vikings; the bag; the decks."""
    box, board = VIKINGS, view.board
    busy = board.active == THE_VIKINGS
    yield from panel(box.x, box.y, box.width, box.height, COLOUR["blood"] if busy else INK)
    yield from landed(board) if board.arrived else markers(board)
    yield from bag(board)
    yield from decks(view)


def markers(board: Board) -> Iterator[Item]:
    """Eight black markers, those that have gone forward dark; the white one."""
    left, top = VIKINGS.x + 34, VIKINGS.y + 34
    for n in range(MARKERS):
        row, column = divmod(n, MARKERS // 2)
        x, y = left + column * 46, top + row * 48
        yield Sprite("marker-black" if n < board.markers else "marker-slot", x, y, 44)
    x, y = left + 4 * 46 + 6, VIKINGS.middle[1]
    yield Sprite("marker-white" if board.attacked else "marker-slot", x, y, 48)
    if not board.attacked:
        yield Shape(x - 13, y - 13, 26, 26, COLOUR["white"], COLOUR["oak"], 1.6, 13)


def landed(board: Board) -> Iterator[Item]:
    """The Viking cards that lie ready, and how many they must be to attack."""
    y = VIKINGS.middle[1]
    x = VIKINGS.x + 40
    for kind in ("viking", "chieftain"):
        count = board.vikings.count(kind)
        if not count:
            continue
        yield from card(kind, x, y, 1.1)
        yield Label(f"×{count}", x + 39, y - 8, 32, "bold", anchor="lm", fit=48)
        x += 126
    if not board.vikings:
        yield Sprite("slot", x, y, CARD_HIGH * 1.1)
    yield from pill(f"{len(board.vikings)}/{board.seats + 1}", VIKINGS.x + 100, y + 36, 25)


def bag(board: Board) -> Iterator[Item]:
    """Whose cubes are in the bag, and how many."""
    y = VIKINGS.middle[1]
    x = VIKINGS.x + BAG_AT + 34
    yield Sprite("emblem-bag", x, y, 74)
    seats = [seat for seat in range(board.seats) if board.cubes[seat]]
    for below, row in centred(halves(seats, 3)):
        level = y + below * 48
        for place, seat in enumerate(row):
            at = x + 60 + place * 78
            yield from cube(seat, at, level, 37)
            yield Label(
                f"×{board.cubes[seat]}", at + 22, level + 2, 28, "bold", anchor="lm", fit=34
            )


def decks(view: View) -> Iterator[Item]:
    """Army, Battle with the last card, and Vikings."""
    y = VIKINGS.middle[1]
    board = view.board
    found = (("army", view.army_deck), ("viking", view.viking_deck), ("battle", view.battle_deck))
    for n, (deck, count) in enumerate(found):
        x = VIKINGS.x + DECKS_AT + 26 + n * 66
        yield Sprite(f"back-{deck}", x, y - 6, CARD_HIGH * SMALL)
        yield from pill(str(count), x, y + 35, 30)
    x = VIKINGS.x + DECKS_AT + 26 + 3 * 66
    if board.battle_discard:
        yield from battle_card(board.battle_discard[-1], x, y - 6, SMALL)
    else:
        yield Sprite("slot", x, y - 6, CARD_HIGH * SMALL)


# An earldom.


class Plot(Struct, frozen=True):
    """Where an earldom lies on a picture."""

    seat: int
    box: Box
    rows: tuple[tuple[earldoms.Block, ...], ...]
    zoom: float

    @property
    def laid(self) -> list[earldoms.Laid]:
        return earldoms.laid(self.rows, self.box.x + 12, self.box.y + HEAD + 4, self.zoom)


INSIDE: Final = INNER - 24
"""Width of an earldom's rows."""


def plots(
    board: Board, seats: list[int], top: float, zoom: float, spread: bool = False
) -> list[Plot]:
    """The earldoms below each other."""
    found = []
    for seat in seats:
        rows = earldoms.flow(earldoms.blocks(board, seat, spread), INSIDE, zoom)
        high = HEAD + (len(rows) * (BLOCK_HIGH * zoom + GAP) + 4 if rows else 0)
        box = Box(EDGE, top, INNER, high)
        found.append(Plot(seat, box, tuple(map(tuple, rows)), zoom))
        top = box.foot + 6
    return found


def earldom(
    view: View, plot: Plot, new: Changes, names: Names, frames: Sequence[Item] = ()
) -> Iterator[Item]:
    """An Earl's name and counts, and all that lies before him. `frames` are drawn around some of
    it, below the numbers of fiefs."""
    board, seat, box = view.board, plot.seat, plot.box
    active = board.active == seat and view.standing is None
    first = view.standing is not None and view.standing.places[seat] == 1
    line = SEAT_COLOURS[seat] if board.alive[seat] else COLOUR["tan"]
    yield box.ground(VELLUM, line, 5 if active else 3.4, 9)
    if active or first:
        yield Shape(box.x + 5, box.y + 5, box.width - 10, HEAD - 5, COLOUR["glow"], "", 0, 6)
    yield from heading(view, seat, Box(box.x, box.y, box.width, HEAD), new, names)
    for one in plot.laid:
        yield from earldoms.drawn(one, one.block.key in new.blocks)
    yield from frames
    for one in plot.laid:
        yield from earldoms.tag(one)


COUNTS_AT: Final = 468.0
COUNT_WIDE: Final = 94.0
COUNTED: Final = ("tower", "army", "hand", "deck")


def heading(view: View, seat: int, box: Box, new: Changes, names: Names) -> Iterator[Item]:
    """Whose earldom it is, offices, and the counts of what is hidden."""
    board = view.board
    y = box.middle[1] + 1
    alive = board.alive[seat]
    yield from shield(seat, box.x + 30, y, 42)
    signs = [
        sign
        for sign, shown in (
            ("crown", board.king == seat or _won(view, seat)),
            ("mitre", is_archbishop(board, seat)),
            ("awaited", any(seat == other for other, _ in view.awaited)),
        )
        if shown
    ]
    room = COUNTS_AT - 76 - 38 * len(signs)
    yield seat_name(names, seat, box.x + 60, y, 29, room, fill=INK if alive else FAINT)
    for n, sign in enumerate(signs):
        yield Sprite(f"emblem-{sign}", box.x + COUNTS_AT - 30 - 38 * n, y, 33)
    if not alive:
        yield Sprite("emblem-out", box.right - 36, y, 38)
        return
    counts = board.towers[seat], view.reserves[seat], view.hands[seat], view.decks[seat]
    for n, (what, count) in enumerate(zip(COUNTED, counts, strict=True)):
        x = box.x + COUNTS_AT + 24 + n * COUNT_WIDE
        yield Sprite(f"emblem-{what}", x, y, 33)
        low = what == "deck" and count <= LOW_DECK and board.phase == "play"
        fill = COLOUR["blood"] if low else INK if count else FAINT
        yield Label(str(count), x + 23, y, 29, "bold", fill, anchor="lm", fit=34)
        change = new.counts.get((what, seat), 0)
        if change:
            text = f"+{change}" if change > 0 else f"−{-change}"
            fill = COLOUR["verdigris"] if change > 0 else COLOUR["blood"]
            wide = 18 * len(str(count))
            yield Label(text, x + 26 + wide, y - 10, 19, "bold", fill, anchor="lm", fit=30)


LOW_DECK: Final = 3


def _won(view: View, seat: int) -> bool:
    return view.standing is not None and view.standing.places[seat] == 1


def is_archbishop(board: Board, seat: int) -> bool:
    """Whether the Cathedral stands in this earldom."""
    cards = chain.from_iterable(fief.cards for fief in board.fiefs[seat])
    return any(one.kind == "cathedral" for one in cards)
