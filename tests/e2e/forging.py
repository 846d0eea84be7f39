"""What Discord would not let anybody send, sent all the same."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.e2e.exchange import COMMAND, COMPONENT, WINDOW, Exchange
from tests.e2e.house import House
from tests.e2e.people import Person, said


class Forger:
    """Sends the bot what a client of Discord would not."""

    def __init__(self, exchange: Exchange, house: House, person: Person) -> None:
        self.exchange = exchange
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
        rows = [{"type": 1, "components": [part]}]
        message = await self.exchange.post(channel, content="x", components=rows)
        return await self.send(COMPONENT, channel, data, message)

    async def window(self, custom_id: str, channel: str, components: list[Any]) -> str:
        """Send a window that something there has opened."""
        data = {"custom_id": custom_id, "components": components}
        opener = await self.exchange.post(channel, content="x")
        return await self.send(WINDOW, channel, data, opener)

    async def command(self, path: str, channel: str, options: list[Any] | None = None) -> str:
        """Send a command."""
        name, *sub = path.split()
        sent = options or []
        for part in reversed(sub):
            sent = [{"name": part, "type": 1, "options": sent}]
        data = {"id": await self.person.command_id(name), "name": name, "type": 1}
        return await self.send(COMMAND, channel, {**data, "options": sent})

    async def send(self, kind: int, channel: str, data: dict[str, Any], message: str = "") -> str:
        """What one is told in private; empty if it is not in words, or by an edit."""
        sent = self.exchange.interact(kind, self.person.id, channel, data, message)
        assert await self.person.settle(sent) is None, f"no answer to {data}"
        if self.person.gets_a_message(sent):
            return said(await self.person.told(sent, channel))
        await asyncio.sleep(0)
        await self.house.nothing_under_way()
        return self.exchange.message_of(sent)
