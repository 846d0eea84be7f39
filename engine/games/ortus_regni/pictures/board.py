"""The picture of the board, from a view alone: where the game stands, the Vikings and the decks,
the earldoms."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.boxes import halves
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import seats_listed

from ..box import MARKERS
from ..state import VIKINGS, Board, View
from ..words import position
from . import arena
from .changes import Changes, changes
from .earldoms import Realm, gone
from .pieces import (
    COLOUR,
    INK,
    NAME,
    PAGE,
    VELLUM,
    back,
    card,
    cube,
    drawn_card,
    emblem,
    high,
    inner,
    leaf,
    pill,
    slot,
)

ROOM: Final = 1060.0
"""Height of all that lies on the highest picture, a quarter higher than wide."""


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it. What `events` changed is lightly marked."""
    above = [header(view, say, names), vikings(view)]
    above += arena.under_way(view.board, say, names)
    below = earldoms(view, changes(events), names, ROOM - high(above))
    return leaf([*above, *below], alt_text(position.position(view, say, names)))


def earldoms(
    view: View, new: Changes, names: Names, height: float, first: Collection[int] = ()
) -> list[Element]:
    """All that is left of the Earls. Where there is no room for everything, the earldoms of the
    seats in `first` stay whole, of the others the heads are left."""
    out = gone(view.board, names)
    seats = [seat for seat in range(view.board.seats) if view.board.alive[seat]]
    realm = Realm(view, names, inner(PAGE), new)
    plots = realm.fitting(seats, height - high(out), first)
    return [*map(realm.drawn, plots), *out]


# Where the game stands


def header(view: View, say: Say, names: Names) -> Element:
    """Where the game stands, or who won."""
    if not view.standing:
        return title(_line(position.phase(view, say)))
    first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
    text = say("picture-winner", names=seats_listed(first, say, names), count=len(first))
    return title(_line(text), emblem("crown", 40))


def _line(text: str) -> Element:
    return ui.text(text, NAME, "title", VELLUM)


def title(words: Element, sign: Element | None = None, aside: str = "") -> Element:
    """A bar with a sign before what it says, and a word at its right end."""
    end = ui.text(aside, 28, "heading", COLOUR["glow"]).rigid() if aside else None
    whole = ui.row(sign, words.growing(), end, gap=12).growing()
    rule = Fill("", COLOUR["gold"], 1.4, 5)
    return whole.panel(rule, 12, 1).panel(Fill(COLOUR["madder"], INK, 2.4, 8), 4, 4)


# The Vikings, the bag, the decks


def vikings(view: View) -> Element:
    """The markers or, once they have landed, the Vikings; the bag; the decks."""
    board = view.board
    line = COLOUR["blood"] if board.active == VIKINGS else INK
    host = ui.row(*landed(board), gap=8) if board.arrived else markers(board)
    whole = ui.row(host, ui.spring(), bag(board), ui.spring(), ui.row(*decks(view), gap=5))
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
            yield card(kind, 1.05).overlay(pill(f"×{count}"), x=24, y=34)
    if not board.vikings:
        yield slot(1)
    yield ui.text(f"{len(board.vikings)}/{board.seats + 1}", 30, "bold").padded(8)


def bag(board: Board) -> Element:
    """Whose cubes are in the bag, and how many."""
    seats = [seat for seat in range(board.seats) if board.cubes[seat]]

    def cubes(seat: int) -> Element:
        return ui.row(cube(seat, 40), ui.text(f"×{board.cubes[seat]}", 28, "bold"), gap=2)

    rows = [[cubes(seat) for seat in row] for row in halves(seats, 3)]
    return ui.row(emblem("bag", 70), ui.column(*(ui.row(*row, gap=6) for row in rows)), gap=6)


def decks(view: View) -> Iterator[Element]:
    """Army, Vikings and Battle with the last card."""
    counts = {"army": view.army_deck, "viking": view.viking_deck, "battle": view.battle_deck}
    for deck, count in counts.items():
        yield back(deck, 0.92).overlay(pill(str(count)), align=CENTRE, y=34)
    discard = view.board.battle_discard
    yield drawn_card(discard[-1], 0.92) if discard else slot(0.92)
