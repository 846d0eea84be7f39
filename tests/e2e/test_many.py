"""Many ask for something large at once, and others do not wait behind all of it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from cogs.past import export
from engine.table.past.export import Sheet, readable
from tests.e2e.attable import AtTable
from tests.e2e.people import said
from tests.e2e.runs import settled

EXPORTS = 12


async def test_exports_are_made_one_at_a_time_and_somebodys_board_does_not_wait_for_them(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Event(), threading.Event()
    making: list[int] = []
    most: list[int] = []

    def held(sheet: Sheet, locale: str) -> str:
        making.append(1)
        most.append(len(making))
        begun.set()
        assert go.wait(60)
        making.pop()
        return readable(sheet, locale)

    monkeypatch.setattr(export, "readable", held)
    await settled(at.house)
    thread = at.sitting.thread
    exporting = [
        asyncio.create_task(at.bram.slash(thread, "/game export", table=str(at.sitting.table)))
        for _ in range(EXPORTS)
    ]
    await asyncio.to_thread(begun.wait, 60)
    board = await at.ana.slash(thread, "/board")
    assert board["attachments"], "all exports wait still"
    go.set()
    exports = await asyncio.gather(*exporting)
    assert all(len(told["attachments"]) == 2 and said(told) for told in exports)
    assert (max(most), len(most)) == (1, EXPORTS)
