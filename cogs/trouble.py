"""Posts that Discord refuses for good: the host learns which permission is missing where, and
who can mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cogs.chronicle import thread_name
from cogs.speech import listed
from engine.adapter import Table
from engine.courier import Post
from texts import own_words

if TYPE_CHECKING:
    from cogs.house import House

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

PRIVATE: Final = frozenset({"panel", "hand", "reminder", "withdrawn"})
"""What goes to one person alone is their affair."""
DM_REFUSED: Final = frozenset({50007, 50278})
NOT_THERE: Final = frozenset({10003, 10008})
NO_ACCESS: Final = 50001
LOCKED: Final = 160005
"""A moderator locked the thread: only who may manage threads writes there."""


def permission_names(say: Any, missing: list[str]) -> str:
    """Permissions as Discord's settings call them."""
    names = [str(say(f"permission-{name.replace('_', '-')}")) for name in missing]
    return listed(say, names)


def missing_in(house: House, guild: int, channel: int | None, needed: tuple[str, ...]) -> list[str]:
    """What the bot lacks in a channel, or, where that is None or gone, in the server at large;
    empty when nothing is missing or nobody knows."""
    server = house.get_guild(guild)
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


async def tell_host(house: House, post: Post, code: int) -> None:
    """The channel or the thread takes this post no more: the host learns it, once a table; that
    threads cannot be locked, once a server."""
    if post.kind in PRIVATE or code in DM_REFUSED:
        return
    table = await house.adapter.table(post.table)
    meta = house.store.meta
    key = _key(table, post.kind)
    if await meta.get(key):
        return
    await meta.set(key, post.kind)
    privately = house.carrier.privately
    say = own_words(await privately.locale(table.host, table))
    await privately.note(table.host, _text(house, table, post.kind, code, say))


async def forget_lock_trouble(house: House, guild: int) -> None:
    """The owner looked after the locking of threads: a new trouble is told anew."""
    await house.store.meta.set(f"told-lock-{guild}", "")


def _key(table: Table, kind: str) -> str:
    return f"told-lock-{table.guild}" if kind == "lock" else f"told-trouble-{table.id}"


def _text(house: House, table: Table, kind: str, code: int, say: Any) -> str:
    name = thread_name(table)
    channel = f"<#{table.channel}>"
    missing = _missing(house, table, kind, code)
    if missing:
        key = "trouble-lock" if kind == "lock" else "trouble-permissions"
        names = permission_names(say, missing)
        return str(say(key, table=name, channel=channel, permissions=names))
    if code in NOT_THERE:
        return str(say("trouble-gone", table=name, channel=channel))
    return str(say("thread-trouble", table=name))


def _missing(house: House, table: Table, kind: str, code: int) -> list[str]:
    """What the bot lacks for this kind of post, as far as it knows and Discord said."""
    if code == LOCKED:
        return ["manage_threads"]
    missing = missing_in(house, table.guild, table.channel, NEEDED.get(kind, IN_THREAD))
    if code == NO_ACCESS and not missing:
        # Of a channel that it cannot see the bot may not have heard why.
        return ["view_channel"]
    return missing
