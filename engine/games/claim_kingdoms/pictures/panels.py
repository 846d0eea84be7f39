"""The panels around the map: where the game stands, the cards to take, the table of the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import seat_name, signed
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import seats_listed

from ..box import FACTIONS, MAPS, VALUE
from ..rules.scoring import Score, scores
from ..state import Board, View
from ..words import position
from .changes import Changes
from .layout import HEAD, HEADER, ROW, Plan
from .pieces import COLOUR, FAINT, INK, VELLUM, face, follower

SMALL_INK: Final = "#6b5335"


def header(view: View, say: Say, names: Names) -> Iterator[Item]:
    """Where the game stands, or who won."""
    middle = HEADER.middle[1]
    left = HEADER.x + 16
    if view.standing:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        text = say("picture-winners", names=seats_listed(first, say, names), count=len(first))
        yield Sprite("crown", left + 18, middle, 34)
        left += 46
    else:
        text = position.phase(view, say)
    yield Label(text, left, middle, 28, "title", COLOUR["vellum"], anchor="lm", fit=780)
    if any(FACTIONS[key].power.rule == "moon" for key in view.board.factions):
        yield Sprite(f"moon-{view.board.moon}", HEADER.right - 30, middle, 34)


# The cards to take.


def display(view: View, plan: Plan, new: Changes, say: Say) -> Iterator[Item]:
    """The deck, the display, treasures not found yet, cards out of the game."""
    box, board = plan.display, view.board
    size = box.height - 16
    y = box.middle[1]
    x = box.x + 12 + size / 2
    yield from pile(view.deck, x, y, size)
    x += size + 26
    fresh = len(board.display) - new.display
    for place, faction in enumerate(board.display):
        if place >= fresh:
            yield Sprite("fresh", x, y, size * 1.12)
        yield from face(faction, x, y, size)
        x += size + 14
    left = x - size / 2 + 16
    if board.maps and board.phase == "play":
        yield Sprite("chest", left + 26, y - 24, 44)
        yield Label(f"×{len(board.ruins)}", left + 54, y - 24, 30, "bold", anchor="lm")
    if board.out:
        yield from thrown_out(board, left, y + 26, box)
    if board.revealed:
        yield from face(board.revealed, box.right - 12 - size / 2, y, size)
        yield Sprite("last", box.right - 12 - size / 2, y, size * 1.18)


def pile(count: int, x: float, y: float, size: float) -> Iterator[Item]:
    """A deck of so many cards."""
    for layer in range(min(3, count), 0, -1):
        away = (layer - 1) * 3.0
        yield Sprite("card-back", x + away, y - away, size)
    if not count:
        yield Shape(x - size / 2, y - size / 2, size, size, "#ecdcb4", COLOUR["brown"], 1.6, 8)
    wide = size * 0.56
    yield Shape(x - wide / 2, y + size * 0.12, wide, size * 0.34, VELLUM, INK, 2, 8)
    yield Label(str(count), x, y + size * 0.29, size * 0.3, "bold")


def thrown_out(board: Board, left: float, y: float, box: Box) -> Iterator[Item]:
    """The cards that were put out of the game, small and crossed."""
    room = box.right - 16 - left
    step = min(34.0, room / len(board.out))
    for place, faction in enumerate(board.out):
        yield from face(faction, left + 16 + place * step, y, 32)
    yield Shape(left, y - 2, step * (len(board.out) - 1) + 34, 4, COLOUR["red"])


# The table of the seats.

NAME_LEFT: Final = 58.0
NAME_WIDE: Final = 138.0
SCORE_AT: Final = 226.0
SUPPLY_AT: Final = 290.0
CARDS_AT: Final = 340.0
FIRST_COLUMN: Final = 366.0


def columns(plan: Plan, count: int) -> list[float]:
    """The middles of the columns of maps and factions."""
    left = plan.table.x + FIRST_COLUMN
    step = column_width(plan, count)
    return [left + (place + 0.5) * step for place in range(count)]


def column_width(plan: Plan, count: int) -> float:
    return (plan.table.width - FIRST_COLUMN - 8) / max(count, 1)


def table(view: View, plan: Plan, new: Changes, names: Names) -> Iterator[Item]:
    """A row for each seat: score, supply, cards in hand, and its followers as they count on
    each map and each faction's cards; who would score is marked."""
    by_map, by_faction = scores(view.board)
    lines: list[Score] = [*by_map.values(), *by_faction.values()]
    at, wide = columns(plan, len(lines)), column_width(plan, len(lines))
    yield from heads(view.board, plan)
    for seat in range(view.board.seats):
        y = plan.table.y + HEAD + (seat + 0.5) * ROW
        yield from seat_row(view, seat, y, plan, new, names)
        for place, score in enumerate(lines):
            numbers = view.board.maps
            second = place < len(numbers) and score.points[seat] < MAPS[numbers[place]].first
            yield from majority(score, seat, second, at[place], y, wide)


def heads(board: Board, plan: Plan) -> Iterator[Item]:
    """The signs above the columns."""
    top = plan.table.y + 34
    for sign, left in (("points", SCORE_AT), ("supply", SUPPLY_AT), ("cards", CARDS_AT)):
        yield Sprite(sign, plan.table.x + left, top + 2, 34)
    count = len(board.maps) + len(board.factions)
    at, size = columns(plan, count), min(40.0, column_width(plan, count))
    for place, number in enumerate(board.maps):
        x = at[place]
        yield Sprite("scroll", x, top - 8, size * 0.86)
        yield Label(str(number), x, top - 8, size * 0.56, "title", COLOUR["madder"])
        war_map = MAPS[number]
        points = f"{war_map.first}/{war_map.second}"
        yield Label(points, x, top + 21, 18, "bold", SMALL_INK)
    for place, faction in enumerate(board.factions, len(board.maps)):
        x = at[place]
        yield Sprite(f"emblem-{faction}", x, top - 8, size)
        yield Label(str(VALUE[faction]), x, top + 21, 19, "bold", SMALL_INK)


def seat_row(
    view: View, seat: int, y: float, plan: Plan, new: Changes, names: Names
) -> Iterator[Item]:
    """Who it is, and what they have."""
    box, board, standing = plan.table, view.board, view.standing
    best = standing is not None and standing.places[seat] == 1
    if best or (standing is None and seat == board.active):
        yield Shape(box.x + 7, y - ROW / 2 + 2, box.width - 14, ROW - 4, COLOUR["glow"], "", 0, 7)
    elif seat % 2 == 0:
        yield Shape(box.x + 7, y - ROW / 2 + 2, box.width - 14, ROW - 4, VELLUM, "", 0, 7)
    yield from follower(seat, box.x + 33, y, 40)
    waited = any(seat == other for other, _ in view.awaited)
    if best:
        yield Sprite("crown", box.x + 33, y - 21, 22)
    yield seat_name(names, seat, box.x + NAME_LEFT, y, 25, NAME_WIDE - (24 if waited else 0))
    if waited:
        yield Sprite("awaited", box.x + NAME_LEFT + NAME_WIDE - 10, y, 32)
    points = standing.points[seat] if standing else board.score[seat]
    change = "" if standing else signed(new.points.get(seat, 0))
    yield Label(str(points), box.x + SCORE_AT, y - (6 if change else 0), 34, "bold")
    if change:
        fill = COLOUR["forest"] if change[0] == "+" else COLOUR["red"]
        yield Label(change, box.x + SCORE_AT, y + 17, 18, "bold", fill)
    few = board.supply[seat] <= 3 and standing is None
    fill = COLOUR["red"] if few else INK
    yield Label(str(board.supply[seat]), box.x + SUPPLY_AT, y, 29, "bold", fill)
    held = len(view.hands[seat])
    yield Label(str(held), box.x + CARDS_AT, y, 27, "bold", INK if held else FAINT)


def majority(
    score: Score, seat: int, second: bool, x: float, y: float, room: float
) -> Iterator[Item]:
    """One seat's followers in one place; on gold when it would score, on white for a second."""
    count = score.counts[seat]
    if score.points[seat]:
        wide = min(room - 4, 42.0)
        fill, line = (VELLUM, COLOUR["brown"]) if second else (COLOUR["amber"], INK)
        yield Shape(x - wide / 2, y - 18, wide, 36, fill, line, 2, 18 if not second else 6)
    style, ink = ("bold", INK) if count else ("plain", FAINT)
    yield Label(str(count) if count else "–", x, y, 26, style, ink)
