"""The people of an ordeal: the same as at the page, without the HTTP between; and all else that is
known here of the local table."""

from __future__ import annotations

import asyncio
from typing import Any

from localtable import first_world, messages, page, people
from localtable.table import Interaction
from tests.e2e.people import LOUNGE, REGULARS, TABLES, CannotDo, Json, Person, notice_edits
from tests.localtable import deeds
from tests.localtable.stand_in import StandIn

NAMES = (("Frida", "en-US"), ("Inés", "es-ES"), ("Tiago", "pt-BR"))
"""Who comes besides the five."""


class Direct(Person):
    """Somebody who asks the page's functions themselves."""

    def __init__(self, table: StandIn, id_: str) -> None:
        self.table = self.local = table
        self.id = id_
        self.name = str(self.known["global_name"])
        self._changed = asyncio.Event()
        self._commands: dict[str, str] = {}
        self.edited: set[str] = set()
        self.dm = str(self.known["_dm"])

    @property
    def known(self) -> Json:
        """What the local table has of them."""
        return self.local.world.people[self.id]

    async def ask(self, action: str, **body: Any) -> Json:
        try:
            done = page.ACTIONS[action](self.local, self.known, body)
            found = await done if asyncio.iscoroutine(done) else done
        except people.CannotDo as reason:
            raise CannotDo(str(reason)) from None
        told: Json = {"interaction": found.id} if isinstance(found, Interaction) else found
        return told

    async def listen(self) -> None:
        raise NotImplementedError("the crowd is told of changes")

    async def world(self, do: str, **what: Any) -> Json:
        return deeds.do(self.local, do, **what)

    async def messages(self, channel: str, limit: int | None = None) -> list[Json]:
        seen = [m for m in self.local.world.messages.of(channel) if self.sees(m)]
        return [self.shown(message) for message in seen[-(limit or page.SHOWN) :]]

    async def message(self, channel: str, id_: str) -> Json | None:
        found = self.local.world.messages.get(id_)
        return self.shown(found) if found and self.sees(found) else None

    def sees(self, message: Json) -> bool:
        return people.sees(self.known, message)

    def press_now(self, message: Json, custom_id: str) -> None:
        """Whatever comes of it."""
        people.press(self.local, self.known, message, custom_id, None)

    def come_back(self) -> None:
        """To the server that they left."""
        member = first_world.member([REGULARS], self.local.clock.now_ms())
        self.local.world.people.put(self.known | {"_member": member})
        self.local.changed()

    def shown(self, message: Json) -> Json:
        """A message as the page shows it to them."""
        return page.shown(self.local, message)

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

    def __init__(self, table: StandIn) -> None:
        super().__init__()
        self.table = self.local = table
        for known in list(self.local.world.people.values()):
            if "bot" not in known:
                self._arrive(known["id"])
        for name, locale in NAMES:
            self._arrive(deeds.do(self.local, "add-person", name=name, locale=locale)["id"])
        self.local.on_change.append(self._changed)
        self.local.on_exchange.append(lambda seen: notice_edits(table, self.values(), seen))

    def _arrive(self, id_: str) -> None:
        person = Direct(self.table, id_)
        if REGULARS not in (roles := person.known["_member"]["roles"]):
            roles.append(REGULARS)
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


def is_loading(message: Json) -> bool:
    return bool(message["flags"] & messages.LOADING)


def delete(local: StandIn, message: Json) -> None:
    """By a moderator's hand."""
    messages.delete(local, message)


def channels(local: StandIn, games: list[str]) -> dict[str, str]:
    """A channel for each game."""
    there = [TABLES, LOUNGE]
    for number in range(len(games) - len(there)):
        made = first_world.channel(local.clock.next_id(), f"more-{number}", 4 + number)
        local.world.channels.put(made)
        there.append(made["id"])
    return dict(zip(games, there, strict=False))
