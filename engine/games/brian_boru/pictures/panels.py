"""The panels around the map: header, trick, marriage track, battle, church, seats' table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw.boxes import centred
from engine.kit.draw.labels import seat_name
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import COLOURS, MARRIAGES, REGION_OF, REGION_POINTS, REGIONS, TRACK
from ..state import FREE, View
from ..state import Board as Position
from ..words.position import phase
from . import layout
from .layout import BATTLE, CHURCH, HEADER, SEATS
from .pieces import COLOUR, INK, REGION_INK, VELLUM, disc, mini_card

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


def header(view: View, say: Say, names: Names) -> Iterator[Item]:
    """Where the game stands, or who won; and what numbers of regions are worth."""
    middle = HEADER.y + HEADER.height / 2
    if view.standing:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        wide = 462 / len(first)
        for place, seat in enumerate(first):
            # Each name for itself: one that cannot be written has its letter instead.
            left = HEADER.x + 10 + place * wide
            yield Sprite("crown", left + 18, middle, 34)
            yield seat_name(names, seat, left + 42, middle, 29, wide - 48, style="title")
    else:
        text = phase(view, say)
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
    yield box.ground("#f6ebcf", INK, 2.4, 9)
    wide = box.width / 3
    for place in range(position.seats):
        seat = (position.leader + place) % position.seats
        x = box.x + wide * (place % 3 + 0.5)
        y = box.y + 50 + 101 * (place // 3)
        if seat == position.acting:
            yield Shape(x - 31, y - 48, 62, 98, COLOUR["glow"], INK, 2, 10)
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
    yield box.ground(COLOUR["glow"], INK, 2.4, 9)
    yield box.inset(5, 5).ground("", COLOUR["gold"], 2, 6)
    yield Sprite("laurel", x, box.y + 98, 172)
    for beside, seat in centred(first):
        at = x + beside * size
        yield from disc(seat, at, box.y + 112, size * 0.9)
        yield Sprite("crown", at, box.y + 112 - size * 0.66, size * 0.56)
    yield Label(str(standing.points[first[0]]), x - 4, box.y + 182, 36, "bold", anchor="rm")
    yield Sprite("points", x + 20, box.y + 181, 34)


def track(position: Position, moved: Mapping[int, int]) -> Iterator[Item]:
    """The marriage track with its rewards and discs, and the card at its top. Seats that
    `moved` have dots around their disc, and a ghost of it at the space they came from."""
    if position.marriage:
        yield from marriage_card(position.marriage)
    moved = {seat: space for seat, space in moved.items() if space != position.track[seat]}
    for space, rewards in enumerate(TRACK):
        at = layout.track_space(space)
        ghosts = [seat for seat, before in moved.items() if before == space]
        if space == 0:
            waiting = [s for s in range(position.seats) if position.track[s] == 0]
            yield Label("0", at.x + 16, at.y + 18, 24, "bold", COLOUR["brown"])
            for place, seat in enumerate([*waiting, *ghosts]):
                x = at.x + 52 + 38 * (place % 3) + (19 if place > 2 else 0)
                y = at.y + 20 + 33 * (place // 3)
                if place < len(waiting):
                    yield from moving_disc(seat, x, y, 34, seat in moved)
                else:
                    yield from ghost(seat, x, y)
            continue
        y = at.y + at.height / 2
        yield Label(str(space), at.x + 16, y, 24, "bold", COLOUR["brown"])
        symbols = ["bride"] if space == len(TRACK) - 1 else rewards
        for place, reward in enumerate(symbols):
            yield Sprite(reward, at.x + 48 + 34 * place, y, 32)
        # Until an action is over, two discs may stand on one space.
        here = [seat for seat in range(position.seats) if position.track[seat] == space]
        for place, seat in enumerate(here):
            yield from moving_disc(seat, at.x + at.width - 24 - 28 * place, y, 36, seat in moved)
        for place, seat in enumerate(ghosts, len(here)):
            yield from ghost(seat, at.x + at.width - 24 - 32 * place, y)


def moving_disc(seat: int, x: float, y: float, size: float, moved: bool) -> Iterator[Item]:
    """A disc, with dots around it when it has moved."""
    if moved:
        yield Sprite("fresh", x, y, size * 1.34)
    yield from disc(seat, x, y, size)


def ghost(seat: int, x: float, y: float) -> Iterator[Item]:
    """Where a seat's disc was before."""
    yield Sprite("ghost", x, y, 28)
    yield Label(SEAT_LETTERS[seat], x, y, 16, "bold", COLOUR["brown"])


def marriage_card(key: str) -> Iterator[Item]:
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
    others = [(kind, str(what)) for kind, what in found.rewards if kind != "points"]
    y = box.y + (75 if others and others[0][0] == "town" else 88)
    x = middle - 34 if others else middle
    yield Label(str(points), x - 4, y, 36, "bold", anchor="rm")
    yield Sprite("points", x + 17, y - 1, 34)
    for kind, what in others:
        yield Sprite(kind, x + 68, y, 38)
        if kind == "town":
            lines = REGIONS[what].name.split(" ", 1)
            size, step = (21, 0) if len(lines) == 1 else (17, 17)
            for below, words in centred(lines):
                at = box.y + 111 + below * step
                yield Label(words, middle, at, size, "title", REGION_INK, fit=138)


def battle(position: Position, change: int = 0) -> Iterator[Item]:
    """Raiders still in the battle area, of the strength that landed."""
    x, _ = BATTLE.middle
    yield Sprite("longship", x, BATTLE.y + 42, 62)
    yield Sprite("raider", x - 48, BATTLE.y + 98, 40)
    yield Label(str(position.battle), x - 2, BATTLE.y + 98, 40, "bold")
    yield Label(f"/ {position.strength}", x + 48, BATTLE.y + 100, 24, "plain", "#6b5335")
    yield from delta(change, x + 44, BATTLE.y + 78, 19)


def delta(change: int, x: float, y: float, size: float) -> Iterator[Item]:
    """By how much a number changed, small, (x, y) its left end; nothing where it did not."""
    if change:
        more = change > 0
        text = f"+{change}" if more else f"−{-change}"
        yield Label(text, x, y, size, "bold", COLOUR["green" if more else "madder"], anchor="lm")


def church(position: Position, change: Mapping[int, int]) -> Iterator[Item]:
    """Discs in the church area, counted by seat."""
    x, _ = CHURCH.middle
    yield Sprite("abbey", x, CHURCH.y + 38, 56)
    present = [s for s in range(position.seats) if position.church[s]]
    for place, seat in enumerate(present):
        left = CHURCH.x + 38 + 72 * (place % 2)
        top = CHURCH.y + 88 + 36 * (place // 2)
        yield from disc(seat, left, top, 34)
        yield Label(str(position.church[seat]), left + 30, top, 27, "bold")
        yield from delta(change.get(seat, 0), left + 39, top - 12, 16)


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


def names_column(names: Names, room: Sequence[float]) -> Iterator[Item]:
    """Discs and names, each name in the room that its row leaves."""
    top, height, size = rows(len(names))
    for seat, name in enumerate(names):
        y = top + (seat + 0.5) * height
        yield from disc(seat, SEATS.x + 30, y, min(height * 0.86, 50))
        yield Label(name, SEATS.x + 60, y, size * 0.86, "bold", anchor="lm", fit=room[seat],
                    instead=SEAT_LETTERS[seat])  # fmt: skip


ROOM: Final = 154.0
"""For a name, where two symbols stand beside it."""


COUNTED: Final = {"coins": 0, "renown": 1, "raiders": 2, "church": 3}
"""The columns of `COLUMNS` whose changes are told."""


def seat_table(
    view: View, names: Names, changed: Mapping[str, Mapping[int, int]]
) -> Iterator[Item]:
    """A row for each seat: name, whose turn, score and all that lies in front of them. Small
    beside a number: by how much it changed since the last picture."""
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
    room = [
        ROOM if seat in awaited else 186 if seat == position.marker else 218
        for seat in range(position.seats)
    ]
    yield from names_column(names, room)
    for seat in range(position.seats):
        y = top + (seat + 0.5) * height
        if seat in awaited:
            yield Sprite("awaited", SEATS.x + 234, y, 34)
        if seat == position.marker:
            yield Sprite("marker", SEATS.x + 268, y, 36)
        yield Label(str(position.score[seat]), SEATS.x + 312, y, size * 1.12, "bold", fit=56)
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
        yield from delta(changed["score"].get(seat, 0), SEATS.x + 338, y - size * 0.34, size * 0.44)
        for what, place in COUNTED.items():
            number = changed[what].get(seat, 0)
            wide = size * (0.4 if getattr(position, what)[seat] < 10 else 0.62)
            yield from delta(number, column(place) + wide, y - size * 0.36, size * 0.46)
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
    yield from names_column(names, [ROOM] * seats)
    for seat in range(seats):
        y = top + (seat + 0.5) * height
        place = standing.places[seat]
        if place == 1:
            yield Sprite("crown", SEATS.x + 238, y, 38)
        else:
            yield Label(f"{place}.", SEATS.x + 238, y, size * 0.8, "plain")
        yield Label(str(standing.points[seat]), SEATS.x + 300, y, size * 1.12, "bold", fit=70)
        for index, source in enumerate(standing.sources):
            yield Label(str(source.points[seat]), column(index, 7), y, size, "plain")
