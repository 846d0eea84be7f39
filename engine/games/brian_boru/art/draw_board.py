"""Draws the two grounds, `board.svg` and `map.svg`, from the island's data and the layout.

    python -m engine.games.brian_boru.art.draw_board

Everything is our own drawing: the coast from `ireland.json`, the rest from the lines below.
The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from engine.games.brian_boru import layout
from engine.games.brian_boru.components import TOWN_INDEX, TOWN_KEYS
from engine.games.brian_boru.layout import IRELAND, Box, Ground, Point

FOLDER: Final = Path(__file__).parent
COLOUR: Final[dict[str, str]] = json.loads((FOLDER / "colours.json").read_text("utf-8"))
INK: Final = COLOUR["ink"]

TINTS: Final = {
    "NU": "#efe2c0",
    "UL": "#e9dcc3",
    "BR": "#e6ddb4",
    "SU": "#f4e9cf",
    "DU": "#f0dcbb",
    "CO": "#f1e6c6",
    "LE": "#e8dfbd",
    "MU": "#f2e3bf",
}
"""The regions differ a little, as washes on vellum do; their borders are what tells them apart."""

Path2 = Sequence[Point]


def number(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def line(points: Iterable[Point], closed: bool = False) -> str:
    """SVG path data through the points."""
    parts = [f"{number(x)} {number(y)}" for x, y in points]
    return "M" + "L".join(parts) + ("Z" if closed else "")


def stroke(data: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-linejoin="round" stroke-linecap="round"{more}/>'
    )


def area(data: str, colour: str, more: str = "") -> str:
    return f'<path d="{data}" fill="{colour}"{more}/>'


# The island.


def smooth(points: Path2) -> list[Point]:
    """Corners cut twice, ends kept: straight borders come to look drawn by hand."""
    for _ in range(2):
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        points = [*cut, points[-1]]
    return list(points)


def borders() -> list[list[Point]]:
    """The lines between two regions, each from one meeting point to the next."""
    owners: dict[frozenset[Point], list[str]] = {}
    for region, rings in IRELAND["regions"].items():
        for ring in rings:
            corners = [(x, y) for x, y in ring]
            for edge in zip(corners, [*corners[1:], corners[0]], strict=True):
                if edge[0] != edge[1]:
                    owners.setdefault(frozenset(edge), []).append(region)
    chains: list[list[Point]] = []
    shared: dict[tuple[str, ...], list[frozenset[Point]]] = {}
    for edge_of, regions in owners.items():
        if len(regions) == 2:
            shared.setdefault(tuple(sorted(regions)), []).append(edge_of)
    for edges in shared.values():
        chains += chained(edges)
    return chains


def chained(edges: list[frozenset[Point]]) -> list[list[Point]]:
    """Loose edges joined end to end."""
    chains = []
    left = [tuple(sorted(edge)) for edge in edges]
    while left:
        chain = list(left.pop())
        grown = True
        while grown:
            grown = False
            for one, other in list(left):
                if chain[-1] in (one, other):
                    chain.append(other if chain[-1] == one else one)
                elif chain[0] in (one, other):
                    chain.insert(0, other if chain[0] == one else one)
                else:
                    continue
                left.remove((one, other))
                grown = True
        chains.append(chain)
    return chains


def bent(one: Point, other: Point, key: int) -> list[Point]:
    """A road between two towns: slightly bowed, to one side or the other."""
    (ax, ay), (bx, by) = one, other
    bow = (0.09, -0.07, 0.05, -0.1)[key % 4]
    mx, my = (ax + bx) / 2 - (by - ay) * bow, (ay + by) / 2 + (bx - ax) * bow
    steps = [i / 12 for i in range(13)]
    return [
        (
            (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
            (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by,
        )
        for t in steps
    ]


def island(ground: Ground) -> list[str]:
    """Sea around the coast, land, regions, borders, roads."""
    zoom = ground.zoom

    def on(points: Iterable[Iterable[float]]) -> list[Point]:
        return [ground.at((x, y)) for x, y in points]

    coast = "".join(line(on(ring), closed=True) for ring in IRELAND["coast"])
    drawn = []
    # Old maps let the sea lap in lines that follow the shore, wider and wider apart.
    for reach, colour in ((74, "sea-far"), (52, "sea-mid"), (32, "sea-near"), (15, "sea-shore")):
        drawn.append(stroke(coast, COLOUR["wave"], (reach + 2.2) * zoom))
        drawn.append(stroke(coast, SEA[colour], reach * zoom))
    drawn.append(area(coast, COLOUR["parchment"]))
    clip = f'<clipPath id="land"><path d="{coast}"/></clipPath>'
    drawn.append(f'<defs>{clip}</defs><g clip-path="url(#land)">')
    for region, rings in IRELAND["regions"].items():
        drawn += [area(line(on(ring), closed=True), TINTS[region]) for ring in rings]
    drawn.append(stroke(coast, "#d9c08a", 16 * zoom, ' stroke-opacity="0.55"'))
    drawn.append(stroke(coast, "#c9a86a", 7 * zoom, ' stroke-opacity="0.55"'))
    for chain in borders():
        data = line(on(smooth(chain)))
        drawn.append(stroke(data, "#dcc592", 9 * zoom))
        drawn.append(
            stroke(data, "#6d2f22", 2.6 * zoom, f' stroke-dasharray="0.1 {6.2 * zoom:.2f}"')
        )
    drawn.append("</g>")
    drawn.append(stroke(coast, INK, 2.4 * zoom))
    return drawn + roads(ground)


SEA: Final = {
    "sea-far": "#a8c5bf",
    "sea-mid": "#afcac3",
    "sea-near": "#b8d0c8",
    "sea-shore": "#c6d9cf",
}


def roads(ground: Ground) -> list[str]:
    drawn = []
    for key, (one, other) in enumerate(layout.ROADS):
        points = bent(ground.at(layout.TOWN_AT[one]), ground.at(layout.TOWN_AT[other]), key)
        over_sea = {TOWN_KEYS[one], TOWN_KEYS[other]} == layout.SEA_ROAD
        if over_sea:
            points = sea_road(ground)
        data = line(points)
        if over_sea:
            dash = f' stroke-dasharray="{9 * ground.zoom:.1f} {9 * ground.zoom:.1f}"'
            drawn.append(stroke(data, INK, 6.5 * ground.zoom, dash))
            drawn.append(stroke(data, COLOUR["vellum"], 3.2 * ground.zoom, dash))
        else:
            drawn.append(stroke(data, "#5b4023", 7.6 * ground.zoom))
            drawn.append(stroke(data, "#fff8e3", 4 * ground.zoom))
    return drawn


def sea_road(ground: Ground) -> list[Point]:
    """From the west of Connaught around the headland into the bay of Munster, over open water."""
    ends = layout.TOWN_AT[TOWN_INDEX["CO9"]], layout.TOWN_AT[TOWN_INDEX["MU1"]]
    corners = [ground.at(point) for point in (ends[0], (-40, 420), (-10, 600), ends[1])]
    points = []
    for step in range(31):
        t = step / 30
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points.append(
            (
                sum(weight * x for weight, (x, _) in zip(weights, corners, strict=True)),
                sum(weight * y for weight, (_, y) in zip(weights, corners, strict=True)),
            )
        )
    return points


# Ornament.


def wave_marks(ground: Ground, clear: Callable[[Point], bool]) -> list[str]:
    """Little waves in rows over the open sea, where nothing else lies."""
    marks = []
    for row in range(int(ground.height // 38)):
        for column in range(int(ground.width // 64)):
            x = column * 64 + (row % 2) * 32 + (row * 37 + column * 53) % 17
            y = row * 38 + 16.0
            if clear((x, y)):
                marks.append(f"M{x} {y:.0f}q5-6 10 0q5 6 10 0q5-6 10 0")
    return [stroke("".join(marks), COLOUR["wave"], 1.6)]


def far_from_land(ground: Ground, reach: float) -> Callable[[Point], bool]:
    """Tests whether a point is so far from the coast and not on the island."""
    coast = [ground.at((x, y)) for ring in IRELAND["coast"] for x, y in ring]

    def far(point: Point) -> bool:
        x, y = point
        if min(math.hypot(x + 15 - cx, y - cy) for cx, cy in coast) < reach:
            return False
        inside = False
        for (ax, ay), (bx, by) in zip(coast, [*coast[1:], coast[0]], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return not inside

    return far


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


def frame() -> list[str]:
    """The knotwork around the board, between two rules."""
    board = layout.BOARD
    wide = layout.FRAME
    drawn = [
        f'<path fill-rule="evenodd" fill="#4a2f1d" d="M0 0H{board.width}V{board.height}H0Z'
        f'M{wide} {wide}V{board.height - wide}H{board.width - wide}V{wide}Z"/>'
    ]
    middle = Box(wide / 2, wide / 2, board.width - wide, board.height - wide)
    at, length = rounded_line(middle, 14)
    drawn += plait(at, length, wide - 3)
    inner = Box(wide - 1, wide - 1, board.width - 2 * wide + 2, board.height - 2 * wide + 2)
    drawn.append(rule(inner, COLOUR["gold"], 3.4) + rule(inner, INK, 1.2))
    return drawn


def rule(box: Box, colour: str, thick: float, radius: float = 0, fill: str = "none") -> str:
    return (
        f'<rect x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}"'
        f' height="{number(box.height)}" rx="{number(radius)}" fill="{fill}" stroke="{colour}"'
        f' stroke-width="{number(thick)}"/>'
    )


def panel(box: Box, fill: str = "#f6ebcf") -> str:
    """A leaf of vellum with a double rule."""
    inner = Box(box.x + 4, box.y + 4, box.width - 8, box.height - 8)
    return rule(box, INK, 2.4, 9, fill) + rule(inner, "#b98f4a", 1.2, 6)


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
        + area(head, "#5d8a6d", f' stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"')
        + f'<circle cx="-19" cy="-25" r="2.400" fill="{INK}"/>'
        + stroke("M-14 2h150M4 7h30M60 7h40", COLOUR["wave"], 2)
        + "</g>"
    )


def board() -> str:
    ground = layout.BOARD
    taken = (
        Box(400, 780, 100, 110),
        Box(30, 600, 90, 50),
        layout.TRICK,
        layout.TRACK,
        layout.BATTLE,
        layout.CHURCH,
        layout.SEATS,
    )
    far = far_from_land(ground, 46)

    def clear(point: Point) -> bool:
        x, y = point
        return (
            far(point)
            and not any(
                box.x - 44 < x < box.x + box.width + 10 and box.y - 10 < y < box.y + box.height + 12
                for box in taken
            )
            and 30 < x < 846
            and 84 < y < 890
        )

    drawn = [rule(Box(0, 0, ground.width, ground.height), "none", 0, fill=COLOUR["sea"])]
    drawn += wave_marks(ground, clear)
    drawn += island(ground)
    drawn += [compass(452, 836, 50), serpent(70, 200, 0.85)]
    drawn.append('<rect x="24" y="24" width="852" height="46" fill="#f6ebcf"/>')
    drawn.append(stroke("M24 70H876", INK, 2.4))
    seats = layout.SEATS
    drawn.append(rule(seats, "none", 0, fill="#f6ebcf"))
    drawn.append(stroke(f"M24 {seats.y}H876", INK, 2.4))
    drawn += [panel(box) for box in (layout.TRACK, layout.BATTLE, layout.CHURCH)]
    slot = Box(layout.TRACK.x + 12, layout.TRACK.y + 12, layout.TRACK.width - 24, 114)
    drawn.append(rule(slot, "#b98f4a", 2, 8, "#ecdcb4"))
    drawn += [track_space(space) for space in range(10)]
    drawn += frame()
    return document(ground, drawn)


def track_space(space: int) -> str:
    box = layout.track_space(space)
    fill = "#f6e1a3" if space == 9 else "#fbf4e1" if space else "#e9d7ab"
    return rule(box, "#7a5a34", 1.6, 6, fill)


def chart() -> str:
    """The island and its sea, for pictures of places."""
    ground = layout.MAP
    drawn = [rule(Box(0, 0, ground.width, ground.height), "none", 0, fill=COLOUR["sea"])]
    drawn += wave_marks(ground, far_from_land(ground, 56))
    return document(ground, drawn + island(ground))


def document(ground: Ground, drawn: Iterable[str]) -> str:
    size = f"0 0 {number(ground.width)} {number(ground.height)}"
    body = "\n".join(drawn)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">\n{body}\n</svg>\n'


def main() -> None:
    (FOLDER / "board.svg").write_text(board(), encoding="utf-8")
    (FOLDER / "map.svg").write_text(chart(), encoding="utf-8")


if __name__ == "__main__":
    main()
