"""Stamps laid down on a ground, and which of its bands each of them touches."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
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


def within(laid: Iterable[Laid], high: int, bands: Sequence[int]) -> Iterator[Laid]:
    """What touches at least one of these bands."""
    wanted, count = set(bands), max(bands) + 1
    return (one for one in laid if not wanted.isdisjoint(_touched(one, high, count)))


def _touched(one: Laid, high: int, count: int) -> range:
    return range(max(0, one.y // high), min(count, (one.y + one.stamp.height - 1) // high + 1))


def rows_of(canvas: Image.Image, spans: Sequence[tuple[int, int]], wide: int) -> Image.Image:
    """These rows of a picture below one another, so wide."""
    size = wide, sum(bottom - top for top, bottom in spans)
    if canvas.size == size:
        return canvas
    rows, y = Image.new("RGB", size, BLACK), 0
    for top, bottom in _runs(spans):
        rows.paste(canvas.crop((0, top, canvas.width, bottom)), (0, y))
        y += bottom - top
    return rows


def _runs(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """With those that follow upon each other joined."""
    runs: list[tuple[int, int]] = []
    for top, bottom in spans:
        begin = runs.pop()[0] if runs and runs[-1][1] == top else top
        runs.append((begin, bottom))
    return runs
