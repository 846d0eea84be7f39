"""The cover of a game, a scene of it under its title, for the lobby; and a drawing alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.scene import MOST_ALT, Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Say
from engine.kit.words.phrasing import fitted

WIDTH: Final = 990.0
HEIGHT: Final = 420.0


def cover(
    art: str, say: Say, sky: str, items: Sequence[Item], *, told: str, ink: str, halo: str
) -> Scene:
    """What is seen, farthest first, and the title above it. `told`: the same in words."""
    head, _, rest = say("title").partition(": ")
    room = WIDTH - 80
    titles = [Label(head, WIDTH / 2, 78, 88, "title", ink, halo, fit=room)]
    if rest:  # what stands after the colon of the title
        titles.append(Label(rest, WIDTH / 2, 142, 42, "heading", ink, halo, fit=room))
    return Scene(
        art=art,
        base="",
        width=WIDTH,
        height=HEIGHT,
        items=(*items, *titles),
        ground=sky,
        pixels=round(WIDTH),
        alt=fitted(f"{say('title')}. {told}", MOST_ALT),
    )


def hill(x: float, top: float, width: float, fill: str, line: str = "") -> Shape:
    """The upper part of a great disc: its middle, its top and how wide it is."""
    return Shape(x - width / 2, top, width, width, fill, line, 4 if line else 0, width / 2)


def disc(x: float, y: float, size: float, fill: str) -> Shape:
    """A sun or a moon."""
    return Shape(x - size / 2, y - size / 2, size, size, fill, radius=size / 2)


def level(top: float, fill: str) -> Shape:
    """Land or water from here to the foot of the picture."""
    return Shape(-10, top, WIDTH + 20, HEIGHT - top + 10, fill)


def standing(*drawings: tuple[str, float, float, float]) -> Iterator[Sprite]:
    """Drawings on their feet: each with the middle and the level of its foot, and its height."""
    for name, x, foot, size in drawings:
        yield Sprite(name, x, foot - size / 2, size)


def large(art: str, drawing: str, alt: str, *, ground: str, leaf: str, line: str) -> Scene:
    """A drawing alone on a leaf, for what is looked up."""
    x, y, side = WIDTH / 2, HEIGHT / 2, HEIGHT - 60
    items = (
        Shape(x - side / 2, y - side / 2, side, side, leaf, line, 4, 24),
        Sprite(drawing, x, y, side - 80),
    )
    return Scene(art, "", WIDTH, HEIGHT, items, ground=ground, pixels=990, alt=alt)
