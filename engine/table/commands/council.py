"""What people do about votes and seats, each as one transaction under the table's lock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

import db.tables.votes
from db.tables import offers
from db.tables.offers import Offer, OfferState
from db.tables.votes import Choice, Vote, VoteKind
from engine.table.answers import answering, looking
from engine.table.door import Adapter, Refused, Table
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


class Council:
    """See the module."""

    def __init__(self, adapter: Adapter) -> None:
        self._adapter = adapter

    # Votes

    async def propose(
        self,
        table: int,
        person: int,
        kind: VoteKind,
        *,
        about: Mapping[str, Any] | None = None,
        choice: Choice | None = None,
    ) -> Vote:
        """See `engine.table.seats.votes.propose`.

        Raises:
            Refused.
        """

        def job(work: Work) -> Vote:
            return votes.propose(work, table, kind, by=person, about=about, choice=choice)

        return await self._adapter.command(table, job)

    async def vote(self, table: int, vote: int, person: int, choice: str) -> Vote:
        """See `engine.table.seats.votes.cast`.

        Raises:
            Refused: no-vote, vote-closed, not-voter.
        """
        return await self._adapter.command(
            table, lambda work: votes.cast(work, table, vote, person, choice)
        )

    async def withdraw(self, table: int, vote: int, person: int) -> Vote:
        """See `engine.table.seats.votes.withdraw`.

        Raises:
            Refused: no-vote, not-proposer, vote-closed.
        """
        return await self._adapter.command(
            table, lambda work: votes.withdraw(work, table, vote, person)
        )

    async def close_due(self) -> list[int]:
        """Close the votes and offers whose time is over; the tables where it happened."""
        return await self._adapter.command(None, votes.close_due, wakes=lambda touched: touched)

    async def can_ask(self, table: int, person: int) -> int | None:
        """The record of this person's last answer, if the others can be asked to go back to
        before it."""

        def job(work: Work) -> int | None:
            found = looking.table(work, table)
            if found.phase != "running" or person not in hands_over.awake(found):
                return None
            return answering.last_answer(work, found, person)

        return await self._adapter.look(job)

    async def count_back(self, table: int, record: int) -> dict[int, int]:
        """How many answers of each seat go back with that one."""

        def job(work: Work) -> dict[int, int]:
            found = looking.table(work, table)
            counts: dict[int, int] = {}
            for gone in votes.going_back(work, found, record):
                if gone.seat is not None:
                    counts[gone.seat] = counts.get(gone.seat, 0) + 1
            return counts

        return await self._adapter.look(job)

    # Seats

    async def _change(self, table: int, change: Callable[[Work, Table], Any]) -> Table:
        """`change(work, table)`, after which open votes are looked at again."""

        def job(work: Work) -> Table:
            change(work, looking.table(work, table))
            votes.reconsider(work, table)
            return looking.table(work, table)

        return await self._adapter.command(table, job)

    async def lend(self, table: int, person: int) -> Table:
        """A computer player sits in for this person until they take the seat back.

        Raises:
            Refused: no-table, not-running, over, not-seated, last-person, budget-lend.
        """
        return await self._change(
            table,
            lambda work, found: hands_over.lend(work, found, _own(found, person), why="asked"),
        )

    async def take_back(self, table: int, person: int) -> Table:
        """They play their seat again.

        Raises:
            Refused: no-table, not-running, over, not-seated.
        """
        return await self._change(
            table, lambda work, found: hands_over.take_back(work, found, person)
        )

    async def seek(
        self, table: int, person: int, seat: int | None = None, to: Person | None = None
    ) -> Asked:
        """Ask for somebody else in a seat: the named person, or anybody. One's own seat is offered
        at once, and so is a seat without a person if the host asks. The table votes about any other
        seat, if its person has kept it waiting for long or left the server.

        Raises:
            Refused: no-table, not-running, over, not-seated, no-seat, and those of `propose`.
        """

        def job(work: Work) -> Asked:
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
            about = {"seat": number}
            if to is not None:
                about |= {"person": to[0], "name": to[1]}  # type: ignore[dict-item]
            kind: VoteKind = "open" if to is None else "replace"
            vote = votes.propose(work, table, kind, by=person, about=about)
            return Asked(vote=vote)

        return await self._adapter.command(table, job)

    async def accept(self, offer: int, person: Person) -> Table:
        """Take the seat that is on offer.

        Raises:
            Refused: offer-closed, not-for-you, seated-already, left-before, not-running, over.
        """
        table = (await self._offer(offer)).table

        def change(work: Work, found: Table) -> None:
            made = offers.get(work.connection, offer)
            assert made is not None
            if made.state == "open" and not hands_over.still_stands(work, found, made):
                raise Refused("offer-closed")
            hands_over.accept(work, found, made, person)

        return await self._change(table, change)

    async def decline(self, offer: int, person: int) -> None:
        """Who was invited does not want the seat. Declined twice is declined.

        Raises:
            Refused: offer-closed, not-for-you.
        """
        await self._put_away(offer, person, "declined")

    async def withdraw_offer(self, offer: int, person: int) -> None:
        """Who offered the seat (of a vote: anybody at the table) takes the offer back.

        Raises:
            Refused: offer-closed, not-proposer.
        """
        await self._put_away(offer, person, "withdrawn")

    async def _put_away(self, offer: int, person: int, state: OfferState) -> None:
        table = (await self._offer(offer)).table

        def change(work: Work, found: Table) -> None:
            made = offers.get(work.connection, offer)
            assert made is not None
            if state == "declined" and made.person != person:
                raise Refused("not-for-you")
            by = {made.by} if made.by is not None else set(hands_over.awake(found))
            if state == "withdrawn" and person not in by | {found.host}:
                raise Refused("not-proposer")
            if made.state == state:
                return
            if made.state != "open":
                raise Refused("offer-closed")
            hands_over.close_offer(work, found, made, state)

        await self._change(table, change)

    async def _offer(self, offer: int) -> Offer:
        found = await self._adapter.store.read(offers.get, offer)
        if found is None:
            raise Refused("offer-closed")
        return found

    # People who left the server

    async def noticed(self, table: int, person: int, *, gone: bool) -> bool:
        """Discord says that this person is, or is not, in the server. Whether the table is told:
        that happens once."""
        news = False

        def change(work: Work, found: Table) -> None:
            nonlocal news
            if gone:
                news = hands_over.noticed_gone(work, found, person)
            else:
                hands_over.noticed_here(work, found, person)

        await self._change(table, change)
        return news

    async def to_look_for(self) -> list[tuple[int, int, int]]:
        """(table, server, person) of those whom to look for in the server now."""
        before = self._adapter.now() - LOOK_AGAIN
        return await self._adapter.store.read(offers.to_look_for, before, AT_ONCE)

    async def next_due(self) -> int | None:
        """When `close_due` has something to do next."""
        return await self._adapter.store.read(db.tables.votes.next_due)


def _own(table: Table, person: int) -> int:
    hands_over.need_running(table)
    return hands_over.seat_of(table, person).number
