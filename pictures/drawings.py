"""Drawings (SVG files of an art folder) turned into pixels, and the 256 colours of a picture.

These are fixed for each art folder and base drawing, so that a picture does not depend on what else
was painted, and no colours are counted while somebody waits. An art folder's `colours.json` names
its colours (shared with the scenes); these, their mixes at edges, the colours written in the
drawings and the base drawing's own shades make up the 256.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

Colour = tuple[int, int, int]

HOUSE: Final = {
    "ink": "#2b2118",
    "parchment": "#f3e7c9",
    "vellum": "#fbf4e1",
    "tan": "#dcc592",
    "brown": "#7a5a34",
    "gold": "#c8922a",
    "glow": "#ffe08a",
    "madder": "#6d2433",
    "violet": "#9440d8",
    "green": "#17996f",
    "orange": "#e9703a",
    "blue": "#2a48b8",
}
"""The colours of pictures that belong to no game: those that the games have in common, and seats'
colours."""

EMOJI: Final = 128
"""Pixels across: what Discord shows an emoji at on the sharpest screens, and its own advice."""
SHADES: Final = 144
"""How many shades of a base drawing are looked for."""
CUBE: Final[tuple[Colour, ...]] = tuple(
    (r * 51, g * 51, b * 51) for r in range(6) for g in range(6) for b in range(6)
)
"""What fills the rest, where there is no base drawing or it is plain."""

_VIEW_BOX = re.compile(r'viewBox="([-\d. ]+)"')
_PLACEHOLDER = re.compile(r"\$([a-z][a-z0-9-]*)")
_WRITTEN = re.compile(r"#[0-9a-f]{6}\b")


class MissingTintError(ValueError):
    """A drawing has a placeholder for which the sprite brings no colour."""


@lru_cache(maxsize=512)
def source(path: Path) -> str:
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
    folder."""
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
    on the event loop."""
    pngs = []
    for path in drawings:
        image = rasterise(tinted(path, ()), round(EMOJI * min(1.0, shape_of(path))))
        ground = Image.new("RGBA", (EMOJI, EMOJI), (0, 0, 0, 0))
        ground.paste(image, ((EMOJI - image.width) // 2, (EMOJI - image.height) // 2))
        out = BytesIO()
        ground.save(out, "PNG", optimize=True)
        pngs.append(out.getvalue())
    return pngs


# Colours


def rgb(colour: str) -> Colour:
    """
    >>> rgb("#ff8000")
    (255, 128, 0)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def read_colours(folder: Path) -> dict[str, str]:
    """The folder's named colours; of pictures that need no folder, the house's."""
    path = folder / "colours.json"
    if not path.exists():
        return HOUSE
    colours: dict[str, str] = json.loads(path.read_text("utf-8"))
    return colours


def palette(folder: Path, shades: Iterable[Colour]) -> Image.Image:
    """A palette image to quantize to, from the art folder's colours and the shades of its base
    drawing."""
    named = [rgb(colour) for colour in read_colours(folder).values()]
    # Where a colour meets ink or parchment (the first two that are named), smooth edges mix them.
    edges = [_between(colour, end) for end in named[:2] for colour in named]
    drawings = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.svg")))
    written = [rgb(colour) for colour in dict.fromkeys(_WRITTEN.findall(drawings))]
    chosen = dict.fromkeys([(0, 0, 0), (255, 255, 255), *named])
    for colour in (*written, *edges, *shades, *CUBE):
        if len(chosen) == 256:
            break
        chosen.setdefault(colour)
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in chosen for part in colour])
    return image


def _between(one: Colour, other: Colour) -> Colour:
    a, b, c = (round(x + (y - x) / 2) for x, y in zip(one, other, strict=True))
    return a, b, c


def shades_of(drawing: Image.Image, count: int) -> list[Colour]:
    """So many colours that are most in a drawing."""
    few = drawing.convert("RGB").quantize(count, method=Image.Quantize.MEDIANCUT)
    flat = few.getpalette() or []
    return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
