"""Drawings (SVG files of an art folder) turned into pixels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import resvg_py
from msgspec import Struct
from PIL import Image

_VIEW_BOX = re.compile(r'viewBox="([-\d. ]+)"')
_PLACEHOLDER = re.compile(r"\$([a-z]+)")


class Job(Struct, frozen=True):
    """One drawing to rasterise, `width` pixels wide."""

    svg: str
    width: int
    solid: bool = False
    """Nothing of it is clear."""
    shades: int = 0
    """So many of its colours are asked for, in place of its pixels."""


class MissingTintError(ValueError):
    """A drawing has a placeholder for which the sprite brings no colour."""


@lru_cache(maxsize=512)
def source(path: Path) -> str:
    """The text of a drawing.

    Raises:
        FileNotFoundError: the art folder has no such drawing.
    """
    return path.read_text("utf-8")


def shape_of(path: Path) -> float:
    """Width ÷ height of a drawing, from its viewBox."""
    found = _VIEW_BOX.search(source(path))
    if found is None:
        raise ValueError(f"{path.name} has no viewBox")
    _, _, width, height = map(float, found[1].split())
    return width / height


def tinted(path: Path, tint: tuple[tuple[str, str], ...]) -> str:
    """The drawing with `$placeholders` replaced.

    Raises:
        MissingTintError: a placeholder is left over.
    """
    colours = dict(tint)

    def colour(found: re.Match[str]) -> str:
        try:
            return colours[found[1]]
        except KeyError:
            raise MissingTintError(f"{path.name} needs a colour for {found[1]!r}") from None

    return _PLACEHOLDER.sub(colour, source(path))


def takes(path: Path, tint: tuple[tuple[str, str], ...]) -> bool:
    """Whether a drawing has placeholders for these colours, and for no others."""
    return set(_PLACEHOLDER.findall(source(path))) == {name for name, _ in tint}


def rasterise(jobs: Sequence[Job]) -> list[Image.Image]:
    """Each drawing as an image, RGB where it is solid, else RGBA; in place of one whose shades are
    asked for these, as one row of pixels. Takes long, and holds the interpreter's lock."""
    return [_pixels(job) for job in jobs]


def _pixels(job: Job) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=job.svg, width=job.width, skip_system_fonts=True)
    image = Image.open(BytesIO(bytes(png)))
    if job.shades:
        return _shades(image, job.shades)
    return image.convert("RGB" if job.solid else "RGBA")


def _shades(image: Image.Image, count: int) -> Image.Image:
    """So many colours that are most in a drawing, as one row of pixels."""
    few = image.convert("RGB").quantize(count, method=Image.Quantize.MEDIANCUT)
    colours = few.getpalette() or []
    row = Image.new("RGB", (len(colours) // 3, 1))
    row.frombytes(bytes(colours))
    return row
