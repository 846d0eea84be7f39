"""What somebody asks for while the bot leaves is finished, or they learn that it was not begun."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from cogs import opening
from cogs.frame.house import House
from tests.e2e.attable import AtTable
from tests.e2e.people import said
from tests.e2e.play import table_message
from tests.e2e.starting import Log
from texts import own_words

TOLD = own_words("en")("refused-leaving")


@contextlib.asynccontextmanager
async def leaving(house: House) -> AsyncIterator[None]:
    """While the bot leaves: it takes nothing new, and is still connected."""
    there, on = asyncio.Event(), asyncio.Event()
    close = house.minds.close

    async def slowly() -> None:
        there.set()
        await on.wait()
        await close()

    house.minds.close = slowly  # type: ignore[method-assign]
    closing = asyncio.create_task(house.close())
    async with asyncio.timeout(20):
        await there.wait()
    try:
        yield
    finally:
        on.set()
        await closing
        house.minds.close = close  # type: ignore[method-assign]


async def test_a_press_that_comes_while_the_bot_leaves_is_told_to_try_again(
    at: AtTable, house: House, log: Log
) -> None:
    ana = at.ana
    message = await table_message(ana, at.sitting)
    async with leaving(house):
        told = await ana.refused(message, f"t:{at.sitting.table}:hand")
    assert told == TOLD
    assert (
        len(
            log.lines(
                f"press t:{at.sitting.table}:hand by {ana.id} came while the bot was stopping"
            )
        )
        == 1
    )


async def test_a_command_that_comes_while_the_bot_leaves_is_told_to_try_again(
    at: AtTable, house: House
) -> None:
    async with leaving(house):
        told = await at.ana.slash(at.sitting.thread, "/hand")
    assert said(told) == TOLD
    assert told["ephemeral"]


async def test_a_command_under_way_is_finished_before_the_bot_leaves(
    at: AtTable, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, on = asyncio.Event(), asyncio.Event()
    panel = house.adapter.panel

    async def slowly(*about: Any, **more: Any) -> Any:
        begun.set()
        await on.wait()
        return await panel(*about, **more)

    monkeypatch.setattr(house.adapter, "panel", slowly)
    asked = asyncio.create_task(at.ana.slash(at.sitting.thread, "/hand"))
    await begun.wait()
    closing = asyncio.create_task(house.close())
    await asyncio.sleep(0.05)
    assert not closing.done()
    on.set()
    told = await asked
    await closing
    assert said(told) != TOLD
    assert told["attachments"]


async def test_what_takes_longer_than_the_bot_can_wait_is_a_line_in_the_log_and_no_fault(
    at: AtTable, house: House, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, on = asyncio.Event(), asyncio.Event()

    async def never(*_: Any, **__: Any) -> Any:
        begun.set()
        await on.wait()
        raise ValueError("the database is closed")

    monkeypatch.setattr(opening, "LAST_WORDS_SECONDS", 0.01)
    monkeypatch.setattr(house.adapter, "panel", never)
    ana = at.ana
    message = await table_message(ana, at.sitting)
    await ana.press(message["id"], f"t:{at.sitting.table}:hand")
    await begun.wait()
    await house.close()
    on.set()
    await log.says("stopped in the middle of press")
    assert not [line for line in log.records if line.levelname == "ERROR"]
