"""Channels of the server, and direct messages."""

from __future__ import annotations

from typing import Any

from localtable.acts import channels, threads
from localtable.hall.hall import Hall
from localtable.rest.call import Call, Route, require, the_channel, the_guild
from localtable.rules.form import Form, Problems
from localtable.shapes import wire
from localtable.shapes.refusal import Refused
from localtable.world import permissions
from localtable.world.world import DM, TEXT, THREADS, VOICE, Channel, Overwrite

Json = dict[str, Any]


def one(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /channels/{id}"""
    return 200, wire.channel(hall.world, the_channel(hall, call))


def listed(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /guilds/{id}/channels, without threads"""
    the_guild(hall, call)
    world = hall.world
    bot = world.bot()
    mine = [
        c for c in world.channels.values() if c.type != DM and not c.thread and c.guild_id is None
    ]
    return 200, [wire.channel(world, c) for c in mine if permissions.may_see(world, bot, c)]


def create(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /guilds/{id}/channels"""
    the_guild(hall, call)
    world = hall.world
    if not permissions.on_server(world, world.bot()) & permissions.MANAGE_CHANNELS:
        raise Refused(50013)
    problems = Problems()
    form = Form(problems, (), call.form)
    kind = form.choice("type", (TEXT, VOICE)) or TEXT
    _fields(form, needed=True)
    problems.settle()
    position = call.form.get("position")
    channel = Channel(
        world.clock.next_id(),
        kind,
        call.form["name"],
        len(world.channels) if position is None else position,
        topic=call.form.get("topic"),
        overwrites=_overwrites(call.form),
    )
    channels.open_channel(hall, channel)
    return 201, wire.channel(world, channel)


def _fields(form: Form, *, needed: bool) -> None:
    form.text("name", 1, 100, needed=needed)
    form.text("topic", 0, 1024)
    form.number("position", 0, 2**31)
    for overwrite in form.forms("permission_overwrites", 0, 100):
        _overwrite(overwrite)


def _overwrite(form: Form) -> None:
    form.id("id", needed=True)
    form.choice("type", (0, 1))
    for key in ("allow", "deny"):
        if form.has(key) and not str(form.given[key]).isdigit():
            form.note(key, "NUMBER_TYPE_COERCE", "Not a permissions number")


def _overwrites(body: Json) -> list[Overwrite]:
    return [
        Overwrite(
            str(item["id"]),
            item.get("type") or 0,
            int(item.get("allow") or 0),
            int(item.get("deny") or 0),
        )
        for item in body.get("permission_overwrites") or ()
    ]


def change(hall: Hall, call: Call) -> tuple[int, Any]:
    """PATCH /channels/{id}: a channel, or a thread"""
    channel = the_channel(hall, call)
    if channel.type == DM:
        raise Refused(50003)
    problems = Problems()
    form = Form(problems, (), call.form)
    if channel.thread is not None:
        form.text("name", 1, 100)
        form.choice("auto_archive_duration", threads.ARCHIVE_MINUTES)
        for key in ("archived", "locked", "invitable"):
            form.flag(key)
        problems.settle()
        _may_change_thread(hall, channel, call.form)
        hall.hardships.check_title(call.form.get("name"))
        threads.change(hall, channel, call.form, hall.world.bot())
        return 200, wire.channel(hall.world, channel)
    _fields(form, needed=False)
    problems.settle()
    require(hall, channel, permissions.MANAGE_CHANNELS)
    for key in ("name", "topic", "position"):
        if key in call.form:
            setattr(channel, key, call.form[key])
    if call.form.get("permission_overwrites") is not None:
        require(hall, channel, permissions.MANAGE_ROLES)
        channel.overwrites = _overwrites(call.form)
    channels.tell_changed(hall, channel)
    return 200, wire.channel(hall.world, channel)


def _may_change_thread(hall: Hall, channel: Channel, body: Json) -> None:
    thread = channel.thread
    assert thread is not None
    bot = hall.world.bot()
    manages = permissions.may(hall.world, bot, channel, permissions.MANAGE_THREADS)
    opens = body.get("archived") is False
    if thread.archived and not opens:
        raise Refused(50083)
    if manages:
        return
    if ("locked" in body and body["locked"] != thread.locked) or thread.locked:
        raise Refused(50013)
    if set(body) <= {"archived"} and opens:
        require(hall, channel, permissions.SEND_MESSAGES_IN_THREADS)
    elif thread.owner_id != bot.id:
        raise Refused(50013)


def delete(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE /channels/{id}"""
    channel = the_channel(hall, call)
    said = wire.channel(hall.world, channel)
    if channel.type != DM:
        rights = permissions.MANAGE_THREADS if channel.thread else permissions.MANAGE_CHANNELS
        require(hall, channel, rights)
        channels.remove(hall, channel)
    return 200, said


def open_dm(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /users/@me/channels: works whether or not the person takes messages"""
    problems = Problems()
    id_ = Form(problems, (), call.form).id("recipient_id", needed=True)
    problems.settle()
    person = hall.world.people.get(id_ or "")
    if person is None or person.bot:
        raise Refused(50033)
    channel = hall.world.dm_with(person.id)
    assert channel is not None
    hall.hardships.check_opening(channel)
    return 200, wire.channel(hall.world, channel)


def set_overwrite(hall: Hall, call: Call) -> tuple[int, Any]:
    """PUT /channels/{id}/permissions/{id}"""
    channel = _to_overwrite(hall, call)
    id_ = call.path["overwrite_id"]
    problems = Problems()
    form = Form(problems, (), {**call.form, "id": id_})
    _overwrite(form)
    form.choice("type", (0, 1), needed=True)
    problems.settle()
    kept = [o for o in channel.overwrites if o.id != id_]
    channel.overwrites = kept + _overwrites({"permission_overwrites": [form.given]})
    channels.tell_changed(hall, channel)
    return 204, None


def drop_overwrite(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE /channels/{id}/permissions/{id}"""
    channel = _to_overwrite(hall, call)
    id_ = call.path["overwrite_id"]
    channel.overwrites = [o for o in channel.overwrites if o.id != id_]
    channels.tell_changed(hall, channel)
    return 204, None


def _to_overwrite(hall: Hall, call: Call) -> Channel:
    channel = the_channel(hall, call, permissions.MANAGE_ROLES)
    if channel.type in (DM, *THREADS):
        raise Refused(50024)
    return channel


ROUTES: list[Route] = [
    ("GET", "/channels/{channel_id}", one),
    ("PATCH", "/channels/{channel_id}", change),
    ("DELETE", "/channels/{channel_id}", delete),
    ("GET", "/guilds/{guild_id}/channels", listed),
    ("POST", "/guilds/{guild_id}/channels", create),
    ("POST", "/users/@me/channels", open_dm),
    ("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", set_overwrite),
    ("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}", drop_overwrite),
]
