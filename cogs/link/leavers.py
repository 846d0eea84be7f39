"""Looking whether somebody is still in the server, without the intent to see all who are."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from engine.table.commands import seating
from engine.table.service import Refused

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

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
