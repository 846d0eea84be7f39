"""Where nothing can be written, nothing happens; and when it can, it happens once."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.base.disk import DiskTrouble
from db.base.pace import DAY, HOUR, Clock
from db.store import Store, open_store
from db.tables import outbox
from engine.table.commands.absence import Absence
from engine.table.door import Refused
from engine.table.record.work import Work
from engine.table.tasks import timekeeper
from engine.table.tasks.courier import Courier, Post
from engine.table.tasks.timekeeper import HEARTBEAT, Timekeeper
from tests.disks import full, mounted, unlimited, without_writing
from tests.engine.table.conftest import ANA, BEN, CAT, House, Timers


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    with mounted(tmp_path / "small", megabytes=4) as folder:
        yield folder


async def everything(store: Store) -> list[str]:
    """The whole database, as text."""
    return await store.read(lambda c: list(c.iterdump()))


@pytest.mark.parametrize("picks", ["plain", "mile", "seal", "luck", "end"])
async def test_an_answer_that_cannot_be_written_is_not_given(house: House, picks: str) -> None:
    table = await house.started()
    before, woken = await everything(house.store), list(house.woken)
    given: list[object] = []
    house.adapter._given = given.append
    async with without_writing(house.store):
        for _ in range(2):
            with pytest.raises(DiskTrouble):
                await house.do(table.id, ANA, picks)
    assert await everything(house.store) == before
    assert (house.woken, given) == (woken, [])
    await house.do(table.id, ANA, picks)
    assert len(given) == 1


async def test_no_command_of_a_lobby_or_a_table_is_half_done(house: House) -> None:
    lobby = await house.lobby(host=BEN)
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    before = await everything(house.store)
    commands = (
        lambda: house.lobby(),
        lambda: house.lobbies.join(lobby.id, (CAT, "Cat")),
        lambda: house.lobbies.fill(lobby.id, BEN),
        lambda: house.lobbies.leave(table.id, CAT),
        lambda: house.lobbies.cancel(table.id, ANA, may_manage=False),
        lambda: house.adapter.undo(table.id, ANA),
        lambda: house.adapter.put_post(table.id, "table"),
        lambda: house.store.people.seen(ANA, "Ana Maria", "es-ES"),
    )
    async with without_writing(house.store):
        for command in commands:
            with pytest.raises(DiskTrouble):
                await command()
    assert await everything(house.store) == before
    for command in commands:
        with contextlib.suppress(Refused):  # of the table that was cancelled
            await command()
    assert await everything(house.store) != before


async def test_a_game_played_until_the_disk_is_full_goes_on_when_there_is_room(
    small: Path,
) -> None:
    """Over a real file system of a few megabytes."""
    ballast = small / "ballast"
    ballast.write_bytes(b"\0" * (2 << 20))
    async with open_store(small / "tables.sqlite3") as store:
        house = House(store)
        table = await house.started()
        before, trouble = await everything(store), None
        while trouble is None:
            try:
                await house.do(table.id, ANA, "again")
            except DiskTrouble as fault:
                trouble = fault
            else:
                before = await everything(store)
        assert trouble.kind == "full"
        assert await everything(store) == before
        ballast.unlink()
        given = await house.do(table.id, ANA, "again")
        # The log and the position agree: it plays over from the seed.
        (seen, _) = await house.adapter.view_at(table.id, given.record or 0, None)
        assert seen == (await house.adapter.sight(table.id, None)).view
        sound = await store.read(lambda c: c.execute("PRAGMA integrity_check").fetchall())
        assert sound == [("ok",)]


# Who works by themselves


class Wall:
    """A carrier that remembers what it was given; it may break something afterwards."""

    def __init__(self) -> None:
        self.stuck: list[Post] = []
        self.found: list[Post] = []

    async def carry(self, post: Post) -> None:
        if post.again and any(other.nonce == post.nonce for other in self.stuck):
            self.found.append(post)
        else:
            self.stuck.append(post)


async def one_post(house: House, table: int, lane: str) -> None:
    await house.store.write(
        lambda c: outbox.put(c, table=table, lane=lane, kind="say", record=0, payload={})
    )


async def test_posts_wait_for_the_disk_and_go_out_once(
    house: House, timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.lobby()
    await house.carried()
    wall = Wall()
    courier = Courier(house.store, wall, later=timers)
    await one_post(house, table.id, "a")
    async with without_writing(house.store):
        await courier.settle()
        assert wall.stuck == [], "what could not be claimed is not sent"
    timers.ring()
    await courier.settle()
    assert len(wall.stuck) == 1
    assert await house.store.outbox.depth() == (0, 0)
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_post_that_got_there_and_could_not_be_noted_is_not_sent_again(
    house: House, timers: Timers
) -> None:
    table = await house.lobby()
    await house.carried()

    class BreaksTheDisk(Wall):
        async def carry(self, post: Post) -> None:
            await super().carry(post)
            if not self.found:
                await full_of_nothing(house.store)

    wall = BreaksTheDisk()
    courier = Courier(house.store, wall, later=timers)
    await one_post(house, table.id, "a")
    await courier.settle()
    assert len(wall.stuck) == 1
    assert await house.store.outbox.depth() == (1, 0), "it is not known to have got there"
    for _ in range(3):
        timers.ring()
        await courier.settle()
    await house.store._writer.run(lambda c: c.execute("PRAGMA query_only = OFF").fetchall())
    timers.ring()
    await courier.settle()
    assert len(wall.stuck) == 1
    assert await house.store.outbox.depth() == (0, 0)


async def full_of_nothing(store: Store) -> None:
    """From now on nothing is written."""
    await store._writer.run(lambda c: c.execute("PRAGMA query_only = ON").fetchall())


async def test_a_reminder_that_could_not_be_written_comes_once_when_it_can(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.started()
    keeper = Timekeeper(house.adapter)
    house.seconds += DAY
    async with without_writing(house.store):
        for _ in range(3):
            assert await keeper._look() is not None
    assert not [record for record in caplog.records if record.exc_info]
    await keeper._look()
    assert [kind for _, kind, _ in await house.posts()] == ["reminder"]
    await keeper._look()
    assert await house.posts() == []


async def test_time_in_which_nothing_could_be_written_is_given_back(house: House) -> None:
    table = await house.started()
    keeper = Timekeeper(house.adapter)
    await house.store.meta.set(HEARTBEAT, str(house.seconds))
    (before,) = await house.store.clocks.of_table(table.id)
    house.seconds += 5 * HOUR
    async with without_writing(house.store):
        keeper.lose_time()
        with pytest.raises(DiskTrouble):
            await keeper.make_up()
    await keeper._look()
    (after,) = await house.store.clocks.of_table(table.id)
    assert after.since == before.since + 5 * HOUR
    await keeper.make_up()
    assert await house.store.clocks.of_table(table.id) == [after], "once"


async def test_the_end_of_a_patience_that_could_not_be_written_happens_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    await Absence(house.adapter).set_pace(
        table.id, ANA, lambda pace: replace(pace, first=None, every=None, at_end="computer")
    )
    keeper = Timekeeper(house.adapter)
    house.seconds += 3 * DAY
    real, failed = timekeeper._at_end, []

    def fails_once(work: Work, clock: Clock) -> None:
        if not failed:
            failed.append(clock)
            raise sqlite_full()
        real(work, clock)

    monkeypatch.setattr(timekeeper, "_at_end", fails_once)
    await keeper._look()
    assert not (await house.adapter.table(table.id)).seats[0].stand_in
    await keeper._look()
    assert failed
    assert (await house.adapter.table(table.id)).seats[0].stand_in, "it was not reduced to a nudge"


def sqlite_full() -> sqlite3.Error:
    """What SQLite raises when the disk is full."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA max_page_count = 1")
    try:
        connection.execute("CREATE TABLE t (x)")
    except sqlite3.Error as fault:
        return fault
    finally:
        connection.close()
    raise AssertionError("it should be full")


async def test_a_database_that_cannot_grow_is_a_full_disk(house: House) -> None:
    table = await house.started()
    await full(house.store)
    trouble = None
    while trouble is None:
        try:
            await house.do(table.id, ANA, "again")
        except DiskTrouble as fault:
            trouble = fault
    assert trouble.kind == "full"
    before = await everything(house.store)
    with pytest.raises(DiskTrouble):
        await house.store.probe()
    assert await everything(house.store) == before
    await unlimited(house.store)
    await house.do(table.id, ANA, "again")
