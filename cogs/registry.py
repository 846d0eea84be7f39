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
        payload = [
            await command.get_translated_payload(house.tree, house.tree.translator)
            if house.tree.translator
            else command.to_dict(house.tree)
            for command in house.tree.get_commands()
        ]
        text = json.dumps([str(house.application_id), payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await house.store.meta.get(STORED_HASH) == digest:
            return
        await house.tree.sync()
        await house.store.meta.set(STORED_HASH, digest)
        log.info("registered %d commands", len(payload))
    except (discord.HTTPException, app_commands.AppCommandError):
        log.exception("could not register the commands")
