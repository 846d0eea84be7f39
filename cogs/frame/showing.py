"""Messages as answers, scenes as pictures, and pages that many ask for at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, ParamSpec, TypeVar

import discord

from cogs.frame.message import TOO_LARGE, Image, Message
from cogs.frame.speech import game_words
from engine.games import lessons, wording
from engine.kit.lessons import Thing
from engine.kit.scene import Canvas
from engine.kit.showing import Page
from pictures.studio import PaintingError

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class Together(Generic[P, T]):
    """Something that is the same for the same arguments is made once for everybody who asks for it
    meanwhile and, with `lasting`, also for everybody who asks later."""

    def __init__(self, make: Callable[P, Coroutine[Any, Any, T]], *, lasting: bool = False) -> None:
        self._make = make
        self._lasting = lasting
        self._made: dict[object, T] = {}
        self._making: dict[object, asyncio.Task[T]] = {}

    async def __call__(self, *about: P.args, **more: P.kwargs) -> T:
        """The thing itself, made now or before."""
        key = (about, tuple(more.items()))
        if key in self._made:
            return self._made[key]
        making = self._making.get(key)
        if making is None or making.done():
            making = self._making[key] = asyncio.create_task(self._make(*about, **more))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        # Who stops waiting does not stop it for the others.
        made = await asyncio.shield(making)
        if self._lasting:
            self._made[key] = made
        return made


# What is said of a game is put together once in each language: that takes tens of milliseconds.


@cache
def read_things(game: str, locale: str) -> Mapping[str, Thing]:
    return {thing.key: thing for thing in lessons(game).things(game_words(game, locale))}


async def _things(game: str, locale: str) -> Mapping[str, Thing]:
    return await asyncio.to_thread(read_things, game, locale)


async def _rules(game: str, locale: str) -> tuple[Page, ...]:
    return await asyncio.to_thread(lambda: wording(game).rules(game_words(game, locale)))


things_of: Final = Together(_things, lasting=True)
"""All that may be looked up in a game, by key."""
rules_of: Final = Together(_rules, lasting=True)
"""The pages of a game's rules."""


async def show(
    interaction: discord.Interaction[Bot], draw: Callable[[], Awaitable[Message]]
) -> Message:
    """Show a message as the answer to an interaction, or instead of the one that was pressed; which
    one was shown: it is drawn again if Discord refuses one of our emojis, and it has words
    instead of pictures if these are too large.

    Raises:
        discord.HTTPException: Discord refuses it for another reason.
    """
    in_words = False
    while True:
        message = await draw()
        if in_words:
            message = message.in_words()
        try:
            await interaction.edit_original_response(
                content=message.content, attachments=message.files(), view=message.view
            )
        except discord.HTTPException as fault:
            if fault.status == TOO_LARGE and not in_words:
                in_words = True
            elif not interaction.client.emoji_set.refused(fault):
                raise
        else:
            return message


async def painted(bot: Bot, scene: Canvas, name: str) -> tuple[Image, ...]:
    """A scene, or scenes below one another, as an attachment. None if it cannot be painted: nobody
    has to wait for their move because of that."""
    try:
        picture = await bot.studio.picture(scene)
    except PaintingError as fault:
        log.error("%s could not be painted: %s", name, fault)
        return ()
    return (Image(name, picture.png, scene.alt),)
