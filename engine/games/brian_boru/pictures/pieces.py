"""What lies on the pictures: the seats' pieces, cards, numbers that changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from engine.kit.draw import ui
from engine.kit.draw.pictures import signed
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.showing import from_art
from engine.kit.words import SEAT_LETTERS

from ..box import CARDS, REGIONS
from ..state import Board, tally

ART: Final = "brian_boru"
COLOUR: Final = from_art(__file__, "colours")
"""The pictures' colours by name, shared with the painter."""
INK: Final = COLOUR["ink"]
VELLUM: Final = COLOUR["vellum"]
MADDER: Final = COLOUR["madder"]
FAINT: Final = "#a8946d"
SMALL_INK: Final = "#5a4327"

SEAT_COLOURS: Final = tuple(COLOUR[f"seat-{letter}"] for letter in "abcde")
"""Purple, green, orange, black, white: none of the board's own, and apart in lightness too."""
ON_SEAT: Final = (VELLUM, VELLUM, INK, VELLUM, INK)

LEAF: Final = Fill(COLOUR["leaf"], COLOUR["gold"], 3, 10)
"""A panel on the dark table."""
GLOW: Final = Fill(COLOUR["glow"], radius=8)
LIT: Final = Fill(COLOUR["glow"], INK, 2, 10)
STRIPE: Final = Fill(VELLUM, radius=7)
PAPER: Final = Fill(COLOUR["leaf"], COLOUR["gold"], 3)
WIDE: Final = 760.0
"""Across pictures whose letters of 28 are 12 points high on a phone."""
NAME: Final = 39.5
"""Letters of names and texts that may be long."""


@lru_cache(512)
def piece(seat: int, size: float, rim: str = "") -> Element:
    """A seat's piece, known by its colour and its shape."""
    letter = SEAT_LETTERS[seat].lower()
    tint = (("seat", SEAT_COLOURS[seat]), ("rim", rim or COLOUR[f"edge-{letter}"]))
    return ui.icon(f"disc-{letter}", size, tint)


@lru_cache(256)
def disc(seat: int, size: float) -> Element:
    """A seat's piece with its letter."""
    letter = ui.text(SEAT_LETTERS[seat], max(size * 0.6, ui.LEAST), "bold", ON_SEAT[seat])
    return piece(seat, size).overlay(letter).rigid()


def discs(seats: Sequence[int], size: float, width: float) -> Element:
    """Pieces in a row, as far apart as there is room for."""
    gap = min(2.0, (width - size) / max(1, len(seats) - 1) - size)
    return ui.row(*(disc(seat, size) for seat in seats), gap=gap)


@lru_cache(256)
def mini_card(card: str, height: float) -> Element:
    """A card as it lies on the table: value, and suit by colour and emblem."""
    found = CARDS[card]
    ground = ui.icon("card-mini", height, _suit_tint(found.suit), width=height * 60 / 88)
    value = ui.text(str(found.value), height * 0.42, "title")
    emblem = ui.icon(f"suit-{found.suit}", height * 0.47)
    return ground.overlay(value, y=-height * 0.23).overlay(emblem, y=height * 0.19).rigid()


def _suit_tint(suit: str) -> tuple[tuple[str, str], ...]:
    if suit == "white":
        return ("suit", VELLUM), ("pale", COLOUR["royal"])
    return ("suit", COLOUR[suit]), ("pale", COLOUR[f"pale-{suit}"])


CARD_WIDTH: Final = 318.0
CARD_HEIGHT: Final = 196.0


@lru_cache(128)
def card(key: str, chosen: tuple[int, ...] = ()) -> Element:
    """A whole card: value and suit, beside them the winner's action and the others' one or two
    choices. Those that are `chosen` from are lit."""
    found = CARDS[key]
    value = ui.text(str(found.value), 62, "title")
    emblem = ui.icon(f"suit-{found.suit}", 66)

    def action(number: int) -> Element:
        sign = ui.icon("others" if number else "crown", 43) if number < 2 else ui.space(43)
        row = ui.row(sign, icons(found.actions[number], 42.5).frame(171))
        return row.panel(LIT if number in chosen else None, height=52, align=CENTRE)

    count = len(found.actions)
    choices = ui.column(*map(action, range(1, count)), gap=6)
    line = ui.shape(Fill(COLOUR["tan"]), 160, 2) if count > 2 else None
    below = choices.overlay(line, x=20).frame(0, 110)
    ground = ui.icon("card", CARD_HEIGHT, _suit_tint(found.suit), width=CARD_WIDTH)
    left = ui.column(value.frame(98), emblem.frame(98), gap=4)
    right = ui.column(action(0), below, gap=6)
    return ground.overlay(left, align=ui.LEFT, y=2).overlay(right, align=(1, 0.5), x=-13).rigid()


def icons(action: Iterable[str], size: float) -> Element:
    """An action's symbols."""
    return ui.row(*(ui.icon(icon, size) for icon in action), gap=size * 0.04)


def cards(keys: Sequence[str]) -> Element:
    """Whole cards, three beside one another; four look better as two and two."""
    across = 2 if len(keys) == 4 else 3
    rows = [keys[start : start + across] for start in range(0, len(keys), across)]
    return ui.column(*(ui.row(*map(card, row), gap=9) for row in rows), gap=9, align=0.5)


def delta(change: int) -> Element | None:
    """By how much a number changed; nothing where it did not."""
    if not change:
        return None
    return ui.text(signed(change), ui.LEAST, "bold", COLOUR["green" if change > 0 else "red"])


def table(
    rows: Sequence[Sequence[Element | None]],
    looks: Sequence[Fill | None],
    head: float,
    high: float,
    aligns: Sequence[ui.Align],
) -> Element:
    """A row of symbols, `head` high, then rows so high: letters that need more do not make them
    higher."""
    top, *lines = ui.aligned(rows, aligns=aligns)
    grounds = [ui.space(0, high - 2).panel(look).growing() for look in looks]
    panels = (ground.overlay(line) for ground, line in zip(grounds, lines, strict=True))
    return ui.column(ui.space(0, head).growing().overlay(top), *panels, gap=2)


# Who leads where

VIKINGS: Final = -1
"""In place of a seat that leads."""


def leading(board: Board, region: str) -> int | None:
    """The seat that has the most towns in a region, or VIKINGS; None where nobody or several."""
    seats, vikings = tally(board, REGIONS[region])
    counts = [*seats, vikings]
    most = max(counts)
    if not most or counts.count(most) > 1:
        return None
    return seats.index(most) if most in seats else VIKINGS


def majorities(board: Board, seat: int) -> Iterator[tuple[str, int, bool]]:
    """Each region, how many towns count there for a seat, or VIKINGS, and whether it leads."""
    for key, region in REGIONS.items():
        seats, vikings = tally(board, region)
        yield key, vikings if seat == VIKINGS else seats[seat], leading(board, key) == seat


def wash(seat: int) -> str:
    """The colour of what a seat leads, or VIKINGS."""
    return COLOUR["wash-v" if seat == VIKINGS else f"wash-{SEAT_LETTERS[seat].lower()}"]
