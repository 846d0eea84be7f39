"""Looking at a table: `/hand`, `/board`, the buttons below the table message, and what the foot of
the private panel leads to; `/log`, the chronicle in pages, from its newest lines back to the first
one, and on again, and the part of it that a message of a table's thread is about. All of it is
shown to whoever asks alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Any, Literal

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

import db.tables.log
from cogs import prompt_text
from cogs.frame.commands import EVERYWHERE, AnyTable, command, extension, menu_entry
from cogs.frame.context import Context, Panel, Reply, need_sight
from cogs.frame.message import MOST_CONTENT, TOO_LARGE, Message, Shown, drawn, to_show
from cogs.frame.routes import button, layout
from cogs.frame.words import Localized, LocalizedTable, asked_now
from cogs.help import explained, how_it_plays, show_hint
from cogs.prompt_text import as_awaited, position_pages, waiting_line
from cogs.seats import offer_to_ask
from cogs.server import lobby_channel, need_opener, opened_lines
from db.tables import tables
from engine.kit.contract import MILESTONES
from engine.kit.words import cut, length, packed
from engine.table.answers import queries
from engine.table.commands import lobbies, playing
from engine.table.service import Refused, Table

PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success


@command("hand", EVERYWHERE)
async def hand(ctx: Context, table: AnyTable) -> Panel:
    await ctx.returned(table.id)
    return Panel(table.id, beside=True)


@button("t:{table}:board", "button-board", ack="private", emoji="🗺️")
@command("board", EVERYWHERE, looks=True)
async def board(ctx: Context, table: AnyTable) -> None:
    """The position now: a picture, or words where somebody wants these or Discord refuses it."""
    bot, edit = ctx.bot, ctx.interaction.edit_original_response
    public = await bot.service.post(table.id)
    local = Localized(public.table_view, ctx.locale)
    view = as_awaited(public.view, public.table_view)
    phase = local.speak.phase((await ctx.sight(table.id)).view, local.words)
    head = [f"**{phase}**", local.speak.standings(public.view, local.words, local.names)]
    waits = waiting_line(local, local.names)
    if not ctx.person.text_only:
        shown = to_show(table, ctx.locale, "board", view, events=tuple(public.events))
        images = await drawn(bot, shown, "board.png")
        text = cut("\n".join([*head, waits]).strip(), MOST_CONTENT)
        try:
            if images:
                beside = bot.emoji_set.content(table, text, ctx.locale)
                await edit(content=beside, attachments=[image.file() for image in images])
                return
        except discord.HTTPException as fault:
            if fault.status != TOO_LARGE:
                raise
    pages = local.speak.position(view, local.words, local.names)
    head = [] if pages and table.phase == "running" else head  # They tell that themselves.
    told = packed([*head, waits, *(pages or position_pages(local, view))], MOST_CONTENT)
    first, *others = (bot.emoji_set.content(table, page, ctx.locale) for page in told)
    await edit(content=first)
    for page in others:
        await ctx.beside(page)


# Below the table message


@button("t:{table}:hand[.{mark}]", "button-hand", ack="private", emoji="✋", style=PRIMARY)
async def hand_below(ctx: Context, table: Table, mark: str = "") -> Panel:
    return await hand(ctx, table)


@button("t:{table}:undo", "button-undo", ack="private", emoji="↩️")
async def undo_below(ctx: Context, table: Table) -> Message | str:
    return await _undo(ctx, table) or ctx.say("taken-back")


async def _undo(ctx: Context, table: Table) -> Message | None:
    """If that is refused, why, with a button to ask the others."""
    try:
        await ctx.do(table.id, playing.undo, ctx.id)
    except Refused as refused:
        return await offer_to_ask(ctx, table.id, refused)
    return None


@button("t:{table}:again[.{mark}]", "button-again", ack="private", emoji="🔁", style=SUCCESS)
async def again(ctx: Context, table: Table, mark: str = "") -> str:
    """A lobby for the next game, or the one that is there. `mark`: the result is known by it."""
    bot = ctx.bot
    opened = await bot.store.read(tables.following, table.id)
    guild = (await bot.service.look(queries.table, table.id)).guild
    if opened is None or opened.phase == "cancelled":
        await need_opener(ctx, guild)
    channel = await lobby_channel(bot, guild)
    lobby = await bot.service.do(table.id, lobbies.again, (ctx.id, ctx.name), channel=channel)
    return await opened_lines(ctx, lobby, ctx.say("again-opened", channel=f"<#{lobby.channel}>"))


# The foot of the panel


@button("p:{table}:undo", "button-undo", own=True, looks=True, emoji="↩️")
async def undo(ctx: Context, table: Table) -> Panel | None:
    refused = await _undo(ctx, table)
    if refused is not None:
        await ctx.beside(refused)
        return None
    return Panel(table.id, note=ctx.say("taken-back"))


@button("p:{table}:board", "button-board", ack="private", looks=True, acts=True, emoji="🗺️")
async def board_of_panel(ctx: Context, table: Table) -> None:
    await board(ctx, table)


@button("p:{table}:rules[.{mark}]", "button-help", ack="private", looks=True, acts=True, emoji="❔")
async def rules(ctx: Context, table: Table, mark: str = "") -> Reply:
    """What the question is about. `mark`: the panel is known again by it."""
    reply = await explained(ctx, table)
    local = await ctx.panel(table.id)
    asked = asked_now(local.sight)
    if asked is not None and (lines := prompt_text.explained(local, asked.question)):
        reply = replace(reply, view=layout("\n".join(lines), *reply.view.children))
    return reply


@button("p:{table}:show.{what}", "button-{what}", own=True, looks=True, acts=True)
async def opened(
    ctx: Context, table: Table, what: Literal["compare", "less", "more", "back"]
) -> Panel:
    return Panel(table.id, opened=what)


@button("p:{table}:learn", "button-plays", ack="private", looks=True, style=SUCCESS, emoji="🎓")
async def learn(ctx: Context, table: Table) -> Reply:
    """Also where the table has ended meanwhile."""
    if table.phase == "running":
        await ctx.returned(table.id)
    return await how_it_plays(ctx, table)


@button("p:{table}:hint", "button-hint", ack="private", looks=True, acts=True, emoji="💡")
async def hint(ctx: Context, table: Table) -> None:
    await show_hint(ctx, table.id)


@button("a:{table}:more.{record}", "button-log", ack="private", looks=True, emoji="📜")
async def more(ctx: Context, table: int, record: int) -> Shown:
    """What happened since one's last move, paged as the log."""
    view = await ctx.sight(table)
    if view.seat is None:
        raise Refused("not-seated")
    return await log_page(ctx, view.table, after=record)


# The log


MOST_TEXT = 3600
PAUSE_SECONDS = 30 * 60
MOST_TURNS = 12
"""Of a page: a message takes 40 components."""
_BOARD = re.compile(r"board-(\d{1,9})-")
TIME = "-# <t:{}:f>"
"""The line above what happened long after what was told before."""
AT_ONCE = 60
"""So many lines are read together."""


@button("t:{table}:log", "button-log", ack="private", emoji="📜")
@command("log", EVERYWHERE, looks=True)
async def open_log(ctx: Context, table: AnyTable) -> Shown:
    return await log_page(ctx, table)


@button("t:{table}:log.{before}")
async def page_before(ctx: Context, table: Table, before: int) -> Shown:
    return await log_page(ctx, table, before=before)


@button("t:{table}:log.a{after}")
async def page_after(ctx: Context, table: Table, after: int) -> Shown:
    return await log_page(ctx, table, after=after)


@menu_entry("menu-happened", discord.Message, looks=True)
async def happened(ctx: Context, message: discord.Message) -> Shown:
    """What a post tells of, a turn, a trick or a round, in words; of any other message in a thread,
    what had been played by then since the post before."""
    table, record = await moment_of(ctx, message)
    local = LocalizedTable(table, ctx.locale)
    told, older = await _collect(ctx, local, record + 1, forwards=False)
    before = await ctx.read(db.tables.log.post_before, table.id, record)
    part = [one for one in told if one.record > before]
    return _shown(ctx, local, part, older=older or part != told, newer=record < table.records)


async def moment_of(ctx: Context, message: discord.Message) -> tuple[Table, int]:
    """The table whose thread a message is in, or whose lobby it is, and the record that it is
    about: a lobby is about now, a board has it in the name of its picture, and everything else was
    sent after it."""
    # A thread has the id of the message that it was opened from.
    found = await ctx.read(tables.by_thread, message.channel.id)
    found = found or await ctx.read(tables.by_thread, message.id)
    if found is None:
        raise Refused("no-post")
    table = need_sight(ctx.interaction, found)
    if table.phase not in ("running", "over"):
        raise Refused("not-running")
    named = (_BOARD.match(file.filename) for file in message.attachments)
    records = [int(name[1]) for name in named if name]
    if message.id == table.thread:
        return table, table.records
    if records and message.author.id == ctx.bot.application_id:
        return table, min(records[0], table.records)
    sent_at = int(message.created_at.timestamp())
    return table, await ctx.read(db.tables.log.last_at, table.id, sent_at)


class Told(Struct, frozen=True):
    """What a record of the log has to tell one person."""

    record: int
    at: int
    text: str
    ends: bool = False
    """A turn, or a trick, ends with it."""


async def log_page(
    ctx: Context, table: Table, *, before: int | None = None, after: int | None = None
) -> Shown:
    """A page of what this person may know: the one that ends below record `before`, or begins above
    record `after`; the newest."""
    if table.phase not in ("running", "over"):
        raise Refused("not-running")
    local = LocalizedTable(table, ctx.locale)
    collect = partial(_collect, ctx, local)
    # On the other side of the page, anything at all counts: a line, or one that is too long.
    if after is not None:
        told, newer = await collect(after, forwards=True)
        start = told[0].record if told else after + 1
        older = any(await collect(start, forwards=False, most=1))
    else:
        end = table.records + 1 if before is None else before
        told, older = await collect(end, forwards=False)
        last = told[-1].record if told else end - 1
        newer = any(await collect(last, forwards=True, most=1))
    return _shown(ctx, local, told, older=older, newer=newer)


async def _collect(
    ctx: Context, local: LocalizedTable, edge: int, *, forwards: bool, most: int = MOST_TEXT
) -> tuple[list[Told], bool]:
    """What fits on a page above (or below) record `edge`, in order, and whether more follows
    there. Something always fits, cut if need be."""
    page: list[Told] = []
    room, turns, way = most, 0, 1 if forwards else -1
    key = "after" if forwards else "before"
    part: Any = {key: edge, "limit": AT_ONCE}
    while lines := await ctx.look(queries.chronicle, local.table.id, ctx.id, **part):
        records = [list(some) for _, some in groupby(lines, key=lambda line: line.record)]
        for some in records[::way]:
            texts = filter(None, (local.event(line.event) for line in some))
            public = [line.event for line in some if line.event.seats is None]
            ends = any(event.kind in MILESTONES for event in public)
            told = Told(some[0].record, some[-1].at, cut("\n".join(texts), MOST_TEXT), ends)
            if not told.text:
                continue
            cost = length(told.text) + 1
            if not page or abs(page[-1].at - told.at) > PAUSE_SECONDS:
                cost += len(TIME.format(told.at)) + 1
            if page and (cost > room or turns > MOST_TURNS):
                return page[::way], True
            page.append(told)
            room -= cost
            turns += ends
        part[key] = records[::way][-1][0].record
    return page[::way], False


def _shown(
    ctx: Context, local: LocalizedTable, page: Sequence[Told], *, older: bool, newer: bool
) -> Shown:
    """The page with its buttons, turn by turn. After a pause, the time is above what happened."""
    say = local.say
    turns, at = [list[str]()], 0
    for one in page:
        if one.at - at > PAUSE_SECONDS:
            turns[-1].append(TIME.format(one.at))
        turns[-1].append(one.text)
        at = one.at
        if one.ends:
            turns.append([])
    blocks = ["\n".join(turn) for turn in turns if turn] or [say("log-empty")]
    told: list[Any] = [f"### {local.speak.title(local.words)}: {say('log-title')}\n{blocks[0]}"]
    for block in blocks[1:]:
        told += [ui.Separator(), block]
    if page and (older or newer):
        line = []
        for to, key, emoji, more, edge in (
            (page_after, "oldest", "⏮️", older, {"after": 0}),
            (page_before, "older", "⬅️", older, {"before": page[0].record}),
            (page_after, "newer", "➡️", newer, {"after": page[-1].record}),
            (page_before, "newest", "⏭️", newer, {"before": local.table.records + 1}),
        ):
            about: Any = {"label": say(f"button-{key}"), "table": local.table.id, **edge}
            line.append(to.button(say, emoji=emoji, disabled=not more, **about))
        told.append(line)
    return Shown(ctx.bot.emoji_set.layout(local.table.game, layout(*told)))


setup = extension(__name__)
