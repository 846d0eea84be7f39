"""People at the page of the local table. What they do and see goes over its HTTP, and they
wait for its websocket to say that something changed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from typing import Any, TypeVar

import aiohttp

from localtable import first_world
from localtable.first_world import ANA, BRAM, GUILD, HALL, LOUNGE, QUIET, REGULARS, TABLES
from localtable.interactions import by_token
from tests.localtable import deeds
from tests.localtable.stand_in import Exchange, StandIn

__all__ = ["ANA", "BRAM", "GUILD", "HALL", "LOUNGE", "QUIET", "REGULARS", "TABLES"]

T = TypeVar("T")
Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds after which somebody who waits gives up: the test has failed."""
BUTTON, ROW = 2, 1
DM, THREAD = 1, 11
DISCORDS = {"en": "en-US", "es": "es-ES", "pt-BR": "pt-BR"}
"""Discord's names of our languages."""
ANSWERS_ANEW = (4, 5)
"""The kinds of first answers that are messages of their own, at once or after a while."""


class CannotDo(Exception):
    """The page refused, in its own words."""


def parts(message: Json) -> Iterator[Json]:
    """All components of a message, all the way down."""
    todo = list(message.get("components") or ())
    while todo:
        part = todo.pop(0)
        yield part
        todo[:0] = part.get("components") or ()
        if "accessory" in part:
            todo.append(part["accessory"])


def controls(message: Json, start: str = "") -> dict[str, Json]:
    """Buttons and menus by custom id, of those ids that begin so."""
    found = {p["custom_id"]: p for p in parts(message) if p.get("custom_id")}
    return {id_: part for id_, part in found.items() if id_.startswith(start)}


def said(message: Json) -> str:
    """All words of a message but those of its controls."""
    texts = [message["content"], *(p["content"] for p in parts(message) if p["type"] == 10)]
    return "\n".join(text for text in texts if text)


def labelled(message: Json, label: str) -> str:
    """The custom id of the one control that reads so."""
    ids = [
        id_
        for id_, part in controls(message).items()
        if label in (part.get("label"), part.get("placeholder"))
    ]
    assert len(ids) == 1, f"{len(ids)} controls read {label!r}: {labels(message)}"
    return ids[0]


def control(message: Json, pattern: str) -> str:
    """The custom id of the one control that the regular expression fits."""
    ids = [id_ for id_ in controls(message) if re.search(pattern, id_)]
    assert len(ids) == 1, f"{len(ids)} controls fit {pattern!r}: {list(controls(message))}"
    return ids[0]


def usable(message: Json, start: str) -> tuple[str, list[str]]:
    """A control that can be pressed, of those ids that begin so, with what to choose there."""
    for id_, part in controls(message, start).items():
        if not part.get("disabled"):
            return id_, [option["value"] for option in part.get("options", ())][:1]
    raise AssertionError("no control can be pressed")


def labels(message: Json) -> list[str]:
    """What the controls read, in order; of menus their placeholders."""
    found = (part.get("label") or part.get("placeholder") for part in parts(message))
    return [label for label in found if label]


class Person:
    """One of the people. `channel` arguments are ids."""

    def __init__(self, table: StandIn, session: aiohttp.ClientSession, id_: str) -> None:
        self.table = table
        self.id = id_
        self.name = str(table.world.people[id_]["global_name"])
        self._session = session
        self._changed = asyncio.Event()
        self._commands: dict[str, str] = {}
        self._edition = ""
        """Of the commands that they have been told; these are long."""
        self.edited: set[str] = set()
        """The interactions after which the bot has edited what was pressed."""
        self.dm = str(table.world.people[id_]["_dm"])

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def language(self) -> str:
        """Ours that is nearest to the one that they chose in Discord."""
        locale = str(self.table.world.people[self.id]["_locale"])
        return {"es-ES": "es", "es-419": "es", "pt-BR": "pt-BR"}.get(locale, "en")

    async def ask(self, action: str, **body: Any) -> Json:
        """One question to the page's server."""
        url = f"{self.table.url}/table/{action}"
        async with self._session.post(url, json={"person": self.id, **body}) as response:
            answer: Json = await response.json()
        if response.status != 200:
            raise CannotDo(answer.get("error"))
        return answer

    async def listen(self) -> None:
        """Hear of every change, until cancelled."""
        url = f"{self.table.url}/table/changed?person={self.id}"
        async with self._session.ws_connect(url) as socket:
            async for _ in socket:
                self._changed.set()

    def nudge(self) -> None:
        """Something happened that the page does not tell, such as the answer to a press."""
        self._changed.set()

    async def until(
        self, look: Callable[[], Awaitable[T | None]], what: str, seconds: float = PATIENCE
    ) -> T:
        """What `look` finds, once it does; looks again at every change."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    self._changed.clear()
                    found = await look()
                    if found is not None:
                        return found
                    await self._changed.wait()
        except TimeoutError:
            raise AssertionError(f"{self.name} waited in vain for {what}") from None

    # Looking

    async def state(
        self, channel: str | None = None, limit: int | None = None, *, commands: bool = False
    ) -> Json:
        """All that the page shows; with what can be typed."""
        edition = None if commands else self._edition
        state = await self.ask("state", channel=channel, limit=limit, edition=edition)
        self._edition = state["edition"]
        return state

    async def messages(self, channel: str, limit: int | None = None) -> list[Json]:
        """What stands in a channel, oldest first."""
        found: list[Json] = (await self.state(channel, limit))["messages"]
        return found

    async def message(self, channel: str, id_: str) -> Json | None:
        """One message as it is now; None: it is gone."""
        return next((m for m in await self.messages(channel) if m["id"] == id_), None)

    async def again(self, message: Json) -> Json:
        """The same message as it is now."""
        found = await self.message(message["channel_id"], message["id"])
        assert found is not None, "it is gone"
        return found

    async def lines(self, channel: str) -> list[str]:
        """What the messages of a channel say, oldest first."""
        return [said(message) for message in await self.messages(channel, 1000)]

    async def channel(self, id_: str) -> Json | None:
        """A channel or thread as it is listed; None: they do not see it."""
        return next((c for c in (await self.state())["channels"] if c["id"] == id_), None)

    async def find(
        self, channel: str, fits: Callable[[Json], Any], what: str = "a message"
    ) -> Json:
        """The newest message that fits, once there is one."""

        async def look() -> Json | None:
            messages = await self.messages(channel)
            return next((m for m in reversed(messages) if fits(m)), None)

        return await self.until(look, what)

    async def with_control(self, channel: str, start: str) -> Json:
        """The newest message with a control whose custom id begins so, or with *More* before it."""
        kind, _, rest = start.partition(":")
        more = f"p:{rest.partition(':')[0]}:show.more"
        return await self.find(
            channel,
            lambda m: controls(m, start) or (kind in "apo" and controls(m, more)),
            f"a control {start}",
        )

    # Doing

    async def settle(self, interaction: str) -> str | None:
        """Until the bot has answered an interaction; why it failed, if so."""

        async def look() -> Json | None:
            about = await self.ask("interaction", id=interaction)
            return about if about["answered"] or about["error"] else None

        error: str | None = (await self.until(look, "the bot's answer"))["error"]
        return error

    async def press(self, message: str, custom_id: str, *values: str) -> str:
        """Press a button, or choose in a menu; the interaction's id. A small button may be behind
        *More*."""
        there = controls(self.table.world.messages.get(message, {}))
        opens = next((id_ for id_ in there if id_.endswith(":show.more")), None)
        if opens is not None and custom_id not in there and not custom_id.startswith("q:"):
            opening = await self.press(message, opens)

            async def opened() -> bool | None:
                return opening in self.edited or None

            await self.until(opened, "the other small buttons")
        part = there.get(custom_id)
        is_menu = bool(values) or (part is not None and part["type"] != BUTTON)
        more = {"values": list(values)} if is_menu else {}
        answer = await self.ask("component", message=message, custom_id=custom_id, **more)
        return str(answer["interaction"])

    async def pressed(self, message: Json, custom_id: str, *values: str) -> Json:
        """Press, and see what comes of it: the message as it is edited, or the private answer."""
        interaction = await self.press(message["id"], custom_id, *values)
        return await self.outcome(interaction, message["channel_id"], message)

    async def press_label(self, message: Json, label: str, *values: str) -> Json:
        """Press the button that reads so, or choose in the menu with this placeholder."""
        return await self.pressed(message, labelled(message, label), *values)

    async def reads(self, channel: str, words: str) -> Json:
        """The newest message with these words in it, once there is one."""
        return await self.find(channel, lambda m: words in said(m), f"a message with {words!r}")

    async def refused(self, message: Json, custom_id: str, *values: str) -> str:
        """Press, and read what one is told in private instead of what one wanted."""
        interaction = await self.press(message["id"], custom_id, *values)
        return said(await self.told(interaction, message["channel_id"]))

    async def outcome(self, interaction: str, channel: str, pressed: Json | None = None) -> Json:
        """What an interaction led to, once it shows: a private answer, or the message that was
        pressed as it is now."""
        assert await self.settle(interaction) is None, f"{self.name}: the interaction failed"
        if self.gets_a_message(interaction):
            return await self.told(interaction, channel)
        assert pressed is not None

        async def look() -> Json | None:
            if interaction not in self.edited:
                return None
            return await self.message(channel, pressed["id"])

        return await self.until(look, f"the edit after {interaction}")

    def gets_a_message(self, interaction: str) -> bool:
        """Whether an interaction is answered with one, at once or after a while."""
        return self.table.interactions[interaction].answer in ANSWERS_ANEW

    async def told(self, interaction: str, channel: str) -> Json:
        """The private message in answer to an interaction."""

        async def look() -> Json | None:
            for message in reversed(await self.messages(channel)):
                about = message.get("interaction_metadata") or {}
                if about.get("id") == interaction and not message["loading"]:
                    return message
            return None

        return await self.until(look, f"the answer to {interaction}")

    async def command_id(self, name: str) -> str:
        """The id of a registered command."""
        if name not in self._commands:
            commands = (await self.state(commands=True))["commands"]
            self._commands = {command["name"]: command["id"] for command in commands}
        return self._commands[name]

    async def types(self, channel: str, text: str, **options: Any) -> str:
        """Type "/game new" with options; the interaction's id."""
        name, *path = text.lstrip("/").split()
        command = await self.command_id(name)
        given = await self.ask(
            "slash", channel=channel, command=command, path=path, options=options
        )
        return str(given["interaction"])

    async def slash(self, channel: str, text: str, **options: Any) -> Json:
        """Type it; the bot's answer."""
        return await self.outcome(await self.types(channel, text, **options), channel)

    async def uses_on(self, channel: str, name: str, target: str) -> Json:
        """A command of a message's or a person's menu; the bot's answer."""
        command = await self.command_id(name)
        given = await self.ask("on", channel=channel, command=command, target=target)
        return await self.outcome(str(given["interaction"]), channel)

    async def window(self) -> Json:
        """The window (a modal) that the bot has opened before them."""

        async def look() -> Json | None:
            found: Json | None = (await self.state())["modal"]
            return found

        return await self.until(look, "a window")

    async def submit(self, window: Json, *values: Any) -> str:
        """Fill in the window's fields in order, and send it; the interaction's id."""
        fields = [p.get("component", p) for p in window["components"]]
        given = {f["custom_id"]: value for f, value in zip(fields, values, strict=True)}
        return str((await self.ask("modal", id=window["id"], values=given))["interaction"])

    async def complete(
        self, channel: str, text: str, focused: str, **options: Any
    ) -> list[tuple[str, Any]]:
        """What is offered for an option that is being typed: (name, value)."""
        name, *path = text.lstrip("/").split()
        command = await self.command_id(name)
        given = await self.ask(
            "autocomplete",
            channel=channel,
            command=command,
            path=path,
            options=options,
            focused=focused,
        )
        return [(choice["name"], choice["value"]) for choice in given["choices"]]

    async def settings(self, **what: Any) -> None:
        """`locale`, `dms_open`."""
        await self.ask("person", **what)

    async def speaks(self, language: str) -> None:
        """They choose one of our languages in Discord."""
        await self.settings(locale=DISCORDS[language])

    async def world(self, do: str, **what: Any) -> Json:
        """What only a test does: see `tests.localtable.deeds`."""
        return deeds.do(self.table, do, **what)

    async def fetch(self, url: str) -> bytes:
        """A file that is shown."""
        async with self._session.get(url) as response:
            assert response.status == 200, url
            return await response.read()


def notice_edits(table: StandIn, people: Iterable[Person], exchange: Exchange) -> None:
    """What the page shows by a control that is busy no more: that what they pressed is edited."""
    if not exchange.path.startswith(("/interactions/", "/webhooks/")):
        return
    interaction = by_token(table, exchange.path.split("/")[3])
    if interaction is None:
        return
    pressed = interaction.message_id
    gone = pressed is not None and pressed not in table.world.messages
    # Somebody may press without being at a page.
    for person in [one for one in people if one.id == interaction.person["id"]]:
        if gone or (exchange.path.endswith("/@original") and exchange.status == 200):
            person.edited.add(interaction.id)
        person.nudge()


class People(dict[str, Person]):
    """Everybody, by name."""

    def __init__(self, table: StandIn, session: aiohttp.ClientSession) -> None:
        super().__init__()
        self._table = table
        self._session = session
        self._listening: list[asyncio.Task[None]] = []
        table.on_exchange.append(lambda exchange: notice_edits(table, self.values(), exchange))

    def nudge(self) -> None:
        """Everybody looks again."""
        for person in self.values():
            person.nudge()

    def arrive(self, id_: str) -> Person:
        """Somebody sits down at a page."""
        person = Person(self._table, self._session, id_)
        self[person.name] = person
        self._listening.append(asyncio.create_task(person.listen()))
        return person

    async def add(self, name: str, locale: str = "en-US") -> Person:
        """Somebody new comes to the server."""
        anybody = next(iter(self.values()))
        return self.arrive((await anybody.world("add-person", name=name, locale=locale))["id"])

    async def leave(self) -> None:
        """Everybody closes the page."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)


@contextlib.asynccontextmanager
async def people_at(table: StandIn) -> AsyncIterator[People]:
    """The five people of the server, each at a page of their own."""
    async with aiohttp.ClientSession() as session:
        people = People(table, session)
        try:
            for id_, *_ in first_world.PEOPLE:
                people.arrive(id_)
            yield people
        finally:
            await people.leave()


def shown(message: Json) -> str:
    """Everything of a message that its reader, or their client, gets: for searching."""
    return json.dumps(message, ensure_ascii=False)


def numbers(text: str) -> list[int]:
    """The whole numbers in a text."""
    return [int(number) for number in re.findall(r"-?\d+", text)]
