"""Draws the two grounds, `board.svg` and `map.svg`, from the island's data and the layout.

    python -m drawings.brian_boru.draw_board

Everything is our own drawing: the coast from `ireland.json`, the rest from the lines below.
The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

from drawings.brian_boru.ornament import compass, frame, serpent
from drawings.brian_boru.pen import COLOUR, INK, area, panel, save
from drawings.pen import document, line, rule, stroke
from engine.games.brian_boru.box import REGION_KEYS, TOWN_INDEX, TOWN_KEYS
from engine.games.brian_boru.pictures import layout
from engine.games.brian_boru.pictures.layout import IRELAND, Ground
from engine.kit.draw.boxes import Box, Point

TINTS: Final = {
    "NU": "#ecd9a0",
    "UL": "#dcd3a6",
    "BR": "#e0c79a",
    "SU": "#f2e6c4",
    "DU": "#e6cfae",
    "CO": "#dfd8b0",
    "LE": "#eedcae",
    "MU": "#e3cd9f",
}
"""Washes on vellum that tell a region from its neighbours while nobody leads it."""

MARGIN: Final = 30.0
"""How far what is drawn along a line, or at a place, reaches beyond it."""

Way = Sequence[Point]


# The island.


def smooth(points: Way) -> list[Point]:
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
    drawn.append(stroke(coast, "#c9a86a", 9 * zoom, ' stroke-opacity="0.55"'))
    drawn.append("</g>")
    drawn += marches(ground)
    drawn.append(stroke(coast, INK, 2.4 * zoom))
    return drawn + country(ground) + roads(ground)


def runs_near(points: Sequence[Point], box: Box | None) -> list[list[Point]]:
    """The parts of a line that may be seen within a box; None is everywhere. What is clipped away
    costs as much to paint as what is seen."""
    runs: list[list[Point]] = []
    joined = False
    for one, other in pairwise(points):
        near = _lies_near((one, other), box)
        if near and joined:
            runs[-1].append(other)
        elif near:
            runs.append([one, other])
        joined = near
    return runs


def _lies_near(points: Sequence[Point], box: Box | None) -> bool:
    if box is None:
        return True
    across, down = [x for x, _ in points], [y for _, y in points]
    return (
        min(across) < box.x + box.width + MARGIN
        and max(across) > box.x - MARGIN
        and min(down) < box.y + box.height + MARGIN
        and max(down) > box.y - MARGIN
    )


def shores(box: Box) -> str:
    """The coast near a box."""
    rings = ([(x, y) for x, y in ring] for ring in IRELAND["coast"])
    return "".join(line(run) for ring in rings for run in runs_near([*ring, ring[0]], box))


def marches(ground: Ground, within: Box | None = None) -> list[str]:
    """The borders of the regions."""
    drawn = []
    for chain in borders():
        points = [ground.at(point) for point in smooth(chain)]
        near = runs_near(points, within)
        if not near:
            continue
        # Its dots are counted from its beginning.
        data = line(points[: points.index(near[-1][-1]) + 1])
        drawn.append(stroke(data, "#f6ebcf", 5.4 * ground.zoom))
        drawn.append(
            stroke(
                data, "#6d2f22", 3 * ground.zoom, f' stroke-dasharray="0.1 {6 * ground.zoom:.2f}"'
            )
        )
    return drawn


def region(key: str) -> str:
    """A region that somebody leads: their wash, their colour along its borders, its roads."""
    box = layout.REGION_BOX[key]
    ground = Ground("", box.width, box.height, 0, 0, 1.0)
    shape = "".join(
        line(((x, y) for x, y in ring), closed=True) for ring in IRELAND["regions"][key]
    )
    drawn = [
        f'<defs><clipPath id="region"><path d="{shape}"/></clipPath></defs>',
        '<g clip-path="url(#region)">',
        area(shape, "$wash"),
        stroke(shape, "$seat", 20, ' stroke-opacity="0.8"'),
        *marches(ground, box),
        stroke(shores(box), INK, 2.4),
        *country(ground, box),
        *roads(ground, box),
        "</g>",
    ]
    return document(box, drawn)


SEA: Final = {
    "sea-far": "#a8c5bf",
    "sea-mid": "#afcac3",
    "sea-near": "#b8d0c8",
    "sea-shore": "#c6d9cf",
}


HILLS: Final = ((360, 708), (174, 824), (576, 662), (132, 452), (276, 842), (160, 304))
OAKS: Final = ((318, 682), (252, 612), (312, 388), (282, 566), (396, 806), (128, 846))
"""Where the country is drawn as old maps do, away from all that matters."""


def country(ground: Ground, within: Box | None = None) -> list[str]:
    """Hills and oak woods, faint."""
    hill = "M-17 6q5-15 10-15q6 0 11 13M-2 2q6-14 11-14q5 0 9 18"
    shade = "M-7-4q3 3 3 8M10-7q3 4 3 10"
    oak = "M-9 1q-7-1-5-7q0-6 6-5q3-5 8-1q6 1 4 6q3 6-4 7z"
    drawn = []
    for x, y in (ground.at(place) for place in HILLS if _lies_near([place], within)):
        drawn.append(
            f'<g transform="translate({x:.1f} {y:.1f}) scale({ground.zoom:.2f})">'
            + stroke(hill, "#a98a55", 2)
            + stroke(shade, "#c0a470", 1.6)
            + "</g>"
        )
    for x, y in (ground.at(place) for place in OAKS if _lies_near([place], within)):
        drawn.append(
            f'<g transform="translate({x:.1f} {y:.1f}) scale({ground.zoom:.2f})">'
            + "".join(
                f'<g transform="translate({dx} {dy})">'
                + stroke("M-3 0v8", "#8f7443", 2.4)
                + area(oak, "#c9cf9f", more=' stroke="#8d9560" stroke-width="1.6"')
                + "</g>"
                for dx, dy in ((-9, -4), (11, -5), (2, 5))
            )
            + "</g>"
        )
    return drawn


def roads(ground: Ground, within: Box | None = None) -> list[str]:
    drawn = []
    for key, (one, other) in enumerate(layout.ROADS):
        points = bent(ground.at(layout.TOWN_AT[one]), ground.at(layout.TOWN_AT[other]), key)
        over_sea = {TOWN_KEYS[one], TOWN_KEYS[other]} == layout.SEA_ROAD
        if over_sea:
            points = sea_road(ground)
        near = runs_near(points, within)
        if not near:
            continue
        # The dashes of the way over the sea are counted from its beginning.
        data = "".join(line(run) for run in ([points] if over_sea else near))
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


def board() -> str:
    ground = layout.BOARD
    taken = (layout.BAND, layout.TRACK, layout.BATTLE, layout.CHURCH, layout.SEATS)
    far = far_from_land(ground, 44)

    def clear(point: Point) -> bool:
        x, y = point
        return (
            far(point)
            and not any(
                box.x - 44 < x < box.x + box.width + 10 and box.y - 10 < y < box.y + box.height + 12
                for box in (*taken, Box(640, 300, 120, 50))
            )
            and 24 < x < ground.width - 54
        )

    drawn = [rule(Box(0, 0, ground.width, ground.height), "none", 0, fill=COLOUR["sea"])]
    drawn += wave_marks(ground, clear)
    drawn += island(ground)
    drawn += [compass(704, 620, 50), serpent(650, 772, 0.9)]
    for box, edge in ((layout.BAND, layout.BAND.foot), (layout.SEATS, layout.SEATS.y)):
        drawn.append(rule(box, "none", 0, fill="#f6ebcf"))
        drawn.append(stroke(f"M{layout.FRAME} {edge}H{ground.width - layout.FRAME}", INK, 2.4))
    drawn += [panel(box) for box in (layout.TRACK, layout.BATTLE, layout.CHURCH)]
    slot = Box(layout.TRACK.x + 12, layout.TRACK.y + 12, layout.TRACK.width - 24, 126)
    drawn.append(rule(slot, "#b98f4a", 2, 8, "#ecdcb4"))
    drawn += [track_space(space) for space in range(10)]
    drawn += frame(ground.width, ground.height)
    return document(Box(0, 0, ground.width, ground.height), drawn)


def track_space(space: int) -> str:
    box = layout.track_space(space)
    fill = "#f6e1a3" if space == 9 else "#fbf4e1" if space else "#e9d7ab"
    return rule(box, "#7a5a34", 1.6, 6, fill)


def chart() -> str:
    """The island and its sea, for pictures of places."""
    ground = layout.MAP
    drawn = [rule(Box(0, 0, ground.width, ground.height), "none", 0, fill=COLOUR["sea"])]
    drawn += wave_marks(ground, far_from_land(ground, 56))
    drawn += [*island(ground), compass(1076, 170, 70), serpent(1010, 480, 1.2)]
    return document(Box(0, 0, ground.width, ground.height), drawn)


def drawings() -> dict[str, str]:
    """All that lies on the ground, by file."""
    regions = {f"region-{key.lower()}": region(key) for key in REGION_KEYS}
    return {"board": board(), "map": chart(), **regions}


def main() -> None:
    save(drawings())


if __name__ == "__main__":
    main()
