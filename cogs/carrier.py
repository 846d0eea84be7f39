"""Carries posts of the outbox to Discord. Everything here may be done twice without harm: what was
sent before is a letter (`cogs.frame.mail`).

And the private panels, one per table and person, by DM, or behind a button where DMs are closed.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections import deque
from typing import Any, Final

import discord
from msgspec import Struct, structs

from cogs import looking
from cogs.frame import Bot, Interaction, mail, refusals
from cogs.frame.mail import CARRIES, DmChannels, TooManyOpened, carries
from cogs.frame.message import Message
from cogs.frame.refusals import TOO_FAST
from cogs.frame.routes import Press, rows
from cogs.frame.words import LocalizedPanel, asked_now, is_lent, is_prompted, table_name
from cogs.panel import panel_message
from cogs.seats import look_for
from cogs.threads import lost, tell_host
from db.base.mapped import META
from db.people import people
from db.tables import clocks, letters, proposals, questions
from db.tables.letters import Letter
from engine.kit.contract import Event
from engine.table.answers import queries
from engine.table.answers.queries import PanelFacts
from engine.table.record import posting
from engine.table.service import Refused, Table, TableView
from engine.table.tasks.courier import Needless, Post, TryLater, Undeliverable
from texts import own_words

log = logging.getLogger(__name__)

OF_THE_SERVER: Final = ("lobby", "thread")
"""Kinds that take what is known of the server: roles, and that the bot is there."""
MOST_WAKING: Final = 3  # so often a thread that sleeps is woken without a pause


class DiscordCarrier:
    """See the module; `carry` is the door for the courier."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.dms = DmChannels(bot)
        self.prompts = PrivatePrompts(bot)
        self.edited: dict[int, float] = {}
        """By message, when a board was edited last (seconds since 1970)."""
        self.pins_refused: set[int] = set()
        """The threads in which Discord did not let us pin: there it is not tried again."""
        self.on_the_way: set[str] = set()  # the nonces of letters that are being sent

    async def carry(self, post: Post) -> None:
        try:
            await self.bot.in_flight.in_turns(self._carry(post))
        except (Undeliverable, Refused):
            self.bot.figures.undeliverable += 1
            raise
        self.bot.figures.posts += 1

    async def _carry(self, post: Post) -> None:
        table = await self.bot.service.look(queries.table, post.table)
        carry = CARRIES.get(post.kind)
        if carry is None:
            raise Undeliverable(f"unknown kind {post.kind}")
        if post.kind in OF_THE_SERVER and not self.bot.knows(table.guild):
            raise TryLater
        try:
            await carry(self.bot, table, post)
        except discord.HTTPException as fault:
            if self.bot.emoji_set.refused(fault):
                raise TryLater(0, counts=False) from fault
            await self._meet(table, post, fault)
        except discord.RateLimited as fault:
            raise TryLater(fault.retry_after, counts=False) from fault
        except refusals.NETWORK as fault:
            raise TryLater from fault

    async def _meet(self, table: Table, post: Post, fault: discord.HTTPException) -> None:
        """What becomes of a post that was refused: see `cogs.frame.refusals`. Whoever posts in
        private has done what could be done for the person by now. `table` is as it was when the
        post went out: it may have learnt since that this thread is gone."""
        refusal = refusals.read(fault)
        if refusal.passes:
            raise refusal.later() from fault
        if table.thread is not None and refusal.kind == "archived":
            try:
                await mail.wake(self.bot, table.thread)
            except discord.HTTPException as other:
                why = refusals.read(other)
                if why.passes:
                    raise why.later() from other
                raise Undeliverable(f"asleep, and not to be woken: {why}") from other
            raise TryLater(0 if post.tries < MOST_WAKING else None) from fault
        if table.thread is not None and refusal.kind == "gone":
            try:
                await self.bot.http.get_channel(table.thread)
            except discord.NotFound:
                await lost(self.bot, table.id, table.thread)
                return  # What the table has to tell goes out again, in its next thread.
            except discord.HTTPException as other:
                log.info("table %s: could not look for its thread: %s", table.id, other.code)
        await tell_host(self.bot, post, refusal.code)
        if post.kind == "thread":
            await self.bot.service.run(posting.put, table, "lobby")
        raise Undeliverable(str(refusal)) from fault

    async def given_up(self, post: Post) -> None:
        await tell_host(self.bot, post, 0)
        if post.kind in ("panel", "hand"):
            table = await self.bot.service.look(queries.table, post.table)
            await self.prompts.call_instead(table, post)

    def thread_of(self, table: Table) -> discord.PartialMessageable:
        if table.thread is None:
            # Once there is one, it begins with the position as it is then.
            raise Needless("the table has no thread")
        return self.bot.get_partial_messageable(table.thread, guild_id=table.guild)


# Private panels


CALLED_AFTER: Final = 4
"""After this many failed tries (half a minute) the thread mentions a person whom a panel does not
reach."""
MOST_PRESSED: Final = 2  # so often a new prompt waits for a press on the old one
MOST_TAKEN, MOST_DRAWN = 1000, 10_000
PAGE_SECONDS: Final = 600
"""So long a page that somebody opened in their panel stays, whatever others do meanwhile."""
THREAD_SECONDS: Final = 2.0  # how long a call waits, each time, for a thread that is being opened
MOST_LOOKS, LOOK_SECONDS = 20, 0.05  # for the thread, the way to which stands in the panel


class Drawn(Struct, frozen=True):
    """When a panel was drawn last."""

    at: float  # `time.monotonic`
    waits: bool  # it asks nothing
    posts: int = 0  # those up to this one need not draw it again: a press has


class PrivatePrompts:
    """Keeps every panel up to date, and mentions the person where others see it if no direct
    message reaches them: there is a prompt somewhere, whatever Discord does."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._locks: weakref.WeakValueDictionary[tuple[int, int], asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )
        self._taken: deque[int] = deque(maxlen=MOST_TAKEN)
        """The messages that went last: a press may still be on its way from one of them."""
        self._pages: dict[int, tuple[int, Event | None]] = {}
        """By message, when somebody opened a page in it that is not the panel's usual message, and
        which of their answers had been given ahead by then."""
        self._drawn: dict[tuple[int, int], Drawn] = {}
        """By table and person, those drawn last."""

    def lock(self, table: int, seat: int) -> asyncio.Lock:
        """Held while a panel is drawn and sent, so that an older message never overwrites."""
        return self._locks.setdefault((table, seat), asyncio.Lock())

    async def bring_up(self, table: Table, post: Post) -> None:
        """Make the panel of the post's seat show the position as it is now."""
        assert post.seat is not None
        bot, seat, person = self.bot, post.seat, int(post.payload["person"])
        for _ in range(MOST_LOOKS if table.thread is None else 0):
            if not await bot.store.read(letters.post_waits, table.id, "thread"):
                break
            await asyncio.sleep(LOOK_SECONDS)
        async with self.lock(table.id, seat):
            if table.seat_of(person) != seat or table.phase != "running":
                await self._close(table, seat, person)
                return
            if post.kind == "panel" and await self._is_drawn(table, seat, person, post):
                return
            facts = await bot.service.panel(table.id, seat=seat, answers=None)
            if facts.doubt:
                await self._settled(table.id, seat, person)
                facts = await bot.service.panel(table.id, seat=seat, answers=None)
            sight = facts.table_view
            if sight.table.seat_of(person) != seat:
                return  # Somebody took it in this moment, which has its own post.
            if facts.person.dms_closed:
                if not await bot.store.read(proposals.is_gone, table.id, person):
                    await self._call(sight, post, "your-move-again")
                return
            try:
                await self._show(facts, post)
            except discord.HTTPException as fault:
                await self._met(sight, post, fault)
            except (TryLater, *refusals.NETWORK) as fault:
                if post.tries >= CALLED_AFTER or isinstance(fault, TooManyOpened):
                    await self._meanwhile(sight, post)
                raise

    async def _is_drawn(self, table: Table, seat: int, person: int, post: Post) -> bool:
        """Whether the panel shows what the post tells, or does so later: while somebody waits, not
        each step is followed at once."""
        while len(self._drawn) > MOST_DRAWN:
            del self._drawn[next(iter(self._drawn))]
        drawn = self._drawn.get((table.id, person))
        if drawn is None:
            return False
        if post.id <= drawn.posts:
            return True
        rest = drawn.at + self.bot.settings.follow_seconds - time.monotonic()
        if rest <= 0 or not drawn.waits:
            return False
        asked = await self.bot.store.read(questions.awaited_since, table.id, seat)
        return asked is None and await mail.comes_later(self.bot, table, post, rest)

    async def _settled(self, table: int, seat: int, person: int) -> Letter | None:
        """The panel, when what may be there is looked for, and what stands besides is gone."""
        there = await mail.standing(self.bot, table, f"panel/{seat}", person)
        for old in there[1:]:
            await self._take_away(old)
        return there[0] if there else None

    async def _show(self, facts: PanelFacts, post: Post) -> None:
        """The panel as a direct message: a new one when the seat has become awaited, an edit of
        the last one otherwise."""
        sight, panel = facts.table_view, facts.panel
        prompted = is_prompted(sight)
        stands = panel is not None and panel.awaited and not panel.public
        dealt = post.kind == "hand" and panel is None
        if (prompted and not stands) or dealt:
            pressed = panel is not None and panel.message in self.bot.in_flight.pressed
            if pressed and post.tries <= MOST_PRESSED:
                # What they press, as *Undo*, asks them again: it is drawn where they look just now.
                raise TryLater(0.2)
            await self._send_new(facts, panel, post)
            return
        if panel is None:
            return
        if panel.public:
            # It never shows a hand.
            await self._take_away(panel)
            return
        same = not prompted or panel.ticket == _ticket(sight)
        opened, given = self._pages.get(panel.message, (0, None))
        reads = self.bot.service.now() - opened < PAGE_SECONDS and given == facts.given_ahead
        if same and not is_lent(sight) and reads:
            return  # Somebody reads a page in it: *Back* brings it up to date.
        local = LocalizedPanel(facts, mail.language(facts.person, sight.table))
        message = await panel_message(self.bot, local)
        shown = message.shown()
        if panel.shown == shown:
            return
        if not await mail.edit(self.bot, panel, message):
            await self.bot.store.write(letters.drop, [panel])
            if prompted:
                await self._send_new(facts, None, post)
            return
        self._drawn[sight.table.id, facts.person.person] = Drawn(time.monotonic(), not prompted)
        await self.bot.store.write(
            letters.change, panel.id, awaited=prompted, ticket=_ticket(sight), shown=shown
        )

    async def _met(self, sight: TableView, post: Post, fault: discord.HTTPException) -> None:
        """A panel was refused: bring it another way, and later, if it is a matter of time."""
        table, person = sight.table, int(post.payload["person"])
        if self.bot.emoji_set.refused(fault):
            raise TryLater(0, counts=False) from fault
        refusal = refusals.read(fault)
        await self.bot.carrier.dms.refused(person, refusal)
        if refusal.kind == "person":
            if await look_for(self.bot, table.id, table.guild, person):
                await self._call(sight, post, "your-move-dms-closed")
            return
        if refusal.kind == "gone" and post.tries < CALLED_AFTER:
            raise TryLater from fault  # Not the person's doing: their channel is another one now.
        passing = refusal.passes and refusal.code not in TOO_FAST
        if not passing or post.tries >= CALLED_AFTER:
            await self._meanwhile(sight, post)
        raise fault

    async def call_instead(self, table: Table, post: Post) -> None:
        """The panel of this post cannot be brought: call the person."""
        assert post.seat is not None
        person = int(post.payload["person"])
        async with self.lock(table.id, post.seat):
            if table.phase == "running" and table.seat_of(person) == post.seat:
                sight = await self.bot.service.look(queries.view_of_seat, table.id, post.seat)
                await self._meanwhile(sight, post)

    async def _meanwhile(self, sight: TableView, post: Post) -> None:
        """Call the person until the panel gets there, if they have no prompt. If that fails too,
        the next try of the panel comes to it again."""
        panel = await self._known(sight, int(post.payload["person"]))
        if panel is not None and panel.awaited and not panel.public:
            return
        try:
            await self._call(sight, post, "your-move-again")
        except (TryLater, Undeliverable, discord.HTTPException, *refusals.NETWORK) as fault:
            where = sight.table.id, sight.seat
            log.info("table %s: seat %s could not be mentioned either: %r", *where, fault)

    async def _known(self, sight: TableView, person: int) -> Letter | None:
        key = f"panel/{sight.seat}"
        return await self.bot.store.read(letters.first, sight.table.id, key, person)

    async def _send_new(self, facts: PanelFacts, before: Letter | None, post: Post) -> None:
        sight, person = facts.table_view, facts.person.person
        channel = await self.bot.carrier.dms.channel(person, facts.person.dm_channel)
        local = LocalizedPanel(facts, mail.language(facts.person, sight.table))
        message = await panel_message(self.bot, local)
        # Where a table has waited for them before this one they know that they are awaited.
        silent = facts.person.gather and any(
            clock.table != sight.table.id and not clock.muted
            for clock in await self.bot.store.read(clocks.of_person, person)
        )
        sent = await mail.send(
            self.bot,
            channel,
            _marked(message, post),
            post,
            f"panel/{sight.seat}",
            person=person,
            public=False,
            ticket=_ticket(sight),
            awaited=is_prompted(sight),
            shown=message.shown(),
            silent=silent,
        )
        self._drawn.pop((sight.table.id, person), None)
        if before is not None and before.message != sent.message:
            await self._take_away(before)

    async def put_away(self, interaction: Interaction, facts: PanelFacts) -> bool:
        """Whether what was pressed is an answered prompt: it is gone, or the seat's panel is a
        newer message. Then it goes. A prompt of which nobody heard, because the bot stopped as it
        got there, is known before it is drawn again: that takes its marks away, and Discord may be
        silent then."""
        pressed, panel = _pressed_in_dm(interaction), facts.panel
        if pressed is None:
            return False
        if pressed.id in self._taken:
            return True
        if panel is None or panel.message < pressed.id:
            await self.remember(interaction, facts, "")
            return False
        if panel.message > pressed.id:
            where = {"channel": pressed.channel.id, "message": pressed.id}
            await self._take_away(structs.replace(panel, id=0, public=False, **where))
        return panel.message > pressed.id

    async def remember(
        self, interaction: Interaction, facts: PanelFacts, shown: str, *, page: bool = False
    ) -> None:
        """The panel in a DM that was pressed shows this now, so that the courier need not send
        it again; a `page` is not its usual message. One that is newer than the panel that is known
        was sent right before the bot stopped: it is the panel."""
        sight, panel, pressed = facts.table_view, facts.panel, _pressed_in_dm(interaction)
        if pressed is None or (panel is not None and panel.message > pressed.id):
            return
        now = self.bot.service.now()
        self._pages = {m: one for m, one in self._pages.items() if now - one[0] < PAGE_SECONDS}
        if page:
            self._pages[pressed.id] = now, facts.given_ahead
        else:
            self._pages.pop(pressed.id, None)
        asks, posts = is_prompted(sight), 0 if page or not shown else facts.posts
        table, person = sight.table.id, interaction.user.id
        self._drawn[table, person] = Drawn(time.monotonic(), not asks, posts)
        where: Any = {"channel": pressed.channel.id, "message": pressed.id, "nonce": ""}
        shows: Any = {"awaited": asks, "ticket": _ticket(sight), "shown": shown}
        letter = Letter(0, table, f"panel/{sight.seat}", person, **where, **shows)
        await self.bot.store.write(letters.adopt, letter)
        if panel is not None and panel.message != pressed.id:
            await self._take_away(panel)

    async def _take_away(self, panel: Letter) -> None:
        if panel.message not in self._taken and await mail.take_away(self.bot, panel):
            self._taken.append(panel.message)

    async def _call(self, sight: TableView, post: Post, key: str) -> None:
        """One short mention where others see it, while the person is awaited: in the thread,
        otherwise in the channel. Otherwise the host is told. If questions may be answered for
        people, nobody is mentioned before that time: otherwise everybody could see who has
        orders."""
        table, bot, person = sight.table, self.bot, int(post.payload["person"])
        awaited = is_prompted(sight, in_public=True) and any(
            asked.given is None and not bot.ahead_runner.is_young(table, asked.asked_at)
            for asked in sight.open
        )
        panel, ticket = await self._known(sight, person), _ticket(sight)
        if panel is not None:
            # An answer that was laid down there, and could be changed, has been revealed: it has
            # the controls of a question that is no longer open.
            opens = (None, *(asked.ticket for asked in sight.open))
            outdated = panel.awaited or (not panel.public and panel.ticket not in opens)
            if panel.public if awaited else not outdated:
                await bot.store.write(letters.change, panel.id, awaited=awaited, ticket=ticket)
                return
            await self._take_away(panel)
        if not awaited:
            return
        if table.thread is None:
            if await bot.store.read(letters.post_waits, table.id, "thread"):
                raise TryLater(THREAD_SECONDS)
            # It may have come since the table was read.
            table = await bot.service.look(queries.table, table.id)
        say = own_words(table.locale)
        open_panel = looking.hand_below.button(say, table=table.id, mark=post.mark)
        message = Message(say(key, who=f"<@{person}>"), view=rows([open_panel]))
        whom: Any = {"person": person, "ticket": ticket, "awaited": True, "ping": [person]}
        for place in filter(None, (table.thread, table.channel)):
            channel = bot.get_partial_messageable(place, guild_id=table.guild)
            try:
                await mail.send(bot, channel, message, post, f"panel/{sight.seat}", **whom)
                return
            except discord.HTTPException as fault:
                refusal = refusals.read(fault)
                if refusal.passes:
                    raise
                text = "table %s: could not mention the player in %s: %s"
                log.info(text, table.id, place, refusal)
                if refusal.kind == "gone" and place == table.thread:
                    await lost(bot, table.id, place)
                    raise TryLater(THREAD_SECONDS) from fault
        # Nothing reaches this person: the host learns it, once until something changes. That the
        # thread takes no posts was perhaps told already: this is news besides.
        told = f"told-trouble-{table.id}"
        if table.host != person and await bot.store.read(META.get, told) != "unreached":
            await bot.store.write(META.put, told, "unreached")
            await bot.service.run(posting.note, table, "unreached", seat=sight.seat)
        raise Undeliverable("neither a direct message nor a mention gets there")

    async def _close(self, table: Table, seat: int, person: int) -> None:
        """The table ended, or the person gave the seat up."""
        panel, given_up = await self._settled(table.id, seat, person), table.seat_of(person) != seat
        if panel is None:
            return
        if panel.public or (table.phase == "over" and not given_up):
            # How it ended has a message of its own.
            await self._take_away(panel)
            return
        key = "table-agreed" if table.why == "agreed" else "table-cancelled"
        known = await self.bot.store.read(people.get, person)
        say = own_words(mail.language(known, table))
        text = say("seat-given-up" if given_up else key, table=table_name(table))
        message = Message(text)
        if panel.shown != message.shown():
            await mail.edit(self.bot, panel, message)
            shown = {"awaited": False, "shown": message.shown()}
            await self.bot.store.write(letters.change, panel.id, **shown)

    async def disarm_all(self, person: int, text: str) -> None:
        for panel in await self.bot.store.read(letters.panels_of, person):
            async with self.lock(panel.table, panel.number):
                try:
                    there = mail.sent(self.bot, panel)
                    await there.edit(content=text, attachments=[], view=None)
                except (discord.HTTPException, *refusals.NETWORK) as fault:
                    log.info("table %s: a panel stays as it is: %r", panel.table, fault)


def _ticket(sight: TableView) -> int | None:
    asked = asked_now(sight)
    return asked.ticket if asked is not None else None


def _pressed_in_dm(interaction: Interaction) -> discord.Message | None:
    """The panel that was pressed in a DM, of those that stay there."""
    pressed = interaction.message
    if pressed is None or pressed.flags.ephemeral or interaction.guild_id is not None:
        return None
    return pressed


def _marked(message: Message, post: Post) -> Message:
    """The same message, to be known again: its pictures and its *Rules* button have the mark."""
    images = tuple(
        structs.replace(image, name=image.name.replace(".png", f"-{post.mark}.png"))
        for image in message.images
    )
    rules = looking.rules.id(table=post.table)
    for item in message.view.walk_children():
        if isinstance(item, Press) and item.custom_id == rules:
            item.custom_id = looking.rules.id(table=post.table, mark=post.mark)
    return structs.replace(message, images=images)


@carries("panel", "hand")
async def carry_panel(bot: Bot, table: Table, post: Post) -> None:
    await bot.carrier.prompts.bring_up(table, post)
