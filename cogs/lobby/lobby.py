"""Tables before and around the game: `/game`, and the lobby's buttons."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from cogs.frame import ids
from cogs.frame.commands import IN_SERVERS, worded
from cogs.frame.context import Context, context_of, meet, seen_table, sees
from cogs.frame.message import MOST_CONTENT
from cogs.frame.parts import number_of, value_of
from cogs.frame.server_rules import TABLE_CHANNELS, posts_locale, suppressed, why_not
from cogs.frame.speech import called, game_words
from cogs.frame.which_table import (
    any_table,
    game_choices,
    past_choices,
    past_table,
    table_choices,
)
from cogs.lobby.lobby_message import HINTS, HINTS_FOR, lobby_message, options_message
from cogs.lobby.paces import add_paces
from cogs.past.export import Exports
from cogs.seats.seats import ask_to_leave
from cogs.thread.threads import bring_back
from cogs.thread.trouble import permission_names
from db.tables import tables
from engine.games import all_games, wording
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.commands import lobbies
from engine.table.service import Refused, Table
from texts import LOCALES, own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot must be allowed in a channel for a table, in the library's names."""

MOST_KEPT = 5


def missing_permissions(interaction: discord.Interaction[Bot]) -> list[str]:
    """Which of `NEEDED` the bot lacks where the interaction comes from."""
    return [name for name in NEEDED if not getattr(interaction.app_permissions, name)]


class Lobby(commands.Cog):
    """Opens, fills, starts and ends tables."""

    game = app_commands.Group(
        name=worded("cmd-game"),
        description=worded("cmd-game-about"),
        allowed_contexts=IN_SERVERS,
    )

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.exports = Exports(bot)
        bot.presses[ids.LOBBY] = self.pressed
        bot.presses[ids.OPTION] = self.option_pressed
        bot.presses[ids.LESSON] = self.lesson_pressed
        self.close_quiet.start()

    async def cog_unload(self) -> None:
        self.close_quiet.cancel()

    @tasks.loop(hours=1)
    async def close_quiet(self) -> None:
        """Lobbies in which nothing happened for a week are closed."""
        try:
            for table in await self.bot.service.run(lobbies.close_quiet):
                log.info("table %s: closed its quiet lobby", table.id)
        except Exception:
            log.exception("could not close quiet lobbies")

    @close_quiet.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_up()

    # /game

    @game.command(name=worded("cmd-game-new"), description=worded("cmd-game-new-about"))
    @app_commands.rename(
        game_key=worded("arg-game"),
        seats=worded("arg-seats"),
        alone=worded("arg-alone"),
        friend1=worded("arg-friend1"),
        friend2=worded("arg-friend2"),
        friend3=worded("arg-friend3"),
        friend4=worded("arg-friend4"),
        friend5=worded("arg-friend5"),
    )
    @app_commands.describe(
        game_key=worded("arg-game-about"),
        seats=worded("arg-seats-about"),
        alone=worded("arg-alone-about"),
        friend1=worded("arg-friend-about"),
        friend2=worded("arg-friend-about"),
        friend3=worded("arg-friend-about"),
        friend4=worded("arg-friend-about"),
        friend5=worded("arg-friend-about"),
    )
    async def new(
        self,
        interaction: discord.Interaction[Bot],
        game_key: str,
        seats: app_commands.Range[int, 2, 6] | None = None,
        friend1: discord.User | None = None,
        friend2: discord.User | None = None,
        friend3: discord.User | None = None,
        friend4: discord.User | None = None,
        friend5: discord.User | None = None,
        alone: bool = False,
    ) -> None:
        """Open a lobby in this channel, or a table against computer players that begins at once."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await context_of(interaction)
        say = ctx.say
        problem = await why_not(interaction, say) or self._wrong_place(interaction, say)
        rules = all_games().get(game_key)
        if problem is None and rules is None:
            problem = say("no-such-game")
        friends = [friend for friend in (friend1, friend2, friend3, friend4, friend5) if friend]
        if any(friend.bot for friend in friends):
            problem = problem or say("no-bots")
        if problem is not None or rules is None or interaction.channel_id is None:
            await interaction.edit_original_response(content=problem)
            return
        if alone:
            await self._open_alone(ctx, rules.key, interaction.channel_id)
            return
        kept = {f.id: called(f) for f in friends if f.id != interaction.user.id}
        wanted = seats or min(max(rules.seats.start, 1 + len(kept)), rules.seats.stop - 1)
        if seats is None and not kept:
            wanted = rules.seats.stop - 1
        if wanted not in rules.seats or len(kept) + 1 > wanted:
            await interaction.edit_original_response(
                content=say(
                    "seats-wrong", least=rules.seats.start, most=rules.seats.stop - 1, count=wanted
                )
            )
            return
        await meet(interaction, try_dms=True)
        opened = await self.bot.service.run(
            lobbies.open,
            game=game_key,
            options={option.key: option.default for option in rules.options},
            wanted=wanted,
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id,
            host=(ctx.id, ctx.name),
            locale=await posts_locale(interaction),
            kept=tuple(kept.items()),
        )
        # What the button says where everybody sees it.
        start = own_words(opened.locale)("button-start")
        told = [say("lobby-opened", start=start)]
        if await suppressed(self.bot, opened):
            told.append(say("lobby-suppressed"))
        await interaction.edit_original_response(content="\n".join(told))

    async def _open_alone(self, ctx: Context, game: str, channel: int) -> None:
        await meet(ctx.interaction, try_dms=True)
        await self.bot.service.run(
            lobbies.open_alone,
            game=game,
            guild=ctx.interaction.guild_id or 0,
            channel=channel,
            host=(ctx.id, ctx.name),
            locale=await posts_locale(ctx.interaction),
        )
        await ctx.interaction.edit_original_response(content=ctx.say("alone-opened"))

    async def lesson_pressed(self, interaction: discord.Interaction[Bot], game: str) -> None:
        """A guided first game in this channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await meet(interaction, try_dms=True)
        say, channel = ctx.say, interaction.channel_id
        problem = await why_not(interaction, say) or self._wrong_place(interaction, say)
        if problem is not None or channel is None:
            await interaction.followup.send(problem or say("not-in-dm"), ephemeral=True)
            return
        await self.bot.service.run(
            lobbies.open_lesson,
            game=game,
            guild=interaction.guild_id or 0,
            channel=channel,
            host=(ctx.id, ctx.name),
            locale=ctx.locale,
        )
        await interaction.followup.send(say("lesson-opened"), ephemeral=True)

    @new.autocomplete("game_key")
    async def _games(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        return await game_choices(await context_of(interaction), current)

    @game.command(name=worded("cmd-game-list"), description=worded("cmd-game-list-about"))
    async def list_tables(self, interaction: discord.Interaction[Bot]) -> None:
        """My tables, and those of this channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        say = (await context_of(interaction)).say
        mine = await self.bot.service.look(queries.tables_of_person, interaction.user.id)
        here = await self.bot.store.read(tables.of_channel, interaction.channel_id or 0)
        lines = []
        if mine:
            lines.append(f"### {say('list-mine')}")
            lines += [self._line(table, say, since) for table, since in mine[:15]]
        known = {table.id for table, _ in mine}
        others = [table for table in here if table.id not in known and sees(interaction, table)]
        if others:
            lines.append(f"### {say('list-here')}")
            lines += [self._line(table, say, None) for table in others[:10]]
        text = "\n".join(lines) or say("list-empty")
        await interaction.edit_original_response(content=cut(text, MOST_CONTENT))

    def _line(self, table: Table, say: Any, since: int | None) -> str:
        title = wording(table.game).title(game_words(table.game, say.locale))
        where = f"<#{table.thread or table.channel}>"
        line = f"- **{title}** {where} · {say('table-number', id=str(table.id))}"
        if table.phase == "lobby":
            taken = sum(s.person is not None or s.computer for s in table.seats)
            return f"{line} · {say('list-lobby', taken=taken, seats=len(table.seats))}"
        if since is not None:
            return f"{line} · {say('list-your-move', since=f'<t:{since}:R>')}"
        return line

    @game.command(name=worded("cmd-game-leave"), description=worded("cmd-game-leave-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def leave(self, interaction: discord.Interaction[Bot], table: str | None = None) -> None:
        """Give up a seat."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(await context_of(interaction), table)
        ctx = await context_of(interaction)
        await ctx.reply(await ask_to_leave(ctx, found))

    @game.command(name=worded("cmd-game-cancel"), description=worded("cmd-game-cancel-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def cancel(self, interaction: discord.Interaction[Bot], table: str | None = None) -> None:
        """End a lobby or a table without a result."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(await context_of(interaction), table)
        await self.bot.service.do(
            found.id,
            lobbies.cancel,
            interaction.user.id,
            may_manage=_may_manage(interaction, found),
        )
        say = (await context_of(interaction)).say
        await interaction.edit_original_response(content=say("cancelled"))

    @game.command(name=worded("cmd-game-thread"), description=worded("cmd-game-thread-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def thread(self, interaction: discord.Interaction[Bot], table: str | None = None) -> None:
        """Where a table's thread is; another one, if it was deleted."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(await context_of(interaction), table)
        await bring_back(self.bot, interaction, found)

    @game.command(name=worded("cmd-game-export"), description=worded("cmd-game-export-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-past-table-about"))
    async def export(self, interaction: discord.Interaction[Bot], table: str | None = None) -> None:
        """A table as files."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await past_table(await context_of(interaction), table)
        await self.exports.show(interaction, found)

    @export.autocomplete("table")
    async def _past_tables(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        return await past_choices(await context_of(interaction), current)

    @leave.autocomplete("table")
    @cancel.autocomplete("table")
    @thread.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        return await table_choices(await context_of(interaction), current)

    # The lobby's buttons

    async def option_pressed(
        self, interaction: discord.Interaction[Bot], table: int, option: str
    ) -> None:
        """The menu of one of the game's options."""
        await interaction.response.defer()
        await seen_table(interaction, table)
        await self._set(interaction, table, option, value_of(interaction))

    async def pressed(self, interaction: discord.Interaction[Bot], table: int, what: str) -> None:
        """All other buttons and menus."""
        person = (interaction.user.id, called(interaction.user))
        if what == "options":
            await self._show_options(interaction, table)
            return
        if what in ("seats", "language", "more"):
            await self._change(interaction, table, what)
            return
        if what == "thread":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await bring_back(self.bot, interaction, await seen_table(interaction, table))
            return
        await interaction.response.defer()
        await meet(interaction, try_dms=what == "join")
        known = await seen_table(interaction, table)
        do = self.bot.service.do
        try:
            match what:
                case "join":
                    await do(table, lobbies.join, person)
                case "leave":
                    await do(table, lobbies.leave, person[0])
                case "fill":
                    await do(table, lobbies.fill, person[0])
                case "level":
                    seat, _, level = value_of(interaction).partition(".")
                    await do(table, lobbies.set_level, person[0], seat, level)
                case "start" | "alone":
                    await self._may_start(interaction)
                    begin = lobbies.start if what == "start" else lobbies.alone
                    await do(table, begin, person[0])
                case "cancel":
                    may = _may_manage(interaction, known)
                    await do(table, lobbies.cancel, person[0], may_manage=may)
        finally:
            await self._redraw(interaction, table)

    async def _redraw(self, interaction: discord.Interaction[Bot], table: int) -> None:
        """The lobby message as it is now, whatever came of the press."""
        known = await self.bot.service.look(queries.table, table)
        message = await lobby_message(self.bot, known)
        await interaction.edit_original_response(content=message.content, view=message.view)

    async def _may_start(self, interaction: discord.Interaction[Bot]) -> None:
        missing = missing_permissions(interaction)
        if missing:
            say = (await context_of(interaction)).say
            raise Refused("permissions", self._permission_text(say, missing))

    async def _show_options(self, interaction: discord.Interaction[Bot], table: int) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        known = await seen_table(interaction, table)
        if known.phase != "lobby":
            raise Refused("not-lobby")
        if known.host != interaction.user.id:
            raise Refused("not-host")
        await self._options(interaction, known)

    async def _options(self, interaction: discord.Interaction[Bot], known: Table) -> None:
        say = (await context_of(interaction)).say
        rules = self.bot.service.game(known)
        message = options_message(known, rules, say, game_words(known.game, say.locale))
        await interaction.edit_original_response(content=message.content, view=message.view)

    async def _change(self, interaction: discord.Interaction[Bot], table: int, what: str) -> None:
        await interaction.response.defer()
        await seen_table(interaction, table)
        value = value_of(interaction)
        person = interaction.user.id
        do = self.bot.service.do
        if what == "seats":
            after = await do(table, lobbies.change, person, wanted=number_of(interaction))
        elif what == "language":
            if value not in LOCALES:
                raise Refused("bad-option", "language")
            after = await do(table, lobbies.change, person, locale=value)
        else:
            option, _, chosen = value.partition(".")
            if option == HINTS and chosen in HINTS_FOR:
                after = await do(table, lobbies.change, person, hints=HINTS_FOR[chosen])
                await self._options(interaction, after)
                return
            await self._set(interaction, table, option, chosen)
            return
        await self._options(interaction, after)

    async def _set(
        self, interaction: discord.Interaction[Bot], table: int, option: str, chosen: str
    ) -> None:
        """One of the game's own options."""
        before = await self.bot.service.look(queries.table, table)
        options = before.options | {option: chosen}
        after = await self.bot.service.do(
            table, lobbies.change, interaction.user.id, options=options
        )
        await self._options(interaction, after)

    # Where a table may be

    def _wrong_place(self, interaction: discord.Interaction[Bot], say: Any) -> str | None:
        """Why no table can be opened here; None when it can."""
        channel = interaction.channel
        if interaction.guild_id is None or channel is None:
            return str(say("not-in-dm"))
        if isinstance(channel, discord.Thread):
            return str(say("not-in-thread"))
        if channel.type not in TABLE_CHANNELS:
            return str(say("not-in-voice"))
        missing = missing_permissions(interaction)
        if missing:
            return self._permission_text(say, missing)
        return None

    def _permission_text(self, say: Any, missing: list[str]) -> str:
        return str(say("permissions-missing", permissions=permission_names(say, missing)))


def _may_manage(interaction: discord.Interaction[Bot], table: Table) -> bool:
    """Manage Threads, in the server of the table."""
    return interaction.guild_id == table.guild and interaction.permissions.manage_threads


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Lobby(bot))
    add_paces(bot)
