"""The HTTP server: the bot's side, the page's side, and the files of both."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import web
from PIL import Image

from localtable.acts import threads
from localtable.hall.hall import Exchange, Hall
from localtable.limits import faults, rates
from localtable.limits.rates import FROM_DISCORD
from localtable.page import api
from localtable.page.inviting import Invites
from localtable.rest import (
    channels,
    commands,
    emojis,
    interactions,
    login,
    messages,
    people,
    reactions,
)
from localtable.rest import (
    threads as thread_routes,
)
from localtable.rest.call import Call, Handler, Route, read
from localtable.shapes.refusal import Refused
from localtable.world import permissions
from localtable.world.clock import FIRST_ANSWER_MS

log = logging.getLogger(__name__)

API: Final = "/api/v10"
ROUTES: Final[list[Route]] = [
    *login.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
    *messages.ROUTES,
    *reactions.ROUTES,
    *channels.ROUTES,
    *thread_routes.ROUTES,
    *people.ROUTES,
    *emojis.ROUTES,
]
WITHOUT_TOKEN: Final = ("/interactions/", "/webhooks/")
MOST_BYTES: Final = 32 * 1024 * 1024
THIS_MACHINE: Final = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.IGNORECASE)
ARCHIVE_EVERY: Final = 60.0


class PortError(OSError):
    """The port is not to be had."""


class LocalTable:
    """A running stand-in."""

    def __init__(self, hall: Hall, url: str) -> None:
        self.hall = hall
        self.url = url
        self.api_base = f"{url}{API}"
        self.gateway_url = hall.gateway.url


@contextlib.asynccontextmanager
async def serve(
    port: int = 0,
    data_dir: Path | None = None,
    *,
    first_answer_seconds: float = FIRST_ANSWER_MS / 1000,
    bot_permissions: int = permissions.OF_THE_BOT,
    rate_limits: bool = False,
    rate_speed: float = 1.0,
    servers: int = 1,
    shards: int | None = None,
    max_concurrency: int = 1,
    invites: Invites | None = None,
    others: int = 0,
) -> AsyncIterator[LocalTable]:
    """Run a stand-in on 127.0.0.1 while the context lasts.

    Args:
        port: 0 takes a free one.
        data_dir: where it keeps what it shows; None keeps it in memory.
        first_answer_seconds: how long the bot may take to answer an interaction.
        bot_permissions: what the bot's own role may do, at the first start.
        rate_limits: whether Discord's rate limits and their headers are given.
        rate_speed: how many times shorter their windows are than Discord's.
        servers: how many servers the bot is on; all but one are simulated, see `crowd`.
        shards: how many the bot is told to use, and then held to Discord's limit of starting
            them; None recommends as many as there are servers for, without that limit.
        max_concurrency: how many shards may start at once.
        invites: who invites to begin, on the page where nothing was said yet.
        others: how many of the next ports may do where this one is taken.

    Raises:
        PortError: it is taken, or needs rights that we lack.
    """
    # The port first: where another stand-in runs already, its journal must not be touched.
    door = _door(port, others)
    port = door.getsockname()[1]
    hall = Hall(
        data_dir,
        first_answer_ms=round(first_answer_seconds * 1000),
        bot_permissions=bot_permissions,
        servers=servers,
        shards=shards,
        max_concurrency=max_concurrency,
    )
    hall.invites = invites
    if rate_limits:
        hall.limits.start(rate_speed)
    runner = web.AppRunner(application(hall), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    archiving = asyncio.create_task(_archive(hall))
    try:
        url = f"http://127.0.0.1:{port}"
        hall.world.url = url
        hall.gateway.url = f"ws://127.0.0.1:{port}/gateway"
        await web.SockSite(runner, door).start()
        yield LocalTable(hall, url)
    finally:
        archiving.cancel()
        hall.gateway.hang_up(1001)
        await runner.cleanup()
        hall.close()


def _door(port: int, others: int) -> socket.socket:
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError as fault:
        why = f"port {port}: {os.strerror(fault.errno or 0)}"
        if not others:
            raise PortError(fault.errno, why) from fault
        log.warning("%s; the local table tries the next one", why)
        return _door(port + 1, others - 1)


async def _archive(hall: Hall) -> None:
    while True:
        try:
            threads.archive_quiet(hall)
        except Exception:
            log.exception("quiet threads could not be archived")
        await asyncio.sleep(ARCHIVE_EVERY)


def application(hall: Hall) -> web.Application:
    """All routes."""
    app = web.Application(client_max_size=MOST_BYTES, middlewares=[_no_other_site])
    for method, path, handler in ROUTES:
        app.router.add_route(method, API + path, _rest(hall, path, handler))
    app.router.add_route("*", API + "/{rest:.*}", _rest(hall, "?", _unknown))
    app.router.add_get("/gateway", hall.gateway.serve)
    app.router.add_get("/gateway/", hall.gateway.serve)
    app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", _attachment(hall))
    app.router.add_get("/emojis/{name}", _emoji(hall))
    app.router.add_get("/cdn/emojis/{name}", _emoji(hall))
    api.add_routes(app, hall)
    return app


@web.middleware
async def _no_other_site(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """No web page of another site may use the table, bot's side or page's, not even by a name
    that it points at this machine."""
    host, origin = request.headers.get("Host"), request.headers.get("Origin")
    ours = host is None or THIS_MACHINE.fullmatch(host)
    if ours and (origin is None or urlsplit(origin).netloc == host):
        return await handler(request)
    return web.Response(status=403, text="Only for this machine.")


def _rest(
    hall: Hall, route: str, handler: Handler
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def respond(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        fault = hall.faults.next_for(request.method, path)
        if fault is not None and fault.how == "drop":
            return faults.drop(request)
        if fault is not None and fault.how == "delay":
            await (fault.gate.wait() if fault.gate else asyncio.sleep(fault.seconds))
        call = Call({}, {}, None, {})
        headers: dict[str, str] = {}
        try:
            call = await read(request)
            if fault is not None and fault.how not in ("delay", "drop-answer"):
                status, answer, headers = _fault(fault)
            else:
                headers = hall.limits.take(request.method, route, call.path, call.body)
                _authorized(hall, request, path)
                status, answer = handler(hall, call)
        except rates.TooMany as soon:
            log.warning("%s %s: too many requests", request.method, path)
            status, answer, headers = 429, soon.answer, soon.headers
        except Refused as refused:
            log.error("%s %s: %s", request.method, path, refused)
            status, answer, headers = refused.status, refused.body(), headers | _headers(refused)
        except ConnectionError:
            log.info("%s %s was cut off", request.method, path)
            return web.Response()
        except Exception:
            # An error of ours, not of Discord's: 5xx would make the bot try for half a minute.
            log.exception("the local table failed at %s %s", request.method, path)
            status, answer = 400, {"message": "The local table failed; see its log", "code": 0}
        hall.limits.answered(status)
        _watched(hall, request, route, path, call, status, answer)
        if fault is not None and fault.how == "drop-answer":
            return faults.drop(request)
        return _response(status, answer, headers)

    return respond


def _authorized(hall: Hall, request: web.Request, path: str) -> None:
    if path.startswith(WITHOUT_TOKEN):
        return
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme != "Bot" or not hall.gateway.tokens.is_good(token):
        raise Refused(0)


def _fault(fault: faults.Fault) -> tuple[int, Any, dict[str, str]]:
    if fault.how == "429":
        return 429, *rates.too_many(fault.seconds)
    if fault.how == "429-global":
        return 429, *rates.too_many_in_all(fault.seconds)
    if fault.how == "429-cloudflare":
        return 429, *rates.shut_out(fault.seconds)
    if fault.how == "refuse":
        refused = Refused(fault.code)
        return refused.status, refused.body(), _headers(refused)
    return int(fault.how), {"message": f"{fault.how}: a test's fault", "code": 0}, {}


def _headers(refused: Refused) -> dict[str, str]:
    # A 429 with a code of its own names no `retry_after`; from Discord itself it has `Via`.
    return dict(FROM_DISCORD) if refused.status == 429 else {}


def _unknown(hall: Hall, call: Call) -> tuple[int, Any]:
    log.error("the local table does not know /%s", call.path["rest"])
    return 404, {"message": "404: Not Found", "code": 0}


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if answer is None:
        return web.Response(status=status, headers=headers)
    if isinstance(answer, str):
        return web.Response(status=status, headers=headers, text=answer, content_type="text/html")
    # The type must be exactly this, without a charset: else discord.py reads plain text.
    body = json.dumps(answer, separators=(",", ":")).encode()
    return web.Response(status=status, headers=headers, body=body, content_type="application/json")


def _watched(
    hall: Hall, request: web.Request, route: str, path: str, call: Call, status: int, answer: Any
) -> None:
    if not hall.on_exchange:
        return
    files = {f"files[{n}]": (u.filename, len(u.content)) for n, u in call.uploads.items()}
    exchange = Exchange(request.method, route, path, call.query, call.body, files, status, answer)
    for watch in hall.on_exchange:
        watch(exchange)


def _attachment(hall: Hall) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def respond(request: web.Request) -> web.Response:
        file_id = request.match_info["file_id"]
        messages = hall.world.in_channel(request.match_info["channel_id"])
        files = (file for message in messages for file in message.attachments)
        file = next((f for f in files if f.id == file_id), None)
        content = hall.world.journal.file(file_id) if file else None
        if file is None or content is None:
            return web.Response(status=404, text="This content is no longer available.")
        if request.query.get("format") == "png":
            return _file(_first_frame(content), "image/png")
        return _file(content, file.content_type)

    return respond


def _first_frame(content: bytes) -> bytes:
    """The still picture as which embeds show a moving one."""
    out = io.BytesIO()
    with Image.open(io.BytesIO(content)) as picture:
        picture.convert("RGBA").save(out, "PNG")
    return out.getvalue()


def _emoji(hall: Hall) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def respond(request: web.Request) -> web.Response:
        emoji = hall.world.emojis.get(request.match_info["name"].partition(".")[0])
        content = hall.world.journal.file(emoji.id) if emoji else None
        if emoji is None or content is None:
            return web.Response(status=404)
        return _file(content, emoji.content_type)

    return respond


def _file(content: bytes, content_type: str) -> web.Response:
    headers = {
        "Cache-Control": "private, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }
    return web.Response(body=content, content_type=content_type, headers=headers)
