"""Draws the townsfolk, `folk-<card>.svg`, from `folk.toml`.

    python -m drawings.raiders.draw_folk

Each is a head and shoulders put together from a few parts (hair, beard, hood, helm) with what
its trade carries; both together tell it apart without colour or words. The files are
committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from drawings.pen import document
from drawings.raiders.pen import drawn, save
from engine.kit.draw.boxes import Box

SQUARE: Final = Box(0, 0, 64, 64)
_DATA: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("folk.toml").read_text("utf-8")
)
PARTS: Final[dict[str, str]] = _DATA["parts"]
FOLK: Final[dict[str, str]] = _DATA["folk"]
"""By card: the parts in drawing order, then strokes of its own."""


def strokes(card: str) -> list[str]:
    """All strokes of a portrait in drawing order."""
    found: list[str] = []
    for text in FOLK[card].strip().splitlines():
        if ":" in text:
            found.append(text)
            continue
        part, _, dye = text.partition(" ")
        found += PARTS[part].strip().replace("$", dye).splitlines()
    return found


def drawings() -> dict[str, str]:
    return {f"folk-{card}": document(SQUARE, map(drawn, strokes(card))) for card in FOLK}


if __name__ == "__main__":
    save(drawings())
