"""One interaction: who it is, in which language they read, and what they see of a table.

    context = await meet(interaction, {})    # their name and language are noted
    context.say("you-chose", picks=…)

It is made once: everything that gets the interaction finds the same context.

Wherever a command or a custom id names a table, it is looked up by `seen_table` or by a context.
People are told nothing about tables that they may not see.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, Literal, TypedDict

import aiohttp
import discord
from discord import ui
from msgspec import Struct

from cogs.frame import Bot, Interaction, refusals
from cogs.frame.message import MOST_CONTENT, Message, Shown
from cogs.frame.words import LocalizedPanel, called, guild_locale
from db.base.disk import DiskTrouble
from db.people import people
from db.people.people import Person
from db.tables import tables
from engine.kit.showing import Say
from engine.kit.words import cut
from engine.table.commands import absence
from engine.table.service import Refused, Table, TableView
from engine.table.tasks.courier import TryLater
from texts import nearest, own_words

log = logging.getLogger(__name__)

_KEPT: Final = "context"

Ack = Literal["edit", "private", "public", "none"]
"""How an interaction is acknowledged before anything else is done: what is shown takes the place of
the message that was pressed, or is a message for the person alone or for everybody, or the function
does it itself (a form must be the first answer)."""


class How(TypedDict, total=False):
    """How a button, a form or a command is answered, where that is not as usual."""

    ack: Ack  # of a button; usually "edit"
    own: bool  # only in private messages
    looks: bool  # it does not update the person's record
    acts: bool  # whoever presses it gets the seat back in which a computer player sits for them
    sits: bool  # they get direct messages from now on


Draw = Callable[[LocalizedPanel], Awaitable[Message | None]]
"""A message for what a person sees now, in their language; None: the panel's usual one."""

Opened = Literal["", "compare", "less", "more", "back"]
"""What the small buttons below a panel open in it: the options beside one another, or the other
small buttons; or close it."""


class Panel(Struct, frozen=True):
    """A reply: the person's panel, as the position is now, in the message that was pressed."""

    table: int
    note: str = ""  # what was done, in words
    part: int | None = None  # the part of the options that is open
    opened: Opened = ""
    draw: Draw | None = None  # what is shown instead of the panel's usual message
    refused: bool = False  # nothing was done, and they are told why
    beside: bool = False  # it is an answer of its own, not in the message that was pressed
    onward: bool = False
    """With a button to the next table that waits, even if what was pressed had none."""


Reply = str | Message | Shown | Panel | ui.Modal | None
"""What a button, a form or a command may answer with; None: all was said."""


class Context:
    def __init__(self, interaction: Interaction, person: Person) -> None:
        self.interaction = interaction
        self.bot: Bot = interaction.client
        service, store = self.bot.service, self.bot.store
        self.do, self.run, self.look = service.do, service.run, service.look
        self.read, self.write = store.read, store.write
        self.acknowledge = partial(acknowledge, interaction)
        self.id = interaction.user.id
        self.person = person  # what is known about them
        self._panels: dict[int, LocalizedPanel] = {}

    @property
    def name(self) -> str:
        return called(self.interaction.user)

    @property
    def locale(self) -> str:
        """Their own setting, else their Discord's, else the server's, else English."""
        return (
            nearest(self.person.locale)
            or nearest(str(self.interaction.locale))
            or guild_locale(self.interaction)
        )

    @property
    def say(self) -> Say:
        return own_words(self.locale)

    async def sight(self, table: int) -> TableView:
        """The table as they see it. It is read once; `fresh` reads it again."""
        return (await self.panel(table)).sight

    async def panel(self, table: int) -> LocalizedPanel:
        """The same, with everything that their private panel is drawn from."""
        return self._panels.get(table) or await self.fresh(table, answers=False)

    async def fresh(self, table: int, *, answers: bool = True) -> LocalizedPanel:
        """As things are now, after something happened. `answers`: as in `TableService.panel`."""
        facts = await self.bot.service.panel(table, self.id, answers=answers)
        if facts.table_view.seat is None:
            need_sight(self.interaction, facts.table_view.table)
        self._panels[table] = LocalizedPanel(facts, self.locale)
        return self._panels[table]

    async def returned(self, table: int) -> LocalizedPanel:
        """They act: if a computer player sits in for them, they get their seat back."""
        local = await self.panel(table)
        if local.sight.seat is None or not local.table.seats[local.sight.seat].absent:
            return local
        await self.do(table, absence.returned, self.id)
        return await self.fresh(table)

    async def reply(self, reply: Reply) -> None:
        edit = self.interaction.edit_original_response
        match reply:
            case ui.Modal():
                await self.interaction.response.send_modal(reply)
            case Panel():
                await self.bot.show_panel(self, reply)
            case Shown():
                await edit(view=reply.view, attachments=reply.files())
            case Message(keeps_images=False):
                await edit(content=reply.content, attachments=reply.files(), view=reply.view)
            case str() | Message():
                message = Message(reply) if isinstance(reply, str) else reply
                await edit(content=message.content, view=message.view)

    async def beside(self, reply: str | Message) -> None:
        message = Message(reply) if isinstance(reply, str) else reply
        await self.interaction.followup.send(message.content, view=message.view, ephemeral=True)

    @contextlib.asynccontextmanager
    async def redraws(
        self, draw: Panel | Callable[[], Awaitable[Reply]], *, only_if_refused: bool = False
    ) -> AsyncIterator[None]:
        """The message that was pressed then shows how things are, whatever came of it."""
        try:
            yield
        except Refused:
            await self.reply(draw if isinstance(draw, Panel) else await draw())
            raise
        if not only_if_refused:
            await self.reply(draw if isinstance(draw, Panel) else await draw())


async def acknowledge(interaction: Interaction, ack: Ack) -> None:
    # A form may be sent when the message that it was opened from is gone: then there is none to
    # edit.
    if ack == "edit" and interaction.message is not None:
        await interaction.response.defer()
    elif ack != "none":
        await interaction.response.defer(ephemeral=ack != "public", thinking=True)


async def context_of(interaction: Interaction) -> Context:
    """The context of an interaction. It does not update the person's record, but for this: whoever
    presses something in a direct message gets them."""
    if _KEPT not in interaction.extras:
        person = await interaction.client.store.read(people.get, interaction.user.id)
        interaction.extras[_KEPT] = Context(interaction, person)
        if person.dms_closed and interaction.guild_id is None and interaction.message is not None:
            return await meet(interaction, {})
    found: Context = interaction.extras[_KEPT]
    return found


async def meet(interaction: Interaction, how: How) -> Context:
    """The same, with name and language noted for what is sent to them later, unless they only look.
    Somebody who presses in a DM, or sits down again, gets DMs again."""
    if how.get("looks"):
        return await context_of(interaction)
    user = interaction.user
    person = await people.seen(
        interaction.client.store,
        user.id,
        called(user),
        str(interaction.locale),
        try_dms=how.get("sits", False) or interaction.guild_id is None,
    )
    ctx: Context = interaction.extras.setdefault(_KEPT, Context(interaction, person))
    ctx.person = person
    return ctx


# Who may see a table


def is_played_here(interaction: Interaction, table: Table) -> bool:
    """Whether all who are here see the table's posts. A lesson's thread may be private."""
    places = (table.thread,) if table.lesson else (table.thread, table.channel)
    return interaction.channel_id is not None and interaction.channel_id in places


def views(interaction: Interaction, channel: int) -> bool:
    """Whether the person who asks may see a channel of the server in which they ask. If the channel
    is gone or the server is away, nobody knows, and they may not."""
    server, person = interaction.guild, interaction.user
    if server is None or not isinstance(person, discord.Member) or is_away(interaction):
        return False
    there = server.get_channel(channel)
    return there is not None and there.permissions_for(person).view_channel


def is_away(interaction: Interaction) -> bool:
    server = interaction.guild_id
    return server is not None and not interaction.client.knows(server)


def sees(interaction: Interaction, table: Table) -> bool:
    """Whether the person who asks may see a table: they have a seat there, or they may see its
    channel, and so its threads in Discord. Only its owner sees a lesson; others see where it is
    played, if they can get there, and the message that mentions it."""
    person = interaction.user.id
    if table.seat_of(person) is not None or is_played_here(interaction, table):
        return True
    if table.lesson:
        pressed = interaction.message
        is_told_of = pressed is not None and pressed.id == table.lobby_message
        return person == table.host or is_told_of
    return interaction.guild_id == table.guild and views(interaction, table.channel)


async def seen_table(interaction: Interaction, number: int) -> Table:
    """The table with this number. People who may not see it are not told that it exists."""
    return need_sight(interaction, await interaction.client.store.read(tables.load, number))


def need_sight(interaction: Interaction, table: Table | None) -> Table:
    if table is not None and sees(interaction, table):
        return table
    raise Refused("server-away" if is_away(interaction) else "no-table")


# Faults end in a short clear answer

TOKEN_OVER = (50027, 10015)  # 15 minutes are over, and nobody knows any more what the answer was
EXPECTED: Final = {
    10062: ("too late for Discord", ""),  # the interaction is unknown
    40060: ("too late for Discord", ""),  # it was answered already
    10008: ("its message is gone", "refused-stale"),  # just when it was pressed
    **dict.fromkeys(TOKEN_OVER, ("answered too late", "fault-late")),
}
"""Discord's refusals of an answer: what the log says of it, and the key of what the person reads,
if that is anything."""
NETWORK = (discord.RateLimited, aiohttp.ClientError, ConnectionError, TimeoutError)
"""What is raised when Discord cannot be reached."""


async def guarded(interaction: Interaction, work: Coroutine[Any, Any, Any], about: str) -> None:
    """If `work` fails, tell the person why in one sentence. `about` names it in the log."""
    bot, person = interaction.client, interaction.user.id
    if bot.in_flight.shut:
        work.close()
        log.info("%s by %s came while the bot was stopping", about, person)
        # The database may be closed by now.
        await tell(interaction, _stranger(interaction).say("refused-leaving"))
        return
    with bot.in_flight.one(interaction.message.id if interaction.message else None):
        key, detail = "", ""
        try:
            await work
        except Refused as why:
            # They asked for something that cannot be done.
            log.info("refused %s by %s: %s", about, person, why)
            refused = Refused("lost") if await bot.put_back.is_lost(interaction) else why
            is_illegal, detail = refused.reason == "illegal", refused.detail
            key = f"illegal-{detail}" if is_illegal else f"refused-{refused.reason}"
        except discord.HTTPException as fault:
            about_it, key = EXPECTED.get(fault.code, ("", "fault-discord"))
            if about_it:
                level = logging.INFO if key else logging.WARNING
                log.log(level, "%s by %s: %s (%s)", about, person, about_it, fault.code)
            elif bot.emoji_set.refused(fault):  # the next try has none
                log.warning("Discord refused an emoji in %s by %s", about, person)
            else:
                text = "Discord refused something in %s by %s"
                log.error(text, about, person, exc_info=fault)
        except DiskTrouble:
            # Nothing was written: it does not count.
            log.debug("%s by %s was not written", about, person)
            key = "fault-disk"
        except NETWORK as fault:
            log.warning("%s by %s: Discord could not be reached: %r", about, person, fault)
            key = "fault-discord"
        except Exception:
            if bot.is_closed():
                log.info("stopped in the middle of %s by %s", about, person)
            else:
                log.exception("fault in %s by %s", about, person)
                key = "fault-own"
        if key == "refused-permissions":
            await tell(interaction, detail)  # which is a sentence
        elif key:
            say = await _words_at_least(interaction)
            await tell(interaction, say(key, detail=detail))


async def _words_at_least(interaction: Interaction) -> Say:
    """In the person's language, or in Discord's if even reading from the disk fails."""
    try:
        return (await context_of(interaction)).say
    except DiskTrouble:
        return _stranger(interaction).say


def _stranger(interaction: Interaction) -> Context:
    """Of whom nothing is known but what Discord says."""
    return Context(interaction, Person(interaction.user.id))


async def answer(
    interaction: Interaction,
    text: str,
    *,
    files: Callable[[], Sequence[discord.File]] = tuple,
    view: discord.ui.View | None = None,
) -> None:
    """Show what somebody waited for in the answer that is on its way, or as a direct message
    without controls if Discord takes no answer any more. `files`: fresh ones each time."""
    try:
        await interaction.edit_original_response(content=text, attachments=files(), view=view)
    except discord.HTTPException as fault:
        if fault.code not in TOKEN_OVER:
            raise
        await _tell_directly(interaction, text, files)


async def _tell_directly(
    interaction: Interaction, text: str, files: Callable[[], Sequence[discord.File]] = tuple
) -> None:
    """Say it once. It may not meet; then the log has a line."""
    bot, person, say = interaction.client, interaction.user.id, await _words_at_least(interaction)
    log.info("an answer to %s is too late and goes out as a direct message", person)
    if (await bot.store.read(people.get, person)).dms_closed:
        log.info("%s could not be told: DMs are closed", person)
        return
    try:
        channel = await bot.carrier.dms.channel(person)
        await channel.send(cut(f"{say('late-answer')}\n{text}", MOST_CONTENT), files=files())
    except (discord.HTTPException, TryLater, *NETWORK) as fault:
        log.info("%s could not be told: %r", person, fault)
        if isinstance(fault, discord.HTTPException):
            await bot.carrier.dms.refused(person, refusals.read(fault))


async def tell(interaction: Interaction, text: str) -> None:
    """Say something to the person alone, directly if Discord takes no more answers."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except (discord.HTTPException, *NETWORK) as fault:
        if isinstance(fault, discord.HTTPException) and fault.code in TOKEN_OVER:
            await _tell_directly(interaction, text)
            return
        log.warning("could not tell %s: %r", interaction.user.id, fault)
    except RuntimeError:
        if not interaction.client.is_closed():
            raise
        log.info("stopped before %s could be told", interaction.user.id)
