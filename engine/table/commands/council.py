"""What people do about votes and seats, besides voting (`engine.table.seats.votes`)."""

from __future__ import annotations

from msgspec import Struct

from db.base.rows import Table
from db.tables import offers
from db.tables.offers import Offer, OfferState
from db.tables.votes import Vote, VoteKind
from engine.table.answers import answering, looking
from engine.table.record.facts import Refused
from engine.table.record.work import Work
from engine.table.seats import hands_over, votes
from engine.table.seats.hands_over import Person

LOOK_AGAIN = 24 * 3600
"""How long after they were asked an awaited person is looked for on the server, and how often after
that."""

AT_ONCE = 20
"""So many are looked for in one round."""


class Asked(Struct, frozen=True):
    """The result of asking for somebody else in a seat: an offer of it, or a vote on it."""

    offer: Offer | None = None
    vote: Vote | None = None


# Votes


def can_ask(work: Work, table: int, person: int) -> int | None:
    """The record of this person's last answer, if the others can be asked to go back to before
    it."""
    found = looking.table(work, table)
    if found.phase != "running" or person not in hands_over.awake(found):
        return None
    return answering.last_answer(work, found, person)


def count_back(work: Work, table: int, record: int) -> dict[int, int]:
    """How many answers of each seat go back with that one."""
    counts: dict[int, int] = {}
    for gone in votes.going_back(work, looking.table(work, table), record):
        if gone.seat is not None:
            counts[gone.seat] = counts.get(gone.seat, 0) + 1
    return counts


# Seats; open votes are looked at again afterwards


def lend(work: Work, table: int, person: int) -> Table:
    """A computer player sits in for this person until they take the seat back.

    Raises:
        Refused: no-table, not-running, over, not-seated, last-person, budget-lend.
    """
    found = looking.table(work, table)
    hands_over.lend(work, found, _own(found, person), why="asked")
    return _reconsidered(work, table)


def take_back(work: Work, table: int, person: int) -> Table:
    """They play their seat again.

    Raises:
        Refused: no-table, not-running, over, not-seated.
    """
    hands_over.take_back(work, looking.table(work, table), person)
    return _reconsidered(work, table)


def seek(
    work: Work, table: int, person: int, seat: int | None = None, to: Person | None = None
) -> Asked:
    """Ask for somebody else in a seat: the named person, or anybody. One's own seat is offered at
    once, and so is a seat without a person if the host asks. The table votes about any other seat,
    if its person has kept it waiting for long or left the server.

    Raises:
        Refused: no-table, not-running, over, not-seated, no-seat, and those of `votes.propose`.
    """
    found = looking.table(work, table)
    hands_over.need_running(found)
    number = _own(found, person) if seat is None else seat
    if found.seat_of(person) is None:
        raise Refused("not-seated")
    if not 0 <= number < len(found.seats):
        raise Refused("no-seat")
    own = found.seats[number].person == person
    if own or (found.host == person and hands_over.is_vacant(found.seats[number])):
        return Asked(offer=hands_over.offer(work, found, number, by=person, to=to))
    about: dict[str, object] = {"seat": number}
    if to is not None:
        about |= {"person": to[0], "name": to[1]}
    kind: VoteKind = "open" if to is None else "replace"
    return Asked(vote=votes.propose(work, table, kind, by=person, about=about))


def accept(work: Work, offer: int, person: Person) -> Table:
    """Take the seat that is on offer.

    Raises:
        Refused: offer-closed, not-for-you, seated-already, left-before, not-running, over.
    """
    made = _offer(work, offer)
    found = looking.table(work, made.table)
    if made.state == "open" and not hands_over.still_stands(work, found, made):
        raise Refused("offer-closed")
    hands_over.accept(work, found, made, person)
    return _reconsidered(work, made.table)


def decline(work: Work, offer: int, person: int) -> None:
    """Who was invited does not want the seat. Declined twice is declined.

    Raises:
        Refused: offer-closed, not-for-you.
    """
    made = _offer(work, offer)
    if made.person != person:
        raise Refused("not-for-you")
    _put_away(work, made, "declined")


def withdraw_offer(work: Work, offer: int, person: int) -> None:
    """Who offered the seat (of a vote: anybody at the table) takes the offer back.

    Raises:
        Refused: offer-closed, not-proposer.
    """
    made = _offer(work, offer)
    found = looking.table(work, made.table)
    by = {made.by} if made.by is not None else set(hands_over.awake(found))
    if person not in by | {found.host}:
        raise Refused("not-proposer")
    _put_away(work, made, "withdrawn")


def _put_away(work: Work, made: Offer, state: OfferState) -> None:
    if made.state == state:
        return
    if made.state != "open":
        raise Refused("offer-closed")
    hands_over.close_offer(work, looking.table(work, made.table), made, state)
    votes.reconsider(work, made.table)


def _offer(work: Work, offer: int) -> Offer:
    found = offers.get(work.connection, offer)
    if found is None:
        raise Refused("offer-closed")
    return found


def _own(table: Table, person: int) -> int:
    hands_over.need_running(table)
    return hands_over.seat_of(table, person).number


def _reconsidered(work: Work, table: int) -> Table:
    votes.reconsider(work, table)
    return looking.table(work, table)


# People who left the server


def noticed(work: Work, table: int, person: int, *, gone: bool) -> bool:
    """Discord says that this person is, or is not, in the server. Whether the table is told: that
    happens once."""
    news, found = False, looking.table(work, table)
    if gone:
        news = hands_over.noticed_gone(work, found, person)
    else:
        hands_over.noticed_here(work, found, person)
    votes.reconsider(work, table)
    return news


def to_look_for(work: Work) -> list[tuple[int, int, int]]:
    """(table, server, person) of those whom to look for in the server now."""
    return offers.to_look_for(work.connection, work.now - LOOK_AGAIN, AT_ONCE)
