"""Copies, daily ones and those made by hand; and nobody who was erased comes back with one."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.e2e import records
from tests.e2e.books import daily_copies, erased_list, is_erased
from tests.e2e.exchange import StandIn
from tests.e2e.house import DAY, HOUR, House, house_at
from tests.e2e.people import LOUNGE, TABLES, CannotDo, People, Person, said
from tests.e2e.play import Player, at_table, open_table
from tests.e2e.runs import BotProcess, ran
from tests.e2e.starting import Log
from tests.e2e.test_disk import owners
from texts import own_words

say = own_words("en")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "bot.sqlite3"


@contextlib.asynccontextmanager
async def bot_with(table: StandIn, database: Path) -> AsyncIterator[House]:
    """The bot, which has made its copy of the day."""
    async with house_at(table, database) as house:
        await house.minute()
        yield house


async def status(people: People) -> str:
    return said(await people["Sunniva"].slash(LOUNGE, "/admin status"))


def known_in(database: Path, person: Person) -> bool:
    """Whether something of them stands in the database."""
    return not is_erased(database, person)


async def test_a_copy_is_made_every_day_and_the_owner_knows_when_none_is(
    house: House, people: People, tmp_path: Path, log: Log
) -> None:
    await house.minute()
    house.ahead += HOUR
    await house.minute()
    (first,) = daily_copies(house.database)
    folder = first.parent
    folder.rename(tmp_path / "moved")
    folder.write_text("in the way")
    house.ahead += DAY
    await house.minute(2)
    assert len(log.lines("the next try is in an hour")) == 1
    assert say("status-copy-failed", why="|").split("|")[0] in await status(people)
    assert await owners(people, "owner-copies-late") == 0
    house.ahead += DAY
    for _ in range(2):
        house.ahead += HOUR
        await house.minute()
    assert await owners(people, "owner-copies-late") == 1
    folder.unlink()
    house.ahead += HOUR
    await house.minute()
    assert len(daily_copies(house.database)) == 1
    assert await owners(people, "owner-copies-good") == 1


def put_back(copy: Path, database: Path) -> None:
    """As the README says."""
    for end in ("-wal", "-shm"):
        database.with_name(f"{database.name}{end}").unlink(missing_ok=True)
    shutil.copy(copy, database)


async def test_a_copy_is_made_by_hand(people: People, bot: BotProcess, tmp_path: Path) -> None:
    """And it does not bring back who was erased since."""
    ana, carlos, there = people["Ana"], people["Carlos"], tmp_path / "there"
    there.mkdir()

    async def copied(to: str) -> tuple[int, str]:
        return await ran("--copy", to, folder=there, MEADHALL_DATABASE=str(bot.database))

    sitting = await open_table([ana], TABLES, computers=2)
    await open_table([carlos, people["Bram"]], TABLES, computers=1)
    player = Player(ana, sitting, Random("copying"), bot=bot)
    while len(player.given) < 2:
        await player.step()
    making = asyncio.create_task(copied("older.sqlite3"))
    while not making.done() and len(player.given) < 6:
        await player.step()
    copy, listed = there / "older.sqlite3", erased_list(bot.database, there)
    told = f"copied {bot.database} to {copy}; keep bot-copies.json beside it\n"
    assert await making == (0, told)
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert sorted(there.iterdir()) == sorted([copy, listed]), "it is one file"
    assert [file.stat().st_mode & 0o777 for file in there.iterdir()] == [0o600] * 2
    then, now = (records.read(file, sitting.table) for file in (copy, bot.database))
    assert len([r for r in then.standing if r.person]) >= 2
    assert now.records[: len(then.records)] == then.records
    # What is there is never written over.
    again = f"{copy} exists already: name another file, or a folder\n"
    assert await copied("older.sqlite3") == (1, again)

    await carlos.pressed(await carlos.slash(carlos.dm, "/me forget"), "m:forget")
    code, told = await copied(str(there))
    assert code == 0
    (newer,) = there.glob("bot-*T*Z.sqlite3")
    assert f"to {newer};" in told, "a folder gets a file named by the time"
    assert known_in(copy, carlos)
    assert not known_in(newer, carlos)
    assert carlos.id in listed.read_text()
    await bot.stop()
    # On a new machine, as the README says.
    put_back(copy, bot.database)
    home = daily_copies(bot.database)[0].parent
    shutil.rmtree(home)
    home.mkdir()
    shutil.copy(listed, home)
    await bot.start()
    await bot.stop()
    assert not known_in(bot.database, carlos)
    assert known_in(bot.database, ana)


async def test_an_older_copy_that_is_put_back_does_not_bring_back_who_was_erased(
    table: StandIn, people: People, database: Path
) -> None:
    carlos = people["Carlos"]
    async with bot_with(table, database) as house:
        await open_table([people["Ana"], carlos], TABLES, computers=1)
        await house.settled()
        house.ahead += DAY
        await house.minute()
        older = daily_copies(database)[0]
        assert known_in(older, carlos)
        await carlos.pressed(await carlos.slash(carlos.dm, "/me forget"), "m:forget")
        assert not known_in(database, carlos)
        assert carlos.id in erased_list(database, older.parent).read_text(), "beside the copies"
    put_back(older, database)
    async with bot_with(table, database) as house:
        await house.settled()
        assert await owners(people, "owner-put-back") == 1
        assert not known_in(database, carlos)
        # Who comes back by themselves stays.
        await carlos.slash(TABLES, "/me tables")
        assert known_in(database, carlos)
    async with bot_with(table, database):
        assert known_in(database, carlos)
        assert await owners(people, "owner-put-back") == 1


async def test_nobody_is_half_erased_and_the_owner_may_do_it(house: House, people: People) -> None:
    sunniva, ana, bram = people["Sunniva"], people["Ana"], people["Bram"]
    sitting = await at_table(house, people, "Ana", "Bram", computers=1)
    await house.minute()
    asked = await ana.slash(ana.dm, "/me forget")
    async with house.without_writing():
        assert await ana.refused(asked, "m:forget") == say("fault-disk")
    listed = erased_list(house.database, daily_copies(house.database)[0].parent)
    assert ana.id not in listed.read_text()
    assert house.seat(sitting, ana) is not None
    with pytest.raises(CannotDo):
        await ana.slash(LOUNGE, "/admin forget", person=bram.id)
    asked = await sunniva.slash(LOUNGE, "/admin forget", person=bram.id)
    assert said(asked) == say("admin-forget", who=f"<@{bram.id}>", id=bram.id, count=1)
    done = await sunniva.pressed(asked, f"z:forget:{bram.id}")
    assert said(done) == say("admin-forgotten", who=f"<@{bram.id}>")
    assert not known_in(house.database, bram)
    assert known_in(house.database, ana)
