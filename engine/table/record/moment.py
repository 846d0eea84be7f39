"""A running table inside one transaction: loaded, changed by answers, and written back."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

import db.tables.log
from db.base.rows import Open, Table
from db.people import results
from db.tables import tables
from db.tables.log import Record
from engine.kit.chance import Chance
from engine.kit.contract import Event, Game, Picks, Question
from engine.table.record import awaited, ending, posting
from engine.table.record.facts import Refused
from engine.table.record.log import has_post, open_question, stored_state, told
from engine.table.record.work import Work

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Moment:
    """A started table as it is now. `opens` are its open questions as they will be stored."""

    work: Work
    game: Game
    table: Table
    seed: bytes = field(repr=False)
    state: Any
    answers: int
    """How many answers count."""
    records: int
    """The last record of the log."""
    stored: list[Open]
    opens: list[Open]
    tickets: int
    new: list[Record] = field(default_factory=list)
    """The answers given in this transaction."""
    plans_changed: set[int] = field(default_factory=set)
    """Seats of which something that was planned can come no more."""
    acted: set[int] = field(default_factory=set)
    """The seats whose people have just moved, themselves."""
    absent: set[int] = field(default_factory=set)
    """The seats for which the table answers, because their people did not."""

    def open(self, ticket: int, seat: int) -> Open:
        """
        Raises:
            Refused: stale.
        """
        for found in self.opens:
            if found.ticket == ticket and found.question.seat == seat:
                return found
        raise Refused("stale")

    def put(self, changed: Open) -> None:
        """Store an open question as it is now."""
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
        record = Record(
            record=self.records,
            kind="answer",
            at=self.work.now,
            seat=question.seat,
            person=None if seat.computer or seat.number in self.absent else seat.person,
            question=question.number,
            question_kind=question.kind,
            picks=picks,
            events=tuple(events),
            chance=chance.used,
            sealed=sealed,
            told=told(events),
            milestone=any(has_post(self.game, self.table, event) for event in events),
        )
        db.tables.log.append(self.work.connection, self.table.id, record)
        self.new.append(record)
        return record

    def open_sealed(self) -> dict[int, int]:
        """Give all picks that were laid down to the rules, in seat order; the records by ticket."""
        laid = [o for o in self.opens if o.question.sealed]
        laid.sort(key=lambda o: (o.question.seat, o.ticket))
        several = len({o.question.seat for o in laid}) > 1
        return {o.ticket: self.give(o.question, o.given or (), sealed=several).record for o in laid}

    def take_back(
        self,
        seat: int,
        person: int,
        first: int,
        state: Any,
        count: int,
        *,
        agreed: bool = False,
    ) -> int:
        """The answers from record `first` on are taken back: `count` of them, so that `state` is
        the position. `agreed`: everybody wanted it. The number of the record that says so."""
        self.records += 1
        more = {"agreed": 1, "count": count} if agreed else {}
        event = Event("undo", {"seat": seat, **more})
        undo = Record(
            record=self.records,
            kind="undo",
            at=self.work.now,
            seat=seat,
            person=person,
            events=(event,),
        )
        db.tables.log.append(self.work.connection, self.table.id, undo)
        db.tables.log.take_back(self.work.connection, self.table.id, first, self.records)
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
                opens.append(Open(ticket=self.tickets, question=question, asked_at=self.work.now))
            else:
                opens.append(old if old.question == question else _renewed(old, question))
        self.opens = opens

    def save(self) -> None:
        """Write it all back. A draft alone concerns nobody else."""
        if {(o.ticket, o.given) for o in self.opens} != {(o.ticket, o.given) for o in self.stored}:
            self.work.touched.add(self.table.id)
        phase = self.table.phase if self.opens else "over"
        if self.records != self.table.records:
            stored = msgspec.json.encode(self.state)
            position = tables.Position(self.game.version, self.answers, stored)
            tables.set_position(self.work.connection, self.table.id, position)
        tables.update(
            self.work.connection,
            self.table.id,
            records=self.records,
            tickets=self.tickets,
            touched_at=self.work.now,
            phase=phase,
        )
        tables.set_opens(self.work.connection, self.table.id, self.stored, self.opens)
        if phase != self.table.phase:
            self._keep_result()
        self.table = msgspec.structs.replace(
            self.table, records=self.records, touched_at=self.work.now, phase=phase
        )
        awaited.follow(
            self.work,
            self.table,
            self.opens,
            acted=self.acted,
            foresee=self._next_seats,
        )

    def _keep_result(self) -> None:
        standing = self.game.standing(self.state)
        if standing is not None and not self.table.lesson:
            results.keep(self.work.connection, self.table, standing, self.work.now)

    def _next_seats(self) -> tuple[int, ...]:
        return self.game.next_seats(self.game.view(self.state, None))

    def concerned(self, records: Iterable[Record]) -> set[int]:
        """The seats that these records, or other questions than before, concern."""
        seats = set(self.plans_changed)
        for record in records:
            seats |= {s.number for s in self.table.seats if record.told >> s.number & 1}
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
                posting.milestone(self.work, self.table, record.record)
        over = self.table.phase == "over"
        if over and not told_last:
            posting.milestone(self.work, self.table, self.records)
        elif not told_last:
            posting.table(self.work, self.table)
        posting.who_waits(self.work, self.table)
        everybody = {seat.number for seat in self.table.seats}
        posting.panels(self.work, self.table, everybody if over else self.concerned(records))
        if over:
            posting.results(self.work, self.table)
            posting.lobby(self.work, self.table)
            ending.settle(self.work, self.table)
            posting.lock(self.work, self.table)


def _renewed(old: Open, question: Question) -> Open:
    given = old.given if old.given is not None and not question.accepts(old.given) else None
    draft = tuple(pick for pick in old.draft if pick in question.options)
    return msgspec.structs.replace(old, question=question, given=given, draft=draft)


def load(work: Work, table: int) -> Moment:
    """
    Raises:
        Refused: no-table, not-running, over.
    """
    found = tables.load(work.connection, table)
    if found is None:
        raise Refused("no-table")
    if found.phase not in ("running", "over"):
        raise Refused("not-running")
    if found.phase == "over":
        raise Refused("over")
    moment = loaded(work, found)
    if found.version != moment.game.version:
        _carry_over(moment)
    return moment


def loaded(work: Work, table: Table) -> Moment:
    """A started table as it is now."""
    game = work.games[table.game]
    position = tables.position(work.connection, table.id)
    opens = tables.opens(work.connection, table.id)
    seed, tickets = tables.seed_and_tickets(work.connection, table.id)
    return Moment(
        work=work,
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


def _carry_over(moment: Moment) -> None:
    """Bring the table up to newer rules: a checkpoint has the updated position."""
    moment.records += 1
    version = moment.game.version
    checkpoint = Record(
        record=moment.records,
        kind="checkpoint",
        at=moment.work.now,
        version=version,
        state=msgspec.json.encode(moment.state),
    )
    db.tables.log.append(moment.work.connection, moment.table.id, checkpoint)
    tables.update(moment.work.connection, moment.table.id, version=version)
    moment.table = msgspec.structs.replace(moment.table, version=version)
    meet_rules(moment)


def meet_rules(moment: Moment) -> None:
    """Questions that newer rules ask differently are asked again: a press on one as it was put
    before must not be taken for an answer to it as it is put now."""
    fresh = moment.game.questions(moment.state)
    moment.opens = [open_ for open_ in moment.opens if open_.question in fresh]
    moment.ask()
