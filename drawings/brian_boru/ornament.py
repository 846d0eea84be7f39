"""What makes the board an illuminated page: knotwork, medallions, a compass rose, a serpent."""

from __future__ import annotations

import math
from collections.abc import Callable

from drawings.brian_boru.pen import COLOUR, INK, area
from drawings.pen import line, number, rule, stroke
from engine.games.brian_boru.pictures import layout
from engine.kit.draw.boxes import Box, Point


def plait(at: Callable[[float], Point], length: float, width: float) -> list[str]:
    """A braid of three strands along a closed line, each passing over, under, over.

    `at(s)` is the line's point at arc length s; `width` is the braid's.
    """
    turns = round(length / (width * 2.6))
    period = length / turns
    swing = width / 2 - 3.4
    steps = 14

    def strand(which: int, s: float) -> Point:
        x, y = at(s % length)
        ahead, behind = at((s + 0.5) % length), at((s - 0.5) % length)
        tx, ty = ahead[0] - behind[0], ahead[1] - behind[1]
        size = math.hypot(tx, ty)
        off = swing * math.sin(2 * math.pi * (s / period + which / 3))
        return x - ty / size * off, y + tx / size * off

    drawn = []
    whole = [
        line((strand(which, i * period / steps) for i in range(turns * steps)), closed=True)
        for which in range(3)
    ]
    for colour, thick in ((INK, 6.6), (COLOUR["gold"], 4.2)):
        drawn += [stroke(data, colour, thick) for data in whole]
    # Where two strands meet, the one that comes in from the outside goes over the other.
    over_ink, over_gold = [], []
    for turn in range(turns * 2):
        for which in range(3):
            # sin(u + which/3) == sin(u + (which+1)/3) at these places.
            u = (0.25 - which / 3 - 1 / 6 + turn / 2) % turns
            s = u * period
            level = math.sin(2 * math.pi * (u + which / 3))
            slope = math.cos(2 * math.pi * (u + which / 3))
            # Braids alternate: over on one side by the falling strand, on the other by the rising.
            over = which if (slope < 0) == (level > 0) else (which + 1) % 3
            half = period / 11
            points = [strand(over, s + half * k / 3) for k in range(-3, 4)]
            over_ink.append(line(points))
            over_gold.append(line([strand(over, s + half * 1.25 * k / 3) for k in range(-3, 4)]))
    cap = ' stroke-linecap="butt"'
    drawn.append(stroke("".join(over_ink), INK, 6.6).replace(' stroke-linecap="round"', cap))
    drawn.append(stroke("".join(over_gold), COLOUR["gold"], 4.2))
    return drawn


def rounded_line(box: Box, radius: float) -> tuple[Callable[[float], Point], float]:
    """A rounded box as a line by arc length, and its length."""
    wide, high = box.width - 2 * radius, box.height - 2 * radius
    turn = math.pi * radius / 2
    length = 2 * (wide + high) + 4 * turn
    sides = (
        (wide, box.x + radius, box.y, 1, 0),
        (high, box.x + box.width, box.y + radius, 0, 1),
        (wide, box.x + box.width - radius, box.y + box.height, -1, 0),
        (high, box.x, box.y + box.height - radius, 0, -1),
    )

    def at(s: float) -> Point:
        for size, x, y, dx, dy in sides:
            if s <= size:
                return x + dx * s, y + dy * s
            s -= size
            if s <= turn:
                angle = s / radius
                cx, cy = x + dx * size - dy * radius, y + dy * size + dx * radius
                return (
                    cx + radius * (math.sin(angle) * dx + math.cos(angle) * dy),
                    cy + radius * (math.sin(angle) * dy - math.cos(angle) * dx),
                )
            s -= turn
        return box.x + radius, box.y

    return at, length


def frame(width: float, height: float) -> list[str]:
    """The knotwork around a picture, between two rules."""
    wide = layout.FRAME
    drawn = [
        f'<path fill-rule="evenodd" fill="#4a2f1d" d="M0 0H{number(width)}V{number(height)}H0Z'
        f'M{wide} {wide}V{height - wide}H{width - wide}V{wide}Z"/>'
    ]
    middle = Box(wide / 2, wide / 2, width - wide, height - wide)
    at, length = rounded_line(middle, 14)
    drawn += plait(at, length, wide - 3)
    inner = Box(wide - 1, wide - 1, width - 2 * wide + 2, height - 2 * wide + 2)
    drawn.append(rule(inner, COLOUR["gold"], 3.4) + rule(inner, INK, 1.2))
    near, right, low = 21.0, width - 21, height - 21
    drawn += [corner(x, y) for x in (near, right) for y in (near, low)]
    return drawn


def corner(x: float, y: float) -> str:
    """A medallion where two braids meet: a triskele in a ring."""
    spiral = "M0 0q10-2 8-9q-3-6-8-2q-2 4 2 5"
    arms = "".join(
        stroke(spiral, COLOUR["gold"], 2.6, f' transform="rotate({turn})"')
        for turn in (0, 120, 240)
    )
    return (
        f'<g transform="translate({number(x)} {number(y)})">'
        f'<circle r="20" fill="#4a2f1d" stroke="{INK}" stroke-width="4.5"/>'
        f'<circle r="19" fill="none" stroke="{COLOUR["gold"]}" stroke-width="3"/>{arms}</g>'
    )


def compass(x: float, y: float, size: float) -> str:
    """A rose with a triskele at its heart."""
    points = []
    for i in range(8):
        reach = 1.0 if i % 2 == 0 else 0.62
        points.append(
            f'<path d="M0 {-size * reach:.1f}L{size * 0.13:.1f} {-size * 0.3:.1f}'
            f'H{-size * 0.13:.1f}Z"'
            f' fill="{COLOUR["vellum"] if i % 2 else "#6d2f22"}" stroke="{INK}" stroke-width="1.6"'
            f' stroke-linejoin="round" transform="rotate({i * 45})"/>'
        )
    arms = "".join(
        stroke(
            f"M0 0q{size * 0.3:.1f}-{size * 0.02:.1f} {size * 0.2:.1f}-{size * 0.2:.1f}"
            f"q-{size * 0.1:.1f}-{size * 0.07:.1f}-{size * 0.13:.1f} {size * 0.05:.1f}",
            INK,
            2.2,
            f' transform="rotate({turn})"',
        )
        for turn in (0, 120, 240)
    )
    ring = (
        f'<circle r="{size * 0.34:.1f}" fill="{COLOUR["vellum"]}" stroke="{INK}" stroke-width="2"/>'
    )
    return f'<g transform="translate({x} {y})">{"".join(points)}{ring}{arms}</g>'


def serpent(x: float, y: float, size: float) -> str:
    """A sea serpent, three coils above the water."""
    body = "M0 0q4-26 22-26t22 26M56 0q4-22 18-22t18 22M102 0q3-14 12-14t12 14"
    head = "M0 0q-4-30-16-34q-16-4-22 8q6 0 9 3q-3 3-9 4q6 8 16 4q7 3 6 15z"
    return (
        f'<g transform="translate({x} {y}) scale({size})">'
        + stroke(body, INK, 12)
        + stroke(body, "#5d8a6d", 8)
        + stroke(body, "#c9dcb5", 2, ' stroke-dasharray="3 5"')
        + area(head, "#5d8a6d", more=f' stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"')
        + f'<circle cx="-19" cy="-25" r="2.400" fill="{INK}"/>'
        + stroke("M-14 2h150M4 7h30M60 7h40", COLOUR["wave"], 2)
        + "</g>"
    )


def triskele(x: float, y: float, size: float) -> str:
    """Three spirals from one heart, in gold."""
    curl = (
        f"M0 0q{size * 0.72:.1f}-{size * 0.1:.1f} {size * 0.66:.1f}-{size * 0.62:.1f}"
        f"q-{size * 0.1:.1f}-{size * 0.44:.1f}-{size * 0.5:.1f}-{size * 0.3:.1f}"
        f"q-{size * 0.22:.1f} {size * 0.2:.1f} {size * 0.1:.1f} {size * 0.34:.1f}"
    )
    arms = "".join(
        stroke(curl, COLOUR["gold"], size * 0.12, f' transform="rotate({turn})"')
        for turn in (0, 120, 240)
    )
    return f'<g transform="translate({number(x)} {number(y)})">{arms}</g>'
