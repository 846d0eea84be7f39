"""`python bot.py` as its service manager sees it: it waits, it ends, and with which code."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from cogs.link.reaching import MEND_FIRST, NO_TOKEN
from localtable.server import LocalTable, serve
from tests.e2e.runs import (
    ROOT,
)
from tests.e2e.starting import OUTAGE, READY, TOKEN, free_port

PATIENCE = 120


class Process:
    """`python bot.py`, read line by line."""

    def __init__(self, running: asyncio.subprocess.Process) -> None:
        self._running = running
        self.text = ""

    async def says(self, part: str) -> None:
        """Until it has said this."""
        out = self._running.stdout
        assert out is not None
        async with asyncio.timeout(PATIENCE):
            while part not in self.text:
                line = (await out.readline()).decode()
                assert line, self.text
                self.text += line

    async def end(self) -> int:
        """Its exit code."""
        async with asyncio.timeout(PATIENCE):
            rest, _ = await self._running.communicate()
        self.text += rest.decode()
        return self._running.returncode or 0

    def send(self, number: signal.Signals) -> None:
        """A signal."""
        self._running.send_signal(number)


@contextlib.asynccontextmanager
async def process(url: str, database: Path, token: str = "", **more: str) -> AsyncIterator[Process]:
    """Start it; with a token, what stands at `url` is Discord to it; `more`: environment."""
    environ = {key: value for key, value in os.environ.items() if "MEADHALL" not in key}
    environ |= {"MEADHALL_DATABASE": str(database), "DISCORD_TOKEN": token, **more}
    program = [str(ROOT / "bot.py")]
    if token:
        point = f"from localtable.connect import point_discord_at; point_discord_at({url!r})"
        program = ["-c", f"import sys; {point}; import bot; sys.exit(bot.main())"]
    else:
        environ["MEADHALL_LOCAL_URL"] = url
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        *program,
        env=environ,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Process(running)
    finally:
        if running.returncode is None:
            running.kill()
            await running.communicate()


async def test_a_bot_that_is_up_before_discord_waits_for_it(tmp_path: Path) -> None:
    port = free_port()
    async with process(f"http://127.0.0.1:{port}", tmp_path / "bot.sqlite3") as bot:
        await bot.says(OUTAGE)
        async with serve(port=port):
            await bot.says(READY)
            bot.send(signal.SIGTERM)
            assert await bot.end() == 0
    assert bot.text.count(OUTAGE) == 1
    assert "Traceback" not in bot.text
    assert "logging in" not in bot.text
    assert "Unclosed" not in bot.text


async def test_sigterm_ends_the_waiting_at_once(tmp_path: Path) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    async with process(url, tmp_path / "bot.sqlite3", TOKEN) as bot:
        await bot.says(OUTAGE)
        bot.send(signal.SIGTERM)
        assert await bot.end() == 0
    assert "stopped" in bot.text
    assert "Traceback" not in bot.text


async def test_a_refused_token_has_an_exit_code_of_its_own(
    table: LocalTable, tmp_path: Path
) -> None:
    table.hall.faults.add("refuse", "/users/@me", code=40001)
    async with process(table.url, tmp_path / "bot.sqlite3", TOKEN) as bot:
        assert await bot.end() == MEND_FIRST
        assert NO_TOKEN in bot.text
        assert "Traceback" not in bot.text
        assert TOKEN not in bot.text


async def test_a_database_of_another_world_is_refused_with_exit_code_1(
    table: LocalTable, tmp_path: Path
) -> None:
    database = tmp_path / "bot.sqlite3"
    async with process(table.url, database, TOKEN) as bot:
        await bot.says(READY)
        bot.send(signal.SIGTERM)
        assert await bot.end() == 0
    async with process(table.url, database) as bot:
        assert await bot.end() == 1
        assert f"cannot start: {database} was played on Discord" in bot.text
        assert "Traceback" not in bot.text


OPEN = "Open in your browser:\n\n    http://127.0.0.1:"
FEW = 12
"""Lines, so that the beginning is still to be seen in a small terminal, where long ones are two."""


async def test_the_first_start_says_little_and_ends_with_the_address(tmp_path: Path) -> None:
    async with process("", tmp_path / "bot.sqlite3", MEADHALL_LOCAL_PORT="0") as bot:
        await bot.says(OPEN)
        address = bot.text.splitlines()[-1].strip()
        bot.send(signal.SIGTERM)
        assert await bot.end() == 0
    lines = [line for line in bot.text.splitlines() if line.strip()]
    assert lines[-2].strip() == address
    assert lines[-1].endswith("stopped")
    assert "emojis uploaded" in lines[-4], "what came later would push the address up"
    assert len(lines) <= FEW, bot.text


async def test_a_port_that_is_taken_ends_the_start_with_the_name_of_its_setting(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        async with process("", tmp_path / "bot.sqlite3", MEADHALL_LOCAL_PORT=port) as bot:
            assert await bot.end() == MEND_FIRST
    assert f"cannot start: port {port}: " in bot.text
    assert "MEADHALL_LOCAL_PORT" in bot.text
    assert "Traceback" not in bot.text


async def test_where_no_port_is_set_the_next_one_that_is_free_will_do(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # another program has it: the same to us
            stack.enter_context(socket.create_server(("127.0.0.1", 8765)))
        async with process("", tmp_path / "bot.sqlite3") as bot:
            await bot.says("port 8765: ")
            await bot.says("the local table is at http://127.0.0.1:87")
            bot.send(signal.SIGTERM)
            assert await bot.end() == 0
    assert "Traceback" not in bot.text
    assert "at http://127.0.0.1:8765" not in bot.text


async def test_no_other_account_reads_what_the_bot_writes(
    table: LocalTable, tmp_path: Path
) -> None:
    """With the usual umask; and what an older version left open is closed, with a line."""
    folder = tmp_path / "games"
    database = folder / "bot.sqlite3"
    before = os.umask(0o022)
    try:
        for left_open in (False, True):
            if left_open:
                folder.chmod(0o755)
                database.chmod(0o644)
            async with process(table.url, database) as bot:
                await bot.says(READY)
                told = f"{database} (was 644)" in bot.text and f"{folder} (was 755)" in bot.text
                assert told == left_open
                assert readable_by_others(folder) == []
                bot.send(signal.SIGTERM)
                assert await bot.end() == 0
    finally:
        os.umask(before)


def readable_by_others(folder: Path) -> list[Path]:
    """Of the folder and what lies in it."""
    there = [folder, *folder.rglob("*")]
    assert len(there) > 3
    return [path for path in there if path.stat().st_mode & 0o077]
