"""The pictures as data: the board, a hand, the places of a question. From views alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import dist
from typing import Final

from engine.contract import Question, Standing
from engine.games.brian_boru import layout, terms, wording
from engine.games.brian_boru.components import (
    CARDS,
    COLOURS,
    MARRIAGES,
    REGION_OF,
    REGION_POINTS,
    REGIONS,
    TOWN_INDEX,
    TRACK,
)
from engine.games.brian_boru.layout import BATTLE, BOARD, CHURCH, HEADER, MAP, SEATS, TOWN_AT, Point
from engine.games.brian_boru.pieces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLOUR,
    INK,
    VELLUM,
    Item,
    card,
    claim,
    disc,
    mini_card,
    region_names,
    towns,
)
from engine.games.brian_boru.state import FREE, View
from engine.games.brian_boru.state import Board as Position
from engine.scene import Label, Scene, Shape, Sprite
from engine.showing import Names, Say

ART: Final = "brian_boru"

COLUMNS: Final = ("coin", "renown", "raider", "church", "regions", "claim", "bride", "cards")
"""What the table of the seats tells beside the score, as symbols."""
FAINT: Final = "#a8946d"
SOURCES: Final = {
    "track": "points",
    "coins": "coin",
    "marker": "marker",
    "renown": "renown",
    "claims": "claim",
    "shared-claims": "claim-half",
    "regions": "regions",
}
"""The symbol of each line of the final score."""


def board(view: View, say: Say, names: Names) -> Scene:
    """The position, as everybody may see it; after the end with the final score."""
    position = view.board
    items = chain(
        header(view, say, names),
        region_names(BOARD),
        towns(position, BOARD),
        *(claim(region, position.claims[region.index], BOARD) for region in REGIONS.values()),
        triumph(view.standing) if view.standing else trick(position),
        track(position, say),
        battle(position),
        church(position),
        final_table(view.standing, names) if view.standing else seat_table(view, names),
    )
    return Scene(
        art=ART,
        base=BOARD.base,
        width=BOARD.width,
        height=BOARD.height,
        items=tuple(items),
        alt=wording.position(view, say, names)[:1000],
    )


def header(view: View, say: Say, names: Names) -> Iterator[Item]:
    """Where the game stands, or who won; and what numbers of regions are worth."""
    middle = HEADER.y + HEADER.height / 2
    if view.standing:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        winners = terms.seats_listed(first, say, names)
        text = say("picture-winners", names=winners, count=len(first))
        yield Sprite("crown", HEADER.x + 30, middle, 34)
        yield Label(text, HEADER.x + 56, middle, 29, "title", anchor="lm", fit=420)
    else:
        text = wording.phase(view, say)
        yield Label(text, HEADER.x + 14, middle, 29, "title", anchor="lm", fit=462)
    yield Sprite("regions", HEADER.x + 502, middle, 32)
    low = 1
    for cell, (last, points) in enumerate(steps(REGION_POINTS)):
        x = HEADER.x + 549 + cell * 55
        span = str(low) if low == last else f"{low}–{last}"
        yield Shape(x - 26, HEADER.y + 4, 52, 38, VELLUM, COLOUR["brown"], 1.4, 6)
        yield Label(span, x, middle - 10, 16, "plain", "#6b5335")
        yield Label(str(points), x - 7, middle + 9, 22, "bold")
        yield Sprite("points", x + 11, middle + 8, 16)
        low = last + 1


def steps(points: Sequence[int]) -> list[tuple[int, int]]:
    """The table of regions, from one on, as (last number of regions, points)."""
    ends = [n for n in range(1, len(points)) if n + 1 == len(points) or points[n + 1] != points[n]]
    return [(n, points[n]) for n in ends]


def trick(position: Position) -> Iterator[Item]:
    """The cards on the table in playing order, and the active town."""
    if position.active < 0:
        return
    box = layout.TRICK
    yield Shape(box.x, box.y, box.width, box.height, "#f6ebcf", INK, 2.4, 9)
    wide = box.width / 3
    for place in range(position.seats):
        seat = (position.leader + place) % position.seats
        x = box.x + wide * (place % 3 + 0.5)
        y = box.y + 50 + 101 * (place // 3)
        if seat == position.acting:
            yield Shape(x - 33, y - 48, 66, 98, COLOUR["glow"], INK, 2, 10)
        if position.played[seat]:
            yield from mini_card(position.played[seat], x, y - 3, 84)
        else:
            yield Shape(x - 27, y - 43, 54, 80, "#e9dab4", COLOUR["brown"], 1.4, 8)
        yield from disc(seat, x + 17, y + 33, 28)
        if seat == position.winner:
            yield Sprite("crown", x - 16, y + 33, 28)
    x, y = box.x + wide * 2.5, box.y + 146
    if position.seats < 5:
        x = box.x + wide * 2
    yield Sprite("marker", x, y - 22, 34)
    yield Sprite(f"town-{COLOURS[position.active]}", x, y + 18, 38)


def triumph(standing: Standing) -> Iterator[Item]:
    """The High King's disc, or those who share it, crowned; with their points."""
    box = layout.TRICK
    first = [seat for seat, place in enumerate(standing.places) if place == 1]
    x, _ = box.middle
    size = min(92.0, 170 / len(first))
    yield Shape(box.x, box.y, box.width, box.height, COLOUR["glow"], INK, 2.4, 9)
    yield Shape(box.x + 5, box.y + 5, box.width - 10, box.height - 10, "", COLOUR["gold"], 2, 6)
    yield Sprite("laurel", x, box.y + 98, 172)
    for place, seat in enumerate(first):
        at = x + (place - (len(first) - 1) / 2) * size
        yield from disc(seat, at, box.y + 112, size * 0.9)
        yield Sprite("crown", at, box.y + 112 - size * 0.66, size * 0.56)
    yield Label(str(standing.points[first[0]]), x - 4, box.y + 182, 36, "bold", anchor="rm")
    yield Sprite("points", x + 20, box.y + 181, 34)


def track(position: Position, say: Say) -> Iterator[Item]:
    """The marriage track with its rewards and discs, and the card at its top."""
    if position.marriage:
        yield from marriage_card(position.marriage, say)
    for space, rewards in enumerate(TRACK):
        at = layout.track_space(space)
        if space == 0:
            waiting = [s for s in range(position.seats) if position.track[s] == 0]
            yield Label("0", at.x + 16, at.y + 18, 24, "bold", COLOUR["brown"])
            for place, seat in enumerate(waiting):
                x = at.x + 52 + 38 * (place % 3) + (19 if place > 2 else 0)
                yield from disc(seat, x, at.y + 20 + 33 * (place // 3), 34)
            continue
        y = at.y + at.height / 2
        yield Label(str(space), at.x + 16, y, 24, "bold", COLOUR["brown"])
        symbols = ["bride"] if space == len(TRACK) - 1 else rewards
        for place, reward in enumerate(symbols):
            yield Sprite(reward, at.x + 48 + 34 * place, y, 32)
        for seat in range(position.seats):
            if position.track[seat] == space:
                yield from disc(seat, at.x + at.width - 24, y, 36)


def marriage_card(key: str, say: Say) -> Iterator[Item]:
    """The card that is offered, with what it gives."""
    box = layout.TRACK
    found = MARRIAGES[key]
    middle = box.x + box.width / 2
    yield Shape(box.x + 8, box.y + 8, box.width - 16, 122, COLOUR["pale-yellow"], INK, 2, 8)
    yield Sprite("bride", box.x + 32, box.y + 36, 40)
    yield Label(found.name, box.x + 56, box.y + 36, 27, "title", anchor="lm", fit=94)
    if found.princess:
        for place, sprite in enumerate(("support", "trade", "reject")):
            yield Sprite(sprite, middle - 46 + 46 * place, box.y + 92, 42)
        return
    points = next(what for kind, what in found.rewards if kind == "points")
    others = [(kind, what) for kind, what in found.rewards if kind != "points"]
    x = middle - 44 if others else middle - 16
    yield Label(str(points), x - 6, box.y + 92, 36, "bold", anchor="rm")
    yield Sprite("points", x + 14, box.y + 91, 34)
    for kind, what in others:
        if kind == "town":
            yield Sprite("town", x + 62, box.y + 82, 36)
            yield Label(REGIONS[str(what)].name, x + 62, box.y + 115, 18,
                        "title", "#5e2418", fit=100)  # fmt: skip
        else:
            yield Sprite(str(kind), x + 66, box.y + 91, 38)


def battle(position: Position) -> Iterator[Item]:
    """Raiders still in the battle area, of the strength that landed."""
    x, _ = BATTLE.middle
    yield Sprite("longship", x, BATTLE.y + 42, 62)
    yield Sprite("raider", x - 48, BATTLE.y + 98, 40)
    yield Label(str(position.battle), x - 2, BATTLE.y + 98, 40, "bold")
    yield Label(f"/ {position.strength}", x + 48, BATTLE.y + 100, 24, "plain", "#6b5335")


def church(position: Position) -> Iterator[Item]:
    """Discs in the church area, counted by seat."""
    x, _ = CHURCH.middle
    yield Sprite("abbey", x, CHURCH.y + 38, 56)
    present = [s for s in range(position.seats) if position.church[s]]
    for place, seat in enumerate(present):
        left = CHURCH.x + 38 + 72 * (place % 2)
        top = CHURCH.y + 88 + 36 * (place // 2)
        yield from disc(seat, left, top, 34)
        yield Label(str(position.church[seat]), left + 30, top, 27, "bold")


def regions_of(position: Position, seat: int) -> int:
    """How many regions the seat has a controlled town in."""
    found = set()
    for town, owner in enumerate(position.discs):
        if owner == FREE:
            continue
        if position.vikings[town]:
            owner = position.princess_seat if position.princess == "trade" else FREE
        if owner == seat:
            found.add(REGION_OF[town])
    return len(found)


def rows(seats: int) -> tuple[float, float, float]:
    """Where the seats' rows begin, their height, and their type size."""
    head = 44.0
    height = (SEATS.height - head) / seats
    return SEATS.y + head, height, min(height * 0.72, 40)


def names_column(names: Names) -> Iterator[Item]:
    top, height, size = rows(len(names))
    for seat, name in enumerate(names):
        y = top + (seat + 0.5) * height
        yield from disc(seat, SEATS.x + 30, y, min(height * 0.86, 50))
        yield Label(name, SEATS.x + 60, y, size * 0.86, "bold", anchor="lm", fit=154,
                    instead=terms.LETTERS[seat])  # fmt: skip


def seat_table(view: View, names: Names) -> Iterator[Item]:
    """A row for each seat: name, whose turn, score and all that lies in front of them."""
    position = view.board
    top, height, size = rows(position.seats)
    awaited = {seat for seat, _ in view.awaited}
    yield Sprite("points", SEATS.x + 312, SEATS.y + 23, 34)
    for place, symbol in enumerate(COLUMNS):
        yield Sprite(symbol, column(place), SEATS.y + 23, 35)
    for seat in range(position.seats):
        fill = COLOUR["glow"] if seat in awaited else "#fbf4e1" if seat % 2 == 0 else ""
        if fill:
            yield Shape(
                SEATS.x + 3, top + seat * height, SEATS.width - 6, height - 2, fill, radius=7
            )
    yield from names_column(names)
    for seat in range(position.seats):
        y = top + (seat + 0.5) * height
        if seat in awaited:
            yield Sprite("awaited", SEATS.x + 234, y, 34)
        if seat == position.marker:
            yield Sprite("marker", SEATS.x + 268, y, 36)
        yield Label(str(position.score[seat]), SEATS.x + 312, y, size * 1.12, "bold")
        for place, number in enumerate(
            (
                position.coins[seat],
                position.renown[seat],
                position.raiders[seat],
                position.church[seat],
                regions_of(position, seat),
                position.claims.count(seat),
                len(position.won[seat]),
                view.hand_sizes[seat],
            )
        ):
            colour = INK if number else FAINT
            yield Label(str(number), column(place), y, size, "bold" if number else "plain", colour)
        if position.princess and seat == position.princess_seat:
            yield Sprite(position.princess, column(COLUMNS.index("bride")) + 25, y, 26)


def column(place: int, count: int = 8) -> float:
    """The middle of a column of numbers, of `count` beside names and score."""
    left, right = SEATS.x + 344, SEATS.x + SEATS.width - 4
    return left + (place + 0.5) * (right - left) / count


def final_table(standing: Standing, names: Names) -> Iterator[Item]:
    """The final score by source, in the rows of the seats' table."""
    seats = len(standing.places)
    top, height, size = rows(seats)
    yield Sprite("crown", SEATS.x + 300, SEATS.y + 23, 34)
    for place, source in enumerate(standing.sources):
        yield Sprite(SOURCES[source.key], column(place, 7), SEATS.y + 23, 35)
    for seat in range(seats):
        first = standing.places[seat] == 1
        fill = COLOUR["glow"] if first else "#fbf4e1" if seat % 2 == 0 else ""
        if fill:
            yield Shape(
                SEATS.x + 3, top + seat * height, SEATS.width - 6, height - 2, fill, radius=7
            )
    yield from names_column(names)
    for seat in range(seats):
        y = top + (seat + 0.5) * height
        place = standing.places[seat]
        if place == 1:
            yield Sprite("crown", SEATS.x + 238, y, 38)
        else:
            yield Label(f"{place}.", SEATS.x + 238, y, size * 0.8, "plain")
        yield Label(str(standing.points[seat]), SEATS.x + 300, y, size * 1.12, "bold")
        for index, source in enumerate(standing.sources):
            yield Label(str(source.points[seat]), column(index, 7), y, size, "plain")


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
    across = 4 if max(len(keys) for _, keys in groups) > 3 else 3
    width = across * (CARD_WIDTH + GAP) + GAP
    items: list[Item] = []
    y = GAP
    for title, keys in groups:
        items.append(Label(say(title), width / 2, y + 22, 36, "title", COLOUR["parchment"]))
        y += 52
        for place, key in enumerate(keys):
            row, column = divmod(place, across)
            items += card(key, GAP + column * (CARD_WIDTH + GAP), y + row * (CARD_HEIGHT + GAP))
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
        alt=terms.fitted(alt.replace("**", ""), 1000),
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
    return max(0.0, low), float(min(high, whole))
