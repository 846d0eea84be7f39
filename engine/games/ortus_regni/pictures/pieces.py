"""The things that lie on the pictures: cards, shields, cubes, badges, frames.

Each function gives the items of one thing, in drawing order.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import CARDS, CASTLES, FORCES, RELIGIOUS
from .layout import (
    BAND,
    CARD_HIGH,
    CARD_WIDE,
    EDGE,
    GAP,
    SMALL,
    WIDTH,
    Band,
    bands_high,
    page_height,
    piled,
    pixels,
)

Tint = tuple[tuple[str, str], ...]

ART: Final = "ortus_regni"
COLOUR: Final[dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "art" / "colours.json").read_text(encoding="utf-8")
)
"""The pictures' colours by name, shared with the painter."""
INK: Final = COLOUR["ink"]
VELLUM: Final = COLOUR["vellum"]
SMALL_INK: Final = "#6b5335"

LETTERS: Final = SEAT_LETTERS
SEAT_COLOURS: Final = tuple(COLOUR[f"seat-{letter}"] for letter in "abcdef")
"""Blue, red, green, gold, purple, orange: apart in lightness too."""
ON_SEAT: Final = (VELLUM, VELLUM, INK, INK, VELLUM, INK)
"""The ink of a letter on each."""
TINTS: Final[tuple[Tint, ...]] = tuple(
    (("seat", COLOUR[f"seat-{letter}"]), ("edge", COLOUR[f"edge-{letter}"])) for letter in "abcdef"
)

DAMAGE: Final = {key: card.damage for key, card in CARDS.items() if card.absorbs} | {
    key: force.damage for key, force in FORCES.items()
}
"""By what fights."""


def _ground(kind: str) -> str:
    if kind in CASTLES or kind == "king":
        return "glow"
    if kind in RELIGIOUS:
        return "lilac"
    if kind == "mercenary":
        return "tan"
    if kind in FORCES:
        return "pale" if kind in ("infantry", "knight") else "steel"
    return {"property": "moss", "face": "sky", "politics": "rose"}[CARDS[kind].group]


GROUND: Final[dict[str, Tint]] = {
    kind: (("ground", COLOUR[_ground(kind)]),) for kind in (*CARDS, *FORCES, "king")
}
"""The ground of each card: its group's."""
_BATTLE: Final[Tint] = (("ground", VELLUM),)
BATTLE_EMBLEM: Final = {
    "normal": "normal",
    "attacker": "attacker",
    "defender": "defender",
    "church": "decides",
}


def face(kind: str) -> str:
    """The drawing of the card itself, with the damage that it deals."""
    return f"card-{DAMAGE[kind]}" if kind in DAMAGE else "card"


def card(kind: str, x: float, y: float, zoom: float, owner: int = -1) -> Iterator[Item]:
    """A card with its emblem, (x, y) its middle. `owner`: a banner has his colour."""
    yield Sprite(face(kind), x, y, CARD_HIGH * zoom, GROUND[kind])
    lift = 5 if kind in DAMAGE else 0
    if kind == "banner" and owner >= 0:
        yield Sprite("emblem-standard", x, y, 50 * zoom, TINTS[owner])
    else:
        yield Sprite(f"emblem-{kind}", x, y - lift * zoom, 51 * zoom)


def battle_card(kind: str, x: float, y: float, zoom: float) -> Iterator[Item]:
    """A card of the Battle deck."""
    yield Sprite("card", x, y, CARD_HIGH * zoom, _BATTLE)
    yield Sprite(f"emblem-{BATTLE_EMBLEM[kind]}", x, y, 50 * zoom)


def joust_card(kind: str, x: float, y: float, zoom: float) -> Iterator[Item]:
    """A card of the Joust deck."""
    yield Sprite("card", x, y, CARD_HIGH * zoom, _BATTLE)
    yield Sprite(f"emblem-lance-{kind}", x, y, 50 * zoom)


def back(seat: int, x: float, y: float, zoom: float) -> Sprite:
    """The back of an Earl's card, a tower."""
    return Sprite("back-tower", x, y, CARD_HIGH * zoom, TINTS[seat])


def shield(seat: int, x: float, y: float, size: float) -> Iterator[Item]:
    """Whose it is: a shield with the seat's letter."""
    yield Sprite(f"shield-{LETTERS[seat].lower()}", x, y, size, TINTS[seat])
    letters = max(SMALL, size * 0.42)
    yield Label(LETTERS[seat], x, y - size * 0.04, letters, "bold", ON_SEAT[seat])


def cube(seat: int, x: float, y: float, size: float) -> Iterator[Item]:
    """A cube of influence with the seat's letter."""
    yield Sprite("cube", x, y, size, TINTS[seat])
    letters = max(SMALL, size * 0.52)
    yield Label(LETTERS[seat], x - size * 0.1, y + size * 0.1, letters, "bold", ON_SEAT[seat])


PILL: Final = 34.0


def pill(
    text: str, x: float, y: float, size: float = PILL, fill: str = VELLUM, ink: str = INK
) -> Iterator[Item]:
    """A few letters on a rounded ground, (x, y) its middle, `size` its height."""
    size = max(PILL, size)
    wide = pill_wide(text, size)
    yield Shape(x - wide / 2, y - size / 2, wide, size, fill, INK, size * 0.07, size * 0.4)
    yield Label(text, x, y, size * 0.76, "bold", ink)


def pill_wide(text: str, size: float = PILL) -> float:
    """Its width."""
    return max(size, size * (0.42 + 0.42 * len(text)))


def frame(height: float) -> Iterator[Item]:
    """Knotwork around a picture that is `WIDTH` wide."""
    for y in (BAND / 2, height - BAND / 2):
        yield Sprite("band", WIDTH / 2, y, BAND)
    y = BAND
    for long in (300.0, 60.0, 30.0):
        while height - BAND - y >= long:
            yield from _posts(long, y)
            y += long
    for y in (16.0, height - 16):
        for x in (16.0, WIDTH - 16):
            yield Sprite("corner", x, y, 32)


def _posts(long: float, top: float) -> Iterator[Item]:
    for x in (BAND / 2, WIDTH - BAND / 2):
        yield Sprite(f"post-{long:.0f}", x, top + long / 2, long)


def panel(x: float, y: float, wide: float, high: float, line: str = INK) -> Iterator[Item]:
    """A leaf of vellum with a double rule."""
    yield Shape(x, y, wide, high, VELLUM, line, 3, 8)
    yield Shape(x + 5, y + 5, wide - 10, high - 10, "", COLOUR["tan"], 1.4, 5)


def leaf(bands: Sequence[Band], alt: str, below: Sequence[Band] = ()) -> Scene:
    """A page with knotwork around it, as high as what lies on it. What is `below` lies on dark
    leather, to be told from what all see."""
    upper, lower = bands_high(bands), bands_high(below)
    between = 2 * GAP if bands and below else 0
    height = page_height(EDGE + upper + between + lower)
    # What is left of the last step is shared out, so that no page ends in empty vellum.
    spare = (height - 2 * EDGE - upper - between - lower) / (len(bands) + len(below))
    foot = EDGE + upper + spare * len(bands)
    items: list[Item] = []
    if bands:
        items += piled(bands, EDGE + spare / 2, GAP + spare)
    if below:
        top = foot + GAP if bands else BAND
        tray = Box(BAND, top, WIDTH - 2 * BAND, height - BAND - top)
        items.append(tray.ground(COLOUR["night"]))
        start = (foot + between if bands else EDGE) + spare / 2
        items += piled(below, start, GAP + spare)
    return Scene(
        art=ART,
        base="",
        width=WIDTH,
        height=height,
        items=(*items, *frame(height)),
        ground=COLOUR["leaf"],
        pixels=pixels(height),
        alt=alt,
    )


def caption(text: str, x: float, y: float, size: float, wide: float) -> Label:
    """A line of explanation."""
    return Label(text, x, y, size, "heading", SMALL_INK, fit=wide)


def chosen(box: Box) -> Iterable[Item]:
    """What is picked already."""
    yield box.inset(-6, -6).ground("", INK, 9, 10)
    yield box.inset(-4, -4).ground("", COLOUR["verdigris"], 6, 9)


def card_box(x: float, y: float, zoom: float) -> Box:
    """The part of a picture that a card covers, (x, y) its middle."""
    wide, high = CARD_WIDE * zoom, CARD_HIGH * zoom
    return Box(x - wide / 2, y - high / 2, wide, high)
