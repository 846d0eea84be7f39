"""Answers and undo, inside a transaction. A question that is open no more is refused as
stale, picks that do not answer it as illegal."""

from __future__ import annotations

from db.tables import letters, log
from db.tables.questions import OpenQuestion
from db.tables.tables import Table
from engine.kit.contract import Picks
from engine.table.answers import ahead
from engine.table.record import budget, posting
from engine.table.record.loaded import LoadedTable, load, rebuild
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
        posting.panels(loaded.tx, loaded.table, [seat])
    else:
        ahead.follow(loaded)
        loaded.save()
        loaded.tell(loaded.new)
    return AnswerResult(loaded.table.id, seat, record, asked.question, picks, view, not record)


def give_default(tx: Transaction, number: int, seat: int) -> None:
    """Give the safe default answer of the rules to all that the seat is asked now. The log says
    that the person did not do it."""
    asked = [o for o in load(tx, number).opens if o.question.seat == seat and o.given is None]
    for open_ in asked:
        loaded = load(tx, number)
        still = [o for o in loaded.opens if o.ticket == open_.ticket and o.given is None]
        if still:
            loaded.absent.add(seat)
            picks = loaded.game.default_answer(
                loaded.game.view(loaded.state, seat), still[0].question
            )
            give(loaded, seat, open_.ticket, picks)


def undoable(loaded: LoadedTable, seat: int, person: int) -> list[log.Record]:
    """The logged answers that are undone when this person undoes their last one alone: that and
    those of computer players after it, the newest first. Empty: luck was used, this seat was told
    something new, another person answered, or sealed picks of several seats were opened."""
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


def undo_records(
    loaded: LoadedTable, seat: int, person: int, going: list[log.Record], *, agreed: bool = False
) -> int:
    """Undo these answers, the newest first, for this seat and person; whoever was shown a question
    in their wake is told that it is gone. `agreed`: by everybody. The number of the new record."""
    table, first = loaded.table, going[-1].record
    stay = log.standing(loaded.tx.connection, table.id, first - 1)
    state = rebuild(loaded.game, table, loaded.seed, stay)
    record = loaded.undo(seat, person, first, state, len(going), agreed=agreed)
    loaded.ask()
    ahead.loosen(loaded)
    loaded.save()
    letters.drop_milestone_posts(loaded.tx.connection, table.id, first)
    posting.table(loaded.tx, loaded.table)
    posting.panels(loaded.tx, loaded.table, loaded.affected_seats(going))
    told, still = False, {o.ticket for o in loaded.opens}
    for gone in loaded.stored:
        number = gone.question.seat
        asked = table.seats[number].player
        if gone.ticket in still or asked is None or asked == person:  # whoever undoes it knows
            continue
        if letters.was_shown(loaded.tx.connection, table.id, number, asked, gone.ticket):
            posting.privately(loaded.tx, loaded.table, "withdrawn", number, asked)
            told = True
    if told and not agreed:
        budget.spend(loaded.tx, table.guild, person, "undo")
    return record
