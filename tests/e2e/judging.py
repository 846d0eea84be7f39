"""Who compares all that passes with Discord's own descriptions, where they are at hand."""

from __future__ import annotations

from tests.e2e.exchange import StandIn
from tests.localtable import schemas


def judged(table: StandIn) -> schemas.Watcher:
    """From now on."""
    watcher = schemas.Watcher()
    if schemas.missing() is None:
        watcher.attach(table)
    return watcher
