"""The poster of the end: who won, and the final score by source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Source, Standing
from engine.kit.draw.boxes import centred
from engine.kit.draw.poster import Medal, Poster, Sizes, Table, winners
from engine.kit.scene import Item, Label, Scene, Sprite
from engine.kit.showing import Names, Say

from ..rules.prospects import strength_of
from ..state import View
from ..words import position
from .layout import MEDALLION, POSTER, POSTER_TABLE, RIBBON, SHRINKING
from .pieces import ART, COLOUR, FAINT, marker, portrait, strength_badge

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
    pixels=round(POSTER.height),
)
TABLE: Final = Table(
    look=LOOK,
    box=POSTER_TABLE,
    seats_at=330.0,
    head=112.0,
    piece_at=38,
    name_at=88,
    source_at=82,
    last_fit=230,
    sizes=Sizes(piece=50, name=SHRINKING, number=36, last=36, total=50),
    foot=1.25,
    faint=FAINT,
    source=source,
)
CREW_Y: Final = 640.0


def poster(view: View, say: Say, names: Names) -> Scene:
    """The game, the winner, or those who share the victory, with their crew; below all points by
    source."""
    standing = view.standing
    assert standing is not None
    x = RIBBON.middle[0]
    title = Label(say("title"), x, 78, 54, "title", COLOUR["glow"], fit=900)
    points = str(max(standing.points))
    text = (
        say("picture-champion", count=standing.places.count(1), points=points)
        if standing.why == "points"
        else say(f"why-{standing.why}")
    )
    story = Label(text, x, RIBBON.foot + 42, SHRINKING, "heading", COLOUR["vellum"], fit=930)
    return LOOK.scene(
        standing,
        position.result(standing, say, names),
        [title, story],
        LOOK.named(standing, say, names, 40),
        heroes(view, standing),
        TABLE.drawn(standing, say, names),
    )


def heroes(view: View, standing: Standing) -> Iterator[Item]:
    """The crew with which the first place was won; of several winners as many as there is room
    for."""
    board = view.board
    crews = [card for seat in winners(standing) for card in board.crew[seat]][:8]
    for beside, card in centred(crews):
        x = RIBBON.middle[0] + beside * 100
        yield from portrait(card, x, CREW_Y, 90)
        yield from strength_badge(strength_of(board, card), x + 32, CREW_Y + 32, 42)
