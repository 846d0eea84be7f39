"""Figures over the whole database, for its operator."""

from __future__ import annotations

import sqlite3

from msgspec import Struct

PHASES = ("lobby", "running", "over", "cancelled")


class Census(Struct, frozen=True):
    """How much there is of what, at one moment."""

    tables: dict[str, int]
    """By phase, each of `PHASES`."""
    waiting: int
    """Posts in the outbox that are still to go out."""
    parked: dict[str, int]
    """Posts that never will, by their reason, the most frequent first."""
    migration: int


def take(connection: sqlite3.Connection) -> Census:
    """Count."""
    phases = dict(connection.execute("SELECT phase, count(*) FROM tables GROUP BY phase"))
    waiting = connection.execute("SELECT count(*) FROM outbox WHERE parked IS NULL").fetchone()[0]
    parked = connection.execute(
        "SELECT parked, count(*) FROM outbox WHERE parked IS NOT NULL"
        " GROUP BY parked ORDER BY count(*) DESC, parked"
    )
    return Census(
        tables={phase: phases.get(phase, 0) for phase in PHASES},
        waiting=waiting,
        parked=dict(parked.fetchall()),
        migration=connection.execute("PRAGMA user_version").fetchone()[0],
    )
