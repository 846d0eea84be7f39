"""Seats of running tables that change hands: `/seat`; votes, offers, and the messages about
somebody who left the server, with their buttons; and invitations from somebody's menu, to lobbies
too."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

import discord

from cogs.frame import Bot, commands, mail, words
from cogs.frame.commands import EVERYWHERE, AnyTable, Option, Pairs, command, extension
from cogs.frame.context import Context, Reply, seen_table
from cogs.frame.mail import carries
from cogs.frame.message import Message
from cogs.frame.routes import MOST_OPTIONS, button, choice, rows
from cogs.frame.words import LocalizedTable, called, game_title, safe, table_name
from cogs.server import role_to_call
from db.people import people
from db.tables import proposals
from db.tables.proposals import Choice, Offer, Vote, VoteKind
from db.tables.tables import Pace
from engine.kit.contract import RESIGN
from engine.kit.words import cut, listed
from engine.table.answers import queries
from engine.table.commands import lobbies, playing, seating
from engine.table.commands.seating import Asked
from engine.table.seats import transfer, votes
from engine.table.service import Refused, Table
from engine.table.tasks.courier import Post
from texts import own_words

log = logging.getLogger(__name__)

DANGER, PRIMARY = discord.ButtonStyle.danger, discord.ButtonStyle.primary
SUCCESS = discord.ButtonStyle.success
EMOJI = {"for": "✅", votes.AGAINST: "❌", "computer": "🤖", "default": "🕊️"}
STYLES = {"for": SUCCESS, votes.AGAINST: DANGER}
NOBODY = "–"
Way = Literal["computer", "open"]  # what becomes of the seat of somebody who left the server


# Votes: how they look, with what each person said, and the buttons below them. All public but for
# *Ask the others* after an undo that is refused


async def vote_message(bot: Bot, table: Table, vote: Vote) -> Message:
    """The message of a vote, known again by the vote's number in its buttons' ids."""
    say, names = own_words(table.locale), {seat.person: seat.name for seat in table.seats}
    local, about, key = LocalizedTable(table, table.locale), vote.about, f"vote-ask-{vote.kind}"
    asks: dict[str, Any] = {"name": say("vote-clock")}
    if vote.by is not None:
        proposer = table.seat_of(vote.by)
        asks["name"] = say("vote-somebody") if proposer is None else local.names[proposer]
    if vote.kind == "undo" and vote.state == "open":
        asks |= await _how_far(bot, local, about["record"])
    elif vote.kind == "undo":
        key = "vote-asked-undo"
    elif vote.kind == "pace":
        asks["pace"] = words.pace_text(Pace(**about), say)
    elif "seat" in about:
        asks["seat"] = f"**{safe(local.name(about['seat']))}**"
        asks["person"] = safe(str(about.get("name", "")))
    lines = [f"🗳️ {say(key, **asks)}"]
    for kind in votes.choices(vote.kind):
        said = [ballot.person for ballot in vote.ballots if ballot.choice == kind]
        who = ", ".join(f"**{safe(names.get(p) or say('vote-somebody'))}**" for p in said)
        lines.append(f"{EMOJI[kind]} {say(f'vote-{kind}')}: {who or NOBODY}")
    if vote.state != "open":
        return Message("\n".join([*lines, f"**{say(f'vote-{vote.state}')}**"]))
    missing = [p for p in votes.voters(table, vote) if vote.choice_of(p) is None]
    lines.append(f"▫️ {say('vote-missing')}: {', '.join(f'<@{p}>' for p in missing) or NOBODY}")
    rule = say("vote-needs-all" if vote.kind in votes.NEED_ALL else "vote-needs-most")
    lines.append(f"{rule} {say('vote-until', until=f'<t:{vote.due_at}:R>')}")
    if (holder := about.get("holder")) is not None:
        lines.append(say("vote-holder", who=f"<@{holder}>"))
    here: Any = {"table": table.id, "vote": vote.id}
    line = [
        cast.button(say, emoji=EMOJI[c], style=STYLES.get(c, PRIMARY), choice=c, **here)
        for c in votes.choices(vote.kind)
    ]
    if vote.by is not None:
        line.append(withdraw.button(say, **here))
    return Message(cut("\n".join(lines), 2000), view=rows(line))


async def _how_far(bot: Bot, local: LocalizedTable, record: int) -> dict[str, Any]:
    """How many answers an undo takes back, and whose."""
    counts = await bot.service.look(seating.count_back, local.table.id, record)
    whose = [f"{local.names[seat]} {count}" for seat, count in sorted(counts.items())]
    return {"count": sum(counts.values()), "whose": listed(whose, local.say)}


@button("v:{table}:vote:{vote}:{choice}", "vote-{choice}")
async def cast(ctx: Context, table: Table, vote: int, choice: Choice) -> None:
    async with ctx.redraws(lambda: _vote_now(ctx.bot, table.id, vote)):
        await ctx.do(table.id, votes.cast, vote, ctx.id, choice)


@button("v:{table}:withdraw:{vote}", "vote-withdraw")
async def withdraw(ctx: Context, table: Table, vote: int) -> None:
    async with ctx.redraws(lambda: _vote_now(ctx.bot, table.id, vote)):
        await ctx.do(table.id, votes.withdraw, vote, ctx.id)


async def _vote_now(bot: Bot, table: int, number: int) -> Message | None:
    """Also for a press that came too late."""
    vote = await bot.store.read(proposals.get_vote, number)
    if vote is None or vote.table != table:
        return None
    return await vote_message(bot, await bot.service.look(queries.table, table), vote)


@button("v:{table}:ask:{record}", "button-ask-others", emoji="🗳️")
async def ask(ctx: Context, table: Table, record: int) -> str:
    vote = await ctx.do(table.id, votes.propose, "undo", by=ctx.id, about={"record": record})
    return _voted(ctx, table, vote, "taken-back")


def _voted(ctx: Context, table: Table, vote: Vote | None, done: str) -> str:
    """`done`: the key of what is said where nobody else has to agree."""
    key = done if vote is None or vote.state != "open" else "asked-others"
    return ctx.say(key, thread=f"<#{table.thread}>")


async def offer_to_ask(ctx: Context, table: int, refused: Refused) -> Message:
    """In answer to an undo that is refused: why, with a button to ask the others. Where asking does
    not help either, it is raised."""
    bot, record = ctx.bot, None
    if refused.reason == "nothing-to-undo":
        record = await bot.service.look(seating.can_ask, table, ctx.id)
    if record is None:
        raise refused
    local = LocalizedTable(await bot.service.look(queries.table, table), ctx.locale)
    text = ctx.say("ask-others", **await _how_far(bot, local, record))
    yes = ask.button(ctx.say, style=PRIMARY, table=table, record=record)
    return Message(text, view=rows([yes]))


@carries("vote")
async def carry_vote(bot: Bot, table: Table, post: Post) -> None:
    """One that was decided before it got there needs no message."""
    vote = await bot.store.read(proposals.get_vote, int(post.payload["vote"]))
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
    key = "question-withdrawn-again" if words.is_awaited(view) else "question-withdrawn"
    where = f"<#{table.thread}>" if table.thread else table_name(table)

    def drawn(locale: str) -> Message:
        return Message(own_words(locale)(key, table=where))

    if not await mail.tell(bot, person, table, post, drawn):
        about = own_words(table.locale)(key, table=game_title(table.game, table.locale))
        message, thread = Message(f"<@{person}>: {about}"), bot.carrier.thread_of(table)
        await mail.send(bot, thread, message, post, ping=[person])


@commands.Hourly
async def look_for_leavers(bot: Bot) -> None:
    """Some of those for whom tables wait: each of them about once a day."""
    for table, guild, person in await bot.service.look(seating.to_look_for):
        await look_for(bot, table, guild, person)


# One's own seat


@command("seat leave", EVERYWHERE, looks=True)
async def ask_to_leave(ctx: Context, table: AnyTable) -> Message | str:
    """Leave a lobby at once, but a running game only after a second press, with what one could do
    instead."""
    if table.phase == "lobby":
        await ctx.do(table.id, lobbies.leave, ctx.id)
        return ctx.say("left-lobby")
    transfer.need_running(table)
    transfer.seat_of(table, ctx.id)
    line = [one.button(ctx.say, table=table.id) for one in (leave, lend, open_seat, stay)]
    return Message(ctx.say("leave-sure", table=table_name(table)), view=rows(line))


@button("c:{table}:leave", "button-leave-game", style=DANGER, emoji="🚪")
async def leave(ctx: Context, table: Table) -> str:
    transfer.need_running(table)
    await ctx.do(table.id, lobbies.leave, ctx.id)
    return ctx.say("left-table")


@button("c:{table}:stay", "button-stay")
async def stay(ctx: Context, table: Table) -> str:
    return ctx.say("seat-kept-on")


# A seat for somebody else


async def _seats(ctx: Context) -> Pairs:
    table = await commands.any_table(ctx, getattr(ctx.interaction.namespace, "table", None))
    names = enumerate(words.plain_names(table, ctx.locale))
    return [(f"{number + 1}. {name}", str(number)) for number, name in names]


async def _number(_: Context, seat: str | None) -> int | None:
    if seat is None:
        return None
    if not seat.isdecimal() or len(seat) > 3:
        raise Refused("no-seat")
    return int(seat)


Seat = Annotated[int | None, Option(_number, _seats)]


@command("seat invite", EVERYWHERE, looks=True)
async def invite(ctx: Context, person: discord.User, seat: Seat, table: AnyTable) -> str:
    if person.bot:
        return ctx.say("no-bots-here")
    if ctx.interaction.guild_id != table.guild or not isinstance(person, discord.Member):
        return ctx.say("not-in-server")
    to = (person.id, called(person))
    return _asked(ctx, table, await ctx.do(table.id, seating.seek, ctx.id, seat, to))


@button("c:{table}:offer", "button-open-seat", emoji="🪑")
@command("seat open", EVERYWHERE, looks=True)
async def open_seat(ctx: Context, seat: Seat = None, *, table: AnyTable) -> str:
    """One's own, if none is named."""
    return _asked(ctx, table, await ctx.do(table.id, seating.seek, ctx.id, seat))


def _asked(ctx: Context, table: Table, asked: Asked) -> str:
    if asked.offer is not None:
        key = "seat-invited" if asked.offer.person is not None else "seat-offered"
        return ctx.say(key, channel=f"<#{table.channel}>", who=safe(asked.offer.name))
    return _voted(ctx, table, asked.vote, "done")


# A table for somebody else


@commands.menu_entry("menu-invite", discord.User, looks=True)
async def invite_here(ctx: Context, person: discord.User | discord.Member) -> Message | str:
    """To a lobby or a running table of one's own with room for them. Of several one chooses."""
    if person.bot:
        return ctx.say("no-bots-here")
    if not isinstance(person, discord.Member):
        return ctx.say("not-in-server")
    mine = [table for table, _ in await ctx.look(queries.tables_of_person, ctx.id)]
    here = ctx.interaction.guild_id
    fitting = [one for one in mine if one.guild == here and _has_room(one, ctx.id, person.id)]
    who = f"**{safe(called(person))}**"
    if not fitting:
        return ctx.say("invite-none", who=who)
    if len(fitting) == 1:
        return await _invited(ctx, fitting[0], person)
    options = [
        choice(str(table.id), words.titled(table, words.plain_names(table, ctx.locale)))
        for table in fitting[:MOST_OPTIONS]
    ]
    menu = invite_to.menu(options, placeholder=ctx.say("me-title"), person=person.id)
    return Message(ctx.say("invite-which", who=who), view=rows([menu]))


@button("c:invite:{person}", own=True, looks=True)
async def invite_to(ctx: Context, person: int, value: int) -> str:
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
        await ctx.do(table.id, lobbies.invite, ctx.id, to)
        return ctx.say("invited", who=who, channel=f"<#{table.channel}>")
    vacant = next((seat.number for seat in table.seats if transfer.is_vacant(seat)), None)
    if vacant is None:
        raise Refused("full")
    return _asked(ctx, table, await ctx.do(table.id, seating.seek, ctx.id, vacant, to))


# A seat that is kept, or given up for good


@button("c:{table}:computer", "button-lend", emoji="🤖")
@command("seat computer", EVERYWHERE, looks=True)
async def lend(ctx: Context, table: AnyTable) -> str:
    """A computer player sits in for a while."""
    await ctx.do(table.id, seating.lend, ctx.id)
    return ctx.say("seat-lent")


@button("c:{table}:back", "button-seat-back", emoji="🪑")
@command("seat back", EVERYWHERE, looks=True)
async def reclaim(ctx: Context, table: AnyTable) -> str:
    await ctx.do(table.id, seating.reclaim, ctx.id)
    return ctx.say("seat-back")


@command("seat resign", EVERYWHERE, looks=True)
async def ask_to_resign(ctx: Context, table: AnyTable) -> Message:
    view = await ctx.look(queries.view, table.id, ctx.id)
    if view.seat is None:
        raise Refused("not-seated")
    ticket = next((o.ticket for o in view.open if RESIGN in o.question.options), None)
    if ticket is None:
        raise Refused("no-resigning")
    return resign_message(table, ticket, ctx.say)


def resign_message(table: Table, ticket: int, say: Any) -> Message:
    line = [resign.button(say, table=table.id, ticket=ticket), stay.button(say, table=table.id)]
    return Message(say("resign-sure", table=table_name(table)), view=rows(line))


@button("c:{table}:resign:{ticket}", "button-resign", style=DANGER)
async def resign(ctx: Context, table: Table, ticket: int) -> str:
    await ctx.do(table.id, playing.answer, ctx.id, ticket, (RESIGN,))
    return ctx.say("resigned")


@command("seat end", EVERYWHERE, looks=True)
async def ask_to_end(ctx: Context, table: AnyTable) -> Reply:
    """Propose to end the game without a result. Whoever is alone with computer players ends it with
    one press, so they are asked whether they are sure."""
    if transfer.awake(table) != [ctx.id] or table.phase != "running":
        return await end(ctx, table)
    line = [end.button(ctx.say, table=table.id), stay.button(ctx.say, table=table.id)]
    return Message(ctx.say("end-sure", table=table_name(table)), view=rows(line))


@button("c:{table}:end", "button-end", style=DANGER)
async def end(ctx: Context, table: Table) -> str:
    vote = await ctx.do(table.id, votes.propose, "end", by=ctx.id)
    return _voted(ctx, table, vote, "cancelled")


# Offers are answered where they are posted


def offer_message(local: LocalizedTable, offer: Offer, *, role: int | None = None) -> Message:
    """An offer in its present state. The buttons' ids have its number: a message is known again
    by it."""
    say, table = local.say, local.table
    where = f"<#{table.thread}>" if table.thread else table_name(table)
    seat = f"**{safe(local.name(offer.seat))}**"
    about = {"game": local.speak.title(local.words), "table": where, "seat": seat}
    if offer.state != "open":
        return Message(say(f"offer-{offer.state}", who=f"**{safe(offer.name)}**", **about))
    about |= {"until": f"<t:{offer.due_at}:R>"}
    at: Any = {"table": table.id, "offer": offer.id}
    if offer.person is None:
        text, other = say("offer-anybody", **about), unoffer.button(say, **at)
        line = [take.button(say, label=say("button-take-seat"), **at), other]
    else:
        by = next((s for s in table.seats if s.person == offer.by), None)
        key = "offer-own" if by and by.number == offer.seat else "offer-person"
        text = say(key, who=f"**{safe(by.name)}**" if by else say("offer-table"), **about)
        line = [take.button(say, **at), decline.button(say, **at)]
    if role is not None:
        text = f"<@&{role}> {text}"
    return Message(text, view=rows(line))


@button("c:{table}:take:{offer}", "button-accept", style=SUCCESS, emoji="🪑", sits=True)
async def take(ctx: Context, table: int, offer: int) -> None:
    async with _redrawn(ctx, table, offer):
        after = await ctx.run(seating.accept, offer, (ctx.id, ctx.name))
        hand = own_words(after.locale)("button-hand")
        await ctx.beside(ctx.say("seat-taken", thread=f"<#{after.thread}>", button=hand))


@button("c:{table}:decline:{offer}", "button-decline")
async def decline(ctx: Context, table: int, offer: int) -> None:
    async with _redrawn(ctx, table, offer):
        await ctx.run(seating.decline, offer, ctx.id)


@button("c:{table}:unoffer:{offer}", "vote-withdraw")
async def unoffer(ctx: Context, table: int, offer: int) -> None:
    async with _redrawn(ctx, table, offer):
        await ctx.run(seating.withdraw_offer, offer, ctx.id)


@contextlib.asynccontextmanager
async def _redrawn(ctx: Context, table: int, number: int) -> AsyncIterator[None]:
    """The message of an offer to them, or at a table that they may see, shows what came of it."""
    offer = await ctx.read(proposals.get_offer, number)
    if offer is None or (offer.table, offer.person) != (table, ctx.id):
        await seen_table(ctx.interaction, table)

    async def closed() -> Message | None:
        offer = await ctx.read(proposals.get_offer, number)
        if offer is None or offer.table != table or offer.state == "open":
            return None
        known = await ctx.look(queries.table, table)
        locale = known.locale if ctx.interaction.guild_id is not None else ctx.locale
        return offer_message(LocalizedTable(known, locale), offer)

    async with ctx.redraws(closed):
        yield


# Who left the server


UNKNOWN_MEMBER: Final = 10007
UNKNOWN_PERSON: Final = 10013  # nobody has this account any more


async def look_for(bot: Bot, table: int, guild: int, person: int) -> bool:
    """Ask Discord whether this person is on the server, and note it for the table; the others are
    told once. Whether they are there, by what Discord says."""
    gone = False
    try:
        await bot.http.get_member(guild, person)
    except discord.HTTPException as fault:
        gone = fault.code in (UNKNOWN_MEMBER, UNKNOWN_PERSON)
        if not gone:
            log.info("could not look for %s in server %s: %s", person, guild, fault.code)
            if fault.status >= 500 or fault.status == 429:
                return True
    try:
        if await bot.service.do(table, seating.noticed, person, gone=gone):
            log.info("table %s: %s left the server", table, person)
    except Refused as refused:
        log.info("table %s: could not look for its players: %s", table, refused)
    return not gone


@button("c:{table}:gone:{seat}:{what}:{person}[:{mark}]", ack="private")
async def settle_gone(
    ctx: Context, table: Table, seat: int, what: Way, person: int, mark: str = ""
) -> str:
    transfer.need_running(table)
    if table.seats[seat].person != person or table.seats[seat].left:
        raise Refused("offer-closed")
    kind: VoteKind = "absent" if what == "computer" else "open"
    mine: Choice = "computer" if what == "computer" else "for"
    about = {"seat": seat}
    vote = await ctx.do(table.id, votes.propose, kind, by=ctx.id, about=about, choice=mine)
    return _voted(ctx, table, vote, "done")


# Posts


@carries("offer")
async def carry_offer(bot: Bot, table: Table, post: Post) -> None:
    """For anybody where the lobby was, for one person by DM, or with a mention there where none
    reaches them."""
    offer = await bot.store.read(proposals.get_offer, int(post.payload["offer"]))
    if offer is None:
        return
    key, person, locale, role = f"offer/{offer.id}", offer.person, table.locale, None
    there = await mail.standing(bot, table.id, key)
    if not there and offer.state != "open":
        return
    if not there and person is not None:

        def drawn(locale: str) -> Message:
            return offer_message(LocalizedTable(table, locale), offer)

        await mail.tell_or_mention(bot, person, table, post, drawn, key)
        return
    if not there:
        role = await role_to_call(bot, table, offer.id)
    elif person is not None and not there[0].public:
        locale = mail.language(await bot.store.read(people.get, person), table)
    message = offer_message(LocalizedTable(table, locale), offer, role=role)
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    await mail.keep(bot, table, key, channel, message, post, role=role)


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

    def drawn(locale: str) -> Message:
        text = own_words(locale)(
            "invited-you",
            who=f"**{safe(post.payload['by'])}**",
            game=f"**{game_title(table.game, locale)}**",
            button=own_words(table.locale)("button-join"),
            lobby=lobby,
        )
        return Message(text)

    await mail.tell_or_mention(bot, person, table, post, drawn)


@carries("gone")
async def carry_gone(bot: Bot, table: Table, post: Post) -> None:
    """What the others can do about a seat whose person left the server."""
    person, seat, say = int(post.payload["person"]), post.seat, own_words(table.locale)
    if seat is None or table.seat_of(person) != seat or table.phase != "running":
        return
    about: Any = {"table": table.id, "seat": seat, "person": person, "mark": post.mark}
    computer, opened = say("button-computer"), say("button-open-seat")
    line = [
        settle_gone.button(say, label=computer, emoji="🤖", what="computer", **about),
        settle_gone.button(say, label=opened, emoji="🪑", what="open", **about),
    ]
    text = say("gone", name=f"**{safe(table.seats[seat].name)}**")
    await mail.send(bot, bot.carrier.thread_of(table), Message(text, view=rows(line)), post)


setup = extension(__name__)
