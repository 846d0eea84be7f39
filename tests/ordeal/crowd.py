"""The people of an ordeal: the same as at the page, without the HTTP between."""

from __future__ import annotations

import asyncio
from typing import Any

from localtable.hall.hall import Exchange, Hall
from localtable.page import api, persons, showing, testing
from localtable.server import LocalTable
from localtable.world.first_world import REGULARS
from localtable.world.world import DM, Message
from localtable.world.world import Person as Known
from tests.e2e.people import CannotDo, Json, Person

NAMES = (("Frida", "en-US"), ("Inés", "es-ES"), ("Tiago", "pt-BR"))
"""Who comes besides the five."""


class Direct(Person):
    """Somebody who asks the page's functions themselves."""

    def __init__(self, table: LocalTable, id_: str) -> None:
        self.table = table
        self.hall = table.hall
        self.id = id_
        self.name = self.known.name
        self._changed = asyncio.Event()
        self._commands: dict[str, str] = {}
        self.edited: set[str] = set()
        self.dm = next(c.id for c in self.hall.world.channels.values() if c.recipient == id_)

    @property
    def known(self) -> Known:
        """What the local table has of them."""
        return self.hall.world.people[self.id]

    async def ask(self, action: str, **body: Any) -> Json:
        try:
            done = api.ACTIONS[action](self.hall, self.known, body)
            found: Json = await done if asyncio.iscoroutine(done) else done
        except persons.CannotDo as reason:
            raise CannotDo(str(reason)) from None
        return found

    async def listen(self) -> None:
        raise NotImplementedError("the crowd is told of changes")

    async def world(self, do: str, **what: Any) -> Json:
        return testing.change(self.hall, None, {"do": do, **what})

    async def messages(self, channel: str, limit: int | None = None) -> list[Json]:
        seen = [m for m in self.hall.world.in_channel(channel) if persons.sees(self.known, m)]
        return [self.shown(message) for message in seen[-(limit or showing.SHOWN) :]]

    async def message(self, channel: str, id_: str) -> Json | None:
        found = self.hall.world.messages.get(id_)
        return self.shown(found) if found and persons.sees(self.known, found) else None

    def shown(self, message: Message) -> Json:
        """A message as the page shows it to them."""
        return showing._message(self.hall, self.known, message)

    async def changed(self, seconds: float) -> None:
        """Until something changed for them, but no longer than so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            pass
        self._changed.clear()


class Crowd(dict[str, Direct]):
    """Everybody, by name."""

    def __init__(self, table: LocalTable) -> None:
        super().__init__()
        self.table = table
        self.hall: Hall = table.hall
        for known in list(self.hall.world.people.values()):
            if not known.bot:
                self._arrive(known.id)
        for name, locale in NAMES:
            made = testing.change(
                self.hall, None, {"do": "add-person", "name": name, "locale": locale}
            )
            self._arrive(made["id"])
        self.hall.on_change.append(self._changed)
        self.hall.on_exchange.append(self._exchanged)

    def _arrive(self, id_: str) -> None:
        person = Direct(self.table, id_)
        if REGULARS not in person.known.roles:
            person.known.roles.append(REGULARS)
        self[person.name] = person

    def by_id(self, id_: str) -> Direct:
        """One of them."""
        return next(person for person in self.values() if person.id == id_)

    def nudge(self) -> None:
        """Everybody looks again."""
        for person in self.values():
            person.nudge()

    def _changed(self, sees: Any) -> None:
        for person in self.values():
            if sees(person.known):
                person.nudge()

    def _exchanged(self, exchange: Exchange) -> None:
        """What the page shows by a control that is busy no more."""
        if not exchange.path.startswith("/webhooks/"):
            return
        interaction = self.hall.world.by_token(exchange.path.split("/")[3])
        if interaction is None:
            return
        person = self.by_id(interaction.person_id)
        pressed = interaction.message_id
        gone = pressed is not None and pressed not in self.hall.world.messages
        if gone or (exchange.path.endswith("/@original") and exchange.status == 200):
            person.edited.add(interaction.id)
        person.nudge()


def is_dm(hall: Hall, channel: str) -> bool:
    """Whether a channel is somebody's direct messages with the bot."""
    found = hall.world.channels.get(channel)
    return found is not None and found.type == DM
