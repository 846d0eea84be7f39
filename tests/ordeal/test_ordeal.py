"""A short ordeal: `python -m tests.ordeal` is the long one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.ordeal.figures import told
from tests.ordeal.run import Wishes, run

LUCK = os.environ.get("MEADHALL_KILL_LUCK", "short")
"""Another word deals blows and troubles at other moments."""
KILLS = 12
GAMES = ("brian_boru", "raiders")


@pytest.mark.timeout(300)  # a machine may be busy
async def test_kills_and_troubles_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    # Copies are put back in the long one alone; here `tests/e2e/test_put_back.py` does it.
    wishes = Wishes(luck=LUCK, folder=tmp_path, kills=KILLS, games=GAMES, restores=False)
    report = await run(wishes)
    figures = told(report)
    assert sum(report.kills.values()) == KILLS, figures
    assert report.starts > KILLS, figures
    assert sum(report.dealt.values()) > KILLS, figures
    assert sum(report.confirmed.values()) > 0, figures
    assert not report.findings, f"luck {LUCK}\n{figures}"
