"""The panels of the board: where the game stands, the Vikings and the decks, the earldoms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

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
from .layout import (
    BETWEEN,
    BLOCK_HIGH,
    CARD_HIGH,
    EDGE,
    INNER,
    NAME,
    SIGN,
    SMALL,
    Band,
)
from .pieces import (
    COLOUR,
    INK,
    SEAT_COLOURS,
    SMALL_INK,
    VELLUM,
    battle_card,
    card,
    cube,
    panel,
    pill,
    shield,
)

# Where the game stands.


def header(view: View, say: Say, names: Names) -> Band:
    """Where the game stands, or who won."""
    if not view.standing:
        return title([position.phase(view, say)])
    first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
    winners = seats_listed(first, say, names)
    text = say("picture-winner", names=winners, count=len(first))
    return title([text], lambda x, y: iter([Sprite("emblem-crown", x, y, 40)]))


Sign = Callable[[float, float], Iterator[Item]]
"""(x, y) What stands before the words of a bar."""
LINE: Final = 36.0
TITLE: Final = 30.0


def title(words: Sequence[str], sign: Sign | None = None, aside: str = "") -> Band:
    """A bar with a line or two, a sign before them, and a word at its right end."""
    high = 18 + LINE * max(1, len(words))

    def draw(top: float) -> Iterator[Item]:
        box = Box(EDGE, top, INNER, high)
        yield box.ground(COLOUR["madder"], INK, 2.4, 8)
        yield box.inset(4, 4).ground("", COLOUR["gold"], 1.4, 5)
        left, right = box.x + 18, box.right - 18
        if sign is not None:
            yield from sign(left + 22, box.middle[1])
            left += 58
        if aside:
            yield Label(aside, right, box.middle[1], 28, "heading", COLOUR["glow"], anchor="rm")
            right -= 14 * len(aside) + 16
        for below, text in centred(words):
            y = box.middle[1] + below * LINE
            size = TITLE if len(words) > 1 else NAME
            yield Label(text, left, y, size, "title", VELLUM, anchor="lm", fit=right - left)

    return Band(high, draw)


# The Vikings, the bag, the decks.

VIKINGS_HIGH: Final = 116.0
BAG_AT: Final = 248.0
CUBES_AT: Final = 334.0
CUBE_STEP: Final = 81.0
DECKS_AT: Final = 578.0
DECK_STEP: Final = 65.0
SMALL_CARD: Final = 0.92
"""Zoom of the cards in this panel."""


def vikings(view: View) -> Band:
    """The markers or, once they have landed, the Vikings; the bag; the decks."""
    board = view.board

    def draw(top: float) -> Iterator[Item]:
        box = Box(EDGE, top, INNER, VIKINGS_HIGH)
        busy = board.active == THE_VIKINGS
        yield from panel(box.x, box.y, box.width, box.height, COLOUR["blood"] if busy else INK)
        yield from landed(board, box) if board.arrived else markers(board, box)
        yield from bag(board, box)
        yield from decks(view, box)

    return Band(VIKINGS_HIGH, draw)


def markers(board: Board, box: Box) -> Iterator[Item]:
    """Eight black markers, those that have gone forward dark; the white one."""
    left, top = box.x + 34, box.y + 34
    for n in range(MARKERS):
        row, column = divmod(n, MARKERS // 2)
        x, y = left + column * 46, top + row * 48
        yield Sprite("marker-black" if n < board.markers else "marker-slot", x, y, 44)
    x, y = left + 4 * 46, box.middle[1]
    yield Sprite("marker-white" if board.attacked else "marker-slot", x, y, 46)
    if not board.attacked:
        yield Shape(x - 12, y - 12, 24, 24, COLOUR["white"], COLOUR["oak"], 1.6, 12)


def landed(board: Board, box: Box) -> Iterator[Item]:
    """The Viking cards that lie ready, and how many they must be to attack."""
    y = box.middle[1]
    x = box.x + 42
    for kind in ("viking", "chieftain"):
        count = board.vikings.count(kind)
        if not count:
            continue
        yield from card(kind, x, y - 4, 1.05)
        yield from pill(f"×{count}", x + 24, y + 30)
        x += 82
    if not board.vikings:
        yield Sprite("slot", x, y, CARD_HIGH)
        x += 82
    yield Label(f"{len(board.vikings)}/{board.seats + 1}", x - 28, y, 30, "bold", anchor="lm")


def bag(board: Board, box: Box) -> Iterator[Item]:
    """Whose cubes are in the bag, and how many."""
    y = box.middle[1]
    yield Sprite("emblem-bag", box.x + BAG_AT + 32, y, 70)
    seats = [seat for seat in range(board.seats) if board.cubes[seat]]
    for below, row in centred(halves(seats, 3)):
        level = y + below * 48
        for place, seat in enumerate(row):
            at = box.x + CUBES_AT + place * CUBE_STEP
            yield from cube(seat, at, level, 40)
            yield Label(f"×{board.cubes[seat]}", at + 22, level + 2, SMALL, "bold", anchor="lm")


def decks(view: View, box: Box) -> Iterator[Item]:
    """Army, Battle with the last card, and Vikings."""
    y = box.middle[1]
    board = view.board
    found = (("army", view.army_deck), ("viking", view.viking_deck), ("battle", view.battle_deck))
    for n, (deck, count) in enumerate(found):
        x = box.x + DECKS_AT + 28 + n * DECK_STEP
        yield Sprite(f"back-{deck}", x, y - 8, CARD_HIGH * SMALL_CARD)
        yield from pill(str(count), x, y + 33)
    x = box.x + DECKS_AT + 28 + 3 * DECK_STEP
    if board.battle_discard:
        yield from battle_card(board.battle_discard[-1], x, y - 4, SMALL_CARD)
    else:
        yield Sprite("slot", x, y - 4, CARD_HIGH * SMALL_CARD)


# An earldom.

HEAD: Final = 46.0
"""Of an earldom: whose it is, and the counts."""
INSIDE: Final = INNER - 20
"""Width of an earldom's rows below its head ..."""
BESIDE: Final = 292.0
"""... and of the head that stands beside them."""
COUNT_WIDE: Final = 74.0
BESIDE_COUNT: Final = 69.0
COUNTED: Final = ("tower", "army", "hand", "deck")


class Plot(Struct, frozen=True):
    """An earldom as it will be drawn."""

    seat: int
    form: str
    """ "below" its head stand the rows, "beside" it, or it is "closed": its head alone."""
    rows: tuple[tuple[earldoms.Block, ...], ...]
    zoom: float

    @property
    def height(self) -> float:
        """Of its panel."""
        rows = len(self.rows) * (BLOCK_HIGH * self.zoom + BETWEEN)
        if self.form == "closed" or (self.form == "below" and not self.rows):
            return HEAD
        return HEAD + rows + 1 if self.form == "below" else max(2 * HEAD, rows + 9)

    def laid(self, top: float) -> list[earldoms.Laid]:
        """The blocks where they lie, `top` the panel's upper edge; the Towers at the right end."""
        left, y = EDGE + 10, top + HEAD + 1
        if self.form == "beside":
            rows = len(self.rows) * (BLOCK_HIGH * self.zoom + BETWEEN) - BETWEEN
            left, y = left + BESIDE, top + (self.height - rows) / 2
        found = earldoms.laid(self.rows, left, y, self.zoom)
        if found and found[-1].block.what == "towers":
            end = EDGE + INNER - 10 - found[-1].box.width
            found[-1] = replace(found[-1], x=max(found[-1].x, end))
        return found

    def counted(self, what: str, top: float) -> tuple[float, float]:
        """Where the sign of a count stands."""
        if self.form == "beside":
            n = COUNTED.index(what)
            return EDGE + 28 + n * BESIDE_COUNT, top + HEAD * 1.45
        found = counted(self)
        right = EDGE + INNER - 8
        return right - COUNT_WIDE * (len(found) - found.index(what)) + 22, top + HEAD / 2


def counted(plot: Plot) -> tuple[str, ...]:
    """What a head counts; where no castle is seen, these too."""
    return ("castle", *COUNTED) if plot.form == "closed" else COUNTED


Wanted = Callable[[str], bool]
"""(key) Whether a block is shown."""


def plot_of(
    board: Board, seat: int, zoom: float, form: str = "below", only: Wanted | None = None
) -> Plot:
    """An earldom so large; `only`: with just these of its blocks."""
    if form == "closed":
        return Plot(seat, form, (), zoom)
    wide = INSIDE - BESIDE if form == "beside" else INSIDE
    found = [one for one in earldoms.blocks(board, seat) if only is None or only(one.key)]
    return Plot(seat, form, tuple(map(tuple, earldoms.flow(found, wide, zoom))), zoom)


def keeps_in(plot: Plot) -> bool:
    """Whether no block is wider than its row."""
    wide = INSIDE - BESIDE if plot.form == "beside" else INSIDE
    return earldoms.fits(chain.from_iterable(plot.rows), wide, plot.zoom)


Frames = Callable[[Plot, float], Iterator[Item]]
"""(plot, top) What is drawn around some of an earldom's things."""


def earldom(
    view: View, plot: Plot, new: Changes, names: Names, frames: Frames | None = None
) -> Band:
    """An Earl's name and counts, and all that lies before him."""

    def draw(top: float) -> Iterator[Item]:
        board, seat = view.board, plot.seat
        box = Box(EDGE, top, INNER, plot.height)
        # In a picture that stays nobody is awaited: whose turn it was is no news there.
        active = board.active == seat and view.standing is None and bool(view.awaited)
        first = _won(view, seat)
        yield box.ground(VELLUM, SEAT_COLOURS[seat], 5 if active else 3.4, 9)
        if active or first:
            wide = BESIDE if plot.form == "beside" else INNER - 10
            high = box.height - 10 if plot.form != "below" else HEAD - 5
            yield Shape(box.x + 5, box.y + 5, wide, high, COLOUR["glow"], "", 0, 6)
        yield from heading(view, plot, top, new, names)
        for one in plot.laid(top):
            yield from earldoms.drawn(one, one.block.key in new.blocks)
        if frames is not None:
            yield from frames(plot, top)

    return Band(plot.height, draw)


def heading(view: View, plot: Plot, top: float, new: Changes, names: Names) -> Iterator[Item]:
    """Whose earldom it is, offices, and the counts of what is hidden."""
    board, seat = view.board, plot.seat
    y = top + HEAD / 2
    yield from shield(seat, EDGE + 28, y + 1, 44)
    signs = [
        sign
        for sign, shown in (
            ("crown", board.king == seat or _won(view, seat)),
            ("mitre", is_archbishop(board, seat)),
            ("awaited", any(seat == other for other, _ in view.awaited)),
        )
        if shown
    ]
    end = BESIDE if plot.form == "beside" else INNER - 8 - COUNT_WIDE * len(counted(plot))
    room = end - 62 - 40 * len(signs)
    yield seat_name(names, seat, EDGE + 56, y, NAME, room)
    for n, sign in enumerate(signs):
        yield Sprite(f"emblem-{sign}", EDGE + end - 22 - 40 * n, y, SIGN)
    numbers = {
        "castle": len(board.fiefs[seat]),
        "tower": board.towers[seat],
        "army": view.reserves[seat],
        "hand": view.hands[seat],
        "deck": view.decks[seat],
    }
    for what in counted(plot):
        x, y = plot.counted(what, top)
        count = numbers[what]
        yield Sprite(f"emblem-{what}", x, y, SIGN)
        low = what == "deck" and count <= LOW_DECK and board.phase == "play"
        change = new.counts.get((what, seat), 0)
        fill = COLOUR["blood"] if low else INK if count else SMALL_INK
        if change:
            wide = 20 + 14.0 * len(str(count))
            lit = COLOUR["leek"] if change > 0 else COLOUR["rose"]
            yield Shape(x + 18, y - 17, wide - 3, 34, lit, "", 0, 8)
        yield Label(str(count), x + 24, y, 28, "bold", fill, anchor="lm")


LOW_DECK: Final = 3


def _won(view: View, seat: int) -> bool:
    return view.standing is not None and view.standing.places[seat] == 1


def is_archbishop(board: Board, seat: int) -> bool:
    """Whether the Cathedral stands in this earldom."""
    cards = chain.from_iterable(fief.cards for fief in board.fiefs[seat])
    return any(one.kind == "cathedral" for one in cards)


GONE_HIGH: Final = 50.0


def gone(board: Board, names: Names) -> list[Band]:
    """Who is out, in the order in which they went; nothing while all are there."""
    if not board.out:
        return []

    def draw(top: float) -> Iterator[Item]:
        box = Box(EDGE, top, INNER, GONE_HIGH)
        yield box.ground(COLOUR["chalk"], COLOUR["stone"], 2.4, 9)
        y = box.middle[1]
        yield Sprite("emblem-out", box.x + 30, y, 42)
        wide = (INNER - 64) / len(board.out)
        for n, seat in enumerate(board.out):
            x = box.x + 60 + n * wide
            yield from shield(seat, x + 22, y + 1, 40)
            yield seat_name(names, seat, x + 48, y, NAME, wide - 56, fill=COLOUR["leather"])

    return [Band(GONE_HIGH, draw)]
