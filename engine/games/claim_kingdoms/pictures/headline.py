"""What is new since the last picture: who played what and what came of it, in a line and signs; the
cards to take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.labels import signed
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, seats_listed

from ..box import TREASURES
from ..rules.ground import cell_of
from ..state import View
from ..words import position
from ..words.names import name as name_of
from .pieces import COLOUR, FITTED, INK, SMALL, VELLUM, bare, piece, tile

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
    return ui.row(ui.space(18), told.growing(), taken(view, new, CARD), ui.space(8))


def _told(view: View, events: Sequence[Event], say: Say, names: Names) -> Element:
    cards = [e for e in events if e.kind == "card-played" and e.args["why"] == "hand"]
    if view.standing is not None:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        text = say("picture-winners", names=seats_listed(first, say, names), count=len(first))
        letters = ", ".join(SEAT_LETTERS[seat] for seat in first)
        return ui.row(ui.icon("crown", 40), _title(text, letters), gap=12)
    if not cards:
        return _title(position.phase(view, say))
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
    return ui.first_with_room(
        ui.row(piece(seat, 42), name, _title(what, size=size).rigid(), gap=9),
        ui.row(piece(seat, 42), name, said, gap=9),
        ui.row(piece(seat, 42), _title(what, size=size), gap=9),
    )


def _title(text: str, instead: str = "", size: float = FITTED) -> Element:
    return ui.text(text, size, "title", VELLUM, least=SMALL, instead=instead)


def _turn(event: Event, points: dict[int, int], *, roomy: bool) -> Element:
    """Of a round: what somebody played where, and below it what it brought them."""
    seat = event.args["seat"]
    card = bare(event.args["card"], 40) if roomy else None
    upper = ui.row(piece(seat, 38), card, ui.text(event.args["space"], 28, "bold", VELLUM), gap=4)
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
            yield chip(piece(args["owner"], size), signed(-1))
        case "follower-added":
            yield chip(piece(args["seat"], size), signed(args["followers"]))
        case "follower-removed":
            yield chip(piece(args["owner"], size), f"{signed(-args['followers'])} {args['space']}")
        case "follower-moved":
            yield chip(piece(args["owner"], size), f"{args['before']} → {args['space']}")
        case "followers-exchanged":
            yield chip(ui.icon("supply", size), f"{args['one']} ↔ {args['other']}")
        case "petrified":
            yield chip(piece(args["owner"], size, stone=True), args["space"])
        case "poisoned":
            yield chip(ui.icon("poison", size), args["space"])
        case "turned-down":
            yield chip(ui.icon("card-down", size), args["space"])
        case "card-moved":
            drawn = bare(args["card"], size) if args["card"] else ui.icon("card-down", size)
            yield chip(drawn, f"{args['before']} → {args['space']}")
        case "card-swapped":
            yield chip(bare(args["card"], size), args["space"])
        case "card-played" if args["why"] == "mages":
            yield chip(bare(args["card"], size), args["space"])
        case "cards-out":
            for card in args["cards"]:
                yield struck(card, size)
        case "guessed":
            yield chip(bare(args["card"], size), "✓" if args["right"] else "✗")
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
    return bare(why, size)


def struck(card: str, size: float) -> Element:
    """A card that is out of the game."""
    return bare(card, size).overlay(ui.shape(Fill(COLOUR["red"], VELLUM, 1), size, 6))


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
        parts.append(tile(faction, size).overlay(lit))
    if board.revealed:
        edge = ui.icon("last", size * 1.16)
        parts.append(ui.space(size, size).overlay(edge, tile(board.revealed, size - 6)))
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
