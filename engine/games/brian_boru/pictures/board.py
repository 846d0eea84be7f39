"""The picture of the board, from a view alone: what is going on or what happened, the island, the
marriage track, battle and church, the seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.kit.contract import Event, Standing
from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text
from engine.kit.draw.ui import CENTRE, LEFT, Box, Element, Fill
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say
from engine.kit.words import SEAT_LETTERS

from ..box import MARRIAGES, REGIONS, TOWN_KEYS, TOWNS, TRACK
from ..state import NOBODY, View
from ..state import Board as Position
from ..words import telling as words
from ..words.names import region_code, short_region
from . import pieces
from .changes import Changes, changes
from .island import BOARD, island
from .pieces import ART, COLOUR, FAINT, GLOW, INK, LIT, MADDER, NAME, SMALL_INK, STRIPE, VIKINGS

# Parts of the board's drawing.
BAND: Final = Box(18, 18, 954, 134)
"""What is going on, or what happened."""
TRACK_AT: Final = Box(772, 164, 194, 650)
BATTLE: Final = Box(560, 824, 196, 112)
CHURCH: Final = Box(766, 824, 200, 112)
SEATS: Final = Box(18, 944, 954, 275)
"""A row of symbols, then a row for each seat."""


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked."""
    new = changes(events)
    text = words.position(view, say, names)
    return whole_board(
        view, new, headline(view, say, names), seat_table(view, names, new.counts), text
    )


def whole_board(view: View, new: Changes, head: Element, seats: Element, text: str) -> Scene:
    """The board with this at its top and this as the table at its foot, told in these words."""
    position = view.board
    things = [
        *island(position, BOARD, new_towns=new.towns, new_claims=new.claims),
        (BAND, head.frame(BAND.width, BAND.height).named("headline")),
        (TRACK_AT, track(position, new.spaces).named("track")),
        (BATTLE, battle(position, new.battle).named("battle")),
        (CHURCH, church(position).named("church")),
        (SEATS, seats.named("seats")),
    ]
    whole = ui.canvas(ui.space(BOARD.width, BOARD.height), things)
    return ui.scene(ART, whole, alt_text(text), base=BOARD.base)


# What is going on


def headline(view: View, say: Say, names: Names) -> Element:
    """Where the game stands: the trick with its cards, or the phase; after the end who won."""
    if view.standing:
        return triumph(view.standing, names)
    if view.board.active < 0:
        return ui.text(words.phase(view, say), 48, "title", MADDER).padded(20)
    return trick_now(view.board, say, BAND.width)


def trick_now(position: Position, say: Say, width: float) -> Element:
    """The active town, and the cards on the table in playing order."""
    best = position.winner if position.winner != NOBODY else words.in_front(position)
    order = [(position.leader + place) % position.seats for place in range(position.seats)]
    cells = [
        played(position.played[seat], seat, seat == best).panel(
            LIT if seat == position.acting else None, 4, height=124
        )
        for seat in order
    ]
    town = TOWN_KEYS[position.active]
    return trick_band(town, position.trick, position.tricks, cells, say, width)


def trick_band(
    town: str, trick: int, tricks: int, cells: Sequence[Element], say: Say, width: float
) -> Element:
    """Which town a trick is about, and what each card is."""
    head = trick_head(town, trick, tricks, say, width / 11).frame(width / 3, align=LEFT)
    return ui.row(ui.space(10), head, ui.space(18), ui.grid(cells, len(cells)).growing())


def trick_head(town: str, trick: int, tricks: int, say: Say, size: float) -> Element:
    """The town that a trick is about, its sign so large, and which trick it is."""
    digits = ui.text(str(TOWNS[town].number), size / 2, "bold")
    sign = ui.icon(f"town-{TOWNS[town].colour}", size).overlay(digits)
    name = say("town", region=short_region(TOWNS[town].region), number=TOWNS[town].number)
    number = say("sheet-trick", trick=trick, tricks=tricks)
    return ui.row(sign, two_lines(name, number, 42), gap=10)


def two_lines(upper: str, lower: str, size: float) -> Element:
    return ui.column(
        ui.text(upper, size, "title", MADDER), ui.text(lower, NAME, "plain", SMALL_INK)
    )


def played(card: str, seat: int, best: bool) -> Element:
    """A card that lies on the table, or the place of one that is still to come."""
    if card:
        lying = pieces.mini_card(card, 112)
    else:
        lying = ui.shape(Fill("#e9dab4", COLOUR["brown"], 1.6, 9), 76, 112)
    crown = ui.icon("crown", 44) if best else None
    return lying.overlay(pieces.disc(seat, 52), x=30, y=42).overlay(crown, x=-26, y=44)


def triumph(standing: Standing, names: Names) -> Element:
    """The High King, or those who share it, crowned; with their points."""
    first = standing.winners

    def king(seat: int) -> Element:
        crowned = ui.column(ui.icon("crown", 52), pieces.disc(seat, 82), gap=-12, align=0.5)
        return ui.row(
            crowned, ui.text(names[seat], 50, "title", instead=SEAT_LETTERS[seat]), gap=14
        )

    points = ui.row(
        ui.text(str(standing.points[first[0]]), 60, "bold"), ui.icon("points", 60), gap=6
    )
    kings = ui.grid(map(king, first), len(first)).growing()
    look = Fill(COLOUR["glow"], COLOUR["gold"], 3, 6)
    return ui.row(kings, points.rigid()).panel(look, 20, height=BAND.height - 8).growing().padded(4)


# Beside the island


def track(position: Position, moved: Mapping[int, int]) -> Element:
    """The marriage track with its rewards and discs, and the card at its top. Seats that
    `moved` have dots around their disc, and a ghost of it at the space they came from."""
    moved = {seat: space for seat, space in moved.items() if space != position.track[seat]}
    offered = marriage_card(position.marriage) if position.marriage else ui.space()
    rows = [ui.column(ui.space(0, 8), offered).frame(178, 148, align=ui.TOP)]
    for space in range(len(TRACK) - 1, -1, -1):
        here = [seat for seat in range(position.seats) if position.track[seat] == space]
        size = 42 if space else 40
        lying = [
            ui.space(size, size).overlay(
                ui.icon("fresh", size * 1.34) if seat in moved else None, pieces.disc(seat, size)
            )
            for seat in here
        ]
        lying += [ghost(seat) for seat, before in moved.items() if before == space]
        if not space:
            lines = [ui.row(*lying[n : n + 4], gap=3) for n in range(0, len(lying), 4)]
            rows.append(ui.column(*lines, gap=-3).frame(176, 80, align=ui.CORNER))
            continue
        number = ui.text(str(space), ui.LEAST, "bold", COLOUR["brown"]).frame(30)
        symbols = ["bride"] if space == len(TRACK) - 1 else TRACK[space]
        rewards = ui.row(*(ui.icon(reward, 40) for reward in symbols), gap=-10)
        # Until an action is over, two discs may stand on one space.
        there = ui.row(*reversed(lying), gap=-8)
        row = ui.row(number, rewards, ui.spring(), there, ui.space(2))
        rows.append(row.rigid(180).frame(180, 42))
    return ui.column(*rows, gap=4, align=0.5).frame(0, TRACK_AT.height, align=ui.TOP)


def ghost(seat: int) -> Element:
    """Where a seat's disc was before."""
    letter = ui.text(SEAT_LETTERS[seat], ui.LEAST, "bold", COLOUR["brown"])
    return ui.icon("ghost", 40).overlay(letter)


def marriage_card(key: str) -> Element:
    """The card that is offered, with what it gives."""
    found = MARRIAGES[key]
    title = ui.row(ui.icon("bride", 44), ui.text(found.name, 34, "title"), gap=2)
    if found.princess:
        ways = ui.row(*(ui.icon(way, 50) for way in ("support", "trade", "reject")), gap=4)
        gives = ways.frame(0, 84)
    else:
        signs = []
        for kind, what in found.rewards:
            number = ui.text(str(what), 40, "bold") if kind == "points" else None
            signs.append(ui.row(number, ui.icon(kind, 41), gap=4))
        towns = [str(what) for kind, what in found.rewards if kind == "town"]
        region = ui.text(short_region(towns[0]), 33, "title", MADDER) if towns else None
        gives = ui.column(ui.row(*signs, gap=22), region, align=0.5).frame(0, 84)
    look = Fill(COLOUR["pale-yellow"], INK, 2, 8)
    whole = ui.column(title, gives.panel(None, width=170, align=CENTRE))
    return whole.panel(look, 4, 3, width=178, height=134, align=ui.CORNER)


def battle(position: Position, change: int = 0) -> Element:
    """Raiders still in the battle area, of the strength that landed."""
    ship = ui.row(ui.icon("longship", 58, width=93), pieces.delta(change), gap=20)
    number = ui.text(str(position.battle), 46, "bold")
    strength = ui.text(f"/ {position.strength}", ui.LEAST, "plain", SMALL_INK)
    left = ui.row(ui.icon("raider", 44), number, ui.space(4), strength, gap=6)
    return ui.column(ship, left).frame(170, align=LEFT)


def church(position: Position) -> Element:
    """Discs in the church area, counted by seat."""
    cells = [ui.icon("abbey", 40, width=56)]
    for seat, count in enumerate(position.church):
        if count:
            cells.append(ui.row(pieces.disc(seat, 40), ui.text(str(count), 34, "bold"), gap=1))
    return ui.grid(cells, 3, gap_y=10).frame(192, 100, align=ui.CORNER)


# The seats

COUNTS: Final = {"score": "points", "coins": "coin", "renown": "renown", "raiders": "raider"}
"""What is counted by seat, and its symbol."""


def seat_table(view: View, names: Names, changed: Mapping[str, Mapping[int, int]]) -> Element:
    """A row for each seat: name, whose turn, score and what lies in front of it; then its towns
    in each region, as they count for the claims: whoever leads is lit, the token's holder is
    framed. What changed since the last picture is green or red."""
    position = words.scored(view)
    count = position.seats + any(position.vikings)
    high = row_height(count)
    size = min(max(high * 0.78, 34), 42)
    awaited = {seat for seat, _ in view.awaited}
    if len(awaited) == position.seats:
        awaited = set()
    codes = [ui.text(region_code(key), ui.LEAST, "bold", MADDER) for key in REGIONS]
    heads = [ui.icon(sign, 42) for sign in COUNTS.values()]
    rows: list[list[Element | None]] = [[None, None, *heads, *codes]]
    looks: list[Fill | None] = []
    for seat in range(position.seats):
        looks.append(GLOW if seat in awaited else None if seat % 2 else STRIPE)
        marker = ui.icon("marker", 44) if seat == position.marker else None
        cells = [
            pieces.disc(seat, min(high - 2, 52)),
            ui.row(named(seat, names).growing(), marker).growing(),
        ]
        cells += [cell.frame(51) for cell in counts(position, seat, changed, size)]
        rows.append([*cells, *claims(position, seat, high, size)])
    if count > position.seats:
        small = min(high - 2, 44)
        support = ui.icon(position.princess, small) if position.princess else None
        holder = pieces.disc(position.princess_seat, small) if position.princess else None
        viking = ui.icon("viking", small)
        own = claims(position, VIKINGS, high, size)
        rows.append([holder, support, None, None, None, viking, *own])
        looks.append(None)
    return seats_of(rows, looks)


def counts(
    position: Position, seat: int, changed: Mapping[str, Mapping[int, int]], size: float
) -> Iterator[Element]:
    """What is counted of a seat; what became more is green, less red."""
    for what in COUNTS:
        number, change = getattr(position, what)[seat], changed[what].get(seat, 0)
        ink = COLOUR["green" if change > 0 else "red"] if change else INK if number else FAINT
        style = "bold" if number or change else "plain"
        yield ui.text(str(number), size * (1.1 if what == "score" else 1), style, ink)


def claims(position: Position, seat: int, high: float, size: float) -> Iterator[Element]:
    """The towns of a seat, or the Vikings', in each region."""
    for key, number, leads in pieces.majorities(position, seat):
        holds = seat != VIKINGS and position.claims[REGIONS[key].index] == seat
        line, thick = (COLOUR["gold"], 4) if holds else (INK, 1.4)
        look = Fill(pieces.wash(seat) if leads else "", line, thick, 7) if leads or holds else None
        text = ui.text(str(number) if number else "", size, "bold" if leads else "plain")
        cell = text.panel(look, width=55.5, height=high - 4, align=CENTRE)
        yield cell.frame(59.5).named(f"{key}-{seat}")


HEAD: Final = 46.0
"""Height of the row of symbols above a table."""


def row_height(count: int) -> float:
    return (SEATS.height - HEAD - 4) / count


def named(seat: int, names: Names) -> Element:
    """A seat's name; one that cannot be written leaves its letter."""
    return ui.text(names[seat], NAME, "bold", instead=SEAT_LETTERS[seat])


def seats_of(rows: list[list[Element | None]], looks: Sequence[Fill | None]) -> Element:
    """Of the seats: the first cell is their piece, the second their name."""
    framed = [[(first or ui.space()).frame(56), *others] for first, *others in rows]
    whole = pieces.table(framed, looks, HEAD, row_height(len(looks)), (CENTRE, LEFT))
    return whole.padded(3).frame(0, SEATS.height, align=ui.TOP)
