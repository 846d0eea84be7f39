"""Draws the ground of the poster: an arch as in a canon table, a ribbon, room for a table.

    python -m drawings.ortus_regni.draw_grounds

The file is committed; a test sees that it is what this draws.
"""

from __future__ import annotations

from typing import Final

from drawings.ortus_regni.draw_pieces import band, corner, moved, upright
from drawings.ortus_regni.pen import COLOUR, INK, area, box, circle, save
from drawings.pen import document, line, number, stroke
from engine.games.ortus_regni.pictures.layout import BAND, POSTER, POSTER_ARCH, POSTER_ROWS, RIBBON
from engine.kit.draw.boxes import Box

C: Final = COLOUR
SKY: Final = "#274a6e"


def renamed(drawn: list[str], name: str) -> list[str]:
    """With another name for its pattern, as several stand in one drawing."""
    return [part.replace('"k"', f'"{name}"').replace("#k)", f"#{name})") for part in drawn]


def frame(view: Box) -> list[str]:
    """Knotwork around the page."""
    long = view.height - 2 * BAND
    lying, standing = renamed(band(view.width), "a"), renamed(upright(long), "b")
    near, far = 0.0, view.width - 32
    return [
        moved(lying, 0, 0),
        moved(lying[1:], 0, view.height - BAND),
        moved(standing, 0, BAND),
        moved(standing[1:], view.width - BAND, BAND),
        *(moved(corner(), x, y) for x in (near, far) for y in (0.0, view.height - 32)),
    ]


def column(x: float, top: float, foot: float, wide: float) -> list[str]:
    """A column of the arch, with knotwork in its shaft."""
    shaft = renamed(upright(foot - top), f"c{number(x)}")
    return [
        box(x - wide / 2, top, wide, foot - top, C["leather"], INK, 2.6),
        moved(shaft, x - BAND / 2, top),
        box(x - wide / 2 - 8, top - 22, wide + 16, 24, C["minium"], INK, 2.6, 4),
        box(x - wide / 2 - 10, foot - 4, wide + 20, 24, C["woad"], INK, 2.6, 4),
        circle(x, top - 10, 6, C["orpiment"], 2),
    ]


def arch(view: Box) -> list[str]:
    """A round arch on two columns, three bands of colour."""
    x, y = view.middle
    radius = view.width / 2
    drawn = []
    for reach, colour in ((62, C["minium"]), (40, C["orpiment"]), (22, C["verdigris"])):
        r = radius + reach
        data = (
            f"M{number(x - r)} {number(y)}A{number(r)} {number(r)} 0 0 1 {number(x + r)}"
            f" {number(y)}V{number(view.foot)}H{number(x - r)}Z"
        )
        drawn.append(area(data, colour, 3))
    inner = (
        f"M{number(view.x)} {number(view.foot)}V{number(y)}A{number(radius)} {number(radius)} 0 0 1"
        f" {number(view.right)} {number(y)}V{number(view.foot)}Z"
    )
    drawn.append(area(inner, C["leaf"], 3))
    for side in (-1, 1):
        drawn += column(x + side * (radius + 31), y + 34, view.foot - 4, 40)
    return drawn


def ribbon(view: Box) -> list[str]:
    """A banner for a name, its ends folded behind it."""
    drawn = []
    for edge, out in ((view.x, -1), (view.right, 1)):
        tail = [
            (edge - 34 * out, view.y + 22),
            (edge + 54 * out, view.y + 22),
            (edge + 30 * out, view.y + 22 + view.height / 2),
            (edge + 54 * out, view.foot + 22),
            (edge - 34 * out, view.foot + 22),
        ]
        drawn.append(area(line(tail, closed=True), C["orpiment"], 3))
        fold = [(edge, view.foot), (edge - 34 * out, view.foot + 22), (edge - 34 * out, view.foot)]
        drawn.append(area(line(fold, closed=True), C["brown"], 3))
    drawn.append(box(view.x, view.y, view.width, view.height, C["vellum"], INK, 3, 5))
    drawn.append(
        box(view.x + 6, view.y + 6, view.width - 12, view.height - 12, "none", C["gold"], 1.8, 2)
    )
    return drawn


def stars(foot: float) -> list[str]:
    """Dots in threes on the blue, as scribes filled a ground."""
    drawn = []
    for row in range(int(foot / 58)):
        for column_ in range(16):
            x = 48 + column_ * 57 + (28 if row % 2 else 0)
            y = 52 + row * 58
            if x < 872 and y < foot - 14:
                drawn += [
                    f"M{x} {y}h.1M{x - 4} {y + 7}h.1M{x + 4} {y + 7}h.1",
                ]
    return [stroke("".join(drawn), C["sky"], 4)]


def poster() -> str:
    foot = POSTER_ROWS.y - 12
    drawn = [
        box(0, 0, POSTER.width, POSTER.height, C["leaf"]),
        box(BAND, BAND, POSTER.width - 2 * BAND, foot - BAND, SKY),
        *stars(foot),
        box(60, RIBBON.foot + 20, POSTER.width - 120, 44, SKY),
        *arch(POSTER_ARCH),
        *ribbon(RIBBON),
        box(BAND, foot - 6, POSTER.width - 2 * BAND, 10, C["orpiment"], INK, 2),
        *frame(POSTER),
    ]
    return document(Box(0, 0, POSTER.width, POSTER.height), drawn)


def drawings() -> dict[str, str]:
    return {"poster": poster()}


if __name__ == "__main__":
    save(drawings())
