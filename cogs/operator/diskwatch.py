"""A disk that refuses to write: said in the log once a minute at most, to the owner once an hour
at most, and once more when it is over."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cogs.operator.owner import tell_owner
from db.base.disk import DiskTrouble

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

MINUTE: Final = 60
HOUR: Final = 3600


class DiskWatch:
    """`seen` for each refusal, `minute` once a minute."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.trouble: DiskTrouble | None = None
        """The last one, until it is over."""
        self._refusals = 0
        """Since it began."""
        self._logged_at = -MINUTE
        self._told_at = -HOUR
        self._owner_knows = False
        self._telling: asyncio.Task[None] | None = None

    def seen(self, trouble: DiskTrouble) -> None:
        """Something was not written."""
        self.trouble = trouble
        self._refusals += 1
        now = self.bot.service.now()
        if not 0 <= now - self._logged_at < MINUTE:
            self._logged_at = now
            database = self.bot.settings.database
            log.error("%s: %s; refused %d times so far", database, trouble, self._refusals)
        if self.bot.is_ready():
            self._tell()

    async def minute(self) -> None:
        """Look whether it is over, and tell the owner, if that is still to be done."""
        if self.trouble is None:
            return
        try:
            await self.bot.need_room()
        except DiskTrouble:
            return  # `seen` was called
        count, self._refusals, self.trouble = self._refusals, 0, None
        log.warning("%s can be written again, after %d refusals", self.bot.settings.database, count)
        await self.settle()
        if self._owner_knows:
            self._owner_knows = not await tell_owner(self.bot, "owner-disk-over")

    async def settle(self) -> None:
        """Until the owner was told what is being told."""
        if self._telling is not None:
            await self._telling

    def _tell(self) -> None:
        now = self.bot.service.now()
        if 0 <= now - self._told_at < HOUR or (self._telling and not self._telling.done()):
            return
        self._told_at = now
        self._telling = asyncio.create_task(self._tell_owner(), name="disk trouble")

    async def _tell_owner(self) -> None:
        assert self.trouble is not None
        key = f"owner-disk-{self.trouble.kind}"
        database = str(self.bot.settings.database.resolve())
        if await tell_owner(self.bot, key, database=f"`{database}`"):
            self._owner_knows = True
        else:
            # The next refusal, in a minute at the latest, tries again.
            self._told_at = -HOUR
