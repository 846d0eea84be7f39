"""The picture of a milestone's post: what changed, large, and who stands how; at a round's end the
whole board, after the end the poster."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import CENTRE, LEFT, Element, Fill
from engine.kit.scene import Canvas, Stack, size_of
from engine.kit.showing import Names, Say

from ..box import CARDS, REGION_KEYS, REGION_OF, REGIONS, TOWN_INDEX
from ..state import View
from ..words.chronicle import summary
from ..words.position import phase, position
from . import board, pieces
from .board import named
from .changes import STEPS, Changes, Gain, Trick, Turn, Upkeep, changes, joined, trick, upkeep
from .island import PLACES, TOWN_AT, WIDTHS, Window, around, part
from .pieces import ART, COLOUR, FAINT, GLOW, INK, LIT, PAPER, STRIPE, WIDE
from .poster import poster


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Canvas:
    """The trick that is over with what it changed on the island; at other milestones the board, in
    place of its table what an upkeep brought; after the end the poster alone."""
    if view.standing is not None:
        return poster(view, view.standing, say, names)
    new, over = changes(events), trick(events)
    done = upkeep(before, events, view.seats)
    text = alt_text(summary(events, view, say, names) or position(view, say, names))
    if over is not None:
        if done is None:
            return trick_post(over, new, view, say, names, text)
        head = trick_over(over, say)
    elif done is not None:
        head = upkeep_over(done, say, phase(view, say))
    else:
        head = board.headline(view, say, names)
    seats = board.seat_table(view, names, new.counts) if done is None else upkeep_table(done, names)
    return board.whole_board(view, new, head, seats, text)


# A trick

TALLEST: Final = 1237
ROW: Final = 72.0
WON: Final = Fill(COLOUR["pale-yellow"], radius=8)
"""Not as those who are awaited are lit."""


def trick_post(over: Trick, new: Changes, view: View, say: Say, names: Names, alt: str) -> Canvas:
    """The town and who won it, the part of the island that changed, a strip for each seat. Where
    more changed than there is room for, the town alone and what lies around it."""
    args = over.args
    town, winner = args["town"], args["winner"]
    won = None
    if winner is not None:
        won = pieces.disc(winner, 76).overlay(ui.icon("crown", 46), x=-38, y=24)
    which = board.trick_head(town, args["trick"], args["tricks"], say, 90)
    head = ui.row(which.growing(), won).panel(PAPER, 16, 4)
    upper = ui.scene(ART, head.growing(), "", width=WIDE)
    strips = seat_strips(over, new, view, names).panel(PAPER, 4, 4).growing()
    lower = ui.scene(ART, strips, "", width=WIDE)
    room = TALLEST - size_of(upper)[1] - size_of(lower)[1]
    towns = {*new.towns, TOWN_INDEX[town]}
    region = REGION_KEYS[REGION_OF[TOWN_INDEX[town]]]
    regions = {REGION_KEYS[n] for n in new.claims} | {region}
    windows = what_changed(towns, regions, room / ui.PIXELS)
    middle = [
        part(view.board, window, new_towns=new.towns, new_claims=new.claims)
        for window in windows or what_changed({TOWN_INDEX[town]}, {region}, 1)
    ]
    line = ui.scene(ART, ui.shape(Fill(COLOUR["gold"]), WIDE, 7), "", width=WIDE)
    between = [scene for each in middle for scene in (line, each)][1:]
    return Stack((upper, *between, lower), alt)


def what_changed(towns: Collection[int], regions: Collection[str], highest: float) -> list[Window]:
    """The part of the map that shows these, at most so high in widths; where it would be higher,
    one part in the north and one in the south. Nothing if even those leave no room."""
    if (whole := around(towns, regions, 0.4, highest)) is not None:
        return [whole]
    down = [TOWN_AT[town][1] for town in towns] + [PLACES[key].claim[1] for key in regions]
    down.sort()
    # Where most lies between them.
    _, cut = max((lower - upper, lower) for upper, lower in pairwise(down))
    found = []
    for north in (True, False):
        there = {town for town in towns if (TOWN_AT[town][1] < cut) is north}
        named = {key for key in regions if (PLACES[key].claim[1] < cut) is north}
        found.append(around(there, named, 0.24, highest, WIDTHS[-1:]))
    windows = [window for window in found if window is not None]
    high = sum((foot - top) / WIDTHS[-1] for _, top, _, foot in windows)
    return windows if len(windows) == 2 and high < highest - 0.01 else []


def seat_strips(over: Trick, new: Changes, view: View, names: Names) -> Element:
    """In playing order: the card, what it gave, and what the seat has now."""
    rows: list[list[Element | None]] = []
    rows.append([None, None, None, None, *(ui.icon(sign, 38) for sign in board.COUNTS.values())])
    looks: list[Fill | None] = []
    for turn in over.turns:
        won = turn.seat == over.args["winner"]
        looks.append(WON if won else None if len(looks) % 2 else STRIPE)
        gave = ui.row(*(sign for sign in given(turn, 36)), gap=8)
        who = [pieces.mini_card(turn.card, 70).frame(54), pieces.disc(turn.seat, 50).frame(58)]
        numbers = [n.frame(48) for n in board.counts(view.board, turn.seat, new.counts, 34)]
        rows.append([*who, named(turn.seat, names).growing(), gave.padded(8), *numbers])
    return pieces.table(rows, looks, 46, ROW, (CENTRE, CENTRE, LEFT, LEFT))


def given(turn: Turn, size: float, *, beside: bool = True) -> Iterator[Element]:
    """What the action that was chosen gave, with what was bought: signs, and how many beside or on
    them."""
    runs = CARDS[turn.card].runs[turn.action] if turn.action >= 0 else ()
    for icon, count in runs:
        number = count + turn.extras.get(icon, 0)
        sign, text = ui.icon(icon, size), None
        if number > 1:
            text = ui.text(str(number), size * 0.83, "bold", halo=COLOUR["leaf"])
        yield ui.row(sign, text, gap=2) if beside else sign.overlay(text, align=(1, 0.5), y=9)


def trick_over(over: Trick, say: Say) -> Element:
    """In the board's band: the town, the cards in playing order, and what each one gave."""
    cells = []
    for turn in over.turns:
        won = turn.seat == over.args["winner"]
        gave = given(turn, 41, beside=len(over.turns) < 5)
        cell = ui.row(board.played(turn.card, turn.seat, won), ui.column(*gave))
        cells.append(cell.panel(LIT if won else None, 6, height=124))
    args = over.args
    return board.trick_band(
        args["town"], args["trick"], args["tricks"], cells, say, board.BAND.width
    )


# An upkeep

HEADS: Final = {"marriage": "bride", "battle": "longship", "church": "abbey", "claims": "claim-up"}
_ABOUT: Final = {
    "marriage": {"bride", "reject"},
    "battle": {"viking"},
    "church": {"abbey"},
    "claims": set(REGIONS),
}


def upkeep_over(upkeep: Upkeep, say: Say, lower: str) -> Element:
    """Whose each step was: who married, lost a town, built, took a claim."""
    upper = say("sheet-upkeep", round=upkeep.round, rounds=upkeep.rounds)

    def whose(step: str) -> Element:
        seats = [
            seat
            for seat, row in enumerate(upkeep.rows)
            if any(g.symbol in _ABOUT[step] and g.lost == (step == "battle") for g in row[step])
        ]
        lost = ui.icon("lost", 34) if step == "battle" and seats else None
        sign = head(step, 56).overlay(lost, x=34, y=16)
        who = pieces.discs(seats, 44, 106) if seats else ui.text("–", 40, "bold", FAINT)
        return ui.column(sign, who.frame(0, 52), gap=10, align=0.5).panel(None, align=CENTRE)

    lines = board.two_lines(upper, lower, 44).frame(462, align=LEFT)
    return ui.row(ui.space(18), lines, ui.grid(map(whose, STEPS), len(STEPS)).growing())


def head(step: str, size: float) -> Element:
    """The sign of a step of an upkeep."""
    wide = {"battle": 96 / 60, "church": 84 / 60}.get(step, 1) * size
    return ui.icon(HEADS[step], size, width=wide)


def upkeep_table(upkeep: Upkeep, names: Names) -> Element:
    """What each step of an upkeep brought to each seat, and its points."""
    heads = [head(step, 44) for step in STEPS]
    rows: list[list[Element | None]] = [[None, None, *heads, ui.icon("points", 44)]]
    looks: list[Fill | None] = []
    high = board.row_height(len(upkeep.rows))
    for seat, steps in enumerate(upkeep.rows):
        points = upkeep.points[seat]
        best = points == max(upkeep.points) > 0
        looks.append(GLOW if best else None if seat % 2 else STRIPE)
        total = ui.text(f"+{points}" if points else "–", 40, "bold", INK if points else FAINT)
        line = ui.shape(Fill(COLOUR["tan"]), 2, high - 12)
        cells = [gained(steps[step]).frame(152).overlay(line, align=LEFT) for step in STEPS]
        rows.append([pieces.disc(seat, 40), named(seat, names).growing(), *cells, total.frame(112)])
    return board.seats_of(rows, looks)


def gained(gains: Iterable[Gain]) -> Element:
    """What a step brought to a seat."""

    def gain(one: Gain, size: float) -> Element:
        number = None
        if one.number > 1 or one.symbol == "points":
            number = ui.text(str(one.number), size * 0.83, "bold")
        if one.symbol in REGIONS:
            points = ui.text(str(REGIONS[one.symbol].points), ui.LEAST, "title")
            sign = ui.icon("claim-down" if one.lost else "claim-up", size).overlay(points)
        else:
            wide = size * 84 / 60 if one.symbol == "abbey" else size
            sign = ui.icon(one.symbol, size, width=wide)
        lost = ui.icon("lost", size * 0.6) if one.lost else None
        return ui.row(number, sign.overlay(lost, x=14, y=13), gap=2)

    each = joined(gains)
    return ui.largest(lambda size: ui.row(*(gain(one, size) for one in each), gap=4), 41, 28)
