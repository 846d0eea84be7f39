"""Keeps the clocks in line with the questions, inside the transaction that changes these.

Whoever changes a running table's questions or seats ends with `follow` (answers do so in
`LoadedTable.save`) or, from outside of the rules, with `refresh`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import to_builtins
from msgspec.structs import replace

from db.people import people
from db.people.people import Wishes
from db.tables import clocks, letters, questions, tables
from db.tables.clocks import Clock, Watch
from db.tables.letters import Place
from db.tables.questions import OpenQuestion
from db.tables.tables import DAY, Pace, Table
from engine.table.record import posting
from engine.table.record.pace import (
    Due,
    after,
    due,
    ends_at,
    is_quiet,
    pause,
    stops,
    used,
    watch_due,
)
from engine.table.record.transaction import Transaction

Foresee = Callable[[], Sequence[int]]
"""The seats that are asked next, as everybody can see. Called only if somebody wants to know."""


def follow(
    tx: Transaction,
    table: Table,
    opens: Sequence[OpenQuestion],
    *,
    acted: Collection[int] = (),
    foresee: Foresee = lambda: (),
) -> None:
    """Start and stop clocks as the questions ask for it. `acted`: the seats whose people have just
    moved: their clocks begin again, and their vacation is over."""
    for number in acted:
        person = table.seats[number].person
        if person is not None:
            come_back(tx, person)
    waiting = [open_ for open_ in opens if open_.given is None and table.phase == "running"]
    # The tickets without an answer of each seat that a person plays.
    wanted: dict[int, list[int]] = {}
    for open_ in waiting:
        if table.seats[open_.question.seat].player is not None:
            wanted.setdefault(open_.question.seat, []).append(open_.ticket)
    kept: dict[int, Clock] = {}
    for clock in clocks.of_table(tx.connection, table.id):
        tickets = wanted.get(clock.seat, [])
        same = table.seats[clock.seat].person == clock.person
        if clock.ticket in tickets and same and clock.seat not in acted:
            kept[clock.seat] = clock
        else:
            _stop(tx, table, clock)
    watch = _watched(tx, table, bool(acted), kept)
    if watch is None:
        return
    for seat, tickets in wanted.items():
        person = table.seats[seat].person
        if seat not in kept and person is not None:
            clock = Clock(table.id, seat, person, tickets[0], tx.now)
            schedule(tx, table, clock, awake=watch.stage == "awake")
    _tell_next(tx, table, watch, {open_.question.seat for open_ in waiting}, foresee)


def refresh(tx: Transaction, table: int) -> None:
    """The same for a table as it is stored."""
    found = tables.load(tx.connection, table)
    if found is not None:
        follow(tx, found, questions.opens(tx.connection, table))


def _watched(tx: Transaction, table: Table, acted: bool, kept: dict[int, Clock]) -> Watch | None:
    """The table's watch as it is now; None: the table is played no more."""
    watch = clocks.watch(tx.connection, table.id)
    if table.phase != "running":
        if watch is not None:
            clocks.WATCHES.drop(tx.connection, table_id=table.id)
            _not_next(tx, table, watch)
        return None
    if watch is None or acted:
        woken = watch is not None and watch.stage != "awake"
        deck = None if watch is None else watch.deck
        watch = _put_watch(tx, Watch(table.id, tx.now, deck=deck), table.pace)
        if woken:
            for clock in kept.values():
                schedule(tx, table, restarted(clock, tx.now))
            posting.lobby(tx, table)
    return watch


def _put_watch(tx: Transaction, watch: Watch, pace: Pace) -> Watch:
    watch = replace(watch, due_at=watch_due(watch, pace))
    clocks.WATCHES.put(tx.connection, watch)
    tx.touched.add(watch.table)
    return watch


def restarted(clock: Clock, now: int) -> Clock:
    """The same clock, as if the question came now."""
    return Clock(clock.table, clock.seat, clock.person, clock.ticket, now)


def _left(tx: Transaction, table: Table, person: int) -> int:
    return table.pace.allowance - clocks.vacation_used(tx.connection, table.id, person)


def next_due(
    tx: Transaction, table: Table, clock: Clock, wishes: Wishes, now: int | None = None
) -> Due | None:
    return due(clock, table.pace, wishes, _left(tx, table, clock.person), now)


def end_of(tx: Transaction, table: Table, clock: Clock, wishes: Wishes) -> int | None:
    """When something happens instead of the person's answer; None: nothing does."""
    return ends_at(clock, table.pace, wishes, _left(tx, table, clock.person))


def schedule(
    tx: Transaction, table: Table, clock: Clock, wishes: Wishes | None = None, *, awake: bool = True
) -> None:
    """Store a clock with its due time. Where nobody has moved for long, nothing is due."""
    if wishes is None:
        wishes = people.wishes(tx.connection, clock.person)
    coming = next_due(tx, table, clock, wishes) if awake else None
    clocks.CLOCKS.put(tx.connection, replace(clock, due_at=None if coming is None else coming.at))
    tx.touched.add(table.id)


def _stop(tx: Transaction, table: Table, clock: Clock) -> None:
    away = people.wishes(tx.connection, clock.person).away
    stood = used(clock.since, away, _left(tx, table, clock.person), tx.now)
    if stood:
        clocks.use_vacation(tx.connection, table.id, clock.person, stood)
    clocks.CLOCKS.drop(tx.connection, table_id=table.id, seat=clock.seat)
    clear(tx, table, clock.person, "dm", "thread")


def clear(tx: Transaction, table: Table, person: int, *places: Place) -> None:
    """Mark the person's reminders about this table as outdated."""
    there = {letter.key for letter in letters.reminders(tx.connection, table.id, person)}
    for place in places:
        if f"remind/{place}" in there:
            payload = {"what": "clear", "person": person, "place": place}
            to = None if place == "thread" else person
            posting.put(tx, table, "reminder", to=to, payload=payload)


def timed_out(tx: Transaction, table: Table, seat: int) -> bool:
    """Whether a person has kept the table waiting for as long as its pace grants (a day, where it
    has no clock), vacation, weekends that do not count and the bot's own absence not counted."""
    clock = next((c for c in clocks.of_table(tx.connection, table.id) if c.seat == seat), None)
    if clock is None:
        return False
    wishes = people.wishes(tx.connection, clock.person)
    still = stops(clock.since, table.pace, wishes, _left(tx, table, clock.person))
    return after(clock.since, table.pace.patience or DAY, still) <= tx.now


# Next in line


def _tell_next(
    tx: Transaction, table: Table, watch: Watch, asked: Collection[int], foresee: Foresee
) -> None:
    """Tell the next person, once, if they want to know: only while one person alone is asked."""
    deck = None
    if watch.stage == "awake" and len(asked) == 1 and people.any_on_deck(tx.connection, table.id):
        (only,) = asked
        coming = [seat for seat in foresee()[:1] if seat not in asked]
        deck = coming[0] if coming and table.seats[only].player is not None else None
    if deck == watch.deck:
        return
    clocks.WATCHES.put(tx.connection, replace(watch, deck=deck))
    _not_next(tx, table, watch)
    person = None if deck is None else table.seats[deck].player
    if person is not None:
        wishes = people.wishes(tx.connection, person)
        if wishes.on_deck and not is_quiet(tx.now, wishes) and not _is_away(wishes, tx.now):
            payload = {"what": "deck", "person": person}
            posting.put(tx, table, "reminder", to=person, seat=deck, payload=payload)


def _not_next(tx: Transaction, table: Table, watch: Watch) -> None:
    """Whoever was told that they are next is so no more."""
    told = None if watch.deck is None else table.seats[watch.deck].person
    if told is not None:
        clear(tx, table, told, "deck")


def _is_away(wishes: Wishes, now: int) -> bool:
    return wishes.away is not None and wishes.away[0] <= now < wishes.away[1]


# Vacation, and what else changes many clocks


def come_back(tx: Transaction, person: int) -> bool:
    """The person's vacation, if they have one, is over: what their clocks stood still is counted.
    Whether they were away."""
    wishes = people.wishes(tx.connection, person)
    if wishes.away is None:
        return False
    back = replace(wishes, away_since=None, away_until=None)
    people.WISHES.put(tx.connection, back, person=person)
    for clock in clocks.of_person(tx.connection, person):
        table = tables.load(tx.connection, clock.table)
        assert table is not None
        still = pause(clock.since, wishes.away, _left(tx, table, person))
        stood = used(clock.since, wishes.away, _left(tx, table, person), tx.now)
        if still is not None and stood:
            clocks.use_vacation(tx.connection, table.id, person, stood)
            clock = _moved_on(clock, still[0], still[0] + stood)
        _again(tx, table, clock, back)
    return _is_away(wishes, tx.now)


def _moved_on(clock: Clock, start: int, end: int) -> Clock:
    """A clock that stood still from `start` to `end`, as one that did not."""
    last = clock.last
    if last is not None and last < end:
        last += end - max(start, last)
    return replace(clock, since=clock.since + end - start, last=last)


def reschedule(tx: Transaction, person: int) -> None:
    wishes = people.wishes(tx.connection, person)
    for clock in clocks.of_person(tx.connection, person):
        table = tables.load(tx.connection, clock.table)
        if table is not None:
            _again(tx, table, clock, wishes)


def _again(tx: Transaction, table: Table, clock: Clock, wishes: Wishes) -> None:
    watch = clocks.watch(tx.connection, table.id)
    awake = watch is not None and watch.stage == "awake"
    schedule(tx, table, clock, wishes, awake=awake)


def change_pace(tx: Transaction, table: Table, pace: Pace) -> Table:
    """Give the table another pace. All clocks start again with it, and everybody is told."""
    columns = to_builtins(pace)  # a table's row has them as they are
    tables.update(tx.connection, table.id, touched_at=tx.now, **columns)
    table = replace(table, pace=pace, touched_at=tx.now)
    posting.lobby(tx, table)
    if table.phase == "running":
        restart(tx, table)
        posting.put(tx, table, "pace")
    return table


def restart(tx: Transaction, table: Table) -> None:
    """All clocks of a table and its watch begin again."""
    watch = clocks.watch(tx.connection, table.id) or Watch(table.id, tx.now)
    _put_watch(tx, replace(watch, since=tx.now, stage="awake"), table.pace)
    for clock in clocks.of_table(tx.connection, table.id):
        schedule(tx, table, restarted(clock, tx.now))
