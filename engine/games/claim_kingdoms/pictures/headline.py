"""The band above the map: who played what and what came of it, and the cards to take."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.contract import Event
from engine.kit.draw.boxes import LETTER, Box
from engine.kit.draw.labels import signed
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, seats_listed, shortened

from ..box import TREASURES
from ..state import View
from ..words import position
from ..words.names import name
from .changes import Changes, changes
from .layout import FITTED, HEADER, SMALL
from .pieces import COLOUR, INK, VELLUM, face, follower

LEFT: Final = HEADER.x + 18
SIGN: Final = 44.0
"""Across the signs of what happened."""
GAP: Final = 14.0
ROOMY: Final = 118.0
"""For a turn of a round with the card that was played."""


def headline(view: View, events: Sequence[Event], say: Say, names: Names) -> Iterator[Item]:
    """Who played what where, below it what came of it; or where the game stands, or who won."""
    room = _taken_left(view, HEADER) - LEFT - 10
    upper, lower = HEADER.y + 33, HEADER.y + 75
    played = _played(events)
    if view.standing is not None:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        text = say("picture-winners", names=seats_listed(first, say, names), count=len(first))
        yield Sprite("crown", LEFT + 18, HEADER.middle[1], 40)
        letters = ", ".join(SEAT_LETTERS[seat] for seat in first)
        yield _head(text, LEFT + 50, HEADER.middle[1], room - 50, letters)
        return
    if not played:
        yield _head(position.phase(view, say), LEFT, HEADER.middle[1], room, "")
        return
    if len(played) > 1:
        yield from _round(played, events, room)
        return
    seat, card, space = (played[0].args[key] for key in ("seat", "card", "space"))
    yield from follower(seat, LEFT + 20, upper, 42)
    what = say("picture-played", card=name(say, card), space=space)
    yield _head(_named(names[seat], what, room - 50), LEFT + 50, upper, room - 50, what)
    yield from _chips(events, LEFT, lower, room)


def _head(text: str, x: float, y: float, room: float, instead: str) -> Label:
    return Label(
        text, x, y, FITTED, "title", COLOUR["vellum"], anchor="lm", fit=room, instead=instead
    )  # fmt: skip


def _named(name: str, what: str, room: float) -> str:
    """The name before what was played, cut where both have no room: capitals need more."""
    capitals = sum(map(str.isupper, name[1:])) / len(name)
    wide = SMALL * (LETTER + 0.07)
    letters = int((room - wide * (len(what) + 2)) / (wide + SMALL * 0.42 * capitals))
    return f"{shortened([name], letters)[0]}: {what}" if letters >= min(4, len(name)) else what


def _played(events: Sequence[Event]) -> list[Event]:
    return [e for e in events if e.kind == "card-played" and e.args["why"] == "hand"]


def _round(played: Sequence[Event], events: Sequence[Event], room: float) -> Iterator[Item]:
    """What everybody played where, and below it what it brought each of them."""
    points = changes(events).points
    wide, y = room / max(len(played), 3), HEADER.y + 33
    for place, event in enumerate(played):
        seat, x = event.args["seat"], LEFT + place * wide
        yield from follower(seat, x + 18, y, 38)
        at = x + 42
        if wide > ROOMY:
            yield from bare(event.args["card"], x + 60, y, SIGN - 4)
            at += 42
        yield Label(event.args["space"], at, y, 28, "bold", VELLUM, anchor="lm", fit=x + wide - at)
        if seat in points:
            yield Label(signed(points[seat]), x + 42, HEADER.y + 76, 30, "bold", VELLUM)


# What came of it.


class Chip(Struct, frozen=True):
    """A sign with a word: "+3", "C4"."""

    drawn: Callable[[float, float], Iterator[Item]]
    text: str = ""
    struck: bool = False


def _chips(events: Sequence[Event], left: float, y: float, room: float) -> Iterator[Item]:
    """As many as there is room for."""
    end = left + room
    found = [chip for event in events if event.seats is None for chip in _chip(event)]
    for place, chip in enumerate(found):
        wide = SIGN + (4 + len(chip.text) * SMALL * 0.56 if chip.text else 0)
        more = 24 if place < len(found) - 1 else 0
        if left + wide + more > end:
            yield Label("…", left + 8, y, 30, "bold", VELLUM, anchor="lm")
            return
        yield from chip.drawn(left + SIGN / 2, y)
        if chip.struck:
            yield Shape(left + 2, y - 3, SIGN - 4, 6, COLOUR["red"], VELLUM, 1)
        if chip.text:
            yield Label(chip.text, left + SIGN + 4, y, 28, "bold", VELLUM, anchor="lm")
        left += wide + GAP


def _chip(event: Event) -> Iterator[Chip]:
    args = event.args
    match event.kind:
        case "points":
            yield Chip(_cause(args["why"]), signed(args["points"]))
        case "raided":
            yield Chip(_piece(args["owner"]), signed(-1))
        case "follower-added":
            yield Chip(_piece(args["seat"]), signed(args["followers"]))
        case "follower-removed":
            yield Chip(_piece(args["owner"]), f"{signed(-args['followers'])} {args['space']}")
        case "follower-moved":
            yield Chip(_piece(args["owner"]), f"{args['before']} → {args['space']}")
        case "followers-exchanged":
            yield Chip(_sign("supply"), f"{args['one']} ↔ {args['other']}")
        case "petrified":
            yield Chip(_piece(args["owner"], stone=True), args["space"])
        case "poisoned":
            yield Chip(_sign("poison"), args["space"])
        case "turned-down":
            yield Chip(_sign("card-down"), args["space"])
        case "card-moved":
            drawn = _face(args["card"]) if args["card"] else _sign("card-down")
            yield Chip(drawn, f"{args['before']} → {args['space']}")
        case "card-swapped":
            yield Chip(_face(args["card"]), args["space"])
        case "card-played" if args["why"] == "mages":
            yield Chip(_face(args["card"]), args["space"])
        case "cards-out":
            for card in args["cards"]:
                yield Chip(_face(card), struck=True)
        case "guessed":
            yield Chip(_face(args["card"]), "✓" if args["right"] else "✗")
        case "hand-looked" | "card-stolen":
            yield Chip(_sign("cards"), SEAT_LETTERS[args["other"]])
        case "moon":
            yield Chip(_sign(f"moon-{args['moon']}"))


def _sign(name: str) -> Callable[[float, float], Iterator[Item]]:
    def drawn(x: float, y: float) -> Iterator[Item]:
        yield Sprite(name, x, y, SIGN - 2)

    return drawn


def _piece(seat: int, *, stone: bool = False) -> Callable[[float, float], Iterator[Item]]:
    return lambda x, y: follower(seat, x, y, SIGN - 2, stone)


def _face(card: str) -> Callable[[float, float], Iterator[Item]]:
    def drawn(x: float, y: float) -> Iterator[Item]:
        yield from bare(card, x, y, SIGN)

    return drawn


def bare(card: str, x: float, y: float, size: float) -> Iterator[Item]:
    """A card too small for its value."""
    found = list(face(card, x, y, size))
    yield found[0]
    yield Sprite(f"emblem-{card}", x, y, size * 0.78)


def _cause(why: str) -> Callable[[float, float], Iterator[Item]]:
    """What gave points, or took them."""
    if why in ("castle", "swamp"):
        return _sign(f"field-{why}")
    if why in TREASURES:
        return _sign("chest" if why == "chest" else "field-ruin")
    return _face(why)


# The cards to take.

CARD: Final = 86.0
STEP: Final = CARD + 7


def _taken_left(view: View, box: Box) -> float:
    """Where the cards to take begin."""
    board = view.board
    count = 1 + len(board.display) + bool(board.revealed) + 0.55 * bool(board.out)
    return box.right - 8 - count * STEP if board.phase == "play" else box.right - 8


def taken(view: View, new: Changes, box: Box) -> Iterator[Item]:
    """What was put out of the game, the deck, the display; a card that was turned up."""
    board, y = view.board, box.middle[1]
    if board.phase != "play":
        return
    x = _taken_left(view, box) + STEP / 2
    if board.out:
        at = x - STEP / 2 + 0.26 * STEP
        yield from bare(board.out[-1], at, y - 18, SIGN)
        yield Shape(at - SIGN / 2, y - 21, SIGN, 6, COLOUR["red"], VELLUM, 1)
        yield Label(str(len(board.out)), at, y + 26, 30, "bold", VELLUM)
        x += 0.55 * STEP
    yield from pile(view.deck, x, y, CARD)
    x += STEP
    fresh = len(board.display) - new.display
    for place, faction in enumerate(board.display):
        yield from face(faction, x, y, CARD)
        if place >= fresh:
            yield Sprite("fresh", x, y, CARD * 1.14)
        x += STEP
    if board.revealed:
        yield Sprite("last", x, y, CARD * 1.16)
        yield from face(board.revealed, x, y, CARD - 6)


def pile(count: int, x: float, y: float, size: float) -> Iterator[Item]:
    """A deck of so many cards."""
    for layer in range(min(3, count), 0, -1):
        away = (layer - 1) * 3.0
        yield Sprite("card-back", x + away, y - away, size)
    if not count:
        yield Shape(x - size / 2, y - size / 2, size, size, "#ecdcb4", COLOUR["brown"], 1.6, 8)
    wide = size * 0.56
    yield Shape(x - wide / 2, y + size * 0.1, wide, size * 0.36, VELLUM, INK, 2, 8)
    yield Label(str(count), x, y + size * 0.28, max(SMALL, size * 0.34), "bold")
