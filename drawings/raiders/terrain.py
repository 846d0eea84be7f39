"""What grows and moves on the grounds: ragged coasts, mountains, pines, waves, ships, serpents."""

from __future__ import annotations

import math
from collections.abc import Sequence

from drawings.pen import number, stroke
from drawings.raiders.pen import COLOUR, INK, area
from engine.kit.draw.boxes import Point

Way = Sequence[Point]


def noise(n: int) -> float:
    """A number in -1 .. 1 that looks like chance and is always the same."""
    return math.sin(n * 12.9898) * 43758.5453 % 2 - 1


def rough(way: Way, swing: float, seed: int, step: float = 17) -> list[Point]:
    """A closed line through the corners, ragged as a coast is."""
    found: list[Point] = []
    n = seed * 1000
    for (ax, ay), (bx, by) in zip(way, (*way[1:], way[0]), strict=True):
        long = math.dist((ax, ay), (bx, by))
        parts = max(1, round(long / step))
        for part in range(parts):
            t, n = part / parts, n + 1
            off = noise(n) * swing * (1.0 if part else 0.5)
            dx, dy = -(by - ay) / long * off, (bx - ax) / long * off
            found.append((ax + (bx - ax) * t + dx, ay + (by - ay) * t + dy))
    return rounded(found)


def rounded(points: Way) -> list[Point]:
    """Corners cut once."""
    cut: list[Point] = []
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
        cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
    return cut


def mountain(x: float, y: float, size: float) -> str:
    """A peak with snow on it, its foot around (x, y)."""
    top, snow, notch = y - size * 1.5, y - size * 0.82, y - size
    side = size * 0.45
    peak = f"M{x - size} {y}L{x} {top}L{x + size} {y}Z"
    cap = f"M{x} {top}L{x + side:.1f} {snow:.1f}L{x} {notch:.1f}L{x - side:.1f} {snow:.1f}Z"
    return area(peak, COLOUR["steel"], 1.6) + area(cap, COLOUR["white"], 1.2)


def pine(x: float, y: float, size: float) -> str:
    """A tree, its foot a little below (x, y)."""
    half = size * 0.8
    tree = (
        f"M{x} {y - size * 2:.1f}L{x + half * 0.72:.1f} {y - size:.1f}H{x + half * 0.4:.1f}"
        f"L{x + half:.1f} {y}H{x - half:.1f}L{x - half * 0.4:.1f} {y - size:.1f}"
        f"H{x - half * 0.72:.1f}Z"
    )
    trunk = stroke(f"M{x} {y}V{y + size * 0.45:.1f}", COLOUR["brown"], 3)
    return trunk + area(tree, COLOUR["pine"], 1.4)


def tuft(x: float, y: float) -> str:
    """Heather, as path data."""
    return f"M{x} {y}q-4-1-6-7M{x} {y}v-9M{x} {y}q4-1 6-7"


def wave(x: float, y: float, size: float = 1.0) -> str:
    """A small wave, as path data."""
    return f"M{x:.0f} {y:.0f}q{5 * size:.0f}-6 {10 * size:.0f} 0q{5 * size:.0f} 6 {10 * size:.0f} 0"


def ship(x: float, y: float, size: float) -> str:
    """A longship under way."""
    hull = "M-46-14C-38-12-36 2-30 8H32C38 2 40-12 50-14C50 10 40 24 28 24H-26C-38 24-46 8-46-14Z"
    shields = "".join(
        f'<circle cx="{at}" cy="10" r="4.5" fill="{COLOUR["amber"]}" stroke="{INK}"'
        ' stroke-width="1.6"/>'
        for at in (-24, -10, 4, 18, 30)
    )
    stripes = "M-10-39H2V-5H-10C-5-16-5-28-10-39ZM14-39H24C19-28 19-16 24-5H14Z"
    drawn = (
        area("M-22-40H26C20-28 20-16 26-4H-22C-16-16-16-28-22-40Z", COLOUR["bone"], 2.2),
        area(stripes, COLOUR["madder"]),
        stroke("M2-46V8", INK, 3),
        area(hull, COLOUR["timber"], 2.2),
        stroke("M-38 14H40", INK, 1.6),
        shields,
        stroke("M-56 24q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0", COLOUR["white"], 2.4),
    )
    place = f"translate({number(x)} {number(y)}) scale({size})"
    return f'<g transform="{place}">{"".join(drawn)}</g>'


def serpent(x: float, y: float, size: float) -> str:
    """A sea serpent, three coils above the water."""
    body = "M0 0q4-26 22-26t22 26M56 0q4-22 18-22t18 22M102 0q3-14 12-14t12 14"
    head = "M0 0q-4-30-16-34q-16-4-22 8q6 0 9 3q-3 3-9 4q6 8 16 4q7 3 6 15z"
    drawn = (
        stroke(body, INK, 12),
        stroke(body, COLOUR["forest"], 8),
        stroke(body, COLOUR["mint"], 2, ' stroke-dasharray="3 5"'),
        area(head, COLOUR["forest"], 2.2),
        f'<circle cx="-19" cy="-25" r="2.4" fill="{COLOUR["amber"]}"/>',
        stroke("M-14 2h150M4 7h30M60 7h40", COLOUR["white"], 2),
    )
    place = f"translate({number(x)} {number(y)}) scale({size})"
    return f'<g transform="{place}">{"".join(drawn)}</g>'


def plait(left: float, right: float, y: float, high: float) -> list[str]:
    """A braid of two strands along a level line."""
    period = high * 2.4
    count = max(1, round((right - left) / period))
    period = (right - left) / count
    strands = []
    for turn in (1, -1):
        data = f"M{left:.1f} {y:.1f}"
        for n in range(count * 2):
            swing = turn * (1 if n % 2 else -1) * high * 0.62
            data += f"q{period / 4:.1f} {swing:.1f} {period / 2:.1f} 0"
        strands.append(data)
    both = "".join(strands)
    return [stroke(both, INK, 4.4), stroke(both, COLOUR["gold"], 2.4)]
