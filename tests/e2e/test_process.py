"""`python bot.py` as its service manager sees it: it waits, it ends, and with which code."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.db.test_disk import fill
from tests.disks import mounted
from tests.e2e import runs
from tests.e2e.exchange import Exchange, StandIn, stand_in
from tests.e2e.runs import Process
from tests.e2e.starting import MEND_FIRST, NO_TOKEN, OUTAGE, READY, TOKEN, database_there, free_port


@contextlib.asynccontextmanager
async def process(
    url: str, database: Path, token: str = "", *, python: tuple[str, ...] = (), **more: str
) -> AsyncIterator[Process]:
    """At the local table of this address, or with a token at what is Discord to it."""
    settings = {"MEADHALL_DATABASE": str(database), "DISCORD_TOKEN": token}
    if not token:
        settings["MEADHALL_LOCAL_URL"] = url
    discord = url if token else ""
    async with runs.process(discord=discord, python=python, settings=settings | more) as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "bot.sqlite3"


async def test_a_bot_that_is_up_before_discord_waits_for_it(database: Path) -> None:
    port = free_port()
    async with process(f"http://127.0.0.1:{port}", database, TOKEN) as bot:
        await bot.says(OUTAGE)
        await bot.stop()
    assert "stopped" in bot.text
    async with process(f"http://127.0.0.1:{port}", database.with_name("other.sqlite3")) as bot:
        await bot.says(OUTAGE)
        async with stand_in(port=port):
            await bot.says(READY)
            await bot.stop()
    assert bot.text.count(OUTAGE) == 1
    assert "logging in" not in bot.text


async def test_another_world_and_a_refused_token_end_it_with_exit_codes_of_their_own(
    table: StandIn, exchange: Exchange, database: Path
) -> None:
    async with process(table.url, database, TOKEN) as bot:
        await bot.says(READY)
        await bot.stop()
    async with process(table.url, database) as bot:
        assert await bot.end() == 1
        assert f"cannot start: {database} was played on Discord" in bot.text
    exchange.refuse("/users/@me", 40001)
    async with process(table.url, database, TOKEN) as bot:
        assert await bot.end() == MEND_FIRST
        assert NO_TOKEN in bot.text
        assert TOKEN not in bot.text


OPEN = "Open in your browser:\n\n    http://127.0.0.1:"
FEW = 12
"""Lines, so that the beginning is still to be seen in a small terminal, where long ones are two."""


async def test_the_first_start_says_little_and_ends_with_the_address(database: Path) -> None:
    async with process("", database, MEADHALL_LOCAL_PORT="0") as bot:
        await bot.says(OPEN)
        address = bot.text.splitlines()[-1].strip()
        await bot.stop()
    lines = [line for line in bot.text.splitlines() if line.strip()]
    assert lines[-2].strip() == address
    assert lines[-1].endswith("stopped")
    assert "emojis uploaded" in lines[-4], "what came later would push the address up"
    assert len(lines) <= FEW, bot.text


async def test_a_port_that_is_taken_ends_the_start_unless_none_was_set(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        async with process("", database, MEADHALL_LOCAL_PORT=port) as bot:
            assert await bot.end() == MEND_FIRST
    assert f"cannot start: port {port}: " in bot.text
    assert "MEADHALL_LOCAL_PORT" in bot.text
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # another program has it: the same to us
            stack.enter_context(socket.create_server(("127.0.0.1", 8765)))
        async with process("", database) as bot:
            await bot.says("port 8765: ")
            await bot.says("the local table is at http://127.0.0.1:87")
            await bot.stop()
    assert "at http://127.0.0.1:8765" not in bot.text


async def test_no_other_account_reads_what_the_bot_writes(table: StandIn, tmp_path: Path) -> None:
    """With the usual umask. A misspelt setting is told, and it plays on."""
    folder = tmp_path / "games"
    before = os.umask(0o022)
    try:
        async with process(table.url, folder / "bot.sqlite3", MEADHALL_LOGLEVEL="DEBUG") as bot:
            await bot.says(READY)
            there = [folder, *folder.rglob("*")]
            assert len(there) > 3
            assert [path for path in there if path.stat().st_mode & 0o077] == []
            await bot.stop()
    finally:
        os.umask(before)
    assert "MEADHALL_LOGLEVEL is not a setting of Meadhall" in bot.text
    assert "did you mean MEADHALL_LOG_LEVEL?" in bot.text
    assert bot.text.count("is not a setting") == 1
    assert "in 1 server on 1 shard\n" in bot.text


@pytest.mark.skipif(sys.platform != "linux", reason="asks the system for a process's children")
async def test_ctrl_c_at_a_terminal_ends_all_of_it_quietly(table: StandIn, database: Path) -> None:
    # Python tells which library it has read: it is in the midst of them.
    async with process(table.url, database, python=("-X", "importtime")) as bot:
        await bot.says("| argparse")
        bot.ctrl_c()
        assert await bot.end() == 130
    lines = [line for line in bot.text.splitlines() if not line.startswith("import time:")]
    assert lines == []
    async with process(table.url, database) as bot:
        await bot.has_begun_another()  # the painter, which reads its libraries now
        bot.ctrl_c()
        assert await bot.end() == 0
    assert bot.text.splitlines()[-1].endswith("stopped")


@pytest.mark.skipif(sys.platform != "linux", reason="nobody can make a folder in /proc there")
async def test_settings_and_folders_that_cannot_be_are_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    more = {"MEADHALL_DATABASE": f"{file}/bot.sqlite3", "MEADHALL_LOCAL_PORT": "x"}
    assert await runs.ran(**more) == (
        MEND_FIRST,
        f"MEADHALL_DATABASE is '{file}/bot.sqlite3': '{file}' is a file, not a folder.\n"
        "MEADHALL_LOCAL_PORT is 'x'; it takes a number from 0 to 65535.\n",
    )
    code, told = await runs.ran(MEADHALL_DATABASE="/proc/meadhall/bot.sqlite3")
    assert code == 1
    assert "cannot start with /proc/meadhall/bot.sqlite3: [Errno 2] No such file" in told
    assert "see whether its folder is there" in told


@pytest.mark.parametrize("when", ["its own local table", "the first start", "a later start"])
async def test_a_full_disk_is_told_at_the_start(table: StandIn, tmp_path: Path, when: str) -> None:
    with mounted(tmp_path / "small", megabytes=2) as small:
        database = small / "bot.sqlite3"
        more = {"MEADHALL_LOCAL_URL": ""} if when == "its own local table" else {}
        if when == "a later start":
            await database_there(database)
        fill(small / "ballast")
        async with process(table.url, database, MEADHALL_LOCAL_PORT="0", **more) as bot:
            assert await bot.end() == 1
        assert f"cannot start with {database}: " in bot.text
        # SQLite says of a small file beside the database only that it could not be made.
        assert ("not full" if when == "a later start" else "make room on its disk") in bot.text
