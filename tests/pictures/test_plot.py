"""Diagrams: plain scenes that the painter paints without any drawings."""

from __future__ import annotations

import itertools
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from engine.kit.scene import Label, Scene, Shape
from pictures import plot
from pictures.drawings import HOUSE, rgb
from pictures.painter import Painter


def row(count: int) -> list[plot.Mark]:
    return [plot.Mark(i % 5 / 4, str(i % 5), i % 4, i % 5 == 4) for i in range(count)]


def marks(count: int, names: int = 4) -> Scene:
    shown = row(count)
    return plot.marks(
        shown,
        title="A very long name that goes on and on: places, from the oldest game to the newest",
        top="first",
        bottom="last",
        dates=[(0, "3 Nov 2025"), (count - 1, "20 Nov 2026")],
        legend=[(i, f"The name of game number {i} is long") for i in range(names)],
        line=[mark.height for mark in shown],
        line_name="average",
        alt="in words",
    )


def bars(count: int) -> Scene:
    return plot.bars(
        [plot.Bar(i * i, f"2026-{i:02}") for i in range(count)], title="Bars", alt="in words"
    )


SCENES = [*(marks(n) for n in (1, 2, 9, 30)), marks(5, 1), *(bars(n) for n in (1, 2, 12))]


def squares(scene: Scene) -> list[Shape]:
    """The marks, without the rims of those that are to be noticed."""
    shapes = [item for item in scene.items if isinstance(item, Shape)]
    return [i for i in shapes if i.width == i.height > 12 and i.line != plot.GOLD]


def overlap(one: Shape, other: Shape) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("scene", SCENES)
def test_everything_stays_inside_in_colours_that_need_no_folder(scene: Scene) -> None:
    used = {scene.ground}
    for item in scene.items:
        assert 0 <= item.x <= scene.width
        assert 0 <= item.y <= scene.height
        used.add(item.fill)
        if isinstance(item, Shape):
            assert 0 < item.width <= scene.width - item.x
            assert 0 <= item.height <= scene.height - item.y
            used.add(item.line)
    assert used - {""} <= set(HOUSE.values())


@pytest.mark.parametrize("count", [1, 2, 9, 30])
def test_marks_do_not_cover_each_other(count: int) -> None:
    scene = marks(count, 0)
    shown = {mark.text for mark in row(count)}
    texts = [i for i in scene.items if isinstance(i, Label) and i.text in shown]
    boxes = squares(scene)
    assert len(texts) == len(boxes) == count
    assert not any(overlap(one, other) for one, other in itertools.pairwise(boxes))


def plain(*shown: plot.Mark) -> Scene:
    return plot.marks(shown, title="", top="", bottom="", dates=[], legend=[], alt="")


def test_a_mark_is_as_high_as_its_value() -> None:
    scene = plain(plot.Mark(0, "a"), plot.Mark(0.5, "b"), plot.Mark(1, "c"), plot.Mark(7, "d"))
    heights = {i.text: i.y for i in scene.items if isinstance(i, Label) and i.text in {*"abcd"}}
    middle = (plot.TOP + plot.BOTTOM) / 2
    assert heights == {"a": plot.BOTTOM, "b": middle, "c": plot.TOP, "d": plot.TOP}


def test_kinds_differ_in_shape_not_in_colour_alone() -> None:
    boxes = [box for kind in range(plot.KINDS) for box in squares(plain(plot.Mark(0.3, "x", kind)))]
    assert len({(box.radius, box.fill == plot.PAGE) for box in boxes}) == plot.KINDS


def test_nothing_is_needed_to_paint_it(tmp_path: Path) -> None:
    painter = Painter(lambda key: tmp_path / "not there" / key)
    for scene in SCENES:
        png = painter.paint(scene)
        picture = Image.open(BytesIO(png))
        assert picture.size == (scene.pixels, round(scene.height))
        assert len(png) < 60_000
        colours = picture.convert("RGB").getcolors(100_000) or []
        assert max(colours)[1] == rgb(plot.PAGE)


def test_the_words_are_kept_short() -> None:
    scene = plot.bars([plot.Bar(1, "x")], title="x", alt="word " * 1000)
    assert len(scene.alt) == 1000
