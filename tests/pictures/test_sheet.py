"""The contact sheet, and golden thumbnails of every game's pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from drawings import sheet
from engine.games import all_games, art_folder
from engine.kit.contract import MILESTONES
from pictures.painter import Painter

GOLDEN = Path(__file__).parent / "golden"
SEED = bytes(15) + b"\x07"
MOST_BYTES = 250_000
WIDTH = 160
PATCH = 8
FAR = 20
"""How much any patch of 8 × 8 pixels may differ from its golden thumbnail: mean of 0..255. Fonts
and rasterisers move edges a little; a disc that is missing or elsewhere differs by 30 or more."""


@pytest.fixture(scope="module")
def painter() -> Painter:
    return Painter(art_folder)


def first_of_each(shots: Iterator[sheet.Shot]) -> list[sheet.Shot]:
    """The first hand and prompt, and of boards and posts the first of each milestone."""
    kept: dict[str, sheet.Shot] = {}
    for shot in shots:
        kind, _, what = shot.title.rstrip("0123456789 ").partition(", ")
        if kind in ("hand", "prompt"):
            kept.setdefault(kind, shot)
        elif what == "start" or what in MILESTONES:
            kept.setdefault(shot.title.rstrip("0123456789 "), shot)
    return list(kept.values())


@pytest.mark.parametrize("key", all_games())
def test_pictures_look_as_they_did(key: str, painter: Painter) -> None:
    game = all_games()[key]
    shots = first_of_each(sheet.shots(game, game.seats[-1], SEED, "en"))
    assert len(shots) >= 4
    for number, shot in enumerate(shots):
        picture = painter.paint(shot.scene)
        assert len(picture) < MOST_BYTES, shot.title
        thumb = Image.open(BytesIO(picture)).convert("RGB")
        thumb = thumb.resize((WIDTH, round(thumb.height * WIDTH / thumb.width)))
        golden = GOLDEN / f"{key}-{number}.png"
        if not golden.exists():
            thumb.save(golden)
            pytest.fail(f"{golden.name} was not there and is drawn now: look at it, and commit it")
        before = Image.open(golden).convert("RGB")
        assert thumb.size == before.size
        assert difference(thumb, before) < FAR, (
            f"{shot.title} differs from {golden.name}; delete that to draw it again"
        )


def difference(one: Image.Image, other: Image.Image) -> int:
    """The greatest difference of a patch."""
    patches = ImageChops.difference(one, other).convert("L").reduce(PATCH)
    return int(patches.getextrema()[1])


def test_the_sheet_shows_every_picture_twice_by_relative_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = sheet.shots
    monkeypatch.setattr(sheet, "shots", lambda *about: islice(every(*about), 2))
    count = sheet.write(tmp_path / "sheet", "pt-BR", SEED)
    page = (tmp_path / "sheet" / "index.html").read_text("utf-8")
    links = re.findall(r'<img src="([^"]+)"', page)
    files = sorted(path.name for path in (tmp_path / "sheet").glob("*.png"))
    assert count == len(files) > 2
    assert sorted(links) == sorted(files * 2)
