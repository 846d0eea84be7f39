"""A small real discord.py bot that uses each kind of thing once, for the tests."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import discord
from discord import app_commands, ui

from localtable.connect import point_discord_at
from tests.localtable.stand_in import StandIn

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082"
)
"""A PNG of one pixel."""


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that counts its presses in its own id."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Pressed {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = ui.View(timeout=None)
        view.add_item(Count(self.n + 1))
        await interaction.response.edit_message(view=view)


class Form(ui.Modal, title="Secret bid"):
    """A window with a text and a menu."""

    bid = ui.Label(text="Bid", component=ui.TextInput(custom_id="bid", max_length=3))
    town = ui.Label(
        text="Town",
        component=ui.Select(
            custom_id="town",
            options=[discord.SelectOption(label=x, value=x) for x in ("Dublin", "Cork")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        bid, town = self.bid.component, self.town.component
        assert isinstance(bid, ui.TextInput)
        assert isinstance(town, ui.Select)
        await interaction.response.send_message(f"{bid.value} for {town.values[0]}")


class SmallBot(discord.Client):
    """The client with its command tree; what it met is kept for the tests."""

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(
            intents=intents,
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False),
        )
        self.tree = app_commands.CommandTree(self)
        self.errors: list[BaseException] = []
        self.pressed: list[discord.Interaction[Any]] = []
        self.ready = asyncio.Event()
        self.resumed = asyncio.Event()
        self.heard: asyncio.Queue[discord.Message] = asyncio.Queue()
        self.handlers: dict[str, Callable[[discord.Interaction[Any]], Any]] = {}
        """What to do when a component with this custom id is used."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        add_commands(self)
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.put_nowait(message)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        self.pressed.append(interaction)
        custom_id = (interaction.data or {}).get("custom_id")
        if handler := self.handlers.get(str(custom_id)):
            await handler(interaction)


def add_commands(bot: SmallBot) -> None:
    """The commands: each shows one way to answer."""
    game = app_commands.Group(name="game", description="Games")

    @game.command(name="new", description="Open a table")
    @app_commands.describe(game="Which one", seats="How many", host="Who opens it")
    async def new(
        interaction: discord.Interaction[Any],
        game: str,
        seats: app_commands.Range[int, 2, 5] = 3,
        host: discord.Member | None = None,
        where: discord.TextChannel | None = None,
    ) -> None:
        named = host.mention if host else "nobody"
        view = ui.View(timeout=None)
        view.add_item(Count(0))
        text = f"{game} for {seats} by {named} in {where} ({interaction.locale})"
        await interaction.response.send_message(text, view=view)

    @new.autocomplete("game")
    async def games(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        names = ["Chess", "Checkers", "Go"]
        return [
            app_commands.Choice(name=x, value=x.lower())
            for x in names
            if x.lower().startswith(typed.lower())
        ]

    @bot.tree.command(description="Only for you")
    async def hand(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("Your hand", file=picture("hand.png"))
        await interaction.followup.send("And more", ephemeral=True)

    @bot.tree.command(description="A window")
    async def bid(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Form())

    @bot.tree.command(description="Never answers")
    async def silence(interaction: discord.Interaction[Any]) -> None:
        del interaction

    @bot.tree.command(description="A panel")
    async def panel(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=a_panel(), attachments=[picture("b.png")])

    bot.tree.add_command(game)

    @bot.tree.error
    async def failed(_: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        bot.errors.append(error)


def picture(name: str, description: str | None = None) -> discord.File:
    """A small PNG."""
    return discord.File(io.BytesIO(PIXEL), name, description=description)


def a_panel() -> ui.LayoutView:
    """One of every part of Components V2."""
    view = ui.LayoutView(timeout=None)
    box = ui.Container[Any](accent_colour=0x336699)
    box.add_item(ui.TextDisplay("# The board"))
    section = ui.Section[Any]("Your turn", accessory=ui.Button(label="Look", custom_id="look"))
    box.add_item(section)
    box.add_item(ui.Separator())
    gallery = ui.MediaGallery[Any]()
    gallery.add_item(media="attachment://b.png", description="The board in words")
    box.add_item(gallery)
    row = ui.ActionRow[Any]()
    row.add_item(
        ui.Select(
            custom_id="pick",
            max_values=2,
            options=[discord.SelectOption(label=x, value=x) for x in "abc"],
        )
    )
    box.add_item(row)
    view.add_item(box)
    return view


@contextlib.asynccontextmanager
async def running(
    table: StandIn, intents: discord.Intents | None = None
) -> AsyncIterator[SmallBot]:
    """The bot, logged in and ready; afterwards discord.py points where it did before."""
    route, gateway = discord.http.Route, discord.gateway.DiscordWebSocket
    before = route.BASE, gateway.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at(table.url)
    if intents is None:
        intents = discord.Intents.none()
        intents.guilds = True
    bot = SmallBot(intents)
    async with bot:
        task = asyncio.create_task(bot.start("any token"))
        waiting = asyncio.create_task(bot.ready.wait())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield bot
    await task
    route.BASE, gateway.DEFAULT_GATEWAY, discord.Asset.BASE = before
