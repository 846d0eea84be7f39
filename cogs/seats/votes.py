"""Votes in the thread: how they look, with what each person said, and the buttons below them; and
*Ask the others* after an undo that is refused. All public but for that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db.tables.votes
from cogs.frame.commands import extension
from cogs.frame.context import Context
from cogs.frame.message import Message
from cogs.frame.parts import Press, rows
from cogs.frame.posts import carries
from cogs.frame.routes import button
from cogs.frame.words import (
    LocalizedTable,
    game_words,
    is_awaited,
    listed,
    pace_text,
    safe,
    table_name,
    text_names,
)
from cogs.link import mail
from db.base.rows import Pace
from db.tables.votes import Choice, Vote
from engine.games import wording
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.commands import seating
from engine.table.seats import votes
from engine.table.service import Refused, Table
from engine.table.tasks.courier import Post
from texts import own_words

if TYPE_CHECKING:
    from cogs.bot import Bot

EMOJI = {"for": "✅", votes.AGAINST: "❌", "computer": "🤖", "default": "🕊️"}
NOBODY = "–"


async def vote_message(bot: Bot, table: Table, vote: Vote) -> Message:
    """The message of a vote, known again by the vote's number in its buttons' ids."""
    say = own_words(table.locale)
    lines = [f"🗳️ {await question_of(bot, LocalizedTable(table, table.locale), vote)}"]
    lines += [_said(table, vote, choice, say) for choice in votes.choices(vote.kind)]
    if vote.state != "open":
        key = f"vote-{vote.state}"
        lines.append(f"**{say(key)}**")
        return Message("\n".join(lines), (), ui.View(timeout=None))
    missing = [p for p in votes.voters(table, vote) if vote.choice_of(p) is None]
    lines.append(f"▫️ {say('vote-missing')}: {', '.join(f'<@{p}>' for p in missing) or NOBODY}")
    rule = say("vote-needs-all" if vote.kind in votes.NEED_ALL else "vote-needs-most")
    lines.append(f"{rule} {say('vote-until', until=f'<t:{vote.due_at}:R>')}")
    holder = vote.about.get("holder")
    if holder is not None:
        lines.append(say("vote-holder", who=f"<@{holder}>"))
    return Message(cut("\n".join(lines), 2000), (), rows(_buttons(table, vote, say)))


def _said(table: Table, vote: Vote, choice: Choice, say: Any) -> str:
    """Who voted so."""
    names = {seat.person: seat.name for seat in table.seats}
    said = [b.person for b in vote.ballots if b.choice == choice]
    who = ", ".join(f"**{safe(names.get(p) or say('vote-somebody'))}**" for p in said)
    return f"{EMOJI[choice]} {say(f'vote-{choice}')}: {who or NOBODY}"


def _buttons(table: Table, vote: Vote, say: Any) -> list[Press]:
    styles = {"for": discord.ButtonStyle.success, votes.AGAINST: discord.ButtonStyle.danger}
    line = [
        cast.button(
            say,
            emoji=EMOJI[choice],
            style=styles.get(choice, discord.ButtonStyle.primary),
            table=table.id,
            vote=vote.id,
            choice=choice,
        )
        for choice in votes.choices(vote.kind)
    ]
    if vote.by is not None:
        line.append(withdraw.button(say, table=table.id, vote=vote.id))
    return line


# What is pressed


@button("v:{table}:vote:{vote}:{choice}", "vote-{choice}")
async def cast(ctx: Context, table: Table, vote: int, choice: Choice) -> Message:
    """For, against, or what else the vote offers."""
    async with ctx.redraws(lambda: _now(ctx.bot, table, vote), only_if_refused=True):
        after = await ctx.bot.service.do(table.id, votes.cast, vote, ctx.id, choice)
    return await _current(ctx.bot, after)


@button("v:{table}:withdraw:{vote}", "vote-withdraw")
async def withdraw(ctx: Context, table: Table, vote: int) -> Message:
    """Whoever proposed it takes it back."""
    async with ctx.redraws(lambda: _now(ctx.bot, table, vote), only_if_refused=True):
        after = await ctx.bot.service.do(table.id, votes.withdraw, vote, ctx.id)
    return await _current(ctx.bot, after)


async def _now(bot: Bot, table: Table, number: int) -> Message | None:
    """A press came too late: the message shows how the vote is now."""
    vote = await bot.store.read(db.tables.votes.get, number)
    return await _current(bot, vote) if vote is not None and vote.table == table.id else None


async def _current(bot: Bot, vote: Vote) -> Message:
    return await vote_message(bot, await bot.service.look(queries.table, vote.table), vote)


@button("v:{table}:ask:{record}", "button-ask-others", emoji="🗳️")
async def ask(ctx: Context, table: Table, record: int) -> str:
    """Put an undo to the vote."""
    about = {"record": record}
    vote = await ctx.bot.service.do(table.id, votes.propose, "undo", by=ctx.id, about=about)
    if vote.state != "open":
        return ctx.say("taken-back")
    return ctx.say("asked-others", thread=f"<#{table.thread}>")


async def question_of(bot: Bot, local: LocalizedTable, vote: Vote) -> str:
    """What a vote asks, in words. Public facts alone."""
    say, about = local.say, vote.about
    proposer = local.table.seat_of(vote.by) if vote.by is not None else None
    name = say("vote-clock") if vote.by is None else say("vote-somebody")
    if proposer is not None:
        name = local.names[proposer]
    if vote.kind == "undo":
        return await _undo_question(bot, local, vote, name)
    if "seat" in about:
        seat = f"**{safe(local.name(about['seat']))}**"
        person = safe(str(about.get("name", "")))
        return say(f"vote-ask-{vote.kind}", name=name, seat=seat, person=person)
    if vote.kind == "pace":
        return say("vote-ask-pace", name=name, pace=pace_text(Pace(**about), say))
    return say(f"vote-ask-{vote.kind}", name=name)


async def _undo_question(bot: Bot, local: LocalizedTable, vote: Vote, name: str) -> str:
    """How far back: how many answers, and whose."""
    say = local.say
    if vote.state != "open":
        return say("vote-asked-undo", name=name)
    counts = await bot.service.look(seating.count_back, local.table.id, vote.about["record"])
    names = local.names
    whose = [f"{names[seat]} {count}" for seat, count in sorted(counts.items())]
    return say("vote-ask-undo", name=name, count=sum(counts.values()), whose=listed(say, whose))


async def offer_to_ask(ctx: Context, table: int, refused: Refused) -> Message:
    """In answer to an undo that is refused: why, with a button to ask the others.

    Raises:
        Refused: that one, where asking does not help either.
    """
    bot, say, record = ctx.bot, ctx.say, None
    if refused.reason == "nothing-to-undo":
        record = await bot.service.look(seating.can_ask, table, ctx.id)
    if record is None:
        raise refused
    counts = await bot.service.look(seating.count_back, table, record)
    known = await bot.service.look(queries.table, table)
    names = text_names(known, ctx.locale)
    whose = [f"{names[seat]} {count}" for seat, count in sorted(counts.items())]
    text = say("ask-others", count=sum(counts.values()), whose=listed(say, whose))
    yes = ask.button(say, style=discord.ButtonStyle.primary, table=table, record=record)
    return Message(text, (), rows([yes]))


# Posts


@carries("vote")
async def carry_vote(bot: Bot, table: Table, post: Post) -> None:
    """One that was decided before it got there needs no message."""
    vote = await bot.store.read(db.tables.votes.get, int(post.payload["vote"]))
    if vote is None:
        return
    ping = [p for p in votes.voters(table, vote) if vote.choice_of(p) is None]
    if vote.about.get("holder") is not None:
        ping.append(vote.about["holder"])
    message, thread = await vote_message(bot, table, vote), bot.carrier.thread_of(table)
    key, is_late = f"vote/{vote.id}", vote.state != "open"
    await mail.keep(bot, table, key, thread, message, post, ping=ping, only_edit=is_late)


@carries("withdrawn")
async def carry_withdrawn(bot: Bot, table: Table, post: Post) -> None:
    """Tell somebody that what they were asked was taken back: in private, or with a mention
    where no direct message reaches them."""
    person = int(post.payload["person"])
    if post.seat is None or table.seat_of(person) != post.seat or table.phase != "running":
        return
    view = await bot.service.look(queries.view_of_seat, table.id, post.seat)
    key = "question-withdrawn-again" if is_awaited(view) else "question-withdrawn"

    async def drawn(locale: str) -> Message:
        where = f"<#{table.thread}>" if table.thread else table_name(table)
        return Message(own_words(locale)(key, table=where), (), ui.View(timeout=None))

    if await mail.tell(bot, person, table, post, drawn):
        return
    title = wording(table.game).title(game_words(table.game, table.locale))
    text = f"<@{person}>: {own_words(table.locale)(key, table=title)}"
    message = Message(text, (), ui.View(timeout=None))
    await mail.send(bot, bot.carrier.thread_of(table), message, post, ping=[person])


setup = extension(__name__)
