"""The poster of the end: the island as it fell to the seats, the High King, the final score."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw.boxes import centred
from engine.kit.draw.final import by_place, winners
from engine.kit.draw.labels import alt_text, seat_name
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..box import REGIONS, TOWN_KEYS
from ..state import FREE, Board, View
from ..words import position
from .layout import HERO, POSTER, POSTER_TABLE, RIBBON, TOWN_AT
from .panels import FAINT, NAME, SOURCES, STRIPE
from .pieces import ART, COLOUR, INK, LEAST, VELLUM, disc, lands, leading, piece

HEAD: Final = 56.0
"""Height of the row of symbols above the table."""


def poster(view: View, standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the crown, over the island; all points below."""
    return Scene(
        art=ART,
        base="poster",
        width=POSTER.width,
        height=POSTER.height,
        items=tuple(
            chain(
                title(say),
                realm(view.board, standing),
                crowned(standing),
                praise(view.board, standing, say, names),
                table(standing, names),
            )
        ),
        pixels=round(POSTER.height),
        alt=alt_text(position.result(standing, say, names)),
    )


def title(say: Say) -> Iterator[Item]:
    """The game's name over the island."""
    name = say("title").partition(":")[0]
    yield Label(name, POSTER.width / 2, 72, 74, "title", COLOUR["glow"])


def realm(board: Board, standing: Standing) -> Iterator[Item]:
    """The regions in the colours of those who lead them, and all towns that were taken; those
    of the High King the largest."""
    yield from lands(board, HERO)
    first = winners(standing)
    for town in range(len(TOWN_KEYS)):
        seat = board.discs[town]
        if seat == FREE:
            continue
        x, y = HERO.at(TOWN_AT[town])
        size = 34 if seat in first else 24
        if board.vikings[town]:
            yield Sprite("viking", x, y, 24)
        else:
            yield piece(seat, x, y, size, COLOUR["glow"] if seat in first else VELLUM)


def crowned(standing: Standing) -> Iterator[Item]:
    """The winners' pieces above the ribbon, each with a crown."""
    first = winners(standing)
    size = 150.0 if len(first) == 1 else 96.0
    y = RIBBON.y - size * 0.66 if len(first) == 1 else RIBBON.y - size * 0.5
    middle = POSTER.width - 150 if len(first) == 1 else POSTER.width / 2
    for beside, seat in centred(first):
        x = middle + beside * size * 1.2
        yield from disc(seat, x, y, size)
        yield Sprite("crown", x, y - size * 0.62, size * 0.62)


def praise(board: Board, standing: Standing, say: Say, names: Names) -> Iterator[Item]:
    """The name on the ribbon; below it title and points, and what they were won with."""
    x, y = RIBBON.middle
    first = winners(standing)
    wide = (RIBBON.width - 28) / len(first)
    for place, seat in enumerate(first):
        # Each name for itself: one that cannot be written has its letter instead.
        left = RIBBON.x + 14 + place * wide
        yield seat_name(
            names, seat, left + wide / 2, y, 62 if len(first) < 3 else 42, wide - 22,
            style="title", fill=COLOUR["madder"], anchor="mm",
        )  # fmt: skip
        if place:
            yield Shape(left - 2, y - 20, 3, 40, COLOUR["gold"])
    heading = say("sheet-king" if len(first) == 1 else "sheet-kings")
    points = str(standing.points[first[0]])
    level = RIBBON.foot + 32
    yield Label(heading, x + 100, level, 42, "heading", COLOUR["vellum"], anchor="rm", fit=520)
    yield Label(points, x + 134, level, 54, "bold", COLOUR["glow"], anchor="lm")
    yield Sprite("points", x + 164 + 29 * len(points), level - 1, 48)
    text = say(f"why-{standing.why}") if standing.why != "points" else story(board, first[0], say)
    yield Label(text, x, level + 46, 34, "heading", COLOUR["vellum"], fit=POSTER.width - 120)


def story(board: Board, seat: int, say: Say) -> str:
    """What the winner had at the end."""
    towns = sum(
        owner == seat and not vikings
        for owner, vikings in zip(board.discs, board.vikings, strict=True)
    )
    led = sum(leading(board, region) == seat for region in REGIONS.values())
    return say("poster-story", towns=towns, regions=led, brides=len(board.won[seat]))


def table(standing: Standing, names: Names) -> Iterator[Item]:
    """A row for each seat in the order of the places."""
    order = by_place(standing)
    high = (POSTER_TABLE.height - HEAD - 6) / len(order)
    size = min(max(high * 0.7, 32), 44)
    top = POSTER_TABLE.y + 8
    yield Sprite("crown", TOTAL_AT, top + HEAD / 2, 46)
    for place, source in enumerate(standing.sources):
        yield Sprite(SOURCES[source.key], column(place), top + HEAD / 2, 44)
    for number, seat in enumerate(order):
        y = POSTER_TABLE.y + HEAD + 6 + (number + 0.5) * high
        fill = COLOUR["glow"] if standing.places[seat] == 1 else STRIPE if number % 2 else ""
        if fill:
            yield Shape(
                POSTER_TABLE.x + 5, y - high / 2 + 1, POSTER_TABLE.width - 10, high - 3, fill,
                radius=9,
            )  # fmt: skip
        place_text = f"{standing.places[seat]}."
        yield Label(place_text, POSTER_TABLE.x + 34, y, max(size * 0.9, LEAST), "title")
        yield from disc(seat, POSTER_TABLE.x + 84, y, min(high - 2, 58))
        yield seat_name(names, seat, POSTER_TABLE.x + 118, y, max(size, NAME), 226)
        yield Label(str(standing.points[seat]), TOTAL_AT, y, size * 1.2, "bold")
        for place, source in enumerate(standing.sources):
            points = source.points[seat]
            style, ink = ("plain", INK) if points else ("plain", FAINT)
            yield Label(str(points), column(place), y, size, style, ink)


TOTAL_AT: Final = POSTER_TABLE.x + 396.0
"""The middle of the column of the totals."""


def column(place: int) -> float:
    """The middle of a source's column."""
    left, right = TOTAL_AT + 40, POSTER_TABLE.x + POSTER_TABLE.width - 6
    return left + (place + 0.5) * (right - left) / len(SOURCES)
