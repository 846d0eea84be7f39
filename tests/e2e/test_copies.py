"""Copies in a second folder beside the game: made, missing, hanging; and nobody who had themselves
erased comes back with one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.frame.house import House
from db.copies import backup, elsewhere, erasures
from db.copies.backup import DAY_SECONDS
from localtable.server import LocalTable
from localtable.world.first_world import LOUNGE, TABLES
from tests.disks import mounted, without_writing
from tests.e2e.house import house_at, settled
from tests.e2e.people import CannotDo, People, controls, said
from tests.e2e.play import open_table
from tests.e2e.test_disk import owners
from tests.e2e.test_operator import health
from tests.e2e.time import Clock
from tests.engine.table.commands.test_forgetting import traces_of
from texts import own_words

HOUR = 3600
say = own_words("en")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "bot.sqlite3"


@contextlib.asynccontextmanager
async def bot(table: LocalTable, database: Path, there: Path) -> AsyncIterator[House]:
    """The bot with a second folder, which it has looked after once."""
    async with house_at(table, database, copies=there) as house:
        await health(house).minute()
        await house.copies.settle()
        yield house


async def minute(house: House) -> None:
    """A minute's work, that in the second folder included."""
    await health(house).minute()
    await house.copies.settle()


async def test_a_copy_is_made_every_hour_and_shown_to_the_owner(
    table: LocalTable,
    people: People,
    database: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    there = tmp_path / "there"
    async with bot(table, database, there) as house:
        clock = Clock(house)
        await minute(house)
        assert len(backup.copies(database, there)) == 1
        clock.ahead += HOUR
        await minute(house)
        times = [time for time, _ in backup.copies(database, there)]
        assert len(times) == 2
        assert f"copied the database to {there}" in caplog.text
        text = said(await people["Sunniva"].slash(LOUNGE, "/admin status"))
        newest = f"<t:{house.copies.there.record.good}:R>"  # type: ignore[union-attr]
        assert say("status-elsewhere", folder=f"`{there}`", time=newest) in text
        assert say("status-elsewhere-same-disk") in text
        assert f"{there} is on the same disk" in caplog.text


async def test_a_start_does_not_make_a_copy_before_it_is_due(
    table: LocalTable,
    people: People,
    database: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    for _ in range(2):
        async with bot(table, database, tmp_path / "there"):
            assert len(backup.copies(database, tmp_path / "there")) == 1
    assert f"the last good copy in {tmp_path / 'there'}: none yet" in caplog.text
    assert f"the last good copy in {tmp_path / 'there'}: 0 minutes ago" in caplog.text


async def test_another_disk_is_no_reason_to_warn(
    table: LocalTable,
    people: People,
    database: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with mounted(tmp_path / "share", megabytes=8) as share:
        async with bot(table, database, share / "meadhall"):
            text = said(await people["Sunniva"].slash(LOUNGE, "/admin status"))
            assert say("status-elsewhere-same-disk") not in text
            assert "same disk" not in caplog.text
            assert len(backup.copies(database, share / "meadhall")) == 1


async def test_without_a_second_folder_the_owner_is_shown_how_to_have_one(
    house: House, people: People
) -> None:
    text = said(await people["Sunniva"].slash(LOUNGE, "/admin status"))
    assert say("status-elsewhere-nowhere") in text


async def test_a_share_that_is_away_stops_nothing_and_is_tried_again(
    table: LocalTable,
    people: People,
    database: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    there = tmp_path / "share" / "meadhall"
    async with bot(table, database, there) as house:
        clock = Clock(house)
        assert "is its disk mounted" in caplog.text
        lines = caplog.text.count("is its disk mounted")
        for _ in range(3):
            clock.ahead += 600
            await minute(house)
        assert caplog.text.count("is its disk mounted") == lines, "once an hour is enough"
        text = said(await people["Sunniva"].slash(LOUNGE, "/admin status"))
        assert say("status-elsewhere-none", folder=f"`{there}`") in text
        assert say("status-copy-failed", why="|").split("|")[0] in text
        assert await owners(people, "owner-copies-late") == 0
        clock.ahead += DAY_SECONDS + HOUR
        for _ in range(3):
            await minute(house)
            clock.ahead += HOUR
        assert await owners(people, "owner-copies-late") == 1
        there.parent.mkdir()
        await minute(house)
        clock.ahead += HOUR
        await minute(house)
        assert await owners(people, "owner-copies-good") == 1
        assert len(backup.copies(database, there)) == 2


async def test_a_share_that_hangs_holds_up_nobody(
    table: LocalTable,
    people: People,
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    hanging, free, real, visits = threading.Event(), threading.Event(), elsewhere.visit, []

    def hangs(*args: Any, **more: Any) -> elsewhere.Visit:
        visits.append(args)
        hanging.set()
        free.wait()
        return real(*args, **more)

    monkeypatch.setattr(elsewhere, "visit", hangs)
    try:
        async with house_at(table, database, copies=tmp_path / "there") as house:
            clock = Clock(house)
            await health(house).minute()
            await asyncio.to_thread(hanging.wait)
            await open_table([people["Ana"]], TABLES, computers=2)
            for _ in range(4):
                clock.ahead += HOUR // 2
                await health(house).minute()
            assert len(visits) == 1, "one at a time"
            assert 1 <= caplog.text.count("has not answered for an hour") <= 2
            text = said(await people["Sunniva"].slash(LOUNGE, "/admin status"))
            assert "has not answered for an hour" in text
        # It is closed although the share hangs still.
        assert house.is_closed()
    finally:
        free.set()


# Nobody comes back


def put_back(copy: Path, database: Path) -> None:
    """As the README says."""
    for file in database.parent.glob(f"{database.name}*"):
        file.unlink()
    shutil.copy(copy, database)


def known_of(database: Path, person: str, name: str) -> set[str]:
    """Where something of them stands in the database."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return traces_of(connection, person, name)


@pytest.mark.parametrize("where", ["home", "there"])
async def test_an_older_copy_that_is_put_back_does_not_bring_back_who_was_erased(
    table: LocalTable, people: People, database: Path, tmp_path: Path, where: str
) -> None:
    there, carlos = tmp_path / "there", people["Carlos"]
    async with bot(table, database, there) as house:
        await open_table([people["Ana"], carlos], TABLES, computers=1)
        await settled(house)
        clock = Clock(house)
        clock.ahead += DAY_SECONDS
        await minute(house)
        older = backup.copies(database, there if where == "there" else None)[0][1]
        assert known_of(older, carlos.id, "Carlos")
        await carlos.pressed(await carlos.slash(carlos.dm, "/me forget"), "m:forget")
        assert not known_of(database, carlos.id, "Carlos")
        clock.ahead += HOUR
        await minute(house)
        text = erasures.path_of(database, there).read_text()
        assert carlos.id in text, "the list lies beside the copies"
    put_back(older, database)
    if where == "there":
        # A new machine: nothing is left but the second folder.
        shutil.rmtree(backup.folder_of(database))
    async with bot(table, database, there) as house:
        await settled(house)
        assert not known_of(database, carlos.id, "Carlos")
        # Who comes back by themselves stays.
        await carlos.slash(TABLES, "/me tables")
        assert known_of(database, carlos.id, "Carlos")
    async with bot(table, database, there):
        assert known_of(database, carlos.id, "Carlos")


async def test_whoever_cannot_be_erased_for_the_disk_is_not_erased_by_and_by(
    table: LocalTable, people: People, database: Path, tmp_path: Path
) -> None:
    ana = people["Ana"]
    async with bot(table, database, tmp_path / "there") as house:
        sitting = await open_table([ana], TABLES, computers=2)
        await settled(house)
        asked = await ana.slash(ana.dm, "/me forget")
        async with without_writing(house.store):
            assert await ana.refused(asked, "m:forget") == say("fault-disk")
        assert erasures.read(database, backup.folder_of(database)).erased == ()
        assert (await house.adapter.table(sitting.table)).seat_of(int(ana.id)) is not None
        panel = await ana.with_control(ana.dm, f"q:{sitting.table}:")
        assert controls(panel, "q:"), "her prompt is as it was"


async def test_the_owner_erases_who_cannot_do_it_and_nobody_else_can(
    house: House, people: People
) -> None:
    sunniva, ana, bram = people["Sunniva"], people["Ana"], people["Bram"]
    await open_table([ana, bram], TABLES, computers=1)
    await settled(house)
    with pytest.raises(CannotDo):
        await ana.slash(LOUNGE, "/admin forget", person=bram.id)
    asked = await sunniva.slash(LOUNGE, "/admin forget", person=bram.id)
    assert said(asked) == say("admin-forget", who=f"<@{bram.id}>", id=bram.id, count=1)
    done = await sunniva.pressed(asked, f"z:forget:{bram.id}")
    assert said(done) == say("admin-forgotten", who=f"<@{bram.id}>")
    assert not known_of(house.settings.database, bram.id, "Bram")
    assert known_of(house.settings.database, ana.id, "Ana")
