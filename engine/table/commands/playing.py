"""What people and computer players do with the questions that a table asks. Refused, in this order:
no-table, not-running, over, not-seated, stale, illegal; `undo`: nothing-to-undo, budget-undo."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from db.people import people
from db.tables import log
from db.tables.questions import OpenQuestion, Scope
from engine.kit.contract import Picks
from engine.table.answers import answering, queries
from engine.table.record import posting
from engine.table.record.loaded import LoadedTable, load
from engine.table.record.transaction import AnswerResult, Refused, Transaction
from engine.table.seats import transfer, votes


def answer(tx: Transaction, table: int, person: int, ticket: int, picks: Picks) -> AnswerResult:
    """Give an answer, or choose or replace the picks of a sealed question."""
    loaded, seat = _seated(tx, table, person)
    loaded.acted.add(seat)
    given = answering.give(loaded, seat, ticket, tuple(picks))
    record = given.record or loaded.records
    log.ACTED.lay(tx.connection, table_id=table, person=person, record=record)
    people.answered(tx.connection, person, loaded.game.key, given.question.kind)
    votes.after_move(tx, table)
    tx.given.append(given)
    return given


def answer_for_computer(
    tx: Transaction, table: int, seat: int, ticket: int, picks: Picks
) -> AnswerResult:
    """The same for a computer player's seat."""
    loaded = load(tx, table)
    if not 0 <= seat < len(loaded.table.seats) or not loaded.table.seats[seat].computer:
        raise Refused("not-seated")
    given = answering.give(loaded, seat, ticket, tuple(picks))
    votes.after_move(tx, table)
    tx.given.append(given)
    return given


Chosen = Picks | Callable[[OpenQuestion], Picks]
"""What is chosen so far, or a function that changes the present choice."""


def draft(tx: Transaction, table: int, person: int, ticket: int, picks: Chosen) -> OpenQuestion:
    """Keep what a person has chosen so far. Only unknown options, repeats and more than `most` are
    refused. A function changes what is chosen at that moment, so quick touches are not lost."""
    loaded, seat = _seated(tx, table, person)
    asked = loaded.open(ticket, seat)
    picks = picks(asked) if callable(picks) else tuple(picks)
    reason = asked.question.accepts(picks)
    if reason in ("unknown", "twice", "too-many"):
        raise Refused("illegal", reason)
    drafted = replace(asked, draft=picks)
    loaded.put(drafted)
    loaded.save()
    return drafted


def undo(tx: Transaction, table: int, person: int) -> AnswerResult:
    """Undo this person's last answer (or their sealed picks) and those of computer players after
    it, if they may do so alone: see `answering.undoable`."""
    loaded, seat = _seated(tx, table, person)
    loaded.acted.add(seat)
    laid = answering.laid_down(loaded, seat)
    if laid is not None:
        record, question, picks = 0, laid.question, laid.given or ()
        loaded.put(replace(laid, given=None))
        loaded.save()
        posting.table(tx, loaded.table)
        posting.panels(tx, loaded.table, [seat])
    else:
        going = answering.undoable(loaded, seat, person)
        if not going:
            raise Refused("nothing-to-undo")
        record = answering.undo_records(loaded, seat, person, going)
        picks, asked = going[-1].picks, going[-1].question
        question = next(o.question for o in loaded.opens if o.question.number == asked)
    log.ACTED.lay(tx.connection, table_id=table, person=person, record=loaded.records)
    votes.after_move(tx, table)
    view = loaded.game.view(loaded.state, seat)
    return AnswerResult(table, seat, record, question, picks, view, sealed=laid is not None)


def answer_ahead(
    tx: Transaction,
    table: int,
    person: int,
    scope: Scope,
    key: str,
    picks: Picks | None,
    *,
    draft: bool = False,
) -> None:
    """Give an answer ahead (`answering.give_ahead`), instead of an earlier one; None takes it back.
    "next": to a question that may come, by its stamp (`TableView.ahead`). "each": to a
    standing order, by its key. `draft`: as there. Nobody else ever learns of it. If a question is
    open that the previous order would have answered, the person is asked."""
    loaded, seat = _seated(tx, table, person)
    before = answering.coming(loaded, seat)
    answering.give_ahead(loaded, seat, person, scope, key, picks, draft=draft)
    if answering.coming(loaded, seat) != before:
        posting.panels(tx, loaded.table, [seat])


def wait(tx: Transaction, table: int, person: int, ticket: int) -> None:
    """Leave a question to this person that would be answered for them in a moment. Their orders
    still apply to the questions after it. Stale if it is answered, or theirs already."""
    loaded, seat = _seated(tx, table, person)
    answering.wait(loaded, seat, person, ticket)
    tx.touched.add(table)


def panel_again(tx: Transaction, table: int, seat: int) -> None:
    """The panel of a seat goes to its person as it is now; a computer player gets none."""
    posting.panels(tx, queries.table(tx, table), [seat])


def _seated(tx: Transaction, table: int, person: int) -> tuple[LoadedTable, int]:
    """The table, and the seat that the person has now: whoever does anything is there again."""
    loaded = load(tx, table)
    seat = loaded.table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if loaded.table.seats[seat].stand_in:
        transfer.reclaim(tx, loaded.table, person)
        loaded = load(tx, table)
    return loaded, seat
