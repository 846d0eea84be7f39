"""Stamps laid down on a ground, and which of its bands each of them touches."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct
from PIL import Image

from pictures.stamps import Stamp

BLACK: Final = (0, 0, 0)


class Laid(Struct, frozen=True, gc=False):
    """A stamp, and where its top left corner lies."""

    stamp: Stamp
    x: int
    y: int


def painted(ground: Image.Image, laid: Iterable[Laid]) -> Image.Image:
    """The ground with all that lies on it; it is painted on."""
    for one in laid:
        one.stamp.lay(ground, one.x, one.y)
    return ground


def looks(laid: Iterable[Laid], high: int, count: int) -> list[bytes]:
    """What is seen in each of so many bands, `high` rows each: equal where the same stamps lie in
    the same places."""
    seen: list[list[int]] = [[] for _ in range(count)]
    for one in laid:
        told = one.stamp.number, one.x, one.y
        for number in _touched(one, high, count):
            seen[number] += told
    return [array("q", told).tobytes() for told in seen]


def _touched(one: Laid, high: int, count: int) -> range:
    return range(max(0, one.y // high), min(count, (one.y + one.stamp.height - 1) // high + 1))


def within(laid: Iterable[Laid], top: int, bottom: int) -> Iterator[Laid]:
    """What touches these rows, as it lies where the first of them is the first of all."""
    return (
        Laid(one.stamp, one.x, one.y - top)
        for one in laid
        if one.y < bottom and one.y + one.stamp.height > top
    )


def widened(canvas: Image.Image, wide: int) -> Image.Image:
    """So wide, black at its right."""
    if canvas.width == wide:
        return canvas
    whole = Image.new("RGB", (wide, canvas.height), BLACK)
    whole.paste(canvas)
    return whole


def runs(numbers: Iterable[int], most: int) -> list[range]:
    """Numbers that follow upon each other, together, but no more than so many.

    >>> runs([0, 1, 2, 5, 7, 8, 9, 10], 3)
    [range(0, 3), range(5, 6), range(7, 10), range(10, 11)]
    """
    found: list[range] = []
    for number in numbers:
        joins = found and found[-1].stop == number and len(found[-1]) < most
        begin = found.pop().start if joins else number
        found.append(range(begin, number + 1))
    return found
