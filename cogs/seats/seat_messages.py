"""How seats look that change hands: offers to one person or to anybody, and what the others can
do about somebody who left the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.frame.context import Context
from cogs.frame.localized import LocalizedTable
from cogs.frame.message import Message
from cogs.frame.server_rules import call_for_seat
from cogs.frame.speech import safe
from cogs.link import mail, refusals
from cogs.link.dm_channels import TooManyOpened
from cogs.press import ids
from cogs.press.parts import Press, button, rows
from cogs.thread.chronicle import table_name
from db.people import people
from db.tables import offers
from db.tables.letters import Letter
from db.tables.offers import Offer
from engine.table.commands import lobbies
from engine.table.seats import transfer
from engine.table.service import Table
from engine.table.tasks.courier import Post
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot


def offer_message(local: LocalizedTable, offer: Offer, *, role: int | None = None) -> Message:
    """An offer in its present state. The buttons' ids have its number: a message is known again
    by it."""
    say = local.say
    title = local.speak.title(local.words)
    where = f"<#{local.table.thread}>" if local.table.thread else table_name(local.table)
    seat = f"**{safe(local.name(offer.seat))}**"
    about = {"game": title, "table": where, "seat": seat}
    if offer.state != "open":
        text = say(f"offer-{offer.state}", who=f"**{safe(offer.name)}**", **about)
        return Message(text, (), ui.View(timeout=None))
    line: list[Press] = []

    def named(what: str) -> str:
        return ids.OFFER.id(table=local.table.id, what=what, offer=offer.id)

    if offer.person is None:
        text = say("offer-anybody", until=f"<t:{offer.due_at}:R>", **about)
        line.append(_take(named("take"), say("button-take-seat")))
    else:
        by = next((s.name for s in local.table.seats if s.person == offer.by), None)
        who = f"**{safe(by)}**" if by else say("offer-table")
        text = say("offer-person", who=who, until=f"<t:{offer.due_at}:R>", **about)
        line.append(_take(named("take"), say("button-accept")))
        line.append(button(named("decline"), say("button-decline")))
    if role is not None:
        text = f"<@&{role}> {text}"
    if offer.person is None:
        line.append(button(named("unoffer"), say("vote-withdraw")))
    return Message(text, (), rows(line))


def _take(custom_id: str, label: str) -> Press:
    return button(custom_id, label, emoji="🪑", style=discord.ButtonStyle.success)


def gone_message(table: Table, seat: int, person: int, say: Any, mark: str) -> Message:
    """Somebody left the server: what the others can do. `mark`: to know the message again by."""

    def named(what: str) -> str:
        return ids.GONE.id(table=table.id, seat=seat, what=what, person=person, mark=mark)

    line = [
        button(named("computer"), say("button-computer"), emoji="🤖"),
        button(named("open"), say("button-open-seat"), emoji="🪑"),
    ]
    name = f"**{safe(table.seats[seat].name)}**"
    return Message(say("gone", name=name), (), rows(line))


def _id(table: Table, what: str) -> str:
    return ids.SEAT.id(table=table.id, what=what)


def leave_message(table: Table, say: Any) -> Message:
    """Are they sure?"""
    line = [
        button(
            _id(table, "leave"),
            say("button-leave-game"),
            style=discord.ButtonStyle.danger,
            emoji="🚪",
        ),
        button(_id(table, "computer"), say("button-lend"), emoji="🤖"),
        button(_id(table, "offer"), say("button-open-seat"), emoji="🪑"),
        button(_id(table, "stay"), say("button-stay")),
    ]
    return Message(say("leave-sure", table=table_name(table)), (), rows(line))


async def ask_to_leave(ctx: Context, table: Table) -> Message:
    """Leave a lobby at once, but a running game only after a second press, with what one could do
    instead.

    Raises:
        Refused: not-seated, over.
    """
    if table.phase == "lobby":
        await ctx.bot.service.do(table.id, lobbies.leave, ctx.id)
        return Message(ctx.say("left-lobby"), (), ui.View(timeout=None))
    transfer.need_running(table)
    transfer.seat_of(table, ctx.id)
    return leave_message(table, ctx.say)


def resign_message(table: Table, ticket: int, say: Any) -> Message:
    """Are they sure?"""
    resign = ids.RESIGN.id(table=table.id, ticket=ticket)
    line = [
        button(resign, say("button-resign"), style=discord.ButtonStyle.danger),
        button(_id(table, "stay"), say("button-stay")),
    ]
    return Message(say("resign-sure", table=table_name(table)), (), rows(line))


def end_message(table: Table, say: Any) -> Message:
    """Whoever is alone with computer players ends the game with one press: are they sure?"""
    line = [
        button(_id(table, "end"), say("button-end"), style=discord.ButtonStyle.danger),
        button(_id(table, "stay"), say("button-stay")),
    ]
    return Message(say("end-sure", table=table_name(table)), (), rows(line))


# Posts


async def carry_offer(bot: Bot, table: Table, post: Post) -> None:
    """Post an offer, or bring its message up to date: for anybody where the lobby was, for one
    person by DM, or with a mention there where their DMs are closed."""
    offer = await bot.store.read(offers.get, int(post.payload["offer"]))
    if offer is None:
        return
    there = await mail.standing(bot, table.id, f"offer/{offer.id}")
    if there:
        await _edit(bot, table, offer, there[0])
        return
    if offer.state != "open":
        return
    if offer.person is not None and await _send_to_person(bot, table, offer, post):
        return
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    role = await call_for_seat(bot, table, offer.id) if offer.person is None else None
    message = offer_message(LocalizedTable(table, table.locale), offer, role=role)
    ping = []
    if offer.person is not None:
        ping = [offer.person]
        message = Message(f"<@{offer.person}>: {message.content}", (), message.view)
    await mail.send(bot, channel, message, post, f"offer/{offer.id}", ping=ping, role=role)


async def _send_to_person(bot: Bot, table: Table, offer: Offer, post: Post) -> bool:
    """By DM; whether it got there."""
    person = offer.person or 0
    if (await bot.store.read(people.get, person)).dms_closed:
        return False
    prompts = bot.carrier.prompts
    try:
        channel = await bot.carrier.dms.channel(person)
        message = offer_message(LocalizedTable(table, await prompts.locale(person, table)), offer)
        key = f"offer/{offer.id}"
        await mail.send(bot, channel, message, post, key, person=person, public=False)
    except discord.HTTPException as fault:
        refusal = refusals.read(fault)
        if refusal.kind in ("while", "bot") and refusal.code not in refusals.TOO_FAST:
            raise
        if refusal.kind == "person":
            await bot.carrier.dms.closed(person, fault)
        return False
    except TooManyOpened:
        return False
    return True


async def _edit(bot: Bot, table: Table, offer: Offer, letter: Letter) -> None:
    locale = table.locale
    if offer.person is not None and not letter.public:
        locale = await bot.carrier.prompts.locale(offer.person, table)
    message = offer_message(LocalizedTable(table, locale), offer)
    guild = table.guild if letter.public else None
    channel = bot.get_partial_messageable(letter.channel, guild_id=guild)
    try:
        await channel.get_partial_message(letter.message).edit(
            content=message.content, view=message.view
        )
    except discord.NotFound:
        return


async def carry_gone(bot: Bot, table: Table, post: Post) -> None:
    """Tell the thread that somebody left the server."""
    person = int(post.payload["person"])
    if post.seat is None or table.seat_of(person) != post.seat or table.phase != "running":
        return
    message = gone_message(table, post.seat, person, own_words(table.locale), post.mark)
    await mail.send(bot, bot.carrier.thread_of(table), message, post)
