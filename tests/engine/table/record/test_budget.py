"""Nobody calls people without end: what is counted, against whom, and when it is possible again."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.people.budget import Limit
from db.store import open_store
from engine.table.commands.council import Council
from engine.table.commands.forgetting import forget_person
from engine.table.door import Table
from engine.table.record import budget
from tests.engine.conftest import ANA, BEN, CAT, House, refused

GUILD, OTHER = 1, 2
DAN, EVA = (1004, "Dan"), (1005, "Eva")


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


# The role


async def mentions(house: House, *persons: int) -> list[bool]:
    """Whether each of these lobbies may mention the role."""
    granted = []
    for person in persons:
        table = await opened(house, person)
        granted.append(await house.store.budget.has(budget.of_lobby(table)))
    return granted


async def test_the_role_is_mentioned_more_seldom_than_lobbies_are_opened(house: House) -> None:
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
