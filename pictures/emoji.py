"""Drawings as emojis: small square pictures with a clear ground."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from pictures.drawings import rasterise, shape_of, tinted

SIZE: Final = 128
"""Pixels across: what Discord shows an emoji at on the sharpest screens, and its own advice."""


def emoji_pngs(drawings: Sequence[Path]) -> list[bytes]:
    """Each drawing as the bytes of a PNG. Takes long: never call it on the event loop.

    Raises:
        FileNotFoundError: there is no such drawing.
    """
    return [
        _squared(rasterise(tinted(drawing, ()), round(SIZE * min(1.0, shape_of(drawing)))))
        for drawing in drawings
    ]


def _squared(image: Image.Image) -> bytes:
    ground = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    ground.paste(image, ((SIZE - image.width) // 2, (SIZE - image.height) // 2))
    out = BytesIO()
    ground.save(out, "PNG", optimize=True)
    return out.getvalue()
