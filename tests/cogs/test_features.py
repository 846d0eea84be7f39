"""A feature's file is an extension of discord.py, with a Cog that carries its slash commands; who
only looks leaves no trace."""

from __future__ import annotations

import inspect
from pathlib import Path

import discord
import pytest

from cogs.bot import COGS, Bot
from cogs.frame.routes import find
from cogs.frame.settings import read_settings
from db.store import open_store
from pictures.painter import Painter
from tests.cogs.service import art_folder, loaded, studio_at_hand

SEATS = "cogs.seats"


def known_to(bot: Bot) -> set[str]:
    """All that can be typed, and all entries of menus."""
    kinds = discord.AppCommandType
    return {one.qualified_name for kind in kinds for one in bot.tree.walk_commands(type=kind)}


async def test_a_feature_is_listed_unloaded_and_loaded_again(tmp_path: Path) -> None:
    settings = read_settings({"MEADHALL_DATABASE": str(tmp_path / "x.sqlite3")}, tmp_path / "no")
    studio = studio_at_hand(Painter(art_folder))
    async with open_store(settings.database) as store, Bot(settings, store, studio) as bot:
        for name in COGS:
            await bot.load_extension(name)
        before = known_to(bot)
        seat = bot.get_cog("seats")
        assert seat is not None
        assert SEATS in bot.extensions
        own = {command.qualified_name for command in seat.get_app_commands()}
        assert {"seat leave", "Invite to a table"} <= own <= before
        pattern, _ = find("c:7:leave") or pytest.fail("it is known no more")
        assert ("button", pattern) in bot.routes
        await bot.unload_extension(SEATS)
        assert known_to(bot) == before - own - {"seat"}
        assert ("button", pattern) not in bot.routes
        assert not bot.get_cog("seats")
        await bot.load_extension(SEATS)
        assert known_to(bot) == before
        for name in list(bot.cogs):
            await bot.remove_cog(name)
        assert not bot.tree.get_commands()


def test_all_that_is_pressed_or_typed_is_acknowledged_by_the_frame() -> None:
    """Discord's interactions/receiving-and-responding: "You must send an initial response within 3
    seconds", so before anything else is waited for."""
    found = [*loaded().callbacks, *(handler for _, handler in loaded().handlers)]
    assert {Path(inspect.getfile(one)).name for one in found} == {"commands.py", "routes.py"}
