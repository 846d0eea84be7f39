"""The database: transactions, and what the stores remember."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.people import people
from db.people.people import Person
from db.store import Store, open_store
from db.tables import letters, tables
from db.tables.letters import Letter
from tests.db.conftest import put_table


async def test_writes_are_safe_and_readers_apart(store: Store) -> None:
    def pragmas(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store.write(pragmas) == ["wal", 2, 5000, 1]
    with pytest.raises(DiskTrouble, match="readonly"):
        await store.read(lambda c: c.execute("INSERT INTO meta VALUES ('a', 'b')"))


async def test_transactions_do_not_mix_nor_overtake_one_another(path: Path, store: Store) -> None:
    await store.write(META.put, "count", "0")

    def work(connection: sqlite3.Connection, fail: bool) -> None:
        (count,) = connection.execute("SELECT value FROM meta").fetchone()
        connection.execute("UPDATE meta SET value = ?", (int(count) + 1,))
        if fail:
            raise ZeroDivisionError

    async with open_store(path) as other:
        await asyncio.gather(
            *(
                each.write(lambda c, n=n: work(c, n % 3 == 0))
                for n in range(60)
                for each in (store, other)
            ),
            return_exceptions=True,
        )
    assert await store.read(META.get, "count") == "80"


def test_the_process_ends_although_nobody_closed_the_connection(path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from db.store import Connection\n"
        "async def main():\n"
        "    await Connection(sys.argv[1], reads_only=False)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], timeout=60, check=False)
    assert done.returncode == 0


# What is remembered


async def test_people_are_remembered(store: Store) -> None:
    assert await store.read(people.get, 7) == Person(7)
    assert Person(7).language is None
    assert (await people.seen(store, 7, "Ana", "es-ES")).language == "es-ES"
    await store.write(people.change, 7, locale="pt-BR")
    await people.seen(store, 7, "Anna", "fr")
    await store.write(people.set_dm, 7, 70, closed=False)
    known = await store.read(people.get, 7)
    assert known == Person(7, "Anna", "pt-BR", "fr", 70, False)
    assert known.language == "pt-BR"
    await store.write(people.set_dm, 7, None, closed=True)
    await store.write(people.change, 7, locale=None)
    assert await store.read(people.get, 7) == Person(7, "Anna", None, "fr", None, True)


async def test_seeing_the_same_again_writes_nothing(store: Store) -> None:
    await people.seen(store, 7, "Ana", "es")
    before = await store.write(lambda c: c.total_changes)
    await people.seen(store, 7, "Ana", "es")
    assert await store.write(lambda c: c.total_changes) == before


async def test_what_stands_by_a_key_is_told_by_person_and_the_first_counts(store: Store) -> None:
    await store.write(put_table)
    assert await store.read(letters.first, 1, "panel/0") is None
    call = Letter(0, 1, "panel/0", 7, 70, "b", 700, public=True)
    prompt = Letter(0, 1, "panel/0", 7, 60, "a", 99)
    for letter in (call, prompt, replace(prompt, person=8)):
        await store.write(letters.adopt, letter)
    found = await store.read(letters.of, 1, "panel/0", 7)
    assert [one.message for one in found] == [99, 700], "a prompt counts before a call"
    newer = replace(prompt, message=100)
    await store.write(letters.adopt, newer)
    found = await store.read(letters.of, 1, "panel/0", 7)
    assert [one.message for one in found] == [100, 99, 700], "and the newest before older ones"


async def test_a_letter_is_written_once_and_what_may_be_there_is_looked_for_first(
    store: Store,
) -> None:
    await store.write(put_table)
    letter = Letter(0, 1, "vote/3", None, 70, "0123456789ab")
    assert await store.write(letters.begin, letter, [1]) == []
    (doubt,) = await store.write(letters.begin, letter, [1])
    assert (doubt.message, doubt.number, doubt.mark) == (0, 3, "0123456789")
    await store.write(letters.arrived, letter.nonce, 700)
    (there,) = await store.write(letters.begin, letter, [1])
    assert there.message == 700
    assert await store.write(letters.begin, replace(letter, nonce="another"), [1]) == []
    await store.write(letters.failed, "another")
    assert await store.read(letters.of, 1, "vote/3") == [there]
    await store.write(letters.go, there)
    assert await store.read(letters.of, 1, "vote/3") == []
    assert not await store.read(letters.is_known, 700)


async def test_tables_know_their_messages(store: Store) -> None:
    await store.write(put_table)
    await store.write(tables.update, 1, lobby_message=50)
    await store.write(tables.set_thread, 1, 50)
    table = await store.read(tables.load, 1)
    assert table is not None
    assert (table.lobby_message, table.thread) == (50, 50)
    assert await store.read(tables.by_thread, 50) == table
    assert await store.read(tables.by_thread, 51) is None
    assert await store.read(tables.load, 2) is None
