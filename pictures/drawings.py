"""Drawings (SVG files of an art folder) turned into pixels, once each."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from msgspec import Struct, msgpack
from PIL import Image

CHILD = Path(__file__).with_name("rasterise.py")
IN_PLACE = 60_000
"""Pixels. resvg holds the interpreter's lock at about 60 ns a pixel, so that the drawings of
one picture go to a process of their own when they are more than this together."""

_VIEW_BOX = re.compile(r'viewBox="([-\d. ]+)"')
_PLACEHOLDER = re.compile(r"\$([a-z]+)")


class Job(Struct, frozen=True):
    """One drawing to rasterise, `width` pixels wide."""

    svg: str
    width: int


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


def rasterise(jobs: Sequence[Job]) -> list[Image.Image]:
    """Each drawing as an RGBA image. Takes long when cold: never call it on the event loop."""
    if not jobs:
        return []
    pixels = sum(job.width * job.width for job in jobs)
    if pixels <= IN_PLACE:
        # Only here: the import alone takes a while, and most of the work is the child's.
        import resvg_py

        pngs = [
            bytes(resvg_py.svg_to_bytes(svg_string=j.svg, width=j.width, skip_system_fonts=True))
            for j in jobs
        ]
    else:
        done = subprocess.run(
            [sys.executable, str(CHILD)],
            input=msgpack.encode(list(jobs)),
            stdout=subprocess.PIPE,
            check=True,
        )
        pngs = msgpack.decode(done.stdout, type=list[bytes])
    return [Image.open(BytesIO(png)).convert("RGBA") for png in pngs]
