"""The things that lie on the pictures: workers, goods, markers, raid spaces, cards.

Each function gives the items of one thing, in drawing order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from engine.kit.draw.boxes import Box, centred, halves
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import CARDS, LETTERS, PLUNDER, SUPPLIES
from .layout import LEAST

ART: Final = "raiders"
COLOUR: Final[dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "art" / "colours.json").read_text(encoding="utf-8")
)
"""The pictures' colours by name, shared with the painter."""
INK: Final = COLOUR["ink"]
VELLUM: Final = COLOUR["vellum"]
FAINT: Final = "#a08c66"
SMALL_INK: Final = "#5f4a30"

SEAT_COLOURS: Final = tuple(COLOUR[f"seat-{letter}"] for letter in "abcd")
"""Purple, green, orange, black: apart in lightness too."""
SHAPES: Final = "abcd"
"""The outline of each seat's markers: round, square, diamond, shield."""
_ON_SEAT: Final = (VELLUM, VELLUM, INK, VELLUM)
_EDGES: Final = tuple(COLOUR[f"edge-{letter}"] for letter in "abcd")

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
GROUND_OF: Final = {
    key: COLOUR[_GROUNDS.get(card.crew.rule, "rock")] for key, card in CARDS.items()
}
"""Behind a portrait, by what the card does in a crew: strength, points in raids, discounts,
buildings, points at the end, dying."""


def marker(seat: int, x: float, y: float, size: float) -> Iterator[Item]:
    """A seat's marker with its letter."""
    tint = (("seat", SEAT_COLOURS[seat]), ("edge", _EDGES[seat]))
    yield Sprite(f"seat-{SHAPES[seat]}", x, y, size, tint)
    yield Label(SEAT_LETTERS[seat], x, y, size * 0.58, "bold", _ON_SEAT[seat])


def worker(colour: str, x: float, y: float, size: float) -> Sprite:
    """A worker: bare-headed, with a pointed helm or a horned one, as it is black, grey or white."""
    return Sprite(f"worker-{colour}", x, y, size)


def counted(
    symbol: str, text: str, x: float, y: float, size: float, fill: str = INK
) -> Iterator[Item]:
    """A number before its symbol; (x, y) is the middle of the left edge."""
    yield Label(text, x, y, size, "bold", fill, anchor="lm")
    yield Sprite(symbol, x + width_of(text, size) + size * 0.52, y, size * 0.94)


def width_of(text: str, size: float) -> float:
    """About how wide bold digits and signs are."""
    return len(text) * size * 0.54


def worth(points: int, x: float, y: float, size: float) -> Iterator[Item]:
    """Points with a star behind them, centred at (x, y)."""
    text = str(points)
    wide = width_of(text, size)
    left = x - (wide + size * 0.86) / 2
    yield Label(text, left, y, size, "bold", anchor="lm")
    yield Sprite("points", left + wide + size * 0.46, y - size * 0.02, size * 0.86)


def plunder(letters: str) -> list[str]:
    """The symbols of a plunder set.

    >>> plunder("GV")
    ['gold', 'valkyrie']
    """
    return [LETTERS[letter] for letter in letters]


def raid_space(letters: str, left_worker: str, box: Box) -> Iterator[Item]:
    """A plunder set with the worker on it, or what is left of it: smoke and embers. In one line
    or, in a high box, in two."""
    y = box.middle[1]
    if not letters:
        yield Sprite("raided", box.middle[0], y, 42)
        return
    yield box.ground(VELLUM, INK, 2, 8)
    yield worker(left_worker, box.x + 18, y, 42)
    found = plunder(letters)
    rows = halves(found, 2, odd_below=True) if box.height > 60 else [found]
    step = min(40.0, (box.width - 38) / max(len(row) for row in rows))
    middle = box.x + 36 + (box.width - 38) / 2
    for below, tokens in centred(rows):
        level = y + below * 40
        for beside, token in centred(tokens):
            yield Sprite(token, middle + beside * step, level, min(38.0, step))


# Cards.


def portrait(card: str, x: float, y: float, size: float) -> Iterator[Item]:
    """A head on the ground of its kind, in a frame; heroes have a golden one."""
    hero = CARDS[card].hero
    line = COLOUR["gold"] if hero else INK
    yield Shape(
        x - size / 2, y - size / 2, size, size, GROUND_OF[card], line,
        max(1.6, size * (0.05 if hero else 0.028)), size * 0.1,
    )  # fmt: skip
    yield Sprite(f"folk-{card}", x, y + size * 0.02, size * 0.9)


def strength_badge(strength: int, x: float, y: float, size: float) -> Iterator[Item]:
    """A number on a red disc: what a card adds to the crew's strength."""
    half = size / 2
    yield Shape(x - half, y - half, size, size, COLOUR["madder"], VELLUM, size * 0.07, half)
    yield Label(str(strength), x, y, size * (0.74 if strength < 10 else 0.68), "bold", VELLUM)


Glyph = str
"""A drawing's name, or words that begin with "=": "=+2"."""


def crew_glyphs(card: str) -> list[Glyph]:
    """What a card does in a crew, in symbols."""
    crew = CARDS[card].crew
    less = ["=−" + str(crew.amount)]
    match crew.rule:
        case "points":
            return [crew.place, f"=+{crew.amount}", "points"]
        case "strength":
            return [crew.place, f"=+{crew.amount}", "strength"]
        case "strength-per":
            each = [f"={crew.per}"] if crew.per > 1 else []
            return [*each, crew.kind, "to", f"=+{crew.amount}", "strength"]
        case "discount":
            return [crew.place, *less, crew.kind]
        case "hire-discount":
            return ["barracks", *less, "silver"]
        case "bonus":
            return [crew.place, f"=+{crew.amount}", symbol(crew.kind)]
        case "again":
            return [crew.place, f"=+{crew.amount}", "again"]
        case "reroll":
            return ["die", "again"]
        case "death-gain":
            return ["dead", "to", f"=+{crew.amount}", crew.kind]
        case "death-return":
            return ["dead", "to", "cards"]
        case "death-avenge":
            return ["dead", "to", "other", "dead"]
        case "end":
            return ["end", f"=+{crew.amount}", "points"]
        case _:
            return ["end", crew.kind, "to", f"=+{crew.amount}", "points"]


def hall_glyphs(card: str) -> list[Glyph]:
    """What a card does at the Town Hall, in symbols; nothing for heroes."""
    hall = CARDS[card].hall
    if hall is None:
        return []
    match hall.rule:
        case "gain":
            return [part for kind, n in hall.gains.items() for part in (f"=+{n}", kind)]
        case "draw":
            return [f"=+{hall.amount}", "cards"]
        case "armour":
            return [f"=+{hall.amount}", "armour"]
        case "exchange":
            return [f"={hall.price}", hall.pay, "to", f"={hall.amount}", hall.kind]
        case "sacrifice":
            return ["dead", "to", f"=+{hall.amount}", *PLUNDER]
        case "all-lose":
            return ["others", f"=−{hall.amount}", hall.kind]
        case "one-loses":
            return ["other", f"=−{hall.amount}", hall.kind]
        case "all-give":
            return ["others", "to", f"={hall.amount}", *SUPPLIES]
        case "take":
            return ["other", "to", f"={hall.amount}", hall.kind]
        case "take-plunder":
            return ["other", "to", f"={hall.amount}", *PLUNDER]
        case "swap-worker":
            return ["other", "worker-grey", "swap", "any-house"]
        case "swap-crew":
            return ["crew", "swap", "cards"]
        case "hire":
            return [f"={hall.price}", "silver", "to", "hire"]
        case "copy-building":
            return ["any-house"]
        case "cycle-offers":
            return ["offering", "again"]
        case "trade-offer":
            return ["offering", "=−1"]
        case _:
            return ["cards", "swap", "other"]


def symbol(kind: str) -> str:
    """The drawing of a kind of thing."""
    return {"card": "cards", "offering": "offering"}.get(kind, kind)


def row_of(
    glyphs: Sequence[Glyph], x: float, y: float, size: float, fit: float = 0
) -> Iterator[Item]:
    """Symbols and numbers from the left; (x, y) is the middle of the left edge. With `fit` the
    symbols are made smaller where they would be wider."""
    letters = max(LEAST, size * 0.8)
    signs = sum(0.9 if glyph == "to" else 1.1 for glyph in glyphs if glyph[0] != "=")
    wide = sum(width_of(glyph[1:], letters) + 5 for glyph in glyphs if glyph[0] == "=")
    if fit and wide + signs * size > fit:
        size = (fit - wide) / signs
    for glyph in glyphs:
        if glyph[0] == "=":
            yield Label(glyph[1:], x, y, letters, "bold", anchor="lm")
            x += width_of(glyph[1:], letters) + 5
        else:
            step = size * (0.9 if glyph == "to" else 1.1)
            yield Sprite(glyph, x + step / 2, y, size * (0.66 if glyph == "to" else 0.98))
            x += step
