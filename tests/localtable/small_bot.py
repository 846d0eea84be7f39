"""A small real discord.py bot, for what Meadhall does not do yet."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands

from localtable.connect import point_discord_at
from tests.localtable.stand_in import StandIn


class SmallBot(discord.Client):
    """The client with its command tree; what it met is kept for the tests."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()

    async def setup_hook(self) -> None:
        add_commands(self.tree)
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()

    def channel(self, id_: str) -> discord.TextChannel:
        found = self.get_channel(int(id_))
        assert isinstance(found, discord.TextChannel)
        return found


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Only for you")
    async def hand(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("Your hand")

    @tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction[Any], person: discord.Member) -> None:
        await interaction.response.send_message(f"Hello {person.mention}", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        words = f"{message.author.mention}: {message.content} in {interaction.channel_id}"
        await interaction.response.send_message(words)


@contextlib.asynccontextmanager
async def running(table: StandIn) -> AsyncIterator[SmallBot]:
    """The bot, logged in and ready; afterwards discord.py points where it did before."""
    route, gateway = discord.http.Route, discord.gateway.DiscordWebSocket
    before = route.BASE, gateway.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at(table.url)
    async with SmallBot() as bot:
        task = asyncio.create_task(bot.start("any token"))
        async with asyncio.timeout(20):
            await bot.ready.wait()
        yield bot
    await task
    route.BASE, gateway.DEFAULT_GATEWAY, discord.Asset.BASE = before
