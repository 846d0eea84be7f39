"""Seats that change hands, where `seats.txt` does not tell it: who is looked for."""

from __future__ import annotations

import pytest

from db.tables import tables
from engine.table.commands.council import AT_ONCE, LOOK_AGAIN, Council
from tests.engine.table.conftest import ANA, BEN, House


@pytest.fixture
def council(house: House) -> Council:
    return Council(house.adapter)


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
        await house.store.write(tables.update, table.id, host=BEN + table.id)
    house.seconds += LOOK_AGAIN
    first = await council.to_look_for()
    assert len(first) == AT_ONCE
    for number, _, person in first:
        await council.noticed(number, person, gone=False)
    rest = await council.to_look_for()
    assert len(rest) == 5
    assert not set(first) & set(rest)
