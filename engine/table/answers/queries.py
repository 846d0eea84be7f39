"""What may be seen of tables, read in one go."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from db.base.rows import Table
from db.people import people
from db.tables import acted, clocks, log, tables
from db.tables.log import Record
from engine.kit.contract import Event, Game, Picks
from engine.table.answers import ahead
from engine.table.answers.answering import going_back, laid_down, last_answer
from engine.table.record import deadlines
from engine.table.record.loaded import LoadedTable, load_from, meet_rules
from engine.table.record.log import since_milestone
from engine.table.record.transaction import Line, Own, Refused, TableView, Transaction, Waiting

MOST_BEGUN: Final = 25


def table(tx: Transaction, number: int) -> Table:
    """
    Raises:
        Refused: no-table.
    """
    found = tables.load(tx.connection, number)
    if found is None:
        raise Refused("no-table")
    return found


def started(tx: Transaction, number: int) -> Table:
    """
    Raises:
        Refused: no-table, not-running.
    """
    found = table(tx, number)
    if found.phase not in ("running", "over"):
        raise Refused("not-running")
    return found


def tables_of_person(tx: Transaction, person: int) -> list[tuple[Table, int | None]]:
    """Lobbies and running tables at which they sit, each with the time since which it waits for
    them (None: it does not). Those that have waited longest come first."""
    found = tables.of_person(tx.connection, person)
    waits = [(t, _waits_since(tx, t, person)) for t in found]
    return sorted(waits, key=lambda entry: (entry[1] is None, entry[1] or 0))


def begun(tx: Transaction, person: int) -> list[Table]:
    """Tables that have begun and at which they sit, running ones first, then the newest."""
    return tables.begun(tx.connection, person, MOST_BEGUN)


def _waits_since(tx: Transaction, found: Table, person: int) -> int | None:
    seat = found.seat_of(person)
    if seat is None or found.seats[seat].stand_in:
        return None
    return tables.awaited_since(tx.connection, found.id, seat)


def sight(tx: Transaction, number: int, person: int | None) -> TableView:
    """The table as this person sees it. None, or a person without a seat, is a spectator.

    Raises:
        Refused: no-table, not-running (a lobby, or cancelled).
    """
    found = started(tx, number)
    return _sight(tx, found, None if person is None else found.seat_of(person))


def sight_of_seat(tx: Transaction, number: int, seat: int) -> TableView:
    """The same by seat, for panels and computer players.

    Raises:
        Refused: no-table, not-running; not-seated (there is no such seat).
    """
    found = started(tx, number)
    if not 0 <= seat < len(found.seats):
        raise Refused("not-seated")
    return _sight(tx, found, seat)


def waiting_for(tx: Transaction, person: int, at_tables: Collection[int]) -> list[Waiting]:
    """The tables, of these, that wait for the person at this moment, the longest wait first."""
    found = []
    wishes = people.wishes(tx.connection, person)
    for clock in clocks.of_person(tx.connection, person):
        watch = clocks.watch(tx.connection, clock.table)
        if clock.table in at_tables and watch is not None and watch.stage == "awake":
            sight = sight_of_seat(tx, clock.table, clock.seat)
            # They may have answered since the clock was set.
            asked = sight.table.phase == "running" and any(o.given is None for o in sight.open)
            if asked and sight.table.seat_of(person) == clock.seat:
                ends = deadlines.end_of(tx, sight.table, clock, wishes)
                found.append(Waiting(sight, clock, ends))
    return found


def loaded_table(tx: Transaction, found: Table) -> LoadedTable:
    """A started table as it is now, to look at."""
    loaded = load_from(replace(tx, now=found.touched_at), found)
    if found.phase == "running" and found.version != loaded.game.version:
        meet_rules(loaded)  # As the next command will write it down.
    return loaded


def _sight(tx: Transaction, found: Table, seat: int | None) -> TableView:
    return sight_at(loaded_table(tx, found), seat)


def sight_at(loaded: LoadedTable, seat: int | None) -> TableView:
    """What a seat, or a spectator, may see of the table now."""
    found, game = loaded.table, loaded.game
    view = game.view(loaded.state, seat)
    given = [] if seat is None else ahead.of_players(loaded, seat)
    out = seat is not None and game.is_out(view)
    is_player = seat is not None and found.seats[seat].player is not None
    plays = is_player and found.phase == "running" and not out
    return TableView(
        table=found,
        seat=seat,
        view=view,
        open=tuple(o for o in loaded.opens if o.question.seat == seat),
        awaited=tuple(
            sorted(
                (o.question.seat, o.question.kind, o.asked_at)
                for o in loaded.opens
                if o.given is None
            )
        ),
        undo=None if seat is None else _undo(loaded, seat),
        agreed=None if seat is None or out else _agreed(loaded, seat),
        ahead=ahead.upcoming(game, view, given) if plays and game.foresees else (),
        dropped=ahead.dropped(game, loaded.opens, given),
        orders=ahead.orders_of(game, given) if plays and game.orders else None,
        soon=() if seat is None else tuple(ahead.coming(loaded, seat)),
    )


def _undo(loaded: LoadedTable, seat: int) -> tuple[int, Picks, str] | None:
    holder = loaded.table.seats[seat]
    if loaded.table.phase != "running" or holder.person is None or holder.computer:
        return None
    laid = laid_down(loaded, seat)
    if laid is not None:
        return 0, laid.given or (), laid.question.kind
    going = going_back(loaded, seat, holder.person)
    if not going:
        return None
    return going[-1].record, going[-1].picks, going[-1].question_kind or ""


def _agreed(loaded: LoadedTable, seat: int) -> int | None:
    holder = loaded.table.seats[seat]
    if loaded.table.phase != "running" or holder.person is None or holder.computer:
        return None
    return last_answer(loaded.tx, loaded.table, holder.person)


@dataclass(slots=True)
class Past:
    """What a past position is rebuilt from; `state` when there is nothing to rebuild."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: bytes = field(repr=False)
    records: list[Record]
    state: Any
    events: list[Event]


def past(tx: Transaction, number: int, record: int) -> Past:
    """The log up to a record. A table that was cancelled still has its past, because posts of it
    may be under way. The first position that can be rebuilt replaces earlier ones that cannot any
    more (see `rebuilt_from`); what happened is told all the same.

    Raises:
        Refused: no-table, not-running (it never began); stale (there is no such record).
    """
    found = table(tx, number)
    if not tables.has_position(tx.connection, number):
        raise Refused("not-running")
    return past_of(load_from(tx, found), record)


def past_of(loaded: LoadedTable, record: int) -> Past:
    """The same of a table that is loaded already.

    Raises:
        Refused: stale (there is no such record).
    """
    tx, found = loaded.tx, loaded.table
    if not 0 <= record <= found.records:
        raise Refused("stale")
    records: list[Record] = []
    if record == found.records:
        # The position is at hand, and there is no need for the whole log.
        events = since_milestone(log.newest_first(tx.connection, found.id), record)
    else:
        records = log.standing(tx.connection, found.id, record)
        events = since_milestone(reversed(records), record)
    first = rebuilt_from(tx, found, loaded.game)
    if record < first:
        record, records = first, log.standing(tx.connection, found.id, first)
    return Past(
        game=loaded.game,
        seats=len(found.seats),
        options=found.options,
        seed=loaded.seed,
        records=records,
        state=loaded.state if record == found.records else None,
        events=events,
    )


def rebuilt_from(tx: Transaction, found: Table, game: Game) -> int:
    """The record from which on positions can be rebuilt: answers that were given under older
    rules need not fit the present ones. A table that has not met them yet, or ended before they
    came, has its last position alone."""
    if found.version != game.version:
        return found.records
    return log.last_checkpoint(tx.connection, found.id)


def chronicle(
    tx: Transaction,
    number: int,
    person: int | None,
    *,
    before: int | None = None,
    after: int | None = None,
    limit: int = 50,
) -> list[Line]:
    """What happened and was not taken back, oldest first: the public events and those that only
    this person's seat may know. `before`: the last ones below this record; `after`: the first ones
    above that record; neither: the last ones. A record's events stay together, so there may be a
    few more than `limit`.

    Raises:
        Refused: no-table.
    """
    found = table(tx, number)
    lines: list[Line] = []
    if after is not None:
        for record in log.forwards(tx.connection, number, after):
            if len(lines) >= limit:
                break
            lines += _lines(tx, found, person, record)
        return lines
    below = found.records + 1 if before is None else before
    for record in log.backwards(tx.connection, number, below):
        if len(lines) >= limit:
            break
        lines[:0] = _lines(tx, found, person, record)
    return lines


def _lines(tx: Transaction, found: Table, person: int | None, record: Record) -> list[Line]:
    """What somebody may know of a record; first, that it was answered for them."""
    seat = None if person is None else found.seat_of(person)
    given = ahead.told(tx, tx.games[found.game], found.id, person, record)
    events = [*([] if given is None else [given]), *record.events]
    return [
        Line(record.record, record.at, event)
        for event in events
        if event.seats is None or seat in event.seats
    ]


def since(
    tx: Transaction, number: int, person: int, after: int | None = None
) -> tuple[int, list[Line]]:
    """What happened since this person last answered themselves (or since record `after`), oldest
    first, with the number of that record. Planned answers that were given since are part of it.

    Raises:
        Refused: no-table.
    """
    return _since(tx, table(tx, number), person, after)[:2]


def since_own(tx: Transaction, found: Table, person: int) -> tuple[int, list[Line], Own | None]:
    """The record with which this person acted last, what happened after it, and what it was; None
    if they have not acted yet."""
    return _since(tx, found, person, None)


def _since(
    tx: Transaction, found: Table, person: int, after: int | None
) -> tuple[int, list[Line], Own | None]:
    first = acted.last(tx.connection, found.id, person) if after is None else after
    lines: list[Line] = []
    for record in log.backwards(tx.connection, found.id, found.records + 1):
        if record.record <= first:
            told = tuple(line.event for line in _lines(tx, found, person, record))
            return first, lines, Own(record.record, record.at, told)
        lines[:0] = _lines(tx, found, person, record)
    return first, lines, None


def given_ahead(tx: Transaction, found: Table, person: int, record: int) -> Event | None:
    """That this record was given for this person, if it was."""
    last = next(iter(log.backwards(tx.connection, found.id, record + 1)), None)
    if last is None or last.record != record:
        return None
    return ahead.told(tx, tx.games[found.game], found.id, person, last)


def last_was_person(tx: Transaction, number: int) -> bool:
    """Whether a person gave the last answer that was not taken back. Everybody may know this, but
    not whether it can be taken back."""
    last = next(log.newest_first(tx.connection, number), None)
    return last is not None and last.person is not None
