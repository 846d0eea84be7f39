"""Tables of the small game with all that a game may offer besides."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from localtable.world.first_world import TABLES
from tests.e2e.people import People
from tests.e2e.play import Sitting, open_table
from tests.games.example import make_known

DM_REFUSED = "50007"


@contextmanager
def larder_known(patch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """While the game is one of the house's. Nothing may be logged as an error: no text missing,
    no interaction failed; closed direct messages are none."""
    make_known(patch)
    yield
    for phase in ("setup", "call"):
        bad = [r for r in caplog.get_records(phase) if r.levelno >= logging.ERROR]
        assert [r.getMessage() for r in bad if DM_REFUSED not in r.getMessage()] == []


async def sat_down(people: People, *names: str, channel: str = TABLES) -> Sitting:
    """A table of it at which they sit in this order."""
    return await open_table([people[name] for name in names], channel, game="larder")
