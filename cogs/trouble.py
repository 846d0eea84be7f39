"""What does not get through. The host learns what is missing, and who can fix it: a note is a post
of its own, by direct message or with a mention in the table's channel. And the messages that should
be in Discord are compared with those that are, and missing ones are posted: at every start, once a
day, and whenever Discord says that something changed for a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord.ext import commands, tasks

from cogs.frame import Bot, mail, refusals
from cogs.frame.mail import carries
from cogs.frame.message import Message
from cogs.frame.refusals import LOCKED
from cogs.frame.words import safe, seat_name, table_name
from cogs.server import missing_in, permission_names
from db.base.mapped import META
from db.tables import letters, tables
from engine.table.answers import queries
from engine.table.record import posting
from engine.table.service import Table
from engine.table.tasks import reconcile
from engine.table.tasks.courier import Post
from texts import own_words

log = logging.getLogger(__name__)


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
    key = _key(table, post.kind)
    if await bot.store.read(META.get, key):
        return
    await bot.store.write(META.put, key, post.kind)
    await bot.service.run(posting.note, table, "trouble", kind=post.kind, code=code)


async def forget_trouble(bot: Bot, table: Table) -> None:
    """Something changed where a table's posts go: tell the host again if it fails."""
    await bot.store.write(META.put, _key(table, ""), "")


async def lost(bot: Bot, table: Table, thread: int) -> None:
    if await bot.service.do(table.id, reconcile.thread_lost, thread):
        log.warning("table %s: its thread %s was deleted", table.id, thread)
        await forget_trouble(bot, table)
        bot.timekeeper.wake()


def _key(table: Table, kind: str) -> str:
    return f"told-lock-{table.guild}" if kind == "lock" else f"told-trouble-{table.id}"


@carries("note")
async def carry_note(bot: Bot, table: Table, post: Post) -> None:
    """Tell the host by direct message, otherwise with a mention in the channel."""

    def drawn(locale: str) -> Message:
        return Message(_text(bot, table, post.payload, own_words(locale)))

    await mail.tell_or_mention(bot, int(post.payload["person"]), table, post, drawn)


def _text(bot: Bot, table: Table, about: dict[str, Any], say: Any) -> str:
    where: dict[str, Any] = {"table": table_name(table), "channel": f"<#{table.channel}>"}
    if about["what"] == "unreached":
        who = safe(seat_name(table, int(about["seat"]), say.locale))
        return str(say("note-unreached", who=who, **where))
    if about["what"] != "trouble":
        return str(say(f"note-{about['what']}", **where))
    kind, code = str(about["kind"]), int(about["code"])
    missing = missing_in(bot, table.guild, table.channel, NEEDED.get(kind, IN_THREAD))
    if code == LOCKED:
        missing = ["manage_threads"]
    elif code == NO_ACCESS and not missing:
        # Of a channel that it cannot see the bot may not have heard why.
        missing = ["view_channel"]
    if missing:
        key = "trouble-lock" if kind == "lock" else "trouble-permissions"
        return str(say(key, permissions=permission_names(say, missing), **where))
    if code in NOT_THERE:
        return str(say("trouble-gone", **where))
    return str(say("thread-trouble", table=where["table"]))


# What should be in Discord, and is not


REST_SECONDS: Final = 0.2
"""Between two looks at messages, so that posts do not wait for them."""
TOGETHER_SECONDS: Final = 5.0
"""Changes of a server's roles and channels come in bursts: they are looked at together."""


class Reconcile(commands.Cog):
    """See the module."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._changed: dict[int, asyncio.TimerHandle] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    async def cog_load(self) -> None:
        await self._ask_again(None)
        self.daily.start()

    async def cog_unload(self) -> None:
        self.daily.cancel()
        for timer in self._changed.values():
            timer.cancel()

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
            except discord.HTTPException as fault:
                log.info("table %s: could not look at a prompt: %s", panel.table, fault.code)
                if refusals.read(fault).passes:
                    break
            except refusals.NETWORK as fault:
                log.info("table %s: could not look at a prompt: %r", panel.table, fault)
                break
            await asyncio.sleep(REST_SECONDS)
        return any_gone

    async def _ask_again(self, guild: int | None) -> None:
        self._say(await self.bot.service.run(reconcile.ask_again, guild))

    def _say(self, touched: Iterable[int]) -> None:
        names = ", ".join(map(str, touched))
        if names:
            log.info("posted missing messages at tables %s", names)

    # What Discord says

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._forget_troubles(guild.id)
        self._say(await self.bot.service.run(reconcile.came_back, guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        log.warning("server %s removed the bot", guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        table = await self.bot.store.read(tables.by_thread, payload.thread_id)
        if table is not None:
            await lost(self.bot, table, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """What the bot may do could have changed."""
        self._look_soon(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        self._look_soon(channel.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """The bot's own roles: of others Discord says nothing to us."""
        if member.id == member.guild.me.id:
            self._look_soon(member.guild.id)

    def _look_soon(self, guild: int) -> None:
        if guild not in self._changed:
            loop = asyncio.get_running_loop()
            self._changed[guild] = loop.call_later(TOGETHER_SECONDS, self._look, guild)

    def _look(self, guild: int) -> None:
        self._changed.pop(guild, None)
        task = asyncio.create_task(self.permissions_changed(guild))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def permissions_changed(self, guild: int) -> None:
        """Where posts were refused before, they may get there now."""
        try:
            if await self._forget_troubles(guild):
                await self._ask_again(guild)
        except Exception:
            log.exception("server %s: what was refused could not be looked at again", guild)

    async def _forget_troubles(self, guild: int) -> bool:
        """Whether there are any: then their hosts hear of it again, should it go on."""
        found = await self.bot.store.read(tables.with_parked, guild)
        for number in found:
            await forget_trouble(self.bot, await self.bot.service.look(queries.table, number))
        return bool(found)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Reconcile(bot))
