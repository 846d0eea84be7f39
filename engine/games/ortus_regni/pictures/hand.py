"""The picture of what a seat holds, and of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.contract import Picks, Question
from engine.kit.draw import ui
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import Element, Fill
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..box import COPIES, DAMAGE, KINDS, kind_of
from ..state import Holding, View
from ..words import options, position
from ..words.names import card_name
from . import pieces
from .pieces import COLOUR, INK, NAME, PAGE, VELLUM

ACROSS: Final = 5
"""Cards in a row: so many names stand beside one another."""
ZOOMS: Final = (1.2, 1.0, 0.86)
"""Of the cards in one, two or three rows."""


class Entry(Struct, frozen=True):
    """Equal cards on a tray."""

    kind: str
    count: int = 1
    picked: int = 0
    """How many of them are chosen."""
    tag: str = ""
    """The key of the Fief or Mercenary with which it is."""
    sign: str = ""
    """The sign of the place it is from."""
    forces: bool = False
    """Whether its damage is told."""
    owner: int = -1
    """From whose set, if not the seat's."""


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards by name, what its Towers are, its reserve, its rider. While decks are
    built, all there is to choose from; afterwards, as long as hands are empty, the deck."""
    if view.seat is None or view.seat < 0 or view.mine is None:
        return None
    mine, phase = view.mine, view.board.phase
    alt = alt_text(position.hand(view, say, names))
    if phase == "decks":
        if not view.questions:
            return None
        return deck_scene(dict.fromkeys(KINDS, COPIES), say("hand-tray"), view.seat, say, alt)
    if phase == "towers":
        return deck_scene(Counter(mine.deck), say("hand-deck"), view.seat, say, alt)
    bands = held(mine, view.seat, say)
    return pieces.leaf([], alt, bands) if bands else None


def held(mine: Holding, seat: int, say: Say, picked: Picks = ()) -> list[Element]:
    """What a seat holds: the hand by name, the rest in small."""
    below = {"joust": (mine.jouster,) * bool(mine.jouster)}
    below |= {"tower": mine.towers, "army": mine.reserve}
    taken = Counter(map(kind_of, picked))
    entries = [Entry(kind, n, taken[kind]) for kind, n in Counter(mine.hand).items()]
    return [*([tray(entries, seat, say)] if entries else []), *strip(below, seat)]


def tray(found: Sequence[Entry], seat: int, say: Say) -> Element:
    """Cards by name, in rows that are as even as can be."""
    rows = -(-len(found) // ACROSS)
    zoom = ZOOMS[min(rows, len(ZOOMS)) - 1]
    return in_rows([named(entry, zoom, seat, say) for entry in found], at_least=3)


def in_rows(cards: Sequence[Element], at_least: int) -> Element:
    """Cells of equal width, as many in each row as in the others where that is possible."""
    rows = -(-len(cards) // ACROSS)
    across = -(-len(cards) // rows)
    of = max(across, at_least)

    def place(room: float) -> ui.Placed:
        wide = room / of
        cells = [one.frame(wide) for one in cards]
        lines = [ui.row(*cells[n : n + across]) for n in range(0, len(cells), across)]
        return ui.column(*lines, gap=4, align=0.5).frame(room).place(room)

    return Element(sum(one.width for one in cards[:across]), 0, place, grows=True)


def named(entry: Entry, zoom: float, seat: int, say: Say) -> Element:
    """A card with its name below it; how many, how many of them are chosen, where it is from, its
    damage."""
    whole = pieces.card(entry.kind, zoom, seat)
    if entry.picked:
        whole = pieces.chosen(whole)
    high, wide = 40 * zoom, 32 * zoom
    if entry.owner >= 0:
        whole = whole.overlay(pieces.shield(entry.owner, 38), x=6 - wide, y=high - 14)
    if entry.tag:
        fill = "tan" if entry.tag.startswith("m") else "leather"
        number = pieces.tab(int(entry.tag[1:]), fill=fill, line="glow")
        whole = whole.overlay(number, x=3 - wide, y=17 - high)
    elif entry.sign:
        whole = whole.overlay(pieces.emblem(entry.sign), x=2 - wide, y=16 - high)
    if entry.count > 1 or entry.picked > 1:
        many = f"{entry.picked}/{entry.count}" if entry.picked else f"×{entry.count}"
        whole = whole.overlay(pieces.pill(many, COLOUR["glow"]), x=wide - 4, y=13 - high)
    if entry.forces:
        whole = whole.overlay(
            pieces.pill(str(DAMAGE[entry.kind]), COLOUR["rose"]), x=wide - 4, y=high - 18
        )
    name = ui.paragraph(card_name(say, entry.kind), 28, ink=VELLUM, align=0.5, gap=-6)
    return ui.column(whole.rigid(), name, align=0.5).padded(0, 2)


# What is held besides, in small

ASIDE: Final = 0.8


def strip(groups: Mapping[str, Iterable[str]], seat: int) -> list[Element]:
    """Groups of cards, each behind its sign, in as many rows as they need."""
    found: list[Element] = []
    for sign, kinds in groups.items():
        for n, (kind, count) in enumerate(Counter(kinds).items()):
            one = pieces.card(kind, ASIDE, seat)
            if count > 1:
                one = ui.row(one, pieces.pill(f"×{count}", COLOUR["glow"]), gap=-12)
            if n == 0:
                # The sign stays with the first of its cards.
                look = Fill(COLOUR["tan"], INK, 2, 10)
                ground = pieces.emblem(sign, 40).panel(look, 5, 5).padded(4)
                one = ui.row(ground, one)
            found.append(one.rigid())
    rows = ui.wrapped(found, pieces.inner(PAGE) - 4, 5)
    return [ui.row(*row, gap=5).padded(4, 1) for row in rows]


# A deck


def answer(view: View, question: Question, picks: Picks, say: Say, names: Names) -> Scene | None:
    """The deck that is chosen, by kinds."""
    counts = Counter(map(kind_of, picks))
    if not counts or view.seat is None:
        return None
    alt = alt_text(options.picks(view, question, picks, say, names))
    title = say("hand-deck") if question.kind == "build-deck" else say("hand-towers")
    return deck_scene(counts, title, view.seat, say, alt)


def deck_scene(counts: Mapping[str, int], title: str, seat: int, say: Say, alt: str) -> Scene:
    """Kinds of cards in the order of the data file, each with how many there are."""
    cards = [named(Entry(kind, counts[kind]), 1, seat, say) for kind in KINDS if counts.get(kind)]
    told = ui.text(f"{title}: {sum(counts.values())}", NAME, "title", VELLUM)
    heading = ui.row(pieces.shield(seat), told, gap=12).padded(8, 2)
    return pieces.leaf([], alt, [heading, in_rows(cards, at_least=ACROSS)])
