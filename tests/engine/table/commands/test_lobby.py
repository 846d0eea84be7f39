"""Lobbies, where `lobby.txt` does not tell it: luck."""

from __future__ import annotations

from engine.table.commands import lobbies
from tests.engine.table.conftest import ANA, BEN, CAT, NAMES, House


async def test_the_order_of_seats_is_drawn(house: House) -> None:
    orders = set()
    for _ in range(24):
        table = await house.lobby()
        for person in (BEN, CAT):
            await house.service.do(table.id, lobbies.join, (person, NAMES[person]))
        table = await house.service.do(table.id, lobbies.start, ANA)
        orders.add(tuple(seat.person for seat in table.seats))
        await house.service.do(table.id, lobbies.cancel, ANA, may_manage=False)
    assert len(orders) == 6
