"""The chronicle in pages, from its newest lines back to the very first one, and on again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui
from msgspec import Struct

from cogs.frame import ids
from cogs.frame.localized import LocalizedTable
from cogs.frame.parts import button
from engine.kit.contract import MILESTONES
from engine.kit.words.phrasing import cut, length
from engine.table.answers import queries
from engine.table.service import Line, Table

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_TEXT = 3600
PAUSE_SECONDS = 30 * 60
MOST_TURNS = 12
"""Of a page: a message takes 40 components."""
AT_ONCE = 60
"""So many lines are read together."""


class Told(Struct, frozen=True):
    """All that a record of the log has to tell one person."""

    record: int
    at: int
    text: str
    ends: bool = False
    """A turn, or a trick, ends with it."""


class Page(Struct, frozen=True):
    """The records of one page, in order, and whether there are others before and after them."""

    told: tuple[Told, ...]
    older: bool
    newer: bool


async def log_view(
    bot: Bot,
    local: LocalizedTable,
    person: int | None,
    *,
    before: int | None = None,
    after: int | None = None,
) -> ui.LayoutView:
    """A page of what this person may know: the one that ends below record `before`, or begins
    above record `after`; the newest."""
    page = await _page(bot, local, person, before, after)
    return bot.emoji_set.layout(local.table.game, page_view(local, page))


async def _page(
    bot: Bot,
    local: LocalizedTable,
    person: int | None,
    before: int | None,
    after: int | None,
) -> Page:
    if after is not None:
        told, newer = await _collect(bot, local, person, after, forwards=True)
        start = told[0].record if told else after + 1
        return Page(told, await _is_any(bot, local, person, start, False), newer)
    end = local.table.records + 1 if before is None else before
    told, older = await _collect(bot, local, person, end, forwards=False)
    last = told[-1].record if told else end - 1
    return Page(told, older, await _is_any(bot, local, person, last, True))


async def _is_any(
    bot: Bot, local: LocalizedTable, person: int | None, edge: int, forwards: bool
) -> bool:
    """Whether there is anything to read above (or below) a record."""
    told, more = await _collect(bot, local, person, edge, forwards=forwards, most=1)
    return bool(told) or more


async def _collect(
    bot: Bot,
    local: LocalizedTable,
    person: int | None,
    edge: int,
    *,
    forwards: bool,
    most: int = MOST_TEXT,
) -> tuple[tuple[Told, ...], bool]:
    """What fits on a page above (or below) record `edge`, in order, and whether more follows
    there. Something always fits, cut if need be."""
    found: list[Told] = []
    while True:
        way = {"after": edge} if forwards else {"before": edge}
        lines = await bot.service.look(
            queries.chronicle, local.table.id, person, limit=AT_ONCE, **way
        )
        records = _records(local, lines)
        found, full = _fitting(found, records if forwards else records[::-1], most)
        if full or not lines:
            return tuple(found if forwards else found[::-1]), full
        edge = lines[-1].record if forwards else lines[0].record


def _fitting(
    found: Sequence[Told], more: Sequence[Told], most: int = MOST_TEXT
) -> tuple[list[Told], bool]:
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
    ends = {line.record for line in lines if _is_milestone(line)}
    for line in lines:
        text = local.event(line.event)
        records.setdefault(line.record, []).extend([text] if text else [])
    return [
        Told(record, times[record], cut("\n".join(texts), MOST_TEXT), record in ends)
        for record, texts in records.items()
    ]


def _is_milestone(line: Line) -> bool:
    return line.event.seats is None and line.event.kind in MILESTONES


def _pause(page: Sequence[Told], told: Told) -> int:
    """Room for a line with the time, between records that are far apart."""
    apart = not page or abs(page[-1].at - told.at) > PAUSE_SECONDS
    return len(_time(told.at)) + 1 if apart else 0


def _time(at: int) -> str:
    return f"-# <t:{at}:f>"


def _below(table: Table, record: int) -> str:
    return ids.LOG_BEFORE.id(table=table.id, before=record)


def _above(table: Table, record: int) -> str:
    return ids.LOG_AFTER.id(table=table.id, after=record)


def page_view(local: LocalizedTable, page: Page) -> ui.LayoutView:
    """The page with its buttons, turn by turn. After a pause, the time is above what happened."""
    say = local.say
    title = local.speak.title(local.words)
    turns: list[list[str]] = [[]]
    at: int | None = None
    for told in page.told:
        if at is None or told.at - at > PAUSE_SECONDS:
            turns[-1].append(_time(told.at))
        turns[-1].append(told.text)
        at = told.at
        if told.ends:
            turns.append([])
    blocks = ["\n".join(turn) for turn in turns if turn] or [say("log-empty")]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"### {title}: {say('log-title')}\n{blocks[0]}"))
    for block in blocks[1:]:
        view.add_item(ui.Separator())
        view.add_item(ui.TextDisplay(block))
    if page.told and (page.older or page.newer):
        first, last = page.told[0].record, page.told[-1].record
        oldest, newest = _above(local.table, 0), _below(local.table, local.table.records + 1)
        older, newer = _below(local.table, first), _above(local.table, last)
        view.add_item(
            ui.ActionRow(
                button(oldest, say("button-oldest"), emoji="⏮️", disabled=not page.older),
                button(older, say("button-older"), emoji="⬅️", disabled=not page.older),
                button(newer, say("button-newer"), emoji="➡️", disabled=not page.newer),
                button(
                    newest,
                    say("button-newest"),
                    emoji="⏭️",
                    disabled=not page.newer,
                ),
            )
        )
    return view
