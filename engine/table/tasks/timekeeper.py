"""Keeps the time of all tables: one task that sleeps until the nearest due row.

Whatever is due is updated in the database together with its post, so that nothing is said twice and
nothing is lost, wherever the bot stops.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec.structs import replace

from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.people import people
from db.people.people import Wishes
from db.tables import clocks, letters, tables
from db.tables.clocks import Clock
from engine.table.answers import queries
from engine.table.answers.answering import give_default
from engine.table.record import deadlines, posting
from engine.table.record.deadlines import pause, quiet_after, reminded, watch_due
from engine.table.record.transaction import Transaction
from engine.table.seats import transfer, votes
from engine.table.service import Refused, Table, TableService

HEARTBEAT: Final = "heartbeat"
"""The key in `meta` of when the bot was last alive, written every minute."""

DOWN_SECONDS: Final = 90  # the bot was down if it shows no life for longer than this

WINDOW_SECONDS: Final = 15 * 60
"""What is due this soon after something else comes with it, in one reminder."""

LONGEST: Final = 2**40  # the same, for whoever wants one list of all

REST_SECONDS: Final = 60
LONGEST_SLEEP: Final = 3600.0  # clocks on walls are set: so look at least so often

log = logging.getLogger(__name__)


class Timekeeper:
    """`wake()` after each commit; `ring()` does all that is due now."""

    def __init__(
        self, service: TableService, *, sleep_until: Callable[[int], Awaitable[None]] | None = None
    ) -> None:
        self._service = service
        self._sleep_until = sleep_until or self._sleep
        self._woken = asyncio.Event()
        self._lost_time = False  # since the last heartbeat

    def wake(self) -> None:
        """Something may be due earlier than it was."""
        self._woken.set()

    async def run(self) -> None:
        while True:
            self._woken.clear()
            nearest = await self._look()
            waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._woken.wait())]
            if nearest is not None:
                waits.append(asyncio.ensure_future(self._sleep_until(nearest)))
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()

    async def _look(self) -> int | None:
        """Do what is due; when to look again."""
        try:
            await self.make_up()
            return await self.ring()
        except DiskTrouble:
            self.lose_time()
            return self._service.now() + REST_SECONDS
        except Exception:
            log.exception("the timekeeper failed")
            return self._service.now() + REST_SECONDS

    async def _sleep(self, until: int) -> None:
        await asyncio.sleep(max(0.0, min(until - self._service.now(), LONGEST_SLEEP)))

    async def open(self) -> None:
        """Called first at the start: give back the time that the bot was down, and give clocks to
        tables that began under a version without clocks."""
        gap = await self._service.run(_make_up)
        if gap:
            log.info("all clocks get back the %d s that the bot was down", gap)

    def lose_time(self) -> None:
        """Nothing can be written, a heartbeat for instance: nobody can move, either."""
        self._lost_time = True

    async def make_up(self) -> None:
        """Give such time back, as if the bot had been down, before the next heartbeat."""
        if self._lost_time:
            await self.open()
            self._lost_time = False

    async def ring(self) -> int | None:
        """All that is due by now; when something is next."""
        while True:
            now = self._service.now()
            nearest = await self._service.store.read(clocks.nearest)
            if nearest is None or nearest > now:
                return nearest
            await self._service.run(votes.close_due)
            for watch in await self._service.store.read(clocks.watches_due, now):
                await self._service.do(watch.table, _next_stage)
            for clock in await self._service.run(_remind):
                await self._end(clock)

    async def _end(self, clock: Clock) -> None:
        try:
            await self._service.do(clock.table, _at_end, clock)
        except DiskTrouble:
            raise  # it did not happen, and will
        except Exception as fault:
            if not isinstance(fault, Refused):
                about = (clock.table, clock.seat)
                log.exception("table %d: the end of seat %d's time could not be handled", *about)
            await self._service.do(clock.table, _only_nudge, clock)


def _at_end(tx: Transaction, number: int, clock: Clock) -> None:
    if _still(tx, clock) is None:
        return
    table = queries.table(tx, number)
    match table.pace.at_end:
        case "default":
            posting.say(tx, table, "time-up", name=table.seats[clock.seat].name)
            give_default(tx, table.id, clock.seat)
        case "computer":
            transfer.lend(tx, table, clock.seat, why="lent-absent")
        case "vote":
            votes.propose(tx, table.id, "absent", about={"seat": clock.seat})
    # Whatever came of it: a clock that still runs for this question does not end again.
    _only_nudge(tx, number, clock)


def _make_up(tx: Transaction) -> int:
    """Give back the time since the last heartbeat, once; how much that is."""
    last = META.get(tx.connection, HEARTBEAT)
    gap = tx.now - int(float(last)) if last is not None else 0
    if gap <= DOWN_SECONDS:
        gap = 0
    else:
        clocks.shift(tx.connection, gap)
        META.put(tx.connection, HEARTBEAT, str(tx.now))
    return gap


def _remind(tx: Transaction) -> list[Clock]:
    """Put what reminds of each clock that is due into the outbox, and set it on. The clocks whose
    time is up."""
    ends: list[Clock] = []
    digests: dict[int, list[Clock]] = {}
    for clock in clocks.due_by(tx.connection, tx.now):
        wishes = people.wishes(tx.connection, clock.person)
        table = tables.load(tx.connection, clock.table)
        watch = clocks.watch(tx.connection, clock.table)
        if table is None or watch is None or watch.stage != "awake":
            clocks.CLOCKS.put(tx.connection, replace(clock, due_at=None))
            continue
        coming = deadlines.next_due(tx, table, clock, wishes, tx.now)
        if coming is None or coming.at > tx.now:
            # What is stored is never too late, but it may be too early: something has moved it,
            # or the bot comes late with it, and now it is night.
            at = None if coming is None else coming.at
            clocks.CLOCKS.put(tx.connection, replace(clock, due_at=at))
        elif coming.what == "end":
            ends.append(clock)
        else:
            digests.setdefault(clock.person, []).append(clock)
    for person, due in digests.items():
        _digest(tx, person, due)
    return ends


def _digest(tx: Transaction, person: int, due: list[Clock]) -> None:
    """One reminder for all that is due to a person, or soon; or for all that waits for them."""
    wishes = people.wishes(tx.connection, person)
    within = LONGEST if people.get(tx.connection, person).gather else WINDOW_SECONDS
    known = {(clock.table, clock.seat) for clock in due}
    due += [
        clock
        for clock in clocks.of_person(tx.connection, person)
        if (clock.table, clock.seat) not in known and _soon(tx, clock, wishes, within)
    ]
    due.sort(key=lambda clock: (clock.since, clock.table))
    told = [queries.table(tx, clock.table) for clock in due]
    for clock, table in zip(due, told, strict=True):
        deadlines.schedule(tx, table, reminded(clock, tx.now), wishes)
    post(tx, person, told, wishes)


def _soon(tx: Transaction, clock: Clock, wishes: Wishes, within: int) -> bool:
    """Whether this clock's reminder may as well come now: it would within a quarter of its rhythm,
    and its person asked for no other moment."""
    if clock.due_at is None or clock.later is not None or clock.due_at > tx.now + within:
        return False
    table = queries.table(tx, clock.table)
    rhythm = wishes.every or table.pace.every or 0
    coming = deadlines.next_due(tx, table, clock, wishes, tx.now)
    if coming is None or coming.what != "remind":
        return False
    return within == LONGEST or coming.at <= tx.now + min(within, rhythm // 4)


def post(tx: Transaction, person: int, about: list[Table], wishes: Wishes) -> None:
    """A person's reminder, where they want it, in place of one that Discord has not taken yet."""
    if wishes.deliver in ("dm", "both"):
        letters.drop_reminder_posts(tx.connection, posting.lane_of_person(person), person)
        payload = {"what": "dm", "person": person, "tables": [table.id for table in about]}
        posting.put(tx, about[0], "reminder", to=person, payload=payload)
    if wishes.deliver in ("thread", "both"):
        for table in about:
            letters.drop_reminder_posts(tx.connection, posting.lane_of_table(table.id), person)
            posting.put(tx, table, "reminder", payload={"what": "thread", "person": person})


def _still(tx: Transaction, clock: Clock) -> Clock | None:
    """The clock as it is now, if it still runs for the same question."""
    about = (clock.seat, clock.ticket, clock.since)
    running = clocks.of_table(tx.connection, clock.table)
    return next((one for one in running if (one.seat, one.ticket, one.since) == about), None)


def _only_nudge(tx: Transaction, number: int, clock: Clock) -> None:
    """What was to happen at the end has happened, or cannot: only reminders come from now on."""
    current = _still(tx, clock)
    table = tables.load(tx.connection, number)
    if current is not None and table is not None:
        deadlines.schedule(tx, table, replace(current, ended=True))


def _next_stage(tx: Transaction, number: int) -> None:
    """Nobody has moved for long: the table goes quiet, and later it is put away."""
    watch = clocks.watch(tx.connection, number)
    table = tables.load(tx.connection, number)
    if watch is None or table is None or watch.due_at is None or watch.due_at > tx.now:
        return
    due = watch_due(watch, table.pace)
    if due is None or due > tx.now:
        clocks.WATCHES.put(tx.connection, replace(watch, due_at=due))
        return
    running = clocks.of_table(tx.connection, number)
    until = _all_away(tx, table, running)
    if watch.stage == "awake" and until is not None:
        clocks.WATCHES.put(tx.connection, replace(watch, due_at=until + quiet_after(table.pace)))
        return
    stage = "quiet" if watch.stage == "awake" else "archived"
    later = replace(watch, stage=stage)
    clocks.WATCHES.put(tx.connection, replace(later, due_at=watch_due(later, table.pace)))
    for clock in running:
        clocks.CLOCKS.put(tx.connection, replace(clock, due_at=None))
        deadlines.clear(tx, table, clock.person, "dm", "thread", "deck")
    posting.put(tx, table, "stalled", payload={"stage": stage})
    if stage == "archived":
        posting.put(tx, table, "lobby")


def _all_away(tx: Transaction, table: Table, running: list[Clock]) -> int | None:
    """When the first of those awaited is back, if all are on vacation that the table grants."""
    ends = []
    for clock in running:
        away = people.wishes(tx.connection, clock.person).away
        left = table.pace.allowance - clocks.vacation_used(tx.connection, table.id, clock.person)
        still = pause(clock.since, away, left)
        if still is None or still[1] <= tx.now:
            return None
        ends.append(still[1])
    return min(ends, default=None)
