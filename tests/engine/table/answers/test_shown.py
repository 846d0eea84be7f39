"""What panels and table messages are drawn from is read in one go, and is what it says."""

from __future__ import annotations

from typing import Any

import pytest

from db.people.people import Person
from db.tables.panels import Panel
from engine.table import door
from tests.engine.conftest import ANA, BEN, CAT, House, refused
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


async def test_of_what_was_taken_back_it_says_so(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "again")
    await house.adapter.undo(table.id, ANA)
    assert (await house.adapter.post(table.id, 1)).is_past
    facts = await house.adapter.post(table.id, 2)
    assert not facts.is_past
    assert [event.kind for event in facts.undone] == ["undo"]


async def test_there_is_no_table_message_of_a_record_or_a_game_that_is_not(house: House) -> None:
    table = await house.started()
    assert await refused(house.adapter.post(table.id, 1)) == "stale"
    lobby = await house.lobby()
    assert await refused(house.adapter.post(lobby.id, 0)) == "not-running"


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


async def test_it_tells_what_was_answered_last_while_that_may_be_taken_back(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    facts = await house.adapter.panel(table.id, ANA)
    assert facts.before == (await house.adapter.view_at(table.id, 0, 0))[0]
    assert facts.since == (), "nobody waits for them"
    assert (await house.adapter.panel(table.id, ANA, answers=False)).before is None
    await house.do(table.id, BEN, "plain")
    assert (await house.adapter.panel(table.id, ANA)).before is None


async def test_whoever_comes_back_after_a_day_is_told_what_they_did_and_saw_last(
    house: House,
) -> None:
    table = await house.started()
    for person, deed in ((ANA, "plain"), (BEN, "mile"), (CAT, "plain")):
        await house.do(table.id, person, deed)
    before, _ = await house.adapter.view_at(table.id, 1, 0)
    house.seconds += 86_400
    assert (await house.adapter.panel(table.id, ANA)).back is None, "a day, and no more"
    house.seconds += 1
    facts = await house.adapter.panel(table.id, ANA)
    assert facts.back is not None
    assert (facts.back.record, facts.back.at) == (1, house.seconds - 86_401)
    assert [event.kind for event in facts.back.events] == ["deed"]
    assert facts.before == before
    assert (await house.adapter.panel(table.id, BEN)).back is None, "nobody waits for them"


async def test_whoever_wants_words_gets_what_everybody_sees(house: House) -> None:
    table = await house.started()
    await house.store.people.set_text_only(ANA, True)
    facts = await house.adapter.panel(table.id, ANA)
    assert facts.public == (await house.adapter.sight(table.id, None)).view
    assert (await house.adapter.panel(table.id, BEN)).public is None


async def test_a_stranger_sees_what_everybody_does_and_has_no_panel(house: House) -> None:
    table = await house.started()
    facts = await house.adapter.panel(table.id, 4242)
    assert facts.sight == await house.adapter.sight(table.id, None)
    assert (facts.person, facts.panel, facts.since) == (Person(0), None, ())
