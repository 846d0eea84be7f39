"""The poster of the end: who rules, who follows them, and the final score by source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Source, Standing
from engine.kit.draw.boxes import lines
from engine.kit.draw.final import winners
from engine.kit.draw.poster import Medal, Poster, Sizes, Table
from engine.kit.scene import Item, Label, Scene, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed
from engine.kit.words.telling import count

from ..box import MAPS, VALUE
from ..words import position
from ..words.names import name
from .layout import FITTED, MEDALLION, POSTER, POSTER_TABLE, RIBBON, SCALE, SMALL
from .pieces import ART, COLOUR, FAINT, face, follower


def sign(source: str, x: float, y: float, size: float) -> Iterator[Item]:
    """A star for the points of play, a scroll for a map, an emblem for a faction."""
    if source == "play":
        yield Sprite("points", x, y, size)
    elif source in VALUE:
        yield Sprite(f"emblem-{source}", x, y, size)
    else:
        yield Sprite("scroll", x, y, size * 0.8)


def worth(source: str, x: float, y: float) -> Iterator[Item]:
    """What a place there is worth."""
    if source == "play":
        return
    text = str(VALUE.get(source, ""))
    if not text:
        war_map = MAPS[_map(source)]
        text = f"{war_map.first}/{war_map.second}" if war_map.second else str(war_map.first)
    yield Label(text, x, y, SMALL, "bold", FAINT)


def _map(source: str) -> int:
    return int(source.partition("-")[2])


SOURCE_AT: Final = 62.0
FIRST_SEAT: Final = 410.0


def source(one: Source, y: float, high: float, say: Say) -> Iterator[Item]:
    """A source's sign and name, and what a place there is worth."""
    left = POSTER_TABLE.x
    yield from sign(one.key, left + 36, y, min(38.0, high + 2))
    name = position.source_name(one.key, say)
    yield Label(name, left + SOURCE_AT, y, 28, "plain", anchor="lm")
    yield from worth(one.key, left + FIRST_SEAT - 40, y)


LOOK: Final = Poster(
    art=ART,
    page=POSTER,
    medallion=MEDALLION,
    ribbon=RIBBON,
    colour=COLOUR,
    piece=follower,
    medal=Medal(laurel=(4, 186), sizes=(104.0, 70.0, 56.0, 46.0)),
    pixels=round(POSTER.height * SCALE),
)
TABLE: Final = Table(
    look=LOOK,
    box=POSTER_TABLE,
    seats_at=FIRST_SEAT,
    head=92.0,
    piece_at=30,
    name_at=70,
    source_at=SOURCE_AT,
    last_fit=300,
    sizes=Sizes(piece=46, name=FITTED, number=30, last=32, total=42),
    foot=1.3,
    most=44.0,
    faint=FAINT,
    source=source,
)


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the kingdom, between the factions that they have won; below
    all points by source."""
    return LOOK.scene(
        standing,
        position.result(standing, say, names),
        game_name(say),
        retinue(standing),
        LOOK.named(standing, say, names, 40),
        story(standing, say),
        TABLE.drawn(standing, say, names),
    )


def game_name(say: Say) -> Iterator[Item]:
    """On top, on both sides of the medallion if it is in two parts."""
    yield Label(
        say("title"), POSTER.width / 2, 48, 40, "title", COLOUR["glow"], COLOUR["ink"],
        fit=POSTER.width - 120,
    )  # fmt: skip


def won(standing: Standing) -> list[str]:
    """Where the winners have got the most: sources, the best first."""
    first = winners(standing)
    best = [
        (-max(one.points[seat] for seat in first), place, one.key)
        for place, one in enumerate(standing.sources)
        if one.key != "play"
        and max(one.points)
        and any(one.points[seat] == max(one.points) for seat in first)
    ]
    return [key for _, _, key in sorted(best)]


ASIDE: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
CARD: Final = 112.0


def retinue(standing: Standing) -> Iterator[Item]:
    """The cards of the best factions that the winners lead, to the left and to the right of the
    medallion."""
    factions = [key for key in won(standing) if key in VALUE][:8]
    y = MEDALLION.middle[1] - (CARD + 12) / 2 + 6
    for place, faction in enumerate(factions):
        side = -1 if place % 2 == 0 else 1
        column, row = ASIDE[place // 2]
        alone = len(factions) <= 4 and (CARD + 12) / 2
        x = POSTER.width / 2 + side * (MEDALLION.width / 2 + 74 + column * (CARD + 12))
        yield from face(faction, x, y + row * (CARD + 12) + (alone or 0), CARD)


def story(standing: Standing, say: Say) -> Iterator[Item]:
    """In a sentence how it was won."""
    x, y = RIBBON.middle
    first = winners(standing)
    keys = won(standing)
    factions = [name(say, key) for key in keys if key in VALUE]
    maps = [str(_map(key)) for key in keys if key not in VALUE]
    text = say(
        "picture-story",
        points=count(say, "points", standing.points[first[0]]),
        count=len(first),
        factions=_some(factions, say),
        maps=_some(maps, say),
        **{"map-count": len(maps[:3])},
        both=("both" if maps else "factions") if factions else ("maps" if maps else "none"),
    )
    if standing.why != "points":
        text = f"{text} {say(f'why-{standing.why}')}"
    told = lines(text, 30, 800)[:3]
    for place, line in enumerate(told):
        level = y + 101 + (place - (len(told) - 1) / 2) * 33
        size, room = FITTED if len(told) == 1 else 30, POSTER.width - 60
        yield Label(line, x, level, size, "heading", COLOUR["vellum"], fit=room)


def _some(found: Sequence[str], say: Say) -> str:
    """The first three."""
    return listed(list(found[:3]), say) if found else ""
