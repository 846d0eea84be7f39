"""Messages: sent, changed, deleted, pinned; filled in once, when they are written."""

from __future__ import annotations

import io
import json
import mimetypes
import re
from typing import Any, Final

from discord import MessageFlags
from PIL import Image, UnidentifiedImageError

from localtable import rights
from localtable.calls import Call, Refused, Uploads, route
from localtable.table import THREAD_STARTER, LocalTable
from localtable.world import DM, NEWS, TEXT, THREADS, VOICE, iso, made_ms, told, walk

Json = dict[str, Any]

PINNED, COMMAND_ANSWER = 6, 20
EPHEMERAL: Final[int] = MessageFlags.ephemeral.flag
LOADING: Final[int] = MessageFlags.loading.flag
HAS_THREAD: Final[int] = MessageFlags.has_thread.flag
BUTTON, TEXT_DISPLAY = 2, 10
SELECTS: Final = (3, 5, 6, 7, 8)
DEFAULTS: Final[dict[int, Json]] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}
"""What a component has when the bot did not say it, by type."""
NONCE_MS: Final = 5 * 60_000
"""How long a nonce is remembered ("the past few minutes")."""
MOST_PINS: Final = 250
_MENTION: Final = re.compile(r"<@(!|&)?(\d{15,20})>")
_EMOJI: Final = re.compile(r"<(a?):(\w{2,32}):(\d{15,20})>")


def new(table: LocalTable, author: Json, channel: Json, **more: Any) -> Json:
    """A message that stands nowhere yet. `_files`: all that lie with it; `_seen_by`: the only
    person who sees it, of an ephemeral one."""
    id_ = table.clock.next_id()
    return {
        "id": id_,
        "channel_id": channel["id"],
        "type": 0,
        "author": told(author),
        "content": "",
        "timestamp": iso(made_ms(id_)),
        "edited_timestamp": None,
        "flags": 0,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "embeds": [],
        "components": [],
        "attachments": [],
        "_files": [],
        **more,
    }


def send(
    table: LocalTable, author: Json, channel: Json, body: Json, uploads: Uploads, **more: Any
) -> Json:
    """A new message; `more` are further keys of it."""
    message = new(table, author, channel, **more)
    message["flags"] |= int(body.get("flags") or 0)
    if body.get("nonce") is not None:
        message["_nonce"] = str(body["nonce"])
        table.nonces[message["_nonce"]] = message["id"]
    _fill(table, message, body, uploads)
    return post(table, message)


def post(table: LocalTable, message: Json) -> Json:
    """Put a new message into its channel."""
    world = table.world
    channel = world.channels[message["channel_id"]]
    world.messages.put(message)
    if not message.get("_seen_by"):
        channel["last_message_id"] = message["id"]
        if channel["type"] in THREADS:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        world.channels.put(channel)
        if channel["type"] in THREADS and message["type"] != THREAD_STARTER:
            table.stir_thread(channel, message)
    table.changed_around(message)
    return message


def edit(table: LocalTable, message: Json, body: Json, uploads: Uploads) -> None:
    """Change a message, unless that is refused."""
    draft = {**message}
    if body.get("flags") is not None:
        draft["flags"] = message["flags"] & (HAS_THREAD | EPHEMERAL | LOADING) | body["flags"]
    if not message["flags"] & LOADING:
        draft["edited_timestamp"] = iso(table.clock.now_ms())
    draft["flags"] &= ~LOADING
    _fill(table, draft, body, uploads)
    for file in message["_files"]:
        if file["id"] not in [kept["id"] for kept in draft["_files"]]:
            table.world.drop_file(file["id"])
    message |= draft
    table.world.messages.put(message)
    table.changed_around(message)


def delete(table: LocalTable, message: Json) -> None:
    """Take a message away, with its files."""
    table.world.drop_message(message)
    table.changed_around(message)


# Filling in


def _fill(table: LocalTable, message: Json, body: Json, uploads: Uploads) -> None:
    if "content" in body:
        message["content"] = _known(table, (body["content"] or "").strip())
    if uploads or "attachments" in body:
        _files(table, message, body.get("attachments"), uploads)
    files = {f"attachment://{file['filename']}": file for file in message["_files"]}
    for key in ("embeds", "components"):
        if key in body:
            message[key] = filled(table, body[key] or [], files, key)
    number(message["components"])
    shown = json.dumps([message["embeds"], message["components"]])
    # Files that embeds or components show are not among the attachments (discord-api-docs 8277).
    message["attachments"] = [f for f in message["_files"] if json.dumps(f["url"]) not in shown]
    if "content" in body or "components" in body:
        _mentions(table, message, body.get("allowed_mentions"))


def filled(table: LocalTable, given: Any, files: dict[str, Json], key: str = "") -> Any:
    """Embeds, components and windows as Discord gives them back: without nulls, with defaults,
    and with the addresses of the files in place of their `attachment://` names."""
    if isinstance(given, list):
        return [filled(table, item, files, key) for item in given]
    if not isinstance(given, dict):
        return given
    said = {k: filled(table, v, files, k) for k, v in given.items() if v is not None}
    kind = said.get("type")
    if isinstance(kind, int):
        said = {**DEFAULTS.get(kind, {}), **said}
        if kind in SELECTS and key == "components":
            said.pop("required", None)  # only a window's menu has it
        if kind == TEXT_DISPLAY:
            said["content"] = _known(table, said["content"])
        if kind == 13 and (file := files.get(given["file"]["url"])):
            said |= {"name": file["filename"], "size": file["size"]}
    if key in ("media", "file"):
        return _media(said["url"], files)
    if key == "emoji":
        return _emoji(table, said)
    if key == "embeds":
        return {"type": "rich", **said}
    if key == "items":
        return {"description": None, "spoiler": False, **said}
    if key == "default_values":
        # A bot may send numbers, which a browser could not tell apart: ids are words.
        return {**said, "id": str(said["id"])}
    return said


def _media(url: str, files: dict[str, Json]) -> Json:
    file = files.get(url)
    if file is None:
        return {"url": url, "proxy_url": url, "content_type": mimetypes.guess_type(url)[0]}
    keys = ("id", "url", "proxy_url", "content_type", "width", "height")
    return {"attachment_id": file["id"], **{key: file[key] for key in keys if key in file}}


def _emoji(table: LocalTable, given: Json) -> Json:
    if given.get("id") is None:
        return {"name": given["name"]}
    own = table.world.emojis.get(str(given["id"]))
    if own is None:
        wrong = {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
        raise Refused(50035, errors={"components": {"emoji": {"id": {"_errors": [wrong]}}}})
    return {"id": own["id"], "name": own["name"], "animated": own["animated"]}


def _known(table: LocalTable, text: str) -> str:
    return _EMOJI.sub(lambda found: table.emoji_text(*found.groups()), text)


def number(components: list[Json]) -> None:
    """Give every part without an id the next free one, as Discord does."""
    parts = list(walk(components))
    taken = {part["id"] for part in parts if part.get("id")}
    following = 0
    for part in parts:
        if not part.get("id"):
            following = next(n for n in range(following + 1, 10_000) if n not in taken)
            part["id"] = following


def _files(table: LocalTable, message: Json, listed: list[Json] | None, uploads: Uploads) -> None:
    """Keep what is listed, drop what is not, add what came along."""
    kept, about = message["_files"], {}
    if listed is not None:
        about = {str(item["id"]): item for item in listed}
        there = [file for file in message["_files"] if file["id"] in about]
        kept = [{**file, **_described(about[file["id"]])} for file in there]
    fresh = [_file(table, message, uploads[n], about.get(str(n), {})) for n in sorted(uploads)]
    message["_files"] = kept + fresh


def _described(item: Json) -> Json:
    return {"description": item["description"]} if item.get("description") is not None else {}


def _file(table: LocalTable, message: Json, upload: Any, about: Json) -> Json:
    id_ = table.clock.next_id()
    name = (about.get("filename") or upload.filename).replace(" ", "_")
    name = re.sub(r"[^\w.\-]", "", name) or "unknown"
    url = f"{table.url}/attachments/{message['channel_id']}/{id_}/{name}"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    size = len(upload.content)
    file: Json = {"id": id_, "filename": name, "size": size, "url": url, "proxy_url": url}
    file |= {"content_type": kind, **_described(about)}
    if kind.startswith("image/"):
        try:
            with Image.open(io.BytesIO(upload.content)) as picture:
                file["width"], file["height"] = picture.size
        except (UnidentifiedImageError, OSError):
            pass
    if message.get("_seen_by"):
        file["ephemeral"] = True
    table.world.keep_file(id_, upload.content)
    return file


def texts(message: Json) -> list[str]:
    """All that a message says outside of its embeds."""
    parts = walk(message.get("components") or ())
    displayed = [part["content"] for part in parts if part.get("type") == TEXT_DISPLAY]
    return [message.get("content") or "", *displayed]


def _mentions(table: LocalTable, message: Json, allowed: Json | None) -> None:
    """Whom the text pings, as far as that is allowed."""
    world, text = table.world, "".join(texts(message))
    rules = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
    parse = rules.get("parse") or []

    def meant(key: str, ids: list[str]) -> list[str]:
        named = set(map(str, rules.get(key) or ()))
        return [id_ for id_ in dict.fromkeys(ids) if key in parse or id_ in named]

    found = _MENTION.findall(text)
    users = meant("users", [id_ for kind, id_ in found if kind != "&" and id_ in world.people])
    message["mentions"] = [told(world.people[id_]) for id_ in users]
    roles = [id_ for kind, id_ in found if kind == "&" and id_ in world.roles]
    message["mention_roles"] = meant("roles", roles)
    author = world.people[message["author"]["id"]]
    channel = world.channels[message["channel_id"]]
    loud = "@everyone" in text or "@here" in text
    may_all = loud and rights.may(world, author, channel, "mention_everyone")
    message["mention_everyone"] = may_all and "everyone" in parse


# The bot's requests

_MESSAGES: Final = "/channels/{channel_id}/messages"
_ONE: Final = f"{_MESSAGES}/{{message_id}}"


@route("GET", _MESSAGES)
def _list(table: LocalTable, call: Call) -> list[Json]:
    """Newest first."""
    channel = table.the_channel(call)
    limit = int(call.query.get("limit", 50))
    if not rights.may(table.world, table.world.bot, channel, "read_message_history"):
        return []
    messages = [m for m in table.world.messages.of(channel["id"]) if not m.get("_seen_by")]
    return [table.message(m) for m in reversed(messages[-limit:])]


@route("GET", _ONE)
def _get(table: LocalTable, call: Call) -> Json:
    channel = table.the_channel(call, "read_message_history")
    return table.message(table.the_message(call, channel))


@route("POST", _MESSAGES)
def _create(table: LocalTable, call: Call) -> Json:
    """The same nonce again gives the first message."""
    world, body = table.world, call.form
    channel = table.the_channel(call)
    _may_send(table, channel, body, call.uploads)
    if not (call.uploads or any(body.get(key) for key in ("content", "embeds", "components"))):
        raise Refused(50006)
    if body.get("nonce") is not None and body.get("enforce_nonce"):
        before = table.nonces.get(str(body["nonce"]))
        if before and made_ms(before) >= table.clock.now_ms() - NONCE_MS:
            if before not in world.messages:
                raise Refused(10008)
            return {**table.message(world.messages[before]), "nonce": body["nonce"]}
    message = send(table, world.bot, channel, body, call.uploads)
    nonce = {"nonce": body["nonce"]} if body.get("nonce") is not None else {}
    return {**table.message(message), **nonce}


def _may_send(table: LocalTable, channel: Json, body: Json, uploads: Uploads) -> None:
    world = table.world
    if channel["type"] == DM:
        person = world.people[channel["recipients"][0]["id"]]
        if person["_member"] is None or world.bot["_member"] is None:
            raise Refused(50278)
        if not person["_dms_open"]:
            raise Refused(50007)
    elif channel["type"] not in (TEXT, NEWS, VOICE, *THREADS):
        raise Refused(50008)
    needs = [rights.to_send(channel)]
    needs += ["attach_files"] if uploads else []
    needs += ["embed_links"] if body.get("embeds") else []
    rights.require(world, channel, *needs)
    locked = channel["type"] in THREADS and channel["thread_metadata"]["locked"]
    if locked and not rights.may(world, world.bot, channel, "manage_threads"):
        raise Refused(160005)


def reference(channel: Json, message_id: str | None = None) -> Json:
    """How a message names the one, or the channel, that it is about."""
    where = {"type": 0, "channel_id": channel["id"]}
    more = {"message_id": message_id} if message_id else {}
    guild = {"guild_id": channel["guild_id"]} if "guild_id" in channel else {}
    return {**where, **guild, **more}


def _not_archived(channel: Json) -> None:
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise Refused(50083)


@route("PATCH", _ONE)
def _edit(table: LocalTable, call: Call) -> Json:
    channel = table.the_channel(call)
    message = table.the_message(call, channel)
    if "bot" not in message["author"]:
        raise Refused(50005)
    if message["type"] not in (0, COMMAND_ANSWER):
        raise Refused(50021)
    _not_archived(channel)
    if call.uploads:
        rights.require(table.world, channel, "attach_files")
    edit(table, message, call.form, call.uploads)
    return table.message(message)


@route("DELETE", _ONE)
def _delete(table: LocalTable, call: Call) -> None:
    channel = table.the_channel(call)
    message = table.the_message(call, channel)
    if "bot" not in message["author"]:
        if channel["type"] == DM:
            raise Refused(50003)
        rights.require(table.world, channel, "manage_messages")
    _not_archived(channel)
    delete(table, message)


@route("PUT", f"{_MESSAGES}/pins/{{message_id}}")
def _pin(table: LocalTable, call: Call) -> None:
    channel, message = _set_pin(table, call, pinned=True)
    where = reference(channel, message["id"])
    post(table, new(table, table.world.bot, channel, type=PINNED, message_reference=where))


@route("DELETE", f"{_MESSAGES}/pins/{{message_id}}")
def _unpin(table: LocalTable, call: Call) -> None:
    _set_pin(table, call, pinned=False)


def _set_pin(table: LocalTable, call: Call, *, pinned: bool) -> tuple[Json, Json]:
    channel = table.the_channel(call, "pin_messages")
    message = table.the_message(call, channel)
    _not_archived(channel)
    if pinned and sum(m["pinned"] for m in table.world.messages.of(channel["id"])) >= MOST_PINS:
        raise Refused(30003)
    table.world.messages.put(message | {"pinned": pinned})
    channel["last_pin_timestamp"] = iso(table.clock.now_ms())
    table.world.channels.put(channel)
    keys = ("guild_id", "last_pin_timestamp")
    said = {"channel_id": channel["id"], **{key: channel[key] for key in keys if key in channel}}
    table.tell("CHANNEL_PINS_UPDATE", said, channel)
    table.changed_in(channel)
    return channel, message
