"""Tables before and around the game: `/game`, and the lobby's message with its buttons."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, Literal

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs import looking
from cogs.chronicle import result_text
from cogs.frame import Bot, commands, mail, refusals, words
from cogs.frame.commands import IN_SERVERS, AnyTable, Game, Option, PastTable, command, extension
from cogs.frame.context import Context, Reply, meet, sees
from cogs.frame.mail import carries
from cogs.frame.message import MOST_CONTENT, Message, painted
from cogs.frame.routes import button, rows
from cogs.frame.words import LocalizedTable, called, game_title, pace_name, safe, table_name
from cogs.help import below_lobby
from cogs.options import hints_text, show_options, taken
from cogs.reminders import wake
from cogs.seats import ask_to_leave
from cogs.server import lacking, opened_lines, role_to_call, why_not
from cogs.threads import bring_back
from db.people import servers
from db.tables import clocks, letters, tables
from engine.games import all_games, scenes
from engine.kit.words import DOT, cut
from engine.table.answers import queries
from engine.table.commands import lobbies
from engine.table.past import export as past
from engine.table.service import Refused, Seat, Table
from engine.table.tasks.courier import Post
from texts import own_words

log = logging.getLogger(__name__)

PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success
Pressed = Literal["leave", "fill", "start", "alone"]
JOB = {"leave": lobbies.leave, "fill": lobbies.fill, "start": lobbies.start, "alone": lobbies.alone}
"""*Alone* fills the table and starts it: nobody else is there."""


@commands.Hourly
async def close_quiet(bot: Bot) -> None:
    """Lobbies in which nothing happened for a week are closed."""
    for table in await bot.service.run(lobbies.close_quiet):
        log.info("table %s: closed its quiet lobby", table.id)


# /game

LARGEST: Final = max(game.seats[-1] for game in all_games().values())  # seats of the largest table

Friend = Annotated[discord.User | None, Option(about="arg-friend-about")]


@command("game new", IN_SERVERS, looks=True)
async def open_table(
    ctx: Context,
    game: Game,
    seats: app_commands.Range[int, 2, LARGEST] | None = None,
    friend1: Friend = None,
    friend2: Friend = None,
    friend3: Friend = None,
    friend4: Friend = None,
    friend5: Friend = None,
    alone: bool = False,
) -> str:
    """Open a lobby in this channel, or a table against computer players that begins at once."""
    say, interaction = ctx.say, ctx.interaction
    guild, channel = interaction.guild_id, interaction.channel_id
    problem = await why_not(ctx)
    if problem or guild is None or channel is None:
        return problem or say("not-in-dm")
    rules = all_games().get(game)
    if rules is None:
        return say("no-such-game")
    friends = [friend for friend in (friend1, friend2, friend3, friend4, friend5) if friend]
    if any(friend.bot for friend in friends):
        return say("no-bots")
    kept = tuple({f.id: called(f) for f in friends if f.id != ctx.id}.items())
    least, most = rules.seats.start, rules.seats.stop - 1
    wanted = seats or (min(max(least, 1 + len(kept)), most) if kept else most)
    if not alone and (wanted not in rules.seats or len(kept) + 1 > wanted):
        return say("seats-wrong", least=least, most=most, count=wanted)
    await meet(interaction, {"sits": True})
    server = await ctx.read(servers.get, guild)
    here: Any = {"game": game, "guild": guild, "channel": channel, "host": (ctx.id, ctx.name)}
    here["locale"] = server.locale or words.guild_locale(interaction)
    if alone:
        await ctx.run(lobbies.open_alone, **here)
        return say("alone-opened")
    options = {option.key: option.default for option in rules.options}
    opened = await ctx.run(lobbies.open, options=options, wanted=wanted, kept=kept, **here)
    # What the button says where everybody sees it.
    start = own_words(opened.locale)("button-start")
    return await opened_lines(ctx, opened, say("lobby-opened", start=start))


@command("game list", IN_SERVERS, looks=True)
async def list_tables(ctx: Context) -> str:
    """One's own, and those of this channel."""
    say, lines = ctx.say, list[str]()
    mine = await ctx.look(queries.tables_of_person, ctx.id)
    here = await ctx.read(tables.of_channel, ctx.interaction.channel_id or 0)
    known = {table.id for table, _ in mine}
    others = [
        (table, None) for table in here if table.id not in known and sees(ctx.interaction, table)
    ]
    for heading, found in (("list-mine", mine[:15]), ("list-here", others[:10])):
        lines += [f"### {say(heading)}"] if found else []
        for table, since in found:
            where = f"<#{table.thread or table.channel}> · {say('table-number', id=str(table.id))}"
            line = f"- **{game_title(table.game, say.locale)}** {where}"
            if table.phase == "lobby":
                line += f" · {say('list-lobby', taken=taken(table), seats=len(table.seats))}"
            elif since is not None:
                line += f" · {say('list-your-move', since=f'<t:{since}:R>')}"
            lines.append(line)
    return cut("\n".join(lines) or say("list-empty"), MOST_CONTENT)


@command("game leave", IN_SERVERS, looks=True)
async def leave_table(ctx: Context, table: AnyTable) -> Reply:
    return await ask_to_leave(ctx, table)


@command("game cancel", IN_SERVERS, looks=True)
async def cancel_table(ctx: Context, table: AnyTable) -> str:
    """End a lobby or a table without a result."""
    may = ctx.interaction.guild_id == table.guild and ctx.interaction.permissions.manage_threads
    await ctx.do(table.id, lobbies.cancel, ctx.id, may_manage=may)
    return ctx.say("cancelled")


@button("l:{table}:thread", "button-thread", emoji="🧵", ack="private", looks=True)
@command("game thread", IN_SERVERS, looks=True)
async def thread(ctx: Context, table: AnyTable) -> str:
    """Where a table's thread is; another one, if it was deleted."""
    return await bring_back(ctx, table)


@command("game export", IN_SERVERS, looks=True)
async def export(ctx: Context, table: PastTable) -> None:
    """The table as JSON and as text. Both, and the message, say what is not in it, and why."""
    # One at a time: each reads a whole log and puts it into words, and people who only want to see
    # their board would wait behind all of them.
    async with ctx.bot.exporting:
        names = words.plain_names(table, ctx.locale)
        sheet = await ctx.look(past.sheet, table.id, names, ctx.locale)
        # Hundreds of events in words take a while: the loop does not wait for them.
        text = await asyncio.to_thread(past.readable, sheet, ctx.locale)
        files = {"json": await asyncio.to_thread(past.to_json, sheet), "txt": text.encode()}
    told = ctx.say("export-complete" if sheet.complete else "export-public")
    stem = past.stem(sheet)
    named = [discord.File(io.BytesIO(data), f"{stem}.{kind}") for kind, data in files.items()]
    await ctx.interaction.edit_original_response(content=told, attachments=named)


# The lobby's message


@carries("lobby")
async def carry_lobby(bot: Bot, table: Table, post: Post) -> None:
    """The message keeps the picture that it is sent with."""
    message = await lobby_message(bot, table)
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    there = await mail.standing(bot, table.id, "lobby")
    if there:
        try:
            await mail.sent(bot, there[0]).edit(content=message.content, view=message.view)
        except discord.HTTPException as fault:
            if refusals.read(fault).passes or table.phase not in ("over", "cancelled"):
                raise
            # The thread and everybody's direct message tell how it ended.
            log.info("table %s: its lobby stays as it is: %s", table.id, fault.code)
        lobby = there[0]
    else:
        role = await role_to_call(bot, table)
        cover = scenes(table.game).cover(words.game_words(table.game, table.locale))
        if cover is not None:
            message = replace(message, images=await painted(bot, cover, "cover.png"))
        ping = [seat.kept_for for seat in table.seats if seat.kept_for is not None]
        lobby = await mail.send(bot, channel, message, post, "lobby", ping=ping, role=role)
    if table.lobby_message != lobby.message:
        await bot.store.write(tables.update, table.id, lobby_message=lobby.message)
    if table.phase != "lobby":
        for call in await mail.standing(bot, table.id, "full"):
            await mail.take_away(bot, call)


@carries("full")
async def carry_full(bot: Bot, table: Table, post: Post) -> None:
    """Call the host, by direct message if possible: there is *Start*, as it is below the lobby."""
    person = int(post.payload["person"])
    if table.phase != "lobby" or table.host != person or taken(table) < len(table.seats):
        return

    def drawn(locale: str) -> Message:
        say = own_words(locale)
        text = say("lobby-full", table=table_name(table), channel=f"<#{table.channel}>")
        return Message(text, view=rows([begin.button(say, table=table.id, mark=post.mark)]))

    await mail.tell_or_mention(bot, person, table, post, drawn, "full", bare=True)


async def lobby_message(bot: Bot, table: Table) -> Message:
    """The lobby as it is now. After the start it points to the thread, at the end it says how the
    game ended. Without its picture."""
    local = LocalizedTable(table, table.locale)
    say, title = local.say, local.speak.title(local.words)
    if table.phase == "cancelled":
        key = "lobby-agreed" if table.why == "agreed" else "lobby-cancelled"
        return Message(say(key, game=title))
    if table.phase == "over":
        # The result as the thread tells it, the way there, and one more game.
        standing = (await bot.service.look(queries.view, table.id, None)).view.standing
        lines = [f"## {title}", result_text(local, standing)]
        if there := table.thread or table.lobby_message:
            lines.append(say("lobby-over", thread=f"<#{there}>"))
        content = bot.emoji_set.content(table, cut("\n".join(lines), MOST_CONTENT), table.locale)
        return Message(content, view=rows([looking.again.button(say, table=table.id)]))
    # The first question can be answered where the game was started.
    line = [looking.hand_below.button(say, table=table.id), thread.button(say, table=table.id)]
    view = rows(line if table.phase == "running" else [])
    if table.lesson:
        return Message(say("lobby-lesson", who=f"<@{table.host}>", game=title), (), view)
    pitch = local.speak.pitch(local.words).partition(". ")[0].rstrip(".")
    lines = [f"## {title}", f"{pitch}."]
    if table.thread is not None:
        lines.append(say("lobby-started", thread=f"<#{table.thread}>"))
    elif table.phase != "lobby" and not await bot.store.read(
        letters.post_waits, table.id, "thread"
    ):
        lines.append(say("lobby-no-thread"))
    sitting = [seat for seat in table.seats if seat.computer or seat.person or seat.kept_for]
    lines += [_seat_line(local, seat) for seat in sitting]
    if len(sitting) < len(table.seats):
        lines.append(f"▫️ {say('seats-free', count=len(table.seats) - len(sitting))}")
    lines.append(say("lobby-pace", pace=pace_name(table.pace, say)))
    # In small print what is not as usual.
    chosen = [
        f"{local.words(f'option-{option.key}')}: {local.words(f'option-{option.key}-{current}')}"
        for option in local.game.options
        if (current := table.options.get(option.key, option.default)) != option.default
    ]
    if table.hints != "alone":
        chosen.append(hints_text(table.hints, say))
    if chosen:
        lines.append(f"-# {DOT.join(chosen)}")
    if table.phase != "lobby":
        watch = await bot.store.read(clocks.watch, table.id)
        if watch is not None and watch.stage == "archived":
            lines.append(say("lobby-archived", since=f"<t:{watch.since}:R>"))
            view = rows([wake.button(say, table=table.id)])
        return Message(cut("\n".join(lines), MOST_CONTENT), (), view)
    missing = bot.service.game(table).seats.start - taken(table)
    if missing > 0:
        lines.append(say("lobby-missing", count=missing))
    else:
        lines.append(say("lobby-ready", who=f"<@{table.host}>"))
    role = await role_to_call(bot, table)
    if role is not None:
        lines.append(say("lobby-call", role=f"<@&{role}>"))
    full, make = taken(table) == len(table.seats), partial(press.button, say, table=table.id)
    alone = [make(what="alone")] if lobbies.is_alone(table) else []
    view = rows(
        [
            join.button(say, table=table.id, disabled=full),
            make(what="start", style=SUCCESS, emoji="▶️", disabled=missing > 0),
            make(what="leave"),
        ],
        [make(what="fill", emoji="🤖", disabled=full), show_options.button(say, table=table.id)],
        [*alone, below_lobby.button(say, table=table.id, what="plays")],
    )
    return Message(cut("\n".join(lines), MOST_CONTENT), (), view)


def _seat_line(local: LocalizedTable, seat: Seat) -> str:
    """Before the game seats have no order: it is drawn at the start."""
    table, say = local.table, local.say
    who = f"<@{seat.person or seat.kept_for}>"
    if seat.computer:
        line = f"🤖 {safe(local.name(seat.number))} · {say(f'level-{seat.level}')}"
    elif seat.person is None:
        line = f"⏳ {say('seat-kept', who=who)}"
    else:
        hosts = table.phase == "lobby" and seat.person == table.host
        line = f"🪑 {say('lobby-host', who=who) if hosts else who}"
    return line if table.phase == "lobby" else f"`{seat.number + 1}` {line}"


async def _do(ctx: Context, table: Table, job: Callable[..., Any], who: Any) -> None:
    """The message then shows the lobby as it is, whatever came of the press."""

    async def now() -> Message:
        known = await ctx.look(queries.table, table.id)
        return replace(await lobby_message(ctx.bot, known), keeps_images=True)

    async with ctx.redraws(now):
        if job in (lobbies.start, lobbies.alone) and (problem := lacking(ctx, table)):
            raise Refused("permissions", problem)
        await ctx.do(table.id, job, who)


@button("l:{table}:join", "button-join", style=PRIMARY, emoji="🪑", sits=True)
async def join(ctx: Context, table: Table) -> None:
    await _do(ctx, table, lobbies.join, (ctx.id, ctx.name))


@button("l:{table}:{what}", "button-{what}")
async def press(ctx: Context, table: Table, what: Pressed) -> None:
    await _do(ctx, table, JOB[what], ctx.id)


@button("l:{table}:begin[.{mark}]", "button-start", style=SUCCESS, emoji="▶️")
async def begin(ctx: Context, table: Table, mark: str = "") -> str:
    """In the direct message that tells the host that all seats are taken."""
    if problem := lacking(ctx, table):
        raise Refused("permissions", problem)
    await ctx.do(table.id, lobbies.start, ctx.id)
    return ctx.say("lobby-started", thread=f"<#{table.channel}>")


setup = extension(__name__)
