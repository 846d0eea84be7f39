"""The picture of the board, from a view alone: where the game stands, the Vikings and the decks,
and the earldoms: each Earl's name and counts, and his fiefs and what else lies before him in rows
of blocks, as large as there is room for. Parts of it are on posts and prompts too."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import groupby, product
from typing import Any, Final

from msgspec import Struct

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text
from engine.kit.draw.ui import CENTRE, LEFT, Element, Fill, halves
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say
from engine.kit.words import seats_listed

from ..box import MARKERS, numbered
from ..rules.holdings import archbishop
from ..state import VIKINGS, Board, Card, Fief, Mercenary, View
from ..words import telling
from . import arena, pieces
from .pieces import BOARD, CARD_HIGH, COLOUR, GAP, INK, NAME, SEAT_COLOURS, SMALL_INK, TINTS, VELLUM

ROOM: Final = 1060.0
"""Height of all that lies on the highest picture, a quarter higher than wide."""


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it. What `events` changed is lightly marked."""
    return whole(view, header(view, say, names), say, names, events)


def whole(view: View, head: Element, say: Say, names: Names, events: Sequence[Event]) -> Scene:
    """The board below this."""
    bands = [head, vikings(view), *arena.under_way(view.board, say, names)]
    realm = Realm(view, names, pieces.inner(BOARD), changes(events))
    out = gone(view.board, names)
    plots = realm.fitting(living(view.board), ROOM - pieces.high([*bands, *out], BOARD))
    alt = alt_text(telling.position(view, say, names))
    return pieces.leaf([*bands, *map(realm.drawn, plots), *out], alt, width=BOARD)


# Where the game stands


def header(view: View, say: Say, names: Names) -> Element:
    if not view.standing:
        return title(_line(telling.phase(view, say)))
    first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
    text = say("picture-winner", names=seats_listed(first, say, names), count=len(first))
    return title(_line(text), pieces.emblem("crown", 40))


def _line(text: str) -> Element:
    return ui.text(text, NAME, "title", VELLUM)


def title(words: Element, sign: Element | None = None, aside: str = "") -> Element:
    """A bar with a sign before what it says, and a word at its right end."""
    end = ui.text(aside, 28, "heading", COLOUR["glow"]).rigid() if aside else None
    whole = ui.row(sign, words.growing(), end, gap=12).growing()
    rule = Fill("", COLOUR["gold"], 1.4, 5)
    return whole.panel(rule, 12, 1).panel(Fill(COLOUR["madder"], INK, 2.4, 8), 4, 4)


# The Vikings, the bag, the decks


def vikings(view: View, *, with_decks: bool = True) -> Element:
    """The markers or, once they have landed, the Vikings; the bag; the decks."""
    board = view.board
    line = COLOUR["blood"] if board.active == VIKINGS else INK
    host = ui.row(*landed(board), gap=8) if board.arrived else markers(board)
    piles = ui.row(*decks(view), gap=5) if with_decks else None
    whole = ui.row(host, ui.spring(), bag(board), ui.spring(), piles)
    ruled = whole.growing().panel(Fill("", COLOUR["tan"], 1.4, 5), 8, height=106)
    return ruled.panel(Fill(VELLUM, line, 3, 8), 5, 5)


def markers(board: Board) -> Element:
    """Eight black markers, those that have gone forward dark; the white one."""
    black = [
        ui.icon("marker-black" if n < board.markers else "marker-slot", 44) for n in range(MARKERS)
    ]
    white = ui.icon("marker-white" if board.attacked else "marker-slot", 46)
    if not board.attacked:
        white = white.overlay(ui.shape(Fill(COLOUR["white"], COLOUR["oak"], 1.6, 12), 24, 24))
    return ui.row(ui.grid(black, MARKERS // 2, 2, gap_y=4).rigid(), white, gap=2)


def landed(board: Board) -> Iterator[Element]:
    """The Viking cards that lie ready, and how many they must be to attack."""
    for kind in ("viking", "chieftain"):
        if count := board.vikings.count(kind):
            yield pieces.card(kind, 1.05).overlay(pieces.pill(f"×{count}"), x=24, y=34)
    if not board.vikings:
        yield pieces.slot(1)
    yield ui.text(f"{len(board.vikings)}/{board.enough}", 30, "bold").padded(8)


def bag(board: Board) -> Element:
    seats = [seat for seat in range(board.seats) if board.cubes[seat]]

    def cubes(seat: int) -> Element:
        return ui.row(pieces.cube(seat, 40), ui.text(f"×{board.cubes[seat]}", 28, "bold"), gap=2)

    rows = [[cubes(seat) for seat in row] for row in halves(seats, 3)]
    return ui.row(
        pieces.emblem("bag", 70), ui.column(*(ui.row(*row, gap=6) for row in rows)), gap=6
    )


def decks(view: View) -> Iterator[Element]:
    """Army, Vikings and Battle with the last card."""
    known = view.known
    found = {"army": known.army_deck, "viking": known.viking_deck, "battle": known.battle_deck}
    for key, deck in found.items():
        yield pieces.back(key, 0.92).overlay(pieces.pill(str(len(deck))), align=CENTRE, y=34)
    discard = view.board.battle_discard
    yield pieces.drawn_card(discard[-1], 0.92) if discard else pieces.slot(0.92)


# What has changed


class Changes(Struct, frozen=True):
    """Where something is new."""

    blocks: frozenset[str] = frozenset()
    """Keys of fiefs and Mercenaries, "king", "banners-1" and "towers-1"."""
    counts: dict[tuple[str, int], int] = {}
    """How much more there is now (or less), by what is counted ("tower", "army") and by seat."""


_BLOCKS: Final = {
    **dict.fromkeys(("castle-built", "property-built", "lord-installed", "lord-slain"), "{fief}"),
    **dict.fromkeys(("properties-stolen", "property-placed", "properties-destroyed"), "{fief}"),
    **dict.fromkeys(("fief-taken", "bequeathed"), "{fief}"),
    **dict.fromkeys(("mercenary-hired", "mercenary-stolen"), "{mercenary}"),
    "garrisoned": "{where}",
    **dict.fromkeys(("towers-built", "towers-felled"), "towers-{seat}"),
    "banner-raised": "banners-{seat}",
    **dict.fromkeys(("crowned", "tribute"), "king"),
}
"""The block that an event changes."""


def changes(events: Sequence[Event]) -> Changes:
    """Collected from events, oldest first. What came and went again in the meantime is marked
    all the same; a fief that has gone is nowhere to be marked."""
    blocks: dict[str, None] = {}
    counts: dict[tuple[str, int], int] = {}
    staked: dict[int, list[str]] = {}
    for event in events:
        if event.seats is not None:
            continue
        if block := _BLOCKS.get(event.kind):
            blocks[block.format(**event.args)] = None
        # What is handed over was named before, with the fief in which it stood.
        if event.kind == "joust-entered":
            staked[event.args["seat"]] = [event.args["ante"]]
        elif event.kind == "ransom-named":
            staked[event.args["seat"]] = event.args["price"]
        elif event.kind == "handed-over":
            named = staked.get(event.args["seat"], [])
            blocks |= dict.fromkeys(key.partition(".")[0] for key in named)
        for what, seat, more in _counts(event.kind, event.args):
            counts[what, seat] = counts.get((what, seat), 0) + more
    return Changes(frozenset(blocks), {key: more for key, more in counts.items() if more})


def _counts(kind: str, args: dict[str, Any]) -> list[tuple[str, int, int]]:
    seat = args.get("seat", -1)
    match kind:
        case "towers-built":
            return [("tower", seat, args["cards"])]
        case "towers-felled":
            return [("tower", seat, -len(args["cards"]))]
        case "armies-drawn":
            return [("army", seat, args["cards"])]
        case "garrisoned" | "tribute":
            return [("army", seat, -1)]
        case "forces-hit":
            return [("army", seat, -1) for place, _ in args["lost"] if place == "reserve"]
        case "armies-stolen":
            return [("army", seat, args["cards"]), ("army", args["other"], -args["cards"])]
    return []


# Earldoms: blocks of what lies together

Marks = tuple[tuple[str, bool], ...]
"""What a question offers, each with whether it is chosen already: the keys of cards as in options,
"f3.all" for all properties of a fief, "hand-1", "reserve-1", "towers-1"."""

BETWEEN: Final = 9.0
"""Between blocks."""
APART: Final = 5.0
NEAR: Final = -20.0
"""From a castle to its Lord, who stands before it; from one Royal Guard to the next."""
COPY: Final = -51.0
"""From a card to the next of its kind, which lies on it."""
MOST_COPIES: Final = 3
TOWER: Final = -40.0
MOST_TOWERS: Final = 4


def blocks(
    board: Board, seat: int, zoom: float, fresh: Collection[str] = (), marks: Marks = ()
) -> dict[str, Element]:
    """All that lies in an earldom: "f3", "m2", "king", "banners-1", "towers-1". What is `fresh`
    has changed."""
    found: dict[str, Element] = {}
    for one in board.fiefs[seat]:
        found[one.key] = fief(one, seat, zoom, one.key in fresh, _within(one.key, marks))
    for hired in board.mercenaries[seat]:
        marked = _within(hired.key, marks)
        found[hired.key] = mercenary(hired, seat, zoom, hired.key in fresh, marked)
    if board.king == seat:
        guard, marked = tuple(board.guard), (*_within("king", marks), *_within("guard", marks))
        found["king"] = king(guard, board.guards, zoom, "king" in fresh, marked)
    if count := board.banners[seat]:
        key = f"banners-{seat}"
        found[key] = banners(count, seat, zoom, key in fresh)
    if count := board.towers[seat]:
        key = f"towers-{seat}"
        found[key] = towers(count, seat, zoom, key in fresh, dict(marks).get(key))
    return found


def _within(key: str, marks: Marks) -> Marks:
    return tuple(mark for mark in marks if mark[0].partition(".")[0] == key)


def _block(
    things: Sequence[Element | None], zoom: float, fresh: bool, number: int = -1, fill: str = ""
) -> Element:
    """Things on a ground, behind their number where they have one."""
    high = (CARD_HIGH + 14) * zoom
    line = COLOUR["minium" if fresh else "oak" if fill == "leather" else "tan"]
    look = Fill(COLOUR["leaf"] if fill == "leather" else "", line, 5 if fresh else 2.4, 9)
    inside = ui.row(*things, gap=APART * zoom).padded(7 * zoom)
    if number >= 0:
        inside = ui.row(pieces.tab(number, high - 4, "minium" if fresh else fill), inside).padded(2)
    return inside.panel(look, height=high).rigid()


@lru_cache(maxsize=4096)
def fief(one: Fief, seat: int, zoom: float, fresh: bool = False, marks: Marks = ()) -> Element:
    """The castle, its Lord before it, then the properties, equal ones on a heap."""
    marked = dict(marks)

    def laid(key: str, own: Card) -> Element:
        return marked_card(owned(own, seat, zoom), zoom, key, marked)

    key, lord, heaps = one.key, None, []
    if one.lord:
        lord = marked_card(pieces.card(one.lord, zoom), zoom, one.lord_key, marked)
    for _, group in groupby(one.properties.items(), key=lambda pair: pair[1]):
        # Of more than are seen those that are offered lie above the others.
        heap = sorted(group, key=lambda pair: pair[0] in marked)
        cards = [laid(*pair) for pair in heap[-MOST_COPIES:]]
        if len(heap) > MOST_COPIES:
            cards[-1] = cards[-1].overlay(pieces.pill(f"×{len(heap)}"), y=-26 * zoom)
        heaps.append(ui.row(*cards, gap=COPY * zoom))
    lands = ui.row(*heaps, gap=APART * zoom) if heaps else None
    if lands is not None and f"{key}.all" in marked:
        lands = ringed(lands, marked[f"{key}.all"])
    heart = ui.row(laid(key, one.castle), lord, gap=NEAR * zoom)
    return _block([heart, lands], zoom, fresh, one.number, "leather")


def owned(own: Card, seat: int, zoom: float) -> Element:
    """A card of an earldom; one from another's set has that seat's shield."""
    whole = pieces.card(own.kind, zoom, own.owner)
    if own.owner == seat:
        return whole
    size = max(38, 28 * zoom)
    sign = pieces.shield(own.owner, size)
    return whole.overlay(sign, x=32 * zoom - size * 0.4, y=40 * zoom - size * 0.42)


def marked_card(whole: Element, zoom: float, key: str, marked: dict[str, bool]) -> Element:
    """A card in a golden frame where it is offered, in another one where it is chosen."""
    if key not in marked:
        return whole
    if marked[key]:
        return pieces.chosen(whole)
    gilded = ui.icon("gilded", (CARD_HIGH + 16) * zoom, width=CARD_HIGH * zoom)
    return whole.overlay(gilded)


def ringed(things: Element, picked: bool) -> Element:
    """The same around several things."""
    colour = COLOUR["verdigris" if picked else "orpiment"]
    return things.panel(Fill("", colour, 5, 8), 2, 2).panel(Fill("", INK, 2.4, 10), 2, 2)


@lru_cache(maxsize=1024)
def mercenary(
    one: Mercenary, seat: int, zoom: float, fresh: bool = False, marks: Marks = ()
) -> Element:
    """The Mercenary and his garrison, or room for one."""
    key, marked = one.key, dict(marks)
    man = marked_card(owned(Card("mercenary", one.owner), seat, zoom), zoom, key, marked)
    army = pieces.card(one.army, zoom) if one.army else pieces.slot(zoom)
    things = [man, marked_card(army, zoom, f"{key}.army", marked)]
    return _block(things, zoom, fresh, one.number, "tan")


@lru_cache(maxsize=256)
def king(
    guard: tuple[str, ...], most: int, zoom: float, fresh: bool = False, marks: Marks = ()
) -> Element:
    """The King and his Guard, with room for more."""
    marked = dict(marks)
    guards = [
        marked_card(pieces.card(kind, zoom), zoom, f"guard.{key}", marked)
        for key, kind in zip(numbered(guard), guard, strict=True)
    ]
    guards += [pieces.slot(zoom)] * (most - len(guards))
    throne = marked_card(pieces.card("king", zoom), zoom, "king", marked)
    return _block([throne, ui.row(*guards, gap=NEAR * zoom)], zoom, fresh)


@lru_cache(maxsize=256)
def banners(count: int, seat: int, zoom: float, fresh: bool) -> Element:
    """Those that were raised to become King."""
    standard = ui.icon("emblem-standard", 66 * zoom, TINTS[seat], width=50 * zoom)
    return _block([ui.row(*[standard] * count, gap=-20 * zoom)], zoom, fresh)


@lru_cache(maxsize=256)
def towers(count: int, seat: int, zoom: float, fresh: bool, picked: bool | None) -> Element:
    """As many face-down cards as are seen at a glance."""
    cards = [pieces.back("tower", zoom, TINTS[seat])] * min(count, MOST_TOWERS)
    if count > MOST_TOWERS:
        cards[-1] = cards[-1].overlay(pieces.pill(f"×{count}"), y=20 * zoom)
    whole = ui.row(*cards, gap=TOWER * zoom)
    if picked is not None:
        whole = ringed(whole, picked)
    return _block([whole], zoom, fresh)


# Earldoms

HEAD: Final = 48.0
COUNT: Final = 74.0
COUNTED: Final = {"tower": "towers", "army": "reserve", "hand": "hand", "deck": ""}
"""What a head counts, by its sign: how options name it."""
LOW_DECK: Final = 3

ZOOMS: Final = (1.3, 1.15, 1.0, 0.85, 0.73, 0.65, 0.52)
"""The signs on cards are large enough for a phone down to 0.65."""
ALMOST: Final = 0.7
"""Cards may be so much smaller where everything then stands in fewer rows."""


class Plot(Struct, frozen=True):
    """An earldom as it will be drawn."""

    seat: int
    form: str
    """ "below" its head stand the rows, "beside" it, or it is "closed": its head alone."""
    rows: tuple[tuple[Element, ...], ...] = ()
    zoom: float = 1
    keeps_in: bool = True
    """Whether no block is wider than its row."""

    @property
    def height(self) -> float:
        """Of its panel."""
        # The first one in a row may be the spring before the Towers.
        rows = sum(row[-1].place(0).height + BETWEEN for row in self.rows)
        if self.form == "beside":
            return max(2 * HEAD, rows + 9)
        return HEAD + rows + 1 if self.rows else HEAD


class Realm(Struct):
    """What is drawn of the earldoms."""

    view: View
    names: Names
    room: float
    """Across."""
    new: Changes = Changes()
    marks: Marks = ()
    only: Collection[str] | None = None
    """Keys of the blocks that are shown, if not all are."""
    forms: Sequence[str] = ("below", "beside")
    """Which forms of `Plot` may be tried."""

    @property
    def head(self) -> float:
        """Width of a head beside its rows; a narrow one has only counts that are offered."""
        return 292 if self.is_wide else 200

    @property
    def is_wide(self) -> bool:
        return self.room > 800

    def plot(self, seat: int, zoom: float, form: str = "below") -> Plot:
        """An earldom so large."""
        if form == "closed":
            return Plot(seat, form)
        board, new, only = self.view.board, self.new.blocks, self.only
        found = blocks(board, seat, zoom, new, self.marks)
        shown = [each for key, each in found.items() if only is None or key in only]
        room = self.room - 20 - (self.head if form == "beside" else 0)
        rows = ui.wrapped(shown, room, BETWEEN)
        if rows and f"towers-{seat}" in found and shown[-1] is found[f"towers-{seat}"]:
            rows[-1].insert(-1, ui.spring())
        keeps_in = all(block.width <= room for block in shown)
        return Plot(seat, form, tuple(map(tuple, rows)), zoom, keeps_in)

    def fitting(
        self, seats: Sequence[int], height: float, zooms: Sequence[float] = ZOOMS
    ) -> list[Plot]:
        """The earldoms as large as there is room for; without room for any size, their heads."""
        found: list[list[Plot]] = []
        for zoom, form in product(zooms, self.forms):
            if found and zoom < ALMOST * found[0][0].zoom:
                break
            plots = [self.plot(seat, zoom, form) for seat in seats]
            low = sum(plot.height + GAP for plot in plots) - GAP <= height
            if low and all(plot.keeps_in for plot in plots):
                found.append(plots)
        heads = [self.plot(seat, 1, "closed") for seat in seats]
        return min(found, key=lambda plots: sum(len(plot.rows) for plot in plots), default=heads)

    def drawn(self, plot: Plot) -> Element:
        """An Earl's name and counts, and all that lies before him."""
        view, seat = self.view, plot.seat
        # In a picture that stays nobody is awaited: whose turn it was is no news there.
        active = view.board.active == seat and view.standing is None and bool(view.awaited)
        glow = Fill(COLOUR["glow"], radius=6) if active or _won(view, seat) else None
        look = Fill(VELLUM, SEAT_COLOURS[seat], 5 if active else 3.4, 9)
        rows = ui.column(*(ui.row(*row, gap=BETWEEN) for row in plot.rows), gap=BETWEEN)
        name, signs, counts = self.heading(plot)
        if plot.form == "beside":
            if self.is_wide:
                lines = ui.row(name, *signs, gap=5), ui.row(*counts, gap=-5)
            else:
                lines = name, ui.row(*signs, *counts)
            head = ui.column(*lines, gap=2).rigid(self.head - 10)
            whole = ui.row(head.panel(glow, 5, height=plot.height - 10), rows.growing())
            return whole.panel(look, 5, height=plot.height).growing()
        named = ui.row(name, *signs, gap=5).growing()
        head = ui.row(named, *counts).panel(glow, 5, height=HEAD - 5).growing()
        below = rows.padded(5).growing() if plot.rows else None
        whole = ui.column(head, below, gap=1).panel(look, 5, 2, height=plot.height)
        return whole.growing()

    def heading(self, plot: Plot) -> tuple[Element, list[Element], list[Element]]:
        """Whose earldom it is, offices, and the counts of what is hidden."""
        view, seat = self.view, plot.seat
        board = view.board
        signs = {
            "crown": board.king == seat or _won(view, seat),
            "mitre": archbishop(board) == seat,
            "awaited": any(seat == other for other, _ in view.awaited),
        }
        shown = [pieces.emblem(sign) for sign, there in signs.items() if there]
        name = ui.row(pieces.shield(seat), pieces.seat_name(self.names, seat).growing(), gap=5)
        numbers = {
            "castle": len(board.fiefs[seat]),
            "tower": board.towers[seat],
            "army": view.reserves[seat],
            "hand": view.hands[seat],
            "deck": view.decks[seat],
        }
        if plot.form != "closed" and self.only is None:
            # All castles are seen.
            del numbers["castle"]
        if plot.form == "beside" and not self.is_wide:
            offered = {key for key, _ in self.marks}
            numbers = {w: n for w, n in numbers.items() if f"{COUNTED.get(w)}-{seat}" in offered}
            numbers.pop("tower", None)
        counts = [self.count(what, number, plot) for what, number in numbers.items()]
        return name.growing(), shown, counts

    def count(self, what: str, count: int, plot: Plot) -> Element:
        """One of the counts; what has changed is lit."""
        seat = plot.seat
        change = self.new.counts.get((what, seat), 0)
        low = what == "deck" and count <= LOW_DECK and self.view.board.phase == "play"
        ink = COLOUR["blood"] if low else INK if count else SMALL_INK
        whole = counted(what, count, ink, ("leek" if change > 0 else "rose") if change else "")
        key = f"{COUNTED.get(what, '')}-{seat}"
        marked = dict(self.marks)
        if key in marked and (what != "tower" or plot.form == "closed"):
            whole = ringed(whole, marked[key])
        return whole.frame(COUNT, 0, LEFT)


@lru_cache(maxsize=512)
def counted(sign: str, count: int, ink: str, lit: str) -> Element:
    look = Fill(COLOUR[lit], radius=8) if lit else None
    number = ui.text(str(count), 28, "bold", ink).panel(look, 4, height=34)
    return ui.row(pieces.emblem(sign), number, gap=1).rigid()


def _won(view: View, seat: int) -> bool:
    return view.standing is not None and view.standing.places[seat] == 1


def living(board: Board) -> list[int]:
    return [seat for seat in range(board.seats) if board.alive[seat]]


def gone(board: Board, names: Names) -> list[Element]:
    """Who is out, in the order in which they went; nothing while all are there."""
    if not board.out:
        return []
    earls = [
        ui.row(pieces.shield(seat, 40), pieces.seat_name(names, seat, COLOUR["leather"]), gap=5)
        for seat in board.out
    ]
    whole = ui.row(pieces.emblem("out", 42), ui.grid(earls, min(3, len(earls)), 6).growing(), gap=8)
    return [whole.panel(Fill(COLOUR["chalk"], COLOUR["stone"], 2.4, 9), 9, height=50).growing()]
