"""People who are away, and tables that wait: the commands of people and hosts.

Of a table that there is not, they raise Refused with no-table, and besides as they say.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, get_args

from msgspec.structs import replace

from db.people import people
from db.people.people import Deliver, Wishes
from db.tables import clocks, tables
from db.tables.tables import DAY, Pace, Table
from engine.table.answers import queries
from engine.table.record import deadlines, posting
from engine.table.record.deadlines import is_zone
from engine.table.record.pace import AT_END
from engine.table.record.transaction import Refused, Transaction
from engine.table.seats import transfer

LONGEST_VACATION: Final = 366 * DAY


# A person's own wishes


def wish(tx: Transaction, person: int, change: Callable[[Wishes], Wishes]) -> None:
    """Change what a person wants of reminders, all but their vacation; their clocks follow.
    Refused: bad-option, with "zone", "quiet", "every" or "deliver"."""
    before = people.wishes(tx.connection, person)
    wished = replace(change(before), away_since=before.away_since, away_until=before.away_until)
    _check(wished)
    people.WISHES.put(tx.connection, wished, person=person)
    deadlines.reschedule(tx, person)


def go_away(tx: Transaction, person: int, until: int) -> None:
    """Begin a vacation: their clocks stop, for as long as each table allows. It ends at that time,
    with their first move, or with `deadlines.come_back`. The threads of their tables say so.
    Refused: bad-option, if it is over already, or more than a year away."""
    if not tx.now < until <= tx.now + LONGEST_VACATION:
        raise Refused("bad-option", "until")
    deadlines.come_back(tx, person)
    before = people.wishes(tx.connection, person)
    wished = replace(before, away_since=tx.now, away_until=until)
    people.WISHES.put(tx.connection, wished, person=person)
    deadlines.reschedule(tx, person)
    for table in tables.granting_vacation(tx.connection, person):
        number = table.seat_of(person)
        if number is not None:
            name = table.seats[number].name
            posting.say(tx, table, "away", name=name, until=f"<t:{until}:D>")


# One reminder


def later(tx: Transaction, person: int, at_tables: Collection[int], at: int) -> None:
    """The next reminder about these tables comes at that time, and none before."""
    _with_clocks(tx, person, at_tables, later=at)


def not_this_move(tx: Transaction, person: int, at_tables: Collection[int]) -> None:
    """No more reminders for what these tables wait for now."""
    _with_clocks(tx, person, at_tables, later=None, muted=True)


def _with_clocks(tx: Transaction, person: int, at_tables: Collection[int], **changes: Any) -> None:
    for clock in clocks.of_person(tx.connection, person):
        if clock.table in at_tables:
            clocks.CLOCKS.put(tx.connection, replace(clock, **changes))
    deadlines.reschedule(tx, person)


# Tables


def set_pace(tx: Transaction, table: int, person: int, pace: Callable[[Pace], Pace]) -> Table:
    """The host gives the table another pace, in the lobby or later. `pace` gets the one that it
    has. Refused: over, not-host, bad-option."""
    found = queries.table(tx, table)
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
    return found if wanted == found.pace else deadlines.change_pace(tx, found, wanted)


def wake_up(tx: Transaction, table: int, person: int) -> Table:
    """Somebody of the table wants to go on after a long silence. Of a table that is awake, nothing
    changes. Refused: not-running, over, not-seated."""
    found = queries.table(tx, table)
    transfer.need_running(found)
    seat = transfer.seat_of(found, person)
    watch = clocks.watch(tx.connection, table)
    if watch is None or watch.stage != "awake":
        deadlines.refresh(tx, table)
        deadlines.restart(tx, found)
        posting.put(tx, found, "lobby")
        posting.say(tx, found, "woken", name=seat.name)
        posting.panels(tx, found, [s.number for s in found.seats])
        for clock in clocks.of_table(tx.connection, table):
            if clock.person != person:  # whoever is awaited learns of it at once
                deadlines.schedule(tx, found, replace(clock, later=tx.now))
    return found


def returned(tx: Transaction, table: int, person: int) -> bool:
    """The person does something: if a computer player sits in because they did not, they have their
    seat back. Whether it was so."""
    found = queries.table(tx, table)
    seat = found.seat_of(person)
    if found.phase != "running" or seat is None or not found.seats[seat].absent:
        return False
    transfer.reclaim(tx, found, person)
    return True


def _check(wished: Wishes) -> None:
    if wished.zone is not None and not is_zone(wished.zone):
        raise Refused("bad-option", "zone")
    quiet = [m for m in (wished.quiet_from, wished.quiet_to) if m is not None]
    if len(quiet) == 1 or any(not 0 <= minute < 24 * 60 for minute in quiet):
        raise Refused("bad-option", "quiet")
    if wished.every is not None and not (wished.every == 0 or 300 <= wished.every <= 30 * DAY):
        raise Refused("bad-option", "every")
    if wished.deliver not in get_args(Deliver):
        raise Refused("bad-option", "deliver")
