"""The poster of the end: who rules, and the final score by source."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from engine.kit.contract import Standing
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, fitted, seats_listed

from ..box import MAPS, VALUE
from ..words import position
from .layout import MEDALLION, POSTER, POSTER_TABLE, RIBBON
from .panels import places_of
from .pieces import ART, COLOUR, FAINT, INK, VELLUM, follower


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the kingdom; below all points by source."""
    first = [seat for seat, place in enumerate(standing.places) if place == 1]
    items = chain(crowned(first), praise(first, standing, say, names), points(standing, say, names))
    text = position.result(standing, say, names).replace("```", "").replace("**", "").strip()
    return Scene(
        art=ART,
        base="poster",
        width=POSTER.width,
        height=POSTER.height,
        items=tuple(items),
        alt=fitted(text, 1000),
    )


def crowned(first: list[int]) -> Iterator[Item]:
    """The winners' followers in the medallion, a crown on each, laurels around them."""
    x, y = MEDALLION.middle
    yield Sprite("laurel", x, y + 4, 216)
    size = (116.0, 78.0, 62.0, 50.0)[len(first) - 1]
    for place, seat in enumerate(first):
        at = x + (place - (len(first) - 1) / 2) * size * 1.06
        yield from follower(seat, at, y + size * 0.2, size)
        yield Sprite("crown", at, y - size * 0.56, size * 0.6)


def praise(first: list[int], standing: Standing, say: Say, names: Names) -> Iterator[Item]:
    """The name on the ribbon, below it the points and how a tie was broken."""
    x, y = RIBBON.middle
    yield Label(
        seats_listed(first, say, names), x, y, 52, "title", COLOUR["madder"],
        fit=RIBBON.width - 40, instead=", ".join(SEAT_LETTERS[seat] for seat in first),
    )  # fmt: skip
    total = str(standing.points[first[0]])
    level = y + 64
    if standing.why == "points":
        title = say("picture-ruler", count=len(first))
    else:
        title = say(f"why-{standing.why}")
    yield Label(title, x + 100, level, 34, "heading", VELLUM, anchor="rm", fit=440)
    yield Label(total, x + 124, level, 46, "bold", COLOUR["glow"], anchor="lm")
    yield Sprite("points", x + 150 + 24 * len(total), level, 42)


SOURCE_AT: Final = 84.0
FIRST_SEAT: Final = 350.0
TABLE_HEAD: Final = 84.0


def points(standing: Standing, say: Say, names: Names) -> Iterator[Item]:
    """A column for each seat in the order of the places, a row for each source, the total."""
    order = places_of(standing)
    box = POSTER_TABLE
    step = (box.right - 14 - box.x - FIRST_SEAT) / len(order)
    columns = [(seat, box.x + FIRST_SEAT + (n + 0.5) * step) for n, seat in enumerate(order)]
    high = min(44.0, (box.height - TABLE_HEAD - 12) / (len(standing.sources) + 1.3))
    top = box.y + TABLE_HEAD
    for seat, x in columns:
        if standing.places[seat] == 1:
            yield Shape(
                x - step / 2 + 3, box.y + 6, step - 6, box.height - 14, COLOUR["glow"], radius=10
            )
        yield from follower(seat, x, box.y + 32, 44)
        yield Label(
            names[seat], x, box.y + 70, 24, "bold", fit=step - 12, instead=SEAT_LETTERS[seat]
        )
    for number, source in enumerate(standing.sources):
        y = top + (number + 0.5) * high
        yield Shape(box.x + 8, y + high / 2 - 1, box.width - 16, 1.4, COLOUR["tan"])
        yield from source_sign(source.key, box.x + 42, y, high - 4)
        name = position.source_name(source.key, say)
        yield Label(name, box.x + SOURCE_AT, y, 26, "plain", anchor="lm", fit=FIRST_SEAT - 160)
        yield from worth(source.key, box.x + FIRST_SEAT - 42, y)
        most = max(source.points)
        for seat, x in columns:
            won = source.points[seat]
            style = "bold" if won == most and won else "plain"
            yield Label(str(won) if won else "–", x, y, 30, style, INK if won else FAINT)
    y = top + (len(standing.sources) + 0.6) * high
    yield Label(say("source-total"), box.x + SOURCE_AT, y, 30, "title", anchor="lm", fit=250)
    for seat, x in columns:
        yield Label(str(standing.points[seat]), x, y, 42, "bold")


def source_sign(source: str, x: float, y: float, size: float) -> Iterator[Item]:
    """A star for the points of play, a scroll for a map, an emblem for a faction."""
    if source == "play":
        yield Sprite("points", x, y, size)
    elif source in VALUE:
        yield Sprite(f"emblem-{source}", x, y, size)
    else:
        yield Sprite("scroll", x, y, size)
        yield Label(source.partition("-")[2], x, y, size * 0.6, "title", COLOUR["madder"])


def worth(source: str, x: float, y: float) -> Iterator[Item]:
    """What a place there is worth."""
    if source == "play":
        return
    text = str(VALUE.get(source, ""))
    if not text:
        war_map = MAPS[int(source.partition("-")[2])]
        text = f"{war_map.first}/{war_map.second}"
    yield Label(text, x, y, 22, "plain", FAINT)
