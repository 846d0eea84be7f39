"""Delivering: sending messages, finding them again, and taking them away.

| step of a letter | what is done |
|---|---|
| begin | the letter is written down with its place; then it is sent |
| arrived | Discord said so, and the message's id is noted; a refusal drops the letter |
| settle | after a kill or a fault: it is looked for in that place, by its mark |
| tidy | what may not be looked for, or taken away, is marked and rests alone until it may |

A feature says which function carries a kind of post to Discord, and delivers with two verbs: `keep`
shows something by a key, in one message that follows what happens; `tell` says something to one
person by direct message, `tell_or_mention` also where these are closed.

    @carries("vote")
    async def carry_vote(bot: Bot, table: Table, post: Post) -> None: ...
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final

import discord
from discord import PartialMessageable
from discord.http import HTTPClient
from msgspec import structs

from cogs.frame import Bot, refusals
from cogs.frame.message import TOO_LARGE, Message
from cogs.frame.routes import ids_of
from db.people import people
from db.people.people import Person
from db.tables import letters
from db.tables.letters import MARK, Letter, PostKind
from engine.table.record import posting
from engine.table.service import Table
from engine.table.tasks.courier import Post, TryLater
from texts import nearest

log = logging.getLogger(__name__)


# Which function carries a kind of post


Carry = Callable[["Bot", Table, Post], Awaitable[None]]

CARRIES: Final[dict[PostKind, Carry]] = {}
"""All of them, once their modules are imported. `engine.table.record.posting.KINDS` says what the
table knows of a kind: its lane, and whom it concerns."""


def carries(*kinds: PostKind) -> Callable[[Carry], Carry]:
    def known(carry: Carry) -> Carry:
        CARRIES.update(dict.fromkeys(kinds, carry))
        return carry

    return known


# Sending


LOOK_BACK: Final = 100
"""Messages looked through for one that may have got there: people talk in threads, too."""
MOST_NONCES: Final = 5  # so often another nonce is tried for a letter whose message was deleted


def name_limits(http: HTTPClient) -> None:
    """The limit of edits of old messages (30046) comes as a 429 without `retry_after`, over which
    the library stumbles (KeyError). From here on it is an ordinary limit, wherever it is met."""
    plain = http.request

    async def request(*args: Any, **more: Any) -> Any:
        try:
            return await plain(*args, **more)
        except KeyError as fault:
            if fault.args != ("retry_after",):
                raise
            raise discord.RateLimited(refusals.OLD_EDIT_SECONDS) from fault

    http.request = request  # type: ignore[method-assign]


async def send(
    bot: Bot,
    channel: discord.PartialMessageable,
    message: Message,
    post: Post,
    key: str = "",
    *,
    tables: Sequence[int] = (),
    ping: Sequence[int] = (),
    role: int | None = None,
    silent: bool = False,
    plainer: str = "",
    **about: Any,
) -> Letter:
    """Send a message, unless this post got there before, wherever that was. It pings these people,
    and the role that the server's owner chose. `silent`: no phone makes a sound. `key`: what
    stands from here on; without one it is said once. `about`: what else is known of the letter.
    Pictures that are too large for Discord are told in words; words that it does not take, or the
    server's word filter, are left out for `plainer` ones."""
    # Discord gives the first message of a nonce, wherever it was.
    nonce = _next_nonce(post.nonce, str(channel.id))
    known = {"person": None, "record": post.record, "public": True, **about}
    letter = Letter(
        0, post.table, key or f"post/{post.id}", channel=channel.id, nonce=nonce, **known
    )
    write = bot.store.write
    # Others leave it in peace meanwhile: what they looked for now they would not find.
    bot.carrier.on_the_way.add(nonce)
    try:
        while doubts := await write(letters.begin, letter, tables or (letter.table,)):
            for there in await settle(bot, doubts, message):
                if (there.mark, there.public) == (letter.mark, letter.public):
                    log.info("table %s: %s was there already", letter.table, letter.key)
                    return there
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=[] if role is None else [discord.Object(role)],
            users=[discord.Object(person) for person in ping],
        )
        try:
            more: Any = {"silent": silent, "allowed_mentions": mentions}
            sent = await _send(channel, message, nonce, plainer, **more)
        except (discord.HTTPException, discord.RateLimited) as fault:
            # Discord failing may have taken it all the same.
            if isinstance(fault, discord.RateLimited) or fault.status < 500:
                await write(letters.failed, nonce)
            raise
        await write(letters.arrived, nonce, sent.id)
    finally:
        bot.carrier.on_the_way.discard(nonce)
    return structs.replace(letter, message=sent.id)


async def _send(
    channel: discord.PartialMessageable, message: Message, nonce: str, plainer: str, **more: Any
) -> discord.Message:
    left = MOST_NONCES
    while True:
        left -= 1
        look: Any = {"files": message.files(), "view": message.view}
        try:
            return await channel.send(message.content, nonce=nonce, **look, **more)
        except discord.NotFound as fault:
            # What was sent with this nonce a few minutes ago is deleted by now.
            if fault.code != refusals.UNKNOWN_MESSAGE or not left:
                raise
            nonce = _next_nonce(nonce)
        except discord.HTTPException as fault:
            if fault.status == TOO_LARGE and message.images:
                log.warning("a post goes out without its pictures: %s", fault)
                message = message.in_words()
            elif plainer and refusals.read(fault).kind == "content":
                log.warning("a post in %s goes out without its words: %s", channel.id, fault)
                message, plainer = structs.replace(message, content=plainer), ""
            else:
                raise


def _next_nonce(nonce: str, place: str = "") -> str:
    """Another one with the same mark, of at most 25 characters."""
    return nonce[:MARK] + hashlib.sha256(f"{nonce}{place}".encode()).hexdigest()[:14]


async def keep(
    bot: Bot,
    table: Table,
    key: str,
    channel: discord.PartialMessageable,
    message: Message,
    post: Post,
    *,
    ping: Sequence[int] = (),
    role: int | None = None,
    only_edit: bool = False,
    pictured: bool = False,
) -> None:
    """Post a message that stands by this key, or bring it up to date where it stands. `only_edit`:
    it is too late to post it. `pictured`: its pictures change, too."""
    if there := await standing(bot, table.id, key):
        await edit(bot, there[0], message, pictured=pictured)
    elif not only_edit:
        await send(bot, channel, message, post, key, ping=ping, role=role)


async def edit(bot: Bot, letter: Letter, message: Message, *, pictured: bool = True) -> bool:
    """Bring a message up to date; whether it stands. Pictures that are too large are told in
    words."""
    files = message.files() if pictured else discord.utils.MISSING
    look: Any = {"content": message.content, "attachments": files, "view": message.view}
    try:
        await sent(bot, letter).edit(**look)
    except discord.NotFound:
        log.info("table %s: the message of %s was deleted", letter.table, letter.key)
        return False
    except discord.HTTPException as fault:
        if fault.status != TOO_LARGE or not message.images:
            raise
        return await edit(bot, letter, message.in_words(), pictured=pictured)
    return True


async def comes_later(bot: Bot, table: Table, post: Post, rest: float) -> bool:
    """Whether the message of this post is to rest for so many seconds, because it was edited a
    moment ago: another post, in a lane of its own, brings it up to date then, and rests here."""
    if rest > 0 and post.payload.get("later"):
        raise TryLater(rest, counts=False)
    if rest > 0:
        await bot.service.run(posting.later, table, post)
    return rest > 0


Drawn = Callable[[str], Message | Awaitable[Message]]  # a message in a language (a locale)


async def tell(
    bot: Bot,
    person: int,
    table: Table,
    post: Post,
    draw: Drawn,
    key: str = "",
    deliver: Callable[[discord.PartialMessageable, Message], Awaitable[object]] | None = None,
) -> bool:
    """Tell one person by direct message, in their language; whether it reaches them. That theirs
    are closed is noted; what is a matter of time, or due to one of our emojis, is raised.
    `deliver`: sends it instead."""
    known = await bot.store.read(people.get, person)
    if known.dms_closed:
        return False
    try:
        channel = await bot.carrier.dms.channel(person, known.dm_channel)
        message = await discord.utils.maybe_coroutine(draw, language(known, table))
        if deliver is None:
            to = person if key else None
            await send(bot, channel, message, post, key, person=to, public=False)
        else:
            await deliver(channel, message)
    except TooManyOpened:
        return False
    except discord.HTTPException as fault:
        refusal = refusals.read(fault)
        passing = refusal.passes and refusal.code not in refusals.TOO_FAST
        if passing or bot.emoji_set.refused(fault):
            raise
        log.info("table %s: a message did not reach %s: %s", table.id, person, refusal)
        await bot.carrier.dms.refused(person, refusal)
        return False
    return True


async def tell_or_mention(
    bot: Bot,
    person: int,
    table: Table,
    post: Post,
    draw: Drawn,
    key: str = "",
    *,
    bare: bool = False,
) -> None:
    """The same; if it does not reach them they are mentioned in the table's channel. `bare`: there
    without buttons."""
    if not await tell(bot, person, table, post, draw, key):
        drawn = await discord.utils.maybe_coroutine(draw, table.locale)
        view = discord.ui.View(timeout=None) if bare else drawn.view
        message = structs.replace(drawn, content=f"<@{person}>: {drawn.content}", view=view)
        channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
        await send(bot, channel, message, post, key, ping=[person])


def language(known: Person, table: Table) -> str:
    return nearest(known.locale or known.seen_locale) or table.locale


# Finding again


async def settle(
    bot: Bot, doubts: Iterable[Letter], message: Message | None = None
) -> list[Letter]:
    """Those of these letters that are there. What may be is looked for; some that are said once are
    known by their `message` alone. What may not be looked for now goes once it may."""
    there = []
    for letter in doubts:
        if letter.message == 0:
            try:
                found = await look(bot, letter, message)
            except discord.HTTPException as fault:
                refusal, found = refusals.read(fault), []
                if refusal.passes:
                    raise
                log.info("could not look for a message in %s: %s", letter.channel, refusal)
                if refusal.kind != "gone":
                    await bot.service.run(posting.tidy, letter)
                    continue
            if not found:
                await bot.store.write(letters.drop, [letter])
                continue
            letter = structs.replace(letter, message=found[0])
            await bot.store.write(letters.change, letter.id, message=letter.message)
        there.append(letter)
    return there


async def standing(bot: Bot, table: int, key: str, person: int | None = None) -> list[Letter]:
    """What stands by a key: the first is what counts. What is on its way does not stand yet."""
    there = await bot.store.read(letters.of, table, key, person)
    if all(letter.message for letter in there):
        return there
    await settle(bot, [one for one in there if one.nonce not in bot.carrier.on_the_way])
    # What was looked for may be newer than what was known.
    return [one for one in await bot.store.read(letters.of, table, key, person) if one.message]


async def look(bot: Bot, letter: Letter, message: Message | None = None) -> list[int]:
    """What the letter became: as a rule one message."""
    there = await ours(bot, bot.get_partial_messageable(letter.channel))
    return [found.id for found in there if is_of(found, letter, message)]


async def ours(
    bot: Bot, channel: discord.PartialMessageable, most: int = LOOK_BACK, since: int = 0
) -> list[discord.Message]:
    """Ours of the last messages in a channel, from this id on, the newest first."""
    me, found = bot.user.id if bot.user else 0, list[discord.Message]()
    for _ in range(2):
        empty = True
        async for message in channel.history(limit=most):
            if message.id < since:
                return found
            empty = False
            if message.author.id == me:
                found.append(message)
        if not empty:
            break
        # If the bot may not read a channel, Discord gives an empty list, as if there were no
        # messages. When asked for any one message, it says so. Perhaps it may since a moment ago.
        try:
            await channel.fetch_message(channel.id)
        except discord.NotFound as fault:
            if fault.code != refusals.UNKNOWN_MESSAGE:
                raise
    return found


def is_of(sent: discord.Message, letter: Letter, message: Message | None = None) -> bool:
    """Whether a message is what a letter became: by the buttons of that lobby, vote or offer,
    otherwise by the mark in a button's id or a picture's name, or by the words of one that has
    neither. Discord remembers nonces only for minutes."""
    kind, table, ids = letter.key.partition("/")[0], letter.table, ids_of(sent)
    match kind:
        case "lobby":
            return any(text.startswith(f"l:{table}:") for text in ids)
        case "vote":
            return any(text.startswith(f"v:{table}:vote:{letter.number}:") for text in ids)
        case "offer":
            return f"c:{table}:take:{letter.number}" in ids
        case "post" if message and not (message.images or message.view.children):
            if sent.content == message.content:
                return True
    marked = (*ids, *(file.filename for file in sent.attachments))
    return letter.mark != "" and any(letter.mark in text for text in marked)


# Taking away


async def take_away(bot: Bot, letter: Letter) -> bool:
    """A message that is no longer needed goes. What is to come instead does not wait for that: if
    it cannot go now, it rests alone. Whether it is gone."""
    try:
        await delete(bot, letter)
    except (discord.HTTPException, *refusals.NETWORK) as fault:
        log.info("table %s: an old message stays for now: %r", letter.table, fault)
        await bot.service.run(posting.tidy, letter)
        return False
    await bot.store.write(letters.drop, [letter])
    return True


def sent(bot: Bot, letter: Letter) -> discord.PartialMessage:
    return bot.get_partial_messageable(letter.channel).get_partial_message(letter.message)


async def delete(bot: Bot, letter: Letter) -> None:
    message = sent(bot, letter)
    try:
        await message.delete()
    except discord.HTTPException as fault:
        refusal = refusals.read(fault)
        if refusal.kind == "archived":
            await wake(bot, letter.channel)
            await message.delete()
        elif refusal.passes or (letter.public and refusal.kind == "place"):
            raise
        else:
            log.info("table %s: an old message stays: %s", letter.table, refusal)


async def wake(bot: Bot, thread: int) -> None:
    """A thread that sleeps takes no edits (50083): wake it."""
    await bot.http.edit_channel(thread, archived=False)


# The channels of direct messages


RESTS: Final = (60.0, 300.0, 900.0, 3600.0)
"""Seconds for which none is opened after Discord found that too many were, again and again."""


class TooManyOpened(TryLater):
    """Discord wants no more channels opened for a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, counts=False)


class DmChannels:
    """They are opened one at a time with a pause between (`Settings.dm_seconds`), because Discord
    quarantines bots that open many at once. Waiting for one delays nobody else: the courier carries
    other lanes meanwhile."""

    def __init__(self, bot: Bot, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.bot = bot
        self._clock = clock
        self._opening = asyncio.Lock()
        self._rests_until = 0.0
        self._too_many = 0

    async def channel(self, person: int, known: int | None = None) -> PartialMessageable:
        """The channel with a person, opened once and remembered. `known`: if it has been read. No
        new one comes while Discord wants none (TooManyOpened), or the bot ends (TryLater)."""
        bot = self.bot
        known = known or (await bot.store.read(people.get, person)).dm_channel
        if known is None:
            bot.courier.aside()
            async with self._opening:
                # Somebody else may have opened it in the meantime.
                known = (await bot.store.read(people.get, person)).dm_channel
                if known is None:
                    known = await self._open(person)
                    await asyncio.sleep(bot.settings.dm_seconds)
        return bot.get_partial_messageable(known, type=discord.ChannelType.private)

    async def _open(self, person: int) -> int:
        rest = self._rests_until - self._clock()
        if rest > 0:
            raise TooManyOpened(rest)
        # The line may be minutes long, and whoever stops the bot waits for its end.
        if self.bot.courier.is_stopped:
            raise TryLater(0, counts=False)
        try:
            opened = await self.bot.create_dm(discord.Object(person))
        except discord.HTTPException as fault:
            if fault.code in refusals.TOO_FAST:
                # None is opened for a while, a longer one each time.
                seconds = RESTS[min(self._too_many, len(RESTS) - 1)]
                self._too_many += 1
                self._rests_until = self._clock() + seconds
                text = "Discord allows no more new DMs (%s): none for %.0f s"
                log.warning(text, fault.code, seconds)
            raise
        self._too_many = 0
        await self.bot.store.write(people.set_dm, person, opened.id, closed=False)
        return opened.id

    async def refused(self, person: int, refusal: refusals.Refusal) -> None:
        """Note what that says of a person: direct messages do not get to them, until they press
        something in private; or the channel is not there, and another one is opened next time."""
        is_closed = refusal.kind == "person"
        if is_closed:
            log.info("DMs of %s are closed (%s)", person, refusal.code)
        if is_closed or refusal.kind == "gone":
            apart = refusal.code == refusals.APART
            await self.bot.store.write(people.set_dm, person, None, closed=is_closed, apart=apart)
