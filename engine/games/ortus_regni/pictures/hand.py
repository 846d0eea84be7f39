"""The picture of what a seat holds, and of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.contract import Picks, Question
from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Label, Scene, Sprite
from engine.kit.showing import Names, Say

from ..box import COPIES, DAMAGE, KINDS
from ..state import Holding, View
from ..words import asking, position
from ..words.names import card_name, kind_of
from .layout import CARD_HIGH, CARD_WIDE, DECK_ACROSS, EDGE, INNER, NAME, SIGN, SMALL, Band
from .pieces import COLOUR, INK, VELLUM, card, card_box, chosen, leaf, pill, pill_wide, shield

ACROSS: Final = 6
"""Cards in a row of a hand: so many names stand beside one another."""
ZOOMS: Final = (1.3, 1.1, 0.86)
"""Of the cards in one, two or three rows."""
WORDS: Final = 33.0
"""Of a card's name, below it."""


class Entry(Struct, frozen=True):
    """Equal cards on a tray."""

    kind: str
    count: int = 1
    picked: int = 0
    """How many of them are chosen."""
    tag: str = ""
    """The number of the Fief or Mercenary with which it is."""
    hired: bool = False
    """The number is a Mercenary's."""
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
    return leaf([], alt, bands) if bands else None


def held(mine: Holding, seat: int, say: Say, whole: bool = True) -> list[Band]:
    """What a seat holds: the hand by name if it is wanted `whole`, the rest in small."""
    bands = [tray(entries(mine.hand), seat, say)] if mine.hand and whole else []
    groups = [("hand", () if whole else mine.hand), ("joust", (mine.jouster,) * bool(mine.jouster))]
    return [*bands, *strip([*groups, ("tower", mine.towers), ("army", mine.reserve)], seat)]


def entries(kinds: Sequence[str], picked: Counter[str] | None = None) -> list[Entry]:
    """Cards of one's own by kind."""
    return [
        Entry(kind, count, picked[kind] if picked else 0) for kind, count in Counter(kinds).items()
    ]


def in_rows(found: Sequence[Entry], across: int) -> list[Sequence[Entry]]:
    """So many in a row at most, the rows as even as can be."""
    rows = -(-len(found) // across)
    even = -(-len(found) // max(rows, 1))
    return [found[n : n + even] for n in range(0, len(found), max(even, 1))]


def tray(found: Sequence[Entry], seat: int, say: Say, across: int = ACROSS) -> Band:
    """Cards by name, in rows."""
    rows = in_rows(found, across)
    zoom = ZOOMS[min(len(rows), len(ZOOMS)) - 1]
    high = CARD_HIGH * zoom + WORDS + 6

    def draw(top: float) -> Iterator[Item]:
        for number, row in enumerate(rows):
            wide = INNER / (across if len(rows) > 1 else max(len(row), 3))
            left = EDGE + (INNER - wide * len(row)) / 2
            for n, entry in enumerate(row):
                x = left + (n + 0.5) * wide
                y = top + number * high + 4 + CARD_HIGH * zoom / 2
                yield from named(entry, x, y, zoom, wide, seat, say)

    return Band(high * len(rows), draw)


def named(
    entry: Entry, x: float, y: float, zoom: float, wide: float, seat: int, say: Say
) -> Iterator[Item]:
    """A card with its name below it, (x, y) its middle; how many, how many of them are chosen,
    where it is from, its damage."""
    box = card_box(x, y, zoom)
    if entry.picked:
        yield from chosen(box)
    yield from card(entry.kind, x, y, zoom, seat)
    if entry.owner >= 0:
        yield from shield(entry.owner, box.x + 6, box.foot - 14, 38)
    if entry.tag:
        tab = Box(box.x - 16, box.y - 2, 38, 38)
        yield tab.ground(COLOUR["tan" if entry.hired else "leather"], COLOUR["glow"], 2, 8)
        ink = INK if entry.hired else VELLUM
        yield Label(entry.tag, *tab.middle, 27 if len(entry.tag) < 3 else SMALL, "bold", ink)
    elif entry.sign:
        yield Sprite(f"emblem-{entry.sign}", box.x + 2, box.y + 16, SIGN)
    if entry.count > 1 or entry.picked > 1:
        many = f"{entry.picked}/{entry.count}" if entry.picked else f"×{entry.count}"
        yield from pill(many, box.right - 4, box.y + 13, 36, COLOUR["glow"])
    if entry.forces:
        text = str(DAMAGE[entry.kind])
        yield from pill(text, box.right - 4, box.foot - 18, 36, COLOUR["rose"])
    yield Label(
        card_name(entry.kind, say), x, box.foot + WORDS / 2 + 1, SMALL, "bold", VELLUM, fit=wide
    )


# What is held besides, in small.

SMALL_ZOOM: Final = 0.8
STRIP: Final = CARD_HIGH * SMALL_ZOOM + 6
SLOT: Final = CARD_WIDE * SMALL_ZOOM
SIGN_SLOT: Final = 58.0


class Small(Struct, frozen=True):
    """A card or a sign of a strip, and what room it takes."""

    wide: float
    sign: str = ""
    kind: str = ""
    count: int = 1


def strip(groups: Sequence[tuple[str, Sequence[str]]], seat: int) -> list[Band]:
    """Groups of cards, each behind its sign, in as many rows as they need."""
    found: list[Small] = []
    for sign, kinds in groups:
        for n, (kind, count) in enumerate(Counter(kinds).items()):
            if n == 0:
                found.append(Small(SIGN_SLOT, sign))
            more = pill_wide(f"×{count}") - 16 if count > 1 else 5
            found.append(Small(SLOT + more, "", kind, count))
    rows: list[list[Small]] = []
    left = 0.0
    for one in found:
        if one.wide > left - (SLOT if one.sign else 0):
            rows.append([])
            left = INNER
        rows[-1].append(one)
        left -= one.wide
    return [_row(row, seat) for row in rows]


def _row(row: Sequence[Small], seat: int) -> Band:
    def draw(top: float) -> Iterator[Item]:
        x, y = EDGE + 4, top + STRIP / 2
        for one in row:
            if one.sign:
                yield Box(x + 6, y - 25, 50, 50).ground(COLOUR["tan"], INK, 2, 10)
                yield Sprite(f"emblem-{one.sign}", x + 31, y, 40)
            else:
                yield from card(one.kind, x + SLOT / 2, y, SMALL_ZOOM, seat)
                if one.count > 1:
                    yield from pill(f"×{one.count}", x + SLOT + 4, y + 14, 34, COLOUR["glow"])
            x += one.wide

    return Band(STRIP, draw)


# A deck.


def answer(view: View, question: Question, picks: Picks, say: Say, names: Names) -> Scene | None:
    """The deck that is chosen, by kinds."""
    if question.kind not in ("build-deck", "choose-towers"):
        return None
    counts = Counter(map(kind_of, picks))
    shown = {kind: counts[kind] for kind in KINDS if counts[kind]}
    if not shown or view.seat is None:
        return None
    alt = alt_text(asking.picks(view, question, picks, say, names))
    title = say("hand-deck") if question.kind == "build-deck" else say("hand-towers")
    return deck_scene(shown, title, view.seat, say, alt)


DECK_ZOOM: Final = 1.2
TITLE: Final = 48.0


def deck_scene(counts: dict[str, int], title: str, seat: int, say: Say, alt: str) -> Scene:
    """Kinds of cards in the order of the data file, each with how many there are."""
    found = [Entry(kind, counts[kind]) for kind in KINDS if counts.get(kind)]
    return leaf([], alt, [heading(title, sum(counts.values()), seat), deck(found, seat, say)])


def heading(title: str, count: int, seat: int) -> Band:
    """What follows, and how many."""

    def draw(top: float) -> Iterator[Item]:
        y = top + TITLE / 2
        yield from shield(seat, EDGE + 30, y, 44)
        yield Label(
            f"{title}: {count}", EDGE + 64, y, NAME, "title", VELLUM, anchor="lm", fit=INNER - 80
        )

    return Band(TITLE, draw)


def deck(found: Sequence[Entry], seat: int, say: Say) -> Band:
    """Five in a row."""
    high = CARD_HIGH * DECK_ZOOM + WORDS + 12
    rows = in_rows(found, DECK_ACROSS)

    def draw(top: float) -> Iterator[Item]:
        wide = INNER / DECK_ACROSS
        for number, row in enumerate(rows):
            for n, entry in enumerate(row):
                y = top + number * high + 6 + CARD_HIGH * DECK_ZOOM / 2
                yield from named(entry, EDGE + (n + 0.5) * wide, y, DECK_ZOOM, wide, seat, say)

    return Band(high * len(rows), draw)
