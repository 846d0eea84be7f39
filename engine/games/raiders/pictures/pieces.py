"""The things that lie on the pictures: workers, markers, portraits, numbers with their signs; and
what cards do, in signs."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec.structs import asdict

from engine.kit.draw import ui
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import CARDS, PLUNDER, SUPPLIES

ART: Final = "raiders"
COLOUR: Final[dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "art" / "colours.json").read_text(encoding="utf-8")
)
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
    """A seat's marker with its letter."""
    tint = (("seat", SEAT_COLOURS[seat]), ("edge", COLOUR[f"edge-{SHAPES[seat]}"]))
    letter = ui.text(SEAT_LETTERS[seat], size * 0.58, "bold", _ON_SEAT[seat])
    return ui.icon(f"seat-{SHAPES[seat]}", size, tint).overlay(letter).rigid()


def worker(colour: str, size: float) -> Element:
    """A worker: bare-headed, with a pointed helm or a horned one, as it is black, grey or white."""
    return ui.icon(f"worker-{colour}", size)


@lru_cache(1024)
def counted(amount: int | str, sign: str, size: float, ink: str = INK) -> Element:
    """A number before its sign."""
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
    """The number of an option."""
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
    """What a card does in a crew, in signs."""
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
