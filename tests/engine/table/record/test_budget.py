"""Nobody calls people without end: what is counted, against whom, and when it is possible again."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.people.budget import Limit
from db.store import open_store
from db.tables.panels import Panel
from engine.table.commands.council import Council
from engine.table.commands.forgetting import forget_person
from engine.table.door import Table
from engine.table.record import budget
from tests.engine.conftest import ANA, BEN, CAT, House, refused

GUILD, OTHER = 1, 2
DAN, EVA = (1004, "Dan"), (1005, "Eva")
NOON = 1_700_000_000


async def opened(house: House, person: int = ANA, guild: int = GUILD) -> Table:
    return await house.lobbies.open(
        game="script", options={}, wanted=3, guild=guild, channel=5, host=(person, "X"), locale="en"
    )


async def opened_and_cancelled(house: House, person: int = ANA, guild: int = GUILD) -> None:
    table = await opened(house, person, guild)
    await house.lobbies.cancel(table.id, person, may_manage=False)


@pytest.fixture
async def council(house: House) -> Council:
    return Council(house.adapter)


async def test_cancelling_gives_nothing_back(house: House) -> None:
    for _ in range(4):
        await opened_and_cancelled(house)
        house.seconds += 60
    assert await refused(opened(house)) == f"budget-person {NOON + budget.HOUR}"
    await opened(house, BEN)
    await opened(house, guild=OTHER)


async def test_the_next_one_is_possible_when_it_was_said(house: House) -> None:
    for _ in range(4):
        await opened_and_cancelled(house)
        house.seconds += 60
    house.seconds = NOON + budget.HOUR - 1
    assert await refused(opened(house)) == f"budget-person {NOON + budget.HOUR}"
    house.seconds += 1
    await opened_and_cancelled(house)
    assert await refused(opened(house)) == f"budget-person {NOON + budget.HOUR + 60}"


async def test_a_day_has_a_limit_of_its_own(house: House) -> None:
    for _ in range(12):
        await opened_and_cancelled(house)
        house.seconds += 1200
    assert await refused(opened(house)) == f"budget-person {NOON + budget.DAY}"
    house.seconds = NOON + budget.DAY
    await opened(house)


async def test_a_server_has_a_limit_whoever_opens(house: House) -> None:
    for person in range(20):
        await opened(house, person + 1)
    assert await refused(opened(house, 99)) == f"budget-server {NOON + budget.HOUR}"
    await opened(house, 99, OTHER)


async def test_what_was_refused_does_not_count(house: House) -> None:
    for _ in range(4):
        await opened(house)
    for _ in range(9):
        await refused(opened(house))
    assert len(await spent(house)) == 4


async def test_a_restart_changes_nothing_and_old_rows_go(tmp_path: Path) -> None:
    path = tmp_path / "budget.sqlite3"
    async with open_store(path) as store:
        for _ in range(4):
            await opened_and_cancelled(House(store))
    async with open_store(path) as store:
        house = House(store)
        assert (await refused(opened(house))).startswith("budget-person")
        house.seconds += budget.DAY
        await house.lobbies.close_quiet()
        assert await spent(house) == []


async def spent(house: House) -> list[tuple[str, int | None]]:
    sql = "SELECT kind, person FROM spent ORDER BY id"
    return await house.store.read(lambda c: c.execute(sql).fetchall())


async def test_being_forgotten_is_no_way_round(house: House) -> None:
    async def idle(_: str) -> None:
        pass

    for _ in range(4):
        await opened_and_cancelled(house)
    for time in range(2):
        await forget_person(house.adapter, house.lobbies, ANA, idle, f"{time}")
        assert {person for _, person in await spent(house)}.isdisjoint({ANA, BEN})
        assert (await refused(opened(house))).startswith("budget-person")
    await opened(house, BEN)


async def test_the_owner_sets_the_limits_and_none_is_possible(house: House) -> None:
    await house.store.budget.set_limit(GUILD, "person", Limit(1, 3))
    await opened_and_cancelled(house)
    assert (await refused(opened(house))).startswith("budget-person")
    await house.store.budget.set_limit(GUILD, "person", None)
    await house.store.budget.set_limit(GUILD, "server", None)
    for _ in range(30):
        await opened_and_cancelled(house)
    assert (await house.store.budget.limits(OTHER)) == {}
    assert budget.limits_of({}) == dict(budget.USUAL)


async def test_play_again_counts_as_a_lobby(house: House) -> None:
    table = await house.started((ANA, BEN))
    await house.do(table.id, ANA, "end")
    await house.store.budget.set_limit(GUILD, "person", Limit(2, 9))
    again = await house.lobbies.again(table.id, (BEN, "Ben"))
    assert (await house.lobbies.again(table.id, (BEN, "Ben"))).id == again.id
    await house.lobbies.cancel(again.id, BEN, may_manage=False)
    again = await house.lobbies.again(table.id, (BEN, "Ben"))
    await house.lobbies.cancel(again.id, BEN, may_manage=False)
    assert (await refused(house.lobbies.again(table.id, (BEN, "Ben")))).startswith("budget-person")


# Invitations, offers, votes


async def test_seats_are_not_offered_without_end(house: House, council: Council) -> None:
    table = await house.started()
    await house.store.budget.set_limit(GUILD, "call", Limit(3, 10))
    await council.seek(table.id, ANA, to=DAN)
    await council.seek(table.id, ANA, to=EVA)
    offer = (await council.seek(table.id, ANA)).offer
    assert offer is not None
    await council.withdraw_offer(offer.id, ANA)
    assert await refused(council.seek(table.id, ANA)) == f"budget-call {NOON + budget.HOUR}"
    await council.seek(table.id, BEN, to=DAN)


async def test_who_declined_twice_is_left_in_peace(house: House, council: Council) -> None:
    table = await house.started()
    for _ in range(2):
        offer = (await council.seek(table.id, ANA, to=DAN)).offer
        assert offer is not None
        await council.decline(offer.id, DAN[0])
    assert await refused(council.seek(table.id, BEN, to=DAN)) == "declined-lately"
    await council.seek(table.id, BEN, to=EVA)
    house.seconds += budget.DAY
    await council.seek(table.id, ANA, to=DAN)


async def test_votes_are_not_proposed_and_withdrawn_without_end(
    house: House, council: Council
) -> None:
    table = await house.started()
    await house.store.budget.set_limit(GUILD, "call", Limit(3, 10))
    for _ in range(3):
        vote = await council.propose(table.id, BEN, "end")
        await council.propose(table.id, BEN, "end")
        await council.withdraw(table.id, vote.id, BEN)
    assert await refused(council.propose(table.id, BEN, "end")) == (
        f"budget-call {NOON + budget.HOUR}"
    )
    vote = await council.propose(table.id, ANA, "end")
    # A ballot calls nobody.
    await council.vote(table.id, vote.id, BEN, "against")


async def test_who_is_alone_calls_nobody(house: House, council: Council) -> None:
    table = await house.started((ANA,), computers=2)
    await house.store.budget.set_limit(GUILD, "call", Limit(0, 0))
    assert (await council.propose(table.id, ANA, "end")).state == "passed"


# The role


async def mentions(house: House, *persons: int) -> list[bool]:
    """Whether each of these lobbies may mention the role."""
    granted = []
    for person in persons:
        table = await opened(house, person)
        granted.append(await house.store.budget.has(budget.of_lobby(table)))
    return granted


async def test_the_role_is_mentioned_less_often_than_lobbies_are_opened(house: House) -> None:
    assert await mentions(house, ANA) == [False], "no role is set"
    await house.store.servers.set(GUILD, call=7)
    await house.store.budget.set_limit(GUILD, "role", Limit(3, 8))
    assert await mentions(house, ANA, ANA, ANA) == [True, True, False], "half is for others"
    assert await mentions(house, BEN, CAT) == [True, False]
    house.seconds += budget.HOUR
    assert await mentions(house, CAT) == [True]


async def test_a_lobby_without_open_seats_mentions_no_role(house: House) -> None:
    await house.store.servers.set(GUILD, call=7)
    table = await house.lobbies.open(
        game="script", options={}, wanted=2, guild=GUILD, channel=5, host=(ANA, "Ana"), locale="en",
        kept=((BEN, "Ben"),),
    )  # fmt: skip
    assert not await house.store.budget.has(budget.of_lobby(table))
    assert [kind for kind, _ in await spent(house)] == ["lobby"]


async def test_offered_seats_mention_it_out_of_the_same_budget(
    house: House, council: Council
) -> None:
    table = await house.started()
    await house.store.servers.set(GUILD, call=7)
    await house.store.budget.set_limit(GUILD, "role", Limit(2, 4))
    granted = []
    for person in (ANA, ANA, BEN, CAT):
        offer = (await council.seek(table.id, person)).offer
        assert offer is not None
        granted.append(await house.store.budget.has(budget.of_offer(offer.id)))
    assert granted == [True, False, True, False]


# Taking back


async def test_taking_back_what_others_were_asked_after_has_an_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "UNDOING", Limit(1, 9))
    table = (await house.started()).id

    async def asked_after_me(*, seen: bool) -> None:
        await house.do(table, ANA, "plain")
        ticket = (await house.asked(table, 1)).ticket
        if seen:
            await house.store.panels.save(Panel(table, 1, BEN, 5, 6, True, ticket, "x"))

    for seen in (False, True, False):
        await asked_after_me(seen=seen)
        await house.adapter.undo(table, ANA)
    assert [kind for kind, _ in await spent(house)] == ["lobby", "undo"], "it called Ben once"
    await asked_after_me(seen=True)
    assert await refused(house.adapter.undo(table, ANA)) == f"budget-undo {NOON + budget.HOUR}"
    assert (await house.adapter.table(table)).records == 7, "nothing was taken back"
