"""A small art folder, so that the painter's tests know no game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pictures.painter import Painter

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}">{}</svg>'

DRAWINGS = {
    "ground": SVG.format("0 0 200 100", '<rect width="200" height="100" fill="#80a0c0"/>'),
    "wide": SVG.format("0 0 40 20", '<rect width="40" height="20" fill="#c03030"/>'),
    "token": SVG.format("0 0 20 20", '<circle cx="10" cy="10" r="10" fill="$seat"/>'),
    "blank": '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
}
COLOURS = {"ink": "#201810", "paper": "#f0e8d0", "green": "#30a060"}


def toys_in(place: Path) -> Callable[[str], Path]:
    """The toy's art folder, put there."""
    folder = place / "toy"
    folder.mkdir()
    for name, drawing in DRAWINGS.items():
        (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
    (folder / "colours.json").write_text(json.dumps(COLOURS), encoding="utf-8")
    return lambda key: place / key


@pytest.fixture
def art(tmp_path: Path) -> Callable[[str], Path]:
    return toys_in(tmp_path)


@pytest.fixture
def painter(art: Callable[[str], Path]) -> Painter:
    return Painter(art)
