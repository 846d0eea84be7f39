"""The picture of the places that a question offers, each with its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Question
from engine.kit.draw import places as kit
from engine.kit.draw.boxes import halves
from engine.kit.scene import Item, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..rules.ground import WIDTH, cell_of, ground, open_spaces
from ..rules.scoring import weight
from ..state import Board, View
from ..words import asking, options
from .pieces import (
    ART,
    COLOUR,
    INK,
    Grid,
    bare_card,
    card,
    coordinates,
    fields,
    follower,
    land,
)

ON_SPACES: Final = (
    "place-card",
    "place-revealed",
    "spectre-card",
    "spectre-space",
    "target-card",
    "second-card",
)
ON_FOLLOWERS: Final = ("catapult", "target-follower", "target-followers", "target-seats")
SIZE: Final = 200.0
"""Across a cell."""
LEAST: Final = 4
"""Cells that are shown at least, each way."""
PIXELS: Final = 1000

Offered = dict[int, list[tuple[int, str]]]
"""By cell: the options there, each with its number."""


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
) -> Scene | None:
    """The spaces, cards or followers that a question offers, each with its number among the
    question's options, and what lies around."""
    if question.kind not in ON_SPACES + ON_FOLLOWERS:
        return None
    offered: Offered = {}
    for number, option in kit.offered(question, only):
        if option != "pass":
            cell = cell_of(option.partition("-")[0])
            offered.setdefault(cell, []).append((number, option))
    if not offered:
        return None
    board = view.board
    grid = window(board, offered)
    return Scene(
        art=ART,
        base="",
        width=grid.columns * SIZE + 2 * grid.x,
        height=grid.rows * SIZE + 2 * grid.y,
        items=tuple(drawn(board, question, offered, grid)),
        ground=COLOUR["sea"] if board.maps else COLOUR["land-2"],
        pixels=PIXELS,
        alt=kit.told(asking.question, options.option, view, question, say, names),
    )


def drawn(board: Board, question: Question, offered: Offered, grid: Grid) -> Iterator[Item]:
    if board.maps:
        yield from land(tuple(board.maps), grid)
        yield from fields(board, grid)
    else:
        for cell in open_spaces(board):
            yield Sprite("space", *grid.at(cell), grid.size)
    source = source_of(question)
    on_followers = question.kind in ON_FOLLOWERS
    for cell in sorted(board.cards):
        if cell in offered:
            yield Sprite("last", *grid.at(cell), 96 * grid.zoom)
        elif cell == source:
            yield Sprite("fresh", *grid.at(cell), 92 * grid.zoom)
        if cell in offered and on_followers:
            yield from offered_followers(board, cell, offered[cell], grid)
        else:
            yield from card(board, cell, grid)
    if not on_followers:
        for cell, picks in offered.items():
            x, y = grid.at(cell)
            if cell not in board.cards:
                yield Sprite("last", x, y, 90 * grid.zoom)
            away = 22 * grid.zoom
            yield from kit.badge(picks[0][0], x - away, y - away, 62 * enlarged(grid), INK, 4)
    # What does not belong to the part that is shown is covered by the edge.
    yield from edge(grid)
    yield from coordinates(board, grid, grid.y / 2, grid.x / 2, grid.x * 0.72)


def edge(grid: Grid) -> Iterator[Item]:
    """Around the cells, for the names of rows and columns."""
    tan, thick = COLOUR["tan"], grid.x
    wide, high = grid.columns * SIZE, grid.rows * SIZE
    for y in (0.0, high + thick):
        yield Shape(0, y, wide + 2 * thick, thick, tan)
    for x in (0.0, wide + thick):
        yield Shape(x, 0, thick, high + 2 * thick, tan)
    yield Shape(thick - 2, thick - 2, wide + 4, high + 4, "", INK, 3)


def enlarged(grid: Grid) -> float:
    """How much larger signs are, where many cells make each of them small."""
    return min(1.6, max(1.0, max(grid.rows, grid.columns) / 5))


def offered_followers(
    board: Board, cell: int, picks: Sequence[tuple[int, str]], grid: Grid
) -> Iterator[Item]:
    """A card whose followers are offered: each with its number above it."""
    x, y = grid.at(cell)
    yield from bare_card(board.cards[cell], x, y, grid.zoom, weight(board, cell) > 1)
    rows = halves(picks, 3)
    across = min(grid.size * 0.4, grid.size * 0.86 / max(map(len, rows)))
    for number, row in enumerate(reversed(rows)):
        level = y + grid.size * 0.29 - number * across * 1.62
        left = x - len(row) * across / 2
        for place, (pick, option) in enumerate(row):
            owner = int(option.partition("-")[2].partition(".")[0])
            at = left + (place + 0.5) * across
            yield from follower(owner, at, level, across * 0.94)
            yield from kit.badge(pick, at, level - across * 0.74, across * 0.7, INK, 4)


def source_of(question: Question) -> int | None:
    """Where the card lies that the question comes from."""
    spaces = [part for part in question.about[:2] if isinstance(part, str) and is_space(part)]
    return cell_of(spaces[-1]) if spaces else None


def is_space(text: str) -> bool:
    """Whether this is the key of a space: "C4", "N2E3"."""
    return text[:1].isupper() and text[-1:].isdigit()


def window(board: Board, cells: Offered) -> Grid:
    """The part of the board that shows these cells and a space around each."""
    rows = [cell // WIDTH for cell in cells]
    columns = [cell % WIDTH for cell in cells]
    low, high = (0, 0), (1 << 20, 1 << 20)
    if board.maps:
        playing = ground(tuple(board.maps))
        high = playing.height - 1, playing.width - 1
    else:
        low = (-(1 << 20), -(1 << 20))
    top, bottom = span(min(rows), max(rows), low[0], high[0])
    left, right = span(min(columns), max(columns), low[1], high[1])
    rows_shown, columns_shown = bottom - top + 1, right - left + 1
    thick = max(36.0, 10.0 * max(rows_shown, columns_shown))
    return Grid(thick, thick, SIZE, top, left, rows_shown, columns_shown)


def span(first: int, last: int, low: int, high: int) -> tuple[int, int]:
    """From and to, one more on each side, at least `LEAST`, within `low` .. `high`.

    >>> span(3, 3, 0, 7), span(0, 1, 0, 3), span(7, 7, 0, 7)
    ((2, 5), (0, 3), (4, 7))
    """
    first, last = max(low, first - 1), min(high, last + 1)
    while last - first + 1 < min(LEAST, high - low + 1):
        if last < high:
            last += 1
        else:
            first -= 1
    return first, last
