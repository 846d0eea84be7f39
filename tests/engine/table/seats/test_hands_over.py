"""Seats that change hands: nothing is lost, nobody sees what is not theirs, nobody sits twice."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from db.tables.offers import Offer
from engine.table.commands.council import AT_ONCE, LOOK_AGAIN, Council
from engine.table.door import Table
from engine.table.seats.hands_over import OPEN_SECONDS
from tests.engine.conftest import ANA, BEN, CAT, House, refused

DAN, EVA = 1004, 1005
DAY = 24 * 3600


@pytest.fixture
def council(house: House) -> Council:
    return Council(house.adapter)


async def payloads(house: House, kind: str) -> list[dict[str, Any]]:
    """What waits in the outbox of one kind; then the outbox is empty."""

    def work(connection):  # type: ignore[no-untyped-def]
        rows = connection.execute(
            "SELECT payload_json FROM outbox WHERE kind = ? ORDER BY id", (kind,)
        ).fetchall()
        connection.execute("DELETE FROM outbox")
        return [json.loads(row[0]) for row in rows]

    return await house.store.write(work)


async def offered(house: House, offer: Offer) -> str:
    found = await house.store.offers.get(offer.id)
    assert found is not None
    return found.state


async def given_to(house: House, council: Council, table: int, person: int, new: int) -> Table:
    """The seat of a person, taken over by a new one."""
    offer = (await council.seek(table, person)).offer
    assert offer is not None
    return await council.accept(offer.id, (new, f"P{new}"))


# A computer player sits in


async def test_a_seat_is_lent_to_a_computer_player_and_taken_back(
    house: House, council: Council
) -> None:
    table = await house.started()
    hand = (await house.adapter.sight(table.id, ANA)).view.hidden
    lent = await council.lend(table.id, ANA)
    seat = lent.seats[0]
    assert (seat.person, seat.computer, seat.stand_in, seat.left) == (ANA, True, True, False)
    assert await house.store.tables.with_computers_awaited() == [table.id]
    assert await payloads(house, "say") == [{"key": "lent-asked", "name": "Ana"}]
    ticket = (await house.asked(table.id, 0)).ticket
    await house.adapter.answer_for_computer(table.id, 0, ticket, ("plain",))
    back = await council.take_back(table.id, ANA)
    assert not back.seats[0].computer
    assert (await house.adapter.sight(table.id, ANA)).view.hidden == hand
    assert await house.store.tables.with_computers_awaited() == []


async def test_lending_and_taking_back_twice_changes_nothing(
    house: House, council: Council
) -> None:
    table = await house.started()
    await council.lend(table.id, ANA)
    await house.carried()
    await council.lend(table.id, ANA)
    assert await house.carried() == []
    await council.take_back(table.id, ANA)
    await house.carried()
    await council.take_back(table.id, ANA)
    assert await house.carried() == []


async def test_whoever_answers_is_back(house: House, council: Council) -> None:
    table = await house.started()
    await council.lend(table.id, ANA)
    await house.do(table.id, ANA, "plain")
    assert not (await house.adapter.table(table.id)).seats[0].stand_in
    assert [r.person for r in await house.store.log.records(table.id)] == [ANA]


async def test_the_computer_players_answers_are_not_the_persons(
    house: House, council: Council
) -> None:
    table = await house.started()
    await council.lend(table.id, ANA)
    ticket = (await house.asked(table.id, 0)).ticket
    await house.adapter.answer_for_computer(table.id, 0, ticket, ("plain",))
    assert [r.person for r in await house.store.log.records(table.id)] == [None]


async def test_a_thinking_computer_player_comes_too_late(house: House, council: Council) -> None:
    table = await house.started()
    await council.lend(table.id, ANA)
    ticket = (await house.asked(table.id, 0)).ticket
    await council.take_back(table.id, ANA)
    late = house.adapter.answer_for_computer(table.id, 0, ticket, ("plain",))
    assert await refused(late) == "not-seated"


async def test_computer_players_do_not_finish_the_game_alone(
    house: House, council: Council
) -> None:
    table = await house.started((ANA, BEN))
    await council.lend(table.id, ANA)
    assert await refused(council.lend(table.id, BEN)) == "last-person"
    alone = await house.started((CAT,), computers=1)
    assert await refused(council.lend(alone.id, CAT)) == "last-person"


async def test_when_the_last_who_plays_leaves_the_table_waits_for_those_who_lent(
    house: House, council: Council
) -> None:
    table = await house.started((ANA, BEN))
    await council.lend(table.id, BEN)
    after = await house.lobbies.leave(table.id, ANA)
    assert (after.phase, after.host) == ("running", BEN)
    assert not after.seats[1].computer


async def test_only_its_own_person_takes_a_seat_back(house: House, council: Council) -> None:
    table = await house.started()
    await council.lend(table.id, ANA)
    assert await refused(council.take_back(table.id, DAN)) == "not-seated"
    await council.take_back(table.id, BEN)
    assert (await house.adapter.table(table.id)).seats[0].computer
    await given_to(house, council, table.id, ANA, DAN)
    assert await refused(council.take_back(table.id, ANA)) == "not-seated"


async def test_who_lent_a_seat_is_told_of_the_end_and_asked_again(
    house: House, council: Council
) -> None:
    table = await house.started()
    await council.lend(table.id, BEN)
    assert (await house.adapter.tables_of_person(BEN))[0][1] is None
    await house.carried()
    await house.do(table.id, ANA, "end")
    assert (f"p{BEN}", "panel", 1, 1) in await house.carried()
    again = await house.lobbies.again(table.id, (ANA, "Ana"))
    assert [s.kept_for for s in again.seats if not s.person] == [BEN, CAT]


async def test_who_lent_a_seat_is_told_that_the_table_was_cancelled(
    house: House, council: Council
) -> None:
    table = await house.started()
    await council.lend(table.id, BEN)
    await house.carried()
    await house.lobbies.cancel(table.id, ANA, may_manage=False)
    assert (f"p{BEN}", "panel", 0, 1) in await house.carried()


async def test_a_vote_on_a_lent_seat_is_off_when_its_person_is_back(
    house: House, council: Council
) -> None:
    table = await house.started()
    await council.lend(table.id, BEN)
    vote = (await council.seek(table.id, ANA, 1)).vote
    assert vote is not None
    await council.take_back(table.id, BEN)
    found = await house.store.votes.get(vote.id)
    assert found is not None
    assert found.state == "moot"


# Leaving


async def test_the_hosts_powers_pass_on_and_the_table_hears_of_it(
    house: House, council: Council
) -> None:
    table = await house.started()
    await council.lend(table.id, BEN)
    await house.carried()
    after = await house.lobbies.leave(table.id, ANA)
    # Ben sits next, but is away.
    assert after.host == CAT
    assert await payloads(house, "say") == [
        {"key": "left", "name": "Ana"},
        {"key": "host", "name": "Cat"},
    ]
    assert await refused(house.lobbies.cancel(table.id, ANA, may_manage=False)) == "not-host"
    await house.lobbies.cancel(table.id, CAT, may_manage=False)


# Somebody else takes the seat


async def test_anybody_may_take_an_open_seat_once(house: House, council: Council) -> None:
    table = await house.started()
    hand = (await house.adapter.sight(table.id, ANA)).view.hidden
    offer = (await council.seek(table.id, ANA)).offer
    assert offer is not None
    # Until then it is Ana's.
    assert (await house.adapter.sight(table.id, ANA)).seat == 0
    await house.carried()
    taken = await council.accept(offer.id, (DAN, "Dan"))
    assert (taken.seats[0].person, taken.seats[0].name, taken.seats[0].left) == (DAN, "Dan", False)
    assert await refused(council.accept(offer.id, (EVA, "Eva"))) == "offer-closed"
    # Dan's second press is no news.
    rows = await house.carried()
    assert (await council.accept(offer.id, (DAN, "Dan"))).seats == taken.seats
    assert await house.carried() == []
    assert (f"p{DAN}", "hand", 0, 0) in rows
    assert (f"p{ANA}", "panel", 0, 0) in rows
    assert "arrival" in [row[1] for row in rows]
    sight = await house.adapter.sight(table.id, DAN)
    assert (sight.seat, sight.view.hidden) == (0, hand)
    before = await house.adapter.sight(table.id, ANA)
    assert (before.seat, before.view.hidden, before.open) == (None, "", ())


async def test_two_who_press_at_once_do_not_both_sit_down(house: House, council: Council) -> None:
    table = await house.started()
    offer = (await council.seek(table.id, ANA)).offer
    assert offer is not None
    both = [council.accept(offer.id, (person, f"P{person}")) for person in (DAN, EVA)]
    came = await asyncio.gather(*both, return_exceptions=True)
    assert [str(one) for one in came if isinstance(one, Exception)] == ["offer-closed"]
    holders = await house.store.read(
        lambda c: c.execute("SELECT count(*) FROM holders WHERE until IS NULL").fetchone()
    )
    assert holders == (3,)


async def test_nobody_takes_two_seats_with_two_presses_at_once(
    house: House, council: Council
) -> None:
    table = await house.started()
    offers = [(await council.seek(table.id, person)).offer for person in (ANA, BEN)]
    both = [council.accept(offer.id, (DAN, "Dan")) for offer in offers if offer is not None]
    came = await asyncio.gather(*both, return_exceptions=True)
    assert [str(one) for one in came if isinstance(one, Exception)] == ["seated-already"]


async def test_a_handover_disarms_who_sat_there(house: House, council: Council) -> None:
    table = await house.started()
    ticket = (await house.asked(table.id, 0)).ticket
    await house.adapter.draft(table.id, ANA, ticket, ("plain",))
    await given_to(house, council, table.id, ANA, DAN)
    adapter = house.adapter
    assert await refused(adapter.answer(table.id, ANA, ticket, ("plain",))) == "not-seated"
    assert await refused(adapter.draft(table.id, ANA, ticket, ())) == "not-seated"
    assert await refused(adapter.undo(table.id, ANA)) == "not-seated"
    # What Ana was about to choose is nobody's.
    assert (await house.asked(table.id, 0)).draft == ()
    await adapter.answer(table.id, DAN, ticket, ("plain",))
    assert [r.person for r in await house.store.log.records(table.id)] == [DAN]


async def test_the_newcomer_cannot_take_back_what_another_answered(
    house: House, council: Council
) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    await given_to(house, council, table.id, ANA, DAN)
    assert (await house.adapter.sight(table.id, DAN)).undo is None
    assert await refused(house.adapter.undo(table.id, DAN)) == "nothing-to-undo"
    assert await council.can_ask(table.id, DAN) is None


async def test_the_newcomer_has_kept_nobody_waiting(house: House, council: Council) -> None:
    table = await house.started()
    house.seconds += 2 * DAY
    await given_to(house, council, table.id, ANA, DAN)
    assert (await house.asked(table.id, 0)).asked_at == house.seconds


async def test_nobody_holds_two_seats_even_one_after_the_other(
    house: House, council: Council
) -> None:
    table = await house.started()
    offer = (await council.seek(table.id, ANA)).offer
    assert offer is not None
    assert await refused(council.accept(offer.id, (BEN, "Ben"))) == "seated-already"
    assert await refused(council.accept(offer.id, (ANA, "Ana"))) == "seated-already"
    await council.accept(offer.id, (DAN, "Dan"))
    other = (await council.seek(table.id, BEN)).offer
    assert other is not None
    assert await refused(council.accept(other.id, (ANA, "Ana"))) == "left-before"
    # Nor the same seat again.
    own = (await council.seek(table.id, DAN)).offer
    assert own is not None
    assert await refused(council.accept(own.id, (ANA, "Ana"))) == "left-before"
    assert await refused(council.seek(table.id, DAN, to=(ANA, "Ana"))) == "left-before"
    assert await refused(council.seek(table.id, DAN, to=(BEN, "Ben"))) == "seated-already"


async def test_the_host_who_hands_over_is_no_host_any_more(house: House, council: Council) -> None:
    table = await house.started()
    after = await given_to(house, council, table.id, ANA, DAN)
    assert after.host == DAN or after.host == BEN
    assert after.host != ANA


async def test_an_invitation_is_for_one_person(house: House, council: Council) -> None:
    table = await house.started()
    await house.carried()
    offer = (await council.seek(table.id, ANA, to=(DAN, "Dan"))).offer
    assert offer is not None
    assert await house.carried() == [(f"p{DAN}", "offer", 0, None)]
    assert await refused(council.accept(offer.id, (EVA, "Eva"))) == "not-for-you"
    assert await refused(council.decline(offer.id, EVA)) == "not-for-you"
    for _ in range(2):
        await council.decline(offer.id, DAN)
    assert await offered(house, offer) == "declined"
    assert await refused(council.accept(offer.id, (DAN, "Dan"))) == "offer-closed"
    # He may be asked again, and think again.
    again = (await council.seek(table.id, ANA, to=(DAN, "Dan"))).offer
    assert again is not None
    assert (await council.accept(again.id, (DAN, "Dan"))).seats[0].person == DAN
    assert await refused(council.decline(again.id, DAN)) == "offer-closed"


async def test_a_new_offer_takes_the_place_of_the_old_one(house: House, council: Council) -> None:
    table = await house.started()
    first = (await council.seek(table.id, ANA, to=(DAN, "Dan"))).offer
    second = (await council.seek(table.id, ANA)).offer
    assert first is not None
    assert second is not None
    assert [await offered(house, o) for o in (first, second)] == ["withdrawn", "open"]


async def test_an_offer_may_be_withdrawn_and_runs_out(house: House, council: Council) -> None:
    table = await house.started()
    offer = (await council.seek(table.id, BEN)).offer
    assert offer is not None
    assert await refused(council.withdraw_offer(offer.id, CAT)) == "not-proposer"
    for _ in range(2):
        await council.withdraw_offer(offer.id, BEN)
    assert await refused(council.accept(offer.id, (DAN, "Dan"))) == "offer-closed"
    offer = (await council.seek(table.id, BEN)).offer
    assert offer is not None
    house.seconds += OPEN_SECONDS
    assert await refused(council.accept(offer.id, (DAN, "Dan"))) == "offer-closed"
    assert await council.close_due() == [table.id]
    assert await offered(house, offer) == "expired"


async def test_offers_end_with_the_table(house: House, council: Council) -> None:
    table = await house.started()
    offer = (await council.seek(table.id, BEN)).offer
    assert offer is not None
    await house.do(table.id, ANA, "end")
    assert await offered(house, offer) == "withdrawn"
    assert await refused(council.accept(offer.id, (DAN, "Dan"))) == "over"


async def test_the_seat_of_a_computer_player_is_the_hosts_to_give(
    house: House, council: Council
) -> None:
    table = await house.started((ANA, BEN), computers=1)
    offer = (await council.seek(table.id, ANA, 2)).offer
    assert offer is not None
    after = await council.accept(offer.id, (DAN, "Dan"))
    assert (after.seats[2].person, after.seats[2].computer) == (DAN, False)


async def test_the_others_vote_on_it(house: House, council: Council) -> None:
    table = await house.started((ANA, BEN), computers=1)
    vote = (await council.seek(table.id, BEN, 2)).vote
    assert vote is not None
    assert (await council.vote(table.id, vote.id, ANA, "for")).state == "passed"
    (offer,) = await house.store.read(
        lambda c: c.execute("SELECT id FROM offers WHERE state = 'open'").fetchall()
    )
    assert (await council.accept(offer[0], (DAN, "Dan"))).seats[2].person == DAN


async def test_whoever_left_may_be_replaced_and_gets_nothing_back(
    house: House, council: Council
) -> None:
    table = await house.started()
    await house.lobbies.leave(table.id, BEN)
    offer = (await council.seek(table.id, ANA, 1)).offer
    assert offer is not None
    assert await refused(council.accept(offer.id, (BEN, "Ben"))) == "left-before"
    after = await council.accept(offer.id, (DAN, "Dan"))
    assert (after.seats[1].person, after.seats[1].left) == (DAN, False)


async def test_a_seat_that_was_voted_open_is_its_persons_until_they_are_replaced(
    house: House, council: Council
) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    house.seconds += 3 * DAY
    assert await refused(council.seek(table.id, ANA, 2)) == "not-absent"
    vote = (await council.seek(table.id, ANA, 1, (DAN, "Dan"))).vote
    assert vote is not None
    await council.vote(table.id, vote.id, CAT, "for")
    (row,) = await house.store.read(
        lambda c: c.execute("SELECT id, person FROM offers WHERE state = 'open'").fetchall()
    )
    assert row[1] == DAN
    # Ben moves after all.
    await house.do(table.id, BEN, "plain")
    assert await refused(council.accept(row[0], (DAN, "Dan"))) == "offer-closed"


async def test_only_who_sits_there_gives_seats_away(house: House, council: Council) -> None:
    table = await house.started()
    assert await refused(council.seek(table.id, DAN)) == "not-seated"
    assert await refused(council.seek(table.id, DAN, 1)) == "not-seated"
    assert await refused(council.seek(table.id, ANA, 9)) == "no-seat"
    assert await refused(council.accept(99, (DAN, "Dan"))) == "offer-closed"
    lobby = await house.lobby()
    assert await refused(council.seek(lobby.id, ANA)) == "not-running"
    assert await refused(council.lend(lobby.id, ANA)) == "not-running"


# People who left the server


async def test_the_table_is_told_once_that_somebody_left_the_server(
    house: House, council: Council
) -> None:
    table = await house.started()
    await house.carried()
    assert await council.noticed(table.id, ANA, gone=True)
    assert await payloads(house, "gone") == [{"person": ANA}]
    assert not await council.noticed(table.id, ANA, gone=True)
    assert await payloads(house, "gone") == []
    # The host's powers pass on, the seat stays.
    after = await house.adapter.table(table.id)
    assert (after.host, after.seats[0].person, after.seats[0].left) == (BEN, ANA, False)
    # Who came back and leaves again is news.
    await council.noticed(table.id, ANA, gone=False)
    assert await council.noticed(table.id, ANA, gone=True)


async def test_the_others_need_not_wait_for_who_left_the_server(
    house: House, council: Council
) -> None:
    table = await house.started()
    about = {"seat": 0}
    assert await refused(council.propose(table.id, BEN, "absent", about=about)) == "not-absent"
    await council.noticed(table.id, ANA, gone=True)
    vote = await council.propose(table.id, BEN, "absent", about=about, choice="computer")
    done = await council.vote(table.id, vote.id, CAT, "computer")
    assert done.state == "passed"
    assert (await house.adapter.table(table.id)).seats[0].stand_in


async def test_two_people_need_no_vote_about_the_third_but_one_decides_alone(
    house: House, council: Council
) -> None:
    table = await house.started((ANA, BEN))
    await council.noticed(table.id, ANA, gone=True)
    vote = await council.propose(table.id, BEN, "absent", about={"seat": 0}, choice="computer")
    assert vote.state == "passed"


async def test_only_the_awaited_are_looked_for_and_once_a_day(
    house: House, council: Council
) -> None:
    table = await house.started()
    assert await council.to_look_for() == []
    house.seconds += LOOK_AGAIN
    assert await council.to_look_for() == [(table.id, 1, ANA)]
    await council.noticed(table.id, ANA, gone=False)
    assert await council.to_look_for() == []
    house.seconds += LOOK_AGAIN
    assert await council.to_look_for() == [(table.id, 1, ANA)]
    await council.lend(table.id, ANA)
    assert await council.to_look_for() == []


async def test_not_all_are_looked_for_at_the_same_time(house: House, council: Council) -> None:
    for _ in range(AT_ONCE + 5):
        table = await house.started((ANA, BEN))
        await house.store.tables._set(table.id, host=BEN + table.id)
    house.seconds += LOOK_AGAIN
    first = await council.to_look_for()
    assert len(first) == AT_ONCE
    for number, _, person in first:
        await council.noticed(number, person, gone=False)
    rest = await council.to_look_for()
    assert len(rest) == 5
    assert not set(first) & set(rest)
