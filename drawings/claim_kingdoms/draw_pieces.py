"""Draws what lies on the boards: cards, followers, markers, fields, ornaments, symbols.

    python -m drawings.claim_kingdoms.draw_pieces

The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import math
from typing import Final

from drawings.claim_kingdoms.pen import COLOUR, INK, area, save
from drawings.pen import document, line, stroke
from engine.kit.draw.boxes import Box

C: Final = COLOUR


def square(size: float) -> Box:
    return Box(0, 0, size, size)


def circle(x: float, y: float, radius: float, fill: str, outline: float = 0) -> str:
    more = f' stroke="{INK}" stroke-width="{outline}"' if outline else ""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"{more}/>'


def box(x: float, y: float, w: float, h: float, fill: str, outline: float = 0, r: float = 0) -> str:
    more = f' stroke="{INK}" stroke-width="{outline}"' if outline else ""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"{more}/>'


# Cards.


def card() -> list[str]:
    """The face of a card in its faction's colour, with a corner for the value."""
    return [
        box(1.5, 1.5, 73, 73, C["vellum"], 3, 8),
        box(7, 7, 62, 62, "$ground", 1.2, 4),
        f'<path d="M7 36V11Q7 7 11 7H30Q32 34 7 36Z" fill="{C["vellum"]}" stroke="{INK}"'
        ' stroke-width="1.4"/>',
    ]


QUARTERS: Final = (
    "M38 2.6H67Q73.4 2.6 73.4 9V38H67.8V12Q67.8 8.2 64 8.2H38Z",
    "M73.4 38V67Q73.4 73.4 67 73.4H38V67.8H64Q67.8 67.8 67.8 64V38Z",
    "M38 73.4H9Q2.6 73.4 2.6 67V38H8.2V64Q8.2 67.8 12 67.8H38Z",
    "M2.6 38V9Q2.6 2.6 9 2.6H38V8.2H12Q8.2 8.2 8.2 12V38Z",
)
"""A card's edge in four parts, clockwise from the top right."""


def edge(*quarters: int) -> list[str]:
    """The edge of a card, or parts of it, in the colour of whoever stands there."""
    return [f'<path d="{QUARTERS[part]}" fill="$seat"/>' for part in quarters]


def coin() -> list[str]:
    """Behind the points of a first place."""
    return [box(2, 2, 44, 44, C["amber"], 3, 9)]


def second_coin() -> list[str]:
    """Behind the points of a second place."""
    return [circle(24, 24, 21.5, C["vellum"], 3)]


def card_down() -> list[str]:
    """A blank card, face down for good: dark, crossed."""
    lattice = "M5 5L71 71M5 38L38 71M38 5L71 38M71 5L5 71M38 5L5 38M71 38L38 71"
    return [
        box(1.5, 1.5, 73, 73, C["stone"], 3, 8),
        box(5, 5, 66, 66, C["night"], 1.2, 5),
        stroke(lattice, C["dusk"], 3),
        box(22, 22, 32, 32, C["stone"], 2.4, 16),
        stroke("M30 30L46 46M46 30L30 46", INK, 5),
    ]


def card_back() -> list[str]:
    """The back of the cards in the deck and the hands."""
    return [
        box(1.5, 1.5, 73, 73, C["vellum"], 3, 8),
        box(5, 5, 66, 66, C["madder"], 1.2, 5),
        box(10, 10, 56, 56, "none", 0, 4).replace(
            'fill="none"', f'fill="none" stroke="{C["gold"]}" stroke-width="1.6"'
        ),
        area("M20 48L16 26L28 36L38 20L48 36L60 26L56 48Z", C["amber"], 2.4),
        area("M20 50H56V57H20Z", C["gold"], 2.4),
    ]


# Followers: a shape, a colour and a letter for each seat.

FOLLOWERS: Final = {
    "a": "M24 3C36 3 45 12 45 24C45 36 36 45 24 45C12 45 3 36 3 24C3 12 12 3 24 3Z",
    "b": "M9 4H39C43 4 44 5 44 9V39C44 43 43 44 39 44H9C5 44 4 43 4 39V9C4 5 5 4 9 4Z",
    "c": "M24 1L47 24L24 47L1 24Z",
    "d": "M5 5Q15 7 24 2Q33 7 43 5V25C43 36 34 42 24 47C14 42 5 36 5 25Z",
}
_INNER: Final = 0.8


def follower(shape: str) -> list[str]:
    inner = (
        f'<g transform="translate({24 * (1 - _INNER):.1f} {24 * (1 - _INNER):.1f})'
        f' scale({_INNER})">{stroke(FOLLOWERS[shape], "$edge", 2.2)}</g>'
    )
    return [area(FOLLOWERS[shape], "$seat", 3), inner]


CRACK: Final = "M27 1L21 13L28 18L20 27M36 45L31 37L38 31M8 31L13 36L10 42"
"""Over a follower in stone."""


# Markers.


def poison() -> list[str]:
    """A drop with a skull."""
    return [
        area("M24 1C30 12 42 19 42 31C42 40 34 47 24 47C14 47 6 40 6 31C6 19 18 12 24 1Z",
             C["poison"], 3),
        area("M24 17C16 17 13 22 13 27C13 31 15 33 18 34V39H30V34C33 33 35 31 35 27C35 22 32 17"
             " 24 17Z", C["night"]),
        circle(19.5, 27, 3, C["poison"]), circle(28.5, 27, 3, C["poison"]),
        stroke("M22 35V38M26 35V38", C["poison"], 1.6),
    ]  # fmt: skip


def doubled() -> list[str]:
    """An oak leaf with "×2": followers here count double."""
    return [
        area("M27 47L25 40C16 44 10 40 12 35C5 36 2 29 7 25C2 20 6 13 12 15C11 7 18 3 24 6"
             "C30 3 37 7 36 15C42 13 46 20 41 25C46 29 43 36 36 35C38 40 32 43 25 40",
             C["forest"], 2.6),
        stroke("M10 19L20 30M20 19L10 30", C["white"], 4),
        stroke("M26 19Q27 14 32 15Q38 16 37 21Q36 25 26 31H38", C["white"], 4),
    ]  # fmt: skip


def ring_of_dots() -> list[str]:
    """Dots around a card, as scribes set them around a letter: new since the last picture."""
    places = []
    for n in range(10):
        along = 6 + n * 84 / 10 + 4.2
        places += [(along, 4), (along, 92), (4, along), (92, along)]
    dots = "".join(circle(round(x, 1), y, 2.9, "#c8321a") for x, y in places)
    frame = (
        '<rect x="4" y="4" width="88" height="88" rx="8" fill="none" stroke="#fff8e3"'
        ' stroke-width="7.6"/>'
    )
    return [frame, dots]


def frame_of_gold() -> list[str]:
    """Around the card that the turn is about."""

    def ring(width: float, colour: str) -> str:
        return (
            '<rect x="6" y="6" width="84" height="84" rx="10" fill="none"'
            f' stroke="{colour}" stroke-width="{width}"/>'
        )

    return [ring(11, INK), ring(7.5, C["amber"]), ring(2, C["glow"])]


# Fields.


def castle() -> list[str]:
    wall = "M8 58V20H12V14H18V20H22V14H28V20H30V30H34V20H36V14H42V20H46V14H52V20H56V58Z"
    return [
        area(wall, C["rock"], 2.6),
        area("M26 58V46C26 38 38 38 38 46V58Z", C["leather"], 2.2),
        stroke("M14 30V36M50 30V36M14 46H20M44 46H50M20 40H25M42 40H46", INK, 2),
        stroke("M18 14V3M46 14V3", INK, 2.2),
        area("M18 3L28 6.5L18 10Z", C["red"], 1.6), area("M46 3L56 6.5L46 10Z", C["red"], 1.6),
    ]  # fmt: skip


def mill() -> list[str]:
    sails = "".join(
        f'<g transform="rotate({turn} 32 22)">'
        + area("M32 22L36 19V1H45V17Z", C["white"], 1.8)
        + stroke("M32 22L36 1", INK, 2.2)
        + "</g>"
        for turn in (25, 115, 205, 295)
    )
    return [
        area("M20 60L24 24C26 17 38 17 40 24L44 60Z", C["tan"], 2.6),
        area("M23 26C25 14 39 14 41 26Z", C["brown"], 2.4),
        area("M28 60V50C28 46 36 46 36 50V60Z", C["leather"], 2),
        sails,
        circle(32, 22, 3.4, C["amber"], 1.8),
    ]


def swamp() -> list[str]:
    reed = "M{0} 40V{1}"
    reeds = [(16, 16), (24, 8), (41, 12), (49, 20)]
    drawn = [
        area("M4 46C4 36 16 36 24 37C34 32 60 35 60 46C60 55 46 59 32 58C16 60 4 55 4 46Z",
             C["moss"], 2.6),
        stroke("M12 47H22M30 52H42M44 45H54M18 53H24", C["poison"], 2.2),
    ]  # fmt: skip
    drawn += [stroke(reed.format(x, y + 6), C["forest"], 2.8) for x, y in reeds]
    drawn += [box(x - 3.2, y - 2, 6.4, 14, C["brown"], 1.8, 3.2) for x, y in reeds]
    drawn.append(area("M28 43C28 36 38 36 38 43C40 47 26 47 28 43Z", C["poison"], 1.8))
    drawn += [circle(29.5, 38, 2.6, C["white"], 1.5), circle(36.5, 38, 2.6, C["white"], 1.5)]
    return drawn


def catapult() -> list[str]:
    return [
        stroke("M32 42L14 12", INK, 7.5),
        stroke("M32 42L14 12", C["brown"], 4),
        area("M5 12C5 20 19 19 21 9C15 12 9 12 5 12Z", C["leather"], 2),
        circle(12, 8, 6.2, C["stone"], 2.2),
        stroke("M44 46L34 18L24 46", INK, 7),
        stroke("M44 46L34 18L24 46", C["tan"], 3.6),
        box(6, 42, 52, 8, C["brown"], 2.4, 3),
        circle(17, 54, 7, C["tan"], 2.6), circle(47, 54, 7, C["tan"], 2.6),
        circle(17, 54, 1.8, INK), circle(47, 54, 1.8, INK),
    ]  # fmt: skip


def ruin() -> list[str]:
    """Broken columns, the treasure gone."""
    return [
        box(8, 52, 48, 7, C["rock"], 2.4, 2),
        area("M12 52V22L16 18L21 23V52Z", C["rock"], 2.4),
        area("M28 52V34L32 38L37 31V52Z", C["rock"], 2.4),
        area("M43 52V14H52V52Z", C["rock"], 2.4),
        box(40, 8, 15, 7, C["rock"], 2.4, 2),
        stroke("M16.5 28V47M32.5 42V47M47.5 20V47", C["stone"], 2),
    ]


def treasure() -> list[str]:
    """A ruin whose treasure lies face down yet."""
    return [
        *ruin(),
        area("M15 45C15 33 45 33 45 45Z", C["brown"], 2.6),
        box(15, 44, 30, 16, C["brown"], 2.6, 2),
        stroke("M15 45H45", C["amber"], 3.4),
        box(26, 41, 8, 10, C["amber"], 2, 2),
        stroke("M20 37V60M40 37V60", C["amber"], 2.4),
    ]


def chest() -> list[str]:
    return [
        area("M6 26C6 6 58 6 58 26Z", C["brown"], 3),
        box(6, 25, 52, 29, C["brown"], 3, 3),
        stroke("M6 26H58", C["amber"], 4),
        stroke("M15 14V54M49 14V54", C["amber"], 3.6),
        box(26, 20, 12, 15, C["amber"], 2.6, 2),
        circle(32, 27, 2.2, INK),
    ]


# Ornaments of the sea.


def scroll() -> list[str]:
    """What tells a war map's number and points."""
    return [
        area("M5 8H71V66H5Z", C["vellum"], 2.4),
        stroke("M9 12H67V63H9Z", C["gold"], 1.2),
        box(1.5, 2, 73, 8, C["tan"], 2.2, 4),
        box(1.5, 64, 73, 8, C["tan"], 2.2, 4),
    ]


def ship() -> list[str]:
    return [
        stroke("M4 54q6-5 12 0t12 0t12 0t12 0", C["wave"], 3),
        area("M8 40H54C52 50 46 54 40 54H22C14 54 10 48 8 40Z", C["brown"], 2.6),
        stroke("M31 40V6", INK, 3),
        area("M16 12C26 15 36 15 46 12C49 20 49 28 46 34C36 31 26 31 16 34C19 26 19 20 16 12Z",
             C["vellum"], 2.4),
        stroke("M31 15V31M22 23H40", C["red"], 4.4),
        area("M31 6L44 3L31 1Z", C["red"], 1.4),
    ]  # fmt: skip


def serpent() -> list[str]:
    body = "M18 46C18 26 32 26 32 46M38 46C38 30 50 30 50 46"
    neck = "M14 48C16 38 16 30 12 24"
    return [
        stroke(body, INK, 10), stroke(body, C["moss"], 6),
        stroke(neck, INK, 10), stroke(neck, C["moss"], 6),
        area("M20 24C20 14 10 12 4 18L1 26L10 26C14 30 20 30 20 24Z", C["moss"], 2.4),
        circle(11, 19.5, 1.9, INK),
        stroke("M2 52q7-6 14 0t14 0t14 0t14 0", C["wave"], 4),
    ]  # fmt: skip


def whale() -> list[str]:
    return [
        stroke("M24 20C22 12 16 12 14 15M24 20C26 10 33 10 35 14M24 20V8", C["blue"], 2.6),
        area("M5 44C5 28 18 21 30 24C42 27 44 37 50 37C54 37 53 30 57 25C61 32 62 44 52 48"
             "C42 53 5 54 5 44Z", C["iron"], 2.6),
        circle(15, 37, 1.9, C["vellum"]),
        stroke("M6 44C14 47 24 46 28 43", C["vellum"], 2),
        stroke("M2 54q7-6 14 0t14 0t14 0t14 0", C["wave"], 4),
    ]  # fmt: skip


def waves() -> list[str]:
    rows = "M8 18q6-7 12 0t12 0M28 34q6-7 12 0t12 0M10 50q6-7 12 0t12 0"
    return [stroke(rows, C["wave"], 2.6)]


def compass() -> list[str]:
    points = []
    for n in range(8):
        reach, fill = (46, C["madder"]) if n % 2 == 0 else (29, C["vellum"])
        points.append(
            f'<g transform="rotate({n * 45} 50 50)">'
            + area(f"M50 {50 - reach}L57 38H43Z", fill, 2)
            + "</g>"
        )
    return [
        circle(50, 50, 34, "none") + stroke("M50 16A34 34 0 1 1 49.9 16Z", C["wave"], 2),
        *points,
        circle(50, 50, 14, C["vellum"], 2.4),
        area("M50 40L53 47L60 50L53 53L50 60L47 53L40 50L47 47Z", C["gold"], 1.6),
    ]


# Symbols.


def star() -> list[str]:
    """A point."""
    corners = []
    for n in range(10):
        reach = 22 if n % 2 == 0 else 10.5
        angle = math.pi * (n / 5 - 0.5)
        corners.append((24 + reach * math.cos(angle), 25 + reach * math.sin(angle)))
    return [area(line(corners, closed=True), C["amber"], 3)]


def supply() -> list[str]:
    """A figure: followers not on the board."""
    return [
        area("M24 24C10 24 7 34 5 45H43C41 34 38 24 24 24Z", C["rock"], 3),
        circle(24, 14, 10.5, C["rock"], 3),
    ]


def cards() -> list[str]:
    return [
        f'<g transform="rotate(-14 20 30)">{box(6, 10, 24, 30, C["vellum"], 2.6, 4)}</g>',
        box(18, 9, 25, 32, C["madder"], 2.6, 4),
        area("M24 30L22 20L28 24L30.500 17L33 24L39 20L37 30Z".replace(".500", ".5"),
             C["amber"], 1.4),
    ]  # fmt: skip


def crown() -> list[str]:
    return [
        area("M5 38L2 13L13 23L24 6L35 23L46 13L43 38Z", C["amber"], 3),
        area("M6 37H42V44H6Z", C["gold"], 2.6),
        circle(24, 29, 4, C["red"], 1.8),
    ]


def awaited() -> list[str]:
    """An hourglass: this seat is waited for."""
    return [
        area("M12 6H36C36 16 28 20 28 24C28 28 36 32 36 42H12C12 32 20 28 20 24C20 20 12 16 12 6Z",
             C["white"], 2.6),
        area("M16 12H32C30 17 26 19 24 22C22 19 18 17 16 12ZM14 41C16 34 22 34 24 30"
             "C26 34 32 34 34 41Z", C["orange"]),
        box(9, 3, 30, 5, C["brown"], 2.2, 2), box(9, 40, 30, 5, C["brown"], 2.2, 2),
    ]  # fmt: skip


def moon(full: bool) -> list[str]:
    drawn = [circle(24, 24, 20, C["night"] if not full else C["glow"], 3)]
    if full:
        drawn += [circle(18, 18, 4.5, C["amber"]), circle(30, 28, 5.5, C["amber"])]
        drawn.append(circle(19, 33, 3, C["amber"]))
    else:
        drawn.append(stroke("M33 11A16 16 0 0 1 33 37", C["dusk"], 3))
    return drawn


def laurel() -> list[str]:
    """Two branches, open at the top."""
    leaves = []
    for n in range(9):
        angle = math.radians(106 + n * 16)
        for side in (1, -1):
            x = 100 + side * 78 * math.cos(angle)
            y = 92 + 78 * math.sin(angle)
            lean = side * (math.degrees(angle) - 196)
            leaves += [
                f'<g transform="translate({x:.1f} {y:.1f}) rotate({lean + side * tilt:.1f})">'
                + area("M0 2C-9-4-8-16 0-24C8-16 9-4 0 2Z", C["moss"], 2)
                + "</g>"
                for tilt in (-32, 30)
            ]
    arch = "M100 172A78 78 0 0 1 32 58M100 172A78 78 0 0 0 168 58"
    return [stroke(arch, INK, 6), stroke(arch, C["brown"], 3), *leaves]


def frontier() -> list[str]:
    """Between two war maps."""
    return [stroke("M6 3V81", C["madder"], 3.4, ' stroke-dasharray="0.1 7"')]


def frontier_lying() -> list[str]:
    return [stroke("M3 6H81", C["madder"], 3.4, ' stroke-dasharray="0.1 7"')]


def free_space() -> list[str]:
    """Where a card may be played on the free grid."""
    return [
        '<rect x="6" y="6" width="72" height="72" rx="8" fill="#fbf4e1" fill-opacity="0.55"'
        f' stroke="{C["brown"]}" stroke-width="2" stroke-dasharray="7 6"/>'
    ]


def drawings() -> dict[str, str]:
    card_size, piece, field, cell = square(76), square(48), square(64), square(84)
    found = {
        "card": document(card_size, card()),
        "edge": document(card_size, edge(0, 1, 2, 3)),
        **{f"edge-{part}": document(card_size, edge(part)) for part in range(4)},
        "coin": document(piece, coin()),
        "coin-second": document(piece, second_coin()),
        "card-down": document(card_size, card_down()),
        "card-back": document(card_size, card_back()),
        "crack": document(piece, [stroke(CRACK, INK, 3)]),
        "poison": document(piece, poison()),
        "doubled": document(piece, doubled()),
        "fresh": document(square(96), ring_of_dots()),
        "last": document(square(96), frame_of_gold()),
        "field-castle": document(field, castle()),
        "field-mill": document(field, mill()),
        "field-swamp": document(field, swamp()),
        "field-catapult": document(field, catapult()),
        "field-ruin": document(field, ruin()),
        "field-treasure": document(field, treasure()),
        "chest": document(field, chest()),
        "scroll": document(Box(0, 0, 76, 74), scroll()),
        "sea-ship": document(field, ship()),
        "sea-serpent": document(field, serpent()),
        "sea-whale": document(field, whale()),
        "sea-waves": document(field, waves()),
        "compass": document(square(100), compass()),
        "points": document(piece, star()),
        "supply": document(piece, supply()),
        "cards": document(piece, cards()),
        "crown": document(piece, crown()),
        "awaited": document(piece, awaited()),
        "moon-new": document(piece, moon(False)),
        "moon-full": document(piece, moon(True)),
        "laurel": document(Box(0, 0, 200, 190), laurel()),
        "frontier": document(Box(0, 0, 12, 84), frontier()),
        "frontier-lying": document(Box(0, 0, 84, 12), frontier_lying()),
        "space": document(cell, free_space()),
    }
    for shape in FOLLOWERS:
        found[f"follower-{shape}"] = document(piece, follower(shape))
    return found


if __name__ == "__main__":
    save(drawings())
