"""Time: when what is due, by pace, personal wishes, quiet hours, vacation and stalls, as pure
functions on plain data; and the clocks, kept in line with the questions inside the transaction that
changes these. All times are seconds since 1970, UTC, and all durations seconds.

Whoever changes a running table's questions or seats ends with `follow` (answers do so in
`LoadedTable.save`) or, from outside of the rules, with `refresh`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from heapq import merge
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from db.people import people
from db.people.people import Wishes
from db.tables import clocks, letters, questions, tables
from db.tables.clocks import Clock, Watch
from db.tables.letters import Place
from db.tables.questions import OpenQuestion
from db.tables.tables import DAY, HOUR, MINUTE, Pace, Table
from engine.table.record import posting
from engine.table.record.transaction import Transaction

# What a person wants


@cache
def _zone(name: str | None) -> ZoneInfo:
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    return name in available_timezones()


def one_clock(names: Sequence[str]) -> bool:
    """Whether zones show the same time all year: several names of one, say."""
    moments = [datetime(2026, month, 15, 12, tzinfo=UTC) for month in range(1, 13)]
    shown = {tuple(_zone(name).utcoffset(at) for at in moments) for name in names}
    return len(shown) == 1


def is_quiet(at: int, wishes: Wishes) -> bool:
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return False
    local = datetime.fromtimestamp(at, _zone(wishes.zone))
    minute = local.hour * 60 + local.minute
    return start <= minute < end if start < end else minute >= start or minute < end


def after_quiet(at: int, wishes: Wishes) -> int:
    """The first moment from `at` on outside of the quiet hours."""
    if not is_quiet(at, wishes):
        return at
    # Clocks are changed at whole minutes, so going by minutes misses no way out; quiet hours
    # are shorter than a day, so there are at most 1,500 of them.
    at -= at % MINUTE
    while is_quiet(at, wishes):
        at += MINUTE
    return at


def tomorrow(now: int, wishes: Wishes) -> int:
    """Nine in the morning of the person's next day; in a day where their zone is unknown."""
    if wishes.zone is None:
        return now + DAY
    local = datetime.fromtimestamp(now, _zone(wishes.zone))
    nine = (local + timedelta(days=1)).replace(hour=9, minute=0, second=0, microsecond=0, fold=0)
    return int(nine.astimezone(UTC).timestamp())


# Clocks


class Due(Struct, frozen=True):
    """What comes next of a clock."""

    at: int
    what: Literal["remind", "end"]


def pause(since: int, away: tuple[int, int] | None, left: int) -> tuple[int, int] | None:
    """From when until when a clock that has run since then is stopped: vacation, for as long as the
    table allows. `left`: how much of the table's allowance is left."""
    if away is None:
        return None
    start = max(since, away[0])
    end = min(away[1], start + max(0, left))
    return (start, end) if start < end else None


def used(since: int, away: tuple[int, int] | None, left: int, now: int) -> int:
    """How long a clock has stood still until now."""
    still = pause(since, away, left)
    return 0 if still is None else max(0, min(now, still[1]) - still[0])


def stops(since: int, pace: Pace, wishes: Wishes, left: int) -> Iterator[tuple[int, int]]:
    """From when until when a clock that has run since then stands still, in order, each time once:
    vacation, and the weekends of a person who wants none of theirs to count. There is no end of
    weekends. Where a move takes less than a day, people sit together, and weekends count."""
    away = pause(since, wishes.away, left)
    long = pace.patience is None or pace.patience >= DAY
    weekends = _weekends(since, wishes) if wishes.free_weekends and long else ()
    until = since
    for start, end in merge(() if away is None else (away,), weekends):
        if end > until:
            yield max(start, until), end
            until = end


def _weekends(since: int, wishes: Wishes) -> Iterator[tuple[int, int]]:
    """Saturdays with their Sundays, from that in which it is or the next, where the person is."""
    local = datetime.fromtimestamp(since, _zone(wishes.zone))
    saturday = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    saturday += timedelta(days=5 - local.weekday())
    while True:
        monday = saturday + timedelta(days=2)
        yield int(saturday.timestamp()), int(monday.timestamp())
        saturday += timedelta(days=7)


def after(origin: int, seconds: int, still: Iterable[tuple[int, int]]) -> int:
    """When a clock has run for this long from `origin`, if it is stopped in between."""
    at = origin + seconds
    for start, end in still:
        if at <= start:
            break
        if origin < end:
            at += end - max(start, origin)
    return at


def due(clock: Clock, pace: Pace, wishes: Wishes, left: int, now: int | None = None) -> Due | None:
    """What comes next, and when. None: nothing does. `now`: a reminder that is overdue comes at the
    first moment from then on at which one may come."""
    remind = _reminder(clock, pace, wishes, left, now)
    end = ends_at(clock, pace, wishes, left)
    if end is not None and (remind is None or end <= remind):
        return Due(end, "end")
    return None if remind is None else Due(remind, "remind")


def _reminder(clock: Clock, pace: Pace, wishes: Wishes, left: int, now: int | None) -> int | None:
    first = pace.first if wishes.every is None else wishes.every or None
    every = pace.every if wishes.every is None else wishes.every or None
    if clock.muted:
        return None
    if clock.later is not None:
        # What somebody asks for comes at a weekend, too.
        at, wishes = clock.later, replace(wishes, free_weekends=False)
    elif first is None or every is None:
        return None
    elif clock.last is None:
        at = after(clock.since, first, stops(clock.since, pace, wishes, left))
    else:
        at = after(clock.last, every, stops(clock.since, pace, wishes, left))
    at = at if now is None else max(at, now)
    while True:
        # The night may end in a vacation, or on a Saturday.
        out = after_quiet(_past(at, stops(clock.since, pace, wishes, left)), wishes)
        if out == at:
            return at
        at = out


def _past(at: int, still: Iterable[tuple[int, int]]) -> int:
    """The first moment from `at` on at which the clock runs."""
    for start, end in still:
        if at < start:
            break
        at = max(at, end)
    return at


def ends_at(clock: Clock, pace: Pace, wishes: Wishes, left: int) -> int | None:
    """When the patience ends, if something happens then."""
    if pace.patience is None or pace.at_end == "nudge" or clock.ended:
        return None
    return after(clock.since, pace.patience, stops(clock.since, pace, wishes, left))


def reminded(clock: Clock, now: int) -> Clock:
    return replace(clock, reminded=clock.reminded + 1, last=now, later=None)


# Tables at which nobody moves


def quiet_after(pace: Pace) -> int:
    """How long nobody may move before a table goes quiet."""
    if pace.patience is None:
        return 30 * DAY
    return max(2 * HOUR, min(5 * pace.patience, 30 * DAY))


ARCHIVED_AFTER: Final = 60 * DAY  # a table that is quiet for this long is put away


def watch_due(watch: Watch, pace: Pace) -> int | None:
    """When the table comes to its next stage; None: it is put away already."""
    if watch.stage == "awake":
        return watch.since + quiet_after(pace)
    if watch.stage == "quiet":
        return watch.since + quiet_after(pace) + ARCHIVED_AFTER
    return None


# Inside a transaction


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
            posting.put(tx, table, "lobby")
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
    posting.put(tx, table, "lobby")
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
