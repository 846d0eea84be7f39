"""The picture of the whole board, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.labels import signed
from engine.kit.draw.ui import CENTRE, LEFT, Box, Element, Fill
from engine.kit.scene import Item, Scene, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import FACTIONS, MAPS
from ..rules.ground import WIDTH
from ..rules.scoring import Place, Score, scores
from ..state import Board, View
from ..words.position import position as in_words
from . import pieces
from .headline import Changes, changes, headline
from .pieces import CELL, COLOUR, FAINT, FITTED, INK, VELLUM, Grid
from .pieces import WIDTH as WIDE

FRAME: Final = 8.0
COLUMNS: Final = 10
BAND_LEFT: Final = 30.0
"""Beside the map, with the numbers of its rows."""
BAND_TOP: Final = 32.0
"""Above it, with the letters of its columns."""
HEADER: Final = Box(FRAME, FRAME, WIDE - 2 * FRAME, 104)
"""What happened, and the cards to take."""
HEAD: Final = 68.0
"""Above the seats' rows: the signs of the maps and the factions."""
ROW: Final = 48.0
SMALL: Final = 26.0
"""The smallest letters, of 900 units."""
SMALL_INK: Final = "#6b5335"


class Plan(Struct, frozen=True):
    """The board picture for so many seats, with war maps or on a free grid."""

    seats: int
    maps: bool

    @property
    def base(self) -> str:
        return f"{'board' if self.maps else 'free'}-{self.seats}"

    @property
    def rows(self) -> int:
        """Of spaces that the window of the map has room for."""
        return 4 if self.maps and self.seats == 2 else 8

    @property
    def window(self) -> Box:
        return Box(BAND_LEFT, HEADER.foot + 2 + BAND_TOP, COLUMNS * CELL, self.rows * CELL)

    @property
    def table(self) -> Box:
        high = HEAD + ROW * self.seats + 6
        return Box(FRAME, self.window.foot + 14, WIDE - 2 * FRAME, high)


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked."""
    position = view.board
    plan = Plan(position.seats, bool(position.maps))
    new, high = changes(events), plan.table.foot + FRAME
    head = headline(view, events, new, say, names).frame(HEADER.width, HEADER.height)
    things = [
        (HEADER, head.named("headline")),
        (Box(0, 0, WIDE, high), ui.drawing(kingdom(position, plan, new), WIDE, high)),
        (plan.table, table(view, plan, new, say, names).named("seats")),
    ]
    whole = ui.canvas(ui.space(WIDE, high), things)
    return pieces.picture(whole, in_words(view, say, names), width=WIDE, base=plan.base)


# The map


def kingdom(board: Board, plan: Plan, new: Changes) -> Iterator[Item]:
    """The spaces with all that lies on them, and the names of rows and columns."""
    grid = grid_of(board, plan)
    yield from pieces.ground_of(board, grid)
    if board.maps or board.cards:
        yield from pieces.coordinates(board, grid, BAND_TOP / 2, (BAND_LEFT - FRAME) / 2, SMALL)
    for cell in new.cells:
        if cell != board.last:
            yield Sprite("fresh", *grid.at(cell), 92 * grid.zoom)
    for cell in sorted(board.cards):
        if cell == board.last:
            yield Sprite("last", *grid.at(cell), 96 * grid.zoom)
        yield from pieces.card(board, cell, grid)


def grid_of(board: Board, plan: Plan) -> Grid:
    """Where the cells lie on the board picture: the war maps as they are, the free grid with a
    space around its cards, in the middle and as large as there is room."""
    window = plan.window
    if board.maps or not board.cards:
        return Grid(window.x, window.y, CELL, rows=plan.rows, columns=COLUMNS)
    rows = [cell // WIDTH for cell in board.cards]
    columns = [cell % WIDTH for cell in board.cards]
    high, wide = max(rows) - min(rows) + 3, max(columns) - min(columns) + 3
    size = min(CELL, window.width / wide, window.height / high)
    x = window.x + (window.width - wide * size) / 2
    y = window.y + (window.height - high * size) / 2
    return Grid(x, y, size, min(rows) - 1, min(columns) - 1, high, wide)


# The seats


def table(view: View, plan: Plan, new: Changes, say: Say, names: Names) -> Element:
    """A row for each seat: score, supply, cards in hand, and its followers as they count on
    each map and each faction's cards; who would score is marked."""
    board = view.board
    places = scores(board)
    # A map's column is somewhat wider than a faction's.
    parts = len(board.maps) * 1.2 + len(board.factions)
    step = min(62.0, (plan.table.width - 382) / max(1.0, parts))
    widths = [step * 1.2] * len(board.maps) + [step] * len(board.factions)
    rows: list[list[Element | None]] = [[None, moon(board, say), *heads(places, widths)]]
    looks: list[Fill | None] = []
    for seat in range(board.seats):
        best = view.standing is not None and view.standing.places[seat] == 1
        # In a picture that stays nobody is awaited: whose turn it was is no news there.
        lit = best or (view.standing is None and view.awaited and seat == board.active)
        fill = COLOUR["glow"] if lit else "" if seat % 2 else VELLUM
        looks.append(Fill(fill, radius=7) if fill else None)
        cells = []
        for (place, score), wide in zip(places.items(), widths, strict=True):
            second = isinstance(place, int) and score.points[seat] < MAPS[place].first
            cells.append(majority(score, seat, wide, second=second))
        rows.append([*seat_cells(view, seat, new, names), *cells])
    head, *lines = ui.aligned(rows, aligns=(CENTRE, LEFT))
    grounds = [ui.space(0, ROW - 4).panel(look).growing() for look in looks]
    panels = [ground.overlay(line) for ground, line in zip(grounds, lines, strict=True)]
    top = ui.space(0, HEAD).growing().overlay(head)
    return ui.column(top, ui.space(0, -2), *panels, gap=4).padded(7)


def moon(board: Board, say: Say) -> Element | None:
    """The Werewolves' moon, by name where there is room."""
    if not any(FACTIONS[key].power.rule == "moon" for key in board.factions):
        return None
    drawn = ui.icon(f"moon-{board.moon}", 40)
    words = ui.text(say("at-moon", moon=board.moon).rstrip("."), SMALL, "heading").rigid()
    return ui.first_with_room(ui.row(drawn, words, gap=5), drawn)


def heads(places: Iterable[Place], widths: Sequence[float]) -> Iterator[Element | None]:
    """The signs above the columns."""
    yield ui.icon("points", 38)
    yield None
    yield ui.icon("supply", 38)
    yield ui.icon("cards", 38)
    for place, wide in zip(places, widths, strict=True):
        drawn = pieces.sign(place, SMALL, min(40.0, wide + 2))
        value = ui.text(pieces.worth(place), SMALL, "bold", SMALL_INK)
        yield ui.column(drawn.frame(0, 34 * isinstance(place, str)), value, align=0.5)


def seat_cells(view: View, seat: int, new: Changes, names: Names) -> Iterator[Element]:
    """Who it is, and what they have."""
    board, standing = view.board, view.standing
    best = standing is not None and standing.places[seat] == 1
    waited = any(seat == other for other, _ in view.awaited)
    crown = ui.icon("crown", 26) if best else None
    yield pieces.piece(seat, 42).overlay(crown, y=-20).frame(50)
    change = "" if standing else signed(new.points.get(seat, 0))
    # The hourglass stands where the points just made would, else behind the name.
    glass = ui.icon("awaited", 36)
    name = ui.text(names[seat], FITTED, "bold", least=SMALL, instead=SEAT_LETTERS[seat])
    yield ui.row(name.growing(), glass if waited and change else None).growing()
    points = standing.points[seat] if standing else board.score[seat]
    yield ui.text(str(points), 36, "bold").frame(58)
    ink = COLOUR["forest" if change.startswith("+") else "red"]
    beside = ui.text(change, SMALL, "bold", ink) if change else glass if waited else ui.space()
    yield beside.frame(40)
    few = board.supply[seat] <= 3 and standing is None
    yield ui.text(str(board.supply[seat]), 30, "bold", COLOUR["red"] if few else INK).frame(40)
    held = len(view.hands[seat])
    yield ui.text(str(held), 30, "bold", INK if held else FAINT).frame(40)


def majority(score: Score, seat: int, room: float, *, second: bool) -> Element:
    """One seat's followers in one place; on gold when it would score, on white for a second."""
    count, look = score.counts[seat], None
    if score.points[seat]:
        look = Fill(COLOUR["amber"], INK, 2, 7)
        if second:
            look = Fill(VELLUM, COLOUR["brown"], 2, 17)
    style, ink = ("bold", INK) if count else ("plain", FAINT)
    number = ui.text(str(count) if count else "–", 28, style, ink)
    return number.panel(look, width=min(room - 3, 42.0), height=36, align=CENTRE).frame(room)
