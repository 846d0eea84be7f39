"""The poster of the end: who is left, and in which order the others have gone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import fitted, seats_listed

from ..state import View
from ..words import wording
from .layout import INNER, POSTER, POSTER_ARCH, POSTER_ROWS, RIBBON, pixels
from .pieces import ART, COLOUR, LETTERS, SEAT_COLOURS, VELLUM, pill, shield

ROW: Final = 82.0


def poster(view: View, standing: Standing, say: Say, names: Names) -> Scene:
    """The last Earl under an arch; below it all of them in the order of their places."""
    first = [seat for seat, place in enumerate(standing.places) if place == 1]
    text = wording.result(standing, say, names).replace("```", "").replace("**", "").strip()
    return Scene(
        art=ART,
        base="poster",
        width=POSTER.width,
        height=POSTER.height,
        items=tuple(chain(crowned(first), praise(first, say, names), table(view, standing, names))),
        pixels=pixels(POSTER.height),
        alt=fitted(text, 1000),
    )


def crowned(first: list[int]) -> Iterator[Item]:
    """The winners' shields under the arch, laurels around them."""
    x, y = POSTER_ARCH.middle
    yield Sprite("laurel", x, y + 26, 250)
    size = (150.0, 100.0, 76.0, 60.0, 50.0, 42.0)[len(first) - 1]
    for place, seat in enumerate(first):
        at = x + (place - (len(first) - 1) / 2) * size * 1.06
        yield from shield(seat, at, y + size * 0.16, size)
        yield Sprite("emblem-crown", at, y - size * 0.58, size * 0.56)


def praise(first: list[int], say: Say, names: Names) -> Iterator[Item]:
    """The name on the ribbon, and what it means below."""
    x, y = RIBBON.middle
    yield Label(
        seats_listed(first, say, names), x, y, 52, "title", COLOUR["madder"],
        fit=RIBBON.width - 60, instead=", ".join(LETTERS[seat] for seat in first),
    )  # fmt: skip
    yield Label(say("picture-last"), x, RIBBON.foot + 52, 34, "heading", VELLUM, fit=INNER - 120)


def table(view: View, standing: Standing, names: Names) -> Iterator[Item]:
    """A row for each seat: its place, its name, its points."""
    order = sorted(range(len(standing.places)), key=lambda seat: (standing.places[seat], seat))
    high = min(ROW, POSTER_ROWS.height / len(order))
    top = POSTER_ROWS.middle[1] - high * len(order) / 2
    for number, seat in enumerate(order):
        box = Box(POSTER_ROWS.x, top + number * high, POSTER_ROWS.width, high - 8)
        best = standing.places[seat] == 1
        fill = COLOUR["glow"] if best else VELLUM
        yield Shape(box.x, box.y, box.width, box.height, fill, SEAT_COLOURS[seat], 3.4, 9)
        y = box.middle[1]
        yield Label(str(standing.places[seat]), box.x + 40, y, 44, "title", COLOUR["madder"])
        yield from shield(seat, box.x + 106, y, high - 22)
        yield Label(
            names[seat], box.x + 150, y, 34, "bold", anchor="lm", fit=box.width - 330,
            instead=LETTERS[seat],
        )  # fmt: skip
        if not view.board.alive[seat]:
            yield Sprite("emblem-out", box.right - 130, y, high - 28)
        yield from pill(str(standing.points[seat]), box.right - 56, y, high - 28, fill)
