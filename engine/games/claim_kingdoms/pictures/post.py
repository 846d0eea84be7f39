"""The picture of a milestone's post, to be read as it arrives: what was played and what came of it,
large, that part of the map, and how everybody stands. After the end the poster: who rules, who
follows them, and the final score by source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.contract import Event, Standing
from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text, medal, names_of, signed
from engine.kit.draw.ui import LEFT, TOP, Box, Element, Fill
from engine.kit.scene import Item, Scene, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words import SEAT_LETTERS, by_turns, count, listed

from ..box import VALUE
from ..rules.ground import cell_of
from ..rules.turns import Place, Score, final_standing, scores
from ..state import Board, View
from ..words import telling
from ..words.names import name as name_of
from ..words.names import power_text
from ..words.telling import summary
from .board import Changes, board, came_of, changes, chips, played
from .pieces import (
    ART,
    COLOUR,
    FAINT,
    FITTED,
    INK,
    SMALL,
    VELLUM,
    Grid,
    card,
    ground_of,
    picture,
    piece,
    sign,
    tile,
    worth,
)
from .prompt import RIM, WIDEST, factions_page, frame, window

HIGHEST: Final = 5 / 4 * ui.NEAR
TOLD: Final = 420
"""Characters of a post's alt text for what happened; the position has the rest."""


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Scene:
    """At the beginning the factions with what they do, at the end the poster; else what the turn
    brought, or, where a post tells several turns, what each of them did."""
    if view.standing is not None:
        return poster(view.standing, say, names)
    begun = [event for event in events if event.kind == "game-start"]
    story = alt_text(summary(events, view, say, names))
    if begun:
        return factions_page(begun[-1].args["factions"], say, story)
    turns = [Turn(tuple(turn), **turn[-1].args) for turn in by_turns(events)[:-1]]
    if not turns:
        return board(view, say, names, events)
    told = f"{story[:TOLD]}\n{telling.position(view, say, names)}".strip()
    new = changes(events)
    if len(turns) == 1:
        above = [turn_large(turns[0], say, names)]
        below = [standings(view, new, names)]
    else:
        above, below = [], strips(turns, view, new, say, names)
    # What is left of the height is the map's; who leads where stands there too if there is room.
    placed = [part.place(ui.NEAR) for part in (*above, *below)]
    room = HIGHEST - sum(part.height for part in placed)
    region = map_of(view, new, turns, room)
    above.append(region)
    leading = leaders(view.board)
    if region.place(ui.NEAR).height + leading.place(ui.NEAR).height <= room:
        above.append(leading)
    whole = ui.column(*above, *below)
    return ui.scene(ART, whole, alt_text(told), width=ui.NEAR, ground=COLOUR["leather"])


# What was played


class Turn(Struct, frozen=True):
    """A card that was played, and all that came of it."""

    events: tuple[Event, ...]
    seat: int
    turn: int
    card: str
    space: str

    @property
    def gained(self) -> tuple[int, int]:
        """The seat's points, and how many spaces changed: by this the largest turn is found."""
        new = changes(self.events)
        return new.points.get(self.seat, 0), len(new.cells)


def turn_large(turn: Turn, say: Say, names: Names) -> Element:
    """Over the whole width: who played what where, the card with what it does, what came of it."""
    line = played(turn.seat, turn.card, turn.space, say, names, 40)
    head = line.panel(Fill(COLOUR["madder"]), 14, height=60).growing()
    does = ui.paragraph(power_text(say, turn.card), 28, gap=-4)
    signs = ui.wrapped(chips(turn.events, 54, INK), 590, 20)[:2]
    came = ui.column(does, *(ui.row(*each, gap=20) for each in signs), gap=8)
    body = ui.row(tile(turn.card, 124), came.growing(), gap=16)
    return ui.column(head, body.panel(Fill(VELLUM), 12, 10).growing())


def strips(
    turns: Sequence[Turn], view: View, new: Changes, say: Say, names: Names
) -> list[Element]:
    """A strip for each seat in the order of their turns, the largest of them large."""
    best = max(turns, key=lambda turn: turn.gained)
    found = [strip(turn, view, new, say, names, large=turn is best) for turn in turns]
    idle = [seat for seat in range(view.seats) if all(turn.seat != seat for turn in turns)]
    return found + [
        ui.row(*seat_now(view, seat, new, names), gap=10).panel(ground(seat), 10, 4).growing()
        for seat in idle
    ]


def strip(turn: Turn, view: View, new: Changes, say: Say, names: Names, *, large: bool) -> Element:
    """The card, where it was played and what came of it, what the seat has now."""
    size, signs = (124, 54) if large else (84, 43)
    marker, *now = seat_now(view, turn.seat, new, names)
    where = ui.text(turn.space, 34, "bold").rigid()
    came = came_of(turn.events, signs)
    if large:
        what = say("picture-played", card=name_of(say, turn.card), space=turn.space)
        lines = [ui.row(*now, gap=10).growing(), ui.text(what, 36, "title"), came]
    else:
        lines = [ui.row(*now, gap=10).growing(), ui.row(where, came, gap=16)]
    whole = ui.row(marker, tile(turn.card, size), ui.column(*lines, gap=2).growing(), gap=10)
    return whole.panel(ground(turn.seat), 10, 4).growing()


def ground(seat: int) -> Fill:
    return Fill(COLOUR["parchment" if seat % 2 else "vellum"], COLOUR["tan"], 1.6)


# How everybody stands


def standings(view: View, new: Changes, names: Names) -> Element:
    """A line for each seat."""
    rows = ui.aligned([seat_now(view, seat, new, names) for seat in range(view.seats)], 10)
    return ui.column(*(row.panel(ground(n), 10, 2).growing() for n, row in enumerate(rows)))


def seat_now(view: View, seat: int, new: Changes, names: Names) -> list[Element]:
    """Who it is; points, by how many they have changed, and what they would be if the game ended
    now; followers left."""
    board, change = view.board, signed(new.points.get(seat, 0))
    ink = COLOUR["forest" if change.startswith("+") else "red"]
    now, few = final_standing(board).points[seat], board.supply[seat] <= 3

    def number(value: int, width: float, colour: str = INK) -> Element:
        return ui.text(str(value), 36, "bold", colour).frame(width, align=LEFT)

    return [
        piece(seat, 44),
        ui.text(names[seat], 36, "bold", instead=SEAT_LETTERS[seat]).growing(),
        ui.icon("points", 38),
        number(board.score[seat], 40),
        ui.text(change, 30, "bold", ink).frame(44, align=LEFT),
        ui.icon("crown", 38),
        number(now, 42),
        ui.icon("supply", 38),
        number(board.supply[seat], 40, COLOUR["red"] if few else INK),
    ]


def leaders(board: Board) -> Element:
    """Under each war map and faction who would score it if the game ended now."""

    def column(place: Place, score: Score) -> Element:
        most = max(score.points)
        lead = [piece(seat, 34) for seat, n in enumerate(score.points) if n and n == most]
        whole = ui.column(
            sign(place, 28, 36).frame(0, 40), *(lead or [ui.text("–", 28)]), align=0.5
        )
        return whole.panel(None, align=TOP).growing()

    columns = [column(place, score) for place, score in scores(board).items()]
    table = ui.grid(columns, len(columns))
    return table.panel(Fill(COLOUR["tan"]), 6, 3).growing()


# The map


def map_of(view: View, new: Changes, turns: Sequence[Turn], room: float) -> Element:
    """The part of the map where something changed; if that is too high, where the largest turn's
    card was played."""
    board = view.board
    last = [cell_of(turn.space) for turn in turns]
    best = cell_of(max(turns, key=lambda turn: turn.gained).space)
    grid = window(board, [*new.cells, *last], WIDEST)
    if high(grid) > room:
        grid = window(board, [best], WIDEST)
    inside = (item for item in drawn(board, grid, new, last) if lies_within(item, grid))
    sea = Fill(COLOUR["sea" if board.maps else "land-2"])
    lying = ui.drawing([*inside, *frame(board, grid)], ui.NEAR, high(grid))
    return ui.shape(sea, ui.NEAR, high(grid)).overlay(lying)


def lies_within(item: Item, grid: Grid) -> bool:
    """Whether the frame covers what reaches beyond it."""
    right, foot = grid.x + grid.columns * grid.size, grid.y + grid.rows * grid.size
    inside = min(item.x - grid.x, right - item.x, item.y - grid.y, foot - item.y)
    reach = item.size / 2 - grid.size * 0.65 if isinstance(item, Sprite) else 0
    return inside > max(0.0, reach)


def high(grid: Grid) -> float:
    return grid.y + grid.rows * grid.size + RIM


def drawn(board: Board, grid: Grid, new: Changes, last: Sequence[int]) -> Iterator[Item]:
    yield from ground_of(board, grid)
    for cell in {*new.cells, *last}:
        stays = cell in last and cell in board.cards
        mark, size = ("last", 96) if stays else ("fresh", 92)
        yield Sprite(mark, *grid.at(cell), size * grid.zoom)
    for cell in sorted(board.cards):
        yield from card(board, cell, grid)


# The poster of the end


HEIGHT: Final = 934.0
SIZES: Final = (88.0, 59.0, 47.0, 38.0)
"""Of a winner's follower, by how many they are."""
CARD: Final = 94.0


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the kingdom, between the factions that they have won; below
    all points by source."""
    left, right = retinue(standing)
    title = ui.text(say("title"), 36, "title", COLOUR["glow"], halo=COLOUR["ink"])
    things = [
        (Box(50, 15, 650, 50), title),
        (Box(63, 65, 197, 197), left),
        (Box(275, 67, 200, 200), medal(standing, piece, SIZES, 156)),
        (Box(490, 65, 197, 197), right),
        (Box(117, 272, 516, 62), names_of(standing, say, names, 44, COLOUR["madder"])),
        (Box(25, 340, ui.NEAR - 50, 96), story(standing, say)),
        (Box(18, 446, ui.NEAR - 36, 472), table(standing, names).named("scores")),
    ]
    whole = ui.canvas(ui.icon("poster", HEIGHT, width=ui.NEAR), things)
    return picture(whole, alt_text(telling.result(standing, say, names)))


def table(standing: Standing, names: Names) -> Element:
    """Under each source of points what it is worth and what each seat has from it; the winners'
    rows are lit."""
    sources = standing.sources
    maps = sum(one.key not in VALUE for one in sources)
    # A source of two numbers takes more room than a faction.
    step = min(60.0, (ui.NEAR - 36 - 52 - 62) / (len(sources) + maps * 0.25))
    widths = [step if one.key in VALUE else step * 1.25 for one in sources]
    signs = []
    for one in sources:
        place = place_of(one.key)
        drawn = ui.icon("points", 36) if place is None else sign(place, SMALL, 36)
        value = "" if place is None else worth(place)
        text = ui.text(value, SMALL, "bold", FAINT)
        signs.append(ui.column(drawn.frame(0, 36), text, align=0.5))
    head = ui.row(ui.space(52), *(cell.frame(w) for cell, w in zip(signs, widths, strict=True)))

    def row(seat: int) -> Element:
        cells = []
        for one, wide in zip(sources, widths, strict=True):
            won = one.points[seat]
            style = "bold" if won and won == max(one.points) else "plain"
            ink = COLOUR["ink"] if won else COLOUR["brown"]
            cells.append(ui.text(str(won) if won else "–", 30, style, ink).frame(wide))
        name = ui.text(names[seat], FITTED, "bold", least=SMALL, instead=SEAT_LETTERS[seat])
        total = ui.text(str(standing.points[seat]), 42, "bold").frame(62)
        marker = piece(seat, 42).frame(52)
        lines = ui.column(name, ui.row(*cells), gap=-4)
        lit = Fill(COLOUR["glow"], radius=8) if standing.places[seat] == 1 else None
        whole = ui.row(marker, lines.growing(), total)
        return whole.panel(lit, height=min(118.0, 392 / len(standing.places))).growing()

    return ui.column(head, *map(row, standing.order), gap=4)


def place_of(source: str) -> Place | None:
    """The war map or faction of a source; None for the points of play."""
    kind, _, number = source.partition("-")
    return int(number) if kind == "map" else source if source in VALUE else None


def won(standing: Standing) -> list[str]:
    """Where the winners have got the most: sources, the best first."""
    first = standing.winners
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
    of_left = [ui.row(*reversed(left[n : n + 2]), gap=8) for n in range(0, len(left), 2)]
    of_right = [ui.row(*right[n : n + 2], gap=8) for n in range(0, len(right), 2)]
    down = 0.0 if len(cards) > 4 else 0.5
    return (
        ui.column(*of_left, gap=8, align=1).frame(197, 197, align=(1, down)),
        ui.column(*of_right, gap=8).frame(197, 197, align=(0, down)),
    )


def story(standing: Standing, say: Say) -> Element:
    """In a sentence how it was won."""
    first, keys = standing.winners, won(standing)
    factions = [name_of(say, key) for key in keys if key in VALUE]
    maps = [str(place_of(key)) for key in keys if key not in VALUE]
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
    if line.width <= ui.NEAR - 50:
        return line
    return ui.paragraph(text, 28, "heading", VELLUM, align=0.5, gap=-4)


def _some(found: Sequence[str], say: Say) -> str:
    """The first three."""
    return listed(list(found[:3]), say) if found else ""
