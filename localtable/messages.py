"""Messages: sent, changed, deleted, pinned; filled in once, when they are written."""

from __future__ import annotations

import io
import json
import mimetypes
import re
from itertools import count
from typing import Any, Final

from discord import MessageFlags
from PIL import Image, UnidentifiedImageError

from localtable import rights
from localtable.calls import Call, Refused, Uploads, route
from localtable.table import THREAD_STARTER, LocalTable
from localtable.world import DM, THREADS, Json, iso, made_ms, told, walk

PINNED, COMMAND_ANSWER = 6, 20
EPHEMERAL: Final[int] = MessageFlags.ephemeral.flag
LOADING: Final[int] = MessageFlags.loading.flag
HAS_THREAD: Final[int] = MessageFlags.has_thread.flag
BUTTON, TEXT_DISPLAY = 2, 10
SELECTS: Final = (3, 6, 8)
DEFAULTS: Final[dict[int, Json]] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    14: {"spacing": 1, "divider": True},
}
"""What a component has when the bot did not say it, by type."""
NONCE_MS: Final = 5 * 60_000  # how long a nonce is remembered ("the past few minutes")
_MENTION: Final = re.compile(r"<@(!|&)?(\d{15,20})>")
_EMOJI: Final = re.compile(r"<a?:(\w{2,32}):(\d{15,20})>")


def new(table: LocalTable, author: Json, channel: Json, **more: Any) -> Json:
    """A message that stands nowhere yet. `_files`: all that lie with it; `_seen_by`: the only
    person who sees it, of an ephemeral one."""
    id_ = table.clock.next_id()
    lists = ("mentions", "mention_roles", "embeds", "components", "attachments", "_files")
    return {
        "id": id_,
        "channel_id": channel["id"],
        "type": 0,
        "author": told(author),
        "content": "",
        "timestamp": iso(made_ms(id_)),
        "edited_timestamp": None,
        "flags": 0,
        **dict.fromkeys(("tts", "pinned", "mention_everyone"), False),
        **{key: [] for key in lists},
        **more,
    }


def send(
    table: LocalTable, author: Json, channel: Json, body: Json, uploads: Uploads, **more: Any
) -> Json:
    """A new message; `more` are further keys of it."""
    message = new(table, author, channel, **more)
    message["flags"] |= int(body.get("flags") or 0)
    _fill(table, message, body, uploads)
    if body.get("nonce") is not None:
        message["_nonce"] = str(body["nonce"])
        table.nonces[message["_nonce"]] = message["id"]
    return post(table, message)


def post(table: LocalTable, message: Json) -> Json:
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
    draft = {**message}
    if body.get("flags") is not None:
        draft["flags"] = message["flags"] & (HAS_THREAD | EPHEMERAL | LOADING) | body["flags"]
    if not message["flags"] & LOADING:
        draft["edited_timestamp"] = iso(table.clock.now_ms())
    draft["flags"] &= ~LOADING
    _fill(table, draft, body, uploads)
    for gone in {f["id"] for f in message["_files"]} - {f["id"] for f in draft["_files"]}:
        table.world.drop_file(gone)
    message |= draft
    table.world.messages.put(message)
    table.changed_around(message)


def delete(table: LocalTable, message: Json) -> None:
    table.world.drop_message(message)
    table.changed_around(message)


# Filling in


def _fill(table: LocalTable, message: Json, body: Json, uploads: Uploads) -> None:
    if "content" in body:
        message["content"] = _known(table, (body["content"] or "").strip())
    if uploads or "attachments" in body:
        _files(table, message, body.get("attachments"), uploads)
    files = {f"attachment://{file['filename']}": file for file in message["_files"]}
    if body.get("embeds"):
        raise Refused(50035)  # the bot has none, and the page shows none
    if "components" in body:
        message["components"] = filled(table, body["components"] or [], files, "components")
    number(message["components"])
    shown = json.dumps(message["components"])
    # Files that components show are not among the attachments (discord-api-docs 8277).
    message["attachments"] = [f for f in message["_files"] if json.dumps(f["url"]) not in shown]
    if "content" in body or "components" in body:
        _mentions(table, message, body.get("allowed_mentions"))


def filled(table: LocalTable, given: Any, files: dict[str, Json], key: str = "") -> Any:
    """Components and windows as Discord gives them back: without nulls, with defaults,
    and with the addresses of the files in place of their `attachment://` names."""
    if isinstance(given, list):
        return [filled(table, item, files, key) for item in given]
    if not isinstance(given, dict):
        return given
    said = {k: filled(table, v, files, k) for k, v in given.items() if v is not None}
    kind = said.get("type")
    if isinstance(kind, int):
        said = {**DEFAULTS.get(kind, {}), **said}
        if kind in SELECTS:
            said.pop("required", None)  # only a window's menu has it
        if kind == TEXT_DISPLAY:
            said["content"] = _known(table, said["content"])
    if key == "media":
        return _media(said["url"], files)
    if key == "emoji":
        return _emoji(table, said)
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
    if (own := table.world.emojis.get(str(given["id"]))) is None:
        wrong = {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
        raise Refused(50035, errors={"components": {"emoji": {"id": {"_errors": [wrong]}}}})
    return {key: own[key] for key in ("id", "name", "animated")}


def _known(table: LocalTable, text: str) -> str:
    """Of an emoji that there is not Discord keeps the name (discord-api-docs #5357)."""
    there = table.world.emojis
    return _EMOJI.sub(lambda found: found[0] if found[2] in there else f":{found[1]}:", text)


def number(components: list[Json]) -> None:
    """Give every part without an id the next free one, as Discord does."""
    parts = list(walk(components))
    taken = {part["id"] for part in parts if part.get("id")}
    free = (n for n in count(1) if n not in taken)
    for part in parts:
        if not part.get("id"):
            part["id"] = next(free)


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
    file: Json = {"id": id_, "filename": name, "size": size, "content_type": kind}
    file |= {"url": url, "proxy_url": url, **_described(about)}
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
    roles = meant("roles", [id_ for kind, id_ in found if kind == "&" and id_ in world.roles])
    message |= {"mentions": [told(world.people[id_]) for id_ in users], "mention_roles": roles}
    author = world.people[message["author"]["id"]]
    channel = world.channels[message["channel_id"]]
    may_all = "everyone" in parse and rights.may(world, author, channel, "mention_everyone")
    message["mention_everyone"] = may_all and bool(re.search("@(everyone|here)", text))


# The bot's requests

_MESSAGES: Final = "/channels/{channel_id}/messages"
_ONE: Final = f"{_MESSAGES}/{{message_id}}"


@route("GET", _MESSAGES)
def _list(table: LocalTable, call: Call) -> list[Json]:
    """Newest first."""
    world, channel = table.world, table.the_channel(call)
    if not rights.may(world, world.bot, channel, "read_message_history"):
        return []
    seen = [m for m in reversed(world.messages.of(channel["id"])) if not m.get("_seen_by")]
    return list(map(table.message, seen[: int(call.query.get("limit", 50))]))


@route("GET", _ONE)
def _get(table: LocalTable, call: Call) -> Json:
    channel = table.the_channel(call, "read_message_history")
    return table.message(table.the_message(call, channel))


@route("POST", _MESSAGES)
def _create(table: LocalTable, call: Call) -> Json:
    """The same nonce again gives the first message."""
    world, body = table.world, call.form
    channel = table.the_channel(call)
    _may_send(table, channel, call.uploads)
    if not (call.uploads or any(body.get(key) for key in ("content", "embeds", "components"))):
        raise Refused(50006)
    nonce = {"nonce": body["nonce"]} if body.get("nonce") is not None else {}
    before = table.nonces.get(str(body.get("nonce"))) if body.get("enforce_nonce") else None
    if before is None or table.age_ms(before) > NONCE_MS:
        return table.message(send(table, world.bot, channel, body, call.uploads)) | nonce
    if before not in world.messages:
        raise Refused(10008)
    return table.message(world.messages[before]) | nonce


def _may_send(table: LocalTable, channel: Json, uploads: Uploads) -> None:
    world = table.world
    if channel["type"] == DM:
        person = world.people[channel["recipients"][0]["id"]]
        if person["_member"] is None or world.bot["_member"] is None:
            raise Refused(50278)
        if not person["_dms_open"]:
            raise Refused(50007)
    rights.require(world, channel, rights.to_send(channel), *(["attach_files"] * bool(uploads)))
    locked = channel["type"] in THREADS and channel["thread_metadata"]["locked"]
    if locked and not rights.may(world, world.bot, channel, "manage_threads"):
        raise Refused(160005)


def reference(channel: Json, message_id: str | None = None) -> Json:
    """How a message names the one, or the channel, that it is about."""
    where = {"channel_id": channel["id"], "guild_id": channel.get("guild_id")}
    about = {"type": 0, **where, "message_id": message_id}
    return {key: value for key, value in about.items() if value is not None}


def _not_archived(channel: Json) -> None:
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise Refused(50083)


@route("PATCH", _ONE)
def _edit(table: LocalTable, call: Call) -> Json:
    channel = table.the_channel(call)
    message = table.the_message(call, channel)
    if "bot" not in message["author"]:
        raise Refused(50005)
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
        rights.require(table.world, channel, "manage_messages")
    _not_archived(channel)
    delete(table, message)


@route("PUT", f"{_MESSAGES}/pins/{{message_id}}")
@route("DELETE", f"{_MESSAGES}/pins/{{message_id}}")
def _pin(table: LocalTable, call: Call) -> None:
    channel, pinned = table.the_channel(call, "pin_messages"), call.method == "PUT"
    message = table.the_message(call, channel)
    _not_archived(channel)
    table.world.messages.put(message | {"pinned": pinned})
    table.changed_in(channel)
    if pinned and not message["pinned"]:  # nobody is told twice
        where = reference(channel, message["id"])
        post(table, new(table, table.world.bot, channel, type=PINNED, message_reference=where))
