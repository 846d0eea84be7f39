"""Starts Bot: `python bot.py`.

With DISCORD_TOKEN it plays on Discord; without one it opens the local table, a stand-in for
Discord on this machine, and prints its address. `python bot.py --copy TO` copies the database
while the bot plays on; `python bot.py --restored` goes on from an older copy of it.
"""

from __future__ import annotations

import signal
import sys

if __name__ == "__main__":
    # Ctrl-C while the libraries are being imported, which takes a second or two, is not a fault.
    signal.signal(signal.SIGINT, lambda *_: sys.exit(130))

import argparse
import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import discord

from cogs.bot import Bot
from cogs.connection import MEND_FIRST, Calm, ShutOutError, keep_playing
from cogs.copies import RESTORED, OtherWorldError
from cogs.frame.settings import DEFAULT_DATABASE, BadSettings, Settings, read_settings
from cogs.operator import tune_python, versions
from cogs.painting import PROGRAM
from cogs.redaction import redact
from db.base.disk import (
    DiskTrouble,
    InUseError,
    make_folder,
    sole_user,
    told_as_trouble,
    trouble_with_file,
)
from db.base.mapped import META
from db.copies import erasures
from db.copies.backup import copy_to, folder_of
from db.copies.erasures import CopyFailedError
from db.store import UnreadableDatabaseError, open_store
from engine.games import all_games, game_words, lessons, scenes, wording
from engine.process import Process
from localtable.server import LocalTable, PortError, point_discord_at, serve
from pictures.studio import PaintingError, Studio
from texts import LOCALES, nearest, own_words

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

log = logging.getLogger("meadhall")

LOCAL_TOKEN = "local-table"  # any token opens the local table

LOCAL_PORTS = 8765, 9
"""The local table's port if the settings name none, and how many of the next ones it may try."""

LOCAL_READY_SECONDS = 0.05
"""How long the library waits for more servers at the start: a local table has one."""


class Invitation:
    """What the local table's empty page invites to: each game against computer players at once or
    with friends, and how it plays."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def cards(self, locale: str) -> Sequence[dict[str, Any]]:
        """A card a game, in the language that fits."""
        locale = nearest(locale) or LOCALES[0]
        say, cards = own_words(locale), []
        for game in all_games():
            words, speak = game_words(game, locale), wording(game)
            cover = scenes(game).cover(words)
            ways = [
                {"name": name, "label": say(f"button-{name}"), "command": to, "options": given}
                for name, to, given in (
                    ("alone", "game new", {"game": game, "alone": True}),
                    ("together", "game new", {"game": game}),
                    ("plays", "learn" if lessons(game).pages else "rules", {"game": game}),
                )
            ]
            card = {"key": game, "title": speak.title(words), "text": speak.pitch(words)}
            cards.append({**card, "alt": "" if cover is None else cover.alt, "ways": ways})
        return cards

    async def picture(self, key: str, locale: str) -> bytes | None:
        """A game's cover. None: it has none, or it cannot be painted."""
        if key not in all_games():
            return None
        cover = scenes(key).cover(game_words(key, nearest(locale) or LOCALES[0]))
        try:
            return None if cover is None else (await self._studio.picture(cover)).png
        except PaintingError:
            return None


def stop_on_signals() -> asyncio.Event:
    """An event that SIGINT or SIGTERM sets."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no loop signal handlers
            loop.add_signal_handler(number, stop.set)
    return stop


@contextlib.asynccontextmanager
async def somewhere_to_play(settings: Settings, studio: Studio) -> AsyncIterator[tuple[str, str]]:
    """The token to use: Discord's, or that of a local table (started here if none runs yet); and
    the address of the local table's page."""
    if settings.token:
        yield settings.token, ""
    elif settings.local_url:
        point_discord_at(settings.local_url)
        yield LOCAL_TOKEN, settings.local_url
    else:
        port, others = LOCAL_PORTS if settings.local_port is None else (settings.local_port, 0)
        invites = Invitation(studio)
        make = partial(LocalTable, folder=settings.local_folder, invites=invites)
        async with serve(make, port, others) as server:
            point_discord_at(server.url)
            log.info("no DISCORD_TOKEN: the local table is at %s", server.url)
            yield LOCAL_TOKEN, server.url


async def run(settings: Settings, calm: Calm, *, restored: bool = False) -> None:
    """Until a signal asks to stop. `restored`: the database is an older copy."""
    stop = stop_on_signals()
    options: dict[str, Any] = {}
    if not settings.token:
        options["guild_ready_timeout"] = LOCAL_READY_SECONDS
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(sole_user(settings.database))
        studio = await stack.enter_async_context(contextlib.aclosing(Studio(Process(PROGRAM))))
        where = somewhere_to_play(settings, studio)
        with told_as_trouble():
            token, options["page"] = await stack.enter_async_context(where)
        store = await stack.enter_async_context(open_store(settings.database))
        if restored:
            await store.write(META.put, RESTORED, "by the operator")

        def made(**more: Any) -> Bot:
            bot = Bot(settings, store, studio, **options, **more)
            tune_python(bot)
            return bot

        await keep_playing(made, token, stop, calm)
    log.info("stopped")


def main(arguments: Sequence[str] = ()) -> int:
    """The exit code: 0 after a clean end, 1 when it could not start, 78 when starting again is no
    use before the settings are fixed."""
    parser = argparse.ArgumentParser(
        description="Plays board games on Discord; without DISCORD_TOKEN, at a local table in your"
        " browser. Settings come from the environment or from .env (see .env.example)."
    )
    parser.add_argument(
        "--copy", metavar="TO", help="copy the database to a new file or into a folder, then exit"
    )
    parser.add_argument(
        "--restored",
        action="store_true",
        help="the database is an older copy that you put in its place: put that right, and play on",
    )
    given = parser.parse_args(arguments)
    copy: str | None = given.copy
    here = Path.cwd()
    os.chdir(Path(__file__).parent)
    try:
        settings = read_settings(os.environ, Path(".env"))
    except BadSettings as bad:
        for problem in bad.problems:
            print(problem, file=sys.stderr)  # noqa: T201
        return MEND_FIRST
    if copy is not None:
        return copied(settings.database, os.path.join(here, copy))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level), root=True)
    redact()
    log.info(start_line(settings))
    for sentence in settings.unknown:
        log.warning(sentence)
    calm = Calm()
    for name in Calm.LOGGERS:
        logging.getLogger(name).addFilter(calm)
    try:
        is_default = settings.database.parent == DEFAULT_DATABASE.parent
        make_folder(settings.database, settings.local_folder, is_default=is_default)
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run(settings, calm, restored=given.restored))
    except ShutOutError as reason:
        log.error("%s.", reason)
        return reason.exit_code
    except PortError as fault:
        log.error("cannot start: %s; MEADHALL_LOCAL_PORT chooses another port", fault.strerror)
        return MEND_FIRST
    except (InUseError, UnreadableDatabaseError, CopyFailedError, OtherWorldError) as reason:
        log.error("cannot start: %s", reason)
        return 1
    except OSError as fault:
        trouble = fault if isinstance(fault, DiskTrouble) else trouble_with_file(fault)
        if trouble is not fault and trouble.kind == "failing":
            raise  # The disk is neither full nor closed to us.
        log.error("cannot start with %s: %s: %s", settings.database, trouble, trouble.remedy)
        return 1
    return 0


def copied(database: Path, to: str) -> int:
    """Copy the database, or say why that failed. The exit code."""
    try:
        copy = copy_to(database, to, int(time.time()))
    except CopyFailedError as fault:
        print(fault, file=sys.stderr)  # noqa: T201
        return 1
    ledger = erasures.path_of(database, copy.parent)
    print(f"copied {database} to {copy}; keep {ledger.name} beside it")  # noqa: T201
    return 0


def start_line(settings: Settings) -> str:
    """Versions, and where the database and its copies are."""
    database = settings.database.resolve()
    what = ", ".join(f"{name} {version}" for name, version in versions().items())
    where = folder_of(database)
    return f"{what}; database {database}, copies in {where}, log level {settings.log_level}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
