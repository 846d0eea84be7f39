"""Draws the symbols, the workers, the settlements and the village, from `symbols.toml`, and dice.

    python -m drawings.raiders.draw_symbols

The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Final

from drawings.pen import document, stroke
from drawings.raiders.pen import COLOUR, INK, drawn, save
from engine.kit.draw.boxes import Box

SQUARE: Final = Box(0, 0, 48, 48)
SYMBOLS: Final[dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("symbols.toml").read_text("utf-8")
)
"""By name, a stroke of the pen in each line; the file says how."""

DIE: Final = "bone: M9 3H39C43 3 45 5 45 9V39C45 43 43 45 39 45H9C5 45 3 43 3 39V9C3 5 5 3 9 3Z"
PIPS: Final = {
    2: ((14, 34), (34, 14)),
    3: ((13, 35), (24, 24), (35, 13)),
    4: ((14, 14), (34, 14), (14, 34), (34, 34)),
    5: ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35)),
}


def die(face: int) -> str:
    """A die that shows this face."""
    pips = (f"dot: {x} {y} {5.4 if face < 4 else 4.8} ink" for x, y in PIPS[face])
    return document(SQUARE, map(drawn, (DIE, *pips)))


def blank_die() -> str:
    """A die that is still to be rolled."""
    tilted = ("ink 4.4: M17 17C17 9 31 9 31 17C31 23 24 23 24 29", "dot: 24 36 3 ink")
    return document(SQUARE, map(drawn, (DIE, *tilted)))


SEATS: Final = {
    "a": "M24 3C36 3 45 12 45 24C45 36 36 45 24 45C12 45 3 36 3 24C3 12 12 3 24 3Z",
    "b": "M9 4H39C43 4 44 5 44 9V39C44 43 43 44 39 44H9C5 44 4 43 4 39V9C4 5 5 4 9 4Z",
    "c": "M24 1L47 24L24 47L1 24Z",
    "d": "M5 5Q15 7 24 2Q33 7 43 5V25C43 36 34 42 24 47C14 42 5 36 5 25Z",
}
"""The outline of each seat's markers: round, square, diamond, shield."""


def marker(outline: str) -> str:
    """A seat's marker, in its colours."""
    inner = stroke(outline, "$edge", 2.2)
    small = f'<g transform="translate(4.8 4.8) scale(0.8)">{inner}</g>'
    whole = (
        f'<path d="{outline}" fill="$seat" stroke="{INK}" stroke-width="3"'
        ' stroke-linejoin="round"/>'
    )
    return document(SQUARE, (whole, small))


def ring_of_dots(square: bool) -> str:
    """Dots around what is new since the last picture, as scribes set them around a letter."""
    places = []
    for n in range(24):
        turn = 2 * math.pi * n / 24
        x, y = math.cos(turn), math.sin(turn)
        reach = 44 / max(abs(x), abs(y)) ** 0.72 if square else 44
        places.append((48 + x * reach, 48 + y * reach))
    pale = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in places)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.9"/>' for x, y in places)
    view = Box(-8, -8, 112, 112)
    return document(view, (f'<g fill="#fff8e3">{pale}</g>', f'<g fill="#c8321a">{dots}</g>'))


def laurel() -> str:
    """Two branches, open at the top."""
    leaves = []
    for n in range(9):
        angle = math.radians(106 + n * 16)
        for side in (1, -1):
            x, y = 100 + side * 78 * math.cos(angle), 92 + 78 * math.sin(angle)
            lean = side * (math.degrees(angle) - 196)
            leaves += [
                f'<g transform="translate({x:.1f} {y:.1f}) rotate({lean + side * tilt:.1f})">'
                + drawn("pine: M0 2C-9 -4 -8 -16 0 -24C8 -16 9 -4 0 2Z")
                + "</g>"
                for tilt in (-32, 30)
            ]
    arch = "M100 172A78 78 0 0 1 32 58M100 172A78 78 0 0 0 168 58"
    parts = (stroke(arch, INK, 6), stroke(arch, COLOUR["brown"], 3), *leaves)
    return document(Box(-2, -10, 204, 204), parts)


def drawings() -> dict[str, str]:
    plain = {
        name: document(SQUARE, map(drawn, text.strip().splitlines()))
        for name, text in SYMBOLS.items()
    }
    dice = {f"die-{face}": die(face) for face in PIPS} | {"die": blank_die()}
    seats = {f"seat-{letter}": marker(outline) for letter, outline in SEATS.items()}
    rings = {"fresh": ring_of_dots(square=False), "fresh-box": ring_of_dots(square=True)}
    return plain | dice | seats | rings | {"laurel": laurel()}


if __name__ == "__main__":
    save(drawings())
