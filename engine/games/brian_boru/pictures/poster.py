"""The poster of the end: who is High King, and the final score by source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw.labels import seat_name
from engine.kit.draw.poster import Medal, Poster, by_place, winners
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..words import position
from .layout import MEDALLION, POSTER, POSTER_TABLE, RIBBON
from .panels import SOURCES
from .pieces import ART, COLOUR, INK, disc

HEAD: Final = 58.0
"""Height of the row of symbols above the table."""
FOOT: Final = 44.0
"""Height of the line below it that says how a tie was broken."""


LOOK: Final = Poster(
    art=ART,
    page=POSTER,
    medallion=MEDALLION,
    ribbon=RIBBON,
    colour=COLOUR,
    piece=disc,
    medal=Medal(
        laurel=(6, 336), sizes=(168.0, 112.0, 86.0, 76.0, 66.0), crown_size=0.62, up=0.68, down=0,
        step=1.12, drop=26, most=3,
    ),
)  # fmt: skip


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the crown, in a burst of light; all points below."""
    text = position.result(standing, say, names)
    return LOOK.scene(standing, text, praise(standing, say, names), table(standing, say, names))


def praise(standing: Standing, say: Say, names: Names) -> Iterator[Item]:
    """The name on the ribbon, below it the title and the points."""
    x, y = RIBBON.middle
    first = winners(standing)
    wide = (RIBBON.width - 28) / len(first)
    for place, seat in enumerate(first):
        # Each name for itself: one that cannot be written has its letter instead.
        left = RIBBON.x + 14 + place * wide
        yield seat_name(
            names, seat, left + wide / 2, y, 58 if len(first) < 3 else 40, wide - 22,
            style="title", fill=COLOUR["madder"], anchor="mm",
        )  # fmt: skip
        if place:
            yield Shape(left - 2, y - 20, 3, 40, COLOUR["gold"])
    title = say("sheet-king" if len(first) == 1 else "sheet-kings")
    points = str(standing.points[first[0]])
    yield Label(title, x + 92, y + 84, 38, "heading", COLOUR["vellum"], anchor="rm", fit=440)
    yield Label(points, x + 126, y + 84, 52, "bold", COLOUR["glow"], anchor="lm")
    yield Sprite("points", x + 156 + 28 * len(points), y + 82, 46)


def table(standing: Standing, say: Say, names: Names) -> Iterator[Item]:
    """A row for each seat in the order of the places; under it how a tie was broken."""
    order = by_place(standing)
    broken = standing.why != "points"
    high = (POSTER_TABLE.height - HEAD - (FOOT if broken else 6)) / len(order)
    size = min(high * 0.5, 40)
    top = POSTER_TABLE.y + 8
    yield Sprite("crown", TOTAL_AT, top + HEAD / 2, 44)
    for place, source in enumerate(standing.sources):
        yield Sprite(SOURCES[source.key], column(place), top + HEAD / 2, 42)
    for number, seat in enumerate(order):
        y = POSTER_TABLE.y + HEAD + (number + 0.5) * high
        fill = COLOUR["glow"] if standing.places[seat] == 1 else "#fbf4e1" if number % 2 else ""
        if fill:
            yield Shape(
                POSTER_TABLE.x + 6, y - high / 2 + 2, POSTER_TABLE.width - 12, high - 4, fill,
                radius=9,
            )  # fmt: skip
        yield Label(f"{standing.places[seat]}.", POSTER_TABLE.x + 36, y, size * 0.9, "title")
        yield from disc(seat, POSTER_TABLE.x + 86, y, min(high * 0.8, 58))
        yield seat_name(names, seat, POSTER_TABLE.x + 122, y, size, 206)
        yield Label(str(standing.points[seat]), TOTAL_AT, y, size * 1.3, "bold")
        for place, source in enumerate(standing.sources):
            points = source.points[seat]
            style, ink = ("plain", INK) if points else ("plain", "#a8946d")
            yield Label(str(points), column(place), y, size, style, ink)
    if broken:
        y = POSTER_TABLE.y + POSTER_TABLE.height - FOOT / 2
        yield Label(say(f"why-{standing.why}"), POSTER.width / 2, y, 27, "heading", fit=780)


TOTAL_AT: Final = POSTER_TABLE.x + 382.0
"""The middle of the column of the totals."""


def column(place: int) -> float:
    """The middle of a source's column."""
    left, right = TOTAL_AT + 40, POSTER_TABLE.x + POSTER_TABLE.width - 6
    return left + (place + 0.5) * (right - left) / len(SOURCES)
