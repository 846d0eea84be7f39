"""Whoever follows one press through the house does so in one sitting: how many of our files and
functions it passes, until all that follows from it is posted (but for painting, which another
process does)."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.play import Player, at_table

HERE = Path(__file__).resolve().parents[2]
OURS = tuple(str(HERE / part) for part in ("cogs", "engine", "db", "pictures", "texts"))
ELSEWHERE = re.compile(r"/engine/(games/\w+/pictures|kit/draw)/|/cogs/painting\.py$")
"""What lays out pictures, which the process does that paints them."""
MOST_FILES, MOST_FUNCTIONS = 54, 475
ANSWERS = 5


class Passed:
    """The functions that are called while it counts."""

    def __init__(self) -> None:
        self.counts = False
        self.codes: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if self.counts and event == "call" and file.startswith(OURS) and not ELSEWHERE.search(file):
            self.codes.add(frame.f_code)

    @property
    def files(self) -> set[str]:
        return {code.co_filename for code in self.codes}

    @property
    def functions(self) -> set[tuple[str, str]]:
        return {
            (code.co_filename, code.co_qualname)
            for code in self.codes
            if not code.co_name.startswith("<")
        }


@pytest.fixture
def passed() -> Iterator[Passed]:
    """Before the bot starts its threads."""
    found = Passed()
    threading.setprofile(found)
    sys.setprofile(found)
    yield found
    threading.setprofile(None)
    sys.setprofile(None)


async def test_a_press_passes_few_files_and_functions(
    passed: Passed, people: People, house: House
) -> None:
    # At a second table, for much is worked out once.
    for counts in (False, True):
        sitting = await at_table(house, people, game="brian_boru")
        for _ in range(ANSWERS):
            await house.settled()
            person = house.awaited(sitting)
            passed.codes.clear()
            passed.counts = counts
            await Player(person, sitting, Random(1)).answer()
            await house.settled()
            passed.counts = False
            assert len(passed.files) <= MOST_FILES, sorted(passed.files)
            assert len(passed.functions) <= MOST_FUNCTIONS
