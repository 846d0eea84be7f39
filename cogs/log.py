"""`/log`: the chronicle in pages, from its newest lines back to the first one, and on again; and
the part of it that a message of a table's thread is about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui
from msgspec import Struct

import db.tables.log
from cogs.frame.commands import EVERYWHERE, AnyTable, command, extension, on_message
from cogs.frame.context import Context, need_sight
from cogs.frame.message import Shown
from cogs.frame.routes import Route, button
from cogs.frame.words import LocalizedTable
from db.tables import tables
from engine.kit.contract import MILESTONES
from engine.kit.words.phrasing import cut, length
from engine.table.answers import queries
from engine.table.service import Line, Refused, Table

MOST_TEXT = 3600
PAUSE_SECONDS = 30 * 60
MOST_TURNS = 12
"""Of a page: a message takes 40 components."""
_BOARD = re.compile(r"board-(\d{1,9})-")
AT_ONCE = 60
"""So many lines are read together."""


@button("t:{table}:log", "button-log", ack="private", emoji="📜")
@command("log", EVERYWHERE, looks=True)
async def open_log(ctx: Context, table: AnyTable) -> Shown:
    """What happened so far, from the newest page."""
    return await log_page(ctx, table)


@button("t:{table}:log.{before}")
async def page_before(ctx: Context, table: Table, before: int) -> Shown:
    """The page that ends below a record."""
    return await log_page(ctx, table, before=before)


@button("t:{table}:log.a{after}")
async def page_after(ctx: Context, table: Table, after: int) -> Shown:
    """The page that begins above a record."""
    return await log_page(ctx, table, after=after)


@on_message("menu-happened", looks=True)
async def happened(ctx: Context, message: discord.Message) -> Shown:
    """What a post tells of, a turn, a trick or a round, in words; of any other message in a thread,
    what had been played by then since the post before."""
    table, record = await moment_of(ctx, message)
    local = LocalizedTable(table, ctx.locale)
    told, older = await _collect(ctx, local, record + 1, forwards=False)
    before = await ctx.bot.store.read(db.tables.log.post_before, table.id, record)
    part = [one for one in told if one.record > before]
    view = _view(local, part, older=older or part != told, newer=record < table.records)
    return Shown(ctx.bot.emoji_set.layout(table.game, view), ())


async def moment_of(ctx: Context, message: discord.Message) -> tuple[Table, int]:
    """The table whose thread a message is in, or whose lobby it is, and the record that it is
    about: a lobby is about now, a board has it in the name of its picture, and everything else was
    sent after it.

    Raises:
        Refused: no-post; not-running (it never began); as `seen_table`.
    """
    read = ctx.bot.store.read
    # A thread has the id of the message that it was opened from.
    found = await read(tables.by_thread, message.channel.id)
    found = found or await read(tables.by_thread, message.id)
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
    return table, await read(db.tables.log.last_at, table.id, int(message.created_at.timestamp()))


class Told(Struct, frozen=True):
    """All that a record of the log has to tell one person."""

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
    view = _view(local, told, older=older, newer=newer)
    return Shown(ctx.bot.emoji_set.layout(table.game, view), ())


async def _collect(
    ctx: Context, local: LocalizedTable, edge: int, *, forwards: bool, most: int = MOST_TEXT
) -> tuple[list[Told], bool]:
    """What fits on a page above (or below) record `edge`, in order, and whether more follows
    there. Something always fits, cut if need be."""
    found: list[Told] = []
    while True:
        way = {"after": edge} if forwards else {"before": edge}
        lines = await ctx.bot.service.look(
            queries.chronicle, local.table.id, ctx.id, limit=AT_ONCE, **way
        )
        records = _records(local, lines)
        found, full = _fitting(found, records if forwards else records[::-1], most)
        if full or not lines:
            return found if forwards else found[::-1], full
        edge = lines[-1].record if forwards else lines[0].record


def _fitting(found: Sequence[Told], more: Sequence[Told], most: int) -> tuple[list[Told], bool]:
    """As many `more` on the page as there is room for, and whether that is not all of them."""
    page = list(found)
    turns = sum(told.ends for told in page)
    room = most - sum(length(told.text) + 1 + _pause(page[:i], told) for i, told in enumerate(page))
    for told in more:
        cost = length(told.text) + 1 + _pause(page, told)
        if told.text and page and (cost > room or turns > MOST_TURNS):
            return page, True
        if told.text:
            page.append(told)
            room -= cost
            turns += told.ends
    return page, False


def _records(local: LocalizedTable, lines: Sequence[Line]) -> list[Told]:
    """The lines, those of one record put together."""
    records: dict[int, list[str]] = {}
    times = {line.record: line.at for line in lines}
    ends = {
        line.record for line in lines if line.event.seats is None and line.event.kind in MILESTONES
    }
    for line in lines:
        text = local.event(line.event)
        records.setdefault(line.record, []).extend([text] if text else [])
    return [
        Told(record, times[record], cut("\n".join(texts), MOST_TEXT), record in ends)
        for record, texts in records.items()
    ]


def _pause(page: Sequence[Told], told: Told) -> int:
    """Room for a line with the time, between records that are far apart."""
    apart = not page or abs(page[-1].at - told.at) > PAUSE_SECONDS
    return len(_time(told.at)) + 1 if apart else 0


def _time(at: int) -> str:
    return f"-# <t:{at}:f>"


def _view(
    local: LocalizedTable, page: Sequence[Told], *, older: bool, newer: bool
) -> ui.LayoutView:
    """The page with its buttons, turn by turn. After a pause, the time is above what happened."""
    say = local.say
    turns: list[list[str]] = [[]]
    at: int | None = None
    for told in page:
        if at is None or told.at - at > PAUSE_SECONDS:
            turns[-1].append(_time(told.at))
        turns[-1].append(told.text)
        at = told.at
        if told.ends:
            turns.append([])
    blocks = ["\n".join(turn) for turn in turns if turn] or [say("log-empty")]
    view = ui.LayoutView(timeout=None)
    title = f"### {local.speak.title(local.words)}: {say('log-title')}"
    view.add_item(ui.TextDisplay(f"{title}\n{blocks[0]}"))
    for block in blocks[1:]:
        view.add_item(ui.Separator())
        view.add_item(ui.TextDisplay(block))
    if page and (older or newer):
        ways: list[tuple[Route[Any, Any], dict[str, Any], str, str, bool]] = [
            (page_after, {"after": 0}, "oldest", "⏮️", older),
            (page_before, {"before": page[0].record}, "older", "⬅️", older),
            (page_after, {"after": page[-1].record}, "newer", "➡️", newer),
            (page_before, {"before": local.table.records + 1}, "newest", "⏭️", newer),
        ]
        line = ui.ActionRow[Any]()
        for to, edge, key, emoji, more in ways:
            edge |= {"table": local.table.id, "label": say(f"button-{key}")}
            line.add_item(to.button(say, emoji=emoji, disabled=not more, **edge))
        view.add_item(line)
    return view


setup = extension(__name__)
