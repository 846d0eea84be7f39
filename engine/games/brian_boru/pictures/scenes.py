"""The pictures as data: the board, a hand, the places of a question. From views alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import dist
from typing import Final

from engine.kit.contract import Event, Question
from engine.kit.draw.boxes import Point
from engine.kit.draw.scene import Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import fitted

from ..box import CARDS, REGIONS, TOWN_INDEX
from ..state import View
from ..words import wording
from . import layout, panels, told
from .changes import changes
from .layout import BOARD, MAP, TOWN_AT
from .pieces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLOUR,
    INK,
    Item,
    card,
    claim,
    fresh,
    region_names,
    towns,
)
from .poster import poster
from .sheets import trick_sheet, upkeep_sheet

ART: Final = "brian_boru"


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked."""
    position = view.board
    standing = view.standing
    new = changes(events)
    items = chain(
        panels.header(view, say, names),
        fresh(position, new.towns, BOARD),
        region_names(BOARD),
        towns(position, BOARD),
        *(
            claim(region, position.claims[region.index], BOARD, region.index in new.claims)
            for region in REGIONS.values()
        ),
        panels.triumph(standing) if standing else panels.trick(position),
        panels.track(position, new.spaces),
        panels.battle(position, new.battle),
        panels.church(position, new.counts["church"]),
        panels.final_table(standing, names)
        if standing
        else panels.seat_table(view, names, new.counts),
    )
    return Scene(
        art=ART,
        base=BOARD.base,
        width=BOARD.width,
        height=BOARD.height,
        items=tuple(items),
        alt=wording.position(view, say, names)[:1000],
    )


def sheets(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> tuple[Scene, ...]:
    """The trick that is over, the upkeep that is over, the end: what of it these events bring."""
    drawn = []
    over = told.trick(events)
    if over is not None:
        drawn.append(trick_sheet(over, events, view, say, names))
    done = told.upkeep(before, events, view.board.track, say)
    if done is not None:
        drawn.append(upkeep_sheet(done, events, view, say, names))
    if view.standing is not None:
        drawn.append(poster(view.standing, say, names))
    return tuple(drawn)


# A hand.

GAP: Final = 16.0
NIGHT: Final = COLOUR["night"]
LEGEND: Final = ("town", "coin", "pay", "expand", "raider", "church", "marriage", "unviking")


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The cards a seat holds; in a draft those it picks from, and apart those it took."""
    if view.seat is None or view.seat < 0:
        return None
    if view.board.phase == "draft":
        groups = [("picture-pack", view.pack), ("picture-drafted", view.drafted)]
    else:
        groups = [("picture-hand", view.hand)]
    groups = [(title, keys) for title, keys in groups if keys]
    if not groups:
        return None
    # As large as a phone allows: three in a row, where four do not save a row.
    across = 4 if max(len(keys) for _, keys in groups) in (4, 7, 8) else 3
    width = across * (CARD_WIDTH + GAP) + GAP
    items: list[Item] = []
    y = GAP
    for title, keys in groups:
        items.append(Label(say(title), width / 2, y + 22, 36, "title", COLOUR["parchment"]))
        y += 52
        for place, key in enumerate(keys):
            row, column = divmod(place, across)
            in_row = min(across, len(keys) - row * across)
            left = (width - in_row * (CARD_WIDTH + GAP) + GAP) / 2
            items += card(key, left + column * (CARD_WIDTH + GAP), y + row * (CARD_HEIGHT + GAP))
        y += -(-len(keys) // across) * (CARD_HEIGHT + GAP)
    shown = {
        icon for _, keys in groups for k in keys for action in CARDS[k].actions for icon in action
    }
    items += legend([icon for icon in LEGEND if icon in shown], width, y, say)
    height = y + legend_height(len(shown), width)
    return Scene(
        art=ART,
        base="",
        width=width,
        height=height,
        items=tuple(items),
        ground=NIGHT,
        pixels=round(max(width, height)),
        alt=wording.hand(view, say, names).replace("**", "")[:1000],
    )


def legend(symbols: Sequence[str], width: float, y: float, say: Say) -> Iterator[Item]:
    """What the symbols mean, in rows: how a card is read first, then what is on these cards."""
    across = legend_columns(width)
    step = (width - 2 * GAP) / across
    for place, symbol in enumerate(("crown", "others", *symbols)):
        x = GAP + place % across * step
        middle = y + 24 + place // across * 46
        yield Sprite(symbol, x + 20, middle, 38)
        yield Label(
            say(f"picture-{symbol}"), x + 48, middle, 26, "plain", COLOUR["parchment"],
            anchor="lm", fit=step - 56,
        )  # fmt: skip


def legend_columns(width: float) -> int:
    return 3 if width > 800 else 2


def legend_height(symbols: int, width: float) -> float:
    return -(-(symbols + 2) // legend_columns(width)) * 46 + GAP


# Places.

MARGIN: Final = 80.0
"""What is shown around the outermost places."""
LEAST: Final = 420.0
GRID: Final = 20.0
BADGE: Final = 38.0
BESIDE: Final = ((21.0, -23.0), (-21.0, -23.0), (21.0, 23.0), (-21.0, 23.0))
"""Where a town's number may stand, the most liked first."""


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
) -> Scene | None:
    """The towns that a question offers, each with its number among the question's options."""
    offered = {
        TOWN_INDEX[option]: number
        for number, option in enumerate(question.options, 1)
        if option in TOWN_INDEX and (only is None or option in only)
    }
    if not offered:
        return None
    items = [*region_names(MAP), *towns(view.board, MAP, frozenset(offered))]
    for town, (x, y) in badges(offered).items():
        wide = BADGE if offered[town] < 10 else BADGE * 1.3
        items.append(
            Shape(x - wide / 2, y - BADGE / 2, wide, BADGE, "#fffdf5", INK, 2.6, BADGE / 2)
        )
        items.append(Label(str(offered[town]), x, y, BADGE * 0.8, "bold"))
    spoken = [wording.option(view, question, o, say, names).text for o in question.options]
    alt = f"{wording.question(view, question, say, names)} {'; '.join(spoken)}"
    return Scene(
        art=ART,
        base=MAP.base,
        width=MAP.width,
        height=MAP.height,
        items=tuple(items),
        crop=around([MAP.at(TOWN_AT[town]) for town in offered]),
        pixels=1000,
        alt=fitted(alt.replace("**", ""), 1000),
    )


def badges(offered: Iterable[int]) -> dict[int, Point]:
    """Where the numbers go: beside their town, as far as can be not over another thing."""
    offered = tuple(offered)
    signs = [(MAP.at(place), town) for town, place in enumerate(TOWN_AT)]
    taken = [
        MAP.at((x + along, y))
        for lines in layout.NAME_AT.values()
        for x, y in lines
        for along in (-30, 0, 30)
    ]
    found: dict[int, Point] = {}
    for town in offered:
        x, y = MAP.at(TOWN_AT[town])

        def crowding(beside: Point, x: float = x, y: float = y, town: int = town) -> float:
            at = x + beside[0], y + beside[1]
            near = [
                (place, 46.0 if other in offered else 36.0)
                for place, other in signs
                if other != town
            ]
            near += [(place, 36.0) for place in taken] + [(place, 52.0) for place in found.values()]
            return sum(max(0.0, reach - dist(at, place)) for place, reach in near)

        dx, dy = min(BESIDE, key=crowding)
        found[town] = x + dx, y + dy
    return found


def around(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """The part of the map that shows these points with what lies near, on a coarse grid so
    that the ground need not be cut anew for each."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide = max(max(xs) - min(xs) + 2 * MARGIN, LEAST)
    high = max(max(ys) - min(ys) + 2 * MARGIN, LEAST)
    wide, high = max(wide, high * 0.75), max(high, wide * 0.75)
    left, right = span((min(xs) + max(xs)) / 2, wide, MAP.width)
    top, bottom = span((min(ys) + max(ys)) / 2, high, MAP.height)
    return left, top, right, bottom


def span(middle: float, size: float, whole: float) -> tuple[float, float]:
    """From and to, on the grid, at least `size` around `middle` and within 0 .. `whole`.

    >>> span(100, 90, 1000), span(30, 100, 1000), span(995, 100, 1000)
    ((40.0, 160.0), (0.0, 100.0), (900.0, 1000.0))
    """
    low = float((middle - size / 2) // GRID * GRID)
    high = float(-(-(middle + size / 2) // GRID) * GRID)
    if low < 0:
        low, high = 0.0, max(size, high)
    if high > whole:
        low, high = min(low, whole - size), whole
    return float(max(0.0, low)), float(min(high, whole))
