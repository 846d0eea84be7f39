"""A copy of the example is a game of its own at once: in a small copy of the house."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games import new

ROOT = Path(__file__).parents[3]
KEY, NAME = "lantern_feast", "Lantern Feast"
HOUSE = (
    *("pyproject.toml", "engine/__init__.py", "engine/games/__init__.py", "engine/kit"),
    *("engine/process.py", "engine/minds", "pictures", "texts", "drawings"),
    *("docs/a_game.md", "tests/__init__.py", "tests/conftest.py", "tests/test_walls.py"),
    *("tests/games/larder", "tests/texts", "tests/pictures/__init__.py"),
    *("tests/pictures/conftest.py", "tests/pictures/test_sheet.py", "tests/engine/__init__.py"),
    *("tests/engine/kit/__init__.py", "tests/engine/kit/test_copies.py"),
)
"""What the tests of a game need. There are no other games in it."""


def run(house: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(house), "MEADHALL_ANSWERS": "900"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=house,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = tmp_path_factory.mktemp("house")
    names = [*HOUSE, *(f"tests/games/{path.name}" for path in (ROOT / "tests/games").glob("*.py"))]
    for name in names:
        source, to = ROOT / name, house / name
        to.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, to, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, to)
    run(house, "-m", "tests.games.new", KEY, NAME)
    return house


def test_a_copy_keeps_every_promise(house: Path) -> None:
    suites = ("tests/games", "tests/pictures", "tests/engine", "tests/texts/test_catalogues.py")
    told = run(house, "-m", "pytest", "-p", "no:cacheprovider", *suites, "-k", KEY)
    assert "failed" not in told


def test_a_copy_has_its_own_name_and_names_the_example_nowhere(house: Path) -> None:
    catalogues = [*(house / "engine/games" / KEY / "texts").rglob("*.ftl")]
    assert len([path for path in catalogues if NAME in path.read_text("utf-8")]) >= 3
    for folder in (house / "engine/games" / KEY, house / "tests/games" / KEY):
        for path in folder.rglob("*.py"):
            text = path.read_text("utf-8")
            assert not re.search(r"\bLarder\b", text), path
            assert "engine.kit.example" not in text, path
            assert f"games.{new.EXAMPLE}" not in text, path


def test_what_cannot_be_a_name_is_refused_and_no_game_is_written_over(tmp_path: Path) -> None:
    for key, name in (("Bad", "X"), ("1st", "X"), ("a-b", "X"), ("ab_", "X"), ("ab", "{x}")):
        with pytest.raises(ValueError, match="letters"):
            new.copied(key, name, tmp_path)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "engine/games/mine").mkdir(parents=True)
    with pytest.raises(ValueError, match="mine"):
        new.copied("mine", "Mine", tmp_path)
