"""The things that lie on the pictures: workers, markers, portraits, numbers with their signs;
offerings; cards large enough to read on a phone, in a hand with all they do, in a crew with what
counts there; and the picture of what a seat holds. What cards do is told in signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import asdict

from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say, from_art
from engine.kit.words import SEAT_LETTERS

from ..box import CARDS, KEPT, OFFERS, PLUNDER, SUPPLIES
from ..rules.raids import strength_of
from ..rules.supplies import card_of
from ..state import Board, View
from ..words import telling
from ..words.names import name

ART: Final = "raiders"
COLOUR: Final = from_art(__file__, "colours")
"""The pictures' colours by name, shared with the painter."""
INK: Final = COLOUR["ink"]
VELLUM: Final = COLOUR["vellum"]
FAINT: Final = "#a08c66"
SHRINKING: Final = 39.0
"""Letters of names and texts that may be long."""

PAPER: Final = Fill(VELLUM, COLOUR["brown"], 2, 8)
FRESH: Final = Fill("", COLOUR["red"], 5, 9)
"""Around what has just changed."""

SEAT_COLOURS: Final = tuple(COLOUR[f"seat-{letter}"] for letter in "abcd")
"""Purple, green, orange, black: apart in lightness too."""
SHAPES: Final = "abcd"
"""The outline of each seat's markers: round, square, diamond, shield."""
_ON_SEAT: Final = (VELLUM, VELLUM, INK, VELLUM)

_GROUNDS: Final = {
    "strength": "rose",
    "strength-per": "rose",
    "points": "sand",
    "discount": "mint",
    "hire-discount": "ice",
    "bonus": "ice",
    "again": "ice",
    "reroll": "rose",
    "end": "lilac",
    "end-per": "lilac",
}
"""Behind a portrait, by what the card does in a crew: strength, points in raids, discounts,
buildings, points at the end; else dying."""


@lru_cache
def marker(seat: int, size: float) -> Element:
    tint = (("seat", SEAT_COLOURS[seat]), ("edge", COLOUR[f"edge-{SHAPES[seat]}"]))
    letter = ui.text(SEAT_LETTERS[seat], size * 0.58, "bold", _ON_SEAT[seat])
    return ui.icon(f"seat-{SHAPES[seat]}", size, tint).overlay(letter).rigid()


def worker(colour: str, size: float) -> Element:
    """A worker: bare-headed, with a pointed helm or a horned one, as it is black, grey or white."""
    return ui.icon(f"worker-{colour}", size)


@lru_cache(1024)
def counted(amount: int | str, sign: str, size: float, ink: str = INK) -> Element:
    number = ui.text(str(amount), size, "bold", ink)
    return ui.row(number, ui.icon(sign, size * 1.1), gap=size * 0.05).rigid()


@lru_cache(1024)
def portrait(card: str, size: float, strength: int | None = None) -> Element:
    """A head on the ground of its kind, in a frame that is golden around heroes; with how strong it
    is, where that is told."""
    hero = CARDS[card].hero
    thick = max(1.6, size * (0.05 if hero else 0.028))
    ground = COLOUR[_GROUNDS.get(CARDS[card].crew.rule, "rock")]
    frame = Fill(ground, COLOUR["gold"] if hero else INK, thick, size * 0.1)
    head = ui.shape(frame, size, size).overlay(ui.icon(f"folk-{card}", size * 0.9), y=size * 0.02)
    if strength is not None:
        head = head.overlay(strength_badge(strength, 42), align=(1, 1), x=10, y=7)
    return head.rigid()


@lru_cache(256)
def strength_badge(strength: int, size: float) -> Element:
    """A number on a red disc: what a card adds to the crew's strength."""
    number = ui.text(str(strength), size * (0.74 if strength < 10 else 0.68), "bold", VELLUM)
    disc = Fill(COLOUR["madder"], VELLUM, size * 0.07, size / 2)
    return number.panel(disc, width=size, height=size, align=CENTRE).rigid()


@lru_cache(256)
def badge(number: int, size: float = 42, fill: str = "amber") -> Element:
    wide = size if number < 10 else size * 1.3
    disc = Fill(COLOUR[fill], INK, 3, size / 2)
    digits = ui.text(str(number), size * 0.72, "bold")
    return digits.panel(disc, width=wide, height=size, align=CENTRE).rigid()


# What cards do: drawings by their names, and numbers

_CREW: Final = {
    "points": "{place} +{amount} points",
    "strength": "{place} +{amount} strength",
    "strength-per": "{per} {kind} to +{amount} strength",
    "discount": "{place} −{amount} {kind}",
    "hire-discount": "barracks −{amount} silver",
    "bonus": "{place} +{amount} {kind}",
    "again": "{place} +{amount} again",
    "reroll": "die again",
    "death-gain": "dead to +{amount} {kind}",
    "death-return": "dead to cards",
    "death-avenge": "dead to other dead",
    "end": "end +{amount} points",
    "end-per": "end {kind} to +{amount} points",
}
_HALL: Final = {
    "sacrifice": f"dead to +{{amount}} {' '.join(PLUNDER)}",
    "all-lose": "others −{amount} {kind}",
    "one-loses": "other −{amount} {kind}",
    "all-give": f"others to {{amount}} {' '.join(SUPPLIES)}",
    "take": "other to {amount} {kind}",
    "take-plunder": f"other to {{amount}} {' '.join(PLUNDER)}",
    "swap-worker": "other worker-grey swap any-house",
    "swap-crew": "crew swap cards",
    "hire": "{pay} to hire",
    "copy-building": "any-house",
    "cycle-offers": "offering again",
    "trade-offer": "offering −1",
    "scout": "cards swap other",
}


def crew_effect(card: str) -> str:
    crew = CARDS[card].crew
    told = asdict(crew)
    if crew.per == 1:
        told["per"] = ""
    return _CREW[crew.rule].format(**told)


def hall_effect(card: str) -> str:
    """What a card does at the Town Hall, in signs; nothing for heroes."""
    hall = CARDS[card].hall
    if hall is None:
        return ""
    pay = " ".join(f"{n} {kind}" for kind, n in hall.pay.items())
    gain = [f"{n} {kind}" for kind, n in hall.gain.items()]
    if gain:
        return f"{pay} to {' '.join(gain)}" if pay else " ".join(f"+{each}" for each in gain)
    return _HALL[hall.rule].format(**asdict(hall) | {"pay": pay})


@lru_cache(2048)
def effect(signs: str, size: float = 40) -> Element:
    """Signs and numbers in a row; the signs are smaller where there is less room."""
    letters = max(ui.LEAST, size * 0.8)

    def part(word: str, large: float) -> Element:
        if not word[0].isalpha():
            return ui.row(ui.text(word, letters, "bold"), ui.space(5)).rigid()
        small = word == "to"
        drawn = ui.icon(word, max(33, large * 0.75) if small else large * 0.98)
        return drawn.frame(large * (0.95 if small else 1.1))

    def made(large: float) -> Element:
        return ui.row(*(part(word, large) for word in signs.split()))

    return ui.largest(made, size, 34)


# Cards and offerings

TALLEST: Final = ui.NEAR
"""A private picture is no higher than it is wide."""
ACROSS: Final = 2
"""Cards in a row."""


def card(
    key: str, strength: int, say: Say, *, chosen: bool = False, number: int = 0, large: bool = True
) -> Element:
    """A card: portrait, strength, name, what it does in a crew; a large one has its price and what
    it does at the Town Hall, too. `number`: of the option that is about it."""
    look = Fill(COLOUR["glow"], COLOUR["amber"], 7, 12)
    if not chosen:
        look = Fill(VELLUM, COLOUR["brown"], 2.4, 12)
    price = counted(CARDS[key].cost, "silver", 32) if large else None
    head = ui.row(
        badge(number, 40) if number else None,
        ui.text(name(say, key), 30, "title"),
        ui.spring(),
        ui.icon("crown", 36) if CARDS[key].hero else None,
        price,
        gap=4,
    ).frame(0, 40)
    face = portrait(key, 82 if large else 66, strength)
    does = ui.row(ui.icon("crew", 36) if large else None, effect(crew_effect(key)), gap=8)
    if not large:
        return ui.column(head, ui.row(face, does, gap=26)).panel(look, 6, 5)
    hall = hall_effect(key)
    there = ui.row(ui.icon("town_hall", 36), effect(hall), gap=8) if hall else None
    told = ui.column(does.frame(0, 40), there, gap=2)
    return ui.column(head, ui.row(face, told, gap=18)).panel(look, 6, 5)


def deck(
    board: Board,
    keys: Sequence[str],
    say: Say,
    *,
    picked: Sequence[str] = (),
    numbers: Sequence[int] = (),
    large: bool = True,
) -> Element:
    """Cards in rows. `picked` are lit, of equal ones the first; `numbers` are those of the options
    that are about them."""
    left, cells = [card_of(option) for option in picked], list[Element]()
    for key, number in zip(keys, numbers or [0] * len(keys), strict=True):
        chosen = key in left
        if chosen:
            left.remove(key)
        strength = strength_of(board, key)
        cells.append(card(key, strength, say, chosen=chosen, number=number, large=large))
    return ui.grid(cells, ACROSS, 6).padded(6, 3)


def offer(tile: str, *after: Element, numbers: Mapping[str, int] | None = None) -> Element:
    """An offering: its points, and what is paid; behind that what else there is to say of it.
    `numbers` of options, by the kind that is paid."""
    points = counted(OFFERS[tile].points, "points", 36)
    glow = points.panel(Fill(COLOUR["glow"], radius=7), width=70, height=50, align=ui.CENTRE)
    costs = []
    for kind, amount in OFFERS[tile].cost.items():
        number = badge((numbers or {})[kind]) if kind in (numbers or {}) else None
        costs.append(ui.column(number, counted(amount, kind, 34), align=0.5))
    whole = ui.row(glow, ui.row(*costs, gap=8, align=1).growing(), *after, gap=10)
    return whole.panel(PAPER, 2, 2).growing()


def heading(text: str) -> Element:
    words = ui.text(text, 30, "title", VELLUM)
    return words.panel(Fill(COLOUR["madder"]), 14, height=46).growing()


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards with what they do, its crew, its offerings; while hands are chosen the
    cards dealt. None when it has nothing at all."""
    seat = view.seat
    if seat is None or seat < 0 or not (view.hand or view.board.crew[seat] or view.tiles[seat]):
        return None
    held = _held(view, seat, say, large=True)
    if held.place(ui.NEAR).height > TALLEST:
        held = _held(view, seat, say, large=False)
    return sheet(held, telling.hand(view, say, names))


def _held(view: View, seat: int, say: Say, *, large: bool) -> Element:
    board, tiles, parts = view.board, view.tiles[seat], list[Element]()
    if view.hand:
        dealt = board.phase == "setup"
        key, count = ("picture-dealt", KEPT) if dealt else ("hand-title", len(view.hand))
        cards = deck(board, view.hand, say, picked=view.chosen, large=large)
        parts += [heading(say(key, count=count)), cards]
    if board.crew[seat]:
        crew = deck(board, board.crew[seat], say, large=False)
        parts += [heading(say("picture-your-crew")), crew]
    if tiles:
        made = ui.grid(map(offer, tiles), ACROSS, 6).padded(6)
        parts += [heading(say("picture-tiles")), made]
    return ui.column(*parts, gap=3)


def sheet(whole: Element, alt: str) -> Scene:
    return ui.scene(ART, whole, alt_text(alt), width=ui.NEAR, ground=COLOUR["dusk"])
