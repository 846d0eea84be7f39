"""`python bot.py` as its service manager sees it: it waits, it ends, and with which code."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from cogs.link.reaching import MEND_FIRST, NO_TOKEN
from localtable.server import LocalTable, serve
from tests.e2e.runs import (
    ROOT,
)
from tests.e2e.starting import OUTAGE, READY, TOKEN, free_port


class Process:
    """`python bot.py`, read line by line."""

    def __init__(self, running: asyncio.subprocess.Process) -> None:
        self._running = running
        self.text = ""

    async def says(self, part: str) -> None:
        """Until it has said this."""
        out = self._running.stdout
        assert out is not None
        async with asyncio.timeout(30):
            while part not in self.text:
                line = (await out.readline()).decode()
                assert line, self.text
                self.text += line

    async def end(self) -> int:
        """Its exit code."""
        async with asyncio.timeout(30):
            rest, _ = await self._running.communicate()
        self.text += rest.decode()
        return self._running.returncode or 0

    def send(self, number: signal.Signals) -> None:
        """A signal."""
        self._running.send_signal(number)


@contextlib.asynccontextmanager
async def process(url: str, database: Path, token: str = "") -> AsyncIterator[Process]:
    """Start it; with a token, what stands at `url` is Discord to it."""
    environ = {key: value for key, value in os.environ.items() if "MEADHALL" not in key}
    environ |= {"MEADHALL_DATABASE": str(database), "DISCORD_TOKEN": token}
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
