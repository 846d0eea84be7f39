"""The end of a game in a picture: the winners under their crowns, and the final score."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kit.contract import Source, Standing
from engine.kit.draw import ui
from engine.kit.draw.boxes import halves
from engine.kit.draw.ui import CENTRE, LEFT, Element, Fill
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, seats_listed

Piece = Callable[[int, float], Element]
"""A seat's piece, so large."""


def medal(
    standing: Standing,
    piece: Piece,
    sizes: Sequence[float],
    laurel: float,
    *,
    crown: str = "crown",
    crown_size: float = 0.6,
) -> Element:
    """The winners' pieces within laurels so large, a crown on each, which is `crown_size` sizes of
    the piece; more than six stand in two rows. `sizes`: of a piece, by how many they are."""
    first = standing.winners
    size = sizes[len(first) - 1]

    def won(seat: int) -> Element:
        crowned = ui.icon(crown, size * crown_size)
        return ui.column(crowned, piece(seat, size), gap=-size * 0.04, align=0.5)

    rows = [ui.row(*map(won, row), gap=size * 0.06) for row in halves(first, 6, odd_below=True)]
    return ui.icon("laurel", laurel).overlay(ui.column(*rows, gap=4, align=0.5), y=-size * 0.08)


def names_of(
    standing: Standing, say: Say, names: Names, size: float, ink: str
) -> Element:  # fmt: skip
    """The winners' names; where they cannot be written, their letters."""
    first = standing.winners
    letters = ", ".join(SEAT_LETTERS[seat] for seat in first)
    return ui.text(seats_listed(first, say, names), size, "title", ink, instead=letters)


def scores(
    standing: Standing,
    say: Say,
    names: Names,
    *,
    piece: Piece,
    source: Callable[[Source], Element],
    colour: Mapping[str, str],
    left: float,
    high: float,
    name: float = 39,
    number: float = 36,
) -> Element:
    """A column for each seat in the order of the places, the winners' lit; a row for each source of
    points, the total.

    `source` is a source's sign and name, `left` the width of their column and `high` the height of
    a row; `colour` has "glow" below the winners, "tan" for lines and "brown" for what is nothing.
    `name`, `number`: sizes of letters.
    """
    line = ui.shape(Fill(colour["tan"]), height=1.4)
    high_of_head = 62 + name * ui.LINE

    def row(cell: Element, height: float) -> Element:
        # Where there are many, letters and signs are higher than their rows, and must not make
        # those so.
        return ui.space(0, height).growing().overlay(cell)

    def column(head: Element, cells: Sequence[Element], total: Element) -> Element:
        ruled = [part for cell in cells for part in (row(cell, high), line)]
        return ui.column(head, *ruled, row(total, high * 1.2))

    def points(one: Source, seat: int) -> Element:
        won = one.points[seat]
        best = min(one.points) if standing.lowest else max(one.points)
        style = "bold" if won and won == best else "plain"
        ink = colour["ink"] if won else colour["brown"]
        return ui.text(str(won) if won else "–", number, style, ink)

    def seat_column(seat: int) -> Element:
        called = ui.text(names[seat], name, "bold", instead=SEAT_LETTERS[seat])
        head = ui.column(piece(seat, 50), called.padded(6).frame(0, name * ui.LINE), align=0.5)
        total = ui.text(str(standing.points[seat]), number * 1.4, "bold")
        cells = [points(one, seat) for one in standing.sources]
        lit = Fill(colour["glow"], radius=10) if standing.places[seat] == 1 else None
        top = head.panel(None, 0, 6, height=high_of_head, align=CENTRE).growing()
        return column(top, cells, total).panel(lit)

    seats = [seat_column(seat) for seat in standing.order]
    total = ui.text(say("source-total"), number, "title")
    named = [source(one).padded(20).growing() for one in standing.sources]
    head = ui.space(0, high_of_head)
    first = column(head, named, total.padded(20).growing())
    return ui.row(first.frame(left, align=LEFT), ui.grid(seats, len(seats)).growing(), align=0)
