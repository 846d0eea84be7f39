"""Where nothing can be written, nothing happens; and when it can, it happens once."""

from __future__ import annotations

import sqlite3
from contextlib import AsyncExitStack
from functools import partial
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.people import people
from db.tables import clocks, letters
from db.tables.letters import Letter
from db.tables.tables import DAY, HOUR, RELAXED
from engine.table.answers import queries
from engine.table.commands import absence, lobbies, playing
from engine.table.tasks import timekeeper
from engine.table.tasks.courier import Courier, Post
from engine.table.tasks.timekeeper import HEARTBEAT, Timekeeper
from tests.disks import without_writing
from tests.engine.table.conftest import ANA, BEN, CAT, House, Timers, everything, posts, put_post


async def test_no_command_is_half_done(house: House) -> None:
    lobby = await house.lobby(host=BEN)
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    before, woken = await everything(house.store), list(house.woken)
    house.given.clear()
    commands = (
        *(partial(house.do, table.id, BEN, picks) for picks in ("luck", "mile", "seal", "end")),
        lambda: house.lobby(),
        lambda: house.service.do(lobby.id, lobbies.join, (CAT, "Cat")),
        lambda: house.service.do(lobby.id, lobbies.fill, BEN),
        lambda: house.service.do(table.id, lobbies.leave, CAT),
        lambda: house.service.do(table.id, lobbies.cancel, ANA, may_manage=False),
        lambda: house.service.do(table.id, playing.undo, ANA),
        lambda: house.service.do(table.id, put_post, "table"),
        lambda: people.seen(house.store, ANA, "Ana Maria", "es-ES"),
    )
    async with without_writing(house.store):
        for command in commands:
            with pytest.raises(DiskTrouble):
                await command()
    assert await everything(house.store) == before
    assert (house.woken, house.given) == (woken, [])
    await house.do(table.id, BEN, "plain")
    assert len(house.given) == 1


# Who works by themselves


async def test_posts_wait_for_the_disk_and_what_got_there_is_not_sent_again(
    house: House, timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.lobby()
    await house.carried()
    stuck: list[str] = []

    class BreaksTheDisk:
        async def carry(self, post: Post) -> None:
            letter = Letter(0, post.table, "post", None, 5, post.nonce)
            await house.store.write(letters.begin, letter, [post.table])
            await house.store.write(letters.arrived, letter.nonce, 6)
            stuck.append(post.nonce)
            await refuses.enter_async_context(without_writing(house.store))

    courier = Courier(house.store, BreaksTheDisk(), later=timers)
    await house.service.do(table.id, put_post, "say")
    async with AsyncExitStack() as refuses:
        async with without_writing(house.store):
            await courier.settle()
        assert stuck == [], "what could not be written down is not sent"
        for _ in range(3):
            timers.ring()
            await courier.settle()
        assert await posts(house.store) == (1, 0), "it is not known to have got there"
    timers.ring()
    await courier.settle()
    assert await posts(house.store) == (0, 0)
    assert len(stuck) == 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_reminder_that_could_not_be_written_comes_once_when_it_can(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.started()
    keeper = Timekeeper(house.service)
    house.seconds += DAY
    async with without_writing(house.store):
        for _ in range(3):
            assert await keeper._look() is not None
    assert not [record for record in caplog.records if record.exc_info]
    await keeper._look()
    assert [kind for _, kind, *_ in await house.carried()] == ["reminder"]
    await keeper._look()
    assert await house.carried() == []


async def test_time_in_which_nothing_could_be_written_is_given_back(house: House) -> None:
    table = await house.started()
    keeper = Timekeeper(house.service)
    await house.store.write(META.put, HEARTBEAT, str(house.seconds))
    (before,) = await house.store.read(clocks.of_table, table.id)
    house.seconds += 5 * HOUR
    async with without_writing(house.store):
        keeper.lose_time()
        with pytest.raises(DiskTrouble):
            await keeper.make_up()
    await keeper._look()
    (after,) = await house.store.read(clocks.of_table, table.id)
    assert after.since == before.since + 5 * HOUR
    await keeper.make_up()
    assert await house.store.read(clocks.of_table, table.id) == [after], "once"


async def test_the_end_of_a_patience_that_could_not_be_written_happens_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    pace = replace(RELAXED, first=None, every=None, at_end="computer")
    await house.service.do(table.id, absence.set_pace, ANA, lambda _: pace)
    keeper = Timekeeper(house.service)
    house.seconds += 3 * DAY
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    with monkeypatch.context() as patched:
        patched.setattr(timekeeper, "_at_end", Mock(side_effect=full))
        await keeper._look()
    assert not (await house.service.look(queries.table, table.id)).seats[0].stand_in
    await keeper._look()
    found = await house.service.look(queries.table, table.id)
    assert found.seats[0].stand_in, "it was not reduced to a nudge"
