"""What panels and table messages are drawn from is read in one go; more in `panel_data.txt`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from unittest.mock import AsyncMock

import pytest

from db.people import people
from db.tables import letters
from db.tables.letters import Letter
from engine.table import service
from engine.table.answers import queries
from tests.engine.table.conftest import ANA, BEN, CAT, House


@pytest.fixture
def one_read(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """From when it is called on, the database is read once, and nothing is played over."""
    read = AsyncMock(side_effect=house.store.read)

    def begins() -> None:
        monkeypatch.setattr(house.store, "read", read)
        monkeypatch.setattr(service, "rebuild", None)

    yield begins
    monkeypatch.undo()
    assert read.await_count == 1


async def test_the_newest_table_message_takes_one_read_and_no_replay(
    house: House, one_read: Callable[[], None]
) -> None:
    table = await house.started()
    for person, deed in ((ANA, "again"), (ANA, "mile"), (BEN, "plain"), (CAT, "mile")):
        await house.do(table.id, person, deed)
    one_read()
    facts = await house.service.post(table.id, 4, earlier=300)
    assert facts.view.trail[1:] == ["0:again", "0:mile", "1:plain", "2:mile"]


async def test_a_panel_is_drawn_from_one_read(house: House, one_read: Callable[[], None]) -> None:
    table = await house.started()
    stands = Letter(1, table.id, "panel/1", BEN, 60, "", 61, awaited=True)
    await house.store.write(letters.adopt, stands)
    await people.seen(house.store, BEN, "Ben", "es-ES")
    await house.do(table.id, ANA, "plain")
    view = await house.service.look(queries.view, table.id, BEN)
    found = await house.service.look(queries.table, table.id)
    after, since, _ = await house.service.look(queries.since, found, BEN)
    person = await house.store.read(people.get, BEN)
    assert (await house.service.panel(table.id, None, seat=1)).table_view == view
    one_read()
    facts = await house.service.panel(table.id, BEN)
    assert (facts.table_view, facts.panel, facts.person) == (view, stands, person)
    assert (facts.after, list(facts.since)) == (after, since)
    assert facts.since
    assert facts.public is None
