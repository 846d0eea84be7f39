"""Votes at a table, inside a transaction: proposing, voting, and what comes of it.

Persons who play their seat themselves vote; computer players do not, nor whoever has one
sitting in, nor whose own seat is at stake. To take answers back and to end the game all must
agree, so that one voice against closes the vote; for the rest more than half of all who may vote
must want the same. The deciding ballot and what it decides are one transaction. A person alone
with computer players decides by proposing.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final

from db.tables import letters, log, proposals, questions, tables
from db.tables.log import Record
from db.tables.proposals import Choice, Outcome, Vote, VoteKind, VoteState
from db.tables.tables import DAY, Pace, Table
from engine.table.answers import answering, queries
from engine.table.record import budget, deadlines, posting
from engine.table.record.loaded import call_off, load, open_question, rebuild
from engine.table.record.transaction import Refused, Transaction
from engine.table.seats import transfer

NEED_ALL: Final[tuple[VoteKind, ...]] = ("undo", "end")
"""The kinds that everybody must agree to; the others need a majority."""

AGAINST: Final[Choice] = "against"

SHORTEST: Final = 15 * 60
LATELY: Final = 3600  # for this long the same person cannot propose again what was declined

MOST_OPEN: Final = 4  # how many votes may be open at a table at once


def choices(kind: VoteKind) -> tuple[Choice, ...]:
    """What can be voted for; `AGAINST` comes last."""
    return ("computer", "default", AGAINST) if kind == "absent" else ("for", AGAINST)


def propose(
    tx: Transaction,
    table: int,
    kind: VoteKind,
    *,
    by: int | None = None,
    about: Mapping[str, Any] | None = None,
    choice: Choice | None = None,
) -> Vote:
    """Put something to the vote; whoever proposes it votes for it at once.

    `about` is as `VoteKind` says; what else is to be remembered (the question that is waited for,
    who holds the seat) is added here. `by`: the person; None: the clock, which has no ballot
    and needs no reason why somebody is absent. `choice`: what `by` votes for where there are
    several ways ("computer" or "default" of "absent"); else "for".

        propose(tx, table.id, "absent", about={"seat": 2})

    The vote as it is then: decided already ("passed") when nobody else is to be asked; "moot" when
    there is nobody at all. The same proposal while it is open counts as a ballot for it. Refused:
    no-table, not-running, over, not-seated, not-voter; nothing-to-undo (no answer of theirs is
    left); not-absent; last-person; other-seated, other-left (of the person who is to take the
    seat); voted-lately; too-many-votes; budget-call."""
    found = queries.table(tx, table)
    transfer.need_running(found)
    if by is not None and by not in transfer.awake(found):
        raise Refused("not-seated" if found.seat_of(by) is None else "not-voter")
    subject = _subject(tx, found, kind, by, dict(about or {}))
    if choice is None:
        choice = choices(kind)[0]
    under_way = proposals.open_votes(tx.connection, table)
    twin = next((v for v in under_way if v.kind == kind and v.about == subject), None)
    if twin is not None:
        return twin if by is None else cast(tx, table, twin.id, by, choice)
    if by is not None:
        if len(under_way) >= MOST_OPEN:
            raise Refused("too-many-votes", str(MOST_OPEN))
        lost = proposals.lost_since(tx.connection, table, by, tx.now - LATELY)
        if any(vote.kind == kind and vote.about == subject for vote in lost):
            raise Refused("voted-lately")
    # A day; as long as a move may take where that is shorter.
    lasts = max(SHORTEST, min(DAY, found.pace.patience or DAY))
    vote = Vote(0, table, kind, by, subject, tx.now, tx.now + lasts)
    vote = proposals.insert_vote(tx.connection, vote)
    may_vote = voters(found, vote)
    if not may_vote:
        proposals.close_vote(tx.connection, vote.id, "moot", tx.now)
        return _known(tx, vote.id)
    if by is not None:
        if by not in may_vote:
            raise Refused("not-voter")
        proposals.put_ballot(tx.connection, vote.id, by, choice, tx.now)
    made = _evaluate(tx, vote.id)
    if by is not None and made.state == "open":  # the others are called
        budget.spend(tx, found.guild, by, "call")
    return made


# What a vote is about


def _subject(
    tx: Transaction, table: Table, kind: VoteKind, by: int | None, about: dict[str, Any]
) -> dict[str, Any]:
    if kind == "undo":
        last = None if by is None else answering.last_answer(tx, table, by)
        if last is None or about.get("record", last) != last:
            raise Refused("nothing-to-undo")
        return {"record": last}
    if kind in ("absent", "open", "replace"):
        return _seat_subject(tx, table, kind, by, about)
    return about


def _seat_subject(
    tx: Transaction, table: Table, kind: VoteKind, by: int | None, about: dict[str, Any]
) -> dict[str, Any]:
    number = int(about["seat"])
    if not 0 <= number < len(table.seats):
        raise Refused("not-seated")
    seat = table.seats[number]
    vacant, lent = transfer.is_vacant(seat), transfer.is_lent(seat)
    subject: dict[str, Any] = {"seat": number, "holder": None, "ticket": None, "lent": lent}
    if not vacant and seat.person is not None:
        subject["holder"] = seat.person
        gone = proposals.is_gone(tx.connection, table.id, seat.person)
        # Nobody votes on the seat of somebody who plays.
        if by is not None and not (lent or gone or deadlines.timed_out(tx, table, number)):
            raise Refused("not-absent")
        waiting = [] if lent else questions.opens(tx.connection, table.id)
        theirs = [o.ticket for o in waiting if o.question.seat == number and o.given is None]
        subject["ticket"] = next(iter(theirs), None)
    if kind == "absent" and (vacant or lent):
        raise Refused("not-seated")
    if kind == "replace":
        person = (int(about["person"]), str(about["name"]))
        transfer.need_newcomer(tx, table, person[0], by)
        subject |= {"person": person[0], "name": person[1]}
    return subject


# Voting


def cast(tx: Transaction, table: int, vote: int, person: int, choice: str) -> Vote:
    """One person's ballot, in place of an earlier one. The vote as it is then; what it decides is
    done. The same again changes nothing. Refused: no-vote (or no such choice), vote-closed,
    not-voter."""
    found = _at(tx, table, vote)
    said = next((known for known in choices(found.kind) if known == choice), None)
    if said is None:
        raise Refused("no-vote")
    if found.state != "open" or found.due_at <= tx.now:
        if found.choice_of(person) == said and found.state != "open":
            return found
        raise Refused("vote-closed")
    if person not in voters(queries.table(tx, table), found):
        raise Refused("not-voter")
    if found.choice_of(person) != said:
        proposals.put_ballot(tx.connection, vote, person, said, tx.now)
    return _evaluate(tx, vote)


def withdraw(tx: Transaction, table: int, vote: int, person: int) -> Vote:
    """Whoever proposed it takes it back. Once it is withdrawn nothing changes. Refused: no-vote,
    not-proposer, vote-closed."""
    found = _at(tx, table, vote)
    if found.by != person:
        raise Refused("not-proposer")
    if found.state not in ("open", "withdrawn"):
        raise Refused("vote-closed")
    if found.state == "open":
        _close(tx, queries.table(tx, table), found, "withdrawn")
    return _known(tx, vote)


def close_due(tx: Transaction) -> None:
    """Close the votes and offers whose time is over."""
    for vote in proposals.due_votes(tx.connection, tx.now):
        _close(tx, queries.table(tx, vote.table), vote, "expired")
    for offer in proposals.due_offers(tx.connection, tx.now):
        transfer.close_offer(tx, queries.table(tx, offer.table), offer, "expired")


def reconsider(tx: Transaction, table: int) -> None:
    """Others sit there now: what is open may be decided by it, or need no decision any more."""
    for vote in proposals.open_votes(tx.connection, table):
        # What one vote decides may close another.
        if _known(tx, vote.id).state == "open":
            _evaluate(tx, vote.id)
    _tidy_offers(tx, table)


def after_move(tx: Transaction, table: int) -> None:
    """The table has moved on: whoever answered is there, and what was to be undone may be gone."""
    for vote in proposals.open_votes(tx.connection, table):
        found = queries.table(tx, table)
        if not _still_asks(tx, found, vote):
            _close(tx, found, vote, "moot")
        elif vote.kind == "undo":
            posting.vote(tx, found, vote.id)
    _tidy_offers(tx, table)


def _tidy_offers(tx: Transaction, table: int) -> None:
    for offer in proposals.open_offers(tx.connection, table):
        found = queries.table(tx, table)
        if not transfer.still_stands(tx, found, offer):
            transfer.close_offer(tx, found, offer, "withdrawn")


def voters(table: Table, vote: Vote) -> list[int]:
    """The people who may vote, by seat. After it is closed: those who did."""
    if vote.state != "open":
        return [ballot.person for ballot in vote.ballots]
    return [person for person in transfer.awake(table) if person != vote.about.get("holder")]


def _at(tx: Transaction, table: int, vote: int) -> Vote:
    found = proposals.get_vote(tx.connection, vote)
    if found is None or found.table != table:
        raise Refused("no-vote")
    return found


def _known(tx: Transaction, vote: int) -> Vote:
    found = proposals.get_vote(tx.connection, vote)
    assert found is not None
    return found


def _close(
    tx: Transaction, table: Table, vote: Vote, state: VoteState, outcome: Outcome = ""
) -> None:
    proposals.close_vote(tx.connection, vote.id, state, tx.now, outcome)
    known = letters.of(tx.connection, table.id, f"vote/{vote.id}")
    if known or letters.post_waits(tx.connection, table.id, "vote"):
        posting.vote(tx, table, vote.id)


def _evaluate(tx: Transaction, number: int) -> Vote:
    """Close the vote if it is decided, and do what it decides; else show who has voted."""
    vote = _known(tx, number)
    table = queries.table(tx, vote.table)
    if not _still_asks(tx, table, vote):
        _close(tx, table, vote, "moot")
        return _known(tx, number)
    outcome = decided(vote, voters(table, vote))
    if outcome is None:
        posting.vote(tx, table, number)
    elif outcome == AGAINST:
        _close(tx, table, vote, "failed")
    else:
        # Closed first: what it decides may end the table, and with it all open votes.
        _close(tx, table, vote, "passed", outcome)
        _do(tx, table, vote, outcome)
    return _known(tx, number)


def decided(vote: Vote, people: list[int]) -> Choice | None:
    """The choice that has carried it, `AGAINST` once none can any more, None while it is open."""
    said = [ballot.choice for ballot in vote.ballots if ballot.person in people]
    if not people:
        return AGAINST
    if vote.kind in NEED_ALL:
        if AGAINST in said:
            return AGAINST
        return "for" if len(said) == len(people) else None
    needed, missing = len(people) // 2 + 1, len(people) - len(said)
    ways = [choice for choice in choices(vote.kind) if choice != AGAINST]
    for choice in ways:
        if said.count(choice) >= needed:
            return choice
    possible = max(said.count(choice) for choice in ways) + missing >= needed
    return None if possible else AGAINST


def _still_asks(tx: Transaction, table: Table, vote: Vote) -> bool:
    about = vote.about
    if vote.kind == "undo":
        return log.stands(tx.connection, table.id, about["record"])
    if "seat" not in about:
        return True
    seat = table.seats[about["seat"]]
    if (None if transfer.is_vacant(seat) else seat.person) != about["holder"]:
        return False
    if transfer.is_lent(seat) != about["lent"]:
        return False
    # Whoever answers is there again.
    return about["ticket"] is None or transfer.waits(tx, table, about["ticket"])


# What votes decide


def _do(tx: Transaction, table: Table, vote: Vote, outcome: Choice) -> None:
    about = vote.about
    match vote.kind, outcome:
        case "undo", _:
            own = log.one(tx.connection, table.id, about["record"])
            assert own.seat is not None
            going, by = undone_with(tx, table, own.record), vote.by or 0
            answering.undo_records(load(tx, table.id), own.seat, by, going, agreed=True)
        case "end", _:
            call_off(tx, table, "agreed")
        case "pace", _:
            deadlines.change_pace(tx, table, Pace(**about))
        case "absent", "computer":
            transfer.lend(tx, table, about["seat"], why="lent-voted")
            reconsider(tx, table.id)
        case "absent", "default":
            posting.say(tx, table, "answered-for", name=table.seats[about["seat"]].name)
            answering.give_default(tx, table.id, about["seat"])
        case "open", _:
            transfer.offer(tx, table, about["seat"], by=None, ticket=about["ticket"])
        case "replace", _:
            to = (about["person"], about["name"])
            transfer.offer(tx, table, about["seat"], by=None, to=to, ticket=about["ticket"])


def undone_with(tx: Transaction, table: Table, record: int) -> list[Record]:
    """The answers that are undone with this one, the newest first: sealed picks go together."""
    first = own = log.one(tx.connection, table.id, record)
    if own.sealed:
        game = tx.games[table.game]
        seed, _ = tables.seed_and_tickets(tx.connection, table.id)
        before = [r for r in log.standing(tx.connection, table.id, record) if r.record < record]
        while before and before[-1].sealed and before[-1].at == own.at:
            earlier = before.pop()
            state = rebuild(game, table, seed, before)
            if open_question(game, state, own.question or 0) is None:
                break
            first = earlier
    newest = log.newest_first(tx.connection, table.id)
    return list(takewhile(lambda found: found.record >= first.record, newest))
