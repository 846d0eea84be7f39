"""The picture of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..state import View
from ..words.position import position as in_words
from . import arena, panels
from .changes import Changes, changes
from .layout import EDGE, GAP, TALL, ZOOMS, Band, bands_high
from .pieces import leaf

ROOM: Final = TALL - 2 * EDGE
"""Height of all that lies on the highest picture."""
READABLE: Final = 0.73
"""The zoom at which the signs on cards are as large as they must be."""


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it. What `events` changed is lightly marked."""
    new = changes(events)
    above = [panels.header(view, say, names), panels.vikings(view)]
    above += arena.under_way(view.board, say, names)
    return leaf([*above, *earldoms(view, new, names, above)], alt_text(in_words(view, say, names)))


def earldoms(
    view: View, new: Changes, names: Names, above: Sequence[Band], first: Collection[int] = ()
) -> list[Band]:
    """All that is left of the Earls, below these bands. Where there is no room for everything,
    the earldoms of the seats in `first` stay whole, of the others the heads are left."""
    board = view.board
    gone = panels.gone(board, names)
    seats = [seat for seat in range(board.seats) if board.alive[seat]]
    room = ROOM - bands_high(above) - GAP - bands_high(gone) - GAP * bool(gone)
    plots = fitting(view, seats, room, first)
    return [*(panels.earldom(view, plot, new, names) for plot in plots), *gone]


def fitting(
    view: View,
    seats: Sequence[int],
    room: float,
    first: Collection[int] = (),
    only: Callable[[str], bool] | None = None,
    zooms: Sequence[float] = ZOOMS,
) -> list[panels.Plot]:
    """The earldoms as large as there is room for; without room for any size, their heads."""
    found: list[list[panels.Plot]] = []
    for plots in _ways(view, seats, first, only, zooms):
        if found and plots[0].zoom < ALMOST * found[0][0].zoom:
            break
        heads = GAP * (len(plots) - 1)
        low = sum(plot.height for plot in plots) + heads <= room
        if low and all(map(panels.keeps_in, plots)):
            found.append(plots)
    return min(found, key=_rows) if found else plots


ALMOST: Final = 0.7
"""Cards may be so much smaller where everything then stands in fewer rows."""


def _rows(plots: Sequence[panels.Plot]) -> int:
    return sum(len(plot.rows) + (plot.form == "closed") * 9 for plot in plots)


def _ways(
    view: View,
    seats: Sequence[int],
    first: Collection[int],
    only: Callable[[str], bool] | None,
    zooms: Sequence[float],
) -> Iterator[list[panels.Plot]]:
    """Ever smaller: all earldoms, then those that matter most, then all with tiny cards, at last
    heads alone."""
    board = view.board

    def plots(zoom: float, form: str, whole: Collection[int]) -> list[panels.Plot]:
        return [
            panels.plot_of(board, seat, zoom, form if seat in whole else "closed", only)
            for seat in seats
        ]

    for zoom in (zoom for zoom in zooms if zoom >= READABLE):
        for form in ("below", "beside"):
            yield plots(zoom, form, seats)
    if first:
        for zoom in (1.0, READABLE):
            yield plots(zoom, "below", first)
    for zoom in (zoom for zoom in zooms if zoom < READABLE):
        for form in ("below", "beside"):
            yield plots(zoom, form, seats)
    yield plots(1.0, "closed", ())
