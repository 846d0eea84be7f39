"""How the message that a post became is known again after the bot stopped: Discord remembers
nonces only for minutes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord
from msgspec import Struct

from cogs.frame.face import Face
from cogs.press import ids
from engine.table.tasks.courier import Post


class Sent(Struct, frozen=True):
    """What there is to know a message by."""

    ids: tuple[str, ...]
    """Of its buttons and menus."""
    files: tuple[str, ...]
    content: str


UNKNOWN_MESSAGE: Final = 10008

Known = Callable[[Sent, Post, Face | None], bool]
"""Whether a message is what a post became; with the face that it would have."""


def sent_of(message: discord.Message) -> Sent:
    """What a message is known by."""
    found = [
        str(getattr(child, "custom_id", ""))
        for row in message.components
        for child in getattr(row, "children", ())
    ]
    files = [file.filename for file in message.attachments]
    return Sent(tuple(found), tuple(files), message.content)


def by_mark(sent: Sent, post: Post, _: Face | None = None) -> bool:
    """By a picture's name or a button's id that has the post's mark."""
    return any(post.mark in text for text in (*sent.ids, *sent.files))


def by_lobby(sent: Sent, post: Post, _: Face | None) -> bool:
    """By the buttons of the table's lobby."""
    start = ids.LOBBY.start(table=post.table)
    return any(text.startswith(start) for text in sent.ids)


def by_vote(sent: Sent, post: Post, _: Face | None) -> bool:
    """By the buttons to vote with."""
    start = ids.BALLOT.start(table=post.table, vote=post.payload.get("vote"))
    return any(text.startswith(start) for text in sent.ids)


def by_offer(sent: Sent, post: Post, _: Face | None) -> bool:
    """By the button that takes the seat."""
    return ids.OFFER.id(table=post.table, what="take", offer=post.payload["offer"]) in sent.ids


def by_words(sent: Sent, post: Post, face: Face | None) -> bool:
    """By its mark if it can have one, otherwise by its words."""
    same = face is not None and sent.content == face.content
    return same or by_mark(sent, post, face)


async def must_be_read(channel: discord.PartialMessageable) -> None:
    """If the bot may not read a channel, Discord gives an empty list, as if there were no messages.
    When asked for any one message, it says so.

    Raises:
        discord.HTTPException: it may not be read.
    """
    try:
        await channel.fetch_message(channel.id)
    except discord.NotFound as fault:
        if fault.code != UNKNOWN_MESSAGE:
            raise
