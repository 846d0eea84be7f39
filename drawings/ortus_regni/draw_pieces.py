"""Draws what lies on the pictures besides emblems: cards, shields, cubes, marks, knotwork.

    python -m drawings.ortus_regni.draw_pieces

The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from drawings.ortus_regni.draw_emblems import strokes
from drawings.ortus_regni.pen import COLOUR, INK, area, box, circle, save
from drawings.pen import document, line, number, stroke
from engine.kit.draw.boxes import Box, Point

C: Final = COLOUR
WIDE: Final = 64.0
HIGH: Final = 80.0
"""Of a card as it lies on the table."""


def moved(drawn: Iterator[str] | list[str], x: float, y: float, scale: float = 1) -> str:
    """Drawings put elsewhere."""
    more = f" scale({number(scale) if scale >= 1 else f'{scale:.3f}'})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){more}">{"".join(drawn)}</g>'


# Knotwork.


def strand(period: float, swing: float, phase: float, start: float, end: float) -> list[Point]:
    """Points of a wave."""
    steps = max(3, round((end - start) / period * 16))
    return [
        (x, swing * math.sin(2 * math.pi * (x / period + phase)))
        for x in (start + (end - start) * n / steps for n in range(steps + 1))
    ]


def plait(tile: float, high: float, colour: str) -> list[str]:
    """One tile of a braid of three strands, each passing over, under, over; its middle at 0."""
    period, swing = 3 * tile, high / 2 - high * 0.2
    thick = high * 0.2
    whole = [strand(period, swing, n / 3, -tile / 2, 1.5 * tile) for n in range(3)]
    under = "".join(map(line, whole))
    drawn = [stroke(under, INK, thick + 2.4), stroke(under, colour, thick)]
    over = []
    for cross in range(-1, 4):
        # Two strands meet every half tile, by turns above and below the middle.
        x = (cross + 0.5) * tile / 2
        levels = [swing * math.sin(2 * math.pi * (x / period + n / 3)) for n in range(3)]
        first, second = min(
            ((0, 1), (0, 2), (1, 2)), key=lambda pair: abs(levels[pair[0]] - levels[pair[1]])
        )
        rising = math.cos(2 * math.pi * (x / period + first / 3)) > 0
        on_top = first if rising == (levels[first] > 0) else second
        over.append(line(strand(period, swing, on_top / 3, x - tile * 0.2, x + tile * 0.2)))
    data = "".join(over)
    butt = stroke(data, INK, thick + 2.4).replace('linecap="round"', 'linecap="butt"')
    return [*drawn, butt, stroke(data, colour, thick)]


def knotted(name: str, tile: float, high: float, colour: str, turned: bool = False) -> str:
    """A pattern of knotwork to fill boxes with; `turned` runs downwards."""
    turn = ' patternTransform="rotate(90)"' if turned else ""
    drawn = "".join(plait(tile, high, colour))
    return (
        f'<pattern id="{name}" width="{number(tile)}" height="{number(high)}"'
        f' patternUnits="userSpaceOnUse" viewBox="0 {number(-high / 2)} {number(tile)}'
        f' {number(high)}"{turn}>{drawn}</pattern>'
    )


BAND: Final = 20.0
"""Width of the knotwork around a picture."""
TILE: Final = 15.0


def band(long: float) -> list[str]:
    """Knotwork lying, `long` units."""
    return [
        f"<defs>{knotted('k', TILE, BAND, C['orpiment'])}</defs>",
        box(0, 0, long, BAND, C["leather"]),
        box(0, 0, long, BAND, "url(#k)"),
    ]


def upright(long: float) -> list[str]:
    """Knotwork standing."""
    return [
        f"<defs>{knotted('k', TILE, BAND, C['orpiment'], True)}</defs>",
        box(0, 0, BAND, long, C["leather"]),
        box(0, 0, BAND, long, "url(#k)"),
    ]


def spiral(x: float, y: float, size: float, colour: str) -> str:
    """Three spirals from one heart."""
    curl = (
        f"M0 0q{number(size * 0.7)}-{number(size * 0.1)} {number(size * 0.6)}-{number(size * 0.6)}"
        f"q-{number(size * 0.2)}-{number(size * 0.4)}-{number(size * 0.5)}-{number(size * 0.2)}"
        f"q-{number(size * 0.1)} {number(size * 0.2)} {number(size * 0.1)} {number(size * 0.3)}"
    )
    arms = "".join(
        f'<g transform="rotate({turn})">{stroke(curl, colour, size * 0.16)}</g>'
        for turn in (0, 120, 240)
    )
    return f'<g transform="translate({number(x)} {number(y)})">{arms}</g>'


def corner() -> list[str]:
    """Where two bands meet."""
    return [
        box(1, 1, 30, 30, C["madder"], INK, 2, 5),
        box(4, 4, 24, 24, "none", C["orpiment"], 1.4, 3),
        spiral(16, 16, 11, C["orpiment"]),
    ]


# Cards.


def plaque(pips: int) -> float:
    """Width of the plaque for so much damage."""
    return 16.0 + 12 * max(pips - 1, 0)


def diamonds(pips: int) -> list[str]:
    """The damage that a card deals; hollow for none."""
    wide = plaque(pips)
    drawn = [box(0.8, 0.8, wide - 1.6, 11.4, C["vellum"], INK, 1.6, 5.6)]
    for n in range(max(pips, 1)):
        x = wide / 2 + (n - (max(pips, 1) - 1) / 2) * 12
        shape = line([(x, 2), (x + 4.6, 6.5), (x, 11), (x - 4.6, 6.5)], closed=True)
        drawn.append(area(shape, C["blood"]) if pips else stroke(shape, C["blood"], 1.4))
    return drawn


def card(pips: int | None = None) -> list[str]:
    """A card on its group's ground. `pips`: the damage that it deals, as diamonds below."""
    drawn = [
        box(1.5, 1.5, WIDE - 3, HIGH - 3, C["vellum"], INK, 2.6, 6),
        box(5, 5, WIDE - 10, HIGH - 10, "$ground", INK, 1, 3),
    ]
    if pips is None:
        return drawn
    drawn.append(moved(diamonds(pips), WIDE / 2 - plaque(pips) / 2, 66))
    return drawn


def card_back(ground: str, edge: str, sign: list[str]) -> list[str]:
    """The back of a card: a frame of knots around a sign."""
    frame = '<path fill-rule="evenodd" fill="url(#k)" d="M5 5H59V75H5ZM14 14H50V66H14Z"/>'
    return [
        f"<defs>{knotted('k', 9, 9, edge)}</defs>",
        box(1.5, 1.5, WIDE - 3, HIGH - 3, C["vellum"], INK, 2.6, 6),
        box(5, 5, WIDE - 10, HIGH - 10, ground, INK, 1, 3),
        frame,
        box(14, 14, 36, 52, ground, INK, 1.2, 2),
        *sign,
    ]


def tower_back() -> list[str]:
    """The back of an Earl's cards: a tower."""
    return card_back("$seat", "$edge", [moved(strokes("tower"), 15, 22, 0.53)])


def slot() -> list[str]:
    """Where a card may lie."""
    return [
        f'<rect x="3" y="3" width="{number(WIDE - 6)}" height="{number(HIGH - 6)}" rx="6"'
        f' fill="none" stroke="{C["oak"]}" stroke-width="3" stroke-dasharray="6 6"/>'
    ]


def gilded() -> list[str]:
    """A golden frame around a card that a question offers."""
    wide, high = WIDE + 16, HIGH + 16
    return [
        box(5, 5, wide - 10, high - 10, "none", INK, 9, 9),
        box(5, 5, wide - 10, high - 10, "none", C["orpiment"], 5.6, 9),
        box(5, 5, wide - 10, high - 10, "none", C["glow"], 1.6, 9),
    ]


# Whose it is: a shield for each seat, its field parted in a way of its own.

SHIELD: Final = "M4 5Q15 7 24 3Q33 7 44 5V24C44 37 35 44 24 49C13 44 4 37 4 24Z"
FIELDS: Final = {
    "a": "M17 5H31V47L24 50L17 47Z",
    "b": "M4 5L14 5L44 33L41 40L36 44L4 14Z",
    "c": "M4 18H44V31L43 32H5L4 31Z",
    "d": "M24 14L46 36L42 42L24 26L6 42L2 36Z",
    "e": "M24 3H46V26H24V50L5 36V26H24Z",
    "f": "M2 8L8 2L24 18L40 2L46 8L30 25L44 39L38 46L24 32L10 46L4 39L18 25Z",
}
"""By letter: pale, bend, fess, chevron, quarterly, saltire."""


def shield(letter: str) -> list[str]:
    clip = f'<clipPath id="s"><path d="{SHIELD}"/></clipPath>'
    return [
        f"<defs>{clip}</defs>",
        area(SHIELD, "$seat"),
        f'<g clip-path="url(#s)">{area(FIELDS[letter], "$edge")}</g>',
        f'<path d="{SHIELD}" fill="none" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>',
        circle(24, 24, 13, "$seat", 2),
    ]


def cube() -> list[str]:
    """A cube of influence, seen from above one corner."""
    return [
        area("M4 14L15 3H45L34 14Z", "$edge", 2.4),
        area("M34 14L45 3V33L34 44Z", "$seat", 2.4),
        f'<path d="M34 14L45 3V33L34 44Z" fill="{INK}" fill-opacity="0.34"/>',
        area("M4 14H34V44H4Z", "$seat", 2.4),
    ]


# Markers of the Vikings.


def marker(fill: str, edge: str, bird: str) -> list[str]:
    plain = "".join(strokes("raven")).replace(C["vellum"], fill)
    raven = plain.replace(INK, bird)
    return [
        circle(24, 24, 21.5, fill, 3),
        f'<circle cx="24" cy="24" r="17.500" fill="none" stroke="{edge}" stroke-width="1.6"/>',
        f'<g transform="translate(9 8) scale(0.47)">{raven}</g>',
    ]


def marker_slot() -> list[str]:
    return [
        f'<circle cx="24" cy="24" r="20" fill="{C["tan"]}" stroke="{C["oak"]}" stroke-width="2.6"'
        ' stroke-dasharray="5 5"/>'
    ]


def laurel() -> list[str]:
    """Two boughs in a ring, open above."""
    drawn = []
    for side in (-1, 1):
        for n in range(8):
            angle = math.radians(70 + n * 13)
            x = 100 + side * 74 * math.sin(angle)
            y = 100 - 74 * math.cos(angle)
            turn = math.degrees(angle) * side - side * 62
            leaf = area("M0 0C7-6 9-17 0-27C-9-17-7-6 0 0Z", C["leek"], 1.8)
            drawn += [
                f'<g transform="translate({number(x)} {number(y)})'
                f' rotate({number(turn + lean)})">{leaf}</g>'
                for lean in (-38, 38)
            ]
    return drawn


def drawings() -> dict[str, str]:
    cards = {"card": card(), "card-0": card(0), "card-1": card(1), "card-2": card(2)}
    found = {name: document(Box(0, 0, WIDE, HIGH), drawn) for name, drawn in cards.items()}
    army = [moved(strokes("army"), 15.4, 22, 0.52)]
    battle = [moved(strokes("normal"), 15.4, 23, 0.52)]
    viking = [moved(strokes("viking"), 15, 22, 0.53)]
    backs = {
        "back-tower": tower_back(),
        "back-army": card_back(C["oak"], C["tan"], army),
        "back-battle": card_back(C["blood"], C["rose"], battle),
        "back-viking": card_back(C["iron"], C["pale"], viking),
        "slot": slot(),
    }
    found |= {name: document(Box(0, 0, WIDE, HIGH), drawn) for name, drawn in backs.items()}
    found["gilded"] = document(Box(0, 0, WIDE + 16, HIGH + 16), gilded())
    found |= {f"shield-{letter}": document(Box(0, 0, 48, 52), shield(letter)) for letter in FIELDS}
    found |= {
        "cube": document(Box(0, 0, 48, 48), cube()),
        "marker-black": document(Box(0, 0, 48, 48), marker(C["black"], C["steel"], C["vellum"])),
        "marker-white": document(Box(0, 0, 48, 48), marker(C["white"], C["steel"], C["black"])),
        "marker-slot": document(Box(0, 0, 48, 48), marker_slot()),
        "corner": document(Box(0, 0, 32, 32), corner()),
        "band": document(Box(0, 0, 900, BAND), band(900)),
        "laurel": document(Box(0, 0, 200, 200), laurel()),
    }
    for long in (300, 60, 30):
        found[f"post-{long}"] = document(Box(0, 0, BAND, long), upright(long))
    return found


if __name__ == "__main__":
    save(drawings())
