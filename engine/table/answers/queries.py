"""What may be seen of tables, read in one go.

Refused are: no-table, where there is none; not-running, of what is seen of a game, in a lobby and
where it was cancelled. What else a function refuses, it says.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from db.base.rows import Table
from db.people import people
from db.tables import clocks, log, tables
from db.tables.log import Record
from engine.kit.contract import Event, Game, Picks
from engine.table.answers import ahead
from engine.table.answers.answering import laid_down, last_answer, undoable
from engine.table.record import deadlines
from engine.table.record.loaded import LoadedTable, load_from, refresh_questions
from engine.table.record.log import since_milestone
from engine.table.record.transaction import Line, Own, Refused, TableView, Transaction, Waiting

MOST_BEGUN: Final = 25


def table(tx: Transaction, number: int) -> Table:
    found = tables.load(tx.connection, number)
    if found is None:
        raise Refused("no-table")
    return found


def started(tx: Transaction, number: int) -> Table:
    found = table(tx, number)
    if found.phase not in ("running", "over"):
        raise Refused("not-running")
    return found


def tables_of_person(tx: Transaction, person: int) -> list[tuple[Table, int | None]]:
    """Lobbies and running tables at which they sit, each with the time since which it waits for
    them (None: it does not). Those that have waited longest come first."""
    found: list[tuple[Table, int | None]] = []
    for one in tables.of_person(tx.connection, person):
        seat = one.seat_of(person)
        waits = seat is not None and not one.seats[seat].stand_in
        since = tables.awaited_since(tx.connection, one.id, seat or 0) if waits else None
        found.append((one, since))
    return sorted(found, key=lambda entry: (entry[1] is None, entry[1] or 0))


def begun(tx: Transaction, person: int) -> list[Table]:
    """Tables that have begun and at which they sit, running ones first, then the newest."""
    return tables.begun(tx.connection, person, MOST_BEGUN)


def view(tx: Transaction, number: int, person: int | None) -> TableView:
    """The table as this person sees it. None, or a person without a seat, is a spectator."""
    found = started(tx, number)
    return view_at(loaded_table(tx, found), None if person is None else found.seat_of(person))


def view_of_seat(tx: Transaction, number: int, seat: int) -> TableView:
    """The same by seat, for panels and computer players; not-seated if there is no such seat."""
    found = started(tx, number)
    if not 0 <= seat < len(found.seats):
        raise Refused("not-seated")
    return view_at(loaded_table(tx, found), seat)


def waiting_for(tx: Transaction, person: int, at_tables: Collection[int]) -> list[Waiting]:
    """The tables, of these, that wait for the person at this moment, the longest wait first."""
    found = []
    wishes = people.wishes(tx.connection, person)
    for clock in clocks.of_person(tx.connection, person):
        watch = clocks.watch(tx.connection, clock.table)
        if clock.table in at_tables and watch is not None and watch.stage == "awake":
            view = view_of_seat(tx, clock.table, clock.seat)
            # They may have answered since the clock was set.
            asked = view.table.phase == "running" and any(o.given is None for o in view.open)
            if asked and view.table.seat_of(person) == clock.seat:
                ends = deadlines.end_of(tx, view.table, clock, wishes)
                found.append(Waiting(view, clock, ends))
    return found


def loaded_table(tx: Transaction, found: Table) -> LoadedTable:
    """A started table as it is now, to look at."""
    loaded = load_from(replace(tx, now=found.touched_at), found)
    if found.phase == "running" and found.version != loaded.game.version:
        refresh_questions(loaded)  # As the next command will write it down.
    return loaded


def view_at(loaded: LoadedTable, seat: int | None) -> TableView:
    """What a seat, or a spectator, may see of the table now."""
    found, game = loaded.table, loaded.game
    view = game.view(loaded.state, seat)
    given = [] if seat is None else ahead.of_players(loaded, seat)
    person = None if seat is None or found.phase != "running" else found.seats[seat].player
    plays = person is not None and not game.is_out(view)
    waiting = [o for o in loaded.opens if o.given is None]
    awaited = [(o.question.seat, o.question.kind, o.asked_at) for o in waiting]
    return TableView(
        table=found,
        seat=seat,
        view=view,
        open=tuple(o for o in loaded.opens if o.question.seat == seat),
        awaited=tuple(sorted(awaited)),
        undo=None if seat is None or person is None else _undo(loaded, seat, person),
        agreed=last_answer(loaded.tx, found, person) if plays and person is not None else None,
        ahead=ahead.upcoming(game, view, given) if plays and game.foresees else (),
        dropped=ahead.dropped(game, loaded.opens, given),
        orders=ahead.orders_of(game, given) if plays and game.orders else None,
        soon=() if seat is None else tuple(ahead.coming(loaded, seat)),
    )


def _undo(loaded: LoadedTable, seat: int, person: int) -> tuple[int, Picks, str] | None:
    laid = laid_down(loaded, seat)
    if laid is not None:
        return 0, laid.given or (), laid.question.kind
    going = undoable(loaded, seat, person)
    if not going:
        return None
    return going[-1].record, going[-1].picks, going[-1].question_kind or ""


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


def past_of(loaded: LoadedTable, record: int) -> Past:
    """The log up to a record; stale if there is no such record. The first position that can be
    rebuilt replaces earlier ones that cannot any more (see `rebuilt_from`); what happened is told
    all the same."""
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
    few more than `limit`."""
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


def since(tx: Transaction, found: Table, person: int) -> tuple[int, list[Line], Own | None]:
    """The record with which this person acted last, what happened after it, oldest first (what
    was given ahead for them is part of it), and what it was; None if they have not acted yet."""
    first = log.last_acted(tx.connection, found.id, person)
    lines: list[Line] = []
    for record in log.backwards(tx.connection, found.id, found.records + 1):
        known = _lines(tx, found, person, record)
        if record.record <= first:
            events = tuple(line.event for line in known)
            return first, lines, Own(record.record, record.at, events)
        lines[:0] = known
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
