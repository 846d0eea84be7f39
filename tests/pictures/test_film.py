"""Moving pictures: each frame as it was painted, small enough, made in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.kit.scene import Label, Scene, Shape, Sprite, stacked
from pictures import film
from pictures.film import Film, FilmError, Frame, evenly, make_film, size_for
from pictures.painter import Painter

GREEN = (("seat", "#30a060"),)


def scene(x: float, **more: Any) -> Scene:
    token = Sprite("token", x, 50, 30, GREEN)
    whole = {"art": "toy", "base": "ground", "width": 200, "height": 100, "pixels": 400}
    return Scene(items=(token,), **(whole | more))


def poster() -> Scene:
    return scene(60, base="", height=260, ground="#f0e8d0")


def frames(count: int) -> list[Frame]:
    shown = [
        Frame(scene(10 + 7 * i), f"**Turn {i}**\n- 🪓 Ana moves", i / count) for i in range(count)
    ]
    return [*shown, Frame(poster())]


def opened(gif: bytes) -> list[tuple[Image.Image, int]]:
    """Every frame with the milliseconds it stays."""
    whole = Image.open(BytesIO(gif))
    found = []
    for number in range(getattr(whole, "n_frames", 1)):
        whole.seek(number)
        found.append((whole.convert("RGB"), whole.info["duration"]))
    return found


def reel_of(painter: Painter, count: int) -> Film:
    reel = Film(painter, size_for(frames(count), 300))
    for one in frames(count):
        reel.add(one)
    return reel


def test_every_frame_is_shown_as_it_was_painted_and_the_last_one_longest(painter: Painter) -> None:
    reel = reel_of(painter, 4)
    gif = reel.gif()
    assert gif is not None
    shown = opened(gif)
    assert len(shown) == 5
    for (image, _), painted in zip(shown, reel._frames, strict=True):
        assert image.size == (300, 390)
        assert ImageChops.difference(image, painted.convert("RGB")).getbbox() is None
    lasts = [duration for _, duration in shown]
    assert max(lasts) == lasts[-1] == 1000 * film.HELD
    assert Image.open(BytesIO(gif)).info["loop"] == 0
    # The token has moved on; the poster has the strip's room too.
    assert shown[0][0].getpixel((4, 75)) == (0x30, 0xA0, 0x60)
    assert shown[2][0].getpixel((4, 75)) == (0x80, 0xA0, 0xC0)


def test_a_long_caption_has_more_rows_where_a_low_picture_leaves_room(painter: Painter) -> None:
    told = f"Turn 48\n{'Pays 3 provisions and takes 2 livestock. ' * 2}"
    low, high = (film._strip(told, 0.5, film.WIDE, room) for room in (film.STRIP, 2 * film.STRIP))
    assert (low.height, high.height) == (film.STRIP, film.STRIP + film.ROW)
    cut = [[item.text for item in one.items if isinstance(item, Label)] for one in (low, high)]
    assert [texts[-1].endswith("…") for texts in cut] == [True, False]


def test_what_is_too_large_gets_fewer_and_smaller_frames_or_none(painter: Painter) -> None:
    reel = reel_of(painter, 20)
    whole = len(reel.gif() or b"")
    less = reel.gif(whole * 2 // 3)
    assert less is not None
    assert len(less) <= whole * 2 // 3
    assert 2 <= len(opened(less)) < 21
    assert reel.gif(500) is None


@pytest.mark.parametrize("count", [1, 2, 119, 121, 400])
def test_the_first_and_the_last_frame_always_stay(count: int) -> None:
    kept = evenly(count, film.MOST_FRAMES)
    assert (kept[0], kept[-1]) == (0, count - 1)
    assert sorted(set(kept)) == kept
    assert len(kept) == min(count, film.MOST_FRAMES)


async def test_a_process_of_its_own_makes_it_and_says_how_far_it_is_or_that_it_failed(
    art: Callable[[str], Path],
) -> None:
    told: list[int] = []
    below = stacked(scene(30), scene(90))
    assert below is not None
    gif = await make_film([Frame(below, "Turn 1"), *frames(1)], art, painted=told.append)
    assert gif is not None
    assert told == [1, 2, 3]
    assert [image.size for image, _ in opened(gif)] == [(600, 779)] * 3
    assert await make_film(frames(1), art, most=100) is None
    torn = Scene("toy", "", 200, 100, (Shape(0, 0, 9, 9), Sprite("harp", 1, 1, 1)))
    with pytest.raises(FilmError):
        await make_film([*frames(1), Frame(torn)], art)
