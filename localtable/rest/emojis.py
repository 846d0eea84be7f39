"""The application's own emojis."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any, Final

from localtable.hall.hall import Hall
from localtable.limits import rates
from localtable.rest.call import Call, Route, the_application
from localtable.rules.form import Form, Problems
from localtable.shapes import wire
from localtable.shapes.refusal import Refused
from localtable.world.world import Emoji

MOST_BYTES: Final = 256 * 1024
MOST_EMOJIS: Final = 2000
"""Of an application ("Application-Owned Emoji"); one more is error 30008."""
_DATA: Final = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


def listed(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /applications/{id}/emojis"""
    the_application(hall, call)
    return 200, {"items": [wire.emoji(hall.world, emoji) for emoji in hall.world.emojis.values()]}


def create(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /applications/{id}/emojis"""
    the_application(hall, call)
    world = hall.world
    limit, now_ms = hall.hardships.uploads, world.clock.now_ms()
    if limit is not None and not limit.take("", now_ms):
        raise rates.TooMany(*rates.too_many(limit.seconds_left("", now_ms)))
    problems = Problems()
    form = Form(problems, (), call.form)
    _name(hall, form)
    kind, content = _picture(form)
    problems.settle()
    if len(world.emojis) >= MOST_EMOJIS:
        raise Refused(30008)
    emoji = Emoji(world.clock.next_id(), call.form["name"], kind == "image/gif", kind)
    world.journal.keep_file(emoji.id, content)
    world.put(emoji)
    return 201, wire.emoji(world, emoji)


def _name(hall: Hall, form: Form) -> None:
    name = form.text("name", 2, 32, needed=True)
    if name and not re.fullmatch(r"\w+", name, re.ASCII):
        form.note("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(emoji.name == name for emoji in hall.world.emojis.values()):
        form.note("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This name is already taken")


def _picture(form: Form) -> tuple[str, bytes]:
    found = _DATA.fullmatch(form.text("image", 1, 2 * MOST_BYTES, needed=True))
    try:
        content = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if not content:
        form.note("image", "IMAGE_INVALID", "Invalid image data")
    if len(content) > MOST_BYTES:
        form.note("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return found[1] if found else "", content


def _one(hall: Hall, call: Call) -> Emoji:
    the_application(hall, call)
    emoji = hall.world.emojis.get(call.path["emoji_id"])
    if emoji is None:
        raise Refused(10014)
    return emoji


def one(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /applications/{id}/emojis/{id}"""
    return 200, wire.emoji(hall.world, _one(hall, call))


def rename(hall: Hall, call: Call) -> tuple[int, Any]:
    """PATCH /applications/{id}/emojis/{id}"""
    emoji = _one(hall, call)
    problems = Problems()
    form = Form(problems, (), call.form)
    if form.given.get("name") != emoji.name:
        _name(hall, form)
    problems.settle()
    emoji.name = call.form["name"]
    hall.world.put(emoji)
    return 200, wire.emoji(hall.world, emoji)


def delete(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE /applications/{id}/emojis/{id}"""
    remove(hall, _one(hall, call))
    return 204, None


def remove(hall: Hall, emoji: Emoji) -> None:
    """It is no more; messages that have it keep its markup."""
    hall.world.drop(emoji)
    hall.world.journal.drop_file(emoji.id)


_BASE = "/applications/{application_id}/emojis"
ROUTES: list[Route] = [
    ("GET", _BASE, listed),
    ("POST", _BASE, create),
    ("GET", f"{_BASE}/{{emoji_id}}", one),
    ("PATCH", f"{_BASE}/{{emoji_id}}", rename),
    ("DELETE", f"{_BASE}/{{emoji_id}}", delete),
]
