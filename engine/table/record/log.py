"""The log is the game: positions rebuilt from it, and what its events mean for the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from db.base.rows import Table
from db.tables.log import Record
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, POSTS, Event, Game, Question


class BrokenLogError(Exception):
    """A log does not fit the rules: they changed without a new `version`."""


def open_question(game: Game, state: Any, number: int) -> Question | None:
    return next((q for q in game.questions(state) if q.number == number), None)


def rebuild(game: Game, table: Table, seed: bytes, records: Iterable[Record]) -> Any:
    """The position after these standing answers, from the last checkpoint among them.
    BrokenLogError: an answer does not fit."""
    state: Any = None
    for _, position in replaying(game, table, seed, records):
        state = position
    return state


def replaying(
    game: Game, table: Table, seed: bytes, records: Iterable[Record]
) -> Iterator[tuple[int, Any]]:
    """Each position on the way there, with its record: where it begins (0 is the start of the
    game), then after each answer. It is the same state all along, so look at it at once."""
    steps = list(records)
    first = max((i for i, r in enumerate(steps) if r.kind == "checkpoint"), default=None)
    if first is None:
        state, rest = game.start(len(table.seats), table.options, Chance(seed, 0)), steps
    else:
        checkpoint, rest = steps[first], steps[first + 1 :]
        state = stored_state(game, checkpoint.state or b"", checkpoint.version or 0)
    yield 0 if first is None else steps[first].record, state
    before = sum(r.kind == "answer" for r in steps) - len(rest)
    for number, record in enumerate(rest, before + 1):
        question = open_question(game, state, record.question or 0)
        if question is None:
            raise BrokenLogError(f"record {record.record}: its question is not open")
        game.answer(state, question, record.picks, Chance(seed, number))
        yield record.record, state


def stored_state(game: Game, stored: bytes, version: int) -> Any:
    """A stored position, brought up to date. BrokenLogError: newer rules wrote it."""
    if version > game.version:
        raise BrokenLogError(f"{game.key}: written by version {version}, this is {game.version}")
    if version == game.version:
        return msgspec.json.decode(stored, type=game.state_type)
    return game.upgrade(msgspec.json.decode(stored), version)


def is_milestone(event: Event) -> bool:
    return event.kind in MILESTONES and event.seats is None


def has_post(game: Game, options: Mapping[str, str], seats: int, event: Event) -> bool:
    """Whether the thread gets a post for it: each milestone, unless the table wants one a round."""
    if not is_milestone(event):
        return False
    ends = event.kind in (MILESTONES[0], MILESTONES[-1])
    # Older tables have no such wish.
    wish = options.get(POSTS.key, "turn")
    by_rounds = POSTS in game.options and (wish == "round" or (wish == "fitting" and seats > 2))
    return ends or not by_rounds or game.ends_round(event, seats)


def seats_informed(events: Iterable[Event]) -> int:
    """Bit s is set when seat s learned something new by these events."""
    return sum(1 << seat for seat in {seat for event in events for seat in event.reveals})


def since_milestone(newest_first: Iterable[Record], at: int) -> tuple[list[Event], list[Event]]:
    """The public events that the post of record `at` tells: those from the milestone of the post
    before it to its own. And what followed that in the same record, which the next post tells."""
    found: list[Event] = []
    after: list[Event] = []
    for record in newest_first:
        told, rest = _around_milestone(record)
        if record.record == at:
            found, after = told, rest
        elif record.milestone:
            return [*rest, *found], after
        else:
            found[:0] = [*told, *rest]
    return found, after


def _around_milestone(record: Record) -> tuple[list[Event], list[Event]]:
    """The record's public events up to its milestone, if it has a post, and those behind it."""
    public = [event for event in record.events if event.seats is None]
    marks = [number for number, event in enumerate(public, 1) if event.kind in MILESTONES]
    end = marks[-1] if record.milestone and marks else len(public)
    return public[:end], public[end:]
