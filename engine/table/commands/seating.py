"""What people do about votes and seats, besides voting (`engine.table.seats.votes`).

Each raises Refused: no-table, not-running, over or not-seated where that is so, and what it says
besides.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from db.tables import proposals
from db.tables.proposals import Offer, OfferState, Vote, VoteKind
from db.tables.tables import Table
from engine.table.answers import answering, queries
from engine.table.record.transaction import Refused, Transaction
from engine.table.seats import transfer, votes
from engine.table.seats.transfer import Person

LOOK_AGAIN = 24 * 3600
"""So long after they were asked, and so often, an awaited person is looked for on the server."""

AT_ONCE = 20  # so many are looked for in one round


class Asked(Struct, frozen=True):
    """The result of asking for somebody else in a seat: an offer of it, or a vote on it."""

    offer: Offer | None = None
    vote: Vote | None = None


# Votes


def can_ask(tx: Transaction, table: int, person: int) -> int | None:
    """The record of this person's last answer, if the others can be asked to undo it."""
    found = queries.table(tx, table)
    if found.phase != "running" or person not in transfer.awake(found):
        return None
    return answering.last_answer(tx, found, person)


def count_back(tx: Transaction, table: int, record: int) -> dict[int, int]:
    """How many answers of each seat are undone with that one."""
    gone = votes.undone_with(tx, queries.table(tx, table), record)
    return Counter(one.seat for one in gone if one.seat is not None)


# Seats; open votes are looked at again afterwards


def lend(tx: Transaction, table: int, person: int) -> None:
    """A computer player sits in for this person. Also refused: last-person, budget-lend."""
    found = queries.table(tx, table)
    transfer.need_running(found)
    transfer.lend(tx, found, transfer.seat_of(found, person).number, why="lent-asked")
    votes.reconsider(tx, table)


def reclaim(tx: Transaction, table: int, person: int) -> None:
    transfer.reclaim(tx, queries.table(tx, table), person)
    votes.reconsider(tx, table)


def seek(
    tx: Transaction, table: int, person: int, seat: int | None = None, to: Person | None = None
) -> Asked:
    """Ask for somebody else in a seat: the named person, or anybody. One's own seat is offered at
    once, and so is a seat without a person if the host asks. About another the table votes, if its
    person is absent. Also refused: no-seat, lesson, and those of `votes.propose`."""
    found = queries.table(tx, table)
    transfer.need_running(found)
    if found.lesson:
        raise Refused("lesson")
    own = transfer.seat_of(found, person).number
    number = own if seat is None else seat
    if not 0 <= number < len(found.seats):
        raise Refused("no-seat")
    if number == own or (found.host == person and transfer.is_vacant(found.seats[number])):
        return Asked(offer=transfer.offer(tx, found, number, by=person, to=to))
    about: dict[str, object] = {"seat": number}
    if to is not None:
        about |= {"person": to[0], "name": to[1]}
    kind: VoteKind = "open" if to is None else "replace"
    return Asked(vote=votes.propose(tx, table, kind, by=person, about=about))


def accept(tx: Transaction, offer: int, person: Person) -> Table:
    """Take the seat. Also refused: offer-closed, not-for-you, seated-already, left-before."""
    made = _offer(tx, offer)
    found = queries.table(tx, made.table)
    if made.state == "open" and not transfer.still_stands(tx, found, made):
        raise Refused("offer-closed")
    transfer.accept(tx, found, made, person)
    votes.reconsider(tx, made.table)
    return queries.table(tx, made.table)


def decline(tx: Transaction, offer: int, person: int) -> None:
    """Who was invited does not want the seat. Declined twice is declined. Also refused:
    offer-closed, not-for-you."""
    made = _offer(tx, offer)
    if made.person != person:
        raise Refused("not-for-you")
    _put_away(tx, made, "declined")


def withdraw_offer(tx: Transaction, offer: int, person: int) -> None:
    """Who offered the seat (of a vote: anybody at the table) takes the offer back. Also refused:
    offer-closed, not-proposer."""
    made = _offer(tx, offer)
    found = queries.table(tx, made.table)
    by = {made.by} if made.by is not None else set(transfer.awake(found))
    if person not in by | {found.host}:
        raise Refused("not-proposer")
    _put_away(tx, made, "withdrawn")


def _put_away(tx: Transaction, made: Offer, state: OfferState) -> None:
    if made.state == state:
        return
    if made.state != "open":
        raise Refused("offer-closed")
    transfer.close_offer(tx, queries.table(tx, made.table), made, state)
    votes.reconsider(tx, made.table)


def _offer(tx: Transaction, offer: int) -> Offer:
    found = proposals.get_offer(tx.connection, offer)
    if found is None:
        raise Refused("offer-closed")
    return found


# People who left the server


def noticed(tx: Transaction, table: int, person: int, *, gone: bool) -> bool:
    """Discord says that this person is, or is not, in the server. Whether the table is told: that
    happens once."""
    found = queries.table(tx, table)
    if not gone:
        proposals.looked(tx.connection, table, person, tx.now, False)
    news = gone and transfer.noticed_gone(tx, found, person)
    votes.reconsider(tx, table)
    return news


def to_look_for(tx: Transaction) -> list[tuple[int, int, int]]:
    """(table, server, person) of those whom to look for in the server now."""
    return proposals.to_look_for(tx.connection, tx.now - LOOK_AGAIN, AT_ONCE)
