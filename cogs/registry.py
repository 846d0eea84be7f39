"""Slash commands as Discord gets them: their words in all languages, registered when changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import locale_str

from texts import LOCALES, nearest, own_words

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger(__name__)

STORED_HASH = "commands-hash"
STORED_SERVER = "commands-server"
"""The server in which `/admin` was registered last."""


def worded(key: str) -> locale_str:
    """A command's name or description: English as such, the rest by the translator."""
    return locale_str(own_words(LOCALES[0])(key), key=key)


class Translator(app_commands.Translator):
    """Looks names and descriptions up in the bot's catalogue."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        ours = nearest(locale.value)
        if key is None or ours is None or ours == LOCALES[0]:
            return None
        return own_words(ours)(key)


async def register_if_changed(house: House) -> None:
    """Tell Discord our commands, unless it has just these already (the same hash is stored).

    A failure is logged and never stops the bot: the old commands go on working.
    """
    try:
        if await house.store.meta.get(STORED_HASH) != await _digest(house):
            await register(house)
    except (discord.HTTPException, app_commands.AppCommandError):
        log.exception("could not register the commands")


async def register(house: House) -> int:
    """Tell Discord our commands, in any case; how many they are.

    Raises:
        discord.HTTPException, app_commands.AppCommandError: they were not taken.
    """
    meta = house.store.meta
    before = await meta.get(STORED_SERVER)
    count = len(await house.tree.sync())
    for server in _servers(house):
        count += len(await house.tree.sync(guild=server))
    now = str(house.settings.admin_server or "")
    if before and before != now:
        await house.http.bulk_upsert_guild_commands(house.application_id or 0, int(before), [])
    await meta.set(STORED_SERVER, now)
    await meta.set(STORED_HASH, await _digest(house))
    log.info("registered %d commands", count)
    return count


def _servers(house: House) -> list[discord.Object]:
    """The servers with commands of their own."""
    server = house.settings.admin_server
    return [] if server is None else [discord.Object(server)]


async def _digest(house: House) -> str:
    """Changes with anything that Discord is told."""
    tree = house.tree
    said: list[object] = [str(house.application_id)]
    for server in (None, *_servers(house)):
        payload = [
            await command.get_translated_payload(tree, tree.translator)
            if tree.translator
            else command.to_dict(tree)
            for command in tree.get_commands(guild=server)
        ]
        said.append(payload if server is None else [str(server.id), payload])
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()
