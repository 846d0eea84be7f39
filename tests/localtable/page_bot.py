"""A small bot that posts one of everything, and writes down what it hears."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

REGIONS = ("Munster", "Leinster", "Connacht", "Ulster", "Meath")
CARDS = tuple(f"card {number}" for number in range(1, 26))
ALT = "A map: Ana holds Munster, Bram holds Meath"
UNSAFE = "<img src=x onerror=\"document.body.dataset.broken='1'\">"


def board_file() -> discord.File:
    content = io.BytesIO()
    Image.new("RGB", (1200, 800), "#7f9c6b").save(content, "PNG")
    content.seek(0)
    return discord.File(content, "board.png", description=ALT)


class PageBot(discord.Client):
    """`heard` grows by (what, person's name, value) with everything that people do."""

    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, guild_ready_timeout=0.05)
        self.heard: list[tuple[str, str, Any]] = []
        self.news = asyncio.Event()
        self.go = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Names())
        await self.tree.sync()

    def hear(self, what: str, interaction: discord.Interaction, value: Any = None) -> None:
        self.heard.append((what, interaction.user.display_name, value))
        self.news.set()


class Names(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return string.extras.get(locale.value)


class Board(ui.View):
    """Classic rows: buttons of all kinds and selects of several."""

    def __init__(self, bot: PageBot, presses: int = 0) -> None:
        super().__init__(timeout=None)
        self.bot = bot
        self.presses = presses
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules", row=0))

    @ui.button(
        label="Count", custom_id="count", style=discord.ButtonStyle.primary, emoji="🍯", row=0
    )
    async def count(self, interaction: discord.Interaction, _: ui.Button) -> None:
        self.bot.hear("count", interaction)
        self.presses += 1
        await interaction.response.edit_message(content=f"Pressed {self.presses} times", view=self)

    @ui.button(
        label="Never", custom_id="never", style=discord.ButtonStyle.danger, disabled=True, row=0
    )
    async def never(self, interaction: discord.Interaction, _: ui.Button) -> None:
        self.bot.hear("never", interaction)

    @ui.button(label="Whisper", custom_id="whisper", row=0)
    async def whisper(self, interaction: discord.Interaction, _: ui.Button) -> None:
        await interaction.response.send_message("Your hand: 7, 12, 25", ephemeral=True)

    @ui.select(
        custom_id="region",
        placeholder="A region",
        options=[discord.SelectOption(label=name, value=name[:2]) for name in REGIONS],
        row=1,
    )
    async def region(self, interaction: discord.Interaction, choice: ui.Select) -> None:
        self.bot.hear("region", interaction, choice.values)
        await interaction.response.send_message(f"Region {choice.values[0]}", ephemeral=True)

    @ui.select(
        custom_id="cards",
        placeholder="Three cards at most",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=name, description="of yours") for name in CARDS],
        row=2,
    )
    async def cards(self, interaction: discord.Interaction, choice: ui.Select) -> None:
        self.bot.hear("cards", interaction, choice.values)
        await interaction.response.defer()

    @ui.select(cls=ui.UserSelect, custom_id="whom", placeholder="Whom", row=3)
    async def whom(self, interaction: discord.Interaction, choice: ui.UserSelect) -> None:
        self.bot.hear("whom", interaction, [one.display_name for one in choice.values])
        await interaction.response.defer()


class Panel(ui.LayoutView):
    """The layout parts, all of them."""

    def __init__(self, bot: PageBot) -> None:
        super().__init__(timeout=None)
        look = ui.Button(label="Look", custom_id="look")

        async def looked(interaction: discord.Interaction) -> None:
            bot.hear("look", interaction)
            await interaction.response.defer()

        look.callback = looked  # type: ignore[method-assign]
        media = "attachment://board.png"
        gallery = ui.MediaGallery(discord.MediaGalleryItem(media, description=ALT))
        self.add_item(
            ui.Container(
                ui.TextDisplay("## Munster\nThe **Danes** are here"),
                ui.Section(ui.TextDisplay("Choose wisely"), accessory=look),
                ui.Section(
                    ui.TextDisplay("The map"),
                    accessory=ui.Thumbnail(media, description="small map"),
                ),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                gallery,
                ui.File("attachment://log.txt"),
                accent_colour=discord.Colour(0xC98A1B),
            )
        )


class Form(ui.Modal, title="Bid in secret"):
    """Every input that a modal can have but the upload."""

    about = ui.TextDisplay("Say **how much**")
    bid = ui.Label(text="Bid", component=ui.TextInput(custom_id="bid", max_length=10))
    note = ui.Label(
        text="Note",
        description="as you like",
        component=ui.TextInput(custom_id="note", style=discord.TextStyle.paragraph, required=False),
    )
    region = ui.Label(
        text="Region",
        component=ui.Select(
            custom_id="place", options=[discord.SelectOption(label=name) for name in REGIONS]
        ),
    )
    side = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side",
            options=[discord.RadioGroupOption(label=x, value=x) for x in ("east", "west")],
        ),
    )

    def __init__(self, bot: PageBot) -> None:
        super().__init__(custom_id="bid-form")
        self.bot = bot

    async def on_submit(self, interaction: discord.Interaction) -> None:
        values = [self.bid, self.note, self.side]
        said = [getattr(label.component, "value", None) for label in values]
        self.bot.hear("form", interaction, [*said, self.region.component.values])
        await interaction.response.send_message("The bid is in", ephemeral=True)


class Boxes(ui.Modal, title="Which ones"):
    """Checkboxes."""

    several = ui.Label(
        text="Several",
        component=ui.CheckboxGroup(
            custom_id="several",
            max_values=2,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in "abc"],
        ),
    )
    sure = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))

    def __init__(self, bot: PageBot) -> None:
        super().__init__(custom_id="boxes-form")
        self.bot = bot

    async def on_submit(self, interaction: discord.Interaction) -> None:
        values = [self.several.component.values, self.sure.component.value]
        self.bot.hear("boxes", interaction, values)
        await interaction.response.send_message("Noted", ephemeral=True)


def add_commands(bot: PageBot) -> None:
    tree = bot.tree

    @tree.command(description="Post the board")
    async def board(interaction: discord.Interaction) -> None:
        text = f"{interaction.user.mention}, it is your turn. {UNSAFE}"
        await interaction.response.send_message(text, view=Board(bot), file=board_file())

    @tree.command(description="Post a panel")
    async def panel(interaction: discord.Interaction) -> None:
        log = discord.File(io.BytesIO(b"trick 1"), "log.txt")
        await interaction.response.send_message(view=Panel(bot), files=[board_file(), log])

    @tree.command(description="Ask for a bid")
    async def bid(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form(bot))

    @tree.command(description="Ask for boxes")
    async def boxes(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Boxes(bot))

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
