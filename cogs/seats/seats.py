"""Seats of running tables that change hands: `/seat`; offers, and the messages about somebody who
left the server, with their buttons; and invitations from somebody's menu, to lobbies too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import discord
from discord import app_commands, ui
from msgspec import structs

from cogs.frame.commands import (
    EVERYWHERE,
    AnyTable,
    Option,
    any_table,
    command,
    extension,
    hourly,
    on_person,
)
from cogs.frame.context import Context, Reply, seen_table
from cogs.frame.message import Message
from cogs.frame.parts import MOST_OPTIONS, choice, rows
from cogs.frame.posts import carries
from cogs.frame.routes import button
from cogs.frame.server_rules import call_for_seat
from cogs.frame.words import (
    LocalizedTable,
    called,
    plain_names,
    safe,
    seat_name,
    table_name,
    titled,
)
from cogs.link import mail
from cogs.link.dm_channels import look_for_all
from db.people import people
from db.tables import offers
from db.tables.offers import Offer
from engine.kit.contract import RESIGN
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.commands import lobbies, playing, seating
from engine.table.commands.seating import Asked
from engine.table.seats import transfer, votes
from engine.table.service import Refused, Table
from engine.table.tasks.courier import Post
from texts import own_words

if TYPE_CHECKING:
    from cogs.bot import Bot

DANGER, SUCCESS = discord.ButtonStyle.danger, discord.ButtonStyle.success


@hourly
async def look_for_leavers(bot: Bot) -> None:
    """Some of those for whom tables wait: each of them about once a day."""
    await look_for_all(bot)


# One's own seat


@command("seat leave", EVERYWHERE, looks=True)
async def ask_to_leave(ctx: Context, table: AnyTable) -> Message | str:
    """Leave a lobby at once, but a running game only after a second press, with what one could do
    instead."""
    if table.phase == "lobby":
        await ctx.bot.service.do(table.id, lobbies.leave, ctx.id)
        return ctx.say("left-lobby")
    transfer.need_running(table)
    transfer.seat_of(table, ctx.id)
    say = ctx.say
    line = [
        leave.button(say, table=table.id),
        lend.button(say, table=table.id),
        open_own.button(say, table=table.id),
        stay.button(say, table=table.id),
    ]
    return Message(say("leave-sure", table=table_name(table)), (), rows(line))


@button("c:{table}:leave", "button-leave-game", style=DANGER, emoji="🚪")
async def leave(ctx: Context, table: Table) -> str:
    """Give the seat up."""
    transfer.need_running(table)
    await ctx.bot.service.do(table.id, lobbies.leave, ctx.id)
    return ctx.say("left-table")


@button("c:{table}:stay", "button-stay")
async def stay(ctx: Context, table: Table) -> str:
    """Do none of it."""
    return ctx.say("seat-kept-on")


# A seat for somebody else


async def _seats(ctx: Context, current: str) -> list[app_commands.Choice[str]]:
    """The seats of the table that is named, or meant."""
    table = await any_table(ctx, getattr(ctx.interaction.namespace, "table", None))
    names = [f"{s.number + 1}. {seat_name(table, s.number, ctx.locale)}" for s in table.seats]
    return [
        app_commands.Choice(name=cut(name, 100), value=str(number))
        for number, name in enumerate(names)
        if current.casefold() in name.casefold()
    ]


async def _number(_: Context, seat: str | None) -> int | None:
    if seat is None:
        return None
    if not seat.isdecimal() or len(seat) > 3:
        raise Refused("no-seat")
    return int(seat)


Seat = Annotated[int | None, Option(read=_number, complete=_seats)]


@command("seat invite", EVERYWHERE, looks=True)
async def invite(ctx: Context, person: discord.User, seat: Seat, table: AnyTable) -> str:
    """Let a person take over a seat."""
    if person.bot:
        return ctx.say("no-bots-here")
    if ctx.interaction.guild_id != table.guild or not isinstance(person, discord.Member):
        return ctx.say("not-in-server")
    to = (person.id, called(person))
    return _asked(ctx, table, await ctx.bot.service.do(table.id, seating.seek, ctx.id, seat, to))


@command("seat open", EVERYWHERE, looks=True)
async def open_seat(ctx: Context, seat: Seat, table: AnyTable) -> str:
    """Let anybody take over a seat."""
    return _asked(ctx, table, await ctx.bot.service.do(table.id, seating.seek, ctx.id, seat))


@button("c:{table}:offer", "button-open-seat", emoji="🪑")
async def open_own(ctx: Context, table: Table) -> str:
    """One's own."""
    return await open_seat(ctx, None, table)


def _asked(ctx: Context, table: Table, asked: Asked) -> str:
    """What came of it, in words."""
    if asked.offer is not None:
        key = "seat-invited" if asked.offer.person is not None else "seat-offered"
        return ctx.say(key, channel=f"<#{table.channel}>", who=safe(asked.offer.name))
    key = "asked-others" if asked.vote is not None and asked.vote.state == "open" else "done"
    return ctx.say(key, thread=f"<#{table.thread}>")


# A table for somebody else


@on_person("menu-invite", looks=True)
async def invite_here(ctx: Context, person: discord.User | discord.Member) -> Message | str:
    """To a lobby or a running table of one's own with room for them. Of several one chooses."""
    if person.bot:
        return ctx.say("no-bots-here")
    if not isinstance(person, discord.Member):
        return ctx.say("not-in-server")
    mine = [table for table, _ in await ctx.bot.service.look(queries.tables_of_person, ctx.id)]
    here = ctx.interaction.guild_id
    fitting = [one for one in mine if one.guild == here and _has_room(one, ctx.id, person.id)]
    who = f"**{safe(called(person))}**"
    if not fitting:
        return ctx.say("invite-none", who=who)
    if len(fitting) == 1:
        return await _invited(ctx, fitting[0], person)
    options = [
        choice(str(table.id), titled(table, plain_names(table, ctx.locale)))
        for table in fitting[:MOST_OPTIONS]
    ]
    menu = invite_to.menu(options, placeholder=ctx.say("me-title"), person=person.id)
    return Message(ctx.say("invite-which", who=who), (), rows([menu]))


@button("c:invite:{person}", own=True, looks=True)
async def invite_to(ctx: Context, person: int, value: int) -> str:
    """To the one that was chosen."""
    guild = ctx.interaction.guild
    if guild is None:
        raise Refused("server-away")
    try:
        member = await guild.fetch_member(person)
    except discord.NotFound:
        return ctx.say("not-in-server")
    return await _invited(ctx, await seen_table(ctx.interaction, value), member)


def _has_room(table: Table, by: int, person: int) -> bool:
    """Whether somebody may invite that person there: a seat is free, or a computer player's."""
    if table.lesson or any(person in (seat.person, seat.kept_for) for seat in table.seats):
        return False
    if table.phase == "lobby":
        return lobbies.is_open(table)
    return by in transfer.awake(table) and any(map(transfer.is_vacant, table.seats))


async def _invited(ctx: Context, table: Table, person: discord.Member) -> str:
    """They are, if they see where it is played."""
    who, to = f"**{safe(called(person))}**", (person.id, called(person))
    there = person.guild.get_channel(table.channel)
    if there is None or not there.permissions_for(person).view_channel:
        return ctx.say("invite-unseen", who=who, channel=f"<#{table.channel}>")
    if table.phase == "lobby":
        await ctx.bot.service.do(table.id, lobbies.invite, ctx.id, to)
        return ctx.say("invited", who=who, channel=f"<#{table.channel}>")
    vacant = next((seat.number for seat in table.seats if transfer.is_vacant(seat)), None)
    if vacant is None:
        raise Refused("full")
    asked = await ctx.bot.service.do(table.id, seating.seek, ctx.id, vacant, to)
    return _asked(ctx, table, asked)


# A seat that is kept, or given up for good


@command("seat computer", EVERYWHERE, looks=True)
async def lend_seat(ctx: Context, table: AnyTable) -> str:
    """A computer player sits in for a while."""
    await ctx.bot.service.do(table.id, seating.lend, ctx.id)
    return ctx.say("seat-lent")


@button("c:{table}:computer", "button-lend", emoji="🤖")
async def lend(ctx: Context, table: Table) -> str:
    """The same, from a button."""
    return await lend_seat(ctx, table)


@command("seat back", EVERYWHERE, looks=True)
async def reclaim_seat(ctx: Context, table: AnyTable) -> str:
    """Take one's seat back from the computer player."""
    await ctx.bot.service.do(table.id, seating.reclaim, ctx.id)
    return ctx.say("seat-back")


@button("c:{table}:back", "button-seat-back", emoji="🪑")
async def reclaim(ctx: Context, table: Table) -> str:
    """In the panel, which the courier then draws again."""
    return await reclaim_seat(ctx, table)


@command("seat resign", EVERYWHERE, looks=True)
async def ask_to_resign(ctx: Context, table: AnyTable) -> Message:
    """Resign, where the game offers it now."""
    view = await ctx.bot.service.look(queries.view, table.id, ctx.id)
    if view.seat is None:
        raise Refused("not-seated")
    ticket = next((o.ticket for o in view.open if RESIGN in o.question.options), None)
    if ticket is None:
        raise Refused("no-resigning")
    return resign_message(table, ticket, ctx.say)


def resign_message(table: Table, ticket: int, say: Any) -> Message:
    """Are they sure?"""
    line = [resign.button(say, table=table.id, ticket=ticket), stay.button(say, table=table.id)]
    return Message(say("resign-sure", table=table_name(table)), (), rows(line))


@button("c:{table}:resign:{ticket}", "button-resign", style=DANGER)
async def resign(ctx: Context, table: Table, ticket: int) -> str:
    """They are sure."""
    await ctx.bot.service.do(table.id, playing.answer, ctx.id, ticket, (RESIGN,))
    return ctx.say("resigned")


@command("seat end", EVERYWHERE, looks=True)
async def ask_to_end(ctx: Context, table: AnyTable) -> Reply:
    """Propose to end the game without a result. Whoever is alone with computer players ends it with
    one press, so they are asked whether they are sure."""
    if transfer.awake(table) != [ctx.id] or table.phase != "running":
        return await end(ctx, table)
    line = [end.button(ctx.say, table=table.id), stay.button(ctx.say, table=table.id)]
    return Message(ctx.say("end-sure", table=table_name(table)), (), rows(line))


@button("c:{table}:end", "button-end", style=DANGER)
async def end(ctx: Context, table: Table) -> str:
    """They are sure."""
    vote = await ctx.bot.service.do(table.id, votes.propose, "end", by=ctx.id)
    key = "asked-others" if vote.state == "open" else "cancelled"
    return ctx.say(key, thread=f"<#{table.thread}>")


# Offers are answered where they are posted


def offer_message(local: LocalizedTable, offer: Offer, *, role: int | None = None) -> Message:
    """An offer in its present state. The buttons' ids have its number: a message is known again
    by it."""
    say, table = local.say, local.table
    title = local.speak.title(local.words)
    where = f"<#{table.thread}>" if table.thread else table_name(table)
    seat = f"**{safe(local.name(offer.seat))}**"
    about = {"game": title, "table": where, "seat": seat}
    if offer.state != "open":
        text = say(f"offer-{offer.state}", who=f"**{safe(offer.name)}**", **about)
        return Message(text, (), ui.View(timeout=None))
    if offer.person is None:
        text = say("offer-anybody", until=f"<t:{offer.due_at}:R>", **about)
        line = [
            take.button(say, label=say("button-take-seat"), table=table.id, offer=offer.id),
            unoffer.button(say, table=table.id, offer=offer.id),
        ]
    else:
        by = next((s.name for s in table.seats if s.person == offer.by), None)
        who = f"**{safe(by)}**" if by else say("offer-table")
        text = say("offer-person", who=who, until=f"<t:{offer.due_at}:R>", **about)
        line = [
            take.button(say, table=table.id, offer=offer.id),
            decline.button(say, table=table.id, offer=offer.id),
        ]
    if role is not None:
        text = f"<@&{role}> {text}"
    return Message(text, (), rows(line))


@button("c:{table}:take:{offer}", "button-accept", style=SUCCESS, emoji="🪑", sits=True)
async def take(ctx: Context, table: int, offer: int) -> None:
    """Take over the seat."""
    await _need_offer(ctx, table, offer)
    async with ctx.redraws(lambda: _closed(ctx, table, offer)):
        after = await ctx.bot.service.run(seating.accept, offer, (ctx.id, ctx.name))
        hand = own_words(after.locale)("button-hand")
        await ctx.beside(ctx.say("seat-taken", thread=f"<#{after.thread}>", button=hand))


@button("c:{table}:decline:{offer}", "button-decline")
async def decline(ctx: Context, table: int, offer: int) -> None:
    """No, thank you."""
    await _need_offer(ctx, table, offer)
    async with ctx.redraws(lambda: _closed(ctx, table, offer)):
        await ctx.bot.service.run(seating.decline, offer, ctx.id)


@button("c:{table}:unoffer:{offer}", "vote-withdraw")
async def unoffer(ctx: Context, table: int, offer: int) -> None:
    """Whoever offers it takes it back."""
    await _need_offer(ctx, table, offer)
    async with ctx.redraws(lambda: _closed(ctx, table, offer)):
        await ctx.bot.service.run(seating.withdraw_offer, offer, ctx.id)


async def _need_offer(ctx: Context, table: int, number: int) -> None:
    """An offer to them, or at a table that they may see."""
    offer = await ctx.bot.store.read(offers.get, number)
    if offer is None or (offer.table, offer.person) != (table, ctx.id):
        await seen_table(ctx.interaction, table)


async def _closed(ctx: Context, table: int, number: int) -> Message | None:
    """The offer's message, once it is closed."""
    offer = await ctx.bot.store.read(offers.get, number)
    if offer is None or offer.table != table or offer.state == "open":
        return None
    known = await ctx.bot.service.look(queries.table, table)
    locale = known.locale if ctx.interaction.guild_id is not None else ctx.locale
    return offer_message(LocalizedTable(known, locale), offer)


# Who left the server


def gone_message(table: Table, seat: int, person: int, say: Any, mark: str) -> Message:
    """What the others can do. `mark`: to know the message again by."""
    about: Any = {"table": table.id, "seat": seat, "person": person, "mark": mark}
    line = [
        settle_gone.button(say, label=say(key), emoji=emoji, what=what, **about)
        for what, key, emoji in (
            ("computer", "button-computer", "🤖"),
            ("open", "button-open-seat", "🪑"),
        )
    ]
    name = f"**{safe(table.seats[seat].name)}**"
    return Message(say("gone", name=name), (), rows(line))


@button("c:{table}:gone:{seat}:{what}:{person}[:{mark}]", ack="private")
async def settle_gone(
    ctx: Context,
    table: Table,
    seat: int,
    what: Literal["computer", "open"],
    person: int,
    mark: str = "",
) -> str:
    """By a vote, or at once if there is nobody to ask."""
    transfer.need_running(table)
    if table.seats[seat].person != person or table.seats[seat].left:
        raise Refused("offer-closed")
    vote = await ctx.bot.service.do(
        table.id,
        votes.propose,
        "absent" if what == "computer" else "open",
        by=ctx.id,
        about={"seat": seat},
        choice="computer" if what == "computer" else "for",
    )
    key = "asked-others" if vote.state == "open" else "done"
    return ctx.say(key, thread=f"<#{table.thread}>")


# Posts


@carries("offer")
async def carry_offer(bot: Bot, table: Table, post: Post) -> None:
    """For anybody where the lobby was, for one person by DM, or with a mention there where none
    reaches them."""
    offer = await bot.store.read(offers.get, int(post.payload["offer"]))
    if offer is None:
        return
    key, person, locale = f"offer/{offer.id}", offer.person, table.locale
    role, ping = None, ""
    there = await mail.standing(bot, table.id, key)
    if there and person is not None and not there[0].public:
        locale = mail.language(await bot.store.read(people.get, person), table)
    elif not there and offer.state != "open":
        return
    elif not there and person is None:
        role = await call_for_seat(bot, table, offer.id)
    elif not there and person is not None:

        async def drawn(locale: str) -> Message:
            return offer_message(LocalizedTable(table, locale), offer)

        if await mail.tell(bot, person, table, post, drawn, key):
            return
        ping = f"<@{person}>: "
    message = offer_message(LocalizedTable(table, locale), offer, role=role)
    message = structs.replace(message, content=f"{ping}{message.content}")
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    pings = [person] if ping and person is not None else []
    await mail.keep(bot, table, key, channel, message, post, ping=pings, role=role)


@carries("invited")
async def carry_invited(bot: Bot, table: Table, post: Post) -> None:
    """Tell somebody that a seat is kept for them, where *Join* is: by direct message, otherwise
    with a mention there."""
    person = int(post.payload["person"])
    if table.phase != "lobby" or all(seat.kept_for != person for seat in table.seats):
        return
    lobby = f"<#{table.channel}>"
    if table.lobby_message is not None:
        lobby = f"https://discord.com/channels/{table.guild}/{table.channel}/{table.lobby_message}"

    async def drawn(locale: str) -> Message:
        local = LocalizedTable(table, locale)
        text = local.say(
            "invited-you",
            who=f"**{safe(post.payload['by'])}**",
            game=f"**{local.speak.title(local.words)}**",
            button=own_words(table.locale)("button-join"),
            lobby=lobby,
        )
        return Message(text, (), rows())

    if not await mail.tell(bot, person, table, post, drawn):
        there = await drawn(table.locale)
        channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
        there = structs.replace(there, content=f"<@{person}>: {there.content}")
        await mail.send(bot, channel, there, post, ping=[person])


@carries("gone")
async def carry_gone(bot: Bot, table: Table, post: Post) -> None:
    """Tell the thread that somebody left the server."""
    person = int(post.payload["person"])
    if post.seat is None or table.seat_of(person) != post.seat or table.phase != "running":
        return
    message = gone_message(table, post.seat, person, own_words(table.locale), post.mark)
    await mail.send(bot, bot.carrier.thread_of(table), message, post)


setup = extension(__name__)
