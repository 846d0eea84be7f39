"""What happened, in place of what stands on the board: a trick in its band, an upkeep in its
table; and the poster of the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.boxes import Box, centred
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..box import CARDS, REGIONS
from ..state import View
from . import told
from .layout import SEATS
from .panels import FAINT, HEAD, STRIPE, heading, named_row, played, row, slots, trick_head
from .pieces import COLOUR, INK, LEAST, disc
from .poster import poster
from .told import Cell, Gain, Trick, Turn, Upkeep


def sheets(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> tuple[Scene, ...]:
    """The poster, at the end."""
    return () if view.standing is None else (poster(view, view.standing, say, names),)


# A trick.


def trick_band(trick: Trick, say: Say, box: Box) -> Iterator[Item]:
    """The town that a trick was about, the cards in playing order, and what each one did."""
    args = trick.args
    number = say("sheet-trick", trick=args["trick"], tricks=args["tricks"])
    yield from trick_head(args["town"], number, say, box)
    places = slots(box, len(trick.turns))
    for turn, slot in zip(trick.turns, places, strict=True):
        if turn.seat == args["winner"]:
            yield slot.inset(1, 5).ground(COLOUR["glow"], INK, 2, 10)
    for turn, slot in zip(trick.turns, places, strict=True):
        yield from played(turn.card, turn.seat, slot, turn.seat == args["winner"])
        yield from done(turn, slot)


def done(turn: Turn, slot: Box) -> Iterator[Item]:
    """The action that was chosen, below one another what it gave, and what was bought."""
    if turn.action < 0:
        return
    bought = dict(turn.extras)
    taken = CARDS[turn.card].runs[turn.action]
    runs = [(icon, count + bought.get(icon, 0)) for icon, count in taken]
    x = slot.x + 104
    step = (slot.height - 8) / 3
    top = slot.y + slot.height / 2 - (len(runs) - 1) * step / 2
    for place, (icon, count) in enumerate(runs):
        y = top + place * step
        yield Sprite(icon, x, y, 41)
        if count > 1:
            # Where there is no room beside the symbol, the number stands on it.
            dx, dy, anchor = (24, 0, "lm") if slot.width > 150 else (18, 9, "rm")
            yield Label(str(count), x + dx, y + dy, 34, "bold", INK, COLOUR["leaf"], anchor)


# An upkeep.


def upkeep_band(upkeep: Upkeep, say: Say, lower: str, box: Box) -> Iterator[Item]:
    """Whose each step was: who married, lost a town, built, took a claim."""
    upper = say("sheet-upkeep", round=upkeep.round, rounds=upkeep.rounds)
    yield from heading(box, upper, lower, UPKEEP_WIDE)
    wide = (box.width - UPKEEP_WIDE - 24) / len(told.STEPS)
    for place, step in enumerate(told.STEPS):
        slot = Box(box.x + UPKEEP_WIDE + 18 + place * wide, box.y, wide, box.height)
        seats = [seat for seat, cells in enumerate(upkeep.rows) if concerns(step, cells[step])]
        x, y = slot.middle
        yield Sprite(HEADS[step], x, y - 28, 56)
        spread = min(46.0, (wide - 46) / max(1, len(seats) - 1))
        for beside, seat in centred(seats):
            yield from disc(seat, x + beside * spread, y + 34, 44)
        if step == "battle" and seats:
            yield Sprite("lost", x + 34, y - 12, 34)
        if not seats:
            yield Label("–", x, y + 34, 40, "bold", FAINT)


UPKEEP_WIDE: Final = 480.0
"""For the heading of an upkeep, beside its steps."""


def concerns(step: str, cell: Cell) -> bool:
    """Whether it is this seat that a step was about."""
    symbols = {gain.symbol for gain in cell.gains if gain.lost == (step == "battle")}
    return bool(symbols & _ABOUT[step])


_ABOUT: Final = {
    "marriage": {"bride", "reject"},
    "battle": {"viking"},
    "church": {"abbey"},
    "claims": set(REGIONS),
}

NAMES_WIDE: Final = 232.0
TOTAL_WIDE: Final = 112.0
HEADS: Final = {"marriage": "bride", "battle": "longship", "church": "abbey", "claims": "claim-up"}


def step_column(place: int) -> tuple[float, float]:
    """Left edge and width of a step's column."""
    wide = (SEATS.width - NAMES_WIDE - TOTAL_WIDE) / len(told.STEPS)
    return SEATS.x + NAMES_WIDE + place * wide, wide


def upkeep_table(upkeep: Upkeep, view: View, names: Names) -> Iterator[Item]:
    """What each step of an upkeep brought to each seat, and its points."""
    middle = SEATS.y + HEAD / 2
    for place, step in enumerate(told.STEPS):
        left, wide = step_column(place)
        yield Sprite(HEADS[step], left + wide / 2, middle, 44)
    yield Sprite("points", SEATS.x + SEATS.width - TOTAL_WIDE / 2, middle, 44)
    for seat in range(len(names)):
        yield from upkeep_row(upkeep, seat, row(seat, len(names)), names)


def upkeep_row(upkeep: Upkeep, seat: int, at: Box, names: Names) -> Iterator[Item]:
    best = upkeep.points[seat] == max(upkeep.points) > 0
    fill = COLOUR["glow"] if best else STRIPE if seat % 2 == 0 else ""
    if fill:
        yield Shape(at.x + 3, at.y, at.width - 6, at.height - 2, fill, radius=7)
    yield from named_row(seat, names, at, NAMES_WIDE - 70)
    y = at.y + at.height / 2
    for place, step in enumerate(told.STEPS):
        left, wide = step_column(place)
        yield Shape(left, at.y + 6, 2, at.height - 12, COLOUR["tan"])
        yield from cell_of(upkeep.rows[seat][step], left + wide / 2, y, wide - 8)
    gained = upkeep.points[seat]
    x = SEATS.x + SEATS.width - TOTAL_WIDE / 2
    yield Label(f"+{gained}" if gained else "–", x, y, 40, "bold", INK if gained else FAINT)


def cell_of(cell: Cell, x: float, y: float, wide: float) -> Iterator[Item]:
    """What a step brought to a seat, centred at (x, y), in at most `wide` units."""
    gains = told.joined(cell.gains)
    if not gains:
        return
    widths = [gain_width(gain) for gain in gains]
    scale = min(1.0, wide / sum(widths))
    at = x - sum(widths) * scale / 2
    for gain, own in zip(gains, widths, strict=True):
        yield from gain_of(gain, at + own * scale - 22, y)
        at += own * scale


def gain_width(gain: Gain) -> float:
    return 68.0 if gain.number > 1 or gain.symbol == "points" else 46.0


def gain_of(gain: Gain, x: float, y: float) -> Iterator[Item]:
    """One symbol at x, its number before it."""
    if told.is_region(gain.symbol):
        yield Sprite("claim-down" if gain.lost else "claim-up", x, y, 44)
        yield Label(str(REGIONS[gain.symbol].points), x, y, LEAST, "title")
    else:
        yield Sprite(gain.symbol, x, y, 41)
    if gain.lost:
        yield Sprite("lost", x + 14, y + 13, 24)
    if gain_width(gain) > 60:
        yield Label(str(gain.number), x - 22, y, 34, "bold", anchor="rm")
