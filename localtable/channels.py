"""Channels of the server, threads, and direct messages."""

from __future__ import annotations

from typing import Any, Final

from localtable import messages, rights
from localtable.calls import Call, Refused, route
from localtable.table import THREAD_STARTER, LocalTable, thread_member
from localtable.world import (
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREADS,
    iso,
    made_ms,
    told,
)

Json = dict[str, Any]

ADDED, REMOVED, RENAMED, THREAD_CREATED = 1, 2, 4, 18
FOR_ALL: Final = {TEXT: PUBLIC_THREAD, NEWS: NEWS_THREAD}
"""The channels that can have threads, and what such a thread for all is there."""


def tell_changed(table: LocalTable, channel: Json) -> None:
    """A channel was changed."""
    table.world.channels.put(channel)
    table.tell("CHANNEL_UPDATE", told(channel), channel)
    table.changed()


def remove(table: LocalTable, channel: Json) -> None:
    """A channel or thread goes, with all that is in it."""
    world = table.world
    if channel["type"] in THREADS:
        keys = ("id", "guild_id", "parent_id", "type")
        table.tell("THREAD_DELETE", {key: channel[key] for key in keys}, channel)
    else:
        for thread in threads_of(table, channel):
            _forget(table, thread)
        table.tell("CHANNEL_DELETE", told(channel), channel)
    _forget(table, channel)
    world.channels.drop(channel["id"])
    table.changed()


def _forget(table: LocalTable, channel: Json) -> None:
    for message in table.world.messages.of(channel["id"]):
        table.world.drop_message(message)
    table.world.channels.drop(channel["id"])


def threads_of(table: LocalTable, channel: Json) -> list[Json]:
    """All threads under a channel."""
    known = table.world.channels.values()
    return [c for c in known if c["type"] in THREADS and c["parent_id"] == channel["id"]]


def _notice(table: LocalTable, by: Json, channel: Json, kind: int, **more: Any) -> None:
    messages.post(table, messages.new(table, by, channel, type=kind, **more))


def make_thread(table: LocalTable, owner: Json, parent: Json, body: Json, id_: str) -> Json:
    """A thread that nobody knows of yet."""
    now, kind = table.clock.now_ms(), int(body.get("type") or PRIVATE_THREAD)
    metadata: Json = {
        "archived": False,
        "archive_timestamp": iso(now),
        "auto_archive_duration": body.get("auto_archive_duration") or 4320,
        "locked": False,
        "create_timestamp": iso(made_ms(id_)),
    }
    if kind == PRIVATE_THREAD:
        metadata["invitable"] = body.get("invitable") is not False
    thread = {
        "id": id_,
        "type": kind,
        "last_message_id": None,
        "flags": 0,
        "guild_id": parent["guild_id"],
        "name": body["name"],
        "parent_id": parent["id"],
        "rate_limit_per_user": 0,
        "owner_id": owner["id"],
        "thread_metadata": metadata,
        "message_count": 0,
        "total_message_sent": 0,
        "_members": {owner["id"]: now},
    }
    return table.world.channels.put(thread)


def open_thread(
    table: LocalTable, owner: Json, parent: Json, body: Json, message: Json | None
) -> Json:
    """A new thread, from a message or by itself."""
    for_all = FOR_ALL[parent["type"]]
    kind = for_all if message else body.get("type")
    id_ = message["id"] if message else table.clock.next_id()
    thread = make_thread(table, owner, parent, {**body, "type": kind}, id_)
    table.tell("THREAD_CREATE", {**table.channel(thread), "newly_created": True}, thread)
    table.changed_in(thread)
    if message is not None:
        message["flags"] |= messages.HAS_THREAD
        table.world.messages.put(message)
        author = table.world.people[message["author"]["id"]]
        about = messages.reference(parent, message["id"])
        more: Json = {"type": THREAD_STARTER, "message_reference": about}
        starter = messages.new(table, author, thread, **more)
        table.world.messages.put(starter)
        table.changed_around(message)
    elif kind == for_all:
        about = messages.reference(thread)
        more = {"content": thread["name"], "message_reference": about}
        _notice(table, owner, parent, THREAD_CREATED, **more)
    return thread


def change_thread(table: LocalTable, thread: Json, body: Json, by: Json) -> None:
    """Rename, archive, lock, or open again."""
    given = {key: value for key, value in body.items() if value is not None}
    renamed = given.get("name", thread["name"]) != thread["name"]
    thread["name"] = given.get("name", thread["name"])
    for key in ("locked", "invitable", "auto_archive_duration"):
        if key in given:
            thread["thread_metadata"][key] = given[key]
    archived = given.get("archived", thread["thread_metadata"]["archived"])
    table.thread_changed(thread, archived=archived)
    if renamed:
        _notice(table, by, thread, RENAMED, content=thread["name"])


# The bot's requests

_ONE: Final = "/channels/{channel_id}"


@route("GET", _ONE)
def _get(table: LocalTable, call: Call) -> Json:
    return table.channel(table.the_channel(call))


@route("PATCH", _ONE)
def _change(table: LocalTable, call: Call) -> Json:
    thread = _thread(table, call)
    _may_change_thread(table, thread, call.form)
    change_thread(table, thread, call.form, table.world.bot)
    return table.channel(thread)


def _may_change_thread(table: LocalTable, thread: Json, body: Json) -> None:
    bot, now = table.world.bot, thread["thread_metadata"]
    opens = body.get("archived") is False
    if now["archived"] and not opens:
        raise Refused(50083)
    if rights.may(table.world, bot, thread, "manage_threads"):
        return
    if now["locked"] or body.get("locked", False) != now["locked"]:
        raise Refused(50013)
    if set(body) <= {"archived"} and opens:
        rights.require(table.world, thread, "send_messages_in_threads")
    elif thread["owner_id"] != bot["id"]:
        raise Refused(50013)


@route("POST", "/users/@me/channels")
def _open_dm(table: LocalTable, call: Call) -> Json:
    """Works whether or not the person takes messages."""
    person = table.world.people.get(str(call.form.get("recipient_id")))
    if person is None or "bot" in person:
        raise Refused(50033)
    return told(table.world.channels[person["_dm"]])


def _may_have_threads(table: LocalTable, call: Call) -> Json:
    channel = table.the_channel(call)
    if channel["type"] not in FOR_ALL:
        raise Refused(50024)
    return channel


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads", status=201)
def _from_message(table: LocalTable, call: Call) -> Json:
    """Its id is the message's."""
    channel = _may_have_threads(table, call)
    message = table.the_message(call, channel)
    rights.require(table.world, channel, "create_public_threads")
    if message["id"] in table.world.channels:
        raise Refused(160004)
    return table.channel(open_thread(table, table.world.bot, channel, call.form, message))


@route("POST", "/channels/{channel_id}/threads", status=201)
def _alone(table: LocalTable, call: Call) -> Json:
    channel = _may_have_threads(table, call)
    kind = call.form.get("type")
    public = kind == FOR_ALL[channel["type"]]
    if not public and (channel["type"] != TEXT or kind in FOR_ALL.values()):
        raise Refused(50024)
    needed = "create_public_threads" if public else "create_private_threads"
    rights.require(table.world, channel, needed)
    return table.channel(open_thread(table, table.world.bot, channel, call.form, None))


def _thread(table: LocalTable, call: Call) -> Json:
    thread = table.the_channel(call)
    if thread["type"] not in THREADS:
        raise Refused(50024)
    return thread


_MEMBER: Final = "/channels/{channel_id}/thread-members/"


def _whom(table: LocalTable, call: Call) -> Json:
    person = table.world.people.get(call.ids.get("user_id") or str(table.world.bot["id"]))
    if person is None:
        raise Refused(10013)
    return person


@route("PUT", f"{_MEMBER}@me", f"{_MEMBER}{{user_id}}")
def _add(table: LocalTable, call: Call) -> None:
    thread, person, world = _thread(table, call), _whom(table, call), table.world
    if person["_member"] is None:
        raise Refused(10007)
    if thread["thread_metadata"]["archived"]:
        raise Refused(50083)
    if "bot" not in person:
        rights.require(world, thread, "send_messages_in_threads")
    if not rights.may(world, person, thread, "view_channel"):
        raise Refused(50001)
    if person["id"] not in thread["_members"]:
        table.enter_thread(thread, person)
        if "bot" not in person:
            _notice(table, world.bot, thread, ADDED, mentions=[told(person)])


@route("DELETE", f"{_MEMBER}@me", f"{_MEMBER}{{user_id}}")
def _remove(table: LocalTable, call: Call) -> None:
    thread, person, bot = _thread(table, call), _whom(table, call), table.world.bot
    if thread["thread_metadata"]["archived"]:
        raise Refused(50083)
    owns = thread["type"] == PRIVATE_THREAD and thread["owner_id"] == bot["id"]
    if "bot" not in person and not owns:
        rights.require(table.world, thread, "manage_threads")
    if person["id"] in thread["_members"]:
        table.leave_thread(thread, person)
        if "bot" not in person:
            _notice(table, bot, thread, REMOVED, mentions=[told(person)])


@route("GET", "/guilds/{guild_id}/threads/active")
def _active(table: LocalTable, call: Call) -> Json:
    guild, world = table.the_guild(call), table.world
    known = [c for c in world.channels.values() if c.get("guild_id") == guild["id"]]
    found = [c for c in known if c["type"] in THREADS and not c["thread_metadata"]["archived"]]
    seen = [thread for thread in found if rights.sees(world, world.bot, thread)]
    mine = [thread for thread in seen if world.bot["id"] in thread["_members"]]
    return {
        "threads": [table.channel(thread) for thread in seen],
        "members": [thread_member(thread, world.bot["id"]) for thread in mine],
        "has_more": False,
    }
