"""The poster of the end: who won, and the final score by source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Source, Standing
from engine.kit.draw.poster import Medal, Poster, Sizes, Table
from engine.kit.scene import Item, Label, Scene, Sprite
from engine.kit.showing import Names, Say

from ..words import position
from .layout import MEDALLION, POSTER, POSTER_TABLE, RIBBON
from .pieces import ART, COLOUR, FAINT, marker

SIGNS: Final = {
    "play": "points",
    "valkyrie": "valkyrie",
    "armour": "armour",
    "offerings": "offering",
    "crew": "crew",
    "plunder": "gold",
}
"""The symbol of each source of points."""


def source(one: Source, y: float, high: float, say: Say) -> Iterator[Item]:
    """A source's symbol and name."""
    yield Sprite(SIGNS[one.key], POSTER_TABLE.x + 44, y, 46)
    name, left = say(f"source-{one.key}"), POSTER_TABLE.x + 82
    yield Label(name, left, y, 30, "plain", anchor="lm", fit=240)


LOOK: Final = Poster(
    art=ART,
    page=POSTER,
    medallion=MEDALLION,
    ribbon=RIBBON,
    colour=COLOUR,
    piece=marker,
    medal=Medal(laurel=(0, 232), sizes=(116.0, 78.0, 62.0, 50.0)),
)
TABLE: Final = Table(
    look=LOOK,
    box=POSTER_TABLE,
    seats_at=330.0,
    head=88.0,
    piece_at=34,
    name_at=74,
    source_at=82,
    last_fit=230,
    sizes=Sizes(piece=48, name=25, number=36, last=34, total=50),
    foot=1.25,
    faint=FAINT,
    source=source,
)


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the victory; below all points by source."""
    title = say("picture-champion", count=standing.places.count(1))
    return LOOK.scene(
        standing,
        position.result(standing, say, names),
        LOOK.named(standing, say, names, 40),
        LOOK.praised(standing, title, say, 81, 360),
        TABLE.drawn(standing, say, names),
    )
