"""What a test asks of a bot in this process that no person can do or see from outside. Besides the
helpers that start it (`runs`, `starting`, `sketches`) and read its database (`records`), this and
what it is made of (`books`, `hands`, `faults`) are all that an end-to-end test knows of the
service."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp

from cogs.connection import STORED_SERVER
from cogs.frame.words import plain as plain_name
from cogs.operator import metrics_served
from cogs.operator import own_version as version
from cogs.seats import look_for_leavers
from engine.table.commands.seating import LOOK_AGAIN
from engine.table.record import budget, deadlines, pace
from tests.e2e.exchange import StandIn
from tests.e2e.faults import Faults
from tests.e2e.people import GUILD
from tests.e2e.starting import START_SECONDS, meadhall_at

__all__ = ["House", "house_at", "plain_name", "version"]

MINUTE, HOUR, DAY = 60, 3600, 86400
CALLS, LENDINGS = (budget.LIMITS[kind][0].hour for kind in ("call", "lend"))
"""How often one may invite, and lend one's seat, in an hour."""


@contextlib.asynccontextmanager
async def house_at(table: StandIn, database: Path, **how: Any) -> AsyncIterator[House]:
    """One that is ready, and closed at the end; `how`: see `starting.meadhall_at`."""
    async with meadhall_at(table, database, **how) as running:
        yield House(running)


class House(Faults):
    """A bot that runs, and what a test asks of it. `sitting` may be a table's number."""

    async def nothing_under_way(self) -> None:
        """Until it has seen to all that was pressed and typed."""
        await asyncio.sleep(0.01)
        await self.meadhall.in_flight.settle(START_SECONDS)

    async def posts_rest(self) -> None:
        """Until no post is left but those that are to be tried later."""
        await self.meadhall.courier.settle()

    async def told(self) -> None:
        """Until no post waits, while nobody else plays."""
        async with asyncio.timeout(START_SECONDS):
            while (await self.outbox())[0]:
                await self.meadhall.courier.settle()
                await asyncio.sleep(0.01)

    # Its clock and its rounds

    async def passes(self, seconds: int) -> None:
        """So much later, with all done that was due by then."""
        self.ahead += seconds
        await self.rings()
        await self.settled()

    async def rings(self) -> None:
        """What is due is put on its way."""
        await self.meadhall.timekeeper.ring()

    async def goes_quiet(self) -> None:
        """So long nobody did anything that a table of the usual pace is quiet."""
        await self.passes(deadlines.quiet_after(pace.PACES["relaxed"]))

    async def is_put_away(self) -> None:
        """And so long after that it is put away."""
        await self.passes(deadlines.ARCHIVED_AFTER)

    async def minute(self, times: int = 1) -> None:
        """A minute's work."""
        health: Any = self.meadhall.get_cog("Health")
        for _ in range(times):
            await health.minute()

    async def looks_for_people(self) -> None:
        """The daily look at who has left the server, twice."""
        self.ahead += LOOK_AGAIN + MINUTE
        for _ in range(2):
            await look_for_leavers.function(self.meadhall)
        await self.settled()

    @property
    def _reconcile(self) -> Any:
        return self.meadhall.get_cog("Reconcile")

    async def looks_at_prompts(self) -> None:
        """The daily look at what should stand."""
        await self._reconcile.look_at_prompts()
        await self.looks_again()

    async def looks_again(self) -> None:
        """What is missing is asked and told again."""
        await self._reconcile._ask_again(None)
        await self.settled()

    async def rights_changed(self) -> None:
        """The look that follows a change of a server's rights."""
        await self._reconcile.permissions_changed(int(GUILD))

    async def invited(self) -> None:
        """Discord says that the bot was invited."""
        async with asyncio.timeout(START_SECONDS):
            while (guild := self.meadhall.get_guild(int(GUILD))) is None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await self._reconcile.on_guild_join(guild)
        self.meadhall.dispatch("guild_join", guild)

    async def registered(self) -> None:
        """Until Discord has all commands, those of the operator's server too."""
        async with asyncio.timeout(START_SECONDS):
            for task in asyncio.all_tasks():
                if task.get_name() == "commands":
                    await task

    async def registers_instead(self, command: dict[str, Any]) -> None:
        """Another installation of the same application does."""
        app = self.meadhall.application_id or 0
        await self.meadhall.http.bulk_upsert_global_commands(app, [command])

    async def registered_at(self, server: str | None = None) -> str | None:
        """Where it knows the operator's commands to be, or is to know so."""
        return await self.kept(STORED_SERVER, server)

    async def posts_nothing_more(self) -> None:
        await self.meadhall.courier.stop()

    def hears(self, event: str) -> asyncio.Task[Any]:
        """The next event of this name that it is told ("guild_remove")."""
        return asyncio.create_task(self.meadhall.wait_for(event, timeout=20))

    @property
    def is_ready(self) -> bool:
        return self.meadhall.is_ready()

    async def wait_until_ready(self) -> None:
        await self.meadhall.wait_until_ready()

    def knows_server(self, server: str = GUILD) -> bool:
        return self.meadhall.knows(int(server))

    def in_memory(self) -> dict[str, int]:
        """How much of what Discord tells it keeps: nobody but itself, and no message."""
        servers = self.meadhall.guilds
        return {
            "shards": self.meadhall.shard_count or 1,
            "servers": len(servers),
            "members": sum(len(server.members) for server in servers),
            "messages": len(self.meadhall.cached_messages),
        }

    async def reloads_the_replay(self) -> None:
        """As by a restart."""
        await self.meadhall.reload_extension("cogs.replay")

    async def stops_looking_after_itself(self) -> None:
        """As at the end."""
        await self.meadhall.unload_extension("cogs.operator")

    async def close(self) -> None:
        await self.meadhall.close()

    # Its figures

    @property
    def figures(self) -> Any:
        return self.meadhall.figures

    async def metrics(self) -> tuple[str, str]:
        """What Prometheus reads: the kind of text, and the text."""
        async with (
            metrics_served(self.meadhall, "127.0.0.1", 0) as port,
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as response,
        ):
            assert response.status == 200
            return response.headers["Content-Type"], await response.text()
