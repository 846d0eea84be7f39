"""The panels above and below the coast: what happened last, offerings, supply, the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import seat_name, signed
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed, seats_listed

from ..box import GOODS, OFFERS, VALKYRIE
from ..rules.prospects import strength_of
from ..state import NOBODY, Board, View
from ..words import position
from ..words.names import building_name, settlement_name
from . import layout
from .changes import Changes, changes
from .layout import HEAD, SEAT, SHRINKING, Plan
from .pieces import (
    COLOUR,
    FAINT,
    INK,
    VELLUM,
    marker,
    portrait,
    strength_badge,
    width_of,
    worker,
    worth,
)

# What happened last.


def headline(view: View, say: Say, names: Names, events: Sequence[Event]) -> Iterator[Item]:
    """The turn that these events end, and what it brought; else where the game stands."""
    over = [event for event in events if event.kind == "turn-over"]
    begun = [event for event in events if event.kind == "game-start"]
    if view.standing is not None:
        yield from winners(view, say, names)
    elif over:
        yield from turn(over[-1].args["seat"], events, say, names)
        yield from near_the_end(view.board, say)
    elif begun:
        first = begun[-1].args["first"]
        yield from titled(first, say("picture-first", name=names[first]), names)
        yield from rolled(begun[-1].args["rolls"])
    else:
        yield from standing_now(view, say, names)


def titled(seat: int, text: str, names: Names) -> Iterator[Item]:
    """Whom the headline is about, and its first line."""
    yield from marker(seat, 44, 56, 72)
    yield Label(text, 92, 32, 40, "title", VELLUM, anchor="lm", fit=890, instead=names[seat])


def winners(view: View, say: Say, names: Names) -> Iterator[Item]:
    assert view.standing is not None
    first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
    text = say("picture-winners", names=seats_listed(first, say, names), count=len(first))
    yield Sprite("crown", 48, 54, 66)
    yield Label(text, 96, 54, 40, "title", VELLUM, anchor="lm", fit=870)


def standing_now(view: View, say: Say, names: Names) -> Iterator[Item]:
    board = view.board
    left = 24.0
    if board.active != NOBODY and board.phase == "play":
        yield from marker(board.active, 48, 54, 72)
        left = 96.0
        yield seat_name(names, board.active, left, 32, 40, 880, style="title", fill=VELLUM)
    text = position.phase(view, say)
    y = 84.0 if left > 24 else 54.0
    yield Label(text, left, y, SHRINKING, "heading", COLOUR["glow"], anchor="lm", fit=870)


def near_the_end(board: Board, say: Say) -> Iterator[Item]:
    """How many turns are left, once they are counted."""
    if board.left != NOBODY:
        yield Sprite("end", HEAD.right - 104, 83, 46)
        yield Label(str(board.left), HEAD.right - 70, 83, 38, "bold", COLOUR["glow"], anchor="lm")


def rolled(rolls: Sequence[Sequence[int]]) -> Iterator[Item]:
    """What everybody rolled for the first turn, the last rolls where there were too many."""
    x = 92.0
    for seat, *faces in rolls[-5:]:
        yield from marker(seat, x + 22, 82, 50)
        for number, face in enumerate(faces):
            yield Sprite(f"die-{face}", x + 66 + number * 46, 84, 42)
        x += 66 + 46 * len(faces) + 16


def turn(seat: int, events: Sequence[Event], say: Say, names: Names) -> Iterator[Item]:
    """What was raided, or which buildings were used, or passed; then what came and went."""
    own = [event for event in events if event.seats is None and event.args.get("seat") == seat]
    used = [
        building_name(event.args["building"], say)
        for event in own
        if event.kind in ("worker-placed", "worker-taken") and not event.args["idle"]
    ]
    raided = [event.args["settlement"] for event in own if event.kind == "raid-begins"]
    if raided:
        place = settlement_name(raided[-1], say)
        text = say("picture-raid", name=names[seat], place=place)
    else:
        places = listed(used, say)
        text = say("picture-turn" if used else "picture-idle", name=names[seat], places=places)
    yield from titled(seat, text, names)
    yield from brought(seat, own)


def brought(seat: int, own: Sequence[Event], room: float = 780.0) -> Iterator[Item]:
    """Cards played and hired, then by how much everything changed, in signs."""
    x, y, end = 92.0, 84.0, 92.0 + room
    for event in own:
        if event.kind in ("hall-played", "hired") and x < end - 100:
            yield Sprite("deed" if event.kind == "hall-played" else "hire", x + 20, y, 42)
            yield from portrait(event.args["card"], x + 66, y, 46)
            x += 100
    for kind, amount in totals(seat, own).items():
        text = signed(amount)
        wide = width_of(text, 34) + 50
        if amount and x + wide < end:
            ink = COLOUR["glow"] if amount > 0 else COLOUR["edge-c"]
            yield Label(text, x, y, 34, "bold", ink, anchor="lm")
            yield Sprite(kind, x + wide - 26, y, 42)
            x += wide + 14


def totals(seat: int, own: Sequence[Event]) -> dict[str, int]:
    """By how much each thing of a seat changed."""
    found = {kind: n for (other, kind), n in changes(own).holdings.items() if other == seat}
    for event in own:
        match event.kind:
            case "armour-gained":
                found["armour"] = found.get("armour", 0) + event.args["amount"]
            case "cards-drawn":
                found["cards"] = found.get("cards", 0) + event.args["cards"]
            case "discarded":
                found["cards"] = found.get("cards", 0) - len(event.args["cards"])
            case "offering-made":
                found["offering"] = found.get("offering", 0) + 1
    return found


# Offerings and supply.


def offerings(view: View, new: Changes, plan: Plan) -> Iterator[Item]:
    """The open tiles with their prices and points, and the stack."""
    for place, tile in enumerate(view.board.offers):
        box = plan.offer(place)
        yield from offer(tile, box)
        if tile in new.offers:
            yield box.inset(-1, -1).ground("", COLOUR["red"], 4, 9)
    box = plan.offer(3)
    yield Sprite("offering", box.x + 30, box.middle[1], 46)
    fill = INK if view.stack else COLOUR["red"]
    yield Label(str(view.stack), box.x + 62, box.middle[1], 34, "bold", fill, anchor="lm")


def offer(tile: str, box: Box) -> Iterator[Item]:
    """One tile: what is paid, and its points."""
    y = box.middle[1]
    yield box.ground(VELLUM, COLOUR["brown"], 2, 8)
    yield Shape(box.x + 2, box.y + 2, 70, box.height - 4, COLOUR["glow"], "", 0, 7)
    yield from worth(OFFERS[tile].points, box.x + 37, y, 36)
    x = box.x + 82
    for kind, amount in OFFERS[tile].cost.items():
        yield Label(str(amount), x, y, 32, "bold", anchor="lm")
        yield Sprite(kind, x + 38, y, 38)
        x += 64


def supply(view: View, plan: Plan, say: Say) -> Iterator[Item]:
    """What the main supply has, and the draw pile."""
    y = plan.supply.middle[1]
    yield Label(say("picture-supply"), 16, y, 28, "heading", VELLUM, anchor="lm")
    kinds = (*GOODS, VALKYRIE)
    for place, kind in enumerate(kinds):
        x = 186.0 + place * 110
        count = view.board.supply[kind]
        yield Sprite(kind, x, y, 38)
        ink = VELLUM if count else COLOUR["edge-c"]
        yield Label(str(count), x + 26, y, 30, "bold", ink, anchor="lm")
    x = 186.0 + len(kinds) * 110
    yield Sprite("cards", x, y, 38)
    yield Label(str(view.deck), x + 26, y, 30, "bold", VELLUM, anchor="lm")


# The table of the seats.

NAME_AT: Final = 70.0
AT: Final = {
    "worker": 226.0,
    "points": 280.0,
    "silver": 332.0,
    "provision": 378.0,
    "gold": 424.0,
    "iron": 470.0,
    "livestock": 516.0,
    "armour": 562.0,
    "valkyrie": 608.0,
    "cards": 654.0,
    "offering": 700.0,
    "strength": 748.0,
}
CREW_AT: Final = 798.0
CREW_STEP: Final = 42.0


def table(view: View, new: Changes, names: Names, top: float) -> Iterator[Item]:
    """A row for each seat: worker in hand, points, goods, cards, offerings, crew."""
    y = top + layout.COLUMNS / 2 + 1
    for column, at in AT.items():
        if column != "worker":
            yield Sprite(column, at, y, 40)
    yield Sprite("crew", CREW_AT + 2 * CREW_STEP, y, 40)
    for seat in range(view.board.seats):
        box = Box(0, top + layout.COLUMNS + seat * SEAT, layout.WIDTH, SEAT)
        yield from seat_row(view, seat, box, new, names)


def seat_row(view: View, seat: int, box: Box, new: Changes, names: Names) -> Iterator[Item]:
    """Who it is, and what they have; what changed is lit."""
    board, standing = view.board, view.standing
    best = standing is not None and standing.places[seat] == 1
    row = Box(box.x + 4, box.y + 1, box.width - 8, SEAT - 2)
    # In a picture that stays nobody is awaited: whose turn it was is no news there.
    if best or (standing is None and view.awaited and seat == board.active):
        yield row.ground(COLOUR["glow"], "", 0, 8)
    elif seat % 2 == 0:
        yield row.ground(VELLUM, "", 0, 8)
    y = box.middle[1]
    yield from marker(seat, box.x + 32, y, 48)
    if best:
        yield Sprite("crown", box.x + 34, y - 24, 26)
    waited = any(seat == other for other, _ in view.awaited)
    yield seat_name(names, seat, NAME_AT, y, SHRINKING, AT["worker"] - 26 - NAME_AT)
    if waited:
        yield Sprite("awaited", box.x + 52, y + 10, 36)
    if board.workers[seat]:
        yield worker(board.workers[seat], AT["worker"], y, 46)
    for column, amount in holdings(view, seat).items():
        x = AT[column]
        change = 0 if standing else new.holdings.get((seat, column), 0)
        if change or (not standing and (seat, column) in new.tracks):
            fill = COLOUR["rose"] if change < 0 else COLOUR["mint"]
            yield Shape(x - 22, y - 23, 44, 46, fill, "", 0, 8)
        points = column == "points"
        ink = INK if amount or points else FAINT
        style = "bold" if amount or points else "plain"
        size = 39.0 if points and amount < 100 else 30.0
        yield Label(str(amount), x, y, size, style, ink)
    yield from crew(board, seat, y, new)


def holdings(view: View, seat: int) -> dict[str, int]:
    """The numbers of a seat's row, by column."""
    board, standing = view.board, view.standing
    return {
        "points": standing.points[seat] if standing else board.score[seat],
        "silver": board.silver[seat],
        "provision": board.provision[seat],
        "gold": board.gold[seat],
        "iron": board.iron[seat],
        "livestock": board.livestock[seat],
        "armour": board.armour[seat],
        "valkyrie": board.valkyrie[seat],
        "cards": view.hand_sizes[seat],
        "offering": view.tile_counts[seat],
    }


def crew(board: Board, seat: int, y: float, new: Changes) -> Iterator[Item]:
    """The hired crew, small, with its strength; new ones are marked."""
    fresh = new.hired.get(seat, ())
    total = sum(strength_of(board, card) for card in board.crew[seat])
    yield from strength_badge(total, AT["strength"], y, 46)
    for place, card in enumerate(board.crew[seat]):
        x = CREW_AT + place * CREW_STEP
        yield from portrait(card, x, y, 40)
        # The newest stand last.
        if card in fresh and card not in board.crew[seat][place + 1 :]:
            yield Shape(x - 22, y - 22, 44, 44, "", COLOUR["red"], 4, 7)
