"""What the local table's empty page invites to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot import Invitation
from engine.games import all_games
from pictures.studio import PaintingError


async def test_a_cover_that_cannot_be_painted_now_is_none() -> None:
    async def picture(canvas: Any) -> Any:
        if broken:
            raise PaintingError
        return SimpleNamespace(png=canvas.alt.encode())

    studio: Any = SimpleNamespace(picture=picture)
    invitation, broken = Invitation(studio), True
    assert await invitation.picture("no-game", "en") is None
    for game in all_games():
        broken = True
        assert await invitation.picture(game, "es-ES") is None
        broken = False
        assert await invitation.picture(game, "es-ES") == await invitation.picture(game, "es")
