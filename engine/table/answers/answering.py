"""Answers and undo, inside a transaction. A question that is open no more is refused as
stale, picks that do not answer it as illegal."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from db.base.rows import OpenQuestion, Table
from db.tables import letters, log, outbox
from engine.kit.contract import Picks
from engine.table.answers import ahead
from engine.table.record import budget, posting
from engine.table.record.loaded import LoadedTable, load
from engine.table.record.log import rebuild
from engine.table.record.transaction import AnswerResult, Refused, Transaction


def give(loaded: LoadedTable, seat: int, ticket: int, picks: Picks) -> AnswerResult:
    """Give an answer; sealed picks only when the last is in."""
    asked = loaded.open(ticket, seat)
    reason = asked.question.accepts(picks)
    if reason is not None:
        raise Refused("illegal", reason)
    view = loaded.game.view(loaded.state, seat)
    record = loaded.answer(asked, picks)
    if not record:
        loaded.save()
        if asked.given is None:
            posting.table(loaded.tx, loaded.table)
            posting.who_waits(loaded.tx, loaded.table)
        posting.panels(loaded.tx, loaded.table, [seat])
        return AnswerResult(loaded.table.id, seat, 0, asked.question, picks, view, True)
    ahead.follow(loaded)
    loaded.save()
    loaded.tell(loaded.new)
    return AnswerResult(loaded.table.id, seat, record, asked.question, picks, view, False)


def give_default(tx: Transaction, number: int, seat: int) -> bool:
    """Give the safe default answer of the rules to all that the seat is asked now. The log says
    that the person did not do it. Whether there was anything to answer."""
    asked = [o for o in load(tx, number).opens if o.question.seat == seat and o.given is None]
    for open_ in asked:
        loaded = load(tx, number)
        still = [o for o in loaded.opens if o.ticket == open_.ticket and o.given is None]
        if still:
            loaded.absent.add(seat)
            picks = loaded.game.default(loaded.game.view(loaded.state, seat), still[0].question)
            give(loaded, seat, open_.ticket, picks)
    return bool(asked)


Chosen = Picks | Callable[[OpenQuestion], Picks]
"""What is chosen so far, or a function that changes the present choice."""


def draft(loaded: LoadedTable, seat: int, ticket: int, picks: Chosen) -> OpenQuestion:
    """Keep what was chosen so far."""
    asked = loaded.open(ticket, seat)
    picks = picks(asked) if callable(picks) else tuple(picks)
    reason = asked.question.accepts(picks)
    if reason in ("unknown", "twice", "too-many"):
        raise Refused("illegal", reason)
    drafted = replace(asked, draft=picks)
    loaded.put(drafted)
    loaded.save()
    return drafted


def undoable(loaded: LoadedTable, seat: int, person: int) -> list[log.Record]:
    """The logged answers that are undone when this person undoes their last one alone: that
    answer and those of computer players after it, the newest first. Empty: it cannot be.

    The limits: luck was used, this seat was told something new, another person answered, or
    sealed picks of several seats were opened.
    """
    for open_ in loaded.opens:
        holder = loaded.table.seats[open_.question.seat]
        # What another person laid down would be lost with the question.
        if open_.given is not None and holder.number != seat and not holder.computer:
            return []
    going: list[log.Record] = []
    for record in log.newest_first(loaded.tx.connection, loaded.table.id):
        learned = record.seats_informed >> seat & 1
        if record.kind != "answer" or record.chance or record.sealed or learned:
            return []
        going.append(record)
        if record.person is not None:
            own = record.person == person and record.seat == seat
            return going if own else []
    return []


def last_answer(tx: Transaction, table: Table, person: int) -> int | None:
    """The record of this person's last answer that could be undone if all agree. There is none
    before a checkpoint, because the earlier rules are not known any more."""
    seat = table.seat_of(person)
    for record in log.newest_first(tx.connection, table.id):
        if record.kind == "checkpoint":
            return None
        if record.person == person and record.seat == seat:
            return record.record
    return None


def laid_down(loaded: LoadedTable, seat: int) -> OpenQuestion | None:
    """This seat's sealed picks that wait for the others, the latest ones."""
    laid = [o for o in loaded.opens if o.question.seat == seat and o.given is not None]
    return laid[-1] if laid else None


def undo(loaded: LoadedTable, seat: int, person: int) -> AnswerResult:
    """Undo the person's last answer, or the sealed picks that they laid down.

    Raises:
        Refused: nothing-to-undo, budget-undo.
    """
    laid = laid_down(loaded, seat)
    if laid is not None:
        return _pick_up(loaded, seat, laid)
    going = undoable(loaded, seat, person)
    if not going:
        raise Refused("nothing-to-undo")
    own = going[-1]
    record = undo_records(loaded, seat, person, going)
    question = next(o.question for o in loaded.opens if o.question.number == own.question)
    view = loaded.game.view(loaded.state, seat)
    return AnswerResult(loaded.table.id, seat, record, question, own.picks, view, False)


def undo_records(
    loaded: LoadedTable, seat: int, person: int, going: list[log.Record], *, agreed: bool = False
) -> int:
    """Undo these answers, the newest first, for this seat and person; whoever was asked something
    in their wake is told that it is so no more. `agreed`: everybody wanted it. The
    number of the record that says so."""
    table, first = loaded.table, going[-1].record
    stay = log.standing(loaded.tx.connection, table.id, first - 1)
    state = rebuild(loaded.game, len(table.seats), table.options, loaded.seed, stay)
    record = loaded.undo(seat, person, first, state, len(going), agreed=agreed)
    loaded.ask()
    ahead.loosen(loaded)
    loaded.save()
    outbox.drop_milestones(loaded.tx.connection, table.id, first)
    posting.table(loaded.tx, loaded.table)
    posting.who_waits(loaded.tx, loaded.table)
    posting.panels(loaded.tx, loaded.table, loaded.affected_seats(going))
    told = _tell_wrongly_asked(loaded, person)
    if told and not agreed:
        budget.spend(loaded.tx, table.guild, person, "undo")
    return record


def _tell_wrongly_asked(loaded: LoadedTable, person: int) -> bool:
    """Tell those whose question is gone, unless they never saw it. Whoever undoes an answer knows.
    Whether anybody is told."""
    told = False
    still = {o.ticket for o in loaded.opens}
    for gone in (o for o in loaded.stored if o.ticket not in still):
        seat = loaded.table.seats[gone.question.seat]
        if seat.person is None or seat.computer or seat.person == person:
            continue
        if letters.was_shown(
            loaded.tx.connection, loaded.table.id, seat.number, seat.person, gone.ticket
        ):
            posting.privately(loaded.tx, loaded.table, "withdrawn", seat.number, seat.person)
            told = True
    return told


def _pick_up(loaded: LoadedTable, seat: int, laid: OpenQuestion) -> AnswerResult:
    loaded.put(replace(laid, given=None))
    loaded.save()
    posting.table(loaded.tx, loaded.table)
    posting.who_waits(loaded.tx, loaded.table)
    posting.panels(loaded.tx, loaded.table, [seat])
    view = loaded.game.view(loaded.state, seat)
    return AnswerResult(loaded.table.id, seat, 0, laid.question, laid.given or (), view, True)
