"""The poster of the end: who rules, and the final score by source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Source, Standing
from engine.kit.draw.poster import Medal, Poster, Sizes, Table
from engine.kit.scene import Item, Label, Scene, Sprite
from engine.kit.showing import Names, Say

from ..box import MAPS, VALUE
from ..words import position
from .layout import MEDALLION, POSTER, POSTER_TABLE, RIBBON
from .pieces import ART, COLOUR, FAINT, follower


def sign(source: str, x: float, y: float, size: float) -> Iterator[Item]:
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


SOURCE_AT: Final = 84.0
FIRST_SEAT: Final = 350.0


def source(one: Source, y: float, high: float, say: Say) -> Iterator[Item]:
    """A source's sign and name, and what a place there is worth."""
    left = POSTER_TABLE.x
    yield from sign(one.key, left + 42, y, high - 4)
    name = position.source_name(one.key, say)
    yield Label(name, left + SOURCE_AT, y, 26, "plain", anchor="lm", fit=FIRST_SEAT - 160)
    yield from worth(one.key, left + FIRST_SEAT - 42, y)


LOOK: Final = Poster(
    art=ART,
    page=POSTER,
    medallion=MEDALLION,
    ribbon=RIBBON,
    colour=COLOUR,
    piece=follower,
    medal=Medal(laurel=(4, 216), sizes=(116.0, 78.0, 62.0, 50.0)),
)
TABLE: Final = Table(
    look=LOOK,
    box=POSTER_TABLE,
    seats_at=FIRST_SEAT,
    head=84.0,
    piece_at=32,
    name_at=70,
    source_at=SOURCE_AT,
    last_fit=250,
    sizes=Sizes(piece=44, name=24, number=30, last=30, total=42),
    foot=1.3,
    most=44.0,
    faint=FAINT,
    source=source,
)


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the kingdom; below all points by source."""
    title = say("picture-ruler", count=standing.places.count(1))
    return LOOK.scene(
        standing,
        position.result(standing, say, names),
        LOOK.named(standing, say, names, 40),
        LOOK.praised(standing, title, say, 64, 440),
        TABLE.drawn(standing, say, names),
    )
