"""The band above the map: who played what and what came of it, and the cards to take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.labels import signed
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, seats_listed

from ..box import TREASURES
from ..state import View
from ..words import position
from ..words.names import name as name_of
from .changes import Changes, changes
from .pieces import COLOUR, FITTED, INK, SMALL, VELLUM, bare, piece, tile

NAMED: Final = 150.0
"""Room that a name needs at least."""
SIGN: Final = 44.0
"""Across the signs of what happened."""


def headline(view: View, events: Sequence[Event], new: Changes, say: Say, names: Names) -> Element:
    """Who played what where, below it what came of it; or where the game stands, or who won. Then
    the cards to take."""
    told = _told(view, events, say, names)
    return ui.row(ui.space(18), told.growing(), taken(view, new), ui.space(8))


def _told(view: View, events: Sequence[Event], say: Say, names: Names) -> Element:
    played = [e for e in events if e.kind == "card-played" and e.args["why"] == "hand"]
    if view.standing is not None:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        text = say("picture-winners", names=seats_listed(first, say, names), count=len(first))
        letters = ", ".join(SEAT_LETTERS[seat] for seat in first)
        return ui.row(ui.icon("crown", 40), _title(text, letters), gap=12)
    if not played:
        return _title(position.phase(view, say))
    if len(played) > 1:
        points = changes(events).points
        cells = [_turn(event, points, roomy=len(played) < 4) for event in played]
        return ui.grid(cells, max(len(cells), 3)).padded(0)
    seat, card, space = (played[0].args[key] for key in ("seat", "card", "space"))
    what = say("picture-played", card=name_of(say, card), space=space)
    # A name of which less is left than some letters says nothing.
    name = _title(names[seat], SEAT_LETTERS[seat])
    name = ui.row(replace(name, least=min(name.width, NAMED)), _title(":"))
    said = ui.text(what, SMALL, "title", VELLUM).rigid()
    line = ui.first_with_room(
        ui.row(piece(seat, 42), name, _title(what).rigid(), gap=9),
        ui.row(piece(seat, 42), name, said, gap=9),
        ui.row(piece(seat, 42), _title(what), gap=9),
    )
    chips = [chip for event in events if event.seats is None for chip in _chips(event)]
    more = ui.text("…", 30, "bold", VELLUM)
    return ui.column(line, ui.what_fits(*chips, gap=14, more=more), gap=-1)


def _title(text: str, instead: str = "") -> Element:
    return ui.text(text, FITTED, "title", VELLUM, least=SMALL, instead=instead)


def _turn(event: Event, points: dict[int, int], *, roomy: bool) -> Element:
    """Of a round: what somebody played where, and below it what it brought them."""
    seat = event.args["seat"]
    card = bare(event.args["card"], SIGN - 4) if roomy else None
    upper = ui.row(piece(seat, 38), card, ui.text(event.args["space"], 28, "bold", VELLUM), gap=4)
    change = ui.text(signed(points.get(seat, 0)), 30, "bold", VELLUM)
    return ui.column(upper, ui.row(ui.space(42), change), gap=4)


def _chips(event: Event) -> Iterator[Element]:
    """What came of it: a sign with a word, "+3" or "C4"."""
    args = event.args
    match event.kind:
        case "points":
            yield _chip(_cause(args["why"]), signed(args["points"]))
        case "raided":
            yield _chip(_piece(args["owner"]), signed(-1))
        case "follower-added":
            yield _chip(_piece(args["seat"]), signed(args["followers"]))
        case "follower-removed":
            yield _chip(_piece(args["owner"]), f"{signed(-args['followers'])} {args['space']}")
        case "follower-moved":
            yield _chip(_piece(args["owner"]), f"{args['before']} → {args['space']}")
        case "followers-exchanged":
            yield _chip(_sign("supply"), f"{args['one']} ↔ {args['other']}")
        case "petrified":
            yield _chip(piece(args["owner"], SIGN - 2, stone=True), args["space"])
        case "poisoned":
            yield _chip(_sign("poison"), args["space"])
        case "turned-down":
            yield _chip(_sign("card-down"), args["space"])
        case "card-moved":
            drawn = bare(args["card"], SIGN) if args["card"] else _sign("card-down")
            yield _chip(drawn, f"{args['before']} → {args['space']}")
        case "card-swapped":
            yield _chip(bare(args["card"], SIGN), args["space"])
        case "card-played" if args["why"] == "mages":
            yield _chip(bare(args["card"], SIGN), args["space"])
        case "cards-out":
            for card in args["cards"]:
                yield struck(card)
        case "guessed":
            yield _chip(bare(args["card"], SIGN), "✓" if args["right"] else "✗")
        case "hand-looked" | "card-stolen":
            yield _chip(_sign("cards"), SEAT_LETTERS[args["other"]])
        case "moon":
            yield _sign(f"moon-{args['moon']}")


def _chip(drawn: Element, text: str) -> Element:
    return ui.row(drawn, ui.text(text, 28, "bold", VELLUM), gap=5)


def _sign(name: str) -> Element:
    return ui.icon(name, SIGN - 2)


def _piece(seat: int) -> Element:
    return piece(seat, SIGN - 2)


def _cause(why: str) -> Element:
    """What gave points, or took them."""
    if why in ("castle", "swamp"):
        return _sign(f"field-{why}")
    if why in TREASURES:
        return _sign("chest" if why == "chest" else "field-ruin")
    return bare(why, SIGN)


def struck(card: str) -> Element:
    """A card that is out of the game."""
    return bare(card, SIGN).overlay(ui.shape(Fill(COLOUR["red"], VELLUM, 1), SIGN, 6))


# The cards to take

CARD: Final = 86.0


def taken(view: View, new: Changes) -> Element | None:
    """What was put out of the game, the deck, the display; a card that was turned up."""
    board = view.board
    if board.phase != "play":
        return None
    parts: list[Element] = []
    if board.out:
        count = ui.text(str(len(board.out)), 30, "bold", VELLUM)
        parts.append(ui.column(struck(board.out[-1]), count, gap=2, align=0.5))
    parts.append(pile(view.deck, CARD))
    fresh = len(board.display) - new.display
    for place, faction in enumerate(board.display):
        lit = ui.icon("fresh", CARD * 1.14) if place >= fresh else None
        parts.append(tile(faction, CARD).overlay(lit))
    if board.revealed:
        edge = ui.icon("last", CARD * 1.16)
        parts.append(ui.space(CARD, CARD).overlay(edge, tile(board.revealed, CARD - 6)))
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
