"""The panels around the map: what is going on, marriage track, battle, church, seats' table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import seat_name, signed
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import MARRIAGES, REGIONS, TOWN_KEYS, TOWNS, TRACK
from ..rules.scoring import tally
from ..state import NOBODY, View
from ..state import Board as Position
from ..words.names import region_code, short_region, town_number
from ..words.position import in_front, phase
from . import layout
from .layout import BATTLE, CHURCH, SEATS
from .pieces import COLOUR, INK, LEAST, REGION_INK, VIKINGS, disc, leading, mini_card

FAINT: Final = "#a8946d"
STRIPE: Final = "#fbf4e1"
SMALL_INK: Final = "#5a4327"
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
NAME: Final = 39.5
"""Of names: so large that they stay readable when they are made smaller to fit."""


def heading(box: Box, upper: str, lower: str, wide: float) -> Iterator[Item]:
    """Two lines at the left of a band."""
    x = box.x + 18
    middle = box.y + box.height / 2
    yield Label(upper, x, middle - 25, 44, "title", REGION_INK, anchor="lm", fit=wide)
    yield Label(lower, x, middle + 27, NAME, "plain", SMALL_INK, anchor="lm", fit=wide)


def band(view: View, say: Say, names: Names, box: Box) -> Iterator[Item]:
    """Where the game stands: the trick with its cards, or the phase; after the end who won."""
    position = view.board
    if view.standing:
        yield from triumph(view.standing, names, box)
    elif position.active < 0:
        yield Label(phase(view, say), *box.middle, 48, "title", REGION_INK, fit=box.width - 40)
    else:
        yield from trick(position, say, box)


HEAD_WIDE: Final = 330.0
"""For the town of a trick, beside the cards."""


def trick(position: Position, say: Say, box: Box) -> Iterator[Item]:
    """The active town, and the cards on the table in playing order."""
    number = say("sheet-trick", trick=position.trick, tricks=position.tricks)
    yield from trick_head(TOWN_KEYS[position.active], number, say, box)
    best = position.winner if position.winner != NOBODY else in_front(position)
    order = [(position.leader + place) % position.seats for place in range(position.seats)]
    for seat, slot in zip(order, slots(box, position.seats), strict=True):
        if seat == position.acting:
            yield slot.inset(3, 5).ground(COLOUR["glow"], INK, 2, 10)
        yield from played(position.played[seat], seat, slot, seat == best)


def trick_head(town: str, number: str, say: Say, box: Box) -> Iterator[Item]:
    """Which town a trick is about."""
    middle = box.y + box.height / 2
    yield Sprite(f"town-{TOWNS[town].colour}", box.x + 58, middle, 88)
    yield Label(str(town_number(town)), box.x + 58, middle, 44, "bold")
    x, wide = box.x + 112, HEAD_WIDE - 118
    name = say("town", region=short_region(TOWNS[town].region), number=town_number(town))
    yield Label(name, x, middle - 24, 42, "title", REGION_INK, anchor="lm", fit=wide)
    yield Label(number, x, middle + 26, NAME, "plain", SMALL_INK, anchor="lm", fit=wide)


def slots(box: Box, count: int) -> list[Box]:
    """Places for the cards of a trick, to the right of its town."""
    wide = (box.width - HEAD_WIDE - 8) / count
    left = box.x + HEAD_WIDE
    return [Box(left + place * wide, box.y, wide, box.height) for place in range(count)]


def played(card: str, seat: int, slot: Box, best: bool) -> Iterator[Item]:
    """A card that lies on the table, or the place of one that is still to come."""
    x, y = slot.x + 45, slot.y + slot.height / 2
    if card:
        yield from mini_card(card, x, y - 4, 112)
    else:
        yield Shape(x - 38, y - 60, 76, 112, "#e9dab4", COLOUR["brown"], 1.6, 9)
    yield from disc(seat, x + 30, y + 38, 52)
    if best:
        yield Sprite("crown", x - 26, y + 40, 44)


def triumph(standing: Standing, names: Names, box: Box) -> Iterator[Item]:
    """The High King, or those who share it, crowned; with their points."""
    first = [seat for seat, place in enumerate(standing.places) if place == 1]
    wide = (box.width - 170) / len(first)
    y = box.y + box.height / 2
    yield box.inset(4, 4).ground(COLOUR["glow"], COLOUR["gold"], 3, 6)
    for place, seat in enumerate(first):
        left = box.x + 24 + place * wide
        yield from disc(seat, left + 44, y + 12, 82)
        yield Sprite("crown", left + 44, y - 42, 52)
        yield seat_name(names, seat, left + 98, y + 4, 50, wide - 110, style="title")
    right = box.x + box.width - 24
    yield Sprite("points", right - 28, y, 60)
    yield Label(str(standing.points[first[0]]), right - 64, y + 2, 60, "bold", anchor="rm")


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
            for place, seat in enumerate([*waiting, *ghosts]):
                x = at.x + 26 + 43 * (place % 4) + (21 if place > 3 else 0)
                y = at.y + 22 + 37 * (place // 4)
                if place < len(waiting):
                    yield from moving_disc(seat, x, y, 40, seat in moved)
                else:
                    yield from ghost(seat, x, y)
            continue
        y = at.y + at.height / 2
        yield Label(str(space), at.x + 15, y, LEAST, "bold", COLOUR["brown"])
        symbols = ["bride"] if space == len(TRACK) - 1 else rewards
        for place, reward in enumerate(symbols):
            yield Sprite(reward, at.x + 50 + 30 * place, y, 40)
        # Until an action is over, two discs may stand on one space.
        here = [seat for seat in range(position.seats) if position.track[seat] == space]
        for place, seat in enumerate(here):
            yield from moving_disc(seat, at.x + at.width - 23 - 34 * place, y, 42, seat in moved)
        for place, seat in enumerate(ghosts, len(here)):
            yield from ghost(seat, at.x + at.width - 24 - 38 * place, y)


def moving_disc(seat: int, x: float, y: float, size: float, moved: bool) -> Iterator[Item]:
    """A disc, with dots around it when it has moved."""
    if moved:
        yield Sprite("fresh", x, y, size * 1.34)
    yield from disc(seat, x, y, size)


def ghost(seat: int, x: float, y: float) -> Iterator[Item]:
    """Where a seat's disc was before."""
    yield Sprite("ghost", x, y, 40)
    yield Label(SEAT_LETTERS[seat], x, y, LEAST, "bold", COLOUR["brown"])


def marriage_card(key: str) -> Iterator[Item]:
    """The card that is offered, with what it gives."""
    box = layout.TRACK
    found = MARRIAGES[key]
    middle = box.x + box.width / 2
    yield Shape(box.x + 8, box.y + 8, box.width - 16, 134, COLOUR["pale-yellow"], INK, 2, 8)
    yield Sprite("bride", box.x + 34, box.y + 36, 44)
    yield Label(found.name, box.x + 58, box.y + 37, 34, "title", anchor="lm", fit=122)
    if found.princess:
        for place, sprite in enumerate(("support", "trade", "reject")):
            yield Sprite(sprite, middle - 54 + 54 * place, box.y + 98, 50)
        return
    points = next(what for kind, what in found.rewards if kind == "points")
    others = [(kind, str(what)) for kind, what in found.rewards if kind != "points"]
    x = middle - 40 if others else middle
    y = box.y + (79 if others and others[0][0] == "town" else 98)
    yield Label(str(points), x - 4, y, 40, "bold", anchor="rm")
    yield Sprite("points", x + 20, y - 1, 40)
    for kind, what in others:
        yield Sprite(kind, x + 84, y, 42)
        if kind == "town":
            yield Label(
                short_region(what), middle, box.y + 121, 33, "title", REGION_INK,
                fit=box.width - 28,
            )  # fmt: skip


def battle(position: Position, change: int = 0) -> Iterator[Item]:
    """Raiders still in the battle area, of the strength that landed."""
    x, _ = BATTLE.middle
    yield Sprite("longship", x - 44, BATTLE.y + 34, 58)
    yield Sprite("raider", x - 62, BATTLE.y + 82, 44)
    yield Label(str(position.battle), x - 34, BATTLE.y + 82, 46, "bold", anchor="lm")
    yield Label(f"/ {position.strength}", x + 54, BATTLE.y + 83, LEAST, "plain", SMALL_INK)
    yield from delta(change, x + 26, BATTLE.y + 36)


def delta(change: int, x: float, y: float, anchor: str = "lm") -> Iterator[Item]:
    """By how much a number changed, (x, y) its left end; nothing where it did not."""
    if change:
        colour = COLOUR["green" if change > 0 else "red"]
        yield Label(signed(change), x, y, LEAST, "bold", colour, anchor=anchor)


def church(position: Position) -> Iterator[Item]:
    """Discs in the church area, counted by seat."""
    present = [s for s in range(position.seats) if position.church[s]]
    yield Sprite("abbey", CHURCH.x + 36, CHURCH.y + 30, 40)
    for place, seat in enumerate(present, 1):
        left = CHURCH.x + 27 + 63 * (place % 3)
        top = CHURCH.y + 32 + 50 * (place // 3)
        yield from disc(seat, left, top, 40)
        yield Label(str(position.church[seat]), left + 31, top, 34, "bold")


HEAD: Final = 46.0
"""Height of the row of symbols above the table."""


def rows(count: int) -> tuple[float, float, float]:
    """Where the rows of the table begin, their height, and their type size."""
    height = (SEATS.height - HEAD - 4) / count
    return SEATS.y + HEAD, height, min(max(height * 0.78, 34), 42)


def row(place: int, count: int) -> Box:
    """A row of the table."""
    top, height, _ = rows(count)
    return Box(SEATS.x, top + place * height, SEATS.width, height)


def named_row(seat: int, names: Names, at: Box, room: float) -> Iterator[Item]:
    """A seat's piece and name at the left of its row."""
    y = at.y + at.height / 2
    yield from disc(seat, at.x + 30, y, min(at.height - 2, 52))
    yield seat_name(names, seat, at.x + 60, y, NAME, room)


ROOM: Final = 150.0
"""For a name in the table."""
COUNTED: Final = {"coins": "coin", "renown": "renown", "raiders": "raider"}
"""What is counted by seat beside the score, and its symbol."""
COLUMN: Final = {"score": 284.0, "coins": 346.0, "renown": 396.0, "raiders": 446.0}
"""The middle of each of these columns, from the table's left."""
REGIONS_AT: Final = 474.0
REGION_WIDE: Final = 59.5


def region_column(region: int) -> float:
    """The middle of a region's column."""
    return SEATS.x + REGIONS_AT + (region + 0.5) * REGION_WIDE


def seat_table(
    view: View, names: Names, changed: Mapping[str, Mapping[int, int]]
) -> Iterator[Item]:
    """A row for each seat: name, whose turn, score and what lies in front of it; then its towns
    in each region, as they count for the claims: whoever leads is lit, the token's holder is
    framed. What changed since the last picture is green or red."""
    position = view.board
    count = position.seats + any(position.vikings)
    size = rows(count)[2]
    awaited = {seat for seat, _ in view.awaited}
    if len(awaited) == position.seats:
        awaited = set()
    head = SEATS.y + HEAD / 2
    yield Sprite("points", SEATS.x + COLUMN["score"], head, 42)
    for what, symbol in COUNTED.items():
        yield Sprite(symbol, SEATS.x + COLUMN[what], head, 42)
    for seat in range(position.seats):
        at = row(seat, count)
        fill = COLOUR["glow"] if seat in awaited else STRIPE if seat % 2 == 0 else ""
        if fill:
            yield Shape(at.x + 3, at.y, at.width - 6, at.height - 2, fill, radius=7)
        yield from named_row(seat, names, at, ROOM if seat != position.marker else ROOM - 2)
        y = at.y + at.height / 2
        if seat == position.marker:
            yield Sprite("marker", at.x + 232, y, 44)
        for what, x in COLUMN.items():
            number = getattr(position, what)[seat]
            change = changed[what].get(seat, 0)
            colour = COLOUR["green"] if change > 0 else COLOUR["red"] if change else INK
            style = "bold" if number or change else "plain"
            yield Label(
                str(number), at.x + x, y, size * (1.1 if what == "score" else 1), style,
                colour if number or change else FAINT,
            )  # fmt: skip
    if count > position.seats:
        at = row(position.seats, count)
        y, size = at.y + at.height / 2, min(at.height - 2, 44)
        yield Sprite("viking", at.x + COLUMN["raiders"], y, size)
        if position.princess:
            yield from disc(position.princess_seat, at.x + 30, y, size)
            yield Sprite(position.princess, at.x + 82, y, size)
    yield from majorities(position, count)


def majorities(position: Position, count: int) -> Iterator[Item]:
    """The towns of each seat, and the Vikings', in each region."""
    size = rows(count)[2]
    for region in REGIONS.values():
        x = region_column(region.index)
        yield Label(region_code(region.key), x, SEATS.y + HEAD / 2, LEAST, "bold", REGION_INK)
        seats, vikings = tally(position, region)
        leader = leading(position, region)
        for place in range(count):
            at = row(place, count)
            number = seats[place] if place < position.seats else vikings
            leads = leader is not None and leader == (place if place < position.seats else VIKINGS)
            holds = position.claims[region.index] == place
            cell = Box(x - REGION_WIDE / 2 + 2, at.y + 1, REGION_WIDE - 4, at.height - 4)
            if leads or holds:
                letter = "v" if place == position.seats else SEAT_LETTERS[place].lower()
                fill = COLOUR[f"wash-{letter}"] if leads else ""
                line, thick = (COLOUR["gold"], 4) if holds else (INK, 1.4)
                yield cell.ground(fill, line, thick, 7)
            if number:
                yield Label(
                    str(number), x, at.y + at.height / 2, size, "bold" if leads else "plain"
                )
