"""The poster of the end: who won, and the final score by source."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from engine.kit.contract import Standing
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, fitted, seats_listed

from ..words import position
from .layout import MEDALLION, POSTER, POSTER_TABLE, RIBBON
from .pieces import ART, COLOUR, FAINT, INK, VELLUM, marker

SIGNS: Final = {
    "play": "points",
    "valkyrie": "valkyrie",
    "armour": "armour",
    "offerings": "offering",
    "crew": "crew",
    "plunder": "gold",
}
"""The symbol of each source of points."""
FIRST_SEAT: Final = 330.0
HEAD: Final = 88.0


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the victory; below all points by source."""
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
    """The winners' markers in the medallion, a crown on each, laurels around them."""
    x, y = MEDALLION.middle
    yield Sprite("laurel", x, y, 232)
    size = (116.0, 78.0, 62.0, 50.0)[len(first) - 1]
    for place, seat in enumerate(first):
        at = x + (place - (len(first) - 1) / 2) * size * 1.06
        yield from marker(seat, at, y + size * 0.2, size)
        yield Sprite("crown", at, y - size * 0.56, size * 0.6)


def praise(first: list[int], standing: Standing, say: Say, names: Names) -> Iterator[Item]:
    """The name on the ribbon, below it the points and how a tie was broken."""
    x, y = RIBBON.middle
    yield Label(
        seats_listed(first, say, names), x, y, 52, "title", COLOUR["madder"],
        fit=RIBBON.width - 40, instead=", ".join(SEAT_LETTERS[seat] for seat in first),
    )  # fmt: skip
    total = str(standing.points[first[0]])
    level = RIBBON.foot + 44
    if standing.why == "points":
        title = say("picture-champion", count=len(first))
    else:
        title = say(f"why-{standing.why}")
    yield Label(title, x + 100, level, 34, "heading", VELLUM, anchor="rm", fit=360)
    yield Label(total, x + 124, level, 46, "bold", COLOUR["glow"], anchor="lm")
    yield Sprite("points", x + 150 + 24 * len(total), level, 42)


def points(standing: Standing, say: Say, names: Names) -> Iterator[Item]:
    """A column for each seat in the order of the places, a row for each source, the total."""
    order = sorted(range(len(standing.places)), key=lambda seat: (standing.places[seat], seat))
    box = POSTER_TABLE
    step = (box.right - 14 - box.x - FIRST_SEAT) / len(order)
    columns = [(seat, box.x + FIRST_SEAT + (n + 0.5) * step) for n, seat in enumerate(order)]
    high = (box.height - HEAD - 12) / (len(standing.sources) + 1.25)
    for seat, x in columns:
        if standing.places[seat] == 1:
            yield Shape(
                x - step / 2 + 3, box.y + 6, step - 6, box.height - 14, COLOUR["glow"], radius=10
            )
        yield from marker(seat, x, box.y + 34, 48)
        yield Label(
            names[seat], x, box.y + 74, 25, "bold", fit=step - 12, instead=SEAT_LETTERS[seat]
        )
    for number, source in enumerate(standing.sources):
        y = box.y + HEAD + (number + 0.5) * high
        yield Shape(box.x + 8, y + high / 2 - 1, box.width - 16, 1.4, COLOUR["tan"])
        yield Sprite(SIGNS[source.key], box.x + 44, y, 46)
        yield Label(
            say(f"source-{source.key}"), box.x + 82, y, 30, "plain", anchor="lm",
            fit=FIRST_SEAT - 90,
        )  # fmt: skip
        most = max(source.points)
        for seat, x in columns:
            won = source.points[seat]
            style = "bold" if won == most and won else "plain"
            yield Label(str(won) if won else "–", x, y, 36, style, INK if won else FAINT)
    y = box.y + HEAD + (len(standing.sources) + 0.6) * high
    yield Label(say("source-total"), box.x + 82, y, 34, "title", anchor="lm", fit=230)
    for seat, x in columns:
        yield Label(str(standing.points[seat]), x, y, 50, "bold")
