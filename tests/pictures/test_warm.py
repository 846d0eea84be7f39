"""After the start nobody waits for the painter's first picture."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from drawings import sheet
from engine.games import all_games, art_folder
from pictures import drawings
from pictures.painter import Painter
from pictures.shots import warm

BIG = 600
"""Pixels across: only grounds are so large."""
COARSE = 10


def test_no_ground_is_drawn_for_the_first_boards_and_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painter = Painter(art_folder)
    wide: list[int] = []
    real = drawings.rasterise

    def rasterise(svg: str, width: int) -> Any:
        """In coarse: nobody looks at it."""
        wide.append(width)
        coarse = real(svg, max(1, width // COARSE))
        return coarse.resize((width, round(width * coarse.height / coarse.width)))

    monkeypatch.setattr("pictures.painter.rasterise", rasterise)
    for _ in warm(painter, [sheet.shown(game, "en") for game in all_games().values()]):
        pass
    assert max(wide) > BIG
    wide.clear()
    for game in all_games().values():
        for shot in islice(sheet.shots(game, game.seats[-1], b"another".ljust(16), "es"), 12):
            painter.paint(shot.scene)
    assert all(width < BIG for width in wide), wide
