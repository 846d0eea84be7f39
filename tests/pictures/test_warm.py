"""After the start nobody waits for the painter's first picture."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from drawings import sheet
from engine.games import all_games, art_folder
from pictures import drawings
from pictures.painter import Painter
from pictures.shots import Shown
from pictures.warm import first_scenes, warm

BIG = 600
"""Pixels across: only grounds are so large."""


def every_game() -> list[Shown]:
    return [sheet.shown(game, "en") for game in all_games().values()]


def test_no_ground_is_drawn_for_the_first_boards_and_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painter = Painter(art_folder)
    for _ in warm(painter, every_game()):
        pass
    wide: list[int] = []
    real = drawings.rasterise

    def rasterise(jobs: Any) -> Any:
        wide.extend(job.width for job in jobs)
        return real(jobs)

    monkeypatch.setattr("pictures.painter.rasterise", rasterise)
    for game in all_games().values():
        shots = sheet.shots(game, game.seats[0], b"another".ljust(16), "es")
        for shot in islice(shots, 12):
            painter.paint(shot.scene)
    assert all(width < BIG for width in wide), wide


def test_every_ground_of_the_first_turns_is_made_ready() -> None:
    grounds = {(scene.art, scene.base) for scene in first_scenes(every_game())}
    for key, game in all_games().items():
        shots = sheet.shots(game, game.seats[-1], b"again".ljust(16), "en")
        first = [shot.scene for shot in islice(shots, 12)]
        assert {(key, scene.base) for scene in first} <= grounds
