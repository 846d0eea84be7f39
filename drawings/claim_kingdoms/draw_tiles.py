"""Draws the spaces of the war maps, `land-<neighbours>.svg`: land with its coast.

    python -m drawings.claim_kingdoms.draw_tiles

A space has a coast where its neighbour is no land. So there is a tile for each set of
neighbours, named by the sum of `layout.SIDES` and, between two that are land, `CORNERS`.
The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

from typing import Final

from drawings.claim_kingdoms.pen import COLOUR, INK, area, save
from drawings.pen import document, line, stroke
from engine.games.claim_kingdoms.pictures.layout import CELL, CORNERS, SIDES
from engine.kit.draw.boxes import Box, Point

BLEED: Final = 1.0
"""Tiles overlap their neighbours by this much, so that no gap can show."""
COAST: Final = 5.0
"""How far the coast lies inside the space."""
ROUND: Final = 13.0
TILE: Final = Box(-BLEED, -BLEED, CELL + 2 * BLEED, CELL + 2 * BLEED)

Way = list[Point]


def turned(points: Way, quarters: int) -> Way:
    """Turned clockwise around the middle of the space."""
    for _ in range(quarters % 4):
        points = [(CELL - y, x) for x, y in points]
    return points


def arc(start: Point, corner: Point, end: Point) -> Way:
    """From start to end, bent towards the corner."""
    steps = [i / 6 for i in range(7)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * corner[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * corner[1] + t * t * end[1],
        )
        for t in steps
    ]


def corner_way(before: bool, after: bool, both: bool) -> tuple[Way, bool]:
    """The land's edge around the north-east corner, going clockwise, and whether it is a coast
    there; `before` is land in the north, `after` in the east, `both` across the corner."""
    far, near = CELL + BLEED, CELL - COAST
    if before and after:
        if both:
            return [(far, -BLEED)], False
        return arc((near, -BLEED), (near, COAST), (far, COAST)), True
    if before:
        return [(near, -BLEED), (near, 0)], True
    if after:
        return [(CELL, COAST), (far, COAST)], True
    return arc((near - ROUND, COAST), (near, COAST), (near, COAST + ROUND)), True


def tile(sides: tuple[bool, ...], corners: tuple[bool, ...]) -> str:
    """The space with land on these sides (north first, clockwise) and across these corners
    (north-east first)."""
    outline: Way = []
    coasts: list[Way] = []
    for quarter in range(4):
        before, after = sides[quarter], sides[(quarter + 1) % 4]
        way, coast = corner_way(before, after, corners[quarter])
        way = turned(way, quarter)
        outline += way
        if coast:
            coasts.append(way)
        if not after:
            outline += turned(shore(quarter), quarter)
            coasts.append(turned(shore(quarter), quarter))
    data = line(outline, closed=True)
    # One path all around, so that its parts join; where land goes on there is none.
    rim = "".join(line(way) for way in joined(coasts))
    return document(
        TILE,
        [
            stroke(rim, COLOUR["wave"], 10),
            stroke(rim, COLOUR["shallows"], 7.6),
            area(data, "$land"),
            f'<clipPath id="land"><path d="{data}"/></clipPath>',
            f'<g clip-path="url(#land)">{stroke(rim, "$shore", 7)}</g>',
            stroke(rim, INK, 1.8),
            '<rect x="9" y="9" width="66" height="66" rx="7" fill="none" stroke="$shore"'
            ' stroke-width="1.4" stroke-dasharray="5 4"/>',
        ],
    )


def shore(quarter: int) -> Way:
    """The coast along the east side, a little uneven, between its corners."""
    x = CELL - COAST
    bend = (1.6, -1.2, 1.2, -1.6)[quarter]
    return [(x, 26), (x + bend, 38), (x - bend * 0.8, 50), (x, 58)]


def joined(ways: list[Way]) -> list[Way]:
    """Coasts that follow one another as one; the list goes once around the space."""
    found: list[Way] = []
    for way in ways:
        if found and close(found[-1][-1], way[0]):
            found[-1] = found[-1] + way
        else:
            found.append(way)
    if len(found) > 1 and close(found[-1][-1], found[0][0]):
        found[0] = found.pop() + found[0]
    elif len(found) == 1 and close(found[0][-1], found[0][0]):
        found[0].append(found[0][0])
    return found


def close(one: Point, other: Point) -> bool:
    """Whether two ends belong to one coast: they lie along the same side."""
    same = abs(one[0] - other[0]) < 4 or abs(one[1] - other[1]) < 4
    return same and abs(one[0] - other[0]) + abs(one[1] - other[1]) < 32


def drawings() -> dict[str, str]:
    found = {}
    for code in range(256):
        sides = tuple(bool(code & bit) for bit in SIDES)
        corners = tuple(bool(code & bit) for bit in CORNERS)
        if all(not corner or (sides[n] and sides[(n + 1) % 4]) for n, corner in enumerate(corners)):
            found[f"land-{code}"] = tile(sides, corners)
    return found


if __name__ == "__main__":
    save(drawings())
