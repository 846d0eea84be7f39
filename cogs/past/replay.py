"""`/replay`: stepping through the positions of a table, with pictures, for one's own eyes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.frame import ids
from cogs.frame.commands import everywhere, worded
from cogs.frame.context import context_of, is_played_here, seen_table
from cogs.frame.message import Image, Shown, layout_length
from cogs.frame.parts import MOST_OPTIONS, Press, button, choice, menu, number_of
from cogs.frame.showing import painted
from cogs.frame.speech import event_line, game_words, plain_names, text_names
from cogs.frame.which_table import past_choices, past_table
from cogs.past.films import Films
from engine.games import scenes, wording
from engine.kit.contract import MILESTONES, Event
from engine.kit.words.phrasing import cut
from engine.table.past.replay import Move, ReplayStep, Stop, milestones
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_EVENTS = 1500
MOST_AT_THE_END = 700
"""Among the last position's events: the result says what followed from them."""
MOST_WORDS = 1000
"""Of a picture's words, where somebody wants words instead of pictures."""

MOVE_BUTTONS = {"first": "⏮️", "back": "⬅️", "forward": "➡️", "last": "⏭️"}


class Replay(commands.Cog):
    """The ids have everything that is needed to show the panel again, so that it works after a
    restart, and in any channel."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.POSITIONS] = self.open_pressed
        bot.presses[ids.STEP] = self.step_pressed
        bot.presses[ids.STEPS_PAGE] = self.page_pressed
        bot.presses[ids.FILM] = self.film_pressed
        self.films = Films(bot)

    @app_commands.command(name=worded("cmd-replay"), description=worded("cmd-replay-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-past-table-about"))
    async def replay(self, interaction: discord.Interaction[Bot], table: str | None = None) -> None:
        """From the start, once the game is over; while it runs from where it is now."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await past_table(await context_of(interaction), table)
        await self._show(interaction, found.id, "first" if found.phase == "over" else "last")

    @replay.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        return await past_choices(await context_of(interaction), current)

    async def open_pressed(self, interaction: discord.Interaction[Bot], table: int) -> None:
        """Public: whoever presses gets a panel of their own."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await seen_table(interaction, table)
        await self._show(interaction, table, "first")

    async def step_pressed(
        self,
        interaction: discord.Interaction[Bot],
        table: int,
        move: Move | Literal["hands", "at"],
        record: int,
        hands: bool,
    ) -> None:
        """In the panel: a move, or `at` with a chosen milestone, or `hands` shown or not."""
        await interaction.response.defer()
        await seen_table(interaction, table)
        way: Move = "here"
        if move == "hands":
            hands = not hands
        elif move == "at":
            record = number_of(interaction)
        else:
            way = move
        await self._show(interaction, table, way, record, hands=hands)

    async def page_pressed(
        self,
        interaction: discord.Interaction[Bot],
        table: int,
        page: int,
        record: int,
        hands: bool,
    ) -> None:
        """Another page of the milestones."""
        await interaction.response.defer()
        await seen_table(interaction, table)
        await self._show(interaction, table, "here", record, hands=hands, page=page)

    async def film_pressed(
        self, interaction: discord.Interaction[Bot], table: int, what: Literal["film", "share"]
    ) -> None:
        """The whole game as a moving picture, for whoever presses or for everybody."""
        found = await seen_table(interaction, table)
        everybody = what == "share"
        private = not everybody or not is_played_here(interaction, found)
        await interaction.response.defer(ephemeral=private, thinking=True)
        await self.films.show(interaction, found, everybody=everybody)

    async def _show(
        self,
        interaction: discord.Interaction[Bot],
        table: int,
        move: Move,
        record: int = 0,
        *,
        hands: bool = True,
        page: int | None = None,
    ) -> None:
        person = interaction.user.id
        step = await self.bot.service.replay_step(table, person, move, record)
        ctx = await context_of(interaction)
        shown = await replay_panel(
            self.bot,
            step,
            ctx.locale,
            hands=hands,
            page=page,
            text_only=ctx.person.text_only,
        )
        await interaction.edit_original_response(view=shown.view, attachments=shown.files())


async def replay_panel(
    bot: Bot,
    step: ReplayStep,
    locale: str,
    *,
    hands: bool = True,
    page: int | None = None,
    text_only: bool = False,
) -> Shown:
    """One position: what happened there, its picture, after the end all hands, and the ways on
    from there. `page`: of the milestones; None: the one with the milestone last reached."""
    view = ui.LayoutView(timeout=None)
    images: list[Image] = []
    view.add_item(ui.TextDisplay(_head(step, locale)))
    words, names = game_words(step.table.game, locale), plain_names(step.table, locale)
    draw = scenes(step.table.game)
    public = [event for event in step.stop.events if event.seats is None]
    board = draw.board(step.view, words, names, public)
    if not text_only:
        images += await painted(bot, board, "board.png")
    if images:
        view.add_item(images[-1].gallery())
    else:
        view.add_item(ui.TextDisplay(cut(board.alt, MOST_WORDS)))
    if hands and step.hands:
        images += await _add_hands(bot, view, step, locale, text_only)
    for line in _controls(step, locale, hands, page):
        view.add_item(ui.ActionRow(*line))
    return Shown(bot.emoji_set.layout(step.table.game, view), tuple(images))


def _head(step: ReplayStep, locale: str) -> str:
    """The present position, and what happened there."""
    say = own_words(locale)
    table = step.table
    speak, words = wording(table.game), game_words(table.game, locale)
    last = len(step.stops) - 1
    lines = [
        f"### {speak.title(words)}: {say('replay-title')}",
        say("replay-step", step=str(step.index), last=str(last))
        + (f" · <t:{step.stop.at}:f>" if step.index else ""),
        f"**{speak.phase(step.view, words)}**",
    ]
    if step.index == 0 and step.shortened:
        lines.append(say("replay-shortened"))
    elif step.index == 0:
        lines.append(say("replay-start"))
    told = [event_line(table, event, locale) for event in step.stop.events]
    standing = step.view.standing
    most = MOST_EVENTS if standing is None else MOST_AT_THE_END
    lines.append(cut("\n".join(line for line in told if line), most))
    if standing is not None:
        lines.append(speak.result(standing, words, text_names(table, locale)))
    return "\n".join(line for line in lines if line)


async def _add_hands(
    bot: Bot, view: ui.LayoutView, step: ReplayStep, locale: str, text_only: bool
) -> list[Image]:
    """What each seat held then, as a picture or, where there is none, in words."""
    table = step.table
    words, names = game_words(table.game, locale), plain_names(table, locale)
    headings = text_names(table, locale)
    images: list[Image] = []
    for number, seen in enumerate(step.hands):
        scene = None if text_only else scenes(table.game).hand(seen, words, names)
        drawn = () if scene is None else await painted(bot, scene, f"hand-{number}.png")
        for image in drawn:
            images.append(image)
            view.add_item(ui.TextDisplay(headings[number]))
            view.add_item(image.gallery())
        if drawn:
            continue
        held = wording(table.game).hand(seen, words, headings)
        if held:
            room = (4000 - layout_length(view)) // (len(step.hands) - number)
            view.add_item(ui.TextDisplay(cut(f"{headings[number]}\n{held}", max(room, 40))))
    return images


def _controls(step: ReplayStep, locale: str, hands: bool, page: int | None) -> list[list[Press]]:
    say = own_words(locale)
    table, record = step.table.id, step.stop.record

    def to(move: str) -> str:
        return ids.STEP.id(table=table, move=move, record=record, hands=hands)

    last = len(step.stops) - 1
    ends = {"first": 0, "back": 0, "forward": last, "last": last}
    moves = [
        button(
            to(move),
            say(f"button-replay-{move}"),
            emoji=emoji,
            disabled=step.index == ends[move],
        )
        for move, emoji in MOVE_BUTTONS.items()
    ]
    if step.hands:
        key = "button-hide-hands" if hands else "button-show-hands"
        moves.append(button(to("hands"), say(key), emoji="✋"))
    marks = milestones(step.stops)
    if not marks:
        return [moves]
    pages = [marks[i : i + MOST_OPTIONS] for i in range(0, len(marks), MOST_OPTIONS)]
    reached = sum(mark <= step.index for mark in marks)
    shown = max(0, reached - 1) // MOST_OPTIONS if page is None else min(page, len(pages) - 1)
    lines = [moves, [_jump(step, pages[shown], to("at"), shown, locale)]]
    if len(pages) > 1:
        turns = (("earlier", shown - 1, "◀️"), ("later", shown + 1, "▶️"))
        lines.append(
            [
                button(
                    ids.STEPS_PAGE.id(table=table, page=max(target, 0), record=record, hands=hands),
                    say(f"button-{key}-milestones"),
                    emoji=emoji,
                    disabled=not 0 <= target < len(pages),
                )
                for key, target, emoji in turns
            ]
        )
    film = ids.FILM.id(table=table, what="film")
    return [*lines, [button(film, say("button-film"), emoji="🎬")]]


def _jump(step: ReplayStep, marks: Sequence[int], custom_id: str, page: int, locale: str) -> Press:
    """The menu of milestones, numbered through all pages."""
    options = [
        choice(
            str(step.stops[mark].record),
            f"{page * MOST_OPTIONS + number}. {_milestone(step, mark, locale)}",
            chosen=mark == step.index,
        )
        for number, mark in enumerate(marks, 1)
    ]
    return menu(custom_id, options, placeholder=own_words(locale)("replay-jump"))


def _milestone(step: ReplayStep, mark: int, locale: str) -> str:
    """A milestone as an entry of the menu, which has no markdown: its text, otherwise the heading
    of its summary."""
    event = step.stops[mark].milestone
    assert event is not None
    names = plain_names(step.table, locale)
    words = game_words(step.table.game, locale)
    speak = wording(step.table.game)
    told = speak.event(event, words, names)
    if not told:
        told = speak.summary(_since_milestone(step.stops, mark), step.view, words, names)
    told = re.sub(r"\*\*|^[#\s>-]+", "", told)
    kind = event.kind if event.kind in MILESTONES else MILESTONES[-1]
    say = own_words(locale)
    told = told.splitlines()[0] if told else say(f"milestone-{kind}")
    if kind == "trick-over":
        # Tricks are counted again in each round.
        before = (stop.milestone for stop in step.stops[:mark])
        rounds = 1 + sum(over is not None and over.kind == "round-over" for over in before)
        told = say("replay-in-round", round=rounds, what=told)
    return told


def _since_milestone(stops: Sequence[Stop], mark: int) -> list[Event]:
    """The public events after the milestone before this one, its own included."""
    first = max((other + 1 for other in milestones(stops) if other < mark), default=0)
    return [
        event for stop in stops[first : mark + 1] for event in stop.events if event.seats is None
    ]


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Replay(bot))
