"""What the local table's empty page invites to."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from cogs.invitation import Invitation
from engine.games import all_games
from texts import LOCALES


async def test_covers_are_painted_once_and_shown_though_none_can_be_kept(tmp_path: Path) -> None:
    painted = list[Any]()

    async def picture(canvas: Any) -> Any:
        painted.append(canvas)
        return SimpleNamespace(png=canvas.alt.encode())

    studio = SimpleNamespace(picture=picture)
    for _ in range(2):  # the second time after a restart
        await Invitation(studio, tmp_path / "covers").paint_ahead()
        assert len(painted) == len(all_games()) * len(LOCALES)
    (tmp_path / "file").touch()
    for game in all_games():
        kept = await Invitation(studio, tmp_path / "covers").picture(game, "es-ES")
        assert kept == await Invitation(studio, tmp_path / "file").picture(game, "es-ES")
