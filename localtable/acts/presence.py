"""Whether the bot is on the server: kicked, invited again, or the server is away."""

from __future__ import annotations

from typing import Any

from localtable.hall.gateway import GUILDS
from localtable.hall.hall import Hall
from localtable.world.world import Role

Json = dict[str, Any]


def kick(hall: Hall) -> None:
    """The bot is removed from the server: its own role goes, it is in no thread any more, and
    all that it hears of is the removal ("Guild Delete" without `unavailable`)."""
    world = hall.world
    bot = world.bot()
    if bot.joined_ms is None:
        return
    for id_ in bot.roles:
        if world.roles[id_].managed:
            _drop_role(hall, world.roles[id_])
    bot.joined_ms, bot.roles = None, []
    world.put(bot)
    for channel in world.channels.values():
        if channel.thread and channel.thread.members.pop(bot.id, None) is not None:
            world.put(channel)
    hall.gateway.tell("GUILD_DELETE", {"id": world.guild.id}, GUILDS)
    hall.changed()


def _drop_role(hall: Hall, role: Role) -> None:
    world = hall.world
    for channel in world.channels.values():
        kept = [overwrite for overwrite in channel.overwrites if overwrite.id != role.id]
        if len(kept) < len(channel.overwrites):
            channel.overwrites = kept
            world.put(channel)
    world.drop(role)


def invite(hall: Hall, rights: int | None = None) -> None:
    """The bot comes to the server, again, with a new role of its own that has these rights (or
    those of the first start). It is told "Guild Create" without `unavailable`, by which
    discord.py knows a server that was joined from one that was away."""
    world = hall.world
    bot = world.bot()
    if bot.joined_ms is not None:
        return
    rights = hall.bot_permissions if rights is None else rights
    role = Role(world.clock.next_id(), bot.name, rights, len(world.roles), managed=True)
    world.put(role)
    bot.joined_ms, bot.roles = world.clock.now_ms(), [role.id]
    world.put(bot)
    hall.gateway.tell_server(joined=True)
    hall.changed()


def outage(hall: Hall, *, on: bool, reached: bool = False) -> None:
    """The server is away ("Guild Delete" with `unavailable`), or back. `reached`: its people reach
    the bot all the same, as they do before it was told of the server ("Guild Create")."""
    world = hall.world
    world.reached = reached
    if world.away == on:
        return
    world.away = on
    if on:
        hall.gateway.tell("GUILD_DELETE", {"id": world.guild.id, "unavailable": True}, GUILDS)
    else:
        hall.gateway.tell_server(joined=False)
