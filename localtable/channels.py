"""Channels of the server, threads, and direct messages."""

from __future__ import annotations

from typing import Any, Final

from localtable import messages, rights
from localtable.calls import Call, Refused, route
from localtable.table import THREAD_STARTER, LocalTable, thread_member
from localtable.world import PRIVATE_THREAD, THREADS, THREADS_IN, Json, iso, made_ms, told

ADDED, RENAMED, THREAD_CREATED = 1, 4, 18


def _notice(table: LocalTable, by: Json, channel: Json, kind: int, **more: Any) -> None:
    messages.post(table, messages.new(table, by, channel, type=kind, **more))


def make_thread(table: LocalTable, owner: Json, parent: Json, body: Json, id_: str) -> Json:
    """A thread that nobody knows of yet."""
    now, kind = table.clock.now_ms(), body["type"]
    metadata: Json = {
        "archived": False,
        "archive_timestamp": iso(now),
        "auto_archive_duration": body.get("auto_archive_duration") or 4320,
        "locked": False,
        "create_timestamp": iso(made_ms(id_)),
    }
    if kind == PRIVATE_THREAD:
        metadata["invitable"] = body.get("invitable") is not False
    none = ("flags", "rate_limit_per_user", "message_count", "total_message_sent")
    thread = {
        **dict.fromkeys(none, 0),
        "id": id_,
        "type": kind,
        "last_message_id": None,
        "guild_id": parent["guild_id"],
        "name": body["name"],
        "parent_id": parent["id"],
        "owner_id": owner["id"],
        "thread_metadata": metadata,
        "_members": {owner["id"]: now},
    }
    return table.world.channels.put(thread)


def change_thread(table: LocalTable, thread: Json, body: Json, by: Json) -> None:
    given = {key: value for key, value in body.items() if value is not None}
    before, metadata = thread["name"], thread["thread_metadata"]
    thread["name"] = given.get("name", before)
    kept = ("locked", "invitable", "auto_archive_duration")
    metadata |= {key: given[key] for key in kept if key in given}
    table.thread_changed(thread, archived=given.get("archived", metadata["archived"]))
    if thread["name"] != before:
        _notice(table, by, thread, RENAMED, content=thread["name"])


# The bot's requests

_ONE: Final = "/channels/{channel_id}"


@route("GET", _ONE)
def _get(table: LocalTable, call: Call) -> Json:
    return table.channel(table.the_channel(call))


@route("PATCH", _ONE)
def _change(table: LocalTable, call: Call) -> Json:
    thread = table.the_channel(call)
    if thread["type"] not in THREADS:
        raise Refused(50024)
    _may_change_thread(table, thread, call.form)
    change_thread(table, thread, call.form, table.world.bot)
    return table.channel(thread)


def _may_change_thread(table: LocalTable, thread: Json, body: Json) -> None:
    bot, now = table.world.bot, thread["thread_metadata"]
    opens = body.get("archived") is False
    if now["archived"] and not opens:
        raise Refused(50083)
    locks = now["locked"] or body.get("locked")
    if locks or (thread["owner_id"] != bot["id"] and not (opens and body.keys() == {"archived"})):
        rights.require(table.world, thread, "manage_threads")
    elif opens:
        rights.require(table.world, thread, "send_messages_in_threads")


@route("POST", "/users/@me/channels")
def _open_dm(table: LocalTable, call: Call) -> Json:
    """Works whether or not the person takes messages."""
    person = table.world.people.get(str(call.form.get("recipient_id")))
    if person is None or "bot" in person:
        raise Refused(50033)
    return told(table.world.channels[person["_dm"]])


@route(
    "POST",
    "/channels/{channel_id}/threads",
    "/channels/{channel_id}/messages/{message_id}/threads",
    status=201,
)
def _begin(table: LocalTable, call: Call) -> Json:
    """From a message its id is the message's."""
    world, channel = table.world, table.the_channel(call)
    message = table.the_message(call, channel) if "message_id" in call.ids else None
    kinds = THREADS_IN.get(channel["type"], ())
    kind = kinds[0] if message and kinds else call.form.get("type")
    if kind not in kinds:
        raise Refused(50024)
    for_whom = "public" if kind == kinds[0] else "private"
    rights.require(world, channel, f"create_{for_whom}_threads")
    if message is not None and message["id"] in world.channels:
        raise Refused(160004)
    id_ = message["id"] if message else table.clock.next_id()
    thread = make_thread(table, world.bot, channel, call.form | {"type": kind}, id_)
    table.tell("THREAD_CREATE", {**table.channel(thread), "newly_created": True}, thread)
    table.changed_in(thread)
    if message is not None:
        world.messages.put(message | {"flags": message["flags"] | messages.HAS_THREAD})
        author = world.people[message["author"]["id"]]
        first = messages.new(table, author, thread, type=THREAD_STARTER)
        first["message_reference"] = messages.reference(channel, message["id"])
        world.messages.put(first)
        table.changed_around(message)
    elif kind != PRIVATE_THREAD:
        more = {"content": thread["name"], "message_reference": messages.reference(thread)}
        _notice(table, world.bot, channel, THREAD_CREATED, **more)
    return table.channel(thread)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def _add(table: LocalTable, call: Call) -> None:
    world, thread = table.world, table.the_channel(call)
    person = table.the_member(call)
    if thread["type"] not in THREADS:
        raise Refused(50024)
    if thread["thread_metadata"]["archived"]:
        raise Refused(50083)
    rights.require(world, thread, "send_messages_in_threads")
    if not rights.may(world, person, thread, "view_channel"):
        raise Refused(50001)
    if person["id"] not in thread["_members"]:
        table.enter_thread(thread, person)
        _notice(table, world.bot, thread, ADDED, mentions=[told(person)])


@route("GET", "/guilds/{guild_id}/threads/active")
def _active(table: LocalTable, call: Call) -> Json:
    guild, world = table.the_guild(call), table.world
    seen, me = rights.active_threads(world, guild["id"]), world.bot["id"]
    mine = [thread_member(thread, me) for thread in seen if me in thread["_members"]]
    return {"threads": list(map(table.channel, seen)), "members": mine, "has_more": False}
