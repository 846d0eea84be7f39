"""What the local table's empty page invites to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.invitation import Invitation
from engine.games import all_games
from pictures.studio import PaintingError
from texts import LOCALES


async def test_covers_are_painted_once_and_again_where_one_could_not_be() -> None:
    painted = list[Any]()

    async def picture(canvas: Any) -> Any:
        painted.append(canvas)
        if len(painted) == 1:
            raise PaintingError
        return SimpleNamespace(png=canvas.alt.encode())

    invitation = Invitation(SimpleNamespace(picture=picture))  # type: ignore[arg-type]
    for tries in (0, 1, 1):
        await invitation.paint_ahead()
        assert len(painted) == len(all_games()) * len(LOCALES) + tries
    assert await invitation.picture("no-game", "en") is None
    for game in all_games():
        assert await invitation.picture(game, "es-ES") == await invitation.picture(game, "es")
