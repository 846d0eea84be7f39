"""The poster of the end: who rules, who follows them, and the final score by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Source, Standing
from engine.kit.draw import ui
from engine.kit.draw.boxes import Box
from engine.kit.draw.final import medal, names_of, scores, winners
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import Element
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed
from engine.kit.words.telling import count

from ..box import MAPS, VALUE
from ..words import position
from ..words.names import name as name_of
from .pieces import COLOUR, FAINT, FITTED, SMALL, VELLUM, WIDTH, picture, piece, tile

HEIGHT: Final = 1120.0
SIZES: Final = (104.0, 70.0, 56.0, 46.0)
"""Of a winner's follower, by how many they are."""
CARD: Final = 112.0
LEFT_WIDE: Final = 392.0
"""Of the column with the sources' names."""


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the kingdom, between the factions that they have won; below
    all points by source."""
    left, right = retinue(standing)

    def source(one: Source) -> Element:
        name = ui.text(position.source_name(one.key, say), 28)
        cost = ui.text(worth(one.key), SMALL, "bold", FAINT)
        return ui.row(sign(one.key), name, ui.spring(), cost, gap=8).padded(10)

    high = min(43.0, 450 / (len(standing.sources) + 1.3) - 1.4)
    table = scores(
        standing,
        say,
        names,
        piece=piece,
        source=source,
        colour=COLOUR,
        left=LEFT_WIDE,
        high=high,
        name=FITTED,
        number=30,
    )
    title = ui.text(say("title"), 40, "title", COLOUR["glow"], halo=COLOUR["ink"])
    things = [
        (Box(60, 18, WIDTH - 120, 60), title),
        (Box(76, 78, 236, 236), left),
        (Box(330, 80, 240, 240), medal(standing, piece, SIZES, 186)),
        (Box(588, 78, 236, 236), right),
        (Box(140, 326, 620, 74), names_of(standing, say, names, 52, COLOUR["madder"])),
        (Box(30, 414, WIDTH - 60, 100), story(standing, say)),
        (Box(26, 538, WIDTH - 52, 564), table.frame(0, 564, align=ui.TOP).named("scores")),
    ]
    whole = ui.canvas(ui.space(WIDTH, HEIGHT), things)
    return picture(whole, alt_text(position.result(standing, say, names)), base="poster")


def sign(source: str) -> Element:
    """A star for the points of play, a scroll for a map, an emblem for a faction."""
    if source == "play":
        return ui.icon("points", 38)
    return ui.icon(f"emblem-{source}", 38) if source in VALUE else ui.icon("scroll", 32).frame(38)


def worth(source: str) -> str:
    """What a place there is worth."""
    if source == "play":
        return ""
    if source in VALUE:
        return str(VALUE[source])
    war_map = MAPS[_map(source)]
    return f"{war_map.first}/{war_map.second}" if war_map.second else str(war_map.first)


def _map(source: str) -> int:
    return int(source.partition("-")[2])


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


def retinue(standing: Standing) -> tuple[Element, Element]:
    """The cards of the best factions that the winners lead, to the left and to the right of the
    medallion, the best beside it."""
    cards = [tile(key, CARD) for key in won(standing) if key in VALUE][:8]
    left, right = cards[::2], cards[1::2]
    of_left = [ui.row(*reversed(left[n : n + 2]), gap=12) for n in range(0, len(left), 2)]
    of_right = [ui.row(*right[n : n + 2], gap=12) for n in range(0, len(right), 2)]
    down = 0.0 if len(cards) > 4 else 0.5
    return (
        ui.column(*of_left, gap=12, align=1).frame(236, 236, align=(1, down)),
        ui.column(*of_right, gap=12).frame(236, 236, align=(0, down)),
    )


def story(standing: Standing, say: Say) -> Element:
    """In a sentence how it was won."""
    first, keys = winners(standing), won(standing)
    factions = [name_of(say, key) for key in keys if key in VALUE]
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
    line = ui.text(text, FITTED, "heading", VELLUM)
    if line.width <= WIDTH - 60:
        return line
    return ui.paragraph(text, 30, "heading", VELLUM, align=0.5, gap=-3)


def _some(found: Sequence[str], say: Say) -> str:
    """The first three."""
    return listed(list(found[:3]), say) if found else ""
