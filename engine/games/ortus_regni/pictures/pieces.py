"""The things that lie on the pictures: cards, shields, cubes, numbers; and the page around them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.kit.draw import ui
from engine.kit.draw.ui import CENTRE, Box, Element, Fill
from engine.kit.scene import Scene
from engine.kit.showing import Names, from_art
from engine.kit.words import SEAT_LETTERS

from ..box import CARDS, CASTLES, DAMAGE, FORCES, RELIGIOUS

Tint = tuple[tuple[str, str], ...]

ART: Final = "ortus_regni"
COLOUR: Final = from_art(__file__, "colours")
"""The pictures' colours by name, shared with the painter."""
INK: Final = COLOUR["ink"]
VELLUM: Final = COLOUR["vellum"]
SMALL_INK: Final = "#6b5335"

SEAT_COLOURS: Final = tuple(COLOUR[f"seat-{letter}"] for letter in "abcdef")
"""Blue, red, green, gold, purple, orange: apart in lightness too."""
ON_SEAT: Final = (VELLUM, VELLUM, INK, INK, VELLUM, INK)
"""The ink of a letter on each."""
TINTS: Final[tuple[Tint, ...]] = tuple(
    (("seat", COLOUR[f"seat-{letter}"]), ("edge", COLOUR[f"edge-{letter}"])) for letter in "abcdef"
)

PAGE: Final = ui.NEAR
"""Width of a picture in the units that it is laid out in."""
BOARD: Final = 900.0
"""Of the whole board, which is opened to be looked at."""
GAP: Final = 7.0
"""Between what lies below one another."""
NAME: Final = 36.0
"""Letters that may shrink to fit, so that they are still readable then."""
SIGN: Final = 37.0
"""The smallest symbol."""
CARD_WIDE: Final = 64.0
CARD_HIGH: Final = 80.0
"""A card at zoom 1."""


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


def emblem(name: str, size: float = SIGN) -> Element:
    return ui.icon(f"emblem-{name}", size)


@lru_cache(maxsize=2048)
def card(kind: str, zoom: float = 1, owner: int = -1) -> Element:
    """A card with its emblem and the damage that it deals. `owner`: a banner has his colour."""
    face = f"card-{DAMAGE[kind]}" if kind in DAMAGE else "card"
    ground = (("ground", COLOUR[_ground(kind)]),)
    sign = emblem(kind, 51 * zoom)
    if kind == "banner" and owner >= 0:
        sign = ui.icon("emblem-standard", 50 * zoom, TINTS[owner])
    whole = ui.icon(face, CARD_HIGH * zoom, ground, width=CARD_WIDE * zoom)
    return whole.overlay(sign, y=-5 * zoom if kind in DAMAGE else 0).rigid()


@lru_cache(maxsize=256)
def drawn_card(sign: str, zoom: float) -> Element:
    """A card of the Battle or the Joust deck."""
    ground = (("ground", VELLUM),)
    whole = ui.icon("card", CARD_HIGH * zoom, ground, width=CARD_WIDE * zoom)
    return whole.overlay(emblem("decides" if sign == "church" else sign, 50 * zoom)).rigid()


def back(deck: str, zoom: float, tint: Tint = ()) -> Element:
    """A card face down. An Earl's has a tower on its back and his colours."""
    return ui.icon(f"back-{deck}", CARD_HIGH * zoom, tint, width=CARD_WIDE * zoom)


def slot(zoom: float) -> Element:
    return ui.icon("slot", CARD_HIGH * zoom, width=CARD_WIDE * zoom)


@lru_cache(maxsize=256)
def shield(seat: int, size: float = 44) -> Element:
    """Whose it is: a shield with the seat's letter."""
    letter = SEAT_LETTERS[seat]
    sign = ui.icon(f"shield-{letter.lower()}", size, TINTS[seat])
    written = ui.text(letter, max(ui.LEAST, size * 0.42), "bold", ON_SEAT[seat])
    return sign.overlay(written, y=-size * 0.04).rigid()


@lru_cache(maxsize=64)
def cube(seat: int, size: float) -> Element:
    written = ui.text(SEAT_LETTERS[seat], max(ui.LEAST, size * 0.52), "bold", ON_SEAT[seat])
    sign = ui.icon("cube", size, TINTS[seat])
    return sign.overlay(written, x=-size * 0.1, y=size * 0.1).rigid()


def seat_name(names: Names, seat: int, ink: str = INK) -> Element:
    """A name; one that cannot be written leaves the seat's letter."""
    return ui.text(names[seat], NAME, "bold", ink, instead=SEAT_LETTERS[seat])


@lru_cache(maxsize=1024)
def pill(text: str, fill: str = VELLUM) -> Element:
    size = 37.0
    look = Fill(fill, INK, 2.4, 15)
    wide = max(size, size * (0.42 + 0.42 * len(text)))
    return ui.text(text, 28, "bold").panel(look, width=wide, height=size, align=CENTRE).rigid()


@lru_cache(maxsize=256)
def tab(number: int, high: float = 38, fill: str = "leather", line: str = "") -> Element:
    """The number by which words name a fief or a Mercenary, as high as what stands beside it."""
    ink = INK if fill == "tan" else VELLUM
    text = ui.text(str(number + 1), 28, "bold", ink)
    look = Fill(COLOUR[fill], COLOUR.get(line, ""), 2, 8)
    return text.panel(look, width=36, height=high, align=CENTRE).rigid()


def caption(text: str, ink: str = SMALL_INK) -> Element:
    """A line of explanation, which is never cut."""
    return ui.largest(lambda size: ui.text(text, size, "heading", ink).rigid(), NAME, ui.LEAST)


def chosen(element: Element) -> Element:
    """With a frame on it: it is picked already."""
    wide, high = element.width, element.place(element.width).height
    outer = ui.shape(Fill("", INK, 9, 10), wide + 12, high + 12)
    inner = ui.shape(Fill("", COLOUR["verdigris"], 6, 9), wide + 8, high + 8)
    return element.overlay(outer, inner)


def panel(inside: Element, line: str, fill: str = VELLUM, x: float = 10, y: float = 4) -> Element:
    """A leaf as wide as the page."""
    return inside.panel(Fill(fill, line, 3.4, 9), x, y).growing()


# The page

BAND: Final = 20.0
"""Width of the knotwork around a page that is 900 units wide, ..."""
EDGE: Final = 30.0
"""... where what is inside begins, ..."""
STEP: Final = 30.0
"""... and of what its height is so many times, so that the knotwork has no seam."""


def inner(width: float) -> float:
    """How much room a page so wide has inside."""
    return width * (1 - 2 * EDGE / 900)


def laid(one: Element, room: float) -> Element:
    """As it is laid out in so much room."""
    placed = one.place(room)
    return Element(placed.width, placed.width, lambda room: placed)


def high(bands: Sequence[Element], width: float = PAGE) -> float:
    """Below one another on a page so wide, with the gap to what follows."""
    return sum(band.place(inner(width)).height + GAP for band in bands)


def leaf(
    bands: Sequence[Element], alt: str, below: Sequence[Element] = (), *, width: float = PAGE
) -> Scene:
    """A page with knotwork around it, as high as what lies on it. What is `below` lies on dark
    leather, to be told from what all see."""
    band, edge, step = (one * width / 900 for one in (BAND, EDGE, STEP))
    # Laid out once, as the page is put together twice.
    upper, lower = ([laid(one, inner(width)) for one in part] for part in (bands, below))

    def page(spare: float) -> Element:
        gap, pad = GAP + 2 * spare, edge - band + spare
        light = ui.column(*upper, gap=gap).padded(edge - band, pad) if upper else None
        dark = ui.column(*lower, gap=gap).panel(Fill(COLOUR["night"]), edge - band, pad).growing()
        return ui.column(light, dark if lower else None).padded(band, band)

    needed = page(0).place(width).height
    height = 2 * band + math.ceil((needed - 2 * band) / step) * step
    # What is left of the last step is shared out, so that no page ends in empty vellum.
    whole = page((height - needed) / 2 / (len(upper) + len(lower)))
    framed = ui.canvas(whole, frame(width, height))
    return ui.scene(ART, framed, alt, width=width, ground=COLOUR["leaf"])


def frame(width: float, height: float) -> list[tuple[Box, Element]]:
    scale = width / 900
    band, corner = BAND * scale, 32 * scale
    found = [
        (Box(0, y, width, band), ui.icon("band", band, width=width)) for y in (0, height - band)
    ]
    y = band
    for long in (300, 60, 30):
        while height - band - y >= long * scale - 0.1:
            post = ui.icon(f"post-{long}", long * scale, width=band)
            found += [(Box(x, y, band, long * scale), post) for x in (0, width - band)]
            y += long * scale
    for y in (16 * scale, height - 16 * scale):
        for x in (16 * scale, width - 16 * scale):
            found.append((Box(x, y, 0, 0), ui.icon("corner", corner)))
    return found


def fan(children: Iterable[Element], gap: float = 0) -> Element:
    """Equally wide things beside one another; where there is less room each lies partly on the one
    before."""
    there = list(children)
    whole = ui.row(*there, gap=gap)
    if not there:
        return whole

    def place(room: float) -> ui.Placed:
        over = (whole.width - room) / max(1, len(there) - 1)
        return ui.row(*there, gap=gap - max(0.0, over)).place(max(room, there[0].width))

    return Element(whole.width, there[0].width, place)
