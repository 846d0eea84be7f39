"""The panels around the map: where the game stands, offerings, supply, tracks, the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.draw.boxes import Box, centred
from engine.kit.draw.labels import seat_name
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import seats_listed

from ..box import ARMOUR_TRACK, GOODS, OFFERS, SHIP, VALKYRIE, VALKYRIE_TRACK
from ..rules.prospects import strength_of
from ..state import Board, View
from ..words import position
from . import layout
from .changes import Changes
from .layout import HEADER, SEAT, SUPPLY, TRACKS
from .pieces import (
    COLOUR,
    FAINT,
    INK,
    SMALL_INK,
    VELLUM,
    marker,
    small_card,
    strength_badge,
    worker,
    worth,
)


def header(view: View, say: Say, names: Names) -> Iterator[Item]:
    """Where the game stands, or who won."""
    middle = HEADER.middle[1] - 1
    left = HEADER.x + 16
    text = position.phase(view, say)
    if view.standing:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        text = say("picture-winners", names=seats_listed(first, say, names), count=len(first))
        yield Sprite("crown", left + 16, middle, 34)
        left += 46
        for seat in first:
            yield from marker(seat, left + 14, middle, 32)
            left += 38
    yield Label(text, left, middle, 28, "title", VELLUM, anchor="lm", fit=HEADER.right - left - 110)
    yield Sprite("cards", HEADER.right - 66, middle, 36)
    yield Label(str(view.deck), HEADER.right - 42, middle, 30, "bold", VELLUM, anchor="lm")


# Offerings and supply.


def offerings(view: View, new: Changes) -> Iterator[Item]:
    """The open tiles with their prices and points, and the stack."""
    for place, tile in enumerate(view.board.offers):
        yield from offer(tile, layout.offer(place))
        if tile in new.offers:
            yield Sprite("fresh-box", *layout.offer(place).middle, 118)
    yield from stack(view.stack, layout.offer(3))


def offer(tile: str, box: Box) -> Iterator[Item]:
    """One tile: points on top, then what is paid."""
    unit = box.width / 62
    yield box.ground(VELLUM, INK, 2 * unit, 6 * unit)
    yield from worth(OFFERS[tile].points, box.x + box.width / 2, box.y + 20 * unit, 32 * unit)
    yield Shape(
        box.x + 6 * unit, box.y + 37 * unit, box.width - 12 * unit, 1.6 * unit, COLOUR["gold"]
    )
    for number, (kind, amount) in enumerate(OFFERS[tile].cost.items()):
        y = price_at(tile, number, box)
        yield Label(str(amount), box.x + 17 * unit, y, 25 * unit, "bold")
        yield Sprite(kind, box.x + 41 * unit, y, 27 * unit)


def price_at(tile: str, number: int, box: Box) -> float:
    """The height at which the so-and-so-manieth thing stands that is paid for a tile."""
    unit = box.width / 62
    rows = len(OFFERS[tile].cost)
    step = min(30.0, 84.0 / rows) * unit
    return box.y + 83 * unit + (number - (rows - 1) / 2) * step


def stack(count: int, box: Box) -> Iterator[Item]:
    """The tiles that lie face down."""
    unit = box.width / 62
    for layer in range(min(3, count), 0, -1):
        away = (layer - 1) * 3.0 * unit
        yield Shape(
            box.x + away, box.y + 6 * unit - away, box.width - 6 * unit, box.height - 6 * unit,
            COLOUR["timber"], INK, 1.8 * unit, 6 * unit,
        )  # fmt: skip
    x = box.x + (box.width - 6 * unit) / 2
    if count:
        yield Sprite("offering", x, box.y + 40 * unit, 38 * unit)
    fill = VELLUM if count else COLOUR["red"]
    yield Label(str(count), x, box.y + 92 * unit, 34 * unit, "bold", fill)


def supply(board: Board) -> Iterator[Item]:
    """What the main supply has."""
    kinds = (*GOODS, VALKYRIE)
    for place, kind in enumerate(kinds):
        row, column = divmod(place, 3)
        x = SUPPLY.x + 12 + column * 86.0
        y = SUPPLY.y + 31 + row * 50
        count = board.supply[kind]
        yield Sprite(kind, x + 20, y, 34)
        fill = INK if count else COLOUR["red"]
        yield Label(str(count), x + 42, y, 28, "bold", fill, anchor="lm")


# Tracks.

TABLES: Final = {"valkyrie": VALKYRIE_TRACK, "armour": ARMOUR_TRACK}


def tracks(board: Board, new: Changes) -> Iterator[Item]:
    """The Valkyrie track and the Armour track with everybody's markers."""
    for track, points in TABLES.items():
        top = layout.track_space(track, len(points) - 1)
        x = top.x + top.width / 2
        yield Sprite(track, x, TRACKS.y + 23, 36)
        for space, given in enumerate(points):
            box = layout.track_space(track, space)
            y = box.middle[1]
            yield Label(str(space), box.x + 13, y, 20, "bold", SMALL_INK)
            if given and (track == "valkyrie" or given != points[space - 1]):
                yield from worth(given, box.x + 43, y, 20)
        held = board.valkyrie if track == "valkyrie" else board.armour
        for space in sorted(set(held)):
            seats = [seat for seat in range(board.seats) if held[seat] == space]
            box = layout.track_space(track, min(space, len(points) - 1))
            yield from gathered(seats, track, box, new)


def gathered(seats: list[int], track: str, box: Box, new: Changes) -> Iterator[Item]:
    """Markers on one space: in a row, or where that makes them too small in two."""
    left, wide = box.x + 64, box.width - 66
    rows = [seats]
    if len(seats) > 2 and track == "valkyrie":
        rows = [seats[:2], seats[2:]]
    size = min(box.height * 1.1 / len(rows), wide / len(rows[0]), 28.0)
    for below, row in centred(rows):
        y = box.middle[1] + below * size * 0.98
        for beside, seat in centred(row):
            x = left + wide / 2 + beside * size * 1.05
            yield from marker(seat, x, y, size)
            if (seat, track) in new.tracks:
                yield Sprite("fresh", x, y, size * 1.5)


def score_track(view: View) -> Iterator[Item]:
    """The frame: a number at every fifth space, and the markers. From fifty on the ship card
    lies beside the marker."""
    board = view.board
    for space in range(0, layout.SPACES, 5):
        x, y = layout.score_space(space, board.seats).middle
        yield Label(str(space), x, y, 18, "bold", COLOUR["glow"])
    points = view.standing.points if view.standing else board.score
    by_space: dict[int, list[int]] = {}
    for seat, score in enumerate(points):
        by_space.setdefault(score % layout.SPACES, []).append(seat)
    for space, seats in by_space.items():
        box = layout.score_space(space, board.seats)
        x, y = box.middle
        upright = box.height > box.width
        step = 27.0 if len(seats) < 4 else 22.0
        for beside, seat in centred(seats):
            off = beside * step
            at = (x, y + off) if upright else (x + off, y)
            yield from marker(seat, *at, 28 if len(seats) < 4 else 24)
            if points[seat] >= SHIP:
                # In the corner of the marker that looks to the board's middle.
                inward = 13 if at[0] < layout.WIDTH / 2 else -13
                yield Sprite("longship", at[0] + inward, at[1] - 11, 18)


# The table of the seats.

NAME_AT: Final = 54.0
NAME_WIDE: Final = 122.0
COLUMNS: Final = {
    "worker": 198.0,
    "points": 242.0,
    "silver": 286.0,
    "provision": 322.0,
    "gold": 358.0,
    "iron": 392.0,
    "livestock": 426.0,
    "cards": 462.0,
    "offering": 498.0,
    "strength": 538.0,
}
CREW_AT: Final = 562.0
CREW_STEP: Final = 53.0


def table(view: View, new: Changes, names: Names) -> Iterator[Item]:
    """A row for each seat: worker in hand, points, goods, cards, offerings, crew."""
    box = layout.table(view.board.seats)
    y = box.y + layout.HEAD / 2 + 1
    for column, at in COLUMNS.items():
        if column != "worker":
            yield Sprite(column, box.x + at, y, 32)
    yield Sprite("crew", box.x + CREW_AT + 2.5 * CREW_STEP, y, 34)
    for seat in range(view.board.seats):
        top = box.y + layout.HEAD + seat * SEAT
        yield from seat_row(view, seat, Box(box.x, top, box.width, SEAT), new, names)


def seat_row(view: View, seat: int, box: Box, new: Changes, names: Names) -> Iterator[Item]:
    """Who it is, and what they have."""
    board, standing = view.board, view.standing
    best = standing is not None and standing.places[seat] == 1
    if best or (standing is None and seat == board.active):
        yield Shape(box.x + 5, box.y + 1, box.width - 10, SEAT - 2, COLOUR["glow"], "", 0, 7)
    elif seat % 2 == 0:
        yield Shape(box.x + 5, box.y + 1, box.width - 10, SEAT - 2, VELLUM, "", 0, 7)
    y = box.middle[1]
    yield from marker(seat, box.x + 29, y, 42)
    if best:
        yield Sprite("crown", box.x + 29, y - 22, 24)
    waited = any(seat == other for other, _ in view.awaited)
    yield seat_name(names, seat, box.x + NAME_AT, y, 25, NAME_WIDE - (28 if waited else 0))
    if waited:
        yield Sprite("awaited", box.x + NAME_AT + NAME_WIDE - 10, y, 30)
    if board.workers[seat]:
        yield worker(board.workers[seat], box.x + COLUMNS["worker"], y, 42)
    for column, amount in holdings(view, seat).items():
        x = box.x + COLUMNS[column]
        change = 0 if standing else new.holdings.get((seat, column), 0)
        points = column == "points"
        ink = INK if amount or points else FAINT
        style = "bold" if amount or points else "plain"
        size = 35 if points else 27
        fit = 46 if points else 34
        yield Label(str(amount), x, y - (7 if change else 0), size, style, ink, fit=fit)
        if change:
            fill = COLOUR["forest"] if change > 0 else COLOUR["red"]
            yield Label(f"{change:+d}".replace("-", "−"), x, y + 17, 18, "bold", fill)
    yield from crew(board, seat, box, new)


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
        "cards": view.hand_sizes[seat],
        "offering": view.tile_counts[seat],
    }


def crew(board: Board, seat: int, box: Box, new: Changes) -> Iterator[Item]:
    """The hired crew, small; new ones are marked."""
    y = box.middle[1]
    fresh = new.hired.get(seat, ())
    total = sum(strength_of(board, card) for card in board.crew[seat])
    yield from strength_badge(total, box.x + COLUMNS["strength"], y, 38)
    for place, card in enumerate(board.crew[seat]):
        x = box.x + CREW_AT + (place + 0.5) * CREW_STEP
        yield from small_card(card, strength_of(board, card), x, y, 50)
        # The newest stand last.
        if card in fresh and card not in board.crew[seat][place + 1 :]:
            yield Sprite("fresh-box", x, y, 60)
