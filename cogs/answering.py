"""Answering a question: its controls in the private panel, and `/play`; and the panel as a reply
to whatever is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import discord
from msgspec import structs

from cogs import looking
from cogs.controls import is_staged, named_of, pick_of, picks_from_text, used
from cogs.frame import components, refusals
from cogs.frame.commands import EVERYWHERE, AnyTable, Option, Pairs, any_table, command, extension
from cogs.frame.components import (
    Clear,
    Confirm,
    Control,
    Group,
    Menu,
    Sure,
    ids_of,
    number_of,
    rows,
)
from cogs.frame.context import Context, Opened, Panel, Reply
from cogs.frame.message import Message, show
from cogs.frame.routes import button
from cogs.frame.words import Localized, LocalizedPanel, asked_now, picks_text
from cogs.panel import panel_message
from cogs.profile import next_table
from cogs.prompt_text import option_label, waiting_line
from cogs.ready import choose, is_whole, play_written, ready_of
from cogs.seats import resign_message, stay
from db.people import saved
from engine.kit.contract import RESIGN, Picks
from engine.kit.showing import Label
from engine.kit.words.phrasing import cut
from engine.table.commands import playing
from engine.table.service import AnswerResult, OpenQuestion, Refused

# A question's controls


@button("q:{table}:{ticket}:{what}", own=True)
async def press(ctx: Context, table: int, ticket: int, what: Control, values: list[str]) -> Reply:
    local = await ctx.returned(table)
    asked = next((asked for asked in local.sight.open if asked.ticket == ticket), None)
    if asked is not None and isinstance(what, Sure):
        picks = pick_of(asked.question, what, ())
        given = await ctx.bot.service.do(table, playing.answer, ctx.id, ticket, picks)
        return _chosen(local, given)
    async with ctx.redraws(Panel(table, refused=True), only_if_refused=True):
        if asked is None:
            raise Refused("not-seated" if local.sight.seat is None else "stale")
        return await _do(ctx, local, asked, what, values)


async def _do(
    ctx: Context, local: LocalizedPanel, asked: OpenQuestion, what: Control, values: list[str]
) -> Panel:
    bot, table, ticket, question = ctx.bot, local.table.id, asked.ticket, asked.question
    if isinstance(what, Group):
        return Panel(table, part=number_of(values))
    if isinstance(what, Menu) and is_whole(local, question):
        await choose(bot, ctx.id, local, asked, next(iter(values), ""))
        return Panel(table)
    staged = is_staged(question, ctx.person.confirm)
    picks, answers = used(what, local, asked, values, staged=staged)
    if not answers:

        def touched(now: OpenQuestion) -> Picks:
            # What quick touches before it have chosen stays.
            return used(what, local, now, values, staged=staged)[0]

        if isinstance(what, Clear):
            await bot.store.write(saved.leave_be, ctx.id, table, ticket)
        await bot.service.do(table, playing.draft, ctx.id, ticket, touched)
        return Panel(table, part=what.part if isinstance(what, Menu) else None)
    if isinstance(what, Confirm) and asked.given is not None and question.accepts(picks):
        picks = asked.given  # pressed twice, or on a panel that was not redrawn
    # What ends the game for them is for good, and one press away from all other options: are they
    # sure?
    if picks == (RESIGN,):
        await ctx.beside(resign_message(local.table, ticket, ctx.say))
        return Panel(table)
    if not picks:
        ends = local.speak.nothing_ends(local.view, question)
    else:
        # Several picks were repeated in words.
        ends = len(picks) == 1 and option_label(local, question, picks[0]).ends
    if ends:
        await ctx.beside(sure_message(local, asked, picks))
        return Panel(table)
    given = await bot.service.do(table, playing.answer, ctx.id, ticket, picks)
    return Panel(table, note=_chosen(local, given))


def sure_message(local: Localized, asked: OpenQuestion, picks: Picks) -> Message:
    say, table, options = local.say, local.table.id, asked.question.options
    sure = Sure(options.index(picks[0]) if picks else len(options))
    style = discord.ButtonStyle.danger
    yes = components.button(named_of(table, asked.ticket)(sure), say("button-sure"), style=style)
    text = say("ends-sure", picks=picks_text(local, asked.question, picks))
    return Message(text, view=rows([yes, stay.button(say, table=table)]))


def _chosen(before: Localized, given: AnswerResult) -> str:
    local = Localized(structs.replace(before.sight, view=given.view), before.locale)
    return local.say("you-chose", picks=picks_text(local, given.question, given.picks))


# In writing


async def _completions(ctx: Context, current: str) -> Pairs:
    """What may be meant by what was typed so far: the last of several picks is completed and the
    text before it is kept; or it is the name of a whole answer."""
    table = await any_table(ctx, getattr(ctx.interaction.namespace, "table", None))
    local = await ctx.panel(table.id)
    asked = asked_now(local.sight)
    if asked is None:
        return []
    answers = ready_of(ctx.bot, local, asked)
    if answers is not None:
        names, wanted = [one.name for one in answers.every], current.strip().casefold()
        found = [name for name in dict.fromkeys(names) if wanted in name.casefold()]
    else:
        options, labels = asked.question.options, local.labels(asked.question)
        done, last = _unfinished(current, asked, labels)
        start = "".join(f"{labels[options.index(key)].text}, " for key in done)
        found = [
            f"{start}{label.text}"
            for key, label in zip(options, labels, strict=True)
            if key not in done and last.casefold() in f"{label.text} {key}".casefold()
        ]
    return [(one, one) for one in found if len(one) <= 100]


def _unfinished(
    text: str, asked: OpenQuestion, labels: Sequence[Label]
) -> tuple[tuple[str, ...], str]:
    """The picks already written, and the word being written."""
    picks, strange = picks_from_text(text, asked.question, labels)
    if strange or not text.strip() or text.rstrip().endswith(","):
        return picks, strange
    if len(picks) < asked.question.most:
        return picks, ""
    return picks[:-1], text.split(",")[-1].strip()


Written = Annotated[str, Option(search=_completions)]


@command("play", EVERYWHERE)
async def play(ctx: Context, picks: Written, table: AnyTable) -> Panel | str:
    local = await ctx.panel(table.id)
    if local.sight.seat is None:
        raise Refused("not-seated")
    asked = asked_now(local.sight)
    if asked is None:
        return f"{ctx.say('nothing-asked')}\n{waiting_line(local, local.names)}".strip()
    chosen: Picks | None
    if is_whole(local, asked.question):
        chosen = await play_written(ctx.bot, ctx.id, local, asked, picks)
        if chosen is None:
            await ctx.bot.service.do(table.id, playing.draft, ctx.id, asked.ticket, ())
            return Panel(table.id, beside=True)
    else:
        labels = local.labels(asked.question)
        chosen, strange = picks_from_text(picks, asked.question, labels)
        if strange:
            return ctx.say("picks-unknown", word=cut(strange, 60))
    given = await ctx.bot.service.do(table.id, playing.answer, ctx.id, asked.ticket, chosen)
    return Panel(table.id, note=_chosen(local, given), beside=True)


# The panel as a reply


async def show_panel(ctx: Context, panel: Panel) -> None:
    """As the position is now. If an old prompt was pressed, it goes, and what was done is told."""
    if panel.beside:
        local = await ctx.fresh(panel.table, answers=not panel.note)
        if local.sight.seat is None:
            raise Refused("not-seated")
        await _draw(ctx, local, panel)
        return
    # In place of what they pressed.
    gone = Message(ctx.say("refused-not-seated", detail=""))
    seat = (await ctx.sight(panel.table)).seat
    if seat is None:
        await ctx.reply(gone)
        return
    prompts, shown = ctx.bot.carrier.prompts, None
    async with prompts.lock(panel.table, seat):
        # What was seen before may be past by now: what is drawn here counts.
        local = await ctx.fresh(panel.table, answers=not panel.note)
        if local.sight.seat != seat:
            await ctx.reply(gone)
            return
        if not await prompts.put_away(ctx.interaction, local.facts.panel):
            await prompts.met(ctx.interaction, local.facts)
            try:
                shown = (await _draw(ctx, local, panel)).shown()
            except discord.NotFound as fault:
                if refusals.read(fault).kind != "message":
                    raise
                # It is gone, as the prompt that it was.
        if shown is not None:
            page = panel.draw is not None or _opened(ctx, panel) != ""
            await prompts.remember(ctx.interaction, local.facts, shown, page=page)
    if shown is None and not panel.refused:
        await ctx.beside(panel.note or ctx.say("prompt-moved"))


async def _draw(ctx: Context, local: LocalizedPanel, panel: Panel) -> Message:
    # A panel that was opened with a button to the next table keeps it.
    onward = panel.onward or next_table.id() in ids_of(ctx.interaction.message)

    async def drawn() -> Message:
        message = None if panel.draw is None else await panel.draw(local)
        if message is None and panel.draw is not None and panel.beside:
            raise Refused("stale")
        about: Any = {"part": panel.part, "note": panel.note, "opened": _opened(ctx, panel)}
        return message or await panel_message(ctx.bot, local, onward=onward, **about)

    return await show(ctx.interaction, drawn)


def _opened(ctx: Context, panel: Panel) -> Opened:
    """What is opened in it then: while somebody chooses, the options stay beside one another."""
    if panel.opened in ("less", "back"):
        return ""
    less = looking.opened.id(table=panel.table, what="less")
    compares = less in ids_of(ctx.interaction.message)
    return panel.opened or ("compare" if compares and not panel.note else "")


setup = extension(__name__)
