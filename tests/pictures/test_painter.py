"""Scenes become pictures: where things lie, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.kit.scene import Label, Scene, Shape, Sprite, size_of, stacked
from pictures.drawings import MissingTintError, rasterise, rgb, shades_of
from pictures.painter import Painter
from pictures.studio import Kept
from tests.pictures.conftest import SVG

GREEN = (("seat", "#30a060"),)


def toy(*items: Sprite | Shape | Label, **more: Any) -> Scene:
    whole = {"art": "toy", "base": "ground", "width": 200, "height": 100, "pixels": 400}
    return Scene(items=items, **(whole | more))


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def test_a_picture_is_a_png_of_at_most_256_colours_at_the_size_it_says(painter: Painter) -> None:
    image = Image.open(BytesIO(painter.paint(toy())))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (400, 200))


def test_the_same_scene_gives_the_same_bytes_from_any_painter(
    painter: Painter, art: Callable[[str], Path]
) -> None:
    scene = toy(Sprite("token", 50, 50, 30, GREEN), Label("Ana", 100, 20, 12))
    other = Painter(art)
    other.paint(toy(Sprite("wide", 20, 20, 9)))
    assert painter.paint(scene) == painter.paint(scene) == other.paint(scene)


RED, PAPER, SEA = (0xC0, 0x30, 0x30), (0xF0, 0xE8, 0xD0), (0x80, 0xA0, 0xC0)
SEAT, INK = (0x30, 0xA0, 0x60), (0x20, 0x18, 0x10)


def test_things_lie_where_the_scene_puts_them(painter: Painter) -> None:
    things = Sprite("wide", 50, 50, 20), Shape(150, 10, 20, 20, fill="#f0e8d0")
    image = opened(painter.paint(toy(*things)))
    for colour, places in (
        (RED, ((100, 100), (62, 100), (138, 100))),
        (SEA, ((58, 100), (100, 122), (298, 40), (342, 40))),
        (PAPER, ((320, 40),)),
    ):
        assert {image.getpixel(place) for place in places} == {colour}


def test_what_is_listed_later_lies_on_top(painter: Painter) -> None:
    under, over = Shape(0, 0, 50, 50, fill="#201810"), Sprite("token", 25, 25, 40, GREEN)
    assert opened(painter.paint(toy(under, over))).getpixel((50, 50)) == SEAT
    assert opened(painter.paint(toy(over, under))).getpixel((50, 50)) == INK


def test_a_crop_shows_its_part_at_full_size(painter: Painter) -> None:
    marks = (Sprite("token", 50, 50, 10, GREEN), Sprite("wide", 150, 50, 10))
    image = opened(painter.paint(toy(*marks, crop=(40, 30, 80, 60))))
    assert image.size == (400, 300)
    assert image.getpixel((100, 200)) == SEAT
    assert RED not in {colour for _, colour in image.getcolors(1 << 16) or []}


def test_scenes_below_one_another_are_one_picture_of_one_width(painter: Painter) -> None:
    above = toy(Sprite("token", 60, 45, 10, GREEN), crop=(40, 30, 80, 60))
    below = toy(base="", ground="#f0e8d0")
    whole = stacked(above, None, below)
    assert whole is not None
    image = opened(painter.paint(whole))
    assert image.size == size_of(whole)
    assert image.width == 990
    assert image.getpixel((495, 371)) == SEAT
    assert image.getpixel((495, image.height - 5)) == PAPER
    assert stacked(None, below) == below


def test_words_are_drawn_and_their_halo_around_them_on_bare_ground(painter: Painter) -> None:
    bare = {"base": "", "ground": "#f0e8d0"}
    assert opened(painter.paint(toy(**bare))).getcolors() == [(400 * 200, PAPER)]
    words = Label("Ulaid", 100, 50, 30, "title", fill="#201810", halo="#30a060")
    colours = {colour for _, colour in opened(painter.paint(toy(words, **bare))).getcolors() or []}
    assert {INK, PAPER, SEAT} <= colours


def test_a_missing_drawing_and_a_missing_colour_are_named(painter: Painter) -> None:
    with pytest.raises(FileNotFoundError, match="harp"):
        painter.paint(toy(Sprite("harp", 1, 1, 1)))
    with pytest.raises(MissingTintError, match=r"token\.svg.*seat"):
        painter.paint(toy(Sprite("token", 1, 1, 1)))
    with pytest.raises(ValueError, match=r"blank\.svg has no viewBox"):
        painter.paint(toy(Sprite("blank", 1, 1, 1)))
    assert painter.paint(toy())


def test_drawings_are_rasterised_at_the_size_that_is_asked_for() -> None:
    svg = SVG.format("0 0 20 10", '<rect width="{}" height="10" fill="#30a060"/>')
    small, large = rasterise(svg.format(10), 20), rasterise(svg.format(20), 300)
    assert (small.size, large.size) == ((20, 10), (300, 150))
    assert (small.getpixel((9, 9)), small.getpixel((11, 9))) == ((*SEAT, 0xFF), (0, 0, 0, 0))
    assert large.getpixel((299, 149)) == SEAT
    assert shades_of(small, 2)[0] == SEAT


@pytest.mark.parametrize("size", [(7, 9), (60, 60), (300, 40), (150, 70)])
def test_a_box_is_drawn_by_its_corners_as_if_it_were_drawn_whole(
    painter: Painter, size: tuple[int, int]
) -> None:
    ground = Image.new("RGB", (400, 200), PAPER)
    for fill, line, thick, radius in (
        ("#f0e8d0", "#201810", 2.4, 9.0),
        ("", "#201810", 3.0, 0.0),
        ("#30a060", "", 0.0, 4.5),
    ):
        whole = Image.new("RGBA", (4 * size[0], 4 * size[1]), (*rgb(line or fill), 0))
        ImageDraw.Draw(whole).rounded_rectangle(
            (0, 0, whole.width - 1, whole.height - 1),
            radius=radius * 4,
            fill=fill or (*rgb(line), 0),
            outline=line or None,
            width=round(thick * 4) if line else 0,
        )
        drawn = whole.resize(size, Image.Resampling.BOX)
        wanted = ground.copy()
        wanted.paste(drawn, (6, -4), drawn)
        box = Shape(3, -2, size[0] / 2, size[1] / 2, fill, line, thick / 2, radius / 2)
        found = painter.draw(toy(box, base="", ground="#f0e8d0"))
        assert ImageChops.difference(found, wanted).getbbox() is None


def test_what_was_painted_before_does_not_show_in_a_picture(
    painter: Painter, art: Callable[[str], Path]
) -> None:
    words = [Label(f"Seat {number}", 60, 8 + 12 * number, 9, halo="#f0e8d0") for number in range(8)]
    scenes = [
        toy(*words, Sprite("token", 150, down, 20, GREEN), Shape(90, 3 * down, 30, 9, "#c03030"))
        for down in (-8, 0, 12, 50, 51, 99, 104)
    ]
    below = [whole for scene in scenes if (whole := stacked(toy(base=""), scene)) is not None]
    forgetful = Painter(art, sprites=0, words=0)
    for scene in (*scenes, *below, *reversed(scenes)):
        assert painter.paint(scene) == Painter(art).paint(scene) == forgetful.paint(scene)


def test_a_cache_lets_go_of_what_was_unused_longest() -> None:
    kept: Kept[str] = Kept(most=10)
    kept.put("a", "A", 4)
    kept.put("b", "B", 4)
    kept.put("a", "A", 5)
    kept.put("c", "C", 5)
    assert (kept.get("a"), kept.get("b"), kept.get("c"), kept.weight) == ("A", None, "C", 10)
