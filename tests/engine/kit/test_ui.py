"""What the layout of pictures promises."""

from __future__ import annotations

import pytest

from engine.kit.draw import ui
from engine.kit.draw.letters import length
from engine.kit.draw.ui import Box
from engine.kit.scene import Label, Shape

VELLUM = ui.Fill("#fbf4e1", "#7a5a34", 2, 8)
NAMES = ("Ana", "Maximiliano Fernando de la Trinidad", "漢字", "Barracks 12")


def labels(placed: ui.Placed) -> list[Label]:
    return [item for item in ui.items(placed) if isinstance(item, Label)]


def seat(name: str) -> ui.Element:
    """A row as games have them."""
    named = ui.row(ui.icon("seat", 48), ui.text(name, 36, "bold", instead="C"), gap=8)
    counts = (ui.row(ui.text("12", 30, "bold"), ui.icon("gold", 40)) for _ in range(3))
    whole = ui.row(named, ui.spring(), *counts, gap=12)
    return whole.panel(VELLUM, 6, 4).named(name)


@pytest.mark.parametrize("room", [420, 500, 990])
def test_nothing_leaves_its_room_and_no_letter_is_smaller_than_the_least(room: float) -> None:
    placed = ui.column(*map(seat, NAMES), gap=4).place(room)
    assert placed.width == room
    assert [*ui.places(placed)] == list(NAMES)
    for label in labels(placed):
        assert label.size >= ui.LEAST
        assert 0 <= label.x <= label.x + length(label.text, label.style, round(label.size)) <= room
    grounds = [item for item in ui.items(placed) if isinstance(item, Shape)]
    assert {(ground.x, ground.width) for ground in grounds} == {(0, room)}


def test_where_it_is_narrow_the_widest_shrink_and_are_cut_then() -> None:
    long, short, number = ui.text("Maximiliano", 39), ui.text("Ana", 39), ui.icon("gold", 40)
    whole = ui.row(long, short, number)
    assert [label.size for label in labels(whole.place(whole.width))] == [39, 39]
    smaller, same = labels(whole.place(whole.width - 30))
    assert (smaller.text, same.text, same.size) == ("Maximiliano", "Ana", 39)
    assert 28 < smaller.size < 39
    cut, kept = labels(whole.place(210))
    assert (cut.text[-1], cut.size, kept.text) == ("…", ui.LEAST, "Ana")
    assert labels(ui.text("Barracks 12", 39).place(100))[0].text.endswith("…12")
    assert labels(ui.text("漢字", 39, instead="C").place(100))[0].text == "C"


def test_a_row_gives_what_is_left_to_those_that_grow() -> None:
    a, b = ui.space(10, 10).named("a"), ui.space(20, 30).named("b")
    found = ui.places(ui.row(a, ui.spring(), b, gap=2).place(100))
    assert found == {"a": Box(0, 10, 10, 10), "b": Box(80, 0, 20, 30)}
    grown = ui.row(a.panel(VELLUM).growing().named("panel"), b).place(100)
    assert ui.places(grown)["panel"] == Box(0, 10, 80, 10)
    # What lies in a column has its whole width.
    assert ui.column(ui.row(ui.spring(), b), None).place(60).width == 60


def test_cells_are_equally_wide_and_columns_aligned() -> None:
    cells = [ui.space(10, high).panel(VELLUM, 2).named(str(high)) for high in (10, 20, 30)]
    found = ui.places(ui.grid(cells, 2, 10).place(110))
    assert found == {"10": Box(0, 0, 50, 20), "20": Box(60, 0, 50, 20), "30": Box(0, 30, 50, 30)}
    needed = ui.grid([ui.space(30), ui.space(8), ui.space(9)], 3, 10)
    assert (needed.width, needed.least) == (110, 110)
    rows = ui.aligned(
        [[ui.space(30), ui.space(4).named("4")], [ui.space(8), ui.space(9).named("9")]],
        aligns=(ui.LEFT, ui.RIGHT),
    )
    assert ui.places(ui.column(*rows).place(500)) == {"4": Box(35, 0, 4, 0), "9": Box(30, 0, 9, 0)}


def test_what_lies_on_others_takes_no_room() -> None:
    low, point = ui.space(100, 50), ui.space(20, 10)
    crowned = low.overlay(point.named("crown"), None, align=ui.TOP, y=-5)
    assert (crowned.width, crowned.place(500).height) == (100, 50)
    assert ui.places(crowned.place(500))["crown"] == Box(40, -5, 20, 10)
    drawn = ui.canvas(low, [(Box(50, 0, 50, 50), point.named("box")), (Box(10, 20, 0, 0), point)])
    assert ui.places(drawn.place(500)) == {"box": Box(65, 20, 20, 10)}


def test_a_paragraph_has_as_few_lines_as_it_needs_and_even_ones() -> None:
    words = "one two three four five six"
    lines = labels(ui.paragraph(words, 30).place(ui.text(words, 30).width * 0.7))
    assert [label.text for label in lines] == ["one two three", "four five six"]


def test_the_largest_that_fits_is_made() -> None:
    icons = ui.largest(lambda size: ui.row(*[ui.icon("gold", size)] * 4), 40, 30)
    assert [icons.place(room).width for room in (500, 140, 60)] == [160, 140, 120]
