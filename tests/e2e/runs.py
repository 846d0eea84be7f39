"""The bot as a process of its own at the local table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from tests.e2e.exchange import Exchange, StandIn

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 40
STOP_SECONDS = 20
PATIENCE = 120
COMMAND = (sys.executable, "-m", "tests.e2e.sketching_bot")


def environ(**settings: str) -> dict[str, str]:
    """That of a process, with these settings and no others."""
    kept = {key: value for key, value in os.environ.items() if "MEADHALL" not in key}
    return {**kept, "DISCORD_TOKEN": "", **settings}


class BotProcess:
    """The bot as a process at a local table: started, stopped, killed, started again."""

    def __init__(self, table: StandIn, folder: Path, log_level: str = "INFO") -> None:
        self.table = table
        self.log_level = log_level
        self.database = folder / "bot.sqlite3"
        self.log = folder / "bot.log"
        self.up = asyncio.Event()
        """Set while the bot is connected, as far as the table knows."""
        self.starts = 0
        self.on_change: list[Callable[[], None]] = []
        """Called when it went down, and when it is up again."""
        self._process: asyncio.subprocess.Process | None = None
        Exchange(table).on_event.append(self._told)

    def _told(self, name: str) -> None:
        if name == "GUILD_CREATE":
            self.up.set()
            self._changed()

    def _changed(self) -> None:
        for watch in self.on_change:
            watch()

    def _down(self) -> None:
        self.up.clear()
        self._changed()

    def environ(self) -> dict[str, str]:
        """Its settings: this table, and no pauses."""
        return {
            "DISCORD_TOKEN": "",
            "MEADHALL_DATABASE": str(self.database),
            "MEADHALL_LOCAL_URL": self.table.url,
            "MEADHALL_COMPUTER_SECONDS": "0",
            "MEADHALL_ORDER_SECONDS": "0",
            "MEADHALL_DM_SECONDS": "0",
            "MEADHALL_LOG_LEVEL": self.log_level,
        }

    async def start(self, *arguments: str) -> None:
        """Until it is connected."""
        assert self._process is None
        self.table.life += 1
        with self.log.open("ab") as out:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND,
                *arguments,
                cwd=ROOT,
                env=environ(**self.environ()),
                stdout=out,
                stderr=out,
            )
        self.starts += 1
        ended = asyncio.create_task(self._process.wait())
        connected = asyncio.create_task(self.up.wait())
        await asyncio.wait(
            {ended, connected}, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        ended.cancel()
        connected.cancel()
        assert self.up.is_set(), self.log.read_text()

    async def stop(self) -> None:
        """By SIGTERM, and it must end cleanly."""
        assert await self._end(signal.SIGTERM) == 0, self.log.read_text()

    async def kill(self) -> None:
        """Without a warning."""
        assert await self._end(signal.SIGKILL) == -signal.SIGKILL

    def kill_now(self) -> None:
        """At this very moment; `kill` must follow, to wait for its end."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGKILL)
            self._down()

    async def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        self._down()
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(number)
        async with asyncio.timeout(STOP_SECONDS):
            return await process.wait()

    async def close(self) -> None:
        """At the end of a test, however it ended."""
        if self._process is not None and self._process.returncode is None:
            await self._end(signal.SIGKILL)
        # Where a test fails, this is shown with it.
        log.warning("the bot's log:\n%s", self.log.read_text())


@contextlib.asynccontextmanager
async def bot_process(
    table: StandIn, folder: Path, log_level: str = "INFO"
) -> AsyncIterator[BotProcess]:
    """The bot as a process, running."""
    bot = BotProcess(table, folder, log_level)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.close()


async def ran(*arguments: str, folder: Path = ROOT, **settings: str) -> tuple[int, str]:
    """`python bot.py` in a folder until it ends by itself: its exit code, and what it said."""
    async with process(*arguments, folder=folder, settings=settings) as running:
        return await running.end(), running.text


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
        """Its exit code; and nothing looks like a fault of ours."""
        async with asyncio.timeout(PATIENCE):
            rest, _ = await self._running.communicate()
        self.text += rest.decode()
        for sign in ("Traceback", "Exception", "Unclosed"):
            assert sign not in self.text, self.text
        return self._running.returncode or 0

    async def stop(self) -> None:
        """By SIGTERM, and it ends well."""
        self._running.send_signal(signal.SIGTERM)
        assert await self.end() == 0

    async def has_begun_another(self) -> None:
        """Until it has a process of its own."""
        pid = self._running.pid
        async with asyncio.timeout(30):
            while not Path(f"/proc/{pid}/task/{pid}/children").read_text():  # noqa: ASYNC110, ASYNC240
                await asyncio.sleep(0.01)

    def ctrl_c(self) -> None:
        """As at a terminal: all of the session's processes get it."""
        os.killpg(self._running.pid, signal.SIGINT)


@contextlib.asynccontextmanager
async def process(
    *arguments: str,
    settings: dict[str, str],
    discord: str = "",
    python: tuple[str, ...] = (),
    folder: Path = ROOT,
) -> AsyncIterator[Process]:
    """`python bot.py`, started in a session of its own, as a terminal's. `discord`: what stands
    there is Discord to it; `python`: options of the interpreter."""
    program = [str(ROOT / "bot.py")]
    if discord:
        point = f"from localtable.server import point_discord_at; point_discord_at({discord!r})"
        program = ["-c", f"import sys; {point}; import bot; sys.exit(bot.main())"]
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, *python, *program, *arguments),
        env=environ(**settings),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        yield Process(running)
    finally:
        if running.returncode is None:
            running.kill()
            await running.communicate()
