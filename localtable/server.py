"""The HTTP server: the bot's side, the page's side, and the files of both."""

from __future__ import annotations

import contextlib
import json
import logging
import mimetypes
import os
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import discord
import yarl
from aiohttp import web

from localtable import account, channels, interactions, messages, page
from localtable.calls import ROUTES, Call, Handler, Refused, Reply, read
from localtable.table import LocalTable

__all__ = ["LocalTable", "PortError", "point_discord_at", "serve"]

log = logging.getLogger(__name__)

Table = TypeVar("Table", bound=LocalTable)
Responds = Callable[[web.Request], Awaitable[web.StreamResponse]]

API: Final = "/api/v10"
BY_TOKEN_IN_PATH: Final = ("/interactions/", "/webhooks/")
MOST_BYTES: Final = 32 * 1024 * 1024
THIS_MACHINE: Final = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.IGNORECASE)
REGISTERED: Final = (account, channels, interactions, messages)  # they have the routes


class PortError(OSError):
    """The port is not to be had."""


@contextlib.asynccontextmanager
async def serve(
    make: Callable[[str], Table], port: int = 0, others: int = 0
) -> AsyncIterator[Table]:
    """Run on 127.0.0.1, while the context lasts, the stand-in that `make` makes of its address;
    `port`: 0 takes a free one; `others`: how many of the next ones may do where it is taken."""
    # The port first: where another stand-in runs already, its folder must not be touched.
    door = _door(port, others)
    with contextlib.ExitStack() as stack:
        stack.callback(door.close)
        table = make(f"http://127.0.0.1:{door.getsockname()[1]}")
        stack.callback(table.world.close)
        runner = web.AppRunner(application(table), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.SockSite(runner, door).start()
            yield table
        finally:
            table.hang_up()
            await runner.cleanup()


def _door(port: int, others: int) -> socket.socket:
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError as fault:
        why = f"port {port}: {os.strerror(fault.errno or 0)}"
        if not others:
            raise PortError(fault.errno, why) from fault
        log.warning("%s; the local table tries the next one", why)
        return _door(port + 1, others - 1)


def application(table: LocalTable) -> web.Application:
    app = web.Application(client_max_size=MOST_BYTES, middlewares=[_no_other_site])
    # Those with a fixed word, such as `@me`, before those with any id in its place.
    for method, path, status, handler in sorted(ROUTES, key=lambda route: route[1].count("{")):
        app.router.add_route(method, API + path, _rest(table, path, status, handler))
    app.router.add_route("*", API + "/{rest:.*}", _rest(table, "?", 404, _unknown))
    app.router.add_get("/gateway{slash:/?}", table.gateway.serve)
    for path in ("/attachments/{channel}/{id}/{name}", "/emojis/{id}.png", "/cdn/emojis/{id}.png"):
        app.router.add_get(path, _file(table))
    page.add_routes(app, table)
    return app


@web.middleware
async def _no_other_site(request: web.Request, handler: Responds) -> web.StreamResponse:
    """No web page of another site may use the table, bot's side or page's, not even by a name
    that it points at this machine."""
    host, origin = request.headers.get("Host"), request.headers.get("Origin")
    ours = host is None or THIS_MACHINE.fullmatch(host)
    if ours and (origin is None or urlsplit(origin).netloc == host):
        return await handler(request)
    return web.Response(status=403, text="Only for this machine.")


def _rest(table: LocalTable, route: str, status: int, handler: Handler) -> Responds:
    def handle(call: Call) -> Reply:
        try:
            bot = table.world.bot["id"]
            if not call.path.startswith(BY_TOKEN_IN_PATH) and not call.token.strip():
                raise Refused(0)
            if call.ids.get("application_id", bot) != bot:
                raise Refused(50001)
            body = handler(table, call)
            return Reply(204 if body is None else status, body)
        except Refused as refused:
            log.error("%s %s: %s", call.method, call.path, refused)
            return refused.reply
        except Exception:
            # An error of ours, not of Discord's: 5xx would make the bot try for half a minute.
            log.exception("the local table failed at %s %s", call.method, call.path)
            return Reply(400, {"message": "The local table failed; see its log", "code": 0})

    async def respond(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        try:
            reply = await table.answer(await read(request, route, path), handle)
        except Refused as refused:
            reply = refused.reply
        except ConnectionError:
            log.info("%s %s was cut off", request.method, path)
            return web.Response()
        if reply is None and request.transport is not None:
            request.transport.abort()
        return _response(reply or Reply(500))

    return respond


def _unknown(table: LocalTable, call: Call) -> Any:
    log.error("the local table does not know %s %s", call.method, call.path)
    return {"message": "404: Not Found", "code": 0}


def _response(reply: Reply) -> web.Response:
    status, headers = reply.status, reply.headers
    if reply.body is None:
        return web.Response(status=status, headers=headers)
    if isinstance(reply.body, str):
        return web.Response(status=status, headers=headers, text=reply.body)
    # The type must be exactly this, without a charset: else discord.py reads plain text.
    text, kind = json.dumps(reply.body, separators=(",", ":")).encode(), "application/json"
    return web.Response(status=status, headers=headers, body=text, content_type=kind)


def _file(table: LocalTable) -> Responds:

    async def respond(request: web.Request) -> web.StreamResponse:
        content = table.world.file(request.match_info["id"])
        if content is None:
            return web.Response(status=404, text="This content is no longer available.")
        name = request.match_info.get("name", "emoji.png")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {
            "Cache-Control": "private, max-age=31536000, immutable",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }
        return web.Response(body=content, content_type=kind, headers=headers)

    return respond


def point_discord_at(url: str) -> None:
    """Send discord.py's requests and its gateway connection to the stand-in at `url` from here
    on, in this process. The library has no setting for that, but reads these class attributes."""
    base = yarl.URL(url)
    discord.http.Route.BASE = str(base / "api" / "v10")
    gateway = base.with_scheme("ws") / "gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.Asset.BASE = str(base / "cdn")
