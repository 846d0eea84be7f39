"""The result is kept with the last answer, for everybody who held a seat, and for good."""

from __future__ import annotations

import pytest

from db.people import results
from engine.table.record.moment import Moment
from tests.engine.script import Won
from tests.engine.table.conftest import ANA, BEN, CAT, House


@pytest.fixture
def house_of_results(house: House) -> House:
    house.games["script"] = Won()
    return house


async def test_everybodys_result_is_kept(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started()
    assert await house.store.results.of_table(table.id) == []
    await house.do(table.id, ANA, "end")
    kept = await house.store.results.of_table(table.id)
    assert [(r.person, r.name, r.seat, r.place, r.points) for r in kept] == [
        (ANA, "Ana", 0, 1, 10),
        (BEN, "Ben", 1, 3, 2),
        (CAT, "Cat", 2, 2, 6),
    ]
    assert kept[1].sources == {"land": 1, "gold": 1}
    assert {(r.game, r.guild, r.seats, r.ended_at, r.left) for r in kept} == {
        ("script", 1, 3, house.seconds, False)
    }
    assert [r.beaten for r in kept] == [1, 0, 0.5]


async def test_the_result_is_of_the_same_transaction_as_the_last_answer(
    house_of_results: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_of_results
    table = await house.started()

    def fails(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(results, "keep", fails)
    with pytest.raises(OSError, match="no room"):
        await house.do(table.id, ANA, "end")
    monkeypatch.undo()
    assert (await house.adapter.table(table.id)).phase == "running"
    assert await house.store.log.records(table.id) == []
    monkeypatch.setattr(Moment, "tell", fails)
    with pytest.raises(OSError, match="no room"):
        await house.do(table.id, ANA, "end")
    assert await house.store.results.of_table(table.id) == []


async def test_who_is_erased_leaves_the_result_of_somebody(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started()
    await house.do(table.id, ANA, "end")
    await house.store.write(lambda c: results.forget(c, BEN))
    kept = await house.store.results.of_table(table.id)
    assert [(r.person, r.name, r.place) for r in kept] == [
        (ANA, "Ana", 1),
        (None, "", 3),
        (CAT, "Cat", 2),
    ]
    assert await house.store.results.of_person(BEN) == []
