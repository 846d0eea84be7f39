"""People who are away, and tables that wait: the commands of people and hosts.

`engine.table.record.awaited` and `engine.table.answers.patience` have what is done inside of
transactions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, get_args

from msgspec.structs import replace

from db.base.pace import DAY, Clock, Deliver, Pace, Wishes
from db.people import people
from db.tables import clocks, tables
from engine.table.answers import looking
from engine.table.answers.patience import change_pace
from engine.table.door import Adapter, Refused, Table
from engine.table.record import awaited, posting
from engine.table.record.pace import AT_END, is_zone
from engine.table.record.work import Work
from engine.table.seats import hands_over

LONGEST_VACATION: Final = 366 * DAY
DELIVER: Final = get_args(Deliver)


class Absence:
    """What people and hosts set about time."""

    def __init__(self, adapter: Adapter) -> None:
        self._adapter = adapter

    # A person's own wishes

    async def wish(self, person: int, change: Callable[[Wishes], Wishes]) -> Wishes:
        """Change what a person wants of reminders, all but their vacation; their clocks follow.
        `change` gets what they want now.

        Raises:
            Refused: bad-option, with what is wrong: "zone", "quiet", "every", "deliver".
        """

        def job(work: Work) -> Wishes:
            before = people.wishes(work.connection, person)
            wished = replace(
                change(before), away_since=before.away_since, away_until=before.away_until
            )
            _check(wished)
            people.set_wishes(work.connection, person, wished)
            awaited.reschedule(work, person)
            return wished

        return await self._adapter.command(None, job)

    async def go_away(self, person: int, until: int) -> Wishes:
        """Begin a vacation: their clocks stop, for as long as each table allows. It ends at that
        time, with their first move, or with `come_back`. The threads of their tables say so.

        Raises:
            Refused: bad-option "until" (it is over already, or more than a year away).
        """

        def job(work: Work) -> tuple[Wishes, list[int]]:
            if not work.now < until <= work.now + LONGEST_VACATION:
                raise Refused("bad-option", "until")
            awaited.come_back(work, person)
            wished = replace(
                people.wishes(work.connection, person), away_since=work.now, away_until=until
            )
            people.set_wishes(work.connection, person, wished)
            awaited.reschedule(work, person)
            return wished, _say_away(work, person, until)

        wished, _ = await self._adapter.command(None, job, wakes=lambda result: result[1])
        return wished

    async def come_back(self, person: int) -> bool:
        """Vacation ends now. Whether they were away."""
        return await self._adapter.command(None, lambda work: awaited.come_back(work, person))

    # One reminder

    async def later(self, person: int, at_tables: Collection[int], at: int) -> None:
        """The next reminder about these tables comes at that time, and none before."""
        await self._with_clocks(person, at_tables, lambda clock: replace(clock, later=at))

    async def not_this_move(self, person: int, at_tables: Collection[int]) -> None:
        """No more reminders for what these tables wait for now."""
        await self._with_clocks(
            person, at_tables, lambda clock: replace(clock, muted=True, later=None)
        )

    async def _with_clocks(
        self, person: int, at_tables: Collection[int], change: Callable[[Clock], Clock]
    ) -> None:
        def job(work: Work) -> None:
            for clock in clocks.of_person(work.connection, person):
                if clock.table in at_tables:
                    clocks.CLOCKS.put(work.connection, change(clock))
            awaited.reschedule(work, person)

        await self._adapter.command(None, job)

    # Tables

    async def set_pace(self, table: int, person: int, pace: Callable[[Pace], Pace]) -> Table:
        """The host gives the table another pace, in the lobby or later. `pace` gets the one
        that it has.

        Raises:
            Refused: no-table, over, not-host, bad-option.
        """

        def job(work: Work) -> Table:
            found = looking.table(work, table)
            if found.phase not in ("lobby", "running"):
                raise Refused("over")
            if found.host != person:
                raise Refused("not-host")
            try:
                wanted = pace(found.pace)
            except ValueError as fault:
                raise Refused("bad-option", "pace") from fault
            if wanted.at_end not in AT_END or wanted.allowance < 0:
                raise Refused("bad-option", "pace")
            return found if wanted == found.pace else change_pace(work, found, wanted)

        return await self._adapter.command(table, job)

    async def wake_up(self, table: int, person: int) -> Table:
        """Somebody of the table wants to go on after a long silence. Of a table that is awake,
        nothing changes.

        Raises:
            Refused: no-table, not-running, over, not-seated.
        """

        def job(work: Work) -> Table:
            found = looking.table(work, table)
            hands_over.need_running(found)
            seat = hands_over.seat_of(found, person)
            watch = clocks.watch(work.connection, table)
            if watch is None or watch.stage != "awake":
                awaited.refresh(work, table)
                awaited.restart(work, found)
                posting.lobby(work, found)
                posting.say(work, found, "woken", name=seat.name)
                posting.panels(work, found, [s.number for s in found.seats])
                for clock in clocks.of_table(work.connection, table):
                    if clock.person != person:  # whoever is awaited learns of it at once
                        awaited.schedule(work, found, replace(clock, later=work.now))
            return found

        return await self._adapter.command(table, job)

    async def returned(self, table: int, person: int) -> bool:
        """The person does something at the table: if a computer player sits in for them because
        they did not, they have their seat back. Whether it was so."""
        try:
            found = await self._adapter.table(table)
        except Refused:
            return False
        number = found.seat_of(person)
        if found.phase != "running" or number is None or not found.seats[number].absent:
            return False

        def job(work: Work) -> bool:
            current = looking.table(work, table)
            seat = current.seat_of(person)
            if current.phase != "running" or seat is None or not current.seats[seat].absent:
                return False
            hands_over.take_back(work, current, person)
            return True

        return await self._adapter.command(table, job)


def _check(wished: Wishes) -> None:
    """
    Raises:
        Refused: bad-option.
    """
    if wished.zone is not None and not is_zone(wished.zone):
        raise Refused("bad-option", "zone")
    for minute in (wished.quiet_from, wished.quiet_to):
        if minute is not None and not 0 <= minute < 24 * 60:
            raise Refused("bad-option", "quiet")
    if (wished.quiet_from is None) != (wished.quiet_to is None):
        raise Refused("bad-option", "quiet")
    if wished.every is not None and not (wished.every == 0 or 300 <= wished.every <= 30 * DAY):
        raise Refused("bad-option", "every")
    if wished.deliver not in DELIVER:
        raise Refused("bad-option", "deliver")


def _say_away(work: Work, person: int, until: int) -> list[int]:
    """The tables that were told."""
    told = []
    for table in tables.granting_vacation(work.connection, person):
        number = table.seat_of(person)
        if number is not None:
            name = table.seats[number].name
            posting.say(work, table, "away", name=name, until=f"<t:{until}:D>")
            told.append(table.id)
    return told
