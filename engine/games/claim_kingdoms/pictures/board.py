"""The picture of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.kit.contract import Event
from engine.kit.scene import Item, Scene, Sprite
from engine.kit.showing import Names, Say

from ..rules.ground import WIDTH, open_spaces
from ..state import Board, View
from ..words.position import position as in_words
from . import panels
from .changes import Changes, changes
from .headline import headline, taken
from .layout import (
    BAND_LEFT,
    BAND_TOP,
    CELL,
    COLUMNS,
    FRAME,
    FREE_PLANS,
    HEADER,
    PLANS,
    SMALL,
    Plan,
)
from .pieces import Grid, card, coordinates, fields, land, picture


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked."""
    position = view.board
    plan = (PLANS if position.maps else FREE_PLANS)[position.seats]
    new = changes(events)
    items = chain(
        headline(view, events, say, names),
        taken(view, new, HEADER),
        kingdom(position, plan, new),
        panels.table(view, plan, new, say, names),
    )
    return picture(items, plan.height, in_words(view, say, names), base=plan.base)


def kingdom(board: Board, plan: Plan, new: Changes) -> Iterator[Item]:
    """The spaces with all that lies on them, and the names of rows and columns."""
    grid = grid_of(board, plan)
    if board.maps:
        yield from land(tuple(board.maps), grid)
        yield from fields(board, grid)
    elif board.cards:
        yield from free_spaces(board, grid)
    if board.maps or board.cards:
        yield from coordinates(board, grid, BAND_TOP / 2, (BAND_LEFT - FRAME) / 2, SMALL)
    for cell in new.cells:
        if cell != board.last:
            yield Sprite("fresh", *grid.at(cell), 92 * grid.zoom)
    for cell in sorted(board.cards):
        if cell == board.last:
            yield Sprite("last", *grid.at(cell), 96 * grid.zoom)
        yield from card(board, cell, grid)


def free_spaces(board: Board, grid: Grid) -> Iterator[Item]:
    """Where the free grid can grow."""
    for cell in open_spaces(board):
        yield Sprite("space", *grid.at(cell), grid.size)


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
    return Grid(
        window.x + (window.width - wide * size) / 2,
        window.y + (window.height - high * size) / 2,
        size,
        min(rows) - 1,
        min(columns) - 1,
        high,
        wide,
    )
