"""What somebody asks for while the bot leaves is finished, or they learn that it was not begun; and
of what many ask for at once others do not wait for all."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tests.e2e.attable import AtTable
from tests.e2e.people import said
from tests.e2e.play import table_message
from tests.e2e.starting import Log
from texts import own_words

TOLD = own_words("en")("refused-leaving")
EXPORTS = 12


async def test_what_comes_while_the_bot_leaves_is_told_to_try_again(at: AtTable, log: Log) -> None:
    ana, message = at.ana, await table_message(at.ana, at.sitting)
    with at.house.holds("end") as held:
        closing = asyncio.create_task(at.house.close())
        await held.has_begun()
        pressed = await ana.refused(message, f"t:{at.sitting.table}:hand")
        told = await ana.slash(at.thread, "/hand")
        held.go.set()
        await closing
    assert pressed == said(told) == TOLD
    assert told["ephemeral"]
    assert (
        len(
            log.lines(
                f"press t:{at.sitting.table}:hand by {ana.id} came while the bot was stopping"
            )
        )
        == 1
    )


async def test_a_command_under_way_is_finished_before_the_bot_leaves(at: AtTable) -> None:
    with at.house.holds("panel") as held:
        asked = asyncio.create_task(at.ana.slash(at.thread, "/hand"))
        await held.has_begun()
        closing = asyncio.create_task(at.house.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        held.go.set()
        told = await asked
        await closing
    assert said(told) != TOLD
    assert told["attachments"]


async def test_what_takes_longer_than_the_bot_can_wait_is_a_line_in_the_log_and_no_fault(
    at: AtTable, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    at.house.leaves_soon(monkeypatch)
    message = await table_message(at.ana, at.sitting)
    with at.house.holds("panel") as held:
        await at.ana.press(message["id"], f"t:{at.sitting.table}:hand")
        await held.has_begun()
        await at.house.close()
        held.go.set()
        await log.says("stopped in the middle of press")
    assert not [line for line in log.records if line.levelname == "ERROR"]


async def test_exports_are_made_one_at_a_time_and_somebodys_board_does_not_wait_for_them(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go, making, most = threading.Event(), threading.Event(), list[int](), list[int]()

    def held() -> None:
        making.append(1)
        most.append(len(making))
        begun.set()
        assert go.wait(60)
        making.pop()

    at.house.before_each_export(held, monkeypatch)
    exporting = [
        asyncio.create_task(at.bram.slash(at.thread, "/game export")) for _ in range(EXPORTS)
    ]
    await asyncio.to_thread(begun.wait, 60)
    board = await at.ana.slash(at.thread, "/board")
    assert board["attachments"], "all exports wait still"
    go.set()
    exports = await asyncio.gather(*exporting)
    assert all(len(told["attachments"]) == 2 and said(told) for told in exports)
    assert (max(most), len(most)) == (1, EXPORTS)
