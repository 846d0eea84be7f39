"""What the owner of a server set, and what stands for a server that set nothing."""

from __future__ import annotations

from typing import get_args

from db.people import servers
from db.people.servers import Server
from db.store import MIGRATIONS, Store
from db.tables.tables import PaceKey, take_census
from tests.db.conftest import put_table


async def test_each_setting_is_kept_by_itself_and_for_its_server(store: Store) -> None:
    assert await store.read(servers.get, 7) == Server(7)
    assert await store.read(servers.get, None) == Server(0)
    assert await store.write(servers.change, 7, channel=70) == Server(7, channel=70, pace="relaxed")
    await store.write(servers.change, 7, locks=True, opener=71, call=72, locale="es")
    for pace in get_args(PaceKey):
        assert await store.write(servers.change, 8, pace=pace) == Server(8, pace=pace)
    assert await store.write(servers.change, 7, channel=None, locks=False) == Server(
        7, None, "es", "relaxed", 71, 72, False
    )


async def test_figures_over_the_whole_database(store: Store) -> None:
    def fill(connection) -> None:
        for phase in ("lobby", "running", "running", "over"):
            put_table(connection, phase)
        for parked in [None, None, None, "403 50013", "403 50013", "404 10003"]:
            connection.execute(
                "INSERT INTO outbox (table_id, lane, kind, record, payload_json, parked)"
                " VALUES (1, 't1', 'say', 0, '{}', ?)",
                (parked,),
            )

    await store.write(fill)
    census = await store.read(take_census)
    assert census.tables == {"lobby": 1, "running": 2, "over": 1, "cancelled": 0}
    assert census.waiting == 3
    assert list(census.parked.items()) == [("403 50013", 2), ("404 10003", 1)]
    assert census.migration == len(list(MIGRATIONS.glob("*.sql")))
