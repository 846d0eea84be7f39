"""What panels and table messages are drawn from is read in one go, and is what it says."""

from __future__ import annotations

from typing import Any

import pytest

from db.tables.panels import Panel
from engine.table import door
from tests.engine.table.conftest import ANA, BEN, CAT, House
from tests.engine.table.past.test_retrace import played_on


class Snapshots:
    """Counts how often the database is read."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        read = house.store.read

        async def counted(transaction: Any) -> Any:
            self.count += 1
            return await read(transaction)

        monkeypatch.setattr(house.store, "read", counted)


@pytest.fixture
def no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def replay(*_: Any) -> None:
        raise AssertionError("played over although the position is at hand")

    monkeypatch.setattr(door, "replay", replay)


@pytest.mark.parametrize("game", ["script", "toy"])
async def test_a_table_message_is_drawn_from_what_each_part_of_it_says(
    house: House, game: str
) -> None:
    table = await house.started(game=game)
    await played_on(house, table.id, 12)
    records = (await house.adapter.table(table.id)).records
    for record in range(records + 1):
        facts = await house.adapter.post(table.id, record, earlier=300)
        assert (facts.view, list(facts.events)) == await house.adapter.view_at(
            table.id, record, None
        )
        assert facts.sight == await house.adapter.sight(table.id, None)
        lines = await house.adapter.chronicle(table.id, None, limit=1000)
        assert list(facts.earlier) == [line for line in lines if line.record < record]
        assert list(facts.later) == [line for line in lines[-50:] if line.record > record]
        assert facts.is_past == await house.adapter.is_past(table.id, record)
        assert not facts.undone


@pytest.mark.usefixtures("no_replay")
async def test_the_newest_table_message_takes_one_read_and_no_replay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    for person, deed in ((ANA, "again"), (ANA, "mile"), (BEN, "plain"), (CAT, "mile")):
        await house.do(table.id, person, deed)
    reads = Snapshots(house, monkeypatch)
    facts = await house.adapter.post(table.id, 4, earlier=300)
    assert facts.view.trail[1:] == ["0:again", "0:mile", "1:plain", "2:mile"]
    assert reads.count == 1


async def test_a_panel_is_drawn_from_one_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    stands = Panel(table.id, 1, BEN, 60, 61, True, None, "")
    await house.store.panels.save(stands)
    await house.store.people.seen(BEN, "Ben", "es-ES")
    await house.do(table.id, ANA, "plain")
    reads = Snapshots(house, monkeypatch)
    facts = await house.adapter.panel(table.id, BEN)
    assert reads.count == 1
    assert facts.sight == await house.adapter.sight(table.id, BEN)
    assert facts.sight == (await house.adapter.panel(table.id, None, seat=1)).sight
    assert facts.panel == stands
    assert facts.person == await house.store.people.get(BEN)
    assert (facts.after, list(facts.since)) == await house.adapter.since(table.id, BEN)
    assert facts.since
    assert facts.public is None
