"""The result, where `results.txt` does not tell it: all that is kept, and when."""

from __future__ import annotations

import pytest

from db.people import results
from engine.table.answers import queries
from engine.table.record.loaded import LoadedTable
from tests.engine.script import Won
from tests.engine.table.conftest import ANA, BEN, CAT, House


async def test_the_result_is_of_the_same_transaction_as_the_last_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.games["script"] = Won()
    table = await house.started()
    theirs = (results.RESULTS.where, "table_id = ? ORDER BY seat", table.id)

    def fails(*_: object) -> None:
        raise OSError("no room")

    for place, name in ((results, "keep"), (LoadedTable, "tell")):
        with monkeypatch.context() as patched:
            patched.setattr(place, name, fails)
            with pytest.raises(OSError, match="no room"):
                await house.do(table.id, ANA, "end")
        assert (await house.service.look(queries.table, table.id)).phase == "running"
        assert await house.store.read(*theirs) == []
    await house.do(table.id, ANA, "end")
    kept = await house.store.read(*theirs)
    assert [(r.person, r.name, r.seat) for r in kept] == [
        (ANA, "Ana", 0),
        (BEN, "Ben", 1),
        (CAT, "Cat", 2),
    ]
    assert [r.beaten for r in kept] == [1, 0, 0.5]
    assert kept[1].sources == {"land": 1, "gold": 1}
    assert {(r.game, r.guild, r.seats, r.ended_at) for r in kept} == {
        ("script", 1, 3, house.seconds)
    }
