"""Which tests take long, by where they lie: `make quick` leaves them out. And no test passes on a
fault of the stand-in's own."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent

LONG: dict[str, tuple[str, ...]] = {
    "volume": (
        "games/test_conformance.py",
        "games/test_read.py",
        "games/*/test_promises.py",
        "cogs/test_symbols.py",
        "games/*/test_seen.py",
        "test_rooms.py",
        "test_deploy.py",
        "test_make.py",
        "engine/kit/test_new_game.py",
        "pictures/test_film.py",
        "pictures/test_sheet.py",
        "pictures/test_warm.py",
    ),
    "play": (
        "engine/minds/test_*.py",
        "engine/table/tasks/test_thinkers.py",
        "test_ladder.py",
        "engine/table/test_service.py",
        "engine/table/past/test_replay.py",
        "engine/table/past/test_export.py",
        "cogs/test_films.py",
        "engine/table/test_*_kill.py",
        "engine/table/test_random_scenarios.py",
        "games/*/test_habits.py",
    ),
    "e2e": ("e2e/*.py", "localtable/*.py", "ordeal/*.py"),
    "browser": (
        "e2e/test_browser.py",
        "localtable/test_mosaic.py",
        "localtable/test_page.py",
        "prompts/test_one_screen.py",
    ),
}
"""By mark: the files whose tests have it."""


LONGEST = (
    "test_promises_hold_in_many_games_and_everything_has_happened",
    "test_a_whole_game_is_played_by_pressing_what_the_bot_sent",
    "test_a_game_is_played_to_its_result",
    "test_a_game_under_rate_limits_ends_and_loses_nothing",
    "test_the_shuffle_for_leaks_reaches_all_that_is_hidden",
    "test_two_people_play_the_first_trick_on_the_page",
    "test_one_person_plays_a_whole_game_with_computer_players_and_again",
    "test_it_beats_random_play_clearly",
    "test_rare_events_and_options_have_words_that_fit_and_read_well",
    "test_kills_and_troubles_lose_nothing_and_double_nothing",
    "test_every_prompt_is_one_screen_of_a_phone",
)
"""Begun first, the longest before the others: one of them at the end would keep one processor
busy alone."""


class OwnFaults(logging.Handler):
    """What the stand-in for Discord logs of faults of its own. The bot takes them for refusals."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or "the local table does not know" in record.getMessage():
            self.lines.append(logging.Formatter().format(record))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "stand_in_fails: has the stand-in for Discord fail")


@pytest.fixture(autouse=True)
def no_fault_of_the_stand_in(request: pytest.FixtureRequest) -> Iterator[OwnFaults]:
    """A test fails on a fault of the stand-in's own, unless it is marked `stand_in_fails`."""
    handler, logger = OwnFaults(), logging.getLogger("localtable")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)
    if request.node.get_closest_marker("stand_in_fails") is None:
        assert not handler.lines, "\n".join(handler.lines)


@cache
def marks_of(path: Path) -> tuple[str, ...]:
    """The marks of the tests in a file."""
    return tuple(
        mark
        for mark, files in LONG.items()
        if any(path.match(str(HERE / pattern)) for pattern in files)
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = longest_first(items, workers)
    for item in items:
        for mark in marks_of(item.path):
            item.add_marker(mark)


def pytest_collection_finish() -> None:
    """What the tests stand on is there by now, and is not looked through for garbage again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def longest_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """With the longest tests at the front of what each worker gets, which is one piece of the list
    after the other."""
    names = {name: number for number, name in enumerate(LONGEST)}
    longest = [item for item in items if _name(item) in names]
    longest.sort(key=lambda item: names[_name(item)])
    others = [item for item in items if _name(item) not in names]
    found: list[pytest.Item] = []
    for worker in range(workers):
        first = longest[worker::workers]
        end = (len(items) * (worker + 1)) // workers
        room = end - len(found) - len(first)
        found += [*first, *others[:room]]
        del others[:room]
    return [*found, *others]


def _name(item: pytest.Item) -> str:
    return item.name.partition("[")[0]
