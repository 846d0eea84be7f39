"""The picture of the whole board, from a view alone. At its top what is new since the last picture:
who played what and what came of it, in a line and signs; the cards to take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.pictures import signed
from engine.kit.draw.ui import CENTRE, LEFT, Box, Element, Fill
from engine.kit.scene import Item, Scene, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words import SEAT_LETTERS, seats_listed

from ..box import FACTIONS, MAPS, TREASURES
from ..rules.ground import WIDTH, cell_of
from ..rules.turns import Place, Score, scores
from ..state import Board, View
from ..words import telling
from ..words.names import name as name_of
from ..words.telling import position as in_words
from . import pieces
from .pieces import CELL, COLOUR, FAINT, FITTED, INK, SMALL, VELLUM, Grid
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
LEAST: Final = 26.0
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
        yield from pieces.coordinates(board, grid, BAND_TOP / 2, (BAND_LEFT - FRAME) / 2, LEAST)
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
    words = ui.text(say("at-moon", moon=board.moon).rstrip("."), LEAST, "heading").rigid()
    return _first_with_room(ui.row(drawn, words, gap=5), drawn)


def heads(places: Iterable[Place], widths: Sequence[float]) -> Iterator[Element | None]:
    """The signs above the columns."""
    yield ui.icon("points", 38)
    yield None
    yield ui.icon("supply", 38)
    yield ui.icon("cards", 38)
    for place, wide in zip(places, widths, strict=True):
        drawn = pieces.sign(place, LEAST, min(40.0, wide + 2))
        value = ui.text(pieces.worth(place), LEAST, "bold", SMALL_INK)
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
    name = ui.text(names[seat], FITTED, "bold", least=LEAST, instead=SEAT_LETTERS[seat])
    yield ui.row(name.growing(), glass if waited and change else None).growing()
    points = standing.points[seat] if standing else board.score[seat]
    yield ui.text(str(points), 36, "bold").frame(58)
    ink = COLOUR["forest" if change.startswith("+") else "red"]
    beside = ui.text(change, LEAST, "bold", ink) if change else glass if waited else ui.space()
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


# What is new since the last picture


NAMED: Final = 150.0
"""Room that a name needs at least."""
CARD: Final = 86.0


class Changes(Struct, frozen=True):
    """What is new since the last picture, so that the next one can mark it."""

    cells: tuple[int, ...] = ()
    """Where cards or followers came, went or changed, in order."""
    points: dict[int, int] = {}
    """Points gained or lost, by seat, where that is not nothing."""
    display: int = 0
    """How many cards of the display are new; they are the last ones."""


def changes(events: Sequence[Event]) -> Changes:
    """Collected from the public ones of these events."""
    spaces, points, display = set[str](), dict[int, int](), 0
    for event in events:
        args = event.args
        if event.seats is not None:
            continue
        match event.kind:
            case "card-moved" | "follower-moved":
                spaces |= {args["before"], args["space"]}
            case "followers-exchanged":
                spaces |= {args["one"], args["other"]}
            case "points":
                points[args["seat"]] = points.get(args["seat"], 0) + args["points"]
            case "raided":
                points[args["owner"]] = points.get(args["owner"], 0) - 1
            case "display-filled":
                display += len(args["cards"])
            case kind if kind in _AT_SPACE:
                spaces.add(args["space"])
    told = {seat: change for seat, change in sorted(points.items()) if change}
    return Changes(tuple(sorted(map(cell_of, spaces))), told, display)


_AT_SPACE = (
    *("card-played", "card-swapped", "follower-added", "follower-removed", "petrified", "poisoned"),
    "turned-down",
)
"""Kinds that change one space."""


def headline(view: View, events: Sequence[Event], new: Changes, say: Say, names: Names) -> Element:
    """Who played what where, below it what came of it; or where the game stands, or who won. Then
    the cards to take."""
    told = _told(view, events, say, names)
    return ui.row(ui.space(18), told.growing(), ui.space(10), taken(view, new, CARD), ui.space(8))


def _told(view: View, events: Sequence[Event], say: Say, names: Names) -> Element:
    cards = [e for e in events if e.kind == "card-played" and e.args["why"] == "hand"]
    if view.standing is not None:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        text = say("picture-winners", names=seats_listed(first, say, names), count=len(first))
        letters = ", ".join(SEAT_LETTERS[seat] for seat in first)
        return ui.row(ui.icon("crown", 40), _title(text, letters), gap=12)
    if not cards:
        return _title(telling.phase(view, say))
    if len(cards) > 1:
        points = changes(events).points
        cells = [_turn(event, points, roomy=len(cards) < 4) for event in cards]
        return ui.grid(cells, max(len(cells), 3)).padded(0)
    seat, card, space = (cards[0].args[key] for key in ("seat", "card", "space"))
    line = played(seat, card, space, say, names, FITTED)
    return ui.column(line, came_of(events, 44, VELLUM), gap=-1)


def played(seat: int, card: str, space: str, say: Say, names: Names, size: float) -> Element:
    """Who played what where, in light letters."""
    what = say("picture-played", card=name_of(say, card), space=space)
    # A name of which less is left than some letters says nothing.
    name = _title(names[seat], SEAT_LETTERS[seat], size)
    name = ui.row(replace(name, least=min(name.width, NAMED)), _title(":", size=size), gap=5)
    said = ui.text(what, SMALL, "title", VELLUM).rigid()
    return _first_with_room(
        ui.row(pieces.piece(seat, 42), name, _title(what, size=size).rigid(), gap=9),
        ui.row(pieces.piece(seat, 42), name, said, gap=9),
        ui.row(pieces.piece(seat, 42), _title(what, size=size), gap=9),
    )


def _title(text: str, instead: str = "", size: float = FITTED) -> Element:
    return ui.text(text, size, "title", VELLUM, least=SMALL, instead=instead)


def _turn(event: Event, points: dict[int, int], *, roomy: bool) -> Element:
    """Of a round: what somebody played where, and below it what it brought them."""
    seat = event.args["seat"]
    card = pieces.bare(event.args["card"], 40) if roomy else None
    upper = ui.row(
        pieces.piece(seat, 38), card, ui.text(event.args["space"], 28, "bold", VELLUM), gap=4
    )
    change = ui.text(signed(points.get(seat, 0)), 30, "bold", VELLUM)
    return ui.column(upper, ui.row(ui.space(42), change), gap=4)


def came_of(events: Sequence[Event], size: float, ink: str = INK) -> Element:
    """What came of a turn, in a row of signs so large, as many as fit."""
    more = ui.text("…", max(SMALL, size * 0.68), "bold", ink)
    return ui.what_fits(*chips(events, size, ink), gap=size * 0.32, more=more)


def chips(events: Sequence[Event], size: float, ink: str) -> list[Element]:
    """One for each thing that came of it."""
    return [c for event in events if event.seats is None for c in chips_of(event, size, ink)]


def chips_of(event: Event, size: float, ink: str) -> Iterator[Element]:
    """What came of it: a sign with a word, "+3" or "C4"."""
    args = event.args

    def chip(drawn: Element, text: str) -> Element:
        return ui.row(drawn, ui.text(text, max(SMALL, size * 0.66), "bold", ink), gap=5)

    match event.kind:
        case "points":
            yield chip(_cause(args["why"], size), signed(args["points"]))
        case "raided":
            yield chip(pieces.piece(args["owner"], size), signed(-1))
        case "follower-added":
            yield chip(pieces.piece(args["seat"], size), signed(args["followers"]))
        case "follower-removed":
            yield chip(
                pieces.piece(args["owner"], size), f"{signed(-args['followers'])} {args['space']}"
            )
        case "follower-moved":
            yield chip(pieces.piece(args["owner"], size), f"{args['before']} → {args['space']}")
        case "followers-exchanged":
            yield chip(ui.icon("supply", size), f"{args['one']} ↔ {args['other']}")
        case "petrified":
            yield chip(pieces.piece(args["owner"], size, stone=True), args["space"])
        case "poisoned":
            yield chip(ui.icon("poison", size), args["space"])
        case "turned-down":
            yield chip(ui.icon("card-down", size), args["space"])
        case "card-moved":
            drawn = pieces.bare(args["card"], size) if args["card"] else ui.icon("card-down", size)
            yield chip(drawn, f"{args['before']} → {args['space']}")
        case "card-swapped":
            yield chip(pieces.bare(args["card"], size), args["space"])
        case "card-played" if args["why"] == "mages":
            yield chip(pieces.bare(args["card"], size), args["space"])
        case "cards-out":
            for card in args["cards"]:
                yield struck(card, size)
        case "guessed":
            yield chip(pieces.bare(args["card"], size), "✓" if args["right"] else "✗")
        case "hand-looked" | "card-stolen":
            yield chip(ui.icon("cards", size), SEAT_LETTERS[args["other"]])
        case "moon":
            yield ui.icon(f"moon-{args['moon']}", size)


def _cause(why: str, size: float) -> Element:
    """What gave points, or took them."""
    if why in ("castle", "swamp"):
        return ui.icon(f"field-{why}", size)
    if why in TREASURES:
        return ui.icon("chest" if why == "chest" else "field-ruin", size)
    return pieces.bare(why, size)


def struck(card: str, size: float) -> Element:
    """A card that is out of the game."""
    return pieces.bare(card, size).overlay(ui.shape(Fill(COLOUR["red"], VELLUM, 1), size, 6))


# The cards to take


def taken(view: View, new: Changes, size: float) -> Element | None:
    """What was put out of the game, the deck, the display; a card that was turned up."""
    board = view.board
    if board.phase != "play":
        return None
    parts: list[Element] = []
    if board.out:
        count = ui.text(str(len(board.out)), 30, "bold", VELLUM)
        parts.append(ui.column(struck(board.out[-1], 44), count, gap=2, align=0.5))
    parts.append(pile(view.deck, size))
    fresh = len(board.display) - new.display
    for place, faction in enumerate(board.display):
        lit = ui.icon("fresh", size * 1.14) if place >= fresh else None
        parts.append(pieces.tile(faction, size).overlay(lit))
    if board.revealed:
        edge = ui.icon("last", size * 1.16)
        parts.append(ui.space(size, size).overlay(edge, pieces.tile(board.revealed, size - 6)))
    return ui.row(*parts, gap=7).rigid()


def pile(count: int, size: float) -> Element:
    """A deck of so many cards."""
    whole = ui.space(size, size)
    if not count:
        whole = ui.shape(Fill("#ecdcb4", COLOUR["brown"], 1.6, 8), size, size)
    for layer in range(min(3, count), 0, -1):
        away = (layer - 1) * 3.0
        whole = whole.overlay(ui.icon("card-back", size), x=away, y=-away)
    number = ui.text(str(count), max(SMALL, size * 0.34), "bold")
    plate = Fill(VELLUM, INK, 2, 8)
    label = number.panel(plate, width=size * 0.56, height=size * 0.36, align=CENTRE)
    return whole.overlay(label, y=size * 0.28)


def _first_with_room(*choices: Element) -> Element:
    """The first of these that has room, or the last."""

    def place(room: float) -> ui.Placed:
        fits = (choice for choice in choices if choice.least <= room)
        return next(fits, choices[-1]).place(room)

    return Element(choices[0].width, min(choice.least for choice in choices), place)
