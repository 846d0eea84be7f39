"""Programs of ours that are asked and answer: they end with the bot, and are begun again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from engine.process import ROOT, Process, ProcessError

THINKING = "from tests.engine.table.tasks.test_thinkers import begun"
PAINTING = """
from engine.process import Process
from pictures.studio import Studio
from tests.pictures.test_painter import toy

async def begun():
    studio = Studio(Process("tests.pictures.toy_painting"))
    await studio.picture(toy())
    return studio.picture(toy(alt="Another.", pixels=3000))
"""
KILLED = """
import asyncio, os, signal

async def main():
    under_way = asyncio.create_task(await begun())
    await asyncio.sleep(0.02)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.mark.parametrize("work", [THINKING, PAINTING], ids=["thinking", "painting"])
async def test_it_ends_with_the_bot_and_says_nothing_when_that_is_killed(work: str) -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        f"{work}\n{KILLED}",
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    # Whoever lives still has these pipes open.
    assert await bot.communicate() == (b"", b"")
    assert bot.returncode == -signal.SIGKILL


async def test_a_program_that_ends_whenever_it_is_asked_is_given_up() -> None:
    process = Process("tests.no_such_program")
    with pytest.raises(ProcessError, match="ended twice"):
        await process.ask(b"anything")
    assert process._child is None


async def test_one_that_is_silent_for_too_long_is_ended() -> None:
    # It waits for what it is asked, but is stopped.
    process = Process("tests.pictures.toy_painting", timeout=1.5)
    await process.ask(b"")
    assert process._child is not None
    child = process._child
    os.kill(child.pid, signal.SIGSTOP)
    with pytest.raises(ProcessError, match="TimeoutError"):
        await process.ask_once(b"")
    assert child.returncode == -signal.SIGKILL
