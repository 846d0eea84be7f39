"""A database belongs to one world: to Discord as one application sees it, or to one local table.

Elsewhere its threads and messages, its people and servers do not exist, and the posts that wait in
its outbox would be given up as undeliverable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogs.frame.settings import Settings
from db.base.mapped import META

if TYPE_CHECKING:
    from cogs.bot import Bot

STORED_WORLD: Final = "world"
"""In `meta`: "discord" or "local" and the application's id; of databases from before it was noted
"discord" alone (migrations/*_world.sql)."""
DISCORD: Final = "discord"
LOCAL: Final = "local"


class OtherWorldError(Exception):
    """This database belongs to another world; the text says what to do."""


async def claim(bot: Bot) -> None:
    """The database is of this world, from its first start on.

    Raises:
        OtherWorldError: it is of another one, and was left as it is.
    """
    settings = bot.settings
    kind = DISCORD if settings.token else LOCAL
    here = f"{kind} {bot.application_id}"
    there = await bot.store.read(META.get, STORED_WORLD)
    if there == here:
        return
    if there not in (None, kind):
        raise OtherWorldError(what_to_do(there, here, settings))
    await bot.store.write(META.put, STORED_WORLD, here)


def what_to_do(there: str, here: str, settings: Settings) -> str:
    """About a database of the world `there` that was opened in the world `here`."""
    database = settings.database
    another = "set MEADHALL_DATABASE to another file (a new one is made)"
    was, _, application = there.partition(" ")
    now, _, ours = here.partition(" ")
    its = f" (application {application})" if application else ""
    if was == now == LOCAL:
        return (
            f"{database} was played at another local table than that of {_place(settings)}, or that"
            " one was erased since: what was posted for it does not stand there. Bring the former"
            f" one back, or {another}"
        )
    if was == now:
        return (
            f"{database} was played on Discord by the application {application}, and this"
            f" DISCORD_TOKEN is of the application {ours}: copy the token of {application} from its"
            f" page Bot, or {another}"
        )
    if was == DISCORD:
        return (
            f"{database} was played on Discord{its}, and without a DISCORD_TOKEN the bot plays at"
            f" the local table: set DISCORD_TOKEN to play on, or {another} to play locally"
        )
    return (
        f"{database} was played at a local table, and with a DISCORD_TOKEN the bot plays on"
        f" Discord: {another} for Discord, or leave DISCORD_TOKEN out to play on locally"
    )


def _place(settings: Settings) -> str:
    return settings.local_url or str(settings.local_folder)
