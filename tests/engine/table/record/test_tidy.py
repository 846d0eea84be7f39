"""Ninety days after a table's end nothing is left of who did what beside the game."""

from __future__ import annotations

import sqlite3

from db.people.forget import DAYS, tidy
from db.tables.tables import DAY
from engine.table.answers import queries
from engine.table.commands import lobbies
from tests.engine.table.commands.test_forgetting import everywhere, traces
from tests.engine.table.conftest import ANA, BEN, ZED, House


def of_table(connection: sqlite3.Connection, table: int) -> dict[str, int]:
    """How many rows of a table there are, by where they are."""
    found = {}
    names = [r[0] for r in connection.execute("SELECT name FROM sqlite_schema WHERE type='table'")]
    for name in names:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        if "table_id" in columns:
            sql = f"SELECT count(*) FROM {name} WHERE table_id = ?"
            found[name] = connection.execute(sql, (table,)).fetchone()[0]
    return {name: count for name, count in found.items() if count}


async def test_what_only_served_the_playing_goes_and_the_game_stays(house: House) -> None:
    at = await everywhere(house)
    before = await house.store.read(lambda c: of_table(c, at["over"]))
    running = await house.store.read(lambda c: of_table(c, at["running"]))
    assert {"votes", "letters", "outbox"} & before.keys()
    house.seconds += DAYS * DAY
    assert await tidy(house.store, house.seconds) == 0, "not a day too early"
    house.seconds += 1
    assert await tidy(house.store, house.seconds) > 0
    after = await house.store.read(lambda c: of_table(c, at["over"]))
    kept = {"seats", "holders", "log", "positions", "results", "written"}
    assert after == {name: count for name, count in before.items() if name in kept}
    assert await house.store.read(lambda c: of_table(c, at["running"])) == running
    assert await house.service.look(queries.chronicle, at["over"], None)
    assert await tidy(house.store, house.seconds) == 0, "once"


async def test_of_a_lobby_that_never_became_a_game_nobody_stays(house: House) -> None:
    lobby = await house.lobby(host=ZED)
    await house.service.do(lobby.id, lobbies.join, (ANA, "Ana"))
    await house.service.do(lobby.id, lobbies.cancel, ZED, may_manage=False)
    played = await house.started((BEN, ANA))
    await house.service.do(played.id, lobbies.cancel, BEN, may_manage=False)
    house.seconds += DAYS * DAY + 1
    assert await tidy(house.store, house.seconds) == 2
    await house.service.run(lobbies.close_quiet)  # forgets after a day who opened how many
    assert await house.store.read(traces) == set()
    assert (await house.service.look(queries.table, lobby.id)).phase == "cancelled"
    assert (await house.service.look(queries.table, played.id)).seats[0].person == BEN, (
        "that one was played"
    )
