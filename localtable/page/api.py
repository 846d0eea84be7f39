"""What the web page asks: `POST /table/…`, and a websocket that says "changed".

All bodies and answers are JSON, all ids strings; `person` is whoever acts. An error is
`{"error": words}` with 400.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web

from localtable.hall.hall import Hall
from localtable.page import inviting, persons, showing, testing
from localtable.page.persons import CannotDo
from localtable.rules.commands import LOCALES
from localtable.world.world import Person

log = logging.getLogger(__name__)

Json = dict[str, Any]
Action = Callable[[Hall, Person, Json], Any]

PAGE: Final = Path(__file__).resolve().parent / "web"


def _state(hall: Hall, who: Person, body: Json) -> Json:
    return showing.state(
        hall,
        who,
        None if body.get("channel") is None else str(body["channel"]),
        before=body.get("before"),
        limit=body.get("limit"),
        commands=body.get("commands") is not False,
    )


def _say(hall: Hall, who: Person, body: Json) -> Json:
    where = persons.channel(hall, who, body.get("channel"))
    return {"id": persons.say(hall, who, where, body.get("content")).id}


def _slash(hall: Hall, who: Person, body: Json) -> Json:
    where = persons.channel(hall, who, body.get("channel"))
    command = persons.command(hall, who, where, body.get("command"))
    path, options = body.get("path") or [], body.get("options") or {}
    return {"interaction": persons.use_command(hall, who, where, command, path, options).id}


async def _autocomplete(hall: Hall, who: Person, body: Json) -> Json:
    where = persons.channel(hall, who, body.get("channel"))
    command = persons.command(hall, who, where, body.get("command"))
    path, options = body.get("path") or [], body.get("options") or {}
    focused = str(body.get("focused"))
    choices = await persons.complete(hall, who, where, command, path, options, focused)
    return {"choices": [showing.choice(choice, who.locale) for choice in choices]}


def _component(hall: Hall, who: Person, body: Json) -> Json:
    message = persons.message(hall, who, body.get("message"))
    pressed = persons.press(hall, who, message, body.get("custom_id"), body.get("values"))
    return {"interaction": pressed.id}


def _modal(hall: Hall, who: Person, body: Json) -> Json:
    return {"interaction": persons.submit(hall, who, body.get("id"), body.get("values") or {}).id}


def _dismiss(hall: Hall, who: Person, body: Json) -> Json:
    if body.get("message") is not None:
        message = persons.message(hall, who, body["message"])
        if message.seen_by is None:
            raise CannotDo("Only what you alone see can be dismissed.")
        message.dismissed = True
        hall.world.put(message)
    if body.get("modal"):
        hall.modals.pop(who.id, None)
    if body.get("notice"):
        hall.notices.pop(who.id, None)
    hall.changed_for(who.id)
    return {}


def _person(hall: Hall, who: Person, body: Json) -> Json:
    if "locale" in body:
        if body["locale"] not in LOCALES:
            raise CannotDo("Discord has no such language.")
        who.locale = body["locale"]
    if "dms_open" in body:
        who.dms_open = body["dms_open"] is True
    hall.world.put(who)
    hall.changed()
    return {}


def _interaction(hall: Hall, _: Person | None, body: Json) -> Json:
    interaction = hall.world.interactions.get(str(body.get("id")))
    if interaction is None:
        raise CannotDo("There is no such interaction.")
    return {
        "answered": interaction.answer is not None,
        "error": interaction.error,
        "ms": interaction.answer_ms,
    }


ACTIONS: Final[dict[str, Action]] = {
    "state": _state,
    "say": _say,
    "slash": _slash,
    "autocomplete": _autocomplete,
    "component": _component,
    "modal": _modal,
    "dismiss": _dismiss,
    "person": _person,
    "invitation": inviting.invitation,
}


def add_routes(app: web.Application, hall: Hall) -> None:
    """The page, its files, its questions and its websocket."""
    for name, action in ACTIONS.items():
        app.router.add_post(f"/table/{name}", _asked(hall, action, by_person=True))
    app.router.add_post("/table/interaction", _asked(hall, _interaction, by_person=False))
    app.router.add_post("/table/world", _asked(hall, testing.change, by_person=False))
    app.router.add_get("/table/invitation/{locale}/{key}.png", partial(inviting.picture, hall))
    changes = Changes(hall)
    app.router.add_get("/table/changed", changes.serve)
    app.on_shutdown.append(changes.close)
    app.router.add_get("/", _page)
    app.router.add_get("/static/{name:.+}", _static)


def _asked(
    hall: Hall, action: Callable[[Hall, Any, Json], Any], *, by_person: bool
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def respond(request: web.Request) -> web.Response:
        if request.content_type != "application/json":
            # What a form of another site would send.
            return _json(403, {"error": "Only for the page of this server."})
        try:
            body = json.loads(await request.read())
            if not isinstance(body, dict):
                raise CannotDo("The body is no object.")
            who = _acting(hall, action, body) if by_person else None
            answer = action(hall, who, body)
            if asyncio.iscoroutine(answer):
                answer = await answer
        except CannotDo as reason:
            return _json(400, {"error": str(reason)})
        except ValueError:
            return _json(400, {"error": "The body is no JSON."})
        except ConnectionError:
            return web.Response()  # the tab was closed while it asked
        return _json(200, answer)

    return respond


def _acting(hall: Hall, action: Callable[[Hall, Any, Json], Any], body: Json) -> Person:
    """Who asks. A page that does not know yet (or knows somebody who is gone) sees the table as
    the first person does; only a known person may do anything."""
    known = body.get("person") in hall.world.people
    if action is _state and not known:
        return next(person for person in hall.world.people.values() if not person.bot)
    return persons.person(hall, body.get("person"))


def _json(status: int, answer: Json) -> web.Response:
    body = json.dumps(answer, separators=(",", ":")).encode()
    headers = {"Cache-Control": "no-store"}
    return web.Response(status=status, headers=headers, body=body, content_type="application/json")


async def _page(request: web.Request) -> web.StreamResponse:
    return await _file(request, "index.html")


async def _static(request: web.Request) -> web.StreamResponse:
    return await _file(request, request.match_info["name"])


async def _file(request: web.Request, name: str) -> web.StreamResponse:
    path = (PAGE / name).resolve()
    if not path.is_relative_to(PAGE) or not path.is_file():
        return web.Response(status=404, text="There is no such file.")
    headers = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
    return web.FileResponse(path, headers=headers)


class Changes:
    """The websockets of open pages. However much changes at once, a page hears of it once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._pages: dict[asyncio.Event, str] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        hall.on_change.append(self._changed)

    def _changed(self, sees: Callable[[Person], bool]) -> None:
        for event, person_id in self._pages.items():
            if sees(self._hall.world.people[person_id]):
                event.set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """GET /table/changed?person=ID"""
        person_id = request.query.get("person", "")
        if person_id not in self._hall.world.people:
            return web.Response(status=403, text="There is no such person.")
        socket = web.WebSocketResponse(heartbeat=30.0)
        try:
            await socket.prepare(request)
        except ConnectionError:
            return web.Response()  # the tab was closed in between: nobody reads this
        event = asyncio.Event()
        self._pages[event] = person_id
        self._sockets.add(socket)
        telling = asyncio.create_task(_tell(socket, event))
        try:
            await _listen(socket)
        finally:
            del self._pages[event]
            self._sockets.discard(socket)
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await telling
        return socket

    async def close(self, _: web.Application) -> None:
        """Let the pages go when the server stops."""
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)


async def _listen(socket: web.WebSocketResponse) -> None:
    """Until the tab is closed: a page says nothing. One that goes just after its browser asked
    for a sign of life cannot be given one."""
    with contextlib.suppress(ConnectionError):
        async for message in socket:
            if message.type == WSMsgType.ERROR:
                break


async def _tell(socket: web.WebSocketResponse, event: asyncio.Event) -> None:
    while True:
        await event.wait()
        event.clear()
        await socket.send_str("changed")
