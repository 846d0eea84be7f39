"""Stepping through the positions of a table, with the log and the views of the rules.

A *stop* is a position that can be shown: the start, and the one after each answer that was not
undone. Picks that were chosen in secret and revealed together are one stop. Before the end
there is only the spectator's view; after it also every seat's own view of that moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct

from db.base.mapped import Veiled
from db.tables import log, tables
from db.tables.log import Record
from db.tables.tables import Table
from engine.kit.contract import EVERYONE, MILESTONES, Event, Game
from engine.table.answers import queries
from engine.table.record.loaded import load_from, rebuild, replaying
from engine.table.record.transaction import Refused, Transaction

Move = Literal["first", "back", "here", "forward", "last"]
"""Where to go from a record: to the start, one stop back, to the last stop not after it, one
stop on, to the end."""


class Stop(Struct, frozen=True):
    """A position that can be shown: the one right after `record`."""

    record: int
    at: int  # when it came about
    events: tuple[Event, ...]
    """What happened since the stop before, if the person who looks may know it."""
    milestone: Event | None  # the milestone that was reached here


class ReplayStep(Veiled, frozen=True):
    """One stop, with all that is shown there."""

    table: Table
    stops: tuple[Stop, ...]
    index: int
    view: Any  # the spectator's view; of the very last position after the end the open one
    hands: tuple[Any, ...]  # each seat's own view, after the end; before it nothing
    shortened: bool  # the rules changed: positions before the first stop cannot be rebuilt

    @property
    def stop(self) -> Stop:
        return self.stops[self.index]


@dataclass(slots=True)
class Timeline:
    """What stops are rebuilt from."""

    table: Table
    game: Game
    seed: bytes = field(repr=False)
    records: list[Record]
    stops: tuple[Stop, ...]
    first: int  # the record from which on positions can be rebuilt
    state: Any  # of the last position


def timeline(tx: Transaction, number: int, person: int | None) -> Timeline:
    """All that is needed of a table that was started, whether or not it still runs."""
    found = queries.table(tx, number)
    if not tables.POSITIONS.has(tx.connection, table_id=number):
        raise Refused("not-running")
    loaded = load_from(tx, found)
    records = log.standing(tx.connection, number, found.records)
    first = queries.rebuilt_from(tx, found, loaded.game)
    seat = None if person is None else found.seat_of(person)
    return Timeline(
        table=found,
        game=loaded.game,
        seed=loaded.seed,
        records=records,
        stops=tuple(_stops(records, first, found, seat)),
        first=first,
        state=loaded.state,
    )


def _stops(records: Sequence[Record], first: int, table: Table, seat: int | None) -> Iterable[Stop]:
    """The stop at `first`, and one after each answer, or batch of opened picks, behind it."""
    began = max((r.at for r in records if r.record <= first), default=table.created_at)
    yield Stop(first, began, (), None)
    for batch in _batches([r for r in records if r.record > first]):
        events = [event for record in batch for event in record.events]
        yield Stop(
            record=batch[-1].record,
            at=batch[-1].at,
            events=tuple(e for e in events if e.seats is None or seat in e.seats),
            milestone=next(
                (e for e in reversed(events) if e.kind in MILESTONES and e.seats is None), None
            ),
        )


def _batches(records: Iterable[Record]) -> Iterable[list[Record]]:
    """Answers one by one, but what was opened together (in one transaction) together."""
    batch: list[Record] = []
    for record in records:
        together = (
            batch
            and record.sealed
            and batch[-1].sealed
            and batch[-1].record == record.record - 1
            and record.at == batch[-1].at
            and all(record.seat != before.seat for before in batch)
        )
        if batch and not together:
            yield batch
            batch = []
        batch.append(record)
    if batch:
        yield batch


def index_at(stops: Sequence[Stop], move: Move, record: int) -> int:
    """Which stop a move from a record leads to. The record may have been undone since: then from
    the last stop not after it."""
    last = len(stops) - 1
    here = max((i for i, stop in enumerate(stops) if stop.record <= record), default=0)
    moved = {"first": 0, "back": here - 1, "here": here, "forward": here + 1, "last": last}[move]
    return max(0, min(last, moved))


def step(timeline: Timeline, index: int) -> ReplayStep:
    """One stop, rebuilt by playing the game over once, up to there."""
    table, game = timeline.table, timeline.game
    record = timeline.stops[index].record
    is_last = index == len(timeline.stops) - 1
    if is_last:
        state = timeline.state
    else:
        steps = [r for r in timeline.records if r.record <= record]
        state = rebuild(game, table, timeline.seed, steps)
    over = table.phase == "over"
    return ReplayStep(
        table=table,
        stops=timeline.stops,
        index=index,
        view=game.view(state, EVERYONE if over and is_last else None),
        hands=tuple(game.view(state, seat.number) for seat in table.seats) if over else (),
        shortened=timeline.first > 0,
    )


def milestones(stops: Sequence[Stop]) -> list[int]:
    """The stops at which a milestone was reached, by index."""
    return [i for i, s in enumerate(stops) if s.milestone and s.milestone.kind in MILESTONES]


class PublicFrame(Struct, frozen=True):
    """A position of the game as everybody saw it: the start, or a milestone."""

    events: tuple[Event, ...]  # the public ones since the milestone before
    before: tuple[Event, ...]  # those of the segment before that
    view: Any  # the spectator's


def public_frames(timeline: Timeline) -> list[PublicFrame]:
    """The start and every milestone as everybody saw them. The game is played over once."""
    table, game = timeline.table, timeline.game
    if len(timeline.stops) == 1:
        return [PublicFrame((), (), game.view(timeline.state, None))]
    marks = {timeline.stops[i].record: i for i in milestones(timeline.stops)}
    shown: list[PublicFrame] = []
    before: tuple[Event, ...] = ()
    last = 0
    way = replaying(game, table, timeline.seed, timeline.records)
    for number, (record, state) in enumerate(way):
        if number == 0:
            shown.append(PublicFrame((), (), game.view(state, None)))
        elif record in marks:
            segment = timeline.stops[last + 1 : marks[record] + 1]
            events = tuple(e for stop in segment for e in stop.events if e.seats is None)
            shown.append(PublicFrame(events, before, game.view(state, None)))
            before, last = events, marks[record]
    return shown
