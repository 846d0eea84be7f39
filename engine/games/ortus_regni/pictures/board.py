"""The picture of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.kit.contract import Event
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Scene
from engine.kit.showing import Names, Say

from ..state import View
from ..words.position import position as in_words
from . import arena, earldoms, panels
from .changes import changes
from .layout import FIRST, LARGEST, TALL, WIDTH, ZOOMS, page_height, pixels
from .pieces import ART, COLOUR, frame


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it. What `events` changed is lightly marked."""
    new = changes(events)
    top = FIRST + arena.height(view.board)
    plots = largest(view, top)
    height = page_height(plots[-1].box.foot)
    items = chain(
        frame(height),
        panels.header(view, say, names),
        panels.vikings(view),
        under_way(view, say, names),
        *(panels.earldom(view, plot, new, names) for plot in plots),
    )
    return Scene(
        art=ART,
        base="",
        width=WIDTH,
        height=height,
        items=tuple(items),
        ground=COLOUR["leaf"],
        pixels=pixels(height),
        alt=alt_text(in_words(view, say, names)),
    )


def under_way(view: View, say: Say, names: Names) -> Iterator[Item]:
    """The battle or joust that is not over yet."""
    position = view.board
    if position.battle is not None:
        yield from arena.battle(position.battle, FIRST, say, names)
    elif position.joust is not None:
        yield from arena.joust(position.joust, position, FIRST, say, names)


def largest(view: View, top: float) -> list[panels.Plot]:
    """The earldoms as large as the picture has room for."""
    seats = list(range(view.board.seats))
    for zoom in [zoom for zoom in ZOOMS if zoom <= LARGEST[len(seats)]]:
        plots = panels.plots(view.board, seats, top, zoom)
        blocks = chain.from_iterable(chain.from_iterable(plot.rows) for plot in plots)
        if plots[-1].box.foot <= TALL and earldoms.fits(blocks, panels.INSIDE, zoom):
            return plots
    return plots
