"""Votes: who may, what is needed, what comes of it, and that nothing of it happens twice."""

from __future__ import annotations

from typing import Any

import pytest

from db.tables import votes as stored
from db.tables.votes import Vote
from engine.kit.contract import Event
from engine.table.commands.council import Council
from engine.table.seats import votes
from engine.table.seats.votes import LATELY
from tests.engine.conftest import ANA, BEN, CAT, House, refused

HOUR = 3600
DAY = 24 * HOUR


@pytest.fixture
def council(house: House) -> Council:
    return Council(house.adapter)


async def by_clock(house: House, table: int, kind: str, **about: Any) -> Vote:
    """What the timekeeper proposes."""
    return await house.adapter.command(
        table,
        lambda work: votes.propose(work, table, kind, about=about),
    )


async def trail(house: House, table: int) -> list[str]:
    return (await house.adapter.sight(table, None)).view.trail[1:]


async def kinds(house: House) -> list[str]:
    return [row[1] for row in await house.carried()]


async def says(house: House) -> list[dict[str, Any]]:
    """The payloads of what is said in the thread, with the kinds of the other posts."""

    def work(connection):  # type: ignore[no-untyped-def]
        rows = connection.execute(
            "SELECT payload_json FROM outbox WHERE kind = 'say' ORDER BY id"
        ).fetchall()
        return [__import__("json").loads(row[0]) for row in rows]

    return await house.store.read(work)


async def moved(house: House, *deeds: str) -> int:
    """A table of three people at which they answered so, one after the other."""
    table = await house.started()
    for person, deed in zip((ANA, BEN, CAT) * 3, deeds, strict=False):
        await house.do(table.id, person, deed)
    await house.carried()
    return table.id


# Taking back by agreement


async def test_all_agree_to_go_back_to_before_an_answer(house: House, council: Council) -> None:
    table = await moved(house, "luck", "plain", "tell-0")
    assert await refused(house.adapter.undo(table, ANA)) == "nothing-to-undo"
    vote = await council.propose(table, ANA, "undo")
    assert (vote.state, vote.about, vote.choice_of(ANA)) == ("open", {"record": 1}, "for")
    assert await council.count_back(table, 1) == {0: 1, 1: 1, 2: 1}
    assert (await council.vote(table, vote.id, BEN, "for")).state == "open"
    assert len(await trail(house, table)) == 4
    done = await council.vote(table, vote.id, CAT, "for")
    assert (done.state, done.outcome) == ("passed", "for")
    assert await trail(house, table) == []
    sight = await house.adapter.sight(table, ANA)
    assert sight.open[0].question.number == 1
    records = await house.store.log.records(table)
    assert [(r.kind, r.undone_by, r.seat, r.person) for r in records] == [
        ("answer", 4, 0, ANA),
        ("answer", 4, 1, BEN),
        ("answer", 4, 2, CAT),
        ("undo", None, 0, ANA),
    ]
    assert records[-1].events == (Event("undo", {"seat": 0, "agreed": 1, "count": 3}),)


async def test_the_same_answer_after_it_has_the_same_luck(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    before = await trail(house, table)
    vote = await council.propose(table, ANA, "undo")
    for person in (BEN, CAT):
        await council.vote(table, vote.id, person, "for")
    await house.do(table, ANA, "luck")
    assert await trail(house, table) == before


async def test_only_the_proposers_last_answer_and_what_followed_goes_back(
    house: House, council: Council
) -> None:
    table = await moved(house, "plain", "luck", "plain")
    vote = await council.propose(table, BEN, "undo")
    assert await council.count_back(table, 2) == {1: 1, 2: 1}
    for person in (ANA, CAT):
        await council.vote(table, vote.id, person, "for")
    assert await trail(house, table) == ["0:plain"]


async def test_one_voice_against_keeps_the_position(house: House, council: Council) -> None:
    table = await moved(house, "luck", "plain")
    before = await house.adapter.sight(table, None)
    vote = await council.propose(table, ANA, "undo")
    await council.vote(table, vote.id, BEN, "for")
    done = await council.vote(table, vote.id, CAT, "against")
    assert done.state == "failed"
    assert await house.adapter.sight(table, None) == before
    assert len(await house.store.log.records(table)) == 2


async def test_whoever_was_wrongly_asked_is_told_once_they_saw_it(
    house: House, council: Council
) -> None:
    table = await moved(house, "luck", "plain")
    ticket = (await house.asked(table, 2)).ticket

    def seen(connection):  # type: ignore[no-untyped-def]
        sql = "INSERT INTO panels VALUES (?, 2, ?, 1, 1, 1, ?, 'x', 0)"
        return connection.execute(sql, (table, CAT, ticket)).rowcount

    await house.store.write(seen)
    vote = await council.propose(table, ANA, "undo")
    await council.vote(table, vote.id, BEN, "for")
    await house.carried()
    await council.vote(table, vote.id, CAT, "for")
    rows = await house.carried()
    assert (f"p{CAT}", "withdrawn", 3, 2) in rows
    assert [row for row in rows if row[1] == "withdrawn"] == [(f"p{CAT}", "withdrawn", 3, 2)]
    assert {row[3] for row in rows if row[1] == "panel"} >= {0, 2}
    assert "table" in [row[1] for row in rows]


async def test_an_undo_of_ones_own_tells_whom_it_had_asked(house: House) -> None:
    table = await moved(house, "plain")
    ticket = (await house.asked(table, 1)).ticket

    def seen(connection):  # type: ignore[no-untyped-def]
        sql = "INSERT INTO panels VALUES (?, 1, ?, 1, 1, 1, ?, 'x', 0)"
        return connection.execute(sql, (table, BEN, ticket)).rowcount

    await house.store.write(seen)
    await house.adapter.undo(table, ANA)
    assert "withdrawn" in await kinds(house)
    # Who never saw the question is not bothered.
    table = await moved(house, "plain")
    await house.adapter.undo(table, ANA)
    assert "withdrawn" not in await kinds(house)


async def test_sealed_picks_that_were_opened_together_go_back_together(
    house: House, council: Council
) -> None:
    table = (await house.started()).id
    await house.do(table, ANA, "seal")
    for person in (ANA, BEN, CAT):
        await house.do(table, person, "one")
    await house.do(table, BEN, "plain")
    vote = await council.propose(table, CAT, "undo")
    assert await council.count_back(table, vote.about["record"]) == {0: 1, 1: 2, 2: 1}
    for person in (ANA, BEN):
        await council.vote(table, vote.id, person, "for")
    assert await trail(house, table) == ["0:seal"]
    for seat in (0, 1, 2):
        asked = await house.asked(table, seat)
        assert (asked.question.kind, asked.given) == ("secret", None)


async def test_two_sealed_rounds_in_a_row_are_not_one(house: House, council: Council) -> None:
    table = (await house.started((ANA, BEN))).id
    await house.do(table, ANA, "seal")
    for person in (ANA, BEN):
        await house.do(table, person, "one")
    await house.do(table, BEN, "seal")
    for person in (ANA, BEN):
        await house.do(table, person, "two")
    vote = await council.propose(table, ANA, "undo")
    await council.vote(table, vote.id, BEN, "for")
    assert await trail(house, table) == ["0:seal", "0:one", "1:one", "1:seal"]


async def test_what_others_laid_down_meanwhile_goes_with_its_question(
    house: House, council: Council
) -> None:
    table = (await house.started()).id
    await house.do(table, ANA, "seal")
    await house.do(table, BEN, "two")
    assert await refused(house.adapter.undo(table, ANA)) == "nothing-to-undo"
    vote = await council.propose(table, ANA, "undo")
    for person in (BEN, CAT):
        await council.vote(table, vote.id, person, "for")
    assert await trail(house, table) == []
    assert (await house.adapter.sight(table, BEN)).open == ()
    assert "two" not in str([r.picks for r in await house.store.log.records(table)])


async def test_there_must_be_an_answer_of_ones_own(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    assert await refused(council.propose(table, BEN, "undo")) == "nothing-to-undo"
    assert await council.can_ask(table, BEN) is None
    assert await council.can_ask(table, ANA) == 1


async def test_no_vote_goes_behind_a_change_of_the_rules(house: House, council: Council) -> None:
    from tests.engine.script import NewerScript

    table = await moved(house, "luck")
    house.games["script"] = NewerScript()
    await house.do(table, BEN, "luck")
    assert await council.can_ask(table, ANA) is None
    assert await refused(council.propose(table, ANA, "undo")) == "nothing-to-undo"
    assert await council.can_ask(table, BEN) == 3


async def test_a_vote_needs_no_decision_once_the_answer_is_gone(
    house: House, council: Council
) -> None:
    table = await moved(house, "plain")
    vote = await council.propose(table, ANA, "undo")
    await house.adapter.undo(table, ANA)
    assert (await house.store.votes.get(vote.id)).state == "moot"
    assert await refused(council.vote(table, vote.id, BEN, "for")) == "vote-closed"
    assert len(await house.store.log.records(table)) == 2


async def test_whoever_is_alone_with_computer_players_decides_at_once(
    house: House, council: Council
) -> None:
    table = (await house.started((ANA,), computers=2)).id
    await house.do(table, ANA, "luck")
    await house.carried()
    vote = await council.propose(table, ANA, "undo")
    assert vote.state == "passed"
    assert await trail(house, table) == []
    # Nothing is put to the vote in the thread where nobody votes.
    assert "vote" not in await kinds(house)


# Ballots


async def test_the_same_press_twice_is_one_ballot(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await council.propose(table, ANA, "end")
    for _ in range(3):
        again = await council.vote(table, vote.id, BEN, "for")
        assert again.state == "open"
    assert [b.person for b in again.ballots] == [ANA, BEN]
    await council.vote(table, vote.id, CAT, "for")
    # The deciding press, once more: the vote as it ended, and nothing happens.
    await house.carried()
    assert (await council.vote(table, vote.id, CAT, "for")).state == "passed"
    assert await kinds(house) == []


async def test_proposing_the_same_is_voting_for_it(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    first = await council.propose(table, ANA, "end")
    second = await council.propose(table, BEN, "end")
    assert (second.id, [b.person for b in second.ballots]) == (first.id, [ANA, BEN])
    assert (await council.propose(table, CAT, "end")).state == "passed"
    assert (await house.adapter.table(table)).phase == "cancelled"


async def test_one_may_think_again_while_it_is_open(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    house.seconds += 5 * DAY
    vote = await by_clock(house, table, "absent", seat=1)
    await council.vote(table, vote.id, ANA, "computer")
    vote = await council.vote(table, vote.id, ANA, "default")
    assert (vote.state, vote.choice_of(ANA)) == ("open", "default")


async def test_who_may_not_vote_is_told_why(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await council.propose(table, ANA, "end")
    stranger = 77
    assert await refused(council.vote(table, vote.id, stranger, "for")) == "not-voter"
    assert await refused(council.vote(table, 99, BEN, "for")) == "no-vote"
    assert await refused(council.vote(table, vote.id, BEN, "perhaps")) == "no-vote"
    other = await house.started((BEN, CAT))
    assert await refused(council.vote(other.id, vote.id, BEN, "for")) == "no-vote"
    assert await refused(council.propose(table, stranger, "end")) == "not-seated"
    assert await refused(council.withdraw(table, vote.id, BEN)) == "not-proposer"
    await council.vote(table, vote.id, BEN, "against")
    assert await refused(council.vote(table, vote.id, CAT, "for")) == "vote-closed"
    assert await refused(council.withdraw(table, vote.id, ANA)) == "vote-closed"
    lobby = await house.lobby()
    assert await refused(council.propose(lobby.id, ANA, "end")) == "not-running"


async def test_whoever_proposed_it_may_withdraw_it(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await council.propose(table, ANA, "end")
    for _ in range(2):
        assert (await council.withdraw(table, vote.id, ANA)).state == "withdrawn"
    assert await refused(council.vote(table, vote.id, BEN, "for")) == "vote-closed"
    assert (await house.adapter.table(table)).phase == "running"
    # Withdrawn is not declined: it may be proposed again.
    assert (await council.propose(table, ANA, "end")).state == "open"


async def test_what_was_declined_is_not_proposed_again_at_once(
    house: House, council: Council
) -> None:
    table = await moved(house, "luck")
    vote = await council.propose(table, ANA, "end")
    await council.vote(table, vote.id, BEN, "against")
    assert await refused(council.propose(table, ANA, "end")) == "voted-lately"
    assert (await council.propose(table, BEN, "end")).state == "open"
    house.seconds += LATELY + 1
    assert (await council.propose(table, ANA, "end")).choice_of(ANA) == "for"


# Time


async def test_a_vote_closes_by_itself(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await council.propose(table, ANA, "end")
    assert await house.store.votes.next_due() == vote.due_at == house.seconds + DAY
    house.seconds = vote.due_at - 1
    assert await council.close_due() == []
    house.seconds = vote.due_at
    assert await refused(council.vote(table, vote.id, BEN, "for")) == "vote-closed"
    await house.carried()
    house.woken.clear()
    assert await council.close_due() == [table]
    assert house.woken == [table]
    assert (await house.store.votes.get(vote.id)).state == "expired"
    assert await house.store.votes.next_due() is None
    assert await council.close_due() == []


async def test_a_fast_table_votes_faster(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    await house.store.tables._set(table, patience=1800)
    assert (await council.propose(table, ANA, "end")).due_at == house.seconds + 1800


async def test_votes_end_with_the_table(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    first = await council.propose(table, ANA, "undo")
    await house.do(table, BEN, "end")
    assert (await house.store.votes.get(first.id)).state == "moot"
    table = await moved(house, "luck")
    second = await council.propose(table, ANA, "end")
    await house.lobbies.cancel(table, ANA, may_manage=False)
    assert (await house.store.votes.get(second.id)).state == "moot"
    assert await refused(council.vote(table, second.id, BEN, "for")) == "vote-closed"


# Ending by agreement


async def test_a_table_that_all_agree_to_end_has_no_result(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await council.propose(table, ANA, "end")
    await council.vote(table, vote.id, BEN, "for")
    assert (await house.adapter.table(table)).phase == "running"
    await council.vote(table, vote.id, CAT, "for")
    ended = await house.adapter.table(table)
    assert (ended.phase, ended.why) == ("cancelled", "agreed")
    assert await refused(house.adapter.sight(table, ANA)) == "not-running"


# Somebody is absent


async def test_the_others_vote_for_a_computer_player(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await by_clock(house, table, "absent", seat=1)
    assert (vote.by, vote.state, vote.ballots) == (None, "open", ())
    assert votes.voters(await house.adapter.table(table), vote) == [ANA, CAT]
    assert await refused(council.vote(table, vote.id, BEN, "computer")) == "not-voter"
    await council.vote(table, vote.id, ANA, "computer")
    done = await council.vote(table, vote.id, CAT, "computer")
    assert (done.state, done.outcome) == ("passed", "computer")
    seat = (await house.adapter.table(table)).seats[1]
    assert (seat.person, seat.computer, seat.stand_in, seat.left) == (BEN, True, True, False)


async def test_or_for_the_modest_answer(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await by_clock(house, table, "absent", seat=1)
    await council.vote(table, vote.id, ANA, "default")
    await council.vote(table, vote.id, CAT, "default")
    assert (await trail(house, table))[-1] == "1:plain"
    assert (await house.adapter.sight(table, None)).awaited[0][0] == 2
    assert {"key": "answered-for", "name": "Ben"} in await says(house)


async def test_the_modest_answer_is_laid_down_like_any_other(
    house: House, council: Council
) -> None:
    table = (await house.started()).id
    await house.do(table, ANA, "seal")
    for person in (ANA, CAT):
        await house.do(table, person, "two")
    vote = await by_clock(house, table, "absent", seat=1)
    await council.vote(table, vote.id, ANA, "default")
    await council.vote(table, vote.id, CAT, "default")
    assert await trail(house, table) == ["0:seal", "0:two", "1:one", "2:two"]


async def test_whoever_answers_is_not_absent(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await by_clock(house, table, "absent", seat=1)
    await council.vote(table, vote.id, ANA, "computer")
    await house.do(table, BEN, "again")
    assert (await house.store.votes.get(vote.id)).state == "moot"
    assert await refused(council.vote(table, vote.id, CAT, "computer")) == "vote-closed"
    assert not (await house.adapter.table(table)).seats[1].computer


async def test_a_majority_decides_and_a_split_is_none(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await by_clock(house, table, "absent", seat=1)
    await council.vote(table, vote.id, ANA, "computer")
    assert (await council.vote(table, vote.id, CAT, "default")).state == "failed"


@pytest.mark.parametrize(
    ("people", "said", "outcome"),
    [
        (5, ["for", "for", "for"], "for"),
        (5, ["for", "for", "against", "against"], None),
        (5, ["for", "for", "against", "against", "against"], "against"),
        (4, ["for", "for", "against", "against"], "against"),
        (4, ["for", "for"], None),
        (4, ["against", "against"], "against"),
        (2, ["for"], None),
        (1, ["for"], "for"),
        (0, [], "against"),
    ],
)
def test_more_than_half_of_all_must_want_it(
    people: int, said: list[str], outcome: str | None
) -> None:
    ballots = tuple(stored.Ballot(n, choice) for n, choice in enumerate(said))
    vote = Vote(1, 1, "pace", None, {}, 0, 1, "open", "", None, ballots)
    assert votes.decided(vote, list(range(people))) == outcome


async def test_nobody_votes_on_the_seat_of_who_plays(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    for kind in ("absent", "open"):
        assert await refused(council.propose(table, ANA, kind, about={"seat": 1})) == "not-absent"
    house.seconds += 3 * DAY - 1
    assert await refused(council.propose(table, ANA, "open", about={"seat": 1})) == "not-absent"
    house.seconds += 1
    assert (await council.propose(table, ANA, "open", about={"seat": 1})).state == "open"
    # Cat is not even awaited.
    assert await refused(council.propose(table, ANA, "open", about={"seat": 2})) == "not-absent"


async def test_with_nobody_to_vote_the_clocks_vote_is_none(house: House, council: Council) -> None:
    table = (await house.started((ANA,), computers=2)).id
    await house.carried()
    vote = await by_clock(house, table, "absent", seat=0)
    assert vote.state == "moot"
    assert "vote" not in await kinds(house)


async def test_whoever_leaves_is_not_waited_for(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await council.propose(table, ANA, "undo")
    await council.vote(table, vote.id, BEN, "for")
    await house.lobbies.leave(table, CAT)
    assert (await house.store.votes.get(vote.id)).state == "passed"
    assert await trail(house, table) == []


async def test_the_message_follows_each_ballot(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    vote = await council.propose(table, ANA, "end")
    assert await kinds(house) == ["vote"]
    await house.store.votes.set_message(vote.id, 5)
    await council.vote(table, vote.id, BEN, "for")
    assert await kinds(house) == ["vote"]
    await council.vote(table, vote.id, BEN, "against")
    assert await kinds(house) == ["vote"]


async def test_too_many_votes_at_once_are_refused(house: House, council: Council) -> None:
    table = await moved(house, "luck")
    house.seconds += 5 * DAY
    await council.propose(table, ANA, "end")
    await council.propose(table, ANA, "undo")
    await council.propose(table, ANA, "absent", about={"seat": 1})
    await council.propose(table, ANA, "open", about={"seat": 1})
    about = {"seat": 1, "person": 77, "name": "Dan"}
    assert await refused(council.propose(table, ANA, "replace", about=about)) == (
        f"too-many-votes {votes.MOST_OPEN}"
    )
