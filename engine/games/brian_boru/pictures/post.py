"""The picture of a milestone's post: what changed, large, and who stands how; at a round's end the
whole board, after the end the poster: the island as it fell to the seats, the High King, the final
score."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.kit.contract import Event, Standing
from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text
from engine.kit.draw.ui import CENTRE, LEFT, Box, Element, Fill
from engine.kit.scene import Canvas, Scene, Stack, size_of
from engine.kit.showing import Names, Say
from engine.kit.words import SEAT_LETTERS, result

from ..box import CARDS, REGION_KEYS, REGION_OF, REGIONS, TOWN_INDEX
from ..state import FREE, Board, View
from ..words import telling
from ..words.telling import summary
from . import board, pieces
from .board import named
from .changes import STEPS, Changes, Gain, Trick, Turn, Upkeep, changes, joined, trick, upkeep
from .island import PLACES, TOWN_AT, WIDTHS, Ground, Things, Window, around, lands, part
from .pieces import ART, COLOUR, FAINT, GLOW, INK, LIT, MADDER, NAME, PAPER, STRIPE, VELLUM, WIDE


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Canvas:
    """The trick that is over with what it changed on the island; at other milestones the board, in
    place of its table what an upkeep brought; after the end the poster alone."""
    if view.standing is not None:
        return poster(view, view.standing, say, names)
    new, over = changes(events), trick(events)
    done = upkeep(before, events, view.seats)
    text = alt_text(summary(events, view, say, names) or telling.position(view, say, names))
    if over is not None:
        if done is None:
            return trick_post(over, new, view, say, names, text)
        head = trick_over(over, say)
    elif done is not None:
        head = upkeep_over(done, say, telling.phase(view, say))
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


# The poster of the end


HERO: Final = Ground("poster", 990, 1237, 262, 122, 0.6)
"""The island on the poster."""
RIBBON: Final = Box(120, 742, 750, 88)
TABLE: Final = Box(18, 930, 954, 289)
HEAD: Final = 56.0
"""Height of the row of symbols above the table."""
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


def poster(view: View, standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the crown, over the island; all points below."""
    board, first = view.board, standing.winners
    size = 150.0 if len(first) == 1 else 96.0
    x = HERO.width - 150 if len(first) == 1 else HERO.width / 2
    crowned = Box(x, RIBBON.y - size * (0.875 if len(first) == 1 else 0.715), 0, 0)
    heading = say("sheet-king" if len(first) == 1 else "sheet-kings")
    text = say(f"why-{standing.why}") if standing.why != "points" else story(board, first[0], say)
    points = ui.row(
        ui.text(heading, 42, "heading", VELLUM).padded(10),
        ui.text(str(standing.points[first[0]]), 54, "bold", COLOUR["glow"]),
        ui.icon("points", 48),
        gap=12,
    )
    title = ui.text(say("title").partition(":")[0], 74, "title", COLOUR["glow"])
    praise = ui.text(text, 34, "heading", VELLUM)
    things = [
        (Box(60, 28, HERO.width - 120, 88), title),
        *realm(board, first),
        (crowned, ui.row(*(king(seat, size) for seat in first), gap=size * 0.2)),
        (RIBBON, ribbon(first, names)),
        (Box(60, RIBBON.foot + 2, HERO.width - 120, 60), points),
        (Box(60, RIBBON.foot + 58, HERO.width - 120, 40), praise),
        (TABLE, scores(standing, names).named("scores")),
    ]
    whole = ui.canvas(ui.space(HERO.width, HERO.height), things)
    alt = alt_text(result(standing, say, names))
    return ui.scene(ART, whole, alt, base=HERO.base)


def realm(board: Board, first: list[int]) -> Things:
    """The regions in the colours of those who lead them, and all towns that were taken; those
    of the High King the largest."""
    yield from lands(board, HERO)
    for town, seat in enumerate(board.discs):
        if board.vikings[town]:
            yield HERO.at(TOWN_AT[town]), ui.icon("viking", 24)
        elif seat != FREE:
            crowned = seat in first
            rim = COLOUR["glow"] if crowned else VELLUM
            yield HERO.at(TOWN_AT[town]), pieces.piece(seat, 34 if crowned else 24, rim)


def king(seat: int, size: float) -> Element:
    """A winner's piece with a crown."""
    crown = ui.icon("crown", size * 0.62)
    return ui.column(crown, pieces.disc(seat, size), gap=-size * 0.19, align=0.5)


def ribbon(first: list[int], names: Names) -> Element:
    """The winners' names, each for itself: one that cannot be written has its letter instead."""
    size = 62 if len(first) < 3 else 42
    line = ui.shape(Fill(COLOUR["gold"]), 3, 40)
    cells = [
        ui.text(names[seat], size, "title", MADDER, instead=SEAT_LETTERS[seat])
        .panel(None, 11, height=60, align=CENTRE)
        .growing()
        .overlay(line if place else None, align=LEFT)
        for place, seat in enumerate(first)
    ]
    return ui.grid(cells, len(first)).padded(14)


def story(board: Board, seat: int, say: Say) -> str:
    """What the winner had at the end."""
    towns = sum(
        owner == seat and not vikings
        for owner, vikings in zip(board.discs, board.vikings, strict=True)
    )
    led = sum(pieces.leading(board, region) == seat for region in REGIONS)
    return say("poster-story", towns=towns, regions=led, brides=len(board.won[seat]))


def scores(standing: Standing, names: Names) -> Element:
    """A row for each seat in the order of the places."""
    order = standing.order
    high = (TABLE.height - HEAD - 10) / len(order)
    size = min(max(high * 0.7, 32), 44)
    signs = [ui.icon(SOURCES[source.key], 44) for source in standing.sources]
    rows: list[list[Element | None]] = [[None, None, None, ui.icon("crown", 46), *signs]]
    looks: list[Fill | None] = []
    for number, seat in enumerate(order):
        looks.append(GLOW if standing.places[seat] == 1 else STRIPE if number % 2 else None)
        place = ui.text(f"{standing.places[seat]}.", max(size * 0.9, ui.LEAST), "title")
        name = ui.text(names[seat], max(size, NAME), "bold", instead=SEAT_LETTERS[seat])
        total = ui.text(str(standing.points[seat]), size * 1.2, "bold")
        won = [source.points[seat] for source in standing.sources]
        cells = [ui.text(str(n), size, "plain", INK if n else FAINT).frame(74) for n in won]
        marked = pieces.disc(seat, min(high - 2, 58)).frame(66)
        rows.append([place.frame(48), marked, name.growing(), total.frame(80), *cells])
    whole = pieces.table(rows, looks, HEAD, high, (CENTRE, CENTRE, LEFT)).padded(5)
    return whole.frame(0, TABLE.height, align=ui.TOP)
