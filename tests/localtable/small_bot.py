"""A small bot that posts one of everything, and writes down what it hears."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from localtable.server import point_discord_at
from tests.localtable.stand_in import StandIn

REGIONS = ("Munster", "Leinster", "Connacht", "Ulster", "Meath")
CARDS = tuple(f"card {number}" for number in range(1, 26))
ALT = "A map: Ana holds Munster, Bram holds Meath"
UNSAFE = "<img src=x onerror=\"document.body.dataset.broken='1'\">"
COMPONENT, MODAL = discord.InteractionType.component, discord.InteractionType.modal_submit


def board_file(name: str = "board.png") -> discord.File:
    content = io.BytesIO()
    Image.new("RGB", (1200, 800), "#7f9c6b").save(content, "PNG")
    content.seek(0)
    return discord.File(content, name, description=ALT)


class SmallBot(discord.Client):
    """`heard` grows by (what, person's name, value) with everything that people do."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.heard: list[tuple[str, str, Any]] = []
        self.news = asyncio.Event()
        self.go = asyncio.Event()
        self.presses = 0
        self.tree = app_commands.CommandTree(self)
        add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Names())
        await self.tree.sync()

    def channel(self, id_: str) -> discord.TextChannel:
        found = self.get_channel(int(id_))
        assert isinstance(found, discord.TextChannel)
        return found

    def hear(self, what: str, interaction: discord.Interaction, value: Any = None) -> None:
        self.heard.append((what, interaction.user.display_name, value))
        self.news.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        say = interaction.response.send_message
        if interaction.type is MODAL:
            values = [part["component"]["value"] for part in data["components"]]
            self.hear("form", interaction, values)
            await say("The bid is in", ephemeral=True)
        if interaction.type is not COMPONENT:
            return
        what, values = data["custom_id"], data.get("values")
        self.hear(what, interaction, values)
        if what == "count":
            self.presses += 1
            await interaction.response.edit_message(content=f"Pressed {self.presses} times")
        elif what == "whisper":
            await say("Your hand: 7, 12, 25", ephemeral=True)
        elif what == "region":
            await say(f"Region {values[0]}", ephemeral=True)
        else:
            await interaction.response.defer()


class Names(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return string.extras.get(locale.value)


def board() -> ui.View:
    """Classic rows: buttons of all kinds, selects of one and of several."""
    style = discord.ButtonStyle
    regions = [discord.SelectOption(label=name, value=name[:2]) for name in REGIONS]
    cards = [discord.SelectOption(label=name, description="of yours") for name in CARDS]
    several: dict[str, Any] = {"min_values": 2, "max_values": 3, "options": cards}
    items: list[ui.Item[Any]] = [
        ui.Button(label="Count", custom_id="count", style=style.primary, emoji="🍯"),
        ui.Button(label="Never", custom_id="never", style=style.danger, disabled=True),
        ui.Button(label="Whisper", custom_id="whisper"),
        ui.Button(label="Rules", url="https://example.org/rules"),
        ui.Select(custom_id="region", placeholder="A region", options=regions),
        ui.Select(custom_id="cards", placeholder="Three cards at most", **several),
        ui.RoleSelect(custom_id="whom", placeholder="Whom"),
    ]
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def panel() -> ui.LayoutView:
    """The layout parts that the bot uses."""
    media = discord.MediaGalleryItem("attachment://board.png", description=ALT)
    look: ui.Button[Any] = ui.Button(label="Look", custom_id="look")
    items: list[ui.Item[Any]] = [
        ui.TextDisplay("## Munster\nThe **Danes** are here"),
        ui.Section(ui.TextDisplay("Choose wisely"), accessory=look),
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        ui.MediaGallery(media),
    ]
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def form() -> ui.Modal:
    """What the bot's windows have: a line, and a field of several."""
    long = discord.TextStyle.paragraph
    inputs: dict[str, ui.Item[Any]] = {
        "Bid": ui.TextInput(custom_id="bid", max_length=10),
        "Reasons": ui.TextInput(custom_id="reasons", style=long, default="none", required=False),
    }
    modal = ui.Modal(title="Bid in secret", custom_id="bid-form")
    for text, component in inputs.items():
        modal.add_item(ui.Label(text=text, component=component))
    return modal


def add_commands(bot: SmallBot) -> None:
    tree = bot.tree

    @tree.command(name="board", description="Post the board")
    async def post_board(interaction: discord.Interaction) -> None:
        text = f"{interaction.user.mention}, it is your turn. {UNSAFE}"
        await interaction.response.send_message(text, view=board(), file=board_file())

    @tree.command(name="panel", description="Post a panel")
    async def post_panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=panel(), file=board_file())

    @tree.command(description="Ask for a bid")
    async def bid(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(form())

    @tree.command(description="Write a letter")
    async def letter(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.user.send("Your cards: 3 and 21")
        await interaction.followup.send("A letter is under way", ephemeral=True)

    @tree.command(description="Say nothing")
    async def silent(interaction: discord.Interaction) -> None:
        bot.hear("silent", interaction)

    @tree.command(description="Take a while")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await bot.go.wait()
        await interaction.edit_original_response(content="Here it is")

    @tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction, person: discord.Member) -> None:
        await interaction.response.send_message(f"Hello {person.mention}", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        words = f"{message.author.mention}: {message.content} in {interaction.channel_id}"
        await interaction.response.send_message(words)

    play = app_commands.Group(name="play", description="At a table")
    tree.add_command(play)

    @play.command(
        name=app_commands.locale_str("card", **{"es-ES": "carta", "pt-BR": "carta"}),
        description=app_commands.locale_str("Play a card", **{"es-ES": "Jugar una carta"}),
    )
    async def card(
        interaction: discord.Interaction,
        which: str,
        seat: app_commands.Range[int, 1, 5] | None = None,
        guest: discord.User | None = None,
        loud: bool = False,
    ) -> None:
        bot.hear("card", interaction, (which, seat, guest and guest.display_name, loud))
        await interaction.response.send_message(f"You played {which}", ephemeral=True)

    @card.autocomplete("which")
    async def offer(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fits = [name for name in CARDS if typed in name]
        return [app_commands.Choice(name=name, value=f"key:{name}") for name in fits]


@contextlib.asynccontextmanager
async def running(table: StandIn) -> AsyncIterator[SmallBot]:
    """The bot, logged in and ready; afterwards discord.py points where it did before."""
    route, gateway = discord.http.Route, discord.gateway.DiscordWebSocket
    before = route.BASE, gateway.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at(table.url)
    async with SmallBot() as bot:
        await bot.login("any token")
        task = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        yield bot
    await task
    route.BASE, gateway.DEFAULT_GATEWAY, discord.Asset.BASE = before
