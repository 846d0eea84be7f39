"""Messages: sent, changed, deleted, pinned. The checks are done; this is what then happens."""

from __future__ import annotations

import io
import mimetypes
import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from PIL import Image, UnidentifiedImageError

from localtable.acts import membership
from localtable.hall.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT
from localtable.hall.hall import Hall, message_intent
from localtable.shapes import parts, wire
from localtable.world import permissions
from localtable.world.clock import iso
from localtable.world.world import (
    DM,
    EPHEMERAL,
    HAS_THREAD,
    LOADING,
    Attachment,
    Channel,
    Message,
    Person,
    World,
)

Json = dict[str, Any]

PINNED, THREAD_STARTER, COMMAND_ANSWER, REPLY = 6, 21, 20, 19
_MENTION: Final = re.compile(r"<@(!|&)?(\d{15,20})>")
_EMOJI: Final = re.compile(r"<a?:(\w{2,32}):(\d{15,20})>")
TEXT_DISPLAY: Final = 10


class Upload(Struct, frozen=True):
    """A file as it came."""

    filename: str
    content: bytes


Uploads = Mapping[int, Upload]


def safe_name(name: str) -> str:
    """A file's name as Discord keeps it.

    >>> safe_name("my board (1).png")
    'my_board_1.png'
    """
    return re.sub(r"[^\w.\-]", "", name.replace(" ", "_")) or "unknown"


def send(
    hall: Hall, author: Person, channel: Channel, body: Json, uploads: Uploads, **more: Any
) -> Message:
    """A new message from a checked body; `more` are further fields of it."""
    world = hall.world
    message = Message(world.clock.next_id(), channel.id, author.id, **more)
    message.flags |= int(body.get("flags") or 0)
    if body.get("nonce") is not None:
        message.nonce = str(body["nonce"])
    _fill(world, message, body, uploads)
    post(hall, message)
    return message


def post(hall: Hall, message: Message) -> None:
    """Put a new message into its channel and announce it."""
    world = hall.world
    channel = world.channels[message.channel_id]
    world.put(message)
    if message.nonce is not None:
        hall.nonces[message.author_id, message.nonce] = message.id
    if message.seen_by is None:
        channel.last_message_id = message.id
        if channel.thread is not None:
            channel.thread.sent += 1
        world.put(channel)
        if channel.thread is not None and message.type != THREAD_STARTER:
            membership.stirred(hall, channel, message)
        _tell(hall, "MESSAGE_CREATE", message)
    hall.changed_around(message)


def edit(hall: Hall, message: Message, body: Json, uploads: Uploads) -> None:
    """Change a message by a checked body."""
    world = hall.world
    if "flags" in body and body["flags"] is not None:
        kept = message.flags & (HAS_THREAD | EPHEMERAL)
        message.flags = kept | int(body["flags"])
    if not message.flags & LOADING:
        message.edited_ms = world.clock.now_ms()
    message.flags &= ~LOADING
    _fill(world, message, body, uploads)
    world.put(message)
    if message.seen_by is None:
        _tell(hall, "MESSAGE_UPDATE", message)
    hall.changed_around(message)


def delete(hall: Hall, message: Message) -> None:
    """Take a message away, with its files."""
    world = hall.world
    channel = world.channels[message.channel_id]
    world.drop(message)
    for file in message.attachments:
        world.journal.drop_file(file.id)
    if message.seen_by is None:
        said: Json = {"id": message.id, "channel_id": message.channel_id}
        if channel.type != DM:
            said["guild_id"] = world.guild_of(channel).id
        intent = message_intent(channel, GUILD_MESSAGES, DIRECT_MESSAGES)
        hall.tell("MESSAGE_DELETE", said, intent, channel)
    hall.changed_around(message)


def pin(hall: Hall, message: Message, *, pinned: bool) -> None:
    """Pin a message to its channel, or take the pin away."""
    world = hall.world
    if pinned == (message.pinned_ms is not None):
        return
    channel = world.channels[message.channel_id]
    # Later pins have later times, so that the newest comes first.
    now = max(world.clock.now_ms(), (channel.last_pin_ms or 0) + 1)
    message.pinned_ms = now if pinned else None
    world.put(message)
    if pinned:
        channel.last_pin_ms = message.pinned_ms
        world.put(channel)
    said: Json = {"channel_id": channel.id, "last_pin_timestamp": iso(channel.last_pin_ms or 0)}
    if channel.type != DM:
        said["guild_id"] = world.guild_of(channel).id
    intent = message_intent(channel, GUILDS, DIRECT_MESSAGES)
    hall.tell("CHANNEL_PINS_UPDATE", said, intent, channel)
    _tell(hall, "MESSAGE_UPDATE", message)
    hall.changed_in(channel)
    if pinned:
        where = {"channel_id": channel.id, "message_id": message.id}
        told = Message(
            world.clock.next_id(), channel.id, world.application_id, type=PINNED, reference=where
        )
        post(hall, told)


def _tell(hall: Hall, name: str, message: Message) -> None:
    world = hall.world
    channel = world.channels[message.channel_id]
    intent = message_intent(channel, GUILD_MESSAGES, DIRECT_MESSAGES)
    if not any(session.wants(intent) for session in hall.gateway.sessions.values()):
        return
    said = wire.message_event(world, message, just_sent=name == "MESSAGE_CREATE")
    if not _content_is_told(hall, channel, message):
        said |= {"content": "", "embeds": [], "attachments": [], "components": []}
    hall.tell(name, said, intent, channel)


def _content_is_told(hall: Hall, channel: Channel, message: Message) -> bool:
    """Without the privileged intent a bot reads its own messages, DMs, and where it is named."""
    bot = hall.world.application_id
    if channel.type == DM or message.author_id == bot or bot in message.mentions:
        return True
    return any(session.wants(MESSAGE_CONTENT) for session in hall.gateway.sessions.values())


def _fill(world: World, message: Message, body: Json, uploads: Uploads) -> None:
    if "content" in body:
        message.content = _with_known_emojis(world, (body["content"] or "").strip())
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "components" in body:
        message.components = body["components"] or []
        parts.number(message.components)
        for part in parts.walk(message.components):
            if part.get("type") == TEXT_DISPLAY:
                part["content"] = _with_known_emojis(world, part["content"])
    if uploads or "attachments" in body:
        _files(world, message, body, uploads)
    if "content" in body or "components" in body:
        _mentions(world, message, body.get("allowed_mentions"))


def _with_known_emojis(world: World, text: str) -> str:
    """Of an emoji that there is not, or not for the author, Discord keeps the name between
    colons (discord-api-docs #5357)."""
    return _EMOJI.sub(lambda found: found[0] if found[2] in world.emojis else f":{found[1]}:", text)


def _files(world: World, message: Message, body: Json, uploads: Uploads) -> None:
    """Keep what is listed, drop what is not, add what came along."""
    listed = body.get("attachments")
    kept = message.attachments
    described: dict[int, Json] = {}
    if listed is not None:
        by_id = {str(item["id"]): item for item in listed}
        for file in kept:
            if file.id not in by_id:
                world.journal.drop_file(file.id)
            elif "description" in by_id[file.id]:
                file.description = by_id[file.id]["description"]
        kept = [file for file in kept if file.id in by_id]
        described = {int(id_): item for id_, item in by_id.items() if int(id_) in uploads}
    fresh = []
    for number, upload in sorted(uploads.items()):
        about = described.get(number, {})
        name = safe_name(about.get("filename") or upload.filename)
        file = _kept_file(world, name, upload.content)
        file.description = about.get("description")
        fresh.append(file)
    message.attachments = [*kept, *fresh]


def _kept_file(world: World, name: str, content: bytes) -> Attachment:
    file = Attachment(
        world.clock.next_id(),
        name,
        len(content),
        mimetypes.guess_type(name)[0] or "application/octet-stream",
    )
    if file.content_type.startswith("image/"):
        try:
            with Image.open(io.BytesIO(content)) as picture:
                file.width, file.height = picture.size
        except (UnidentifiedImageError, OSError):
            pass
    world.journal.keep_file(file.id, content)
    return file


def _mentions(world: World, message: Message, allowed: Json | None) -> None:
    """The people whom the text pings, if that is allowed."""
    text = message.content + "".join(
        part["content"]
        for part in parts.walk(message.components)
        if part.get("type") == TEXT_DISPLAY
    )
    rules = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
    parse = rules.get("parse") or []
    found = _MENTION.findall(text)

    def meant(key: str, ids: list[str]) -> list[str]:
        named = set(map(str, rules.get(key) or ()))
        return [id_ for id_ in dict.fromkeys(ids) if key in parse or id_ in named]

    people = [id_ for kind, id_ in found if kind != "&" and id_ in world.people]
    message.mentions = meant("users", people)
    roles = [id_ for kind, id_ in found if kind == "&" and id_ in world.roles]
    message.mention_roles = meant("roles", roles)
    channel = world.channels[message.channel_id]
    may_all = permissions.may(
        world, world.people[message.author_id], channel, permissions.MENTION_EVERYONE
    )
    loud = "@everyone" in text or "@here" in text
    message.mention_everyone = loud and "everyone" in parse and may_all
    if message.reference and message.type == REPLY and rules.get("replied_user", allowed is None):
        replied = world.messages.get(message.reference["message_id"])
        if replied and replied.author_id not in message.mentions:
            message.mentions.append(replied.author_id)
