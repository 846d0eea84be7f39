"""Answering and taking back, inside a transaction."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from db.base.rows import Open, Table
from db.tables import log, outbox, panels
from engine.kit.contract import Picks
from engine.table.answers import plans
from engine.table.record import budget, posting
from engine.table.record.facts import Given, Refused
from engine.table.record.log import may_take_back, replay
from engine.table.record.moment import Moment
from engine.table.record.work import Work


def give(moment: Moment, seat: int, ticket: int, picks: Picks) -> Given:
    """Give an answer; sealed picks only when the last is in.

    Raises:
        Refused: stale, illegal.
    """
    asked = moment.open(ticket, seat)
    reason = asked.question.accepts(picks)
    if reason is not None:
        raise Refused("illegal", reason)
    view = moment.game.view(moment.state, seat)
    if asked.question.sealed:
        moment.put(msgspec.structs.replace(asked, given=picks, draft=()))
        if any(o.question.sealed and o.given is None for o in moment.opens):
            _tell_laid_down(moment, asked)
            return Given(moment.table.id, seat, 0, asked.question, picks, view, True)
        record = moment.open_sealed()[ticket]
    else:
        record = moment.give(asked.question, picks).record
    moment.ask()
    plans.follow(moment)
    moment.save()
    moment.tell(moment.new)
    return Given(moment.table.id, seat, record, asked.question, picks, view, False)


def _tell_laid_down(moment: Moment, asked: Open) -> None:
    moment.save()
    if asked.given is None:
        posting.table(moment.work, moment.table)
        posting.who_waits(moment.work, moment.table)
    posting.panels(moment.work, moment.table, [asked.question.seat])


Chosen = Picks | Callable[[Open], Picks]
"""What is chosen so far, or a function that changes the present choice."""


def draft(moment: Moment, seat: int, ticket: int, picks: Chosen) -> Open:
    """Keep what was chosen so far.

    Raises:
        Refused: stale, illegal.
    """
    asked = moment.open(ticket, seat)
    picks = picks(asked) if callable(picks) else tuple(picks)
    reason = asked.question.accepts(picks)
    if reason in ("unknown", "twice", "too-many"):
        raise Refused("illegal", reason)
    drafted = msgspec.structs.replace(asked, draft=picks)
    moment.put(drafted)
    moment.save()
    return drafted


def going_back(moment: Moment, seat: int, person: int) -> list[log.Record]:
    """The logged answers that go back when this person takes back their last one alone, the
    newest first. Empty: it cannot be."""
    for open_ in moment.opens:
        holder = moment.table.seats[open_.question.seat]
        # What another person laid down would be lost with the question.
        if open_.given is not None and holder.number != seat and not holder.computer:
            return []
    return may_take_back(log.newest_first(moment.work.connection, moment.table.id), seat, person)


def last_answer(work: Work, table: Table, person: int) -> int | None:
    """The record of this person's last answer that could be taken back if all agree. There is none
    before a checkpoint, because the earlier rules are not known any more."""
    seat = table.seat_of(person)
    for record in log.newest_first(work.connection, table.id):
        if record.kind == "checkpoint":
            return None
        if record.person == person and record.seat == seat:
            return record.record
    return None


def laid_down(moment: Moment, seat: int) -> Open | None:
    """This seat's sealed picks that wait for the others, the latest ones."""
    laid = [o for o in moment.opens if o.question.seat == seat and o.given is not None]
    return laid[-1] if laid else None


def take_back(moment: Moment, seat: int, person: int) -> Given:
    """Take back the person's last answer, or the sealed picks that they laid down.

    Raises:
        Refused: nothing-to-undo, budget-undo.
    """
    laid = laid_down(moment, seat)
    if laid is not None:
        return _pick_up(moment, seat, laid)
    going = going_back(moment, seat, person)
    if not going:
        raise Refused("nothing-to-undo")
    own = going[-1]
    record = go_back(moment, seat, person, going)
    question = next(o.question for o in moment.opens if o.question.number == own.question)
    view = moment.game.view(moment.state, seat)
    return Given(moment.table.id, seat, record, question, own.picks, view, False)


def go_back(
    moment: Moment, seat: int, person: int, going: list[log.Record], *, agreed: bool = False
) -> int:
    """Take these answers back, the newest first, for this seat and person; whoever was asked
    something in their wake is told that it is so no more. `agreed`: everybody wanted it. The
    number of the record that says so."""
    table, first = moment.table, going[-1].record
    stay = log.standing(moment.work.connection, table.id, first - 1)
    state = replay(moment.game, len(table.seats), table.options, moment.seed, stay)
    record = moment.take_back(seat, person, first, state, len(going), agreed=agreed)
    moment.ask()
    plans.loosen(moment)
    moment.save()
    outbox.drop_milestones(moment.work.connection, table.id, first)
    posting.table(moment.work, moment.table)
    posting.who_waits(moment.work, moment.table)
    posting.panels(moment.work, moment.table, moment.concerned(going))
    told = _tell_wrongly_asked(moment, person)
    if told and not agreed:
        budget.spend(moment.work, table.guild, person, "undo")
    return record


def _tell_wrongly_asked(moment: Moment, person: int) -> bool:
    """Tell those whose question is gone, unless they never saw it. Whoever takes back knows.
    Whether anybody is told."""
    told = False
    still = {o.ticket for o in moment.opens}
    for gone in (o for o in moment.stored if o.ticket not in still):
        seat = moment.table.seats[gone.question.seat]
        if seat.person is None or seat.computer or seat.person == person:
            continue
        if panels.was_shown(
            moment.work.connection, moment.table.id, seat.number, seat.person, gone.ticket
        ):
            posting.withdrawn(moment.work, moment.table, seat.number, seat.person)
            told = True
    return told


def _pick_up(moment: Moment, seat: int, laid: Open) -> Given:
    moment.put(msgspec.structs.replace(laid, given=None))
    moment.save()
    posting.table(moment.work, moment.table)
    posting.who_waits(moment.work, moment.table)
    posting.panels(moment.work, moment.table, [seat])
    view = moment.game.view(moment.state, seat)
    return Given(moment.table.id, seat, 0, laid.question, laid.given or (), view, True)
