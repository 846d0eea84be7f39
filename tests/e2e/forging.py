"""What Discord would not let anybody send, sent all the same."""

from __future__ import annotations

import asyncio
from typing import Any

from cogs.frame.house import House
from localtable.acts import interactions, posting
from localtable.acts.interactions import COMMAND, COMPONENT, MODAL_SUBMIT
from localtable.server import LocalTable
from localtable.world.world import Interaction
from tests.e2e.people import ANSWERS_ANEW, PATIENCE, Person, said


class Forger:
    """Sends the bot what a client of Discord would not."""

    def __init__(self, table: LocalTable, house: House, person: Person) -> None:
        self.hall = table.hall
        self.house = house
        self.person = person

    async def press(self, custom_id: str, channel: str, *, values: list[str] | None = None) -> str:
        """Press a button, or choose in a menu, that stands there; what one is told."""
        part: dict[str, Any] = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        if values is not None:
            options = [{"label": "one", "value": "1"}]
            part = {"type": 3, "custom_id": custom_id, "options": options}
            data |= {"component_type": 3, "values": values}
        body = {"content": "x", "components": [{"type": 1, "components": [part]}]}
        where = self.hall.world.channels[channel]
        message = posting.send(self.hall, self.hall.world.bot(), where, body, {})
        return await self.send(COMPONENT, channel, data, message=message)

    async def window(self, custom_id: str, channel: str, components: list[Any]) -> str:
        """Send a window."""
        who = self.hall.world.people[self.person.id]
        data = {"custom_id": custom_id, "components": components}
        opener = Interaction("1", "x", COMMAND, who.id, channel, {})
        origin = interactions.metadata(self.hall, opener)
        return await self.send(MODAL_SUBMIT, channel, data, origin=origin)

    async def command(self, path: str, channel: str, options: list[Any]) -> str:
        """Send a command."""
        name, *sub = path.split()
        for part in reversed(sub):
            options = [{"name": part, "type": 1, "options": options}]
        data = {"id": await self.person.command_id(name), "name": name, "type": 1}
        return await self.send(COMMAND, channel, {**data, "options": options})

    async def send(self, kind: int, channel: str, data: dict[str, Any], **more: Any) -> str:
        """What one is told in private; empty if it is not in words, or by an edit."""
        who = self.hall.world.people[self.person.id]
        where = self.hall.world.channels[channel]
        started = interactions.start(self.hall, kind, who, where, data, **more)
        assert await self.person.settle(started.id) is None, f"no answer to {data}"
        return await self._told(started)

    async def _told(self, started: Interaction) -> str:
        if self.hall.world.interactions[started.id].answer in ANSWERS_ANEW:
            return said(await self.person.told(started.id, started.channel_id))
        await asyncio.sleep(0)
        await self.house.under_way.settle(PATIENCE)
        for message in self.hall.world.messages.values():
            if message.interaction_id == started.id:
                return message.content
        return ""
