"""Drawings (SVG files of an art folder) turned into pixels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

from pictures.palette import read_colours

EMOJI: Final = 128
"""Pixels across: what Discord shows an emoji at on the sharpest screens, and its own advice."""

_VIEW_BOX = re.compile(r'viewBox="([-\d. ]+)"')
_PLACEHOLDER = re.compile(r"\$([a-z][a-z0-9-]*)")


class MissingTintError(ValueError):
    """A drawing has a placeholder for which the sprite brings no colour."""


@lru_cache(maxsize=512)
def source(path: Path) -> str:
    """The text of a drawing.

    Raises:
        FileNotFoundError: the art folder has no such drawing.
    """
    return path.read_text("utf-8")


@lru_cache(maxsize=512)
def shape_of(path: Path) -> float:
    """Width ÷ height of a drawing, from its viewBox."""
    found = _VIEW_BOX.search(source(path))
    if found is None:
        raise ValueError(f"{path.name} has no viewBox")
    _, _, width, height = map(float, found[1].split())
    return width / height


def tinted(path: Path, tint: tuple[tuple[str, str], ...]) -> str:
    """The drawing with its colours, which it names ("$ink"): those of the tint, else those of its
    folder.

    Raises:
        MissingTintError: one that is neither.
    """
    colours = read_colours(path.parent) | dict(tint)

    def colour(found: re.Match[str]) -> str:
        try:
            return colours[found[1]]
        except KeyError:
            raise MissingTintError(f"{path.name} needs a colour for {found[1]!r}") from None

    return _PLACEHOLDER.sub(colour, source(path))


def rasterise(svg: str, width: int) -> Image.Image:
    """A drawing so many pixels wide: RGB where nothing of it is clear, else RGBA. Takes long, and
    holds the interpreter's lock."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    image = Image.open(BytesIO(bytes(png))).convert("RGBA")
    return image.convert("RGB") if image.getchannel("A").getextrema() == (255, 255) else image


def emoji_pngs(drawings: Sequence[Path]) -> list[bytes]:
    """Each drawing as the bytes of a PNG, square and with a clear ground. Takes long: never call it
    on the event loop.

    Raises:
        FileNotFoundError: there is no such drawing.
    """
    pngs = []
    for path in drawings:
        image = rasterise(tinted(path, ()), round(EMOJI * min(1.0, shape_of(path))))
        ground = Image.new("RGBA", (EMOJI, EMOJI), (0, 0, 0, 0))
        ground.paste(image, ((EMOJI - image.width) // 2, (EMOJI - image.height) // 2))
        out = BytesIO()
        ground.save(out, "PNG", optimize=True)
        pngs.append(out.getvalue())
    return pngs
