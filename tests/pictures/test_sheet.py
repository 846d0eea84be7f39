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


def thumbnails(key: str, painter: Painter) -> Iterator[tuple[str, Image.Image, Path]]:
    """The kind of each picture, the picture small, and where it lies as it was."""
    game = all_games()[key]
    for number, shot in enumerate(first_of_each(sheet.shots(game, game.seats[-1], SEED, "en"))):
        picture = painter.paint(shot.scene)
        assert len(picture) < MOST_BYTES, (
            f"{shot.title}: {len(picture)} bytes, {MOST_BYTES} at most"
        )
        thumb = Image.open(BytesIO(picture)).convert("RGB")
        thumb = thumb.resize((WIDTH, round(thumb.height * WIDTH / thumb.width)))
        yield shot.title, thumb, GOLDEN / f"{key}-{number}.png"


def wrong(thumb: Image.Image, golden: Path) -> str:
    """How it differs from the one that lies there; empty: it does not."""
    if not golden.exists():
        return "is not there"
    before = Image.open(golden).convert("RGB")
    if thumb.size != before.size:
        return f"was {before.size[1]} high and is {thumb.size[1]}"
    return "differs" if difference(thumb, before) >= FAR else ""


def draw(key: str) -> int:
    """Those that differ are drawn again, those of pictures that are no more go; how many."""
    drawn = [(thumb, at) for _, thumb, at in thumbnails(key, Painter(art_folder))]
    found = [(thumb, at) for thumb, at in drawn if wrong(thumb, at)]
    GOLDEN.mkdir(exist_ok=True)
    for thumb, golden in found:
        thumb.save(golden)
    gone = left_over(key, len(drawn))
    for golden in gone:
        golden.unlink()
    return len(found) + len(gone)


def left_over(key: str, count: int) -> list[Path]:
    """Thumbnails behind the last of so many pictures."""
    return [path for path in GOLDEN.glob(f"{key}-*.png") if int(path.stem[len(key) + 1 :]) >= count]


@pytest.mark.parametrize("key", all_games())
def test_pictures_look_as_they_did(key: str, painter: Painter) -> None:
    found = [(title, at, wrong(thumb, at)) for title, thumb, at in thumbnails(key, painter)]
    assert len(found) >= 4
    told = [f"{at.name}, {title}, {how}" for title, at, how in found if how]
    told += [f"{path.name} shows no picture" for path in left_over(key, len(found))]
    told.append(f"if that is meant: python -m tests.games.record {key}; look at them, and commit")
    assert len(told) == 1, "\n".join(told)


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
