"""What the host learns when a table's posts do not get through: what is missing, and who can fix
it. A note is a post of its own: by direct message, or with a mention in the table's channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import ui

from cogs.frame.message import Message
from cogs.frame.posts import carries
from cogs.frame.server_rules import permission_names
from cogs.frame.words import safe, seat_name, table_name
from cogs.link import mail
from cogs.link.refusals import LOCKED
from db.base.mapped import META
from engine.table.answers import queries
from engine.table.record import posting
from engine.table.service import Table
from engine.table.tasks.courier import Post
from texts import own_words

if TYPE_CHECKING:
    from cogs.bot import Bot

IN_CHANNEL: Final = ("view_channel", "send_messages", "read_message_history")
IN_THREAD: Final = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
NEEDED: Final = {
    "lobby": IN_CHANNEL,
    "thread": ("view_channel", "create_public_threads", "read_message_history"),
    "lock": ("view_channel", "manage_threads"),
}
"""What a kind of post takes, in the library's names; others go into the thread."""

NOT_THERE: Final = frozenset({10003, 10008})
NO_ACCESS: Final = 50001


def missing_in(bot: Bot, guild: int, channel: int | None, needed: tuple[str, ...]) -> list[str]:
    """What the bot lacks in a channel, or, where that is None or gone, in the server at large;
    empty when nothing is missing or nobody knows."""
    server = bot.get_guild(guild)
    if server is None or server.me is None:
        return []
    where = server.get_channel(channel) if channel is not None else None
    rights = where.permissions_for(server.me) if where else server.me.guild_permissions
    missing = [name for name in needed if not getattr(rights, name)]
    # Without these the library counts others as missing, too: whether they are, nobody knows.
    if "view_channel" in missing:
        return ["view_channel"]
    implied = () if rights.send_messages else ("attach_files", "mention_everyone")
    return [name for name in missing if name not in implied]


async def tell_host(bot: Bot, post: Post, code: int) -> None:
    """The channel or the thread takes this post no more: the host learns it, once a table; that
    threads cannot be locked, once a server."""
    if posting.KINDS[post.kind].private:
        return
    table = await bot.service.look(queries.table, post.table)
    key = _key(table, post.kind)
    if await bot.store.read(META.get, key):
        return
    await bot.store.write(META.put, key, post.kind)
    await note(bot, table, "trouble", kind=post.kind, code=code)


async def note(bot: Bot, table: Table, what: posting.Note, **about: Any) -> None:
    """Put a note for the host into the outbox."""
    await bot.service.run(posting.note, table, what, **about)


async def forget_lock_trouble(bot: Bot, guild: int) -> None:
    """The owner changed the locking of threads: tell them again if it fails."""
    await bot.store.write(META.put, f"told-lock-{guild}", "")


async def forget_trouble(bot: Bot, table: Table) -> None:
    """Something changed where a table's posts go: tell the host again if it fails."""
    await bot.store.write(META.put, _key(table, ""), "")


def _key(table: Table, kind: str) -> str:
    return f"told-lock-{table.guild}" if kind == "lock" else f"told-trouble-{table.id}"


@carries("note")
async def carry_note(bot: Bot, table: Table, post: Post) -> None:
    """Tell the host by direct message, otherwise with a mention in the channel.

    Raises:
        discord.HTTPException: neither works.
    """
    person = int(post.payload["person"])

    async def drawn(locale: str) -> Message:
        text = _text(bot, table, post.payload, own_words(locale))
        return Message(text, (), ui.View(timeout=None))

    if await mail.tell(bot, person, table, post, drawn):
        return
    text = f"<@{person}>: {_text(bot, table, post.payload, own_words(table.locale))}"
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    message = Message(text, (), ui.View(timeout=None))
    await mail.send(bot, channel, message, post, ping=[person])


def _text(bot: Bot, table: Table, about: dict[str, Any], say: Any) -> str:
    name = table_name(table)
    channel = f"<#{table.channel}>"
    match about["what"]:
        case "trouble":
            return _trouble(bot, table, str(about["kind"]), int(about["code"]), say)
        case "unreached":
            who = safe(seat_name(table, int(about["seat"]), say.locale))
            return str(say("note-unreached", who=who, table=name, channel=channel))
        case what:
            return str(say(f"note-{what}", table=name, channel=channel))


def _trouble(bot: Bot, table: Table, kind: str, code: int, say: Any) -> str:
    name = table_name(table)
    channel = f"<#{table.channel}>"
    missing = _missing(bot, table, kind, code)
    if missing:
        key = "trouble-lock" if kind == "lock" else "trouble-permissions"
        names = permission_names(say, missing)
        return str(say(key, table=name, channel=channel, permissions=names))
    if code in NOT_THERE:
        return str(say("trouble-gone", table=name, channel=channel))
    return str(say("thread-trouble", table=name))


def _missing(bot: Bot, table: Table, kind: str, code: int) -> list[str]:
    """What the bot lacks for this kind of post, by what it knows and Discord said."""
    if code == LOCKED:
        return ["manage_threads"]
    missing = missing_in(bot, table.guild, table.channel, NEEDED.get(kind, IN_THREAD))
    if code == NO_ACCESS and not missing:
        # Of a channel that it cannot see the bot may not have heard why.
        return ["view_channel"]
    return missing
