"""Direct messages' channels, opened one at a time with a pause between (`Settings.dm_seconds`),
because Discord quarantines bots that open many at once; waiting for one delays nobody else, the
courier carries other lanes meanwhile. And looking whether somebody is still in the server, without
the intent to see all who are."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import PartialMessageable

from cogs.link import refusals
from db.people import people
from engine.table.commands import seating
from engine.table.service import Refused
from engine.table.tasks.courier import TryLater

if TYPE_CHECKING:
    from cogs.bot import Bot


log = logging.getLogger(__name__)

UNKNOWN_MEMBER: Final = 10007
UNKNOWN_PERSON: Final = 10013
"""Nobody has this account any more."""


async def look_for(bot: Bot, table: int, guild: int, person: int) -> bool:
    """Ask Discord whether this person is on the server, and note it for the table; the others are
    told once. Whether they are there, by what Discord says."""
    try:
        await bot.http.get_member(guild, person)
    except discord.HTTPException as fault:
        gone = fault.code in (UNKNOWN_MEMBER, UNKNOWN_PERSON)
        if not gone:
            log.info("could not look for %s in server %s: %s", person, guild, fault.code)
            if fault.status >= 500 or fault.status == 429:
                return True
    else:
        gone = False
    try:
        if await bot.service.do(table, seating.noticed, person, gone=gone):
            log.info("table %s: %s left the server", table, person)
    except Refused as refused:
        log.info("table %s: could not look for its players: %s", table, refused)
    return not gone


async def look_for_all(bot: Bot) -> None:
    """One round of the daily look at those for whom tables wait."""
    for table, guild, person in await bot.service.look(seating.to_look_for):
        await look_for(bot, table, guild, person)


RESTS: Final = (60.0, 300.0, 900.0, 3600.0)
"""Seconds for which none is opened after Discord found that too many were, again and again."""


class TooManyOpened(TryLater):
    """Discord wants no more channels opened for a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, counts=False)


class DmChannels:
    """See the module."""

    def __init__(self, bot: Bot, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.bot = bot
        self._clock = clock
        self._opening = asyncio.Lock()
        self._rests_until = 0.0
        self._too_many = 0

    async def channel(self, person: int, known: int | None = None) -> PartialMessageable:
        """The channel with a person, opened once and remembered. `known`: if it has been read.

        Raises:
            TooManyOpened: not now; known channels are not concerned.
            discord.HTTPException: it could not be opened.
        """
        if known is None:
            known = (await self.bot.store.read(people.get, person)).dm_channel
        if known is None:
            self._may_open()
            self.bot.courier.aside()
            async with self._opening:
                # Somebody else may have opened it, or met Discord's limit, in the meantime.
                known = (await self.bot.store.read(people.get, person)).dm_channel
                if known is None:
                    self._may_open()
                    known = await self._open(person)
                    await asyncio.sleep(self.bot.settings.dm_seconds)
        return self.bot.get_partial_messageable(known, type=discord.ChannelType.private)

    def _may_open(self) -> None:
        rest = self._rests_until - self._clock()
        if rest > 0:
            raise TooManyOpened(rest)

    async def _open(self, person: int) -> int:
        try:
            opened = await self.bot.create_dm(discord.Object(person))
        except discord.HTTPException as fault:
            if fault.code in refusals.TOO_FAST:
                self.too_fast(fault.code)
            raise
        self._too_many = 0
        await self.bot.store.write(people.set_dm, person, opened.id, closed=False)
        return opened.id

    def too_fast(self, code: int) -> None:
        """Discord said so: none is opened for a while, a longer one each time."""
        seconds = RESTS[min(self._too_many, len(RESTS) - 1)]
        self._too_many += 1
        self._rests_until = self._clock() + seconds
        log.warning("Discord allows no more new DMs (%s): none for %.0f s", code, seconds)

    async def closed(self, person: int, fault: discord.HTTPException) -> None:
        """Direct messages do not get to this person, until they press something in private."""
        log.info("DMs of %s are closed (%s)", person, fault.code)
        apart = fault.code == refusals.APART
        await self.bot.store.write(people.set_dm, person, None, closed=True, apart=apart)

    async def tell(
        self, person: int, text: str, files: Callable[[], Sequence[discord.File]] = tuple
    ) -> None:
        """Say something once. It may not meet, and nothing depends on it; then the log has a
        line."""
        if (await self.bot.store.read(people.get, person)).dms_closed:
            log.info("%s could not be told: DMs are closed", person)
            return
        try:
            channel = await self.channel(person)
            await channel.send(text, files=files())
        except discord.HTTPException as fault:
            refusal = refusals.read(fault)
            log.info("%s could not be told: %s", person, refusal)
            if refusal.kind == "person":
                await self.closed(person, fault)
            elif refusal.kind == "gone":
                await self.forget(person)
        except (TooManyOpened, *refusals.NETWORK) as fault:
            log.info("%s could not be told: %r", person, fault)

    async def forget(self, person: int) -> None:
        """The channel that was known is not there: another one is opened next time."""
        await self.bot.store.write(people.set_dm, person, None, closed=False)
