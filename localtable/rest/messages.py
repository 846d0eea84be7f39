"""Messages in channels and direct messages."""

from __future__ import annotations

from typing import Any

from localtable.acts import interactions, posting
from localtable.hall.gateway import DIRECT_MESSAGES, GUILD_TYPING
from localtable.hall.hall import Hall, message_intent
from localtable.rest.call import Call, Route, amount, require, the_channel, the_message
from localtable.shapes import wire
from localtable.shapes.refusal import Refused
from localtable.world import permissions
from localtable.world.clock import iso
from localtable.world.world import DM, NEWS, TEXT, VOICE, Channel, Message

Json = dict[str, Any]

MOST_PINS = 250


def listed(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /channels/{id}/messages: newest first; before, after or around one."""
    channel = the_channel(hall, call)
    limit = amount(call, 50, 100)
    if not permissions.may(hall.world, hall.world.bot(), channel, permissions.READ_MESSAGE_HISTORY):
        return 200, []
    messages = [m for m in hall.world.in_channel(channel.id) if m.seen_by is None]
    if before := call.query.get("before"):
        messages = [m for m in messages if int(m.id) < int(before)]
    if after := call.query.get("after"):
        messages = [m for m in messages if int(m.id) > int(after)][:limit]
    if around := call.query.get("around"):
        older = [m for m in messages if int(m.id) <= int(around)]
        start = max(0, len(older) - limit // 2 - 1)
        messages = messages[start : start + limit]
    return 200, [wire.message(hall.world, m) for m in reversed(messages[-limit:])]


def one(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /channels/{id}/messages/{id}"""
    channel = the_channel(hall, call, permissions.READ_MESSAGE_HISTORY)
    return 200, wire.message(hall.world, the_message(hall, call, channel))


def create(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /channels/{id}/messages; the same nonce again gives the first message."""
    channel = the_channel(hall, call)
    body = call.form
    _may_send(hall, channel, body, files=bool(call.uploads))
    interactions.check(hall, body, call.uploads)
    hall.hardships.check_words(channel, body)
    more = _reply(hall, channel, body)
    world = hall.world
    if body.get("nonce") is not None and body.get("enforce_nonce"):
        before = hall.sent_with(world.application_id, str(body["nonce"]))
        if before is not None:
            if before not in world.messages:
                raise Refused(10008)
            return 200, wire.message(world, world.messages[before], just_sent=True)
    message = posting.send(hall, world.bot(), channel, body, call.uploads, **more)
    return 200, wire.message(world, message, just_sent=True)


def _may_send(hall: Hall, channel: Channel, body: Json, *, files: bool) -> None:
    if channel.type == DM:
        person = hall.world.people[channel.recipient or ""]
        if person.joined_ms is None or hall.world.bot().joined_ms is None:
            raise Refused(50278)
        if not person.dms_open:
            raise Refused(50007)
    elif channel.type not in (TEXT, NEWS, VOICE) and not channel.thread:
        raise Refused(50008)
    needs = permissions.to_send(channel)
    if files:
        needs |= permissions.ATTACH_FILES
    if body.get("embeds"):
        needs |= permissions.EMBED_LINKS
    require(hall, channel, needs)
    _not_locked(hall, channel)


def _not_locked(hall: Hall, channel: Channel) -> None:
    bot = hall.world.bot()
    locked = channel.thread is not None and channel.thread.locked
    if locked and not permissions.may(hall.world, bot, channel, permissions.MANAGE_THREADS):
        raise Refused(160005)


def _reply(hall: Hall, channel: Channel, body: Json) -> Json:
    """The fields of a message that replies to another."""
    given = body.get("message_reference")
    if not given:
        return {}
    target = hall.world.messages.get(str(given.get("message_id")))
    if target is None or target.channel_id != channel.id or target.seen_by is not None:
        if given.get("fail_if_not_exists") is False:
            return {}
        wrong = {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}
        raise Refused(50035, {"message_reference": {"_errors": [wrong]}})
    if not permissions.may(hall.world, hall.world.bot(), channel, permissions.READ_MESSAGE_HISTORY):
        raise Refused(160002)
    where = {"channel_id": channel.id, "message_id": target.id}
    return {"type": posting.REPLY, "reference": where}


def _not_archived(channel: Channel) -> None:
    if channel.thread is not None and channel.thread.archived:
        raise Refused(50083)


def edit(hall: Hall, call: Call) -> tuple[int, Any]:
    """PATCH /channels/{id}/messages/{id}"""
    channel = the_channel(hall, call)
    message = the_message(hall, call, channel)
    if message.author_id != hall.world.application_id:
        raise Refused(50005)
    if message.type not in (0, posting.REPLY, posting.COMMAND_ANSWER):
        raise Refused(50021)
    _not_archived(channel)
    if call.uploads:
        require(hall, channel, permissions.ATTACH_FILES)
    interactions.check(hall, call.form, call.uploads, edits=message)
    hall.hardships.check_words(channel, call.form)
    hall.hardships.check_gallery(call.form, call.uploads)
    hall.hardships.check_edit(message)
    posting.edit(hall, message, call.form, call.uploads)
    return 200, wire.message(hall.world, message)


def delete(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE /channels/{id}/messages/{id}"""
    channel = the_channel(hall, call)
    message = the_message(hall, call, channel)
    if message.author_id != hall.world.application_id:
        if channel.type == DM:
            raise Refused(50003)
        require(hall, channel, permissions.MANAGE_MESSAGES)
    _not_archived(channel)
    posting.delete(hall, message)
    return 204, None


def delete_many(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /channels/{id}/messages/bulk-delete"""
    channel = the_channel(hall, call, permissions.MANAGE_MESSAGES)
    wanted = call.form.get("messages") or []
    if not 2 <= len(wanted) <= 100:
        wrong = {"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 2 and 100 in length."}
        raise Refused(50035, {"messages": {"_errors": [wrong]}})
    for id_ in map(str, wanted):
        message = hall.world.messages.get(id_)
        if message is not None and message.channel_id == channel.id:
            posting.delete(hall, message)
    return 204, None


def typing(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /channels/{id}/typing"""
    channel = the_channel(hall, call)
    require(hall, channel, permissions.to_send(channel))
    bot = hall.world.bot()
    said: Json = {
        "channel_id": channel.id,
        "user_id": bot.id,
        "timestamp": hall.clock.now_ms() // 1000,
    }
    if channel.type != DM:
        said |= {"guild_id": hall.world.guild_of(channel).id, "member": wire.member(bot)}
    intent = message_intent(channel, GUILD_TYPING, DIRECT_MESSAGES << 2)
    hall.tell("TYPING_START", said, intent, channel)
    return 204, None


def pins(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /channels/{id}/messages/pins: newest pin first."""
    channel = the_channel(hall, call)
    limit = amount(call, 50, 50)
    pinned = [m for m in hall.world.in_channel(channel.id) if m.pinned_ms is not None]
    pinned.sort(key=lambda m: m.pinned_ms or 0, reverse=True)
    if before := call.query.get("before"):
        pinned = [m for m in pinned if iso(m.pinned_ms or 0) < before]
    items = [
        {"pinned_at": iso(m.pinned_ms or 0), "message": wire.message(hall.world, m)}
        for m in pinned[:limit]
    ]
    return 200, {"items": items, "has_more": len(pinned) > limit}


def _to_pin(hall: Hall, call: Call) -> Message:
    channel = the_channel(hall, call, permissions.PIN_MESSAGES)
    message = the_message(hall, call, channel)
    _not_archived(channel)
    return message


def pin(hall: Hall, call: Call) -> tuple[int, Any]:
    """PUT /channels/{id}/messages/pins/{id}"""
    message = _to_pin(hall, call)
    others = [m for m in hall.world.in_channel(message.channel_id) if m.pinned_ms is not None]
    if len(others) >= MOST_PINS:
        raise Refused(30003)
    posting.pin(hall, message, pinned=True)
    return 204, None


def unpin(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE /channels/{id}/messages/pins/{id}"""
    posting.pin(hall, _to_pin(hall, call), pinned=False)
    return 204, None


_BASE = "/channels/{channel_id}/messages"
ROUTES: list[Route] = [
    ("GET", _BASE, listed),
    ("POST", _BASE, create),
    ("GET", f"{_BASE}/pins", pins),
    ("PUT", f"{_BASE}/pins/{{message_id}}", pin),
    ("DELETE", f"{_BASE}/pins/{{message_id}}", unpin),
    ("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
    ("POST", f"{_BASE}/bulk-delete", delete_many),
    ("GET", f"{_BASE}/{{message_id}}", one),
    ("PATCH", f"{_BASE}/{{message_id}}", edit),
    ("DELETE", f"{_BASE}/{{message_id}}", delete),
    ("POST", "/channels/{channel_id}/typing", typing),
]
