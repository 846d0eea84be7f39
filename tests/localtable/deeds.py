"""What a test does to the world from outside: `do(table, "deny", channel=TABLES)`."""

from __future__ import annotations

from typing import Any, Final

from discord import Permissions

from localtable import account, channels, first_world, messages
from localtable.account import ENTRY_POINT, registered
from localtable.gateway import guild_create
from localtable.rights import OF_THE_BOT
from localtable.world import NEWS, told
from tests.localtable.hardships import MESSAGES, TITLES
from tests.localtable.rates import IN_ALL, INVALID, Windows
from tests.localtable.stand_in import StandIn

Json = dict[str, Any]


def do(table: StandIn, do: str, **what: Any) -> Json:
    """Do one of `DEEDS`."""
    return DEEDS[do](table, **what) or {}


def delete_channel(table: StandIn, channel: str) -> None:
    channels.remove(table, table.world.channels[channel])


def announcements(table: StandIn, channel: str) -> None:
    """The text channel is one for announcements from here on."""
    found = table.world.channels[channel]
    found["type"] = NEWS
    channels.tell_changed(table, found)


def delete_message(table: StandIn, message: str) -> None:
    messages.delete(table, table.world.messages[message])


def _overwrite(table: StandIn, channel: str, whom: str | None, allow: int, deny: int) -> None:
    found = table.world.channels[channel]
    id_ = whom or table.world.bot["id"]
    others = [one for one in found["permission_overwrites"] if one["id"] != id_]
    own = [one for one in found["permission_overwrites"] if one["id"] == id_]
    allowed = int(own[0]["allow"]) if own else 0
    denied = int(own[0]["deny"]) if own else 0
    told_so = {"allow": str(allowed & ~deny | allow), "deny": str(denied & ~allow | deny)}
    found["permission_overwrites"] = [*others, {"id": id_, "type": 1, **told_so}]
    channels.tell_changed(table, found)


def _flags(rights: list[str]) -> int:
    return Permissions(**{name.lower(): True for name in rights}).value


def deny(
    table: StandIn, channel: str, rights: Any = ("SEND_MESSAGES",), whom: str | None = None
) -> None:
    """Deny rights in a channel to the bot, or to `whom`."""
    _overwrite(table, channel, whom, 0, _flags(rights))


def allow(
    table: StandIn, channel: str, rights: Any = ("SEND_MESSAGES",), whom: str | None = None
) -> None:
    """Allow them."""
    _overwrite(table, channel, whom, _flags(rights), 0)


def archive(table: StandIn, channel: str, on: bool = True) -> None:
    channels.change_thread(table, table.world.channels[channel], {"archived": on}, _owner(table))


def lock(table: StandIn, channel: str, on: bool = True) -> None:
    how = {"locked": on, "archived": on}
    channels.change_thread(table, table.world.channels[channel], how, _owner(table))


def _owner(table: StandIn) -> Json:
    return table.world.people[table.world.guild["owner_id"]]


def remove_member(table: StandIn, person: str) -> None:
    """Somebody leaves the server, and its threads with it."""
    world = table.world
    world.people.put(world.people[person] | {"_member": None})
    _leave_threads(table, person)
    table.changed()


def _leave_threads(table: StandIn, person: str) -> None:
    for channel in table.world.channels.values():
        if channel.get("_members", {}).pop(person, None) is not None:
            table.world.channels.put(channel)


def leave_thread(table: StandIn, channel: str, person: str) -> None:
    table.leave_thread(table.world.channels[channel], table.world.people[person])


def add_person(table: StandIn, name: str, locale: str = "en-US") -> Json:
    """Somebody new comes to the server."""
    id_, now = table.clock.next_id(), table.clock.now_ms()
    username = "".join(c for c in name.lower() if c.isalnum() or c in "._") or f"person{id_[-4:]}"
    roles = [first_world.REGULARS]
    somebody = first_world.person(id_, name, username, roles=roles, joined_ms=now, locale=locale)
    first_world.arrive(table.world, somebody, table.clock.next_id())
    table.changed()
    return {"id": id_}


def add_role(
    table: StandIn, name: str, people: Any = (), rights: Any = (), mentionable: bool = False
) -> Json:
    """A new role that these people have, with these rights."""
    world, id_ = table.world, table.clock.next_id()
    role = first_world.role(id_, name, Permissions(_flags(rights)), 1)
    world.roles.put(role | {"mentionable": mentionable})
    said = {"guild_id": world.guild["id"], "role": told(world.roles[id_])}
    table.tell("GUILD_ROLE_CREATE", said)
    for person in people:
        world.people[person]["_member"]["roles"].append(id_)
        world.people.put(world.people[person])
    table.changed()
    return {"id": id_}


def delete_role(table: StandIn, role: str) -> None:
    world = table.world
    for person in world.people.values():
        if person["_member"] and role in person["_member"]["roles"]:
            person["_member"]["roles"].remove(role)
            world.people.put(person)
    world.roles.drop(role)
    table.tell("GUILD_ROLE_DELETE", {"guild_id": world.guild["id"], "role_id": role})
    table.changed()


def guild_locale(table: StandIn, locale: str) -> None:
    table.world.guilds.put(table.world.guild | {"preferred_locale": locale})
    table.changed()


def fail(table: StandIn, how: Any, path: str = "", **more: Any) -> None:
    """The next `times` requests to `path` fail: see `Faults.add`."""
    table.faults.add(how, path, **more)


def hang_up(
    table: StandIn, code: int = 4000, forget: bool = False, shard: int | None = None
) -> None:
    """Close the bot's gateway connections, or those of one shard; with `forget` it cannot
    resume."""
    if forget:
        table.gateway.sessions.clear()
    table.gateway.hang_up(code, shard)


def shard_down(table: StandIn, shard: int = 0, on: bool = True) -> None:
    """One shard hangs up and cannot be reached; with `on` false it can again."""
    if on:
        table.gateway.down.add(shard)
        table.gateway.hang_up(4000, shard)
    else:
        table.gateway.down.discard(shard)


def spend_starts(table: StandIn, left: int = 0, seconds: float = 3600) -> None:
    """Only `left` sessions may be started today, of which `seconds` are left."""
    table.gateway.starts.spend(left, seconds)


def later(table: StandIn, seconds: float) -> None:
    """Put the stand-in's clock forward."""
    table.clock.ahead_ms += round(seconds * 1000)


def kick_bot(table: StandIn) -> None:
    """The bot is removed from the server: its own role goes, it is in no thread any more, and
    all that it hears of is the removal ("Guild Delete" without `unavailable`)."""
    world, bot = table.world, table.world.bot
    for id_ in bot["_member"]["roles"]:
        if world.roles[id_]["managed"]:
            for channel in world.channels.values():
                if "permission_overwrites" in channel:
                    kept = [o for o in channel["permission_overwrites"] if o["id"] != id_]
                    channel["permission_overwrites"] = kept
            world.roles.drop(id_)
    world.people.put(bot | {"_member": None})
    _leave_threads(table, bot["id"])
    table.gateway.tell("GUILD_DELETE", {"id": world.guild["id"]})
    table.changed()


def invite_bot(table: StandIn, rights: Any = None) -> None:
    """Back to the server, with a new role of its own that has these rights, or those of the first
    start."""
    world, id_ = table.world, table.clock.next_id()
    given = OF_THE_BOT if rights is None else Permissions(_flags(rights))
    world.roles.put(first_world.bots_role(world, id_, given, world.bot["id"]))
    member = first_world.member([id_], table.clock.now_ms())
    world.people.put(world.bot | {"_member": member})
    table.gateway.tell("GUILD_CREATE", guild_create(table, joined=True))
    table.changed()


def outage(table: StandIn, on: bool = True, reached: bool = False) -> None:
    """The server is away ("Guild Delete" with `unavailable`), or back. `reached`: its people reach
    the bot all the same, as they do before it was told of the server ("Guild Create")."""
    table.reached = reached
    if table.away == on:
        return
    table.away = on
    if on:
        away = {"id": table.world.guild["id"], "unavailable": True}
        table.gateway.tell("GUILD_DELETE", away)
    else:
        table.gateway.tell("GUILD_CREATE", guild_create(table))


def ban_word(table: StandIn, word: str, where: Any = (MESSAGES, TITLES), on: bool = True) -> None:
    """The server's filter blocks a word ("ana", "*ana*"); with `on` false no more."""
    if on:
        table.hardships.ban(word, frozenset(where))
    else:
        table.hardships.words.pop(word, None)


def limit_old_edits(
    table: StandIn, most: int = 3, seconds: float = 20, tells: bool = False, on: bool = True
) -> None:
    """Of messages older than an hour only `most` edits in `seconds`, channel by channel: then
    30046, a 429 that tells no `retry_after` unless `tells`."""
    table.hardships.old_edits = Windows(most, seconds) if on else None
    table.hardships.old_edits_tell = tells


def limit_dms(table: StandIn, most: int = 10, seconds: float = 60, on: bool = True) -> None:
    """Only `most` fresh direct messages may be opened in `seconds`: then 40003."""
    table.hardships.new_dms = Windows(most, seconds) if on else None


def quarantine(table: StandIn, after: int = 0, on: bool = True) -> None:
    """After so many fresh direct messages no more can be opened: 20026."""
    table.hardships.quarantine_at = after if on else None


def refuse_galleries(table: StandIn, on: bool = True) -> None:
    """An edit that brings a gallery's pictures along is refused (discord-api-docs 7529)."""
    table.hardships.galleries_fail = on


def reset_token(table: StandIn, on: bool = True) -> None:
    """The owner resets the bot's token: 401 to all requests with those that were seen, and the
    gateway closes with 4004; with `on` false they are good again."""
    if on:
        table.reset_tokens()
    else:
        table.restore_tokens()


def dms(table: StandIn, person: str, on: bool = False) -> None:
    """A person takes direct messages no more; with `on` again."""
    table.world.people.put(table.world.people[person] | {"_dms_open": on})
    table.changed()


def rate_limits(
    table: StandIn,
    speed: float = 1,
    in_all: int = IN_ALL[0],
    invalid: int = INVALID[0],
    on: bool = True,
) -> None:
    """Discord's rate limits from here on, `speed` times as fast; with other figures of all
    requests a second and of invalid ones in ten minutes."""
    table.limits.start(speed if on else None, in_all=in_all, invalid=invalid)


def delete_emojis(table: StandIn, names: Any = None) -> None:
    """The owner deletes the application's emojis by hand: all, or those with these names."""
    for emoji in list(table.world.emojis.values()):
        if names is None or emoji["name"] in names:
            account.delete_emoji(table, emoji["id"])


def limit_uploads(table: StandIn, most: int = 50, seconds: float = 3600, on: bool = True) -> None:
    """Only `most` new emojis of the application in `seconds` (as discord-api-docs #2250 reports of
    servers)."""
    table.hardships.uploads = Windows(most, seconds) if on else None


def switch_on_activities(table: StandIn) -> None:
    """The owner does, and Discord makes the command that launches one ("Entry Point Commands")."""
    form = registered({"type": ENTRY_POINT, "name": "Launch", "description": "", "handler": 2})
    own = {"id": table.clock.next_id(), "version": table.clock.next_id()}
    table.world.commands.put({**own, "application_id": table.world.bot["id"], **form})
    table.changed()


DEEDS: Final[dict[str, Any]] = {
    deed.__name__.replace("_", "-"): deed
    for deed in (
        delete_channel,
        announcements,
        delete_message,
        deny,
        allow,
        archive,
        lock,
        remove_member,
        leave_thread,
        add_person,
        add_role,
        delete_role,
        guild_locale,
        fail,
        hang_up,
        shard_down,
        spend_starts,
        later,
        kick_bot,
        invite_bot,
        outage,
        ban_word,
        limit_old_edits,
        limit_dms,
        quarantine,
        refuse_galleries,
        reset_token,
        dms,
        rate_limits,
        delete_emojis,
        limit_uploads,
        switch_on_activities,
    )
}
