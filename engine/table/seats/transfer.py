"""Seats of a running table that change hands, inside a transaction.

    lend          a computer player sits in for a person, who keeps the seat
    reclaim       ... and the person plays again
    leave         a person gives the seat up for good; a computer player plays on
    offer         the seat may be taken, by one person or by anybody
    accept        ... and somebody does
    noticed_gone  a person is not in the server any more

Nobody ever holds two seats of one table, even one after the other: the table's list of all who
held one has the last word. All of it is refused where no game runs (not-running, over), and what a
person does with their own seat if they have none (not-seated). What else a function refuses, it
says.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from db.people import servers
from db.tables import proposals, questions, tables
from db.tables.proposals import Offer, OfferState
from db.tables.tables import ABSENT, ASKED, Seat, Table
from engine.table.record import budget, deadlines, posting
from engine.table.record.loaded import call_off
from engine.table.record.transaction import Refused, Transaction

Person = tuple[int, str]  # Discord id and display name

Lent = Literal["lent-asked", "lent-absent", "lent-voted"]
"""Why a computer player sits in (`posting.Saying`)."""

OPEN_SECONDS = 7 * 24 * 3600  # how long a seat is on offer

LATELY_SECONDS = 24 * 3600
MOST_DECLINED = 2  # who declined so often in that time is not invited again


def is_lent(seat: Seat) -> bool:
    """A computer player sits in for somebody."""
    return bool(seat.stand_in) and seat.person is not None and not seat.left


def is_vacant(seat: Seat) -> bool:
    """No person has it: the seat of a computer player, or of somebody who left."""
    return seat.person is None or seat.left


def awake(table: Table) -> list[int]:
    """The people who play here themselves, by seat."""
    return [s.player for s in table.seats if s.player is not None]


def need_running(table: Table) -> None:
    if table.phase in ("over", "cancelled"):
        raise Refused("over")
    if table.phase != "running":
        raise Refused("not-running")


def seat_of(table: Table, person: int) -> Seat:
    number = table.seat_of(person)
    if number is None:
        raise Refused("not-seated")
    return table.seats[number]


def _reseat(tx: Transaction, table: Table, seat: Seat) -> Table:
    seats = tuple(seat if s.number == seat.number else s for s in table.seats)
    tables.set_seats(tx.connection, table.id, seats)
    tables.update(tx.connection, table.id, touched_at=tx.now)
    deadlines.refresh(tx, table.id)
    return replace(table, seats=seats, touched_at=tx.now)


# A computer player sits in


def lend(tx: Transaction, table: Table, number: int, *, why: Lent) -> None:
    """Let a computer player sit in until the person reclaims the seat, which their next answer also
    does; if one does already, nothing changes. `why`: the thread says it. Refused: not-seated (no
    person holds it); last-person (nobody else plays: computer players would finish the game);
    budget-lend."""
    need_running(table)
    seat = table.seats[number]
    if is_vacant(seat):
        raise Refused("not-seated")
    if is_lent(seat):
        return
    if awake(table) == [seat.person]:
        raise Refused("last-person")
    assert seat.person is not None
    if why == "lent-asked":
        budget.spend(tx, table.guild, seat.person, "lend")
    lent = replace(seat, computer=True, stand_in=ASKED if why == "lent-asked" else ABSENT)
    table = _reseat(tx, table, lent)
    posting.say(tx, table, why, name=seat.name)
    posting.table(tx, table)
    posting.privately(tx, table, "panel", number, seat.person)


def reclaim(tx: Transaction, table: Table, person: int) -> Table:
    """Give the person their seat back. Nothing changes if they have it."""
    need_running(table)
    seat = seat_of(table, person)
    if not is_lent(seat):
        return table
    table = _reseat(tx, table, replace(seat, computer=False, stand_in=0))
    _ask_anew(tx, table, seat.number)
    _withdraw_offers(tx, table, seat.number)
    posting.say(tx, table, "back", name=seat.name)
    posting.table(tx, table)
    posting.panels(tx, table, [seat.number])
    return table


def _ask_anew(tx: Transaction, table: Table, number: int) -> None:
    """Whoever plays the seat from now on has kept nobody waiting."""
    before = questions.opens(tx.connection, table.id)
    after = [replace(o, asked_at=tx.now) if o.question.seat == number else o for o in before]
    questions.set_opens(tx.connection, table.id, before, after)


# Leaving


def leave(tx: Transaction, table: Table, person: int) -> None:
    """The person gives the seat up for good and a computer player plays on: see `hand_on`."""
    need_running(table)
    seat = seat_of(table, person)
    table = _reseat(tx, table, replace(seat, computer=True, stand_in=0, left=True))
    tables.end_holder(tx.connection, table.id, person, tx.now)
    posting.say(tx, table, "left", name=seat.name)
    posting.table(tx, table)
    posting.privately(tx, table, "panel", seat.number, person)
    hand_on(tx, table, person)


def hand_on(tx: Transaction, table: Table, gone: int) -> None:
    """Somebody got up: another person becomes the host, those who play before those whose seats are
    lent; a table without people is over. Where nobody plays but for lent seats, their people are
    awaited again: computer players do not play on alone."""
    lent = [seat for seat in table.seats if is_lent(seat)]
    there = awake(table) or [seat.person for seat in lent if seat.person is not None]
    if not there:
        call_off(tx, table, "empty")
        return
    if not awake(table) and table.phase == "running":
        for person in there:
            table = reclaim(tx, table, person)
    if table.host == gone:
        _make_host(tx, table, there[0])


def _make_host(tx: Transaction, table: Table, person: int) -> None:
    tables.update(tx.connection, table.id, host=person)
    if table.phase == "running":
        name = next(s.name for s in table.seats if s.person == person)
        posting.say(tx, table, "host", name=name)


# Somebody else takes the seat


def offer(
    tx: Transaction,
    table: Table,
    number: int,
    *,
    by: int | None,
    to: Person | None = None,
    ticket: int | None = None,
) -> Offer:
    """Offer the seat to `to`, or to anybody; its person keeps it until then. This replaces an
    earlier offer of the seat. `by`: None for a vote. `ticket`: void once the holder answers it.
    Refused: other-seated, other-left (`to` may not take it); declined-lately, budget-call."""
    need_running(table)
    if to is not None:
        need_newcomer(tx, table, to[0], by)
    if to is not None and by is not None:
        # Whoever said no may think again, once; then they are left in peace for a day.
        since = tx.now - LATELY_SECONDS
        if proposals.declined_since(tx.connection, table.id, to[0], since) >= MOST_DECLINED:
            raise Refused("declined-lately")
    if by is not None:
        budget.spend(tx, table.guild, by, "call")
    _withdraw_offers(tx, table, number)
    seat = table.seats[number]
    made = proposals.insert_offer(
        tx.connection,
        Offer(
            id=0,
            table=table.id,
            seat=number,
            holder=None if is_vacant(seat) else seat.person,
            ticket=ticket,
            by=by,
            person=None if to is None else to[0],
            name="" if to is None else to[1],
            opened_at=tx.now,
            due_at=tx.now + OPEN_SECONDS,
        ),
    )
    if to is None and servers.get(tx.connection, table.guild).call is not None:
        budget.mention(tx, table.guild, by, budget.of_offer(made.id))
    posting.offer(tx, table, made.id, made.person)
    return made


def need_newcomer(tx: Transaction, table: Table, person: int, by: int | None) -> None:
    """Refused, in words to `by`, who asks for it: seated-already, left-before; of somebody else
    other-seated, other-left."""
    own = person == by
    if table.seat_of(person) is not None:
        raise Refused("seated-already" if own else "other-seated")
    if tables.has_held(tx.connection, table.id, person):
        raise Refused("left-before" if own else "other-left")


def _withdraw_offers(tx: Transaction, table: Table, number: int) -> None:
    for other in proposals.open_offers(tx.connection, table.id):
        if other.seat == number:
            close_offer(tx, table, other, "withdrawn")


def close_offer(
    tx: Transaction, table: Table, made: Offer, state: OfferState, name: str | None = None
) -> None:
    proposals.close_offer(tx.connection, made.id, state, name)
    posting.offer(tx, table, made.id, made.person)
    # Only the person invited sees the offer itself; who invited them waits for an answer.
    if made.person is not None and state in ("declined", "expired"):
        posting.say(tx, table, state, name=made.name)


def still_stands(tx: Transaction, table: Table, made: Offer) -> bool:
    """Whether an open offer holds: the seat has the same person as then, or nobody, and they have
    not answered in the meantime."""
    seat = table.seats[made.seat]
    if is_vacant(seat):
        return True
    return seat.person == made.holder and (made.ticket is None or waits(tx, table, made.ticket))


def waits(tx: Transaction, table: Table, ticket: int) -> bool:
    return any(
        o.ticket == ticket and o.given is None for o in questions.opens(tx.connection, table.id)
    )


def accept(tx: Transaction, table: Table, made: Offer, person: Person) -> None:
    """Give this person the seat, with its hand and its questions; the former one's panels stop
    working. A second press changes nothing. Refused: seated-already, left-before; offer-closed,
    not-for-you."""
    need_running(table)
    if made.state == "taken" and table.seats[made.seat].person == person[0]:
        return
    if made.state != "open" or made.due_at <= tx.now:
        raise Refused("offer-closed")
    if made.person is not None and made.person != person[0]:
        raise Refused("not-for-you")
    need_newcomer(tx, table, person[0], person[0])
    close_offer(tx, table, made, "taken", person[1])
    before = table.seats[made.seat]
    former = None if is_vacant(before) else before.person
    if former is not None:
        tables.end_holder(tx.connection, table.id, former, tx.now)
    tables.add_holder(tx.connection, table.id, person[0], before.number, tx.now)
    table = _reseat(tx, table, Seat(before.number, person[0], person[1]))
    _ask_anew(tx, table, before.number)
    questions.forget_drafts(tx.connection, table.id, before.number)
    posting.put(tx, table, "lobby")
    posting.put(tx, table, "arrival", seat=before.number, payload={"person": person[0]})
    key: posting.Saying = "took-over" if before.name else "took-seat"
    posting.say(tx, table, key, name=person[1], former=before.name)
    posting.table(tx, table)
    if before.person is not None:
        posting.privately(tx, table, "panel", before.number, before.person)
    posting.privately(tx, table, "hand", before.number, person[0])
    if former is not None:
        hand_on(tx, table, former)


# People who left the server


def noticed_gone(tx: Transaction, table: Table, person: int) -> bool:
    """Discord says that this person is not in the server: the table is told once, and the host's
    powers pass on. Whether it was news."""
    known = proposals.is_gone(tx.connection, table.id, person)
    number = table.seat_of(person)
    if number is None or table.phase != "running":
        return False
    proposals.looked(tx.connection, table.id, person, tx.now, True)
    if known:
        return False
    posting.put(tx, table, "gone", seat=number, payload={"person": person})
    others = [p for p in awake(table) if p != person]
    others = [p for p in others if not proposals.is_gone(tx.connection, table.id, p)]
    if table.host == person and others:
        _make_host(tx, table, others[0])
    return True
