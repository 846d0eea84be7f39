"""People who are away, and tables that wait: the commands of people and hosts.

`engine.table.record.awaited` and `engine.table.answers.patience` have what is done inside of
transactions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, get_args

from msgspec.structs import replace

from db.base.pace import DAY, Deliver, Pace, Wishes
from db.base.rows import Table
from db.people import people
from db.tables import clocks, tables
from engine.table.answers import looking
from engine.table.answers.patience import change_pace
from engine.table.record import awaited, posting
from engine.table.record.facts import Refused
from engine.table.record.pace import AT_END, is_zone
from engine.table.record.work import Work
from engine.table.seats import hands_over

LONGEST_VACATION: Final = 366 * DAY
DELIVER: Final = get_args(Deliver)


# A person's own wishes


def wish(work: Work, person: int, change: Callable[[Wishes], Wishes]) -> Wishes:
    """Change what a person wants of reminders, all but their vacation; their clocks follow.
    `change` gets what they want now.

    Raises:
        Refused: bad-option, with what is wrong: "zone", "quiet", "every", "deliver".
    """
    before = people.wishes(work.connection, person)
    wished = replace(change(before), away_since=before.away_since, away_until=before.away_until)
    _check(wished)
    people.set_wishes(work.connection, person, wished)
    awaited.reschedule(work, person)
    return wished


def go_away(work: Work, person: int, until: int) -> Wishes:
    """Begin a vacation: their clocks stop, for as long as each table allows. It ends at that time,
    with their first move, or with `awaited.come_back`. The threads of their tables say so.

    Raises:
        Refused: bad-option "until" (it is over already, or more than a year away).
    """
    if not work.now < until <= work.now + LONGEST_VACATION:
        raise Refused("bad-option", "until")
    awaited.come_back(work, person)
    before = people.wishes(work.connection, person)
    wished = replace(before, away_since=work.now, away_until=until)
    people.set_wishes(work.connection, person, wished)
    awaited.reschedule(work, person)
    for table in tables.granting_vacation(work.connection, person):
        number = table.seat_of(person)
        if number is not None:
            name = table.seats[number].name
            posting.say(work, table, "away", name=name, until=f"<t:{until}:D>")
    return wished


# One reminder


def later(work: Work, person: int, at_tables: Collection[int], at: int) -> None:
    """The next reminder about these tables comes at that time, and none before."""
    _with_clocks(work, person, at_tables, later=at)


def not_this_move(work: Work, person: int, at_tables: Collection[int]) -> None:
    """No more reminders for what these tables wait for now."""
    _with_clocks(work, person, at_tables, later=None, muted=True)


def _with_clocks(work: Work, person: int, at_tables: Collection[int], **changes: Any) -> None:
    for clock in clocks.of_person(work.connection, person):
        if clock.table in at_tables:
            clocks.CLOCKS.put(work.connection, replace(clock, **changes))
    awaited.reschedule(work, person)


# Tables


def set_pace(work: Work, table: int, person: int, pace: Callable[[Pace], Pace]) -> Table:
    """The host gives the table another pace, in the lobby or later. `pace` gets the one that it
    has.

    Raises:
        Refused: no-table, over, not-host, bad-option.
    """
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


def wake_up(work: Work, table: int, person: int) -> Table:
    """Somebody of the table wants to go on after a long silence. Of a table that is awake, nothing
    changes.

    Raises:
        Refused: no-table, not-running, over, not-seated.
    """
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


def returned(work: Work, table: int, person: int) -> bool:
    """The person does something at the table: if a computer player sits in for them because they
    did not, they have their seat back. Whether it was so."""
    found = looking.table(work, table)
    seat = found.seat_of(person)
    if found.phase != "running" or seat is None or not found.seats[seat].absent:
        return False
    hands_over.take_back(work, found, person)
    return True


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
