"""What panels and table messages are drawn from is read in one go, and is what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from unittest.mock import AsyncMock

import pytest

from db.tables.panels import Panel
from engine.table import door
from tests.engine.table.conftest import ANA, BEN, CAT, House
from tests.engine.table.past.test_retrace import played_on


@pytest.fixture
def one_read(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """From when it is called on, the database is read once, and nothing is played over."""
    read = AsyncMock(side_effect=house.store.read)

    def begins() -> None:
        monkeypatch.setattr(house.store, "read", read)
        monkeypatch.setattr(door, "replay", None)

    yield begins
    monkeypatch.undo()
    assert read.await_count == 1


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


async def test_the_newest_table_message_takes_one_read_and_no_replay(
    house: House, one_read: Callable[[], None]
) -> None:
    table = await house.started()
    for person, deed in ((ANA, "again"), (ANA, "mile"), (BEN, "plain"), (CAT, "mile")):
        await house.do(table.id, person, deed)
    one_read()
    facts = await house.adapter.post(table.id, 4, earlier=300)
    assert facts.view.trail[1:] == ["0:again", "0:mile", "1:plain", "2:mile"]


async def test_a_panel_is_drawn_from_one_read(house: House, one_read: Callable[[], None]) -> None:
    table = await house.started()
    stands = Panel(table.id, 1, BEN, 60, 61, True, None, "")
    await house.store.panels.save(stands)
    await house.store.people.seen(BEN, "Ben", "es-ES")
    await house.do(table.id, ANA, "plain")
    sight = await house.adapter.sight(table.id, BEN)
    after, since = await house.adapter.since(table.id, BEN)
    person = await house.store.people.get(BEN)
    assert (await house.adapter.panel(table.id, None, seat=1)).sight == sight
    one_read()
    facts = await house.adapter.panel(table.id, BEN)
    assert (facts.sight, facts.panel, facts.person) == (sight, stands, person)
    assert (facts.after, list(facts.since)) == (after, since)
    assert facts.since
    assert facts.public is None
