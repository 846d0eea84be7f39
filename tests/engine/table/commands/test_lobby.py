"""Lobbies: sitting down, starting once, leaving, ending, playing again."""

from __future__ import annotations

import sqlite3

import pytest

from db.tables import tables
from engine.table.door import Table
from tests.engine.table.conftest import ANA, BEN, CAT, NAMES, House


def people(table: Table) -> list[int | None]:
    return [seat.person for seat in table.seats]


async def opened(house: House, **more) -> Table:
    wish = {
        "game": "script",
        "options": {},
        "wanted": 3,
        "guild": 1,
        "channel": 50,
        "host": (ANA, "Ana"),
        "locale": "es",
    }
    await house.unlimited()
    return await house.lobbies.open(**{**wish, **more})


async def test_the_order_of_seats_is_drawn(house: House) -> None:
    orders = set()
    for _ in range(24):
        table = await opened(house)
        for person in (BEN, CAT):
            await house.lobbies.join(table.id, (person, NAMES[person]))
        table = await house.lobbies.start(table.id, ANA)
        orders.add(tuple(people(table)))
        await house.lobbies.cancel(table.id, ANA, may_manage=False)
    assert len(orders) == 6


async def test_nobody_holds_two_seats_of_a_table_one_after_the_other(house: House) -> None:
    table = await house.started()
    await house.lobbies.leave(table.id, ANA)
    with pytest.raises(sqlite3.IntegrityError):
        await house.store.write(lambda c: tables.add_holder(c, table.id, ANA, 2, house.seconds))
