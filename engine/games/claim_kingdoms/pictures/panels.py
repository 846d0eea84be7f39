"""The panel below the map: the table of the seats, with their majorities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.draw.labels import signed
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import FACTIONS, MAPS, VALUE
from ..rules.scoring import Score, scores
from ..state import Board, View
from .changes import Changes
from .layout import FITTED, HEAD, ROW, SMALL, Plan
from .pieces import COLOUR, FAINT, INK, VELLUM, follower, map_sign

SMALL_INK: Final = "#6b5335"
NAME_LEFT: Final = 58.0
NAME_WIDE: Final = 130.0
SCORE_AT: Final = 222.0
CHANGE_AT: Final = 263.0
SUPPLY_AT: Final = 304.0
CARDS_AT: Final = 346.0
FIRST_COLUMN: Final = 368.0
MAP_WIDER: Final = 1.2
"""A map's column, in columns of factions."""


def columns(plan: Plan, board: Board) -> list[tuple[float, float]]:
    """The middle and the width of the columns of maps and factions."""
    maps, factions = len(board.maps), len(board.factions)
    left = plan.table.x + FIRST_COLUMN
    step = (plan.table.width - FIRST_COLUMN - 6) / max(1.0, maps * MAP_WIDER + factions)
    step = min(step, 62.0)
    found = []
    for wide in [step * MAP_WIDER] * maps + [step] * factions:
        found.append((left + wide / 2, wide))
        left += wide
    return found


def table(view: View, plan: Plan, new: Changes, say: Say, names: Names) -> Iterator[Item]:
    """A row for each seat: score, supply, cards in hand, and its followers as they count on
    each map and each faction's cards; who would score is marked."""
    board = view.board
    by_map, by_faction = scores(board)
    lines: list[Score] = [*by_map.values(), *by_faction.values()]
    at = columns(plan, board)
    yield from moon(board, plan, say)
    yield from heads(board, plan)
    for seat in range(board.seats):
        y = plan.table.y + HEAD + (seat + 0.5) * ROW
        yield from seat_row(view, seat, y, plan, new, names)
        for place, score in enumerate(lines):
            second = place < len(board.maps) and score.points[seat] < MAPS[board.maps[place]].first
            yield from majority(score, seat, second, *at[place], y)


def moon(board: Board, plan: Plan, say: Say) -> Iterator[Item]:
    """The Werewolves' moon, by name."""
    if any(FACTIONS[key].power.rule == "moon" for key in board.factions):
        x, y = plan.table.x + 33, plan.table.y + 36
        yield Sprite(f"moon-{board.moon}", x, y, 40)
        text = say("at-moon", moon=board.moon).rstrip(".")
        yield Label(text, x + 25, y, FITTED, "heading", INK, anchor="lm", fit=140)


def heads(board: Board, plan: Plan) -> Iterator[Item]:
    """The signs above the columns."""
    top, low = plan.table.y + 22, plan.table.y + 52
    for sign, left in (("points", SCORE_AT), ("supply", SUPPLY_AT), ("cards", CARDS_AT)):
        yield Sprite(sign, plan.table.x + left, plan.table.y + 36, 38)
    at = columns(plan, board)
    for (x, _), number in zip(at, board.maps, strict=False):
        war_map = MAPS[number]
        points = f"{war_map.first}/{war_map.second}" if war_map.second else str(war_map.first)
        yield Label(map_sign(number), x, top, SMALL, "bold", COLOUR["madder"])
        yield Label(points, x, low, SMALL, "bold", SMALL_INK)
    for (x, wide), faction in zip(at[len(board.maps) :], board.factions, strict=True):
        yield Sprite(f"emblem-{faction}", x, top - 1, min(40.0, wide + 2))
        yield Label(str(VALUE[faction]), x, low, SMALL, "bold", SMALL_INK)


def seat_row(
    view: View, seat: int, y: float, plan: Plan, new: Changes, names: Names
) -> Iterator[Item]:
    """Who it is, and what they have."""
    box, board, standing = plan.table, view.board, view.standing
    best = standing is not None and standing.places[seat] == 1
    # In a picture that stays nobody is awaited: whose turn it was is no news there.
    if best or (standing is None and view.awaited and seat == board.active):
        yield Shape(box.x + 7, y - ROW / 2 + 2, box.width - 14, ROW - 4, COLOUR["glow"], "", 0, 7)
    elif seat % 2 == 0:
        yield Shape(box.x + 7, y - ROW / 2 + 2, box.width - 14, ROW - 4, VELLUM, "", 0, 7)
    yield from follower(seat, box.x + 33, y, 42)
    points = standing.points[seat] if standing else board.score[seat]
    change = "" if standing else signed(new.points.get(seat, 0))
    waited = any(seat == other for other, _ in view.awaited)
    # The hourglass stands where the points just made would, else behind the name.
    crowded = waited and bool(change)
    if best:
        yield Sprite("crown", box.x + 33, y - 20, 26)
    room = NAME_WIDE - (36 if crowded else 0)
    yield Label(
        names[seat], box.x + NAME_LEFT, y, FITTED, "bold", INK, anchor="lm", fit=room,
        instead=SEAT_LETTERS[seat],
    )  # fmt: skip
    if waited:
        at = NAME_LEFT + NAME_WIDE - 14 if crowded else CHANGE_AT
        yield Sprite("awaited", box.x + at, y, 36)
    yield Label(str(points), box.x + SCORE_AT, y, 36, "bold")
    if change:
        fill = COLOUR["forest"] if change[0] == "+" else COLOUR["red"]
        yield Label(change, box.x + CHANGE_AT, y, SMALL, "bold", fill)
    few = board.supply[seat] <= 3 and standing is None
    fill = COLOUR["red"] if few else INK
    yield Label(str(board.supply[seat]), box.x + SUPPLY_AT, y, 30, "bold", fill)
    held = len(view.hands[seat])
    yield Label(str(held), box.x + CARDS_AT, y, 30, "bold", INK if held else FAINT)


def majority(
    score: Score, seat: int, second: bool, x: float, room: float, y: float
) -> Iterator[Item]:
    """One seat's followers in one place; on gold when it would score, on white for a second."""
    count = score.counts[seat]
    if score.points[seat]:
        wide = min(room - 3, 42.0)
        fill, line = (VELLUM, COLOUR["brown"]) if second else (COLOUR["amber"], INK)
        yield Shape(x - wide / 2, y - 18, wide, 36, fill, line, 2, 17 if second else 7)
    style, ink = ("bold", INK) if count else ("plain", FAINT)
    yield Label(str(count) if count else "–", x, y, 28, style, ink)
