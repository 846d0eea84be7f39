"""Private panels: one per table and person, by DM, or behind a button where DMs are closed."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections import deque
from typing import TYPE_CHECKING, Final

import discord
from discord import ui
from msgspec import structs

from cogs.frame.face import TOO_LARGE, Face
from cogs.frame.voice import PanelVoice
from cogs.link import refusals
from cogs.link.directly import TooManyOpened
from cogs.link.leavers import look_for
from cogs.link.refusals import TOO_FAST
from cogs.panel.panel import asked_now, is_lent, is_prompted, panel_face
from cogs.press import ids
from cogs.press.parts import Press, button, rows
from cogs.thread import threads
from cogs.thread.chronicle import table_name
from cogs.thread.trouble import note
from db.base import meta
from db.people import people
from db.people.people import Person
from db.tables import clocks, offers, outbox, panels
from db.tables.panels import Panel
from engine.table.answers import queries
from engine.table.answers.panel_data import PanelFacts
from engine.table.record import posting
from engine.table.service import Table, TableView
from engine.table.tasks.courier import Post, TryLater, Undeliverable
from texts import nearest, own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)

CALLED_AFTER: Final = 4
"""After this many failed tries (half a minute) the thread mentions a person whom a panel does not
reach."""
MOST_TAKEN: Final = 1000
MOST_DRAWN: Final = 50
PAGE_SECONDS: Final = 600
"""So long a page that somebody opened in their panel stays, whatever others do meanwhile."""
THREAD_SECONDS: Final = 2.0
"""How long a call waits, each time, for a thread that is being opened."""


class Privately:
    """Keeps every panel up to date, and mentions the person where others see it if no direct
    message reaches them: there is a prompt somewhere, whatever Discord does."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._locks: weakref.WeakValueDictionary[tuple[int, int], asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )
        self._taken: deque[int] = deque(maxlen=MOST_TAKEN)
        """The messages that went last: a press may still be on its way from one of them."""
        self._pages: dict[int, int] = {}
        """By message, when somebody opened a page in it that is not the panel's usual face."""
        self._drawn: dict[int, PanelFacts] = {}
        """By message, what a press has just drawn it from: the post of their own answer, which
        comes right after it, need not draw the same again."""

    def lock(self, table: int, seat: int) -> asyncio.Lock:
        """Held while a panel is drawn and sent, so that an older face never overwrites."""
        return self._locks.setdefault((table, seat), asyncio.Lock())

    async def bring_up(self, table: Table, post: Post) -> None:
        """Make the panel of the post's seat show the position as it is now: a new DM when the
        seat has become awaited, an edit otherwise."""
        assert post.seat is not None
        person = int(post.payload["person"])
        async with self.lock(table.id, post.seat):
            await self._bring_up(table, post, post.seat, person)

    async def _bring_up(self, table: Table, post: Post, seat: int, person: int) -> None:
        panel = None
        if post.again or table.seat_of(person) != seat or table.phase != "running":
            panel = await self.house.store.read(panels.get, table.id, seat, person)
        if post.again:
            panel = await self._got_there(table, seat, person, panel, post)
        if table.seat_of(person) != seat:
            if panel is not None:
                await self._close(table, panel, person, "seat-given-up")
            return
        if table.phase not in ("running", "over"):
            if panel is not None:
                key = "table-agreed" if table.why == "agreed" else "table-cancelled"
                await self._close(table, panel, person, key)
            return
        if table.phase == "over":
            # How it ended has a message of its own.
            if panel is not None:
                await self._take_away(panel)
                await self.house.store.write(panels.forget, table.id, seat, person)
            return
        facts = await self.house.service.panel(table.id, seat=seat, answers=None)
        sight, panel = facts.sight, facts.panel
        if sight.table.seat_of(person) != seat:
            return  # Somebody took it in this moment, which has its own post.
        if facts.person.dms_closed:
            if not await self.house.store.read(offers.is_gone, table.id, person):
                await self._call(table, sight, person, panel, post, "your-move-again")
            return
        try:
            await self._show(table, facts, panel, post)
        except discord.HTTPException as fault:
            await self._met(table, sight, person, post, fault)
        except (TryLater, *refusals.NETWORK) as fault:
            if post.tries >= CALLED_AFTER or isinstance(fault, TooManyOpened):
                await self._meanwhile(table, sight, person, post)
            raise

    async def _got_there(
        self, table: Table, seat: int, person: int, panel: Panel | None, post: Post
    ) -> Panel | None:
        """The message that this post became before the bot stopped is the panel from here on,
        whatever it must show now. Otherwise nobody would know it."""
        directly = (await self.house.store.read(people.get, person)).dm_channel
        for place in dict.fromkeys((directly, table.thread, table.channel)):
            if place is None:
                continue
            guild = None if place == directly else table.guild
            channel = self.house.get_partial_messageable(place, guild_id=guild)
            try:
                found = await self.house.carrier.find(channel, post)
            except discord.HTTPException as fault:
                refusal = refusals.read(fault)
                if refusal.kind in ("while", "bot"):
                    raise
                log.info(
                    "table %s: could not look for a prompt in %s: %s", table.id, place, refusal
                )
                if refusal.kind != "gone":
                    await self._look_later(table, seat, person, place, post)
                continue
            if found is None or (panel is not None and panel.message == found.id):
                continue
            there = Panel(
                table=table.id,
                seat=seat,
                person=person,
                channel=place,
                message=found.id,
                awaited=True,
                ticket=None,
                shown="",
                called=place != directly,
            )
            # A call may be newer, made when nobody knew that the direct message had got there.
            called_since = panel is not None and panel.called and place == directly
            if panel is not None and panel.message > found.id and not called_since:
                await self._take_away(there)
                continue
            if panel is not None:
                await self._take_away(panel)
            panel = there
            await self.house.store.write(panels.save, panel)
        return panel

    async def _look_later(
        self, table: Table, seat: int, person: int, place: int, post: Post
    ) -> None:
        """The message of this post may be in a channel that cannot be read now. Its person does not
        wait for that: looking for it is a post of its own, which stays until it is done."""
        await self.house.service.run(posting.unseen, table, seat, person, place, post.nonce)

    async def _show(self, table: Table, facts: PanelFacts, panel: Panel | None, post: Post) -> None:
        """The panel as a direct message: a new one when the seat has become awaited, an edit of
        the last one otherwise."""
        sight = facts.sight
        prompted = is_prompted(sight)
        stands = panel is not None and panel.awaited and not panel.called
        dealt = post.kind == "hand" and panel is None
        if (prompted and not stands) or dealt:
            await self._send_new(table, facts, panel, post)
            return
        if panel is None:
            return
        if panel.called:
            # A public message never shows a hand.
            if not panel.awaited:
                return
            await self._take_away(panel)
            await self.house.store.write(
                panels.save, structs.replace(panel, awaited=False, ticket=None)
            )
            return
        if not prompted and not is_lent(sight) and self._is_read(panel):
            return
        if self._drawn.pop(panel.message, None) == _lasting(facts):
            return
        face = await panel_face(self.house, _voice(facts, table))
        shown = face.shown()
        if panel.shown == shown:
            return
        if not await self._edit(panel, face):
            if prompted:
                await self._send_new(table, facts, None, post)
            else:
                await self.house.store.write(panels.forget, table.id, panel.seat, panel.person)
            return
        asked = asked_now(sight)
        ticket = asked.ticket if asked is not None else None
        await self.house.store.write(
            panels.save, structs.replace(panel, awaited=prompted, ticket=ticket, shown=shown)
        )

    def _is_read(self, panel: Panel) -> bool:
        """Whether a page was opened in it a moment ago: *Back* brings it up to date."""
        opened = self._pages.get(panel.message, 0)
        return self.house.service.now() - opened < PAGE_SECONDS

    async def _met(
        self, table: Table, sight: TableView, person: int, post: Post, fault: discord.HTTPException
    ) -> None:
        """A panel was refused: bring it another way, and later, if it is a matter of time."""
        if self.house.signs.refused(fault):
            raise TryLater(0, refused=True, counts=False) from fault
        refusal = refusals.read(fault)
        if refusal.kind == "person":
            await self.house.carrier.directly.closed(person, fault)
            if await look_for(self.house, table.id, table.guild, person):
                panel = await self.house.store.read(panels.get, table.id, sight.seat or 0, person)
                await self._call(table, sight, person, panel, post, "your-move-dms-closed")
            return
        if refusal.kind == "gone":
            # Not the person's doing: their channel is another one now.
            await self.house.carrier.directly.forget(person)
            if post.tries < CALLED_AFTER:
                raise TryLater(refused=True) from fault
        passing = refusal.kind in ("while", "bot") and refusal.code not in TOO_FAST
        if not passing or post.tries >= CALLED_AFTER:
            await self._meanwhile(table, sight, person, post)
        raise fault

    async def call_instead(self, table: Table, post: Post) -> None:
        """The panel of this post cannot be brought: call the person."""
        assert post.seat is not None
        person = int(post.payload["person"])
        async with self.lock(table.id, post.seat):
            if table.phase == "running" and table.seat_of(person) == post.seat:
                sight = await self.house.service.look(queries.sight_of_seat, table.id, post.seat)
                await self._meanwhile(table, sight, person, post)

    async def _meanwhile(self, table: Table, sight: TableView, person: int, post: Post) -> None:
        """Call the person until the panel gets there, if they have no prompt. If that fails too,
        the next try of the panel comes to it again."""
        panel = await self.house.store.read(panels.get, table.id, sight.seat or 0, person)
        if panel is not None and panel.awaited and not panel.called:
            return
        try:
            await self._call(table, sight, person, panel, post, "your-move-again")
        except (TryLater, Undeliverable, discord.HTTPException, *refusals.NETWORK) as fault:
            log.info(
                "table %s: seat %s could not be mentioned either: %r", table.id, sight.seat, fault
            )
            if _is_in_doubt(fault):
                self.house.carrier.perhaps_there(post)

    def _is_called(self, sight: TableView) -> bool:
        """Whether to mention a person in the thread, where others see it. If questions may be
        answered for people, nobody is mentioned before that time. Otherwise everybody could see who
        has orders."""
        young = self.house.deputy.is_young
        return is_prompted(sight, in_public=True) and any(
            asked.given is None and not young(sight.table, asked.asked_at) for asked in sight.open
        )

    async def locale(self, person: int, table: Table) -> str:
        """The person's language, or the best guess."""
        return language(await self.house.store.read(people.get, person), table)

    async def _send_new(
        self, table: Table, facts: PanelFacts, before: Panel | None, post: Post
    ) -> None:
        sight, person = facts.sight, facts.person.person
        assert sight.seat is not None
        known = facts.person.dm_channel
        channel = await self.house.carrier.directly.channel(person, known)
        face = await panel_face(self.house, _voice(facts, table))
        shown = face.shown()
        silent = facts.person.gather and await self._is_awaited_elsewhere(table, person)
        sent = await self.house.carrier.send(channel, _marked(face, post), post, silent=silent)
        if before is not None and before.message != sent.id:
            # Before the new one is noted: otherwise nobody would know the old one any more. Where
            # it may not go now, the new one is known all the same.
            await self._take_away(before)
        asked = asked_now(sight)
        panel = Panel(
            table=table.id,
            seat=sight.seat,
            person=person,
            channel=channel.id,
            message=sent.id,
            awaited=is_prompted(sight),
            ticket=asked.ticket if asked is not None else None,
            shown=shown,
        )
        if post.again:
            # What got there before the bot stopped may show an older position. It is known from
            # here on, also if it cannot be edited now.
            await self.house.store.write(panels.save, structs.replace(panel, shown=""))
            await self._edit(panel, face)
        await self.house.store.write(panels.save, panel)

    async def _is_awaited_elsewhere(self, table: Table, person: int) -> bool:
        """Whether a table has waited for them before this one: they know that they are awaited."""
        return any(
            clock.table != table.id and not clock.muted
            for clock in await self.house.store.read(clocks.of_person, person)
        )

    async def _edit(self, panel: Panel, face: Face) -> bool:
        """Whether the panel is still there."""
        channel = self.house.get_partial_messageable(panel.channel)
        try:
            await channel.get_partial_message(panel.message).edit(
                content=face.content, attachments=face.files(), view=face.view
            )
        except discord.NotFound:
            log.info("table %s: panel of seat %s was deleted", panel.table, panel.seat)
            return False
        except discord.HTTPException as fault:
            if fault.status != TOO_LARGE or not face.images:
                raise
            return await self._edit(panel, face.in_words())
        return True

    async def put_away(self, interaction: discord.Interaction[House], panel: Panel | None) -> bool:
        """Whether what was pressed is an answered prompt: it is gone, or the seat's `panel` is a
        newer message. Then it goes."""
        pressed = _pressed_in_dm(interaction)
        if pressed is None:
            return False
        if pressed.id in self._taken:
            return True
        if panel is None or panel.message <= pressed.id:
            return False
        channel, message = pressed.channel.id, pressed.id
        old = structs.replace(panel, channel=channel, message=message, called=False)
        await self._take_away(old)
        return True

    async def met(self, interaction: discord.Interaction[House], facts: PanelFacts) -> None:
        """A prompt is pressed of which nobody heard, because the bot stopped as it got there. It is
        known before it is drawn again: that takes its marks away, and Discord may be silent
        then."""
        pressed, panel = _pressed_in_dm(interaction), facts.panel
        if pressed is not None and (panel is None or panel.message < pressed.id):
            await self.remember(interaction, facts, "")

    async def remember(
        self,
        interaction: discord.Interaction[House],
        facts: PanelFacts,
        shown: str,
        *,
        page: bool = False,
    ) -> None:
        """The panel in a DM that was pressed shows this now, so that the courier need not send
        it again; a `page` is not its usual face. One that is newer than the panel that is known
        was sent right before the bot stopped: it is the panel."""
        sight, panel, pressed = facts.sight, facts.panel, _pressed_in_dm(interaction)
        assert sight.seat is not None
        if pressed is None or (panel is not None and panel.message > pressed.id):
            return
        now = self.house.service.now()
        self._pages = {m: at for m, at in self._pages.items() if now - at < PAGE_SECONDS}
        if page:
            self._pages[pressed.id] = now
        else:
            self._pages.pop(pressed.id, None)
        self._drawn.pop(pressed.id, None)
        if shown and not page:
            self._drawn[pressed.id] = _lasting(facts)
            if len(self._drawn) > MOST_DRAWN:
                self._drawn.pop(next(iter(self._drawn)))
        if panel is not None and panel.message != pressed.id:
            await self._take_away(panel)
        asked = asked_now(sight)
        await self.house.store.write(
            panels.save,
            Panel(
                table=sight.table.id,
                seat=sight.seat,
                person=interaction.user.id,
                channel=pressed.channel.id,
                message=pressed.id,
                awaited=is_prompted(sight),
                ticket=asked.ticket if asked is not None else None,
                shown=shown,
            ),
        )

    async def _delete(self, panel: Panel) -> None:
        """Remove the message of a prompt that is answered or elsewhere now."""
        if panel.message in self._taken:
            return
        channel = self.house.get_partial_messageable(panel.channel)
        message = channel.get_partial_message(panel.message)
        try:
            await message.delete()
            self._taken.append(panel.message)
        except discord.HTTPException as fault:
            refusal = refusals.read(fault)
            # A call that may not be deleted now goes once the bot may.
            if refusal.kind in ("while", "bot") or (panel.called and refusal.kind == "place"):
                raise
            if panel.called and refusal.kind == "archived":
                await threads.wake(self.house, panel.channel)
                await message.delete()
                return
            log.info("table %s: seat %s's old prompt: %s", panel.table, panel.seat, refusal)

    async def _take_away(self, panel: Panel) -> None:
        """What is to come instead does not wait for it: it is done later, if not now."""
        try:
            await self._delete(panel)
        except (discord.HTTPException, discord.RateLimited, *refusals.NETWORK) as fault:
            log.info("table %s: an old panel of seat %s stays: %r", panel.table, panel.seat, fault)
            table = await self.house.service.look(queries.table, panel.table)
            where = panel.person, panel.channel, panel.message
            await self.house.service.run(posting.leftover, table, panel.seat, *where)

    async def take_leftover(self, table: Table, post: Post) -> None:
        """Take away what could not be taken away when its place was taken, or be looked for."""
        assert post.seat is not None
        person, channel = int(post.payload["person"]), int(post.payload["channel"])
        async with self.lock(table.id, post.seat):
            panel = await self.house.store.read(panels.get, table.id, post.seat, person)
            for message in await self.house.carrier.left_there(post):
                over = panel is not None and panel.called and not panel.awaited
                if panel is not None and panel.message == message and not over:
                    continue  # It is the panel (again).
                old = Panel(
                    table=table.id,
                    seat=post.seat,
                    person=person,
                    channel=channel,
                    message=message,
                    awaited=False,
                    ticket=None,
                    shown="",
                    called=channel in (table.thread, table.channel),
                )
                await self._delete(old)

    async def _call(
        self,
        table: Table,
        sight: TableView,
        person: int,
        panel: Panel | None,
        post: Post,
        key: str,
    ) -> None:
        """One short mention where others see it, while the person is awaited."""
        assert sight.seat is not None
        awaited = self._is_called(sight)
        calls = panel is not None and panel.awaited and panel.called
        outdated = panel is not None and (panel.awaited or _is_outdated(panel, sight))
        if panel is not None and (not panel.called if awaited else outdated):
            await self._take_away(panel)
            panel = structs.replace(panel, awaited=False, called=True)
        asked = asked_now(sight)
        ticket = asked.ticket if asked is not None else None
        if not awaited or calls:
            if panel is not None:
                kept = structs.replace(panel, awaited=awaited, ticket=ticket)
                await self.house.store.write(panels.save, kept)
            return
        sent = await self._post_call(table, sight.seat, person, key, post)
        await self.house.store.write(
            panels.save,
            Panel(
                table=table.id,
                seat=sight.seat,
                person=person,
                channel=sent.channel.id,
                message=sent.id,
                awaited=True,
                ticket=ticket,
                shown="",
                called=True,
            ),
        )

    async def _post_call(
        self, table: Table, seat: int, person: int, key: str, post: Post
    ) -> discord.Message:
        """Mention the person in the thread, otherwise in the channel. Otherwise tell the host.

        Raises:
            TryLater: the thread is being opened, or it is a matter of time.
            Undeliverable: nowhere.
        """
        carrier = self.house.carrier
        if table.thread is None:
            if await self._thread_comes(table):
                raise TryLater(THREAD_SECONDS, refused=True)
            # It may have come since the table was read.
            table = await self.house.service.look(queries.table, table.id)
        face = _call_face(table, person, key, post)
        elsewhere = carrier.elsewhere(post)
        for place in dict.fromkeys((table.thread, table.channel)):
            if place is None:
                continue
            channel = self.house.get_partial_messageable(place, guild_id=table.guild)
            try:
                return await carrier.send(channel, face, elsewhere, ping=[person])
            except discord.HTTPException as fault:
                refusal = refusals.read(fault)
                if refusal.kind in ("while", "bot"):
                    raise
                log.info(
                    "table %s: could not mention the player in %s: %s", table.id, place, refusal
                )
                if refusal.kind == "gone" and place == table.thread:
                    await threads.lost(self.house, table, place)
                    raise TryLater(THREAD_SECONDS, refused=True) from fault
        await self._tell_host(table, seat, person)
        raise Undeliverable("neither a direct message nor a mention gets there")

    async def _thread_comes(self, table: Table) -> bool:
        return await self.house.store.read(outbox.has_waiting, table.id, "thread")

    async def _tell_host(self, table: Table, seat: int, person: int) -> None:
        """Nothing reaches this person: the host learns it, once until something changes."""
        if table.host == person:
            return
        key = f"told-trouble-{table.id}"
        # That the thread takes no posts was perhaps told already: this is news besides.
        if await self.house.store.read(meta.get, key) != "unreached":
            await self.house.store.write(meta.put, key, "unreached")
            await note(self.house, table, "unreached", seat=seat)

    async def _close(self, table: Table, panel: Panel, person: int, key: str) -> None:
        """The table ended without a result, or the person gave the seat up."""
        if panel.called:
            await self._take_away(panel)
            await self.house.store.write(panels.save, structs.replace(panel, awaited=False))
            return
        say = own_words(await self.locale(person, table))
        face = Face(say(key, table=table_name(table)), (), ui.View(timeout=None))
        if panel.shown != face.shown():
            await self._edit(panel, face)
            await self.house.store.write(
                panels.save, structs.replace(panel, awaited=False, shown=face.shown())
            )

    async def disarm_all(self, person: int, text: str) -> None:
        """Disarm all panels of this person, if their messages can be reached."""
        for panel in await self.house.store.read(panels.of_person, person):
            channel = self.house.get_partial_messageable(panel.channel)
            async with self.lock(panel.table, panel.seat):
                try:
                    await channel.get_partial_message(panel.message).edit(
                        content=text, attachments=[], view=None
                    )
                except (discord.HTTPException, *refusals.NETWORK) as fault:
                    log.info("table %s: a panel stays as it is: %r", panel.table, fault)


def _lasting(facts: PanelFacts) -> PanelFacts:
    """Without what only says once what was just done, and where: see `Face.told`."""
    return structs.replace(facts, panel=None, before=None, obeyed=None)


def _is_outdated(panel: Panel, sight: TableView) -> bool:
    """Whether it has the controls of a question that is no longer open, as a direct message: an
    answer that was laid down there, and could be changed, has been revealed."""
    opens = (None, *(asked.ticket for asked in sight.open))
    return not panel.called and panel.ticket not in opens


def _is_in_doubt(fault: BaseException) -> bool:
    """Whether what was sent may have got there: nobody refused it."""
    if isinstance(fault, TryLater):
        return not fault.refused
    if isinstance(fault, discord.HTTPException):
        return fault.status >= 500
    return not isinstance(fault, Undeliverable)


def _voice(facts: PanelFacts, table: Table) -> PanelVoice:
    """A panel in the language of the person who has the seat."""
    return PanelVoice(facts, language(facts.person, table))


def language(known: Person, table: Table) -> str:
    """A person's language, or the best guess."""
    return nearest(known.locale or known.seen_locale) or table.locale


def _pressed_in_dm(interaction: discord.Interaction[House]) -> discord.Message | None:
    """The panel that was pressed in a DM, of those that stay there."""
    pressed = interaction.message
    if pressed is None or pressed.flags.ephemeral or interaction.guild_id is not None:
        return None
    return pressed


def _call_face(table: Table, person: int, key: str, post: Post) -> Face:
    say = own_words(table.locale)
    open_panel = button(
        ids.TABLE.id(table=table.id, what="hand", mark=post.mark),
        say("button-hand"),
        emoji="✋",
        style=discord.ButtonStyle.primary,
    )
    return Face(say(key, who=f"<@{person}>"), (), rows([open_panel]))


def _marked(face: Face, post: Post) -> Face:
    """The same face, to be known again: its pictures and its *Rules* button have the mark."""
    images = tuple(
        structs.replace(image, name=image.name.replace(".png", f"-{post.mark}.png"))
        for image in face.images
    )
    rules = ids.PANEL.id(table=post.table, what="rules")
    for item in face.view.walk_children():
        if isinstance(item, Press) and item.custom_id == rules:
            item.custom_id = ids.PANEL.id(table=post.table, what="rules", mark=post.mark)
    return structs.replace(face, images=images)
