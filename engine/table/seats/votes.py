"""Votes at a table, inside a transaction: proposing, voting, and what comes of it.

Persons who play their seat themselves vote; computer players do not, nor whoever has one
sitting in, nor whose own seat is at stake. To take answers back and to end the game all must
agree, so that one voice against closes the vote; for the rest more than half of all who may vote
must want the same. The deciding ballot and what it decides are one transaction. A person alone
with computer players decides by proposing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from db.base.pace import Pace
from db.base.rows import Table
from db.tables import log, offers, outbox, tables, votes
from db.tables.log import Record
from db.tables.votes import Choice, Outcome, Vote, VoteKind, VoteState
from engine.table.answers import answering, looking
from engine.table.answers.patience import change_pace, give_default
from engine.table.record import awaited, budget, ending, posting
from engine.table.record.facts import Refused
from engine.table.record.log import open_question, replay
from engine.table.record.moment import load
from engine.table.record.work import Work
from engine.table.seats import hands_over

NEED_ALL: Final[tuple[VoteKind, ...]] = ("undo", "end")
"""The kinds that everybody must agree to; the others need a majority."""

AGAINST: Final[Choice] = "against"

DAY: Final = 24 * 3600
SHORTEST: Final = 15 * 60
LATELY: Final = 3600
"""For this long the same person cannot propose again what was declined."""

MOST_OPEN: Final = 4
"""How many votes may be open at a table at once."""


def choices(kind: VoteKind) -> tuple[Choice, ...]:
    """What can be voted for; `AGAINST` comes last."""
    return ("computer", "default", AGAINST) if kind == "absent" else ("for", AGAINST)


def propose(
    work: Work,
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

        propose(work, table.id, "absent", about={"seat": 2})

    The vote as it is then: decided already ("passed") when nobody else is to be asked; "moot"
    when there is nobody at all. The same proposal while it is open counts as a ballot for it.

    Raises:
        Refused: no-table, not-running, over, not-seated, not-voter; nothing-to-undo (no answer
            of theirs is left); not-absent; last-person; seated-already, left-before (of the
            person who is to take the seat); voted-lately; too-many-votes; budget-call.
    """
    found = looking.table(work, table)
    hands_over.need_running(found)
    if by is not None and by not in hands_over.awake(found):
        raise Refused("not-seated" if found.seat_of(by) is None else "not-voter")
    subject = _subject(work, found, kind, by, dict(about or {}))
    if choice is None:
        choice = choices(kind)[0]
    twin = _twin(work, table, kind, subject)
    if twin is not None:
        return twin if by is None else cast(work, table, twin.id, by, choice)
    _need_room(work, found, kind, by, subject)
    due_at = work.now + _open_seconds(found)
    vote = votes.insert(work.connection, table, kind, by, subject, work.now, due_at)
    if not _voters(found, vote):
        votes.close(work.connection, vote.id, "moot", work.now)
        return _known(work, vote.id)
    if by is not None:
        if by not in _voters(found, vote):
            raise Refused("not-voter")
        votes.put_ballot(work.connection, vote.id, by, choice, work.now)
    made = _evaluate(work, vote.id)
    if by is not None and made.state == "open":  # the others are called
        budget.spend(work, found.guild, by, "call")
    return made


def _open_seconds(table: Table) -> int:
    """A day; as long as a move may take where that is shorter."""
    patience = table.pace.patience or DAY
    return max(SHORTEST, min(DAY, patience))


def _twin(work: Work, table: int, kind: VoteKind, about: dict[str, Any]) -> Vote | None:
    """The open vote on the same."""
    same = [v for v in votes.open_at(work.connection, table) if v.kind == kind]
    if kind in ("undo", "end"):
        return next((v for v in same if v.about.get("record") == about.get("record")), None)
    return next((v for v in same if v.about == about), None)


def _need_room(
    work: Work,
    table: Table,
    kind: VoteKind,
    by: int | None,
    about: dict[str, Any],
) -> None:
    if by is None:
        return
    if len(votes.open_at(work.connection, table.id)) >= MOST_OPEN:
        raise Refused("too-many-votes", str(MOST_OPEN))
    lost = votes.lost_since(work.connection, table.id, by, work.now - LATELY)
    if any(vote.kind == kind and vote.about == about for vote in lost):
        raise Refused("voted-lately")


# What a vote is about


def _subject(
    work: Work,
    table: Table,
    kind: VoteKind,
    by: int | None,
    about: dict[str, Any],
) -> dict[str, Any]:
    if kind == "undo":
        return _undo_subject(work, table, by, about)
    if kind in ("absent", "open", "replace"):
        return _seat_subject(work, table, kind, by, about)
    return about


def _undo_subject(
    work: Work, table: Table, by: int | None, about: dict[str, Any]
) -> dict[str, Any]:
    last = None if by is None else answering.last_answer(work, table, by)
    if last is None or about.get("record", last) != last:
        raise Refused("nothing-to-undo")
    return {"record": last}


def _seat_subject(
    work: Work,
    table: Table,
    kind: VoteKind,
    by: int | None,
    about: dict[str, Any],
) -> dict[str, Any]:
    number = int(about["seat"])
    if not 0 <= number < len(table.seats):
        raise Refused("not-seated")
    seat = table.seats[number]
    subject: dict[str, Any] = {"seat": number, "holder": None, "ticket": None, "lent": False}
    if not hands_over.is_vacant(seat):
        subject["holder"] = seat.person
        subject["lent"] = hands_over.is_lent(seat)
        if by is not None and not hands_over.is_lent(seat):
            _need_absent(work, table, number)
        subject["ticket"] = _ticket(work, table, number)
    if kind == "absent" and (hands_over.is_vacant(seat) or hands_over.is_lent(seat)):
        raise Refused("not-seated")
    if kind == "replace":
        person = (int(about["person"]), str(about["name"]))
        hands_over.need_newcomer(work, table, person[0])
        subject |= {"person": person[0], "name": person[1]}
    return subject


def _ticket(work: Work, table: Table, seat: int) -> int | None:
    """The question for which the table waits for this person; None: it does not."""
    if table.seats[seat].computer:
        return None
    waiting = [o for o in tables.opens(work.connection, table.id) if o.given is None]
    return next((o.ticket for o in waiting if o.question.seat == seat), None)


def _need_absent(work: Work, table: Table, seat: int) -> None:
    """Nobody votes on the seat of somebody who plays.

    Raises:
        Refused: not-absent.
    """
    if not is_absent(work, table, seat):
        raise Refused("not-absent")


def is_absent(work: Work, table: Table, seat: int) -> bool:
    """Whether the person of a seat left the server, or has kept the table waiting for as long as
    its pace grants (a day, where it has no clock). Vacation counts as far as the table grants
    it."""
    person = table.seats[seat].person
    if person is None:
        return False
    if offers.is_gone(work.connection, table.id, person):
        return True
    return awaited.patience_over(work, table, seat)


# Voting


def cast(
    work: Work,
    table: int,
    vote: int,
    person: int,
    choice: str,
) -> Vote:
    """One person's ballot, in place of an earlier one. The same again changes nothing. The vote
    as it is then; what it decides is done.

    Raises:
        Refused: no-vote (or no such choice), vote-closed, not-voter.
    """
    found = votes.get(work.connection, vote)
    if found is None or found.table != table:
        raise Refused("no-vote")
    said = next((known for known in choices(found.kind) if known == choice), None)
    if said is None:
        raise Refused("no-vote")
    if found.state != "open" or found.due_at <= work.now:
        if found.choice_of(person) == said and found.state != "open":
            return found
        raise Refused("vote-closed")
    if person not in _voters(looking.table(work, table), found):
        raise Refused("not-voter")
    if found.choice_of(person) != said:
        votes.put_ballot(work.connection, vote, person, said, work.now)
    return _evaluate(work, vote)


def withdraw(work: Work, table: int, vote: int, person: int) -> Vote:
    """Whoever proposed it takes it back. Once it is withdrawn nothing changes.

    Raises:
        Refused: no-vote, not-proposer, vote-closed.
    """
    found = votes.get(work.connection, vote)
    if found is None or found.table != table:
        raise Refused("no-vote")
    if found.by != person:
        raise Refused("not-proposer")
    if found.state not in ("open", "withdrawn"):
        raise Refused("vote-closed")
    if found.state == "open":
        _close(work, looking.table(work, table), found, "withdrawn")
    return _known(work, vote)


def close_due(work: Work) -> list[int]:
    """Close the votes, and the offers of seats, whose time is over; the tables where it
    happened. Harmless at any time; `db.tables.votes.next_due` says when the next one is due."""
    touched = []
    for vote in votes.due(work.connection, work.now):
        _close(work, looking.table(work, vote.table), vote, "expired")
        touched.append(vote.table)
    for offer in offers.due(work.connection, work.now):
        table = looking.table(work, offer.table)
        hands_over.close_offer(work, table, offer, "expired")
        touched.append(offer.table)
    return list(dict.fromkeys(touched))


def reconsider(work: Work, table: int) -> None:
    """Others sit there now: what is open may be decided by it, or need no decision any more."""
    for vote in votes.open_at(work.connection, table):
        # What one vote decides may close another.
        if _known(work, vote.id).state == "open":
            _evaluate(work, vote.id)
    _tidy_offers(work, table)


def after_move(work: Work, table: int) -> None:
    """The table has moved on: whoever answered is there, what was to be taken back may be gone,
    or more goes back with it."""
    for vote in votes.open_at(work.connection, table):
        found = looking.table(work, table)
        if not _still_asks(work, found, vote):
            _close(work, found, vote, "moot")
        elif vote.kind == "undo":
            posting.vote(work, found, vote.id)
    _tidy_offers(work, table)


def _tidy_offers(work: Work, table: int) -> None:
    """Close the offers that do not hold any more."""
    for offer in offers.open_at(work.connection, table):
        found = looking.table(work, table)
        if not hands_over.still_stands(work, found, offer):
            hands_over.close_offer(work, found, offer, "withdrawn")


def voters(table: Table, vote: Vote) -> list[int]:
    """The people who may vote, by seat. After it is closed: those who did."""
    if vote.state == "open":
        return _voters(table, vote)
    return [ballot.person for ballot in vote.ballots]


def _voters(table: Table, vote: Vote) -> list[int]:
    return [person for person in hands_over.awake(table) if person != vote.about.get("holder")]


def _known(work: Work, vote: int) -> Vote:
    found = votes.get(work.connection, vote)
    assert found is not None
    return found


def _close(
    work: Work,
    table: Table,
    vote: Vote,
    state: VoteState,
    outcome: Outcome = "",
) -> None:
    votes.close(work.connection, vote.id, state, work.now, outcome)
    if vote.message is not None or outbox.has_waiting(work.connection, table.id, "vote"):
        posting.vote(work, table, vote.id)


def _evaluate(work: Work, number: int) -> Vote:
    """Close the vote if it is decided, and do what it decides. Otherwise its message shows who has
    voted."""
    vote = _known(work, number)
    table = looking.table(work, vote.table)
    if not _still_asks(work, table, vote):
        _close(work, table, vote, "moot")
        return _known(work, number)
    outcome = decided(vote, _voters(table, vote))
    if outcome is None:
        posting.vote(work, table, number)
    elif outcome == AGAINST:
        _close(work, table, vote, "failed")
    else:
        # Closed first: what it decides may end the table, and with it all open votes.
        _close(work, table, vote, "passed", outcome)
        _do(work, table, vote, outcome)
    return _known(work, number)


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


def _still_asks(work: Work, table: Table, vote: Vote) -> bool:
    """Whether there is anything left to decide."""
    about = vote.about
    if vote.kind == "undo":
        return log.stands(work.connection, table.id, about["record"])
    if "seat" not in about:
        return True
    seat = table.seats[about["seat"]]
    if (None if hands_over.is_vacant(seat) else seat.person) != about["holder"]:
        return False
    if hands_over.is_lent(seat) != about["lent"]:
        return False
    # Whoever answers is there again.
    return about["ticket"] is None or hands_over.waits(work, table, about["ticket"])


# What votes decide


def _do(
    work: Work,
    table: Table,
    vote: Vote,
    outcome: Choice,
) -> None:
    about = vote.about
    match vote.kind, outcome:
        case "undo", _:
            _go_back(work, table, vote)
        case "end", _:
            ending.cancel(work, table, "agreed")
        case "pace", _:
            change_pace(work, table, Pace(**about))
        case "absent", "computer":
            hands_over.lend(work, table, about["seat"], why="voted")
            reconsider(work, table.id)
        case "absent", "default":
            posting.say(work, table, "answered-for", name=table.seats[about["seat"]].name)
            give_default(work, table.id, about["seat"])
        case "open", _:
            hands_over.offer(work, table, about["seat"], by=None, ticket=about["ticket"])
        case "replace", _:
            to = (about["person"], about["name"])
            hands_over.offer(work, table, about["seat"], by=None, to=to, ticket=about["ticket"])


def going_back(work: Work, table: Table, record: int) -> list[Record]:
    """The answers that go back together with this one, the newest first. Picks that were laid
    down in secret and opened together go back together."""
    first = _first_of_batch(work, table, record)
    going = []
    for found in log.newest_first(work.connection, table.id):
        if found.record < first:
            break
        going.append(found)
    return going


def _first_of_batch(work: Work, table: Table, record: int) -> int:
    own = log.one(work.connection, table.id, record)
    if not own.sealed:
        return record
    game = work.games[table.game]
    seed, _ = tables.seed_and_tickets(work.connection, table.id)
    first = record
    before = [r for r in log.standing(work.connection, table.id, record) if r.record < record]
    while before and before[-1].sealed and before[-1].at == own.at:
        earlier = before.pop()
        state = replay(game, len(table.seats), table.options, seed, before)
        if open_question(game, state, own.question or 0) is None:
            break
        first = earlier.record
    return first


def _go_back(
    work: Work,
    table: Table,
    vote: Vote,
) -> None:
    going = going_back(work, table, vote.about["record"])
    moment = load(work, table.id)
    own = log.one(work.connection, table.id, vote.about["record"])
    assert own.seat is not None
    answering.go_back(moment, own.seat, vote.by or 0, going, agreed=True)
