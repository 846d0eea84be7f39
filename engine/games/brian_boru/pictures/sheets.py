"""The leaves beside the board: a trick with what each card did, an upkeep with what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.boxes import Box, centred
from engine.kit.draw.labels import alt_text, seat_name
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import CARDS, REGIONS, TOWNS
from ..state import View
from ..words.names import region_of
from ..words.story import deeds_by_seat, summary
from . import told
from .layout import LEAF, LEAF_HEAD, LEAF_ROWS, UPKEEP_ROWS
from .pieces import ART, COLOUR, INK, disc, icons, mini_card
from .poster import poster
from .told import Cell, Gain, Trick, Turn, Upkeep


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


PALE: Final = "#fbf4e1"
SMALL_INK: Final = "#5a4327"


def row_box(box: Box, place: int, count: int) -> Box:
    """One of `count` rows of equal height."""
    high = box.height / count
    return Box(box.x, box.y + place * high, box.width, high)


def ground_of(row: Box, fill: str, line: str = "") -> Shape:
    return row.inset(6, 3).ground(fill, line, 2.4, 10)


def leaf(items: Iterator[Item], alt: str) -> Scene:
    return Scene(
        art=ART,
        base="leaf",
        width=LEAF.width,
        height=LEAF.height,
        items=tuple(items),
        pixels=900,
        alt=alt_text(alt),
    )


# A trick.


def trick_sheet(trick: Trick, events: Sequence[Event], view: View, say: Say, names: Names) -> Scene:
    """The cards in playing order, the winner, each one's action with extras and what it did."""
    # A name that cannot be written leaves its letter.
    lettered = [f"{name} ({SEAT_LETTERS[seat]})" for seat, name in enumerate(names)]
    deeds = deeds_by_seat(events, say, lettered, len(trick.turns))
    # The symbols of all rows begin on one line; the names have what room they leave.
    room = max(map(symbols_width, trick.turns))
    rows = (
        turn_row(
            turn,
            row_box(LEAF_ROWS, place, len(trick.turns)),
            turn.seat == trick.args["winner"],
            deeds[turn.seat],
            names,
            room,
        )
        for place, turn in enumerate(trick.turns)
    )
    items = chain(trick_head(trick, say), chain.from_iterable(rows))
    return leaf(items, summary(events, view, say, names))


def trick_head(trick: Trick, say: Say) -> Iterator[Item]:
    town = trick.args["town"]
    middle = LEAF_HEAD.y + 37
    title = say("sheet-trick", trick=trick.args["trick"], tricks=trick.args["tricks"])
    yield Label(title, LEAF_HEAD.x + 30, middle, 44, "title", anchor="lm", fit=400)
    right = LEAF_HEAD.x + LEAF_HEAD.width - 30
    yield Sprite(f"town-{TOWNS[town].colour}", right - 26, middle, 60)
    name = region_of(town)
    yield Label(name, right - 66, middle, 36, "title", COLOUR["madder"], anchor="rm", fit=310)


ICON: Final = 54.0
BOUGHT: Final = 98.0


def symbols_width(turn: Turn) -> float:
    """Of the action that was chosen and what was bought."""
    icons = len(CARDS[turn.card].actions[turn.action]) if turn.action >= 0 else 0
    return 34 + ICON * 1.08 * icons + (BOUGHT + 6) * len(turn.extras)


def turn_row(
    turn: Turn, row: Box, won: bool, deeds: Sequence[str], names: Names, room: float
) -> Iterator[Item]:
    """A card, whose it is, the action that was chosen, what was bought, and all that in words.
    `room` is for the symbols."""
    yield ground_of(row, COLOUR["glow"] if won else PALE, INK if won else COLOUR["tan"])
    high = min(row.height - 22, 190)
    wide = high * 60 / 88
    x = row.x + 22 + wide / 2
    middle = row.y + row.height / 2
    yield from mini_card(turn.card, x, middle, high)
    if won:
        yield Sprite("crown", row.x + 26, row.y + 18, 50)
    left = row.x + 22 + wide + 22
    upper, lower = middle - high * 0.22, middle + high * 0.3
    end = row.x + row.width - 20
    start = end - room + 8
    yield from disc(turn.seat, left + 26, upper, 54)
    yield seat_name(names, turn.seat, left + 64, upper, 40, start - left - 90)
    if turn.action >= 0:
        action = CARDS[turn.card].actions[turn.action]
        yield Sprite("crown" if won else "others", start, upper, 34)
        yield from icons(action, start + 26 + ICON * 0.54 * len(action), upper, ICON)
        at = start + 30 + ICON * 1.08 * len(action)
        for icon, count in turn.extras:
            yield from bought(icon, count, at, upper)
            at += BOUGHT + 6
    lines = broken(deeds)
    size = min(27 * row.height / 152, 33) if len(lines) == 1 else 25.0
    for below, line in centred(lines):
        y = lower + below * 30
        yield Label(line, left, y, size, "plain", SMALL_INK, anchor="lm", fit=end - left)


def broken(deeds: Sequence[str]) -> list[str]:
    """What a card did on one line, or on two that are about as long.

    >>> broken(["3 coins"]), broken(["a" * 30, "b" * 20, "c" * 20])[1] == "b" * 20 + ", " + "c" * 20
    (['3 coins'], True)
    """
    whole = ", ".join(deeds)
    if len(whole) <= LONG or len(deeds) < 2:
        return [whole]
    cuts = [(", ".join(deeds[:n]), ", ".join(deeds[n:])) for n in range(1, len(deeds))]
    first, second = min(cuts, key=lambda cut: max(map(len, cut)))
    return [f"{first},", second]


LONG: Final = 60
"""Letters that fit on a line."""


def bought(icon: str, count: int, x: float, y: float) -> Iterator[Item]:
    """How many more of a symbol were paid for; (x, y) is the middle of its left edge."""
    yield Shape(x, y - 28, BOUGHT, 56, "#fffdf5", COLOUR["gold"], 2.4, 12)
    yield Label(f"+{count}", x + 30, y, 36, "bold")
    yield Sprite(icon, x + 70, y, 44)


# An upkeep.

NAMES_WIDE: Final = 182.0
TOTAL_WIDE: Final = 116.0
HEADS: Final = {"marriage": "marriage", "battle": "raider", "church": "church", "claims": "claim"}


def step_column(place: int) -> tuple[float, float]:
    """Left edge and width of a step's column."""
    wide = (UPKEEP_ROWS.width - NAMES_WIDE - TOTAL_WIDE) / len(told.STEPS)
    return UPKEEP_ROWS.x + NAMES_WIDE + place * wide, wide


def upkeep_sheet(
    upkeep: Upkeep, events: Sequence[Event], view: View, say: Say, names: Names
) -> Scene:
    """A row for each seat, a column for each step: what it brought, and why."""
    rows = (
        upkeep_row(upkeep, seat, row_box(UPKEEP_ROWS, seat, len(names)), view, names)
        for seat in range(len(names))
    )
    items = chain(upkeep_head(upkeep, say), chain.from_iterable(rows))
    return leaf(items, summary(events, view, say, names))


def upkeep_head(upkeep: Upkeep, say: Say) -> Iterator[Item]:
    middle = LEAF_HEAD.y + 37
    title = say("sheet-upkeep", round=upkeep.round, rounds=upkeep.rounds)
    yield Label(title, LEAF.width / 2, middle, 44, "title", fit=780)
    for place, step in enumerate(told.STEPS):
        left, wide = step_column(place)
        yield Sprite(HEADS[step], left + wide / 2, 134, 46)
        yield Label(say(f"sheet-{step}"), left + wide / 2, 172, 24, "title", fit=wide - 6)
    x = UPKEEP_ROWS.x + UPKEEP_ROWS.width - TOTAL_WIDE / 2
    yield Sprite("points", x - 4, 134, 46)


def upkeep_row(upkeep: Upkeep, seat: int, row: Box, view: View, names: Names) -> Iterator[Item]:
    best = upkeep.points[seat] == max(upkeep.points) > 0
    yield ground_of(row, COLOUR["glow"] if best else PALE, COLOUR["tan"])
    middle = row.y + row.height / 2
    scale = min(row.height / 137, 1.25)
    x = row.x + NAMES_WIDE / 2
    yield from disc(seat, x, middle - 22 * scale, 62 * scale)
    yield seat_name(names, seat, x, middle + 34 * scale, 30 * scale, NAMES_WIDE - 22, anchor="mm")
    for place, step in enumerate(told.STEPS):
        left, wide = step_column(place)
        yield Shape(left, row.y + 14, 2, row.height - 28, COLOUR["tan"])
        cell = upkeep.rows[seat][step]
        yield from cell_of(cell, left + wide / 2, middle, wide - 10, scale)
    x = row.x + row.width - TOTAL_WIDE / 2 - 4
    gained = upkeep.points[seat]
    yield Label(f"+{gained}" if gained else "–", x, middle - 14, 50, "bold")
    yield Label(f"= {view.board.score[seat]}", x, middle + 32, 28, "plain", SMALL_INK)


def cell_of(cell: Cell, x: float, y: float, wide: float, scale: float) -> Iterator[Item]:
    """What a step brought to a seat, centred at (x, y), in at most `wide` units."""
    gains = told.joined(cell.gains)
    reasons = list(dict.fromkeys(cell.reasons))[:3]
    line = 25.0
    ink = SMALL_INK if gains else "#8a7350"
    # The middle of the first line.
    top = y - (len(reasons) - (0 if gains else 1)) * line / 2
    if gains:
        yield from gains_row(gains, x, top, wide, scale)
        top += 15 + 25 * scale
    for place, reason in enumerate(reasons):
        yield Label(reason, x, top + place * line, 22, "plain", ink, fit=wide)


def gains_row(
    gains: Sequence[Gain], x: float, y: float, wide: float, scale: float
) -> Iterator[Item]:
    """Symbols with their numbers in a row, smaller where there are many."""
    widths = [gain_width(gain) for gain in gains]
    scale = min(scale, wide / sum(widths))
    at = x - sum(widths) * scale / 2
    for gain, own in zip(gains, widths, strict=True):
        yield from gain_of(gain, at, y, scale)
        at += own * scale


def gain_width(gain: Gain) -> float:
    return 76.0 if gain.number > 1 or gain.symbol == "points" else 54.0


def gain_of(gain: Gain, left: float, y: float, scale: float) -> Iterator[Item]:
    """One symbol, its number before it; (left, y) is the middle of its left edge."""
    size = 46 * scale
    x = left + (gain_width(gain) - 27) * scale
    if told.is_region(gain.symbol):
        token = "claim-down" if gain.lost else "claim-up"
        yield Sprite(token, x, y, size * 1.1)
        yield Label(str(REGIONS[gain.symbol].points), x, y, size * 0.52, "title")
    else:
        yield Sprite(gain.symbol, x, y, size)
    if gain.lost:
        yield Sprite("lost", x + size * 0.34, y + size * 0.34, size * 0.46)
    if gain_width(gain) > 60:
        yield Label(str(gain.number), x - size * 0.62, y, 40 * scale, "bold", anchor="rm")
