"""A running table inside one transaction: loaded, changed by answers, and written back. The log is
the game: positions are rebuilt from it, and what its events mean for the table."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace

import db.tables.log
from db.people import forget, results
from db.tables import proposals, questions, tables
from db.tables.log import LOG, Record
from db.tables.questions import OpenQuestion
from db.tables.tables import Table, Why
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, POSTS, Event, Game, Picks, Question
from engine.table.record import deadlines, posting
from engine.table.record.transaction import Refused, Transaction

log = logging.getLogger(__name__)


@dataclass(slots=True)
class LoadedTable:
    """A started table as it is now. `opens` are its open questions as they will be stored."""

    tx: Transaction
    game: Game
    table: Table
    seed: bytes = field(repr=False)
    state: Any
    answers: int  # how many answers count
    records: int  # the last record of the log
    stored: list[OpenQuestion]
    opens: list[OpenQuestion]
    tickets: int
    new: list[Record] = field(default_factory=list)  # the answers given in this transaction
    plans_changed: set[int] = field(default_factory=set)
    """Seats of which something that was planned can come no more."""
    acted: set[int] = field(default_factory=set)
    """The seats whose people have just moved, themselves."""
    absent: set[int] = field(default_factory=set)
    """The seats for which the table answers, because their people did not."""

    def open(self, ticket: int, seat: int) -> OpenQuestion:
        for found in self.opens:
            if found.ticket == ticket and found.question.seat == seat:
                return found
        raise Refused("stale")

    def put(self, changed: OpenQuestion) -> None:
        self.opens = [changed if o.ticket == changed.ticket else o for o in self.opens]

    def give(self, question: Question, picks: Picks, *, sealed: bool = False) -> Record:
        """Give an answer to the rules and to the log, with its own luck."""
        chance = Chance(self.seed, self.answers + 1)
        current = open_question(self.game, self.state, question.number) or question
        try:
            events = self.game.answer(self.state, current, picks, chance)
        except Exception:
            log.error("table %d: record %d failed", self.table.id, self.records + 1)
            raise
        self.answers += 1
        self.records += 1
        seat = self.table.seats[question.seat]
        informed = {number for event in events for number in event.reveals}
        record = Record(
            record=self.records,
            kind="answer",
            at=self.tx.now,
            seat=question.seat,
            person=None if seat.computer or seat.number in self.absent else seat.person,
            question=question.number,
            question_kind=question.kind,
            picks=picks,
            events=tuple(events),
            chance=chance.used,
            sealed=sealed,
            seats_informed=sum(1 << number for number in informed),
            milestone=self._has_post(events),
        )
        LOG.add(self.tx.connection, record, table_id=self.table.id)
        self.new.append(record)
        return record

    def _has_post(self, events: Iterable[Event]) -> bool:
        """Where every person is out of the game, the rest of it has one post, at the end."""
        seats, options = self.table.seats, self.table.options
        posted = [e for e in events if has_post(self.game, options, len(seats), e)]
        return bool(posted) and (
            posted[-1].kind == MILESTONES[-1]
            or any(
                posting.played_on(seat)
                and not self.game.is_out(self.game.view(self.state, seat.number))
                for seat in seats
            )
        )

    def answer(self, asked: OpenQuestion, picks: Picks) -> int:
        """Answer an open question, and ask what comes next; the number of the record. Sealed picks
        wait for the others (0), and are given in seat order when the last is in."""
        if not asked.question.sealed:
            record = self.give(asked.question, picks).record
        else:
            self.put(replace(asked, given=picks, draft=()))
            laid = [o for o in self.opens if o.question.sealed]
            if any(o.given is None for o in laid):
                return 0
            laid.sort(key=lambda o: (o.question.seat, o.ticket))
            several = len({o.question.seat for o in laid}) > 1
            given = {o.ticket: self.give(o.question, o.given or (), sealed=several) for o in laid}
            record = given[asked.ticket].record
        self.ask()
        return record

    def undo(
        self, seat: int, person: int, first: int, state: Any, count: int, *, agreed: bool
    ) -> int:
        """Undo the answers from record `first` on: `count` of them, so that `state` is the
        position. `agreed`: everybody wanted it. The number of the record that says so."""
        self.records += 1
        more = {"agreed": 1, "count": count} if agreed else {}
        record = Record(
            record=self.records,
            kind="undo",
            at=self.tx.now,
            seat=seat,
            person=person,
            events=(Event("undo", {"seat": seat, **more}),),
        )
        LOG.add(self.tx.connection, record, table_id=self.table.id)
        db.tables.log.undo(self.tx.connection, self.table.id, first, self.records)
        self.answers -= count
        self.state = state
        return self.records

    def ask(self) -> None:
        """Bring the open questions in line with the position: those that stay open keep their
        ticket, and their picks and drafts if these still fit."""
        by_number = {o.question.number: o for o in self.opens}
        opens = []
        for question in self.game.questions(self.state):
            old = by_number.get(question.number)
            if old is None or old.question.seat != question.seat:
                self.tickets += 1
                opens.append(OpenQuestion(self.tickets, question, self.tx.now))
            elif old.question == question:
                opens.append(old)
            else:
                fits = old.given is not None and question.accepts(old.given) is None
                draft = tuple(pick for pick in old.draft if pick in question.options)
                given = old.given if fits else None
                opens.append(replace(old, question=question, given=given, draft=draft))
        self.opens = opens

    def save(self) -> None:
        """Write it all back. A draft alone concerns nobody else."""
        if {(o.ticket, o.given) for o in self.opens} != {(o.ticket, o.given) for o in self.stored}:
            self.tx.touched.add(self.table.id)
        phase = self.table.phase if self.opens else "over"
        if self.records != self.table.records:
            stored = msgspec.json.encode(self.state)
            position = tables.Position(self.game.version, self.answers, stored)
            tables.POSITIONS.put(self.tx.connection, position, table_id=self.table.id)
        now = {"records": self.records, "touched_at": self.tx.now, "phase": phase}
        tables.update(self.tx.connection, self.table.id, tickets=self.tickets, **now)
        questions.set_opens(self.tx.connection, self.table.id, self.stored, self.opens)
        if phase != self.table.phase and not self.table.lesson:
            standing = self.game.standing(self.state)
            if standing is not None:
                results.keep(self.tx.connection, self.table, standing, self.tx.now)
        self.table = replace(self.table, **now)
        deadlines.follow(
            self.tx,
            self.table,
            self.opens,
            acted=self.acted,
            foresee=lambda: self.game.next_seats(self.game.view(self.state, None)),
        )

    def affected_seats(self, records: Iterable[Record]) -> set[int]:
        """The seats that these records, or other questions than before, concern."""
        seats = set(self.plans_changed)
        for record in records:
            seats |= {s.number for s in self.table.seats if record.seats_informed >> s.number & 1}
            seats |= {record.seat} if record.seat is not None else set()
            seats |= {s for event in record.events if event.seats for s in event.seats}
        before = {o.ticket: o for o in self.stored}
        after = {o.ticket: o for o in self.opens}
        for ticket in before.keys() | after.keys():
            if before.get(ticket) != after.get(ticket):
                seats.add((before.get(ticket) or after[ticket]).question.seat)
        return seats

    def tell(self, records: Iterable[Record]) -> None:
        """Put into the outbox what these answers have to tell, after `save`."""
        told_last = False
        for record in records:
            told_last = record.milestone
            if record.milestone:
                posting.put(self.tx, self.table, "milestone", record=record.record)
        over = self.table.phase == "over"
        if over and not told_last:
            posting.put(self.tx, self.table, "milestone", record=self.records)
        if over or told_last:
            posting.who_waits(self.tx, self.table)
        else:
            posting.table(self.tx, self.table)
        everybody = {seat.number for seat in self.table.seats}
        posting.panels(self.tx, self.table, everybody if over else self.affected_seats(records))
        if over:
            for seat in self.table.seats:
                if seat.person is not None and posting.played_on(seat):
                    posting.privately(self.tx, self.table, "result", seat.number, seat.person)
            posting.put(self.tx, self.table, "lobby")
            _settle(self.tx, self.table)
            posting.lock(self.tx, self.table)


def load(tx: Transaction, table: int) -> LoadedTable:
    """A running table, under the present rules. Refused: no-table, not-running, over."""
    found = tables.load(tx.connection, table)
    if found is None:
        raise Refused("no-table")
    if found.phase not in ("running", "over"):
        raise Refused("not-running")
    if found.phase == "over":
        raise Refused("over")
    loaded = load_from(tx, found)
    return loaded if found.version == loaded.game.version else _carry_over(loaded)


def load_from(tx: Transaction, table: Table) -> LoadedTable:
    game = tx.games[table.game]
    position = tables.position(tx.connection, table.id)
    opens = questions.opens(tx.connection, table.id)
    seed, tickets = tables.seed_and_tickets(tx.connection, table.id)
    return LoadedTable(
        tx=tx,
        game=game,
        table=table,
        seed=seed,
        state=stored_state(game, position.state, position.version),
        answers=position.answers,
        records=table.records,
        stored=opens,
        opens=list(opens),
        tickets=tickets,
    )


def _carry_over(loaded: LoadedTable) -> LoadedTable:
    """Bring the table up to newer rules, and write that down first, as a checkpoint."""
    loaded.records += 1
    version = loaded.game.version
    checkpoint = Record(
        record=loaded.records,
        kind="checkpoint",
        at=loaded.tx.now,
        version=version,
        state=msgspec.json.encode(loaded.state),
    )
    LOG.add(loaded.tx.connection, checkpoint, table_id=loaded.table.id)
    tables.update(loaded.tx.connection, loaded.table.id, version=version)
    loaded.table = replace(loaded.table, version=version)
    refresh_questions(loaded)
    loaded.save()
    posting.panels(loaded.tx, loaded.table, loaded.affected_seats(()))
    return load_from(loaded.tx, loaded.table)


def refresh_questions(loaded: LoadedTable) -> None:
    """Ask anew what newer rules ask differently: a press on the question as it was put before must
    not be taken for an answer to it."""
    fresh = loaded.game.questions(loaded.state)
    loaded.opens = [open_ for open_ in loaded.opens if open_.question in fresh]
    loaded.ask()


def call_off(tx: Transaction, table: Table, why: Why) -> None:
    """End a lobby or a running table (`table` as it was) without a result; posts follow."""
    tables.update(tx.connection, table.id, phase="cancelled", why=why, touched_at=tx.now)
    posting.put(tx, table, "lobby")
    if table.phase == "running":
        questions.QUESTIONS.drop(tx.connection, table_id=table.id)
        _settle(tx, table)
        deadlines.refresh(tx, table.id)
        posting.say(tx, table, "agreed" if why == "agreed" else "cancelled", why=why)
        posting.put(tx, table, "table")
        ended = msgspec.structs.replace(table, phase="cancelled")
        posting.panels(tx, ended, [seat.number for seat in table.seats])
        posting.lock(tx, table)


def _settle(tx: Transaction, table: Table) -> None:
    """The table is no longer played: no votes, offers, orders or plans are left."""
    for vote in proposals.open_votes(tx.connection, table.id):
        proposals.close_vote(tx.connection, vote.id, "moot", tx.now)
        posting.vote(tx, table, vote.id)
    for offer in proposals.open_offers(tx.connection, table.id):
        proposals.close_offer(tx.connection, offer.id, "withdrawn")
        posting.offer(tx, table, offer.id, offer.person)
    forget.let_go(tx.connection, table.id)


# The log


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


def has_post(game: Game, options: Mapping[str, str], seats: int, event: Event) -> bool:
    """Whether the thread gets a post for it: each milestone, unless the table wants one a round."""
    if event.kind not in MILESTONES or event.seats is not None:
        return False
    ends = event.kind in (MILESTONES[0], MILESTONES[-1])
    # Older tables have no such wish.
    wish = options.get(POSTS.key, "turn")
    by_rounds = POSTS in game.options and (wish == "round" or (wish == "fitting" and seats > 2))
    return ends or not by_rounds or game.ends_round(event, seats)


def since_milestone(newest_first: Iterable[Record], at: int) -> tuple[list[Event], list[Event]]:
    """The public events that the post of record `at` tells: those from the milestone of the post
    before it to its own. And what followed that in the same record, which the next post tells."""
    found: list[Event] = []
    after: list[Event] = []
    for record in newest_first:
        public = [event for event in record.events if event.seats is None]
        marks = [number for number, event in enumerate(public, 1) if event.kind in MILESTONES]
        end = marks[-1] if record.milestone and marks else len(public)
        told, rest = public[:end], public[end:]
        if record.record == at:
            found, after = told, rest
        elif record.milestone:
            return [*rest, *found], after
        else:
            found[:0] = [*told, *rest]
    return found, after
