"""The poster of the end: who is left, and in which order the others have gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import seat_name
from engine.kit.draw.poster import Medal, Poster, by_place
from engine.kit.scene import Item, Label, Scene, Sprite
from engine.kit.showing import Names, Say

from ..state import View
from ..words import position
from .layout import INNER, POSTER, POSTER_ARCH, POSTER_ROWS, RIBBON, pixels
from .pieces import ART, COLOUR, SEAT_COLOURS, VELLUM, pill, shield

ROW: Final = 82.0


LOOK: Final = Poster(
    art=ART,
    page=POSTER,
    medallion=POSTER_ARCH,
    ribbon=RIBBON,
    colour=COLOUR,
    piece=shield,
    medal=Medal(
        laurel=(26, 250), sizes=(150.0, 100.0, 76.0, 60.0, 50.0, 42.0), crown="emblem-crown",
        crown_size=0.56, up=0.58, down=0.16,
    ),
    pixels=pixels(POSTER.height),
)  # fmt: skip


def poster(view: View, standing: Standing, say: Say, names: Names) -> Scene:
    """The last Earl under an arch; below it all of them in the order of their places."""
    x, level = RIBBON.middle[0], RIBBON.foot + 52
    meaning = Label(say("picture-last"), x, level, 34, "heading", VELLUM, fit=INNER - 120)
    return LOOK.scene(
        standing,
        position.result(standing, say, names),
        LOOK.named(standing, say, names, 60),
        [meaning],
        table(view, standing, names),
    )


def table(view: View, standing: Standing, names: Names) -> Iterator[Item]:
    """A row for each seat: its place, its name, its points."""
    order = by_place(standing)
    high = min(ROW, POSTER_ROWS.height / len(order))
    top = POSTER_ROWS.middle[1] - high * len(order) / 2
    for number, seat in enumerate(order):
        box = Box(POSTER_ROWS.x, top + number * high, POSTER_ROWS.width, high - 8)
        best = standing.places[seat] == 1
        fill = COLOUR["glow"] if best else VELLUM
        yield box.ground(fill, SEAT_COLOURS[seat], 3.4, 9)
        y = box.middle[1]
        yield Label(str(standing.places[seat]), box.x + 40, y, 44, "title", COLOUR["madder"])
        yield from shield(seat, box.x + 106, y, high - 22)
        yield seat_name(names, seat, box.x + 150, y, 34, box.width - 330)
        if not view.board.alive[seat]:
            yield Sprite("emblem-out", box.right - 130, y, high - 28)
        yield from pill(str(standing.points[seat]), box.right - 56, y, high - 28, fill)
