"""Seats that change hands, where `seats.txt` does not tell it: who is looked for."""

from __future__ import annotations

from db.tables import tables
from engine.table.commands import seating
from engine.table.commands.seating import AT_ONCE, LOOK_AGAIN
from tests.engine.table.conftest import ANA, BEN, House


async def test_only_the_awaited_are_looked_for_and_once_a_day(house: House) -> None:
    table = await house.started()
    assert await house.service.look(seating.to_look_for) == []
    house.seconds += LOOK_AGAIN
    assert await house.service.look(seating.to_look_for) == [(table.id, 1, ANA)]
    await house.service.do(table.id, seating.noticed, ANA, gone=False)
    assert await house.service.look(seating.to_look_for) == []
    house.seconds += LOOK_AGAIN
    assert await house.service.look(seating.to_look_for) == [(table.id, 1, ANA)]
    await house.service.do(table.id, seating.lend, ANA)
    assert await house.service.look(seating.to_look_for) == []


async def test_not_all_are_looked_for_at_the_same_time(house: House) -> None:
    for _ in range(AT_ONCE + 5):
        table = await house.started((ANA, BEN))
        await house.store.write(tables.update, table.id, host=BEN + table.id)
    house.seconds += LOOK_AGAIN
    first = await house.service.look(seating.to_look_for)
    assert len(first) == AT_ONCE
    for number, _, person in first:
        await house.service.do(number, seating.noticed, person, gone=False)
    rest = await house.service.look(seating.to_look_for)
    assert len(rest) == 5
    assert not set(first) & set(rest)
