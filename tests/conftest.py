"""Which tests take long, by where they lie: `make quick` leaves them out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent

LONG: dict[str, tuple[str, ...]] = {
    "volume": (
        "games/test_conformance.py",
        "games/test_suite.py",
        "games/*/test_seeded_bugs.py",
        "games/*/test_second_*.py",
        "games/*/test_promises.py",
        "games/*/test_late_positions.py",
        "games/*/test_happenings.py",
        "games/test_next_seats.py",
        "games/test_wording.py",
        "test_rooms.py",
        "test_deploy.py",
        "engine/kit/test_new_game.py",
        "pictures/test_sheet.py",
        "pictures/test_warm.py",
    ),
    "play": (
        "engine/minds/test_automa.py",
        "engine/table/test_properties.py",
        "engine/table/past/test_retrace.py",
        "engine/table/past/test_export.py",
        "engine/table/test_*_kill.py",
        "engine/table/*/test_*_random.py",
        "games/*/test_habits.py",
    ),
    "e2e": ("e2e/*.py",),
    "browser": ("e2e/test_browser.py", "localtable/test_mosaic.py", "localtable/test_page.py"),
}
"""By mark: the files whose tests have it."""


LONGEST = "games/test_random_games.py"
"""Its tests are begun first: one of them at the end would keep one processor busy alone."""


@cache
def marks_of(path: Path) -> tuple[str, ...]:
    """The marks of the tests in a file."""
    return tuple(
        mark
        for mark, files in LONG.items()
        if any(path.match(str(HERE / pattern)) for pattern in files)
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path != HERE / LONGEST)
    for item in items:
        for mark in marks_of(item.path):
            item.add_marker(mark)
