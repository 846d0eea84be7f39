"""A message before it is sent, with its pictures."""

from __future__ import annotations

import hashlib
import io
from typing import Any

import discord
import msgspec
from discord import ui
from discord.utils import escape_markdown, escape_mentions
from msgspec.structs import replace

from engine.kit.words.phrasing import cut, length

MOST_CONTENT = 2000
MOST_ALT = 1024
TOO_LARGE = 413
"""The status of Discord's refusal of files: then a message goes out `in_words`."""


def told_below(content: str, alt: str) -> str:
    """A message's words and, below them, what its missing pictures show, if there is room."""
    room = MOST_CONTENT - length(content) - 2
    if room < 1 or not alt:
        return content
    return f"{content}\n\n{cut(escape_mentions(escape_markdown(alt)), room)}"


def layout_length(view: ui.LayoutView) -> int:
    """How many characters the texts of a layout have together."""
    texts = (item for item in view.walk_children() if isinstance(item, ui.TextDisplay))
    return sum(length(text.content) for text in texts)


class Image(msgspec.Struct, frozen=True):
    """A painted picture, ready to be attached."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        """A fresh attachment (discord.py uses each one up)."""
        return discord.File(io.BytesIO(self.data), self.name, description=cut(self.alt, MOST_ALT))

    def gallery(self) -> ui.MediaGallery[Any]:
        """The picture as a part of a layout; it must also be attached."""
        gallery = ui.MediaGallery[Any]()
        gallery.add_item(media=f"attachment://{self.name}", description=cut(self.alt, MOST_ALT))
        return gallery


class Message(msgspec.Struct, frozen=True):
    """A message before it is sent: text, pictures, controls."""

    content: str
    images: tuple[Image, ...]
    view: ui.View
    keeps_images: bool = False
    """As a reply: the pictures of the message that was pressed stay."""
    told: str = ""
    """The line of `content` that says what was just chosen. It stays until something other than it
    changes: no edit is made to add or remove it."""

    def files(self) -> list[discord.File]:
        """Fresh attachments."""
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
    """A message of the newer components, ready to go out."""

    view: ui.LayoutView
    images: tuple[Image, ...]

    def files(self) -> list[discord.File]:
        """Fresh attachments."""
        return [image.file() for image in self.images]
