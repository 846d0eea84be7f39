"""The picture of the board, from a view alone: where the game stands, the Vikings and the decks,
the earldoms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from . import arena, pieces
from .changes import changes
from .earldoms import Realm, gone, living
from .pieces import BOARD, COLOUR, INK, NAME, VELLUM

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
    alt = alt_text(position.position(view, say, names))
    return pieces.leaf([*bands, *map(realm.drawn, plots), *out], alt, width=BOARD)


# Where the game stands


def header(view: View, say: Say, names: Names) -> Element:
    """Where the game stands, or who won."""
    if not view.standing:
        return title(_line(position.phase(view, say)))
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
    yield ui.text(f"{len(board.vikings)}/{board.seats + 1}", 30, "bold").padded(8)


def bag(board: Board) -> Element:
    """Whose cubes are in the bag, and how many."""
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
