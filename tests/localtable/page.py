"""A person at the page: the same questions that the web page asks, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp

from tests.localtable import deeds
from tests.localtable.stand_in import StandIn

Json = dict[str, Any]


class PageError(Exception):
    """The page was told no."""


class Page:
    """What one person does; `await page.settled(i)` waits for the bot's answer."""

    def __init__(self, table: StandIn, session: aiohttp.ClientSession, person: str) -> None:
        self.table = table
        self.session = session
        self.person = person

    async def ask(self, action: str, **body: Any) -> Json:
        if action == "world":
            return deeds.do(self.table, **body)
        url = f"{self.table.url}/table/{action}"
        async with self.session.post(url, json={"person": self.person, **body}) as response:
            answer = await response.json()
        if "error" in answer and response.status >= 400:
            raise PageError(answer["error"])
        assert isinstance(answer, dict)
        return answer

    async def state(self, channel: str | None = None, **more: Any) -> Json:
        return await self.ask("state", channel=channel, **more)

    async def messages(self, channel: str) -> list[Json]:
        found = (await self.state(channel))["messages"]
        assert isinstance(found, list)
        return found

    async def command(self, channel: str, text: str, **options: Any) -> str:
        """Use "/game new" with options; gives the interaction."""
        name, *path = text.lstrip("/").split()
        commands = (await self.state(channel))["commands"]
        found = next(c for c in commands if c["name"] == name)
        answer = await self.ask(
            "slash", channel=channel, command=found["id"], path=path, options=options
        )
        return str(answer["interaction"])

    async def press(self, message: str, custom_id: str, *values: str) -> str:
        more = {"values": list(values)} if values else {}
        answer = await self.ask("component", message=message, custom_id=custom_id, **more)
        return str(answer["interaction"])

    async def settled(self, interaction: str) -> Json:
        """Until the bot answered, or the time for it is over."""
        while True:
            said = await self.ask("interaction", id=interaction)
            if said["answered"] or said["error"]:
                return said
            await asyncio.sleep(0.005)

    async def until(self, channel: str, fits: Any) -> Json:
        """Until a message of the channel fits."""
        while True:
            for message in reversed(await self.messages(channel)):
                if fits(message):
                    return message
            await asyncio.sleep(0.005)
