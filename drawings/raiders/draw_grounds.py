"""Draws the grounds of the board by seats: `board-2.svg` .. `board-4.svg` below a headline, and
`raid-2.svg` .. `raid-4.svg` below a raid.

    python -m drawings.raiders.draw_grounds

Everything is our own drawing. The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawings.pen import document, line, number, rule, stroke
from drawings.raiders.pen import COLOUR, INK, area, save
from drawings.raiders.terrain import Way, mountain, pine, plait, rough, serpent, ship, tuft, wave
from engine.games.raiders.pictures.layout import HEAD, STAGE, TITLE, WIDTH, Plan, settlement
from engine.kit.draw.boxes import Box

C: Final = COLOUR

LANDS: Final[tuple[tuple[str, ...], ...]] = (
    ("fortress_1", "fortress_2", "fortress_3"),
    ("monastery_1", "outpost_1"),
    ("outpost_2", "monastery_2"),
    ("harbour_1",),
    ("harbour_2",),
    ("harbour_3",),
)
"""What lies on one land: the far north is one, an inlet parts the middle, islands lie near home."""
GROUNDS: Final = {"fortress": "snow", "monastery": "moor", "outpost": "moor", "harbour": "meadow"}
PEAKS: Final = (
    (300, 86, 20), (278, 87, 13), (634, 86, 20), (612, 87, 13), (962, 86, 20), (940, 87, 13),
)  # fmt: skip
PINES: Final = (
    (448, 282, 13), (464, 286, 10), (432, 286, 9), (692, 282, 13), (708, 286, 10), (676, 286, 9),
    (280, 514, 14), (298, 518, 11), (262, 518, 9), (612, 514, 14), (630, 518, 11),
    (942, 514, 14), (960, 518, 11), (924, 518, 9),
)  # fmt: skip
TUFTS: Final = ((472, 294), (716, 294), (318, 520), (588, 520), (646, 520), (976, 520))


def shore(keys: Sequence[str], top: float, seed: int) -> Way:
    """The coast around the settlements of a land."""
    boxes = [settlement(key) for key in keys]
    left, right = boxes[0].x - 4, boxes[-1].right + 4
    high, low = top + boxes[0].y - 6, top + boxes[0].foot + 6
    third = (right - left) / 3
    corners = (
        (left, high + 8), (left + third * 0.6, high - 2), (left + third * 1.7, high + 2),
        (right - 12, high - 1), (right + 1, high + 30), (right - 1, (high + low) / 2),
        (right, low - 12), (left + third * 2, low + 2), (left + third, low - 1), (left + 6, low),
        (left - 1, (high + low) / 2),
    )  # fmt: skip
    return rough(corners, 5, seed)


def north(plan: Plan) -> list[str]:
    """The sea, the lands with the water that laps them."""
    sea = plan.coast
    drawn = [
        rule(sea, "none", 0, fill=C["sea"]),
        stroke("".join(waves(sea)), C["deep"], 2.4),
    ]
    coasts = [
        (line(shore(keys, sea.y, seed), closed=True), GROUNDS[keys[0].partition("_")[0]])
        for seed, keys in enumerate(LANDS, 1)
    ]
    whole = "".join(data for data, _ in coasts)
    for reach, colour in ((22, C["lap"]), (11, C["shallows"])):
        drawn.append(stroke(whole, colour, reach))
    drawn += [area(data, C[colour]) for data, colour in coasts]
    drawn += [stroke(whole, INK, 2.4), stroke(whole, C["shore"], 1.2)]

    def at(points: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return [(x, sea.y + y, *rest) for x, y, *rest in points]

    drawn.append(stroke("".join(tuft(*point) for point in at(TUFTS)), C["shore"], 1.8))
    drawn += [mountain(*point) for point in at(PEAKS)]
    drawn += [pine(*point) for point in at(PINES)]
    drawn += [serpent(520, sea.y + 428, 0.34), ship(300, sea.y + 190, 0.32)]
    return drawn


def waves(sea: Box) -> list[str]:
    """Small waves all over the sea."""
    return [
        wave(sea.x + 12 + n * 137 % (sea.width - 40), sea.y + 8 + n * 71 % (sea.height - 16), 1.3)
        for n in range(60)
    ]


def home(plan: Plan) -> list[str]:
    """The country of the village, with a path."""
    box = plan.village
    y = box.y
    coast = rough(
        ((-20, y + 4), (170, y - 3), (420, y + 3), (640, y - 3), (880, y + 2), (1010, y),
         (1010, box.foot + 60), (-20, box.foot + 60)), 3, 9,
    )  # fmt: skip
    path = f"M0 {number(box.middle[1])}H{number(WIDTH)}"
    return [
        area(line(coast, True), C["meadow"], 2.4),
        stroke(path, C["sand"], 12, ' stroke-dasharray="26 10"'),
    ]


def panels(plan: Plan) -> list[str]:
    """Offerings, supply, the seats."""
    drawn = [rule(plan.offers, "none", 0, fill=C["tan"])]
    if plan.supply.height:
        drawn.append(rule(plan.supply, "none", 0, fill=C["leather"]))
    drawn.append(rule(plan.table, "none", 0, fill=C["parchment"]))
    edges = "".join(f"M0 {number(box.y)}H{number(WIDTH)}" for box in (plan.offers, plan.table))
    return [*drawn, stroke(edges, INK, 2.4)]


def header() -> list[str]:
    """The heading, with a braid below its words."""
    return [
        rule(HEAD, "none", 0, fill=C["madder"]),
        *plait(0, WIDTH, HEAD.foot - 4.5, 7),
    ]


def stage() -> list[str]:
    """Open water before a coast with mountains, under an evening sky."""
    horizon = TITLE + 104
    hills = rough(
        ((560, horizon + 4), (640, horizon - 16), (730, horizon - 6), (800, horizon - 30),
         (900, horizon - 14), (1000, horizon - 26), (1000, horizon + 30), (540, horizon + 20)),
        5, 4,
    )  # fmt: skip
    water = Box(0, horizon, WIDTH, STAGE.foot - horizon)
    glow = Box(0, horizon - 34, WIDTH, 34)
    return [
        rule(STAGE, "none", 0, fill=C["ice"]),
        rule(glow, "none", 0, fill=C["pale"]),
        mountain(640, horizon + 2, 44),
        mountain(706, horizon + 2, 30),
        mountain(950, horizon + 2, 50),
        area(line(hills, True), C["moor"], 2),
        rule(water, "none", 0, fill=C["sea"]),
        stroke(f"M0 {number(horizon)}H{number(WIDTH)}", C["deep"], 2.4),
        stroke(
            "".join(wave(10 + n * 131 % 960, horizon + 14 + n * 43 % 98, 1.5) for n in range(34)),
            C["deep"], 2.4,
        ),
    ]  # fmt: skip


def board(plan: Plan) -> str:
    """The whole ground."""
    parts = [*north(plan), *(stage() if plan.raid else home(plan)), *panels(plan)]
    edge = STAGE if plan.raid else HEAD
    parts += [] if plan.raid else header()
    parts.append(stroke(f"M0 {number(edge.foot)}H{number(WIDTH)}", INK, 2.4))
    return document(plan.whole, parts)


def drawings() -> dict[str, str]:
    boards = {f"board-{seats}": board(Plan(seats)) for seats in (2, 3, 4)}
    return boards | {f"raid-{seats}": board(Plan(seats, raid=True)) for seats in (2, 3, 4)}


if __name__ == "__main__":
    save(drawings())
