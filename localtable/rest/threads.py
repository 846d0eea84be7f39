"""Threads and who is in them."""

from __future__ import annotations

from typing import Any

from localtable.acts import threads
from localtable.hall.gateway import GUILD_MEMBERS
from localtable.hall.hall import Hall
from localtable.rest.call import (
    Call,
    Route,
    require,
    the_channel,
    the_guild,
    the_message,
    the_person,
)
from localtable.rules.form import Form, Problems
from localtable.shapes import wire
from localtable.shapes.refusal import Refused
from localtable.world import permissions
from localtable.world.world import FOR_ALL, PRIVATE_THREAD, TEXT, THREADS, Channel, Person

Json = dict[str, Any]


def _checked(hall: Hall, call: Call) -> Json:
    problems = Problems()
    form = Form(problems, (), call.form)
    form.text("name", 1, 100, needed=True)
    form.choice("auto_archive_duration", threads.ARCHIVE_MINUTES)
    form.number("rate_limit_per_user", 0, 21_600)
    form.choice("type", THREADS)
    form.flag("invitable")
    problems.settle()
    hall.hardships.check_title(call.form["name"])
    return call.form


def from_message(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /channels/{id}/messages/{id}/threads: its id is the message's"""
    channel = the_channel(hall, call)
    if channel.type not in FOR_ALL:
        raise Refused(50024)
    message = the_message(hall, call, channel)
    require(hall, channel, permissions.CREATE_PUBLIC_THREADS)
    if message.id in hall.world.channels:
        raise Refused(160004)
    body = _checked(hall, call)
    thread = threads.open_thread(hall, hall.world.bot(), channel, body, message)
    return 201, wire.channel(hall.world, thread)


def alone(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /channels/{id}/threads"""
    channel = the_channel(hall, call)
    if channel.type not in FOR_ALL:
        raise Refused(50024)
    body = _checked(hall, call)
    public = body.get("type") == FOR_ALL[channel.type]
    if not public and (channel.type != TEXT or body.get("type") in FOR_ALL.values()):
        raise Refused(50024)
    needs = permissions.CREATE_PUBLIC_THREADS if public else permissions.CREATE_PRIVATE_THREADS
    require(hall, channel, needs)
    thread = threads.open_thread(hall, hall.world.bot(), channel, body, None)
    return 201, wire.channel(hall.world, thread)


def _thread(hall: Hall, call: Call) -> Channel:
    channel = the_channel(hall, call)
    if channel.thread is None:
        raise Refused(50024)
    return channel


def _stays_open(thread: Channel) -> None:
    assert thread.thread is not None
    if thread.thread.archived:
        raise Refused(50083)


def add(hall: Hall, call: Call) -> tuple[int, Any]:
    """PUT /channels/{id}/thread-members/{id or @me}"""
    thread = _thread(hall, call)
    bot = hall.world.bot()
    person = the_person(hall, call)
    _stays_open(thread)
    if person.id != bot.id:
        require(hall, thread, permissions.SEND_MESSAGES_IN_THREADS)
    if not permissions.may(hall.world, person, thread, permissions.VIEW_CHANNEL):
        raise Refused(50001)
    threads.join(hall, thread, person, bot)
    return 204, None


def remove(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE /channels/{id}/thread-members/{id or @me}"""
    thread = _thread(hall, call)
    assert thread.thread is not None
    bot = hall.world.bot()
    person = the_person(hall, call, on_server=False)
    _stays_open(thread)
    owns = thread.type == PRIVATE_THREAD and thread.thread.owner_id == bot.id
    if person.id != bot.id and not owns:
        require(hall, thread, permissions.MANAGE_THREADS)
    threads.leave(hall, thread, person, bot)
    return 204, None


def _shown(hall: Hall, call: Call, thread: Channel, person: Person) -> Json:
    said = wire.thread_member(thread, person.id)
    if call.query.get("with_member", "").lower() in ("1", "true"):
        said["member"] = wire.member(person)
    return said


def one(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /channels/{id}/thread-members/{id}"""
    thread = _thread(hall, call)
    assert thread.thread is not None
    person = the_person(hall, call, on_server=False)
    if person.id not in thread.thread.members:
        raise Refused(10007)
    return 200, _shown(hall, call, thread, person)


def members(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /channels/{id}/thread-members, for bots with the privileged intent"""
    thread = _thread(hall, call)
    assert thread.thread is not None
    if not any(session.wants(GUILD_MEMBERS) for session in hall.gateway.sessions.values()):
        raise Refused(50001)
    people = [hall.world.people[id_] for id_ in thread.thread.members]
    return 200, [_shown(hall, call, thread, person) for person in people]


def _list(hall: Hall, found: list[Channel]) -> Json:
    bot = hall.world.bot()
    seen = [thread for thread in found if permissions.may_see(hall.world, bot, thread)]
    mine = [thread for thread in seen if thread.thread and bot.id in thread.thread.members]
    return {
        "threads": [wire.channel(hall.world, thread) for thread in seen],
        "members": [wire.thread_member(thread, bot.id) for thread in mine],
        "has_more": False,
    }


def active(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /guilds/{id}/threads/active"""
    the_guild(hall, call)
    found = [c for c in hall.world.channels.values() if c.thread and not c.thread.archived]
    return 200, _list(hall, found)


def archived(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /channels/{id}/threads/archived/public: newest first"""
    channel = the_channel(hall, call, permissions.READ_MESSAGE_HISTORY)
    found = [c for c in hall.world.threads_of(channel.id) if c.thread and c.thread.archived]
    found = [c for c in found if c.type in FOR_ALL.values()]
    found.sort(key=lambda c: c.thread.archive_ms if c.thread else 0, reverse=True)
    return 200, _list(hall, found)


_MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES: list[Route] = [
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", from_message),
    ("POST", "/channels/{channel_id}/threads", alone),
    ("GET", _MEMBERS, members),
    ("PUT", f"{_MEMBERS}/@me", add),
    ("DELETE", f"{_MEMBERS}/@me", remove),
    ("GET", f"{_MEMBERS}/{{user_id}}", one),
    ("PUT", f"{_MEMBERS}/{{user_id}}", add),
    ("DELETE", f"{_MEMBERS}/{{user_id}}", remove),
    ("GET", "/guilds/{guild_id}/threads/active", active),
    ("GET", "/channels/{channel_id}/threads/archived/public", archived),
]
