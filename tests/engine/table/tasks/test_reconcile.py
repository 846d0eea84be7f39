"""What should stand in Discord follows from the positions: what lacks is put out again."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import pytest

from db.base.connection import MIGRATIONS, migrate
from db.tables.panels import Panel
from engine.table.door import Table
from engine.table.record import posting
from engine.table.record.work import Work
from engine.table.tasks import reconcile
from tests.engine.table.conftest import BEN, CAT, House

THREAD, MESSAGE = 70, 71


async def again(house: House, guild: int | None = None) -> list[tuple[str, str, int, int | None]]:
    """What is put out when everything is looked at: (lane, kind, record, seat)."""
    await house.adapter.command(None, lambda work: reconcile.ask_again(work, guild))
    return await house.carried()


async def prompt(house: House, table: Table, seat: int, *, called: bool = False) -> None:
    """The seat's present question stands before its person."""
    sight = await house.adapter.sight_of_seat(table.id, seat)
    person = table.seats[seat].person or 0
    ticket = sight.open[0].ticket if sight.open else None
    panel = Panel(table.id, seat, person, 60 + seat, 61, bool(sight.open), ticket, "", called)
    await house.store.panels.save(panel)


@pytest.fixture
async def table(house: House) -> Table:
    """A running table of which all stands that should."""
    table = await house.started()
    await house.store.tables.set_lobby_message(table.id, THREAD)
    await house.store.tables.set_thread(table.id, THREAD)
    await house.store.tables.set_table_message(table.id, MESSAGE, 0)
    for seat in table.seats:
        await prompt(house, table, seat.number)
    table = await house.adapter.table(table.id)
    assert await again(house) == []
    return table


async def awaited(house: House, table: Table) -> int:
    sight = await house.adapter.sight(table.id, None)
    return sight.awaited[0][0]


async def test_a_call_that_was_taken_down_is_made_again(house: House, table: Table) -> None:
    seat = await awaited(house, table)
    await prompt(house, table, seat, called=True)
    assert await again(house) == []
    lost = partial(reconcile.thread_lost, number=table.id, thread=60 + seat)
    assert not await house.adapter.command(None, lost)
    assert await again(house) == [], "that was not the table's thread"


async def test_what_could_not_be_taken_away_is_tried_again(house: House, table: Table) -> None:
    seat = await awaited(house, table)
    person = table.seats[seat].person or 0

    def old(work: Work) -> None:
        posting.leftover(work, table, seat, person, THREAD, 61)
        for _ in range(2):
            posting.unseen(work, table, seat, person, THREAD, "ab" * 12)

    await house.adapter.command(None, old)
    for _ in range(2):
        post = await house.outbox.claim(f"p{person}")
        assert post is not None
        await house.outbox.park(post, "403 50001")
    assert await house.outbox.depth() == (0, 2), "what is looked for already is looked for once"
    await house.adapter.command(None, lambda work: reconcile.ask_again(work, 2))
    assert await house.outbox.depth() == (0, 2), "that is another server"
    await house.adapter.command(None, lambda work: reconcile.ask_again(work))
    assert await house.outbox.depth() == (2, 0)


async def test_a_board_that_may_stand_unknown_is_looked_for(house: House, table: Table) -> None:
    await house.store.tables.set_table_message(table.id, MESSAGE, 1)

    def past(work: Work) -> None:
        posting.milestone(work, table, 0)

    await house.adapter.command(None, past)
    post = await house.outbox.claim(f"t{table.id}")
    assert post is not None
    await house.outbox.park(post, "403 50001", sent=True)
    await house.adapter.command(None, lambda work: reconcile.ask_again(work))
    assert await house.outbox.waiting(table.id) == [(f"t{table.id}", "table", 0, None)]


async def test_a_board_that_is_behind_is_told_anew_as_of_its_milestone(
    house: House, table: Table
) -> None:
    await house.store.write(
        lambda c: (
            c.execute(
                "INSERT INTO log (table_id, record, kind, at, events_json, milestone)"
                " VALUES (?, 1, 'answer', 1, x'5b5d', 1)",
                (table.id,),
            ).rowcount
        )
    )
    put = await again(house)
    assert put == [(f"t{table.id}", "milestone", 1, None)]


async def test_a_lost_thread_takes_its_calls_and_reminders_along(
    house: House, table: Table
) -> None:
    seat = await awaited(house, table)
    person = table.seats[seat].person or 0
    sight = await house.adapter.sight_of_seat(table.id, seat)
    call = Panel(table.id, seat, person, THREAD, 62, True, sight.open[0].ticket, "", True)
    await house.store.panels.save(call)
    lost = partial(reconcile.thread_lost, number=table.id, thread=THREAD)
    await house.adapter.command(None, lost)
    assert (f"p{person}", "panel", 0, seat) in await house.carried()


async def test_on_coming_back_the_people_of_that_server_are_written_to_again(
    house: House, table: Table
) -> None:
    for person in (BEN, CAT):
        await house.store.people.set_dm(person, None, closed=True)
    await house.adapter.command(None, lambda work: reconcile.came_back(work, 2))
    assert await house.store.people.dms_closed(BEN)
    await house.adapter.command(None, lambda work: reconcile.came_back(work, 1))
    assert not await house.store.people.dms_closed(BEN)
    assert not await house.store.people.dms_closed(CAT)


async def test_who_had_no_server_in_common_is_tried_again_and_who_wants_none_is_not(
    house: House, table: Table
) -> None:
    await house.store.people.set_dm(BEN, None, closed=True)
    await house.store.people.set_dm(CAT, None, closed=True, apart=True)
    assert await house.store.people.dms_closed(CAT)
    await again(house)
    assert await house.store.people.dms_closed(BEN)
    assert not await house.store.people.dms_closed(CAT)


def test_calls_of_old_databases_are_known_as_such(tmp_path: Path) -> None:
    """A call used to be a panel that shows nothing."""
    connection = sqlite3.connect(tmp_path / "old.sqlite3", isolation_level=None)
    folder = tmp_path / "migrations"
    folder.mkdir()
    for file in sorted(MIGRATIONS.glob("*.sql"))[:9]:
        (folder / file.name).write_text(file.read_text())
    migrate(connection, folder)
    connection.execute("PRAGMA foreign_keys = OFF")
    for seat, shown in enumerate(("", "abc")):
        values = (1, seat, 5, 7, 8, 1, 1, shown)
        connection.execute("INSERT INTO panels VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    migrate(connection)
    found = connection.execute("SELECT seat, called FROM panels ORDER BY seat").fetchall()
    assert found == [(0, 1), (1, 0)]
    connection.close()


async def test_a_call_that_is_gone_leaves_the_prompt_that_took_its_place(
    house: House, table: Table
) -> None:
    seat = await awaited(house, table)
    person = table.seats[seat].person or 0
    await prompt(house, table, seat, called=True)
    (call,) = await house.store.panels.calls()
    ticket = call.ticket
    await house.store.panels.save(Panel(table.id, seat, person, 60, 99, True, ticket, "x"))
    await house.store.panels.call_is_gone(call)
    now = await house.store.panels.get(table.id, seat, person)
    assert now is not None
    assert now.awaited
    await house.store.panels.save(call)
    await house.store.panels.call_is_gone(call)
    assert await again(house) == [(f"p{person}", "panel", 0, seat)]
