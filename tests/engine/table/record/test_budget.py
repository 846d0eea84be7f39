"""Budgets, where `budget.txt` does not tell it: of many people, and over a restart."""

from __future__ import annotations

from pathlib import Path

from db.store import open_store
from engine.table.commands import lobbies
from engine.table.record import budget
from engine.table.service import Table
from tests.engine.table.conftest import ANA, House, refused


async def opened(house: House, host: int = ANA) -> Table:
    wish = {"game": "script", "options": {}, "wanted": 3, "guild": 1, "channel": 5, "locale": "en"}
    return await house.service.run(lobbies.open, host=(host, "X"), **wish)


async def test_a_server_has_a_limit_whoever_opens(house: House) -> None:
    for host in range(20):
        await opened(house, ANA + host)
    assert (await refused(opened(house, ANA + 20))).startswith("budget-server")


async def test_a_restart_changes_nothing_and_old_rows_go(tmp_path: Path) -> None:
    path = tmp_path / "budget.sqlite3"
    async with open_store(path) as store:
        for _ in range(4):
            await opened(House(store))
    async with open_store(path) as store:
        house = House(store)
        assert (await refused(opened(house))).startswith("budget-person")
        house.seconds += budget.DAY
        await house.service.run(lobbies.close_quiet)
        sql = "SELECT kind, person FROM spent ORDER BY id"
        assert await store.read(lambda c: c.execute(sql).fetchall()) == []
