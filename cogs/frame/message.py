"""A message before it is sent, with its pictures, and how one is shown as an answer; scenes as
pictures; pages that many ask for at once."""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import cache, partial
from typing import Any, Final, Generic, ParamSpec, TypeVar

import discord
import msgspec
from discord import ui
from discord.utils import escape_markdown, escape_mentions
from msgspec.structs import replace

from cogs.frame import Bot, Interaction
from cogs.frame.words import game_words, plain_names
from engine.games import lessons, wording
from engine.kit.lessons import Thing
from engine.kit.scene import Canvas
from engine.kit.showing import Page
from engine.kit.words import cut, length
from engine.table.service import Table
from pictures.studio import PaintingError, Picture, Show

log = logging.getLogger(__name__)

MOST_CONTENT = 2000
MOST_ALT = 1024
TOO_LARGE = 413  # the status of Discord's refusal of files: then a message goes out `in_words`


def told_below(content: str, alt: str) -> str:
    """A message's words and, below them, what its missing pictures show, if there is room."""
    room = MOST_CONTENT - length(content) - 2
    if room < 1 or not alt:
        return content
    return f"{content}\n\n{cut(escape_mentions(escape_markdown(alt)), room)}"


class Image(msgspec.Struct, frozen=True):
    name: str
    data: bytes
    alt: str
    size: tuple[int, int] = (0, 0)  # its width and height

    def file(self) -> discord.File:
        """A fresh attachment (discord.py uses each one up)."""
        return discord.File(io.BytesIO(self.data), self.name, description=cut(self.alt, MOST_ALT))

    def gallery(self) -> ui.MediaGallery[Any]:
        """As a part of a layout; it must also be attached."""
        gallery = ui.MediaGallery[Any]()
        gallery.add_item(media=f"attachment://{self.name}", description=cut(self.alt, MOST_ALT))
        return gallery


class Message(msgspec.Struct, frozen=True):
    content: str
    images: tuple[Image, ...] = ()
    view: ui.View = msgspec.field(default_factory=lambda: ui.View(timeout=None))
    keeps_images: bool = False  # as a reply: the pictures of the message that was pressed stay
    told: str = ""
    """The line of `content` that says what was just chosen. It stays until something other than it
    changes: no edit is made to add or remove it."""

    def files(self) -> list[discord.File]:
        return [image.file() for image in self.images]

    def in_words(self) -> Message:
        """The same without its pictures, with their descriptions below the text."""
        alt = "\n".join(image.alt for image in self.images)
        return replace(self, content=told_below(self.content, alt), images=())

    def shown(self) -> str:
        """A fingerprint: messages that differ only in `told` have the same one."""
        lasting = self.content.replace(f"{self.told}\n", "", 1) if self.told else self.content
        digest = hashlib.blake2b(lasting.encode())
        digest.update(msgspec.json.encode(self.view.to_components(), order="sorted"))
        for image in self.images:
            digest.update(image.data)
        return digest.hexdigest()[:16]


class Shown(msgspec.Struct, frozen=True):
    """The same of the newer components."""

    view: ui.LayoutView
    images: tuple[Image, ...] = ()

    def files(self) -> list[discord.File]:
        return [image.file() for image in self.images]


# What is said of a game, put together once in each language: that takes tens of milliseconds

P = ParamSpec("P")
T = TypeVar("T")


class Together(Generic[P, T]):
    """Something that is the same for the same arguments is made once for everybody who asks for it
    meanwhile and, with `lasting`, also for everybody who asks later."""

    def __init__(self, make: Callable[P, Coroutine[Any, Any, T]], *, lasting: bool = False) -> None:
        self._make, self._lasting = make, lasting
        self._making: dict[object, asyncio.Task[T]] = {}

    async def __call__(self, *about: P.args, **more: P.kwargs) -> T:
        key = (about, tuple(more.items()))
        making = self._making.get(key)
        if making is None or making.cancelled():
            making = self._making[key] = asyncio.create_task(self._make(*about, **more))
            making.add_done_callback(partial(self._made, key))
        # Who stops waiting does not stop it for the others.
        return await asyncio.shield(making)

    def _made(self, key: object, task: asyncio.Task[T]) -> None:
        if not self._lasting or task.cancelled() or task.exception() is not None:
            self._making.pop(key, None)


@cache
def read_things(game: str, locale: str) -> Mapping[str, Thing]:
    return {thing.key: thing for thing in lessons(game).things(game_words(game, locale))}


async def _rules(game: str, locale: str) -> tuple[Page, ...]:
    return await asyncio.to_thread(lambda: wording(game).rules(game_words(game, locale)))


things_of: Final = Together(partial(asyncio.to_thread, read_things), lasting=True)
"""All that may be looked up in a game, by key."""
rules_of: Final = Together(_rules, lasting=True)  # the pages of a game's rules


# Showing it


async def show(interaction: Interaction, draw: Callable[[], Awaitable[Message]]) -> Message:
    """Show a message as the answer to an interaction, or instead of the one that was pressed. It is
    drawn again if Discord refuses one of our emojis, and has words instead of pictures if these are
    too large. Which one was shown."""
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
    return await drawn(bot, scene, name) or ()


def to_show(table: Table, locale: str, what: str, view: Any, **more: Any) -> Show:
    names = tuple(plain_names(table, locale))
    return Show(table.game, locale, what, msgspec.msgpack.encode(view), names, **more)


async def drawn(bot: Bot, shown: Show | Canvas, name: str) -> tuple[Image, ...] | None:
    """A picture of what a game shows, or of a scene. Empty if it cannot be painted: nobody has to
    wait for their move because of that. None: there is nothing to show."""
    try:
        if isinstance(shown, Canvas):
            picture: Picture | None = await bot.studio.picture(shown)
        else:
            picture = await bot.studio.shown(shown)
    except PaintingError as fault:
        log.error("%s could not be painted: %s", name, fault)
        return ()
    return None if picture is None else (Image(name, picture.png, picture.alt, picture.size),)
