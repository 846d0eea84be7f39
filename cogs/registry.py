"""Slash commands as Discord gets them: their words in all languages, registered where Discord has
others than these. Another installation of the same application may have put its own in their
place, so each start asks Discord what it has.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.http import Route

from cogs.connection import OUTAGES, growing, in_short
from cogs.frame import Bot
from db.base.mapped import META
from db.tables.tables import DAY
from texts import LOCALES, nearest, own_words

log = logging.getLogger(__name__)

Json = dict[str, Any]

FIRST_TRY_SECONDS: Final = 10.0
"""How long the start waits for the commands. Discord may keep us waiting for hours: no more than
200 may be made a day (30034)."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 6 * 3600.0

NO_SERVER: Final = (10004, 50001)  # unknown guild, missing access (topics/opcodes-and-status-codes)

ON_SERVERS: Final = "0"
"""As opposed to "1", for a person (resources/application, "Application Integration Types")."""
SCOPES: Final = ("bot", "applications.commands")
NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    attach_files=True,
    read_message_history=True,
    pin_messages=True,
)
"""What the bot is invited with. The README says what for."""

STORED_SERVER = "commands-server"  # the server in which `/admin` was registered last


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


class Registrar:
    """Brings Discord's list of our commands up to date and tries again until it is. What fails
    here never stops the bot: the commands that Discord has go on working."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._tried = asyncio.Event()

    async def tried(self) -> None:
        """Until everybody's commands are registered or were refused once; a few seconds at most."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), FIRST_TRY_SECONDS)

    async def run(self) -> None:
        leave = partial(leave_old_server, self.bot)
        steps = (self._everybodys, leave, self._the_operators, self._invitation)
        await asyncio.gather(*(self._until_done(step) for step in steps))

    async def _until_done(self, step: Callable[[], Awaitable[None]]) -> None:
        for pause in growing(FIRST_PAUSE, LONGEST_PAUSE):
            try:
                await step()
                return
            except Exception as fault:
                text = "could not register the commands (%s); the next try is in %.0f s"
                log.warning(text, in_short(fault), pause, exc_info=not isinstance(fault, OUTAGES))
            await asyncio.sleep(pause)

    async def _everybodys(self) -> None:
        try:
            await mend(self.bot, None)
        finally:
            self._tried.set()

    async def _the_operators(self) -> None:
        """`/admin`, if it is kept to one server. Where the bot is not there nothing is sent: it
        waits for an invitation."""
        server = self.bot.settings.admin_server
        if server is None:
            return
        await self.bot.wait_until_ready()
        while True:
            if self.bot.get_guild(server) is not None:
                try:
                    await mend(self.bot, server)
                except discord.HTTPException as fault:
                    if fault.code not in NO_SERVER:
                        raise
                else:
                    return
            log.warning(
                "MEADHALL_ADMIN_SERVER is %d, but the bot is not there or may not add commands:"
                " /admin appears nowhere. Invite the bot there, or set another server or none",
                server,
            )
            with contextlib.suppress(TimeoutError):
                await self.bot.wait_for(
                    "guild_join", check=lambda guild: guild.id == server, timeout=DAY
                )

    async def _invitation(self) -> None:
        link = await mend_invitation(self.bot)
        if not self.bot.settings.token:
            return
        await self.bot.wait_until_up()
        if self.bot.guilds:
            log.info("this link invites the bot to another server: %s", link)
        else:
            log.warning("the bot is on no server yet. This link invites it: %s", link)


async def mend(bot: Bot, server: int | None, *, anyway: bool = False) -> int:
    """Tell Discord the commands of a server, or everybody's, unless it has just these already. How
    many they are."""
    # The library's own way leaves the translations out, and others' commands.
    where = "" if server is None else f"/guilds/{server}"
    path = f"/applications/{bot.application_id}{where}/commands"
    has = await bot.http.request(Route("GET", path), params={"with_localizations": "true"})
    ours: list[Json] = []
    for command in bot.tree.get_commands(guild=None if server is None else discord.Object(server)):
        ours.append(await command.get_translated_payload(bot.tree, Translator()))
        # Its words in three languages take milliseconds: others have their turn between.
        await asyncio.sleep(0)
    if not anyway and normal(has, server) == normal(ours, server):
        return len(ours)
    # Ours, and none of others but those that are not ours to make: without them Discord refuses the
    # whole (50240).
    whole = [*ours, *(command for command in has if command["type"] not in KINDS)]
    await bot.http.request(Route("PUT", path), json=whole)
    log.info("registered %d commands%s", len(ours), f" in server {server}" if server else "")
    return len(ours)


async def mend_invitation(bot: Bot) -> str:
    """Have Discord's own *Add App* button ask for all that the bot needs, unless it does, or the
    owner has a link of their own. The link."""
    about: Any = await bot.http.application_info()
    if about.get("custom_install_url"):
        return str(about["custom_install_url"])
    config: Json = {}
    for where, install in (about.get("integration_types_config") or {}).items():
        params = dict((install or {}).get("oauth2_install_params") or {})
        if params:
            # Discord tells permissions as text, and takes them as a number.
            params["permissions"] = int(params["permissions"])
        config[where] = {"oauth2_install_params": params} if params else {}
    asked = config.get(ON_SERVERS, {}).get("oauth2_install_params", {})
    rights = discord.Permissions(asked.get("permissions", 0))
    scopes = list(dict.fromkeys([*asked.get("scopes", ()), *SCOPES]))
    if not rights >= NEEDED or scopes != asked.get("scopes"):
        rights |= NEEDED
        params = {"scopes": scopes, "permissions": rights.value}
        config[ON_SERVERS] = {"oauth2_install_params": params}
        payload = {"integration_types_config": config}
        try:
            await bot.http.edit_application_info(reason=None, payload=payload)
        except discord.HTTPException as fault:
            # The link needs no settings.
            log.warning("Discord's invitation to the bot stays as it is (%s)", in_short(fault))
        else:
            log.info("Discord's invitation to the bot asks for its permissions now")
    return discord.utils.oauth_url(about["id"], permissions=rights, scopes=scopes)


async def register(bot: Bot) -> int:
    """Tell Discord our commands, in any case; how many they are."""
    count = await mend(bot, None, anyway=True)
    if bot.settings.admin_server is not None:
        count += await mend(bot, bot.settings.admin_server, anyway=True)
    await leave_old_server(bot)
    return count


async def leave_old_server(bot: Bot) -> None:
    """Remove `/admin` from where it was before, if it belongs elsewhere now."""
    before = await bot.store.read(META.get, STORED_SERVER)
    now = str(bot.settings.admin_server or "")
    if before and before != now:
        try:
            await bot.http.bulk_upsert_guild_commands(bot.application_id or 0, int(before), [])
        except discord.HTTPException as fault:
            if fault.code not in NO_SERVER:
                raise
    await bot.store.write(META.put, STORED_SERVER, now)


KINDS: Final = (1, 2, 3)
"""Typed, of a person, of a message. Discord makes one of another kind ("Launch") for applications
with Activities, where its owner may have switched them on ("Entry Point Commands")."""
EVERYBODYS_ONLY: Final = ("contexts", "integration_types")
"""Means nothing of a server's own commands (interactions/application-commands)."""


def normal(commands: Iterable[Json], server: int | None) -> dict[tuple[int, str], Json]:
    """Commands that may be ours, by kind and name, as the library reads them: what is said in
    another order, or not said, means the same. Discord has more to say: ids, versions."""
    found = {}
    nobody: Any = None
    for form in commands:
        whole: Any = {"description": "", **form, "id": 0, "application_id": 0}
        read = app_commands.AppCommand(data=whole, state=nobody)
        told: Any = read.to_dict()
        told |= {"nsfw": read.nsfw, "for": read.default_member_permissions}
        if server is not None:
            told |= dict.fromkeys(EVERYBODYS_ONLY)
        if told["type"] in KINDS:
            found[told["type"], read.name] = told
    return found
