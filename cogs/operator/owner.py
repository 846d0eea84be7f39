"""Word to whoever runs the bot: the application's owner, by direct message."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from db.base.disk import DiskTrouble
from db.people import people
from texts import LOCALES, nearest, own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)


async def tell_owner(bot: Bot, key: str, **args: str | int) -> bool:
    """Say something of our catalogue to the owner (of a team: its owner); whether it got there.
    Nothing is written down for it: this is how they learn that nothing can be."""
    try:
        about = await bot.application_info()
        owner = about.team.owner_id if about.team is not None else about.owner.id
        if owner is None:
            return False
        channel = await bot.create_dm(discord.Object(owner))
        await channel.send(own_words(await _locale(bot, owner))(key, **args))
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as fault:
        log.warning("the owner could not be told (%s): %s", key, fault)
        return False
    return True


async def _locale(bot: Bot, person: int) -> str:
    try:
        return nearest((await bot.store.read(people.get, person)).language) or LOCALES[0]
    except DiskTrouble:
        return LOCALES[0]
