"""The bot's requests: what is asked, how it is answered or refused, and which routes there are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import BodyPartReader, web

from localtable.world import Json

_FILE_FIELD: Final = re.compile(r"files\[(\d+)\]")

ERRORS: Final[dict[int, tuple[int, str]]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    30008: (400, "Maximum number of emojis reached"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}
"""Discord's error codes with their HTTP status ("Opcodes and Status Codes")."""


@dataclass
class Upload:
    filename: str
    content: bytes


Uploads = dict[int, Upload]


@dataclass
class Call:
    """A request of the bot. `route` is its path as in Discord's description, with names for the
    ids; they are in `ids`."""

    method: str
    path: str
    route: str
    ids: dict[str, str]
    query: dict[str, str]
    token: str
    body: Any = None
    uploads: Uploads = field(default_factory=dict)

    @property
    def form(self) -> Json:
        if not isinstance(self.body, dict):
            raise Refused(50035)
        return self.body


@dataclass
class Reply:
    """What the bot is answered; a body that is text is sent as a web page."""

    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)


class Refused(Exception):
    """Discord refuses a request with this code; `more` goes into the answer as it is."""

    def __init__(self, code: int, **more: Any) -> None:
        status, words = ERRORS[code]
        super().__init__(f"{code}: {words} {more or ''}")
        self.reply = Reply(status, {"message": words, "code": code, **more})


Handler = Callable[[Any, Call], Any]
"""Does what is asked of a table at once. Returns the JSON of the answer; None: it has no body."""

ROUTES: Final[list[tuple[str, str, int, Handler]]] = []


def route(method: str, *paths: str, status: int = 200) -> Callable[[Handler], Handler]:
    """Registers the function below as what answers these requests."""

    def register(handler: Handler) -> Handler:
        ROUTES.extend((method, path, status, handler) for path in paths)
        return handler

    return register


async def read(request: web.Request, route: str, path: str) -> Call:
    """A request with its JSON, or with `payload_json` and files."""
    ids, query = dict(request.match_info), dict(request.query)
    token = request.headers.get("Authorization", "").removeprefix("Bot ")
    call = Call(request.method, path, route, ids, query, token)
    try:
        if request.content_type == "multipart/form-data":
            async for part in await request.multipart():
                if not isinstance(part, BodyPartReader):
                    raise Refused(50109)
                content = bytes(await part.read(decode=True))
                if part.name == "payload_json":
                    call.body = json.loads(content)
                elif named := _FILE_FIELD.fullmatch(part.name or ""):
                    call.uploads[int(named[1])] = Upload(part.filename or "file", content)
        elif request.can_read_body and (raw := await request.read()):
            call.body = json.loads(raw)
    except ValueError:
        raise Refused(50109) from None
    return call
