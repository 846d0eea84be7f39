"""The 256 colours of a picture, fixed for each art folder and base drawing.

Fixed, so that a picture does not depend on what else was painted, and so that no colours need
to be counted while somebody waits. An art folder's `colours.json` names its colours (shared
with the scenes); these, their mixes at edges, the colours written in the drawings and the base
drawing's own shades make up the 256.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image

from pictures.lettering import rgb

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

_WRITTEN = re.compile(r"#[0-9a-f]{6}\b")

SHADES = 144
"""How many shades of a base drawing are looked for."""

CUBE: tuple[Colour, ...] = tuple(
    (r * 51, g * 51, b * 51) for r in range(6) for g in range(6) for b in range(6)
)
"""What fills the rest, where there is no base drawing or it is plain."""


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
    chosen = dict.fromkeys([(0, 0, 0), (255, 255, 255), *named])
    # Where a colour meets ink or parchment (the first two that are named), smooth edges mix them.
    edges = [mix(colour, end, 0.5) for end in named[:2] for colour in named]
    for colour in (*_written(folder), *edges, *shades, *CUBE):
        if len(chosen) == 256:
            break
        chosen.setdefault(colour)
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in chosen for part in colour])
    return image


def _written(folder: Path) -> list[Colour]:
    """The colours that stand in the folder's drawings, each once, in the order of the files."""
    found: dict[str, None] = {}
    for path in sorted(folder.glob("*.svg")):
        found |= dict.fromkeys(_WRITTEN.findall(path.read_text("utf-8")))
    return [rgb(colour) for colour in found]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """
    >>> mix((0, 0, 0), (200, 100, 50), 0.5)
    (100, 50, 25)
    """
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c


def shades_of(drawing: Image.Image, count: int) -> list[Colour]:
    """So many colours that are most in a drawing."""
    few = drawing.convert("RGB").quantize(count, method=Image.Quantize.MEDIANCUT)
    flat = few.getpalette() or []
    return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
