"""What people and computer players do with the questions that a table asks."""

from __future__ import annotations

from typing import Any

from db.base.rows import Open, PostKind
from db.people import learning
from db.tables import acted
from engine.kit.contract import Picks
from engine.table.answers import answering, looking, orders, plans
from engine.table.record import posting
from engine.table.record.facts import Given, Refused
from engine.table.record.moment import Moment, load
from engine.table.record.work import Work
from engine.table.seats import hands_over, votes


def answer(work: Work, table: int, person: int, ticket: int, picks: Picks) -> Given:
    """Give an answer, or choose or replace the picks of a sealed question.

    Raises:
        Refused: no-table, not-running, over, not-seated, stale, illegal (in this order).
    """
    moment, seat = _seated(work, table, person)
    moment.acted.add(seat)
    given = answering.give(moment, seat, ticket, tuple(picks))
    acted.note(work.connection, table, person, given.record or moment.records)
    learning.answered(work.connection, person, moment.game.key, given.question.kind)
    votes.after_move(work, table)
    work.given.append(given)
    return given


def answer_for_computer(work: Work, table: int, seat: int, ticket: int, picks: Picks) -> Given:
    """The same for a computer player's seat."""
    moment = load(work, table)
    if not 0 <= seat < len(moment.table.seats) or not moment.table.seats[seat].computer:
        raise Refused("not-seated")
    given = answering.give(moment, seat, ticket, tuple(picks))
    votes.after_move(work, table)
    work.given.append(given)
    return given


def draft(work: Work, table: int, person: int, ticket: int, picks: answering.Chosen) -> Open:
    """Keep what a person has chosen so far with several controls. Only unknown options, repeats
    and more than `most` are refused. If `picks` is a function, it changes what is chosen at that
    moment, so quick touches are not lost.

    Raises:
        Refused: as `answer`.
    """
    moment, seat = _seated(work, table, person)
    return answering.draft(moment, seat, ticket, picks)


def undo(work: Work, table: int, person: int) -> Given:
    """Take back this person's last answer (or their sealed picks) if they may do so alone: no
    chance was used since, they learned nothing new, and no other person has answered. Answers of
    computer players after it are taken back too.

    Raises:
        Refused: no-table, not-running, over, not-seated, nothing-to-undo, budget-undo.
    """
    moment, seat = _seated(work, table, person)
    moment.acted.add(seat)
    given = answering.take_back(moment, seat, person)
    acted.note(work.connection, table, person, moment.records)
    votes.after_move(work, table)
    return given


def plan(work: Work, table: int, person: int, stamp: str, picks: Picks) -> None:
    """Plan an answer to a question that may come (`Sight.ahead`), instead of an earlier one. It is
    given when the question opens; if it is not valid then, the person is asked. Nobody else ever
    learns of it, and nothing is posted.

    Raises:
        Refused: no-table, not-running, over, not-seated, stale, illegal.
    """
    moment, seat = _seated(work, table, person)
    plans.lay_down(moment, seat, person, stamp, tuple(picks))


def plan_draft(work: Work, table: int, person: int, stamp: str, picks: Picks) -> None:
    """Keep what a person has chosen so far for such a question; see `draft`.

    Raises:
        Refused: as `plan`.
    """
    moment, seat = _seated(work, table, person)
    plans.draft(moment, seat, person, stamp, tuple(picks))


def withdraw_plan(work: Work, table: int, person: int, stamp: str) -> None:
    """Withdraw the plan for such a question.

    Raises:
        Refused: no-table, not-running, over, not-seated, stale.
    """
    moment, seat = _seated(work, table, person)
    plans.withdraw(moment, seat, stamp)


def order(work: Work, table: int, person: int, key: str, choice: str) -> None:
    """Give a standing order (`engine.table.answers.orders`); "ask" withdraws it. It applies to the
    questions that come from now on. If a question is open that the previous order would have
    answered, the person is asked.

    Raises:
        Refused: no-table, not-running, over, not-seated; stale (there is no such order).
    """
    moment, seat = _seated(work, table, person)
    before = orders.coming(moment, seat)
    orders.give(moment, seat, person, key, choice)
    work.touched.add(table)
    if orders.coming(moment, seat) != before:
        posting.panels(work, moment.table, [seat])


def wait(work: Work, table: int, person: int, ticket: int) -> None:
    """Leave a question to this person that would be answered for them in a moment. Their orders
    still apply to the questions after it.

    Raises:
        Refused: no-table, not-running, over, not-seated; stale (it is answered, or theirs).
    """
    moment, seat = _seated(work, table, person)
    orders.wait(moment, seat, person, ticket)
    work.touched.add(table)


def put_post(
    work: Work,
    table: int,
    kind: PostKind,
    *,
    seat: int | None = None,
    payload: dict[str, Any] | None = None,
) -> None:
    """Put a post into the outbox. A "panel" goes to the person who has the seat; a computer player
    gets none.

    Raises:
        Refused: no-table.
    """
    found = looking.table(work, table)
    if kind == "panel":
        posting.panels(work, found, [] if seat is None else [seat])
    else:
        posting.public(work, found, kind, seat=seat, payload=payload)


def _seated(work: Work, table: int, person: int) -> tuple[Moment, int]:
    """The table, and the seat that the person has now. Whoever does anything is there again."""
    moment = load(work, table)
    seat = moment.table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if moment.table.seats[seat].stand_in:
        hands_over.take_back(work, moment.table, person)
        moment = load(work, table)
    return moment, seat
