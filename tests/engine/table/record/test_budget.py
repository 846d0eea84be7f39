"""Nobody calls people without end: what is counted, against whom, and when it is possible again."""

from __future__ import annotations

from pathlib import Path

from db.store import open_store
from engine.table.commands.forgetting import forget_person
from engine.table.door import Table
from engine.table.record import budget
from tests.engine.table.conftest import ANA, BEN, House, refused

GUILD = 1


async def opened(house: House, person: int = ANA, guild: int = GUILD) -> Table:
    return await house.lobbies.open(
        game="script", options={}, wanted=3, guild=guild, channel=5, host=(person, "X"), locale="en"
    )


async def opened_and_cancelled(house: House, person: int = ANA, guild: int = GUILD) -> None:
    table = await opened(house, person, guild)
    await house.lobbies.cancel(table.id, person, may_manage=False)


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
