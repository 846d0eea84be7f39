"""Faces as answers, and scenes as pictures."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord

from cogs.frame.face import TOO_LARGE, Face, Image
from engine.kit.scene import Canvas
from pictures.studio import PaintingError

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)


async def show(
    interaction: discord.Interaction[House], draw: Callable[[], Awaitable[Face]]
) -> Face:
    """A face as the answer to an interaction, or in place of what was pressed; the one that is
    shown. It is drawn again where Discord refuses one of our emojis, and told in words where its
    pictures are too large.

    Raises:
        discord.HTTPException: it is refused for something else.
    """
    in_words = False
    while True:
        face = await draw()
        if in_words:
            face = face.in_words()
        try:
            await interaction.edit_original_response(
                content=face.content, attachments=face.files(), view=face.view
            )
        except discord.HTTPException as fault:
            if fault.status == TOO_LARGE and not in_words:
                in_words = True
            elif not interaction.client.signs.refused(fault):
                raise
        else:
            return face


async def painted(house: House, scene: Canvas, name: str) -> tuple[Image, ...]:
    """A scene, or scenes below one another, as an attachment. None where it cannot be painted:
    nobody has to wait for their move because of that."""
    try:
        picture = await house.studio.picture(scene)
    except PaintingError as fault:
        log.error("%s could not be painted: %s", name, fault)
        return ()
    return (Image(name, picture.png, scene.alt),)
