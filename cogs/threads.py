"""Tables' threads: opened from the lobby message, reopened when they were archived, opened again
where they were deleted (once automatically, after that when somebody asks: `/game thread`,
*Thread*).

And what does not get through. The host learns what is missing, and who can fix it: a note is a post
of its own, by direct message or with a mention in the table's channel. The messages that should be
in Discord are compared with those that are, and missing ones are posted: at every start, once a
day, and whenever Discord says that something changed for a server."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import discord
from discord.ext import commands, tasks

from cogs.frame import Bot, mail, refusals
from cogs.frame.context import Context
from cogs.frame.mail import carries
from cogs.frame.message import Message
from cogs.frame.refusals import LOCKED
from cogs.frame.words import game_title, plain_names, safe, seat_name, table_name, titled
from cogs.seats import UNKNOWN_MEMBER, look_for
from cogs.server import missing_in, permission_names
from db.base.mapped import META
from db.tables import letters, tables
from engine.kit.words import cut
from engine.table.answers import queries
from engine.table.record import posting
from engine.table.service import Refused, Table
from engine.table.tasks import reconcile
from engine.table.tasks.courier import Post, Undeliverable
from texts import own_words

log = logging.getLogger(__name__)

THREAD_EXISTS: Final = 160004
WEEK_MINUTES: Final = 10080
NEWS_THREAD: Final = 10
PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12
FOR_LESSONS: Final = "create_private_threads"


def names_for(table: Table) -> list[str]:
    """What a thread may be called, the best name first. A server's word filter may refuse the
    names of those who play, or the game's. A lesson's names are of that table alone."""
    title = game_title(table.game, table.locale)
    number = own_words(table.locale)("table-number", id=str(table.id))
    names = [titled(table, plain_names(table, table.locale)), f"{title} · {number}", number]
    return [cut(name, 100) for name in names[table.lesson :]]


@carries("thread")
async def carry_thread(bot: Bot, table: Table, _: Post) -> None:
    """Open the table's thread from its lobby message, or, where somebody deleted that, on its own,
    and add the people. Done twice, it finds the thread that it opened. A lesson's is private, where
    the bot may open such."""
    if table.thread is None:
        if table.lobby_message is None:
            raise Undeliverable("the lobby message is not there")
        # An announcement channel has threads of a type of their own, and none that are private.
        server = bot.get_guild(table.guild)
        channel = None if server is None else server.get_channel(table.channel)
        is_news = channel is not None and channel.type is discord.ChannelType.news
        thread = await _private(bot, table) if table.lesson and not is_news else None
        if thread is None:
            kind = NEWS_THREAD if is_news else PUBLIC_THREAD
            thread = await _opened(bot, table, kind, lobby=table.lobby_message)
        await bot.store.write(tables.set_thread, table.id, thread)
        for seat in table.seats:
            if seat.person is not None:
                await add_to_thread(bot, table, thread, seat.person)
    # The lobby links the thread, or says that there is none.
    await bot.service.run(posting.put, table, "lobby")


async def _private(bot: Bot, table: Table) -> int | None:
    """A thread for oneself, to learn in, to which nobody else can be invited. None: the bot may not
    open such."""
    if missing_in(bot, table.guild, table.channel, (FOR_LESSONS,)):
        return None
    # Private threads have no message by which Discord would know that they are there.
    names, me = set(names_for(table)), bot.application_id
    there = await bot.http.get_active_threads(table.guild)
    for thread in there["threads"]:
        ours = int(thread["owner_id"]) == me and thread["type"] == PRIVATE_THREAD
        if ours and int(thread["parent_id"]) == table.channel and thread["name"] in names:
            return int(thread["id"])
    try:
        return await _opened(bot, table, PRIVATE_THREAD, invitable=False)
    except discord.Forbidden as fault:
        if refusals.read(fault).kind != "place":
            raise
        log.info("table %s: the thread of its lesson is public: %s", table.id, fault.code)
        return None


async def _opened(
    bot: Bot, table: Table, kind: Any, *, lobby: int | None = None, **more: Any
) -> int:
    """The thread, under the first name that is taken: from the lobby message, if that is there."""
    # Not by the library's messages: they refuse it while the server is away, whatever Discord says.
    http, names = bot.http, names_for(table)
    while True:
        about: Any = {"name": names[0], "auto_archive_duration": WEEK_MINUTES, **more}
        try:
            if lobby is None:
                found = await http.start_thread_without_message(table.channel, type=kind, **about)
            else:
                found = await http.start_thread_with_message(table.channel, lobby, **about)
            return int(found["id"])
        except discord.HTTPException as fault:
            refusal = refusals.read(fault).kind
            if fault.code == THREAD_EXISTS and lobby is not None:
                return lobby
            if refusal == "message" and lobby is not None:
                lobby = None
            elif refusal == "content" and names[1:]:
                text = "table %s: Discord refuses the name of its thread: %s"
                log.info(text, table.id, fault.code)
                names.pop(0)
            else:
                raise


async def add_to_thread(bot: Bot, table: Table, thread: int, person: int) -> None:
    """Somebody who plays sees the thread in their list. Where they left the server, the table
    learns it."""
    try:
        await bot.http.add_user_to_thread(thread, person)
    except (discord.Forbidden, discord.NotFound) as fault:
        log.info("could not add %s to thread %s: %s", person, thread, fault.code)
        if fault.code == UNKNOWN_MEMBER:
            await look_for(bot, table.id, table.guild, person)


@carries("arrival")
async def carry_arrival(bot: Bot, table: Table, post: Post) -> None:
    thread = bot.carrier.thread_of(table).id
    await add_to_thread(bot, table, thread, int(post.payload["person"]))


NAMES: Final = ("name", "former")  # what of a notice are names of people


@carries("say")
async def carry_say(bot: Bot, table: Table, post: Post) -> None:
    thread = bot.carrier.thread_of(table)
    say = own_words(table.locale)
    # Who had themselves erased in the meantime has no name any more.
    args = {
        key: (safe(str(value)) or say("someone-left")) if key in NAMES else str(value)
        for key, value in post.payload.items()
    }
    text = say(f"say-{args.pop('key')}", **args)
    await mail.send(bot, thread, Message(text), post)


@carries("lock")
async def carry_lock(bot: Bot, table: Table, _: Post) -> None:
    """The owner wants finished threads locked. It may have been archived by now."""
    await bot.http.edit_channel(bot.carrier.thread_of(table).id, locked=True, archived=False)


async def bring_back(ctx: Context, table: Table) -> str:
    """`/game thread`, *Thread*: where the thread is; if it is gone, another one. For those who play
    there, and for people who may manage threads."""
    bot, say, interaction = ctx.bot, ctx.say, ctx.interaction
    if table.phase != "running" and (table.phase != "over" or table.thread is None):
        raise Refused("not-running")
    seated, is_here = table.seat_of(ctx.id) is not None, interaction.guild_id == table.guild
    if not seated and not (is_here and interaction.permissions.manage_threads):
        raise Refused("not-seated")
    if table.thread is not None:
        try:
            found: Any = await bot.http.get_channel(table.thread)
        except discord.NotFound:
            await lost(bot, table.id, table.thread)
        else:
            if (found.get("thread_metadata") or {}).get("archived"):
                await mail.wake(bot, table.thread)
            if seated:
                await add_to_thread(bot, table, table.thread, ctx.id)
            return say("thread-here", thread=f"<#{table.thread}>")
    if table.phase != "running":
        raise Refused("over")
    # The table's own channel, or, where that is gone, the one where it was asked for.
    channel, here, server = table.channel, interaction.channel, bot.get_guild(table.guild)
    is_gone = server is not None and server.get_channel(channel) is None
    if is_gone and is_here and isinstance(here, discord.TextChannel):
        channel = here.id
    missing = missing_in(bot, table.guild, channel, (*IN_CHANNEL, *NEEDED["thread"]))
    if missing:
        names = permission_names(say, list(dict.fromkeys(missing)))
        raise Refused("permissions", say("permissions-missing", permissions=names))
    await forget_trouble(bot, table.id)
    await bot.service.do(table.id, reconcile.bring_back, channel)
    return say("thread-coming", channel=f"<#{channel}>")


# Notes to the host


IN_CHANNEL: Final = ("view_channel", "send_messages", "read_message_history")
IN_THREAD: Final = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
NEEDED: Final = {
    "lobby": IN_CHANNEL,
    "thread": ("view_channel", "create_public_threads", "read_message_history"),
    "lock": ("view_channel", "manage_threads"),
}
"""What a kind of post takes, in the library's names; others go into the thread."""

NOT_THERE: Final = frozenset({10003, 10008})
NO_ACCESS: Final = 50001


async def tell_host(bot: Bot, post: Post, code: int) -> None:
    """The channel or the thread takes this post no more: the host learns it, once a table; that
    threads cannot be locked, once a server."""
    if posting.KINDS[post.kind].private:
        return
    table = await bot.service.look(queries.table, post.table)
    key = f"told-lock-{table.guild}" if post.kind == "lock" else f"told-trouble-{table.id}"
    if not await bot.store.read(META.get, key):
        await bot.store.write(META.put, key, post.kind)
        await bot.service.run(posting.note, table, "trouble", kind=post.kind, code=code)


async def forget_trouble(bot: Bot, table: int) -> None:
    """Something changed where a table's posts go: tell the host again if it fails."""
    await bot.store.write(META.put, f"told-trouble-{table}", "")


async def lost(bot: Bot, table: int, thread: int) -> None:
    if await bot.service.do(table, reconcile.thread_lost, thread):
        log.warning("table %s: its thread %s was deleted", table, thread)
        await forget_trouble(bot, table)
        bot.timekeeper.wake()


@carries("note")
async def carry_note(bot: Bot, table: Table, post: Post) -> None:
    """Tell the host by direct message, otherwise with a mention in the channel."""
    about, missing = post.payload, list[str]()
    key = f"note-{about['what']}"
    if about["what"] == "trouble":
        code, is_lock = about["code"], about["kind"] == "lock"
        missing = missing_in(bot, table.guild, table.channel, NEEDED.get(about["kind"], IN_THREAD))
        if code == LOCKED:
            missing = ["manage_threads"]
        elif code == NO_ACCESS and not missing:
            # Of a channel that it cannot see the bot may not have heard why.
            missing = ["view_channel"]
        key = "trouble-gone" if code in NOT_THERE else "thread-trouble"
        if missing:
            key = "trouble-lock" if is_lock else "trouble-permissions"

    def drawn(locale: str) -> Message:
        say = own_words(locale)
        who = safe(seat_name(table, about["seat"], locale)) if "seat" in about else ""
        names = permission_names(say, missing)
        where = {"table": table_name(table), "channel": f"<#{table.channel}>"}
        return Message(say(key, who=who, permissions=names, **where))

    await mail.tell_or_mention(bot, int(post.payload["person"]), table, post, drawn)


# What should be in Discord, and is not


REST_SECONDS: Final = 0.2  # between two looks at messages, so that posts do not wait for them
TOGETHER_SECONDS: Final = 5.0
"""Changes of a server's roles and channels come in bursts: they are looked at together."""


class Reconcile(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._changed: set[int] = set()  # the servers that are looked at in a moment

    async def cog_load(self) -> None:
        await self._ask_again(None)
        self.daily.start()

    async def cog_unload(self) -> None:
        self.daily.cancel()

    @tasks.loop(hours=24)
    async def daily(self) -> None:
        try:
            # At the start everything else has been looked at already.
            if await self.look_at_prompts() or self.daily.current_loop > 0:
                await self._ask_again(None)
        except Exception:
            log.exception("looking for missing messages failed")

    async def look_at_prompts(self) -> bool:
        """A moderator may have deleted a call, because it is in a channel, and Discord a direct
        message. Those people are to be asked again. Whether there were any."""
        any_gone = False
        for panel in await self.bot.store.read(letters.prompts):
            try:
                await mail.sent(self.bot, panel).fetch()
            except discord.NotFound:
                await self.bot.store.write(letters.drop, [panel])
                any_gone = True
            except (discord.HTTPException, *refusals.NETWORK) as fault:
                log.info("table %s: could not look at a prompt: %r", panel.table, fault)
                if not isinstance(fault, discord.HTTPException) or refusals.read(fault).passes:
                    break
            await asyncio.sleep(REST_SECONDS)
        return any_gone

    async def _ask_again(self, guild: int | None, job: Any = reconcile.ask_again) -> None:
        if touched := await self.bot.service.run(job, guild):
            log.info("posted missing messages at tables %s", ", ".join(map(str, touched)))

    # What Discord says

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._forget_troubles(guild.id)
        await self._ask_again(guild.id, reconcile.came_back)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        log.warning("server %s removed the bot", guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        table = await self.bot.store.read(tables.by_thread, payload.thread_id)
        if table is not None:
            await lost(self.bot, table.id, payload.thread_id)

    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_member_update")
    async def looks_different(
        self, _: object, now: discord.Role | discord.abc.GuildChannel | discord.Member
    ) -> None:
        """What the bot may do could have changed. Of others' roles Discord says nothing to us."""
        guild = now.guild
        others = isinstance(now, discord.Member) and now.id != guild.me.id
        if others or guild.id in self._changed:
            return
        self._changed.add(guild.id)
        await asyncio.sleep(TOGETHER_SECONDS)
        self._changed.discard(guild.id)
        if not self.bot.is_closed():
            await self.permissions_changed(guild.id)

    async def permissions_changed(self, guild: int) -> None:
        """Where posts were refused before, they may get there now."""
        if await self._forget_troubles(guild):
            await self._ask_again(guild)

    async def _forget_troubles(self, guild: int) -> bool:
        """Whether there are any: then their hosts hear of it again, should it go on."""
        found = await self.bot.store.read(tables.with_parked, guild)
        for number in found:
            await forget_trouble(self.bot, number)
        return bool(found)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Reconcile(bot))
