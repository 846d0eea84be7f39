"""A request of the bot, read; and what its handler needs to find."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from aiohttp import BodyPartReader, web
from msgspec import Struct

from localtable.acts.posting import Upload
from localtable.hall.hall import Hall
from localtable.shapes.refusal import Refused
from localtable.world import permissions
from localtable.world.world import Channel, Message, Person

Json = dict[str, Any]

_FILE_FIELD: Final = re.compile(r"files\[(\d+)\]")


class Call(Struct):
    """What the bot asks, without HTTP."""

    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[int, Upload]

    @property
    def form(self) -> Json:
        """The body as an object.

        Raises:
            Refused: 50035: it is none.
        """
        if not isinstance(self.body, dict):
            raise Refused(50035, {"_errors": [{"code": "DICT_TYPE_CONVERT", "message": "Object"}]})
        return self.body


Handler = Callable[[Hall, Call], tuple[int, Any]]
"""Does what is asked at once; gives the HTTP status and the JSON (None: no body)."""
Route = tuple[str, str, Handler]


async def read(request: web.Request) -> Call:
    """Read a request: JSON, or `payload_json` with files.

    Raises:
        Refused: 50109: it is no JSON.
    """
    body: Any = None
    uploads: dict[int, Upload] = {}
    try:
        if request.content_type == "multipart/form-data":
            async for part in await request.multipart():
                if not isinstance(part, BodyPartReader):
                    raise Refused(50109)
                content = bytes(await part.read(decode=True))
                if part.name == "payload_json":
                    body = json.loads(content)
                elif named := _FILE_FIELD.fullmatch(part.name or ""):
                    uploads[int(named[1])] = Upload(part.filename or "file", content)
        elif request.can_read_body and (raw := await request.read()):
            body = json.loads(raw)
    except ValueError:
        raise Refused(50109) from None
    return Call(dict(request.match_info), dict(request.query), body, uploads)


def the_channel(hall: Hall, call: Call, needs: int = 0) -> Channel:
    """The channel of the path, in which the bot has these rights.

    Raises:
        Refused: 10003 (none), 50001 (not seen), 50013 (rights missing).
    """
    channel = hall.world.channels.get(call.path["channel_id"])
    if channel is None:
        raise Refused(10003)
    if not permissions.may_see(hall.world, hall.world.bot(), channel):
        raise Refused(50001)
    require(hall, channel, needs)
    return channel


def require(hall: Hall, channel: Channel, needs: int) -> None:
    """The bot must have these rights in the channel.

    Raises:
        Refused: 50013.
    """
    if not permissions.may(hall.world, hall.world.bot(), channel, needs):
        raise Refused(50013)


def the_message(hall: Hall, call: Call, channel: Channel) -> Message:
    """The message of the path, which is no ephemeral one.

    Raises:
        Refused: 10008.
    """
    message = hall.world.messages.get(call.path["message_id"])
    if message is None or message.channel_id != channel.id or message.seen_by is not None:
        raise Refused(10008)
    return message


def the_person(hall: Hall, call: Call, *, on_server: bool = True) -> Person:
    """The person of the path.

    Raises:
        Refused: 10013 (nobody), 10007 (not on the server).
    """
    id_ = call.path.get("user_id", "@me")
    person = hall.world.bot() if id_ == "@me" else hall.world.people.get(id_)
    if person is None:
        raise Refused(10013)
    if on_server and person.joined_ms is None:
        raise Refused(10007)
    return person


def the_guild(hall: Hall, call: Call) -> None:
    """The server of the path must be ours, and the bot on it.

    Raises:
        Refused: 10004 (another one), 50001 (the bot was kicked).
    """
    if call.path["guild_id"] != hall.world.guild.id:
        raise Refused(10004)
    if hall.world.bot().joined_ms is None:
        raise Refused(50001)


def the_application(hall: Hall, call: Call) -> None:
    """The application of the path must be the bot's own.

    Raises:
        Refused: 50001.
    """
    if call.path["application_id"] != hall.world.application_id:
        raise Refused(50001)


def amount(call: Call, default: int, most: int) -> int:
    """The query's limit."""
    given = call.query.get("limit", str(default))
    if not given.isdigit() or not 1 <= int(given) <= most:
        message = f"int value should be between 1 and {most}."
        raise Refused(50035, {"limit": {"_errors": [{"code": "NUMBER_TYPE", "message": message}]}})
    return int(given)
