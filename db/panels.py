"""The private panels: which message shows a seat to its person, and what it shows."""

from __future__ import annotations

from msgspec import Struct

from db.access import Access


class Panel(Struct, frozen=True):
    """The panel of one person at one table."""

    table: int
    seat: int
    person: int
    channel: int
    message: int
    awaited: bool
    """It was sent as a prompt."""
    ticket: int | None
    """The question that it shows."""
    shown: str
    """A fingerprint of what it shows: an unchanged panel needs no edit."""


class Panels:
    """One row per table, seat and person."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, table: int, seat: int, person: int | None = None) -> Panel | None:
        """The panel of this person; without one, of whoever had it last."""
        sql = (
            "SELECT table_id, seat, person, channel, message, awaited, ticket, shown FROM panels"
            " WHERE table_id = ? AND seat = ? AND person = ifnull(?, person)"
            " ORDER BY message DESC LIMIT 1"
        )
        row = await self._access.read(lambda c: c.execute(sql, (table, seat, person)).fetchone())
        if row is None:
            return None
        table, seat, holder, channel, message, awaited, ticket, shown = row
        return Panel(table, seat, holder, channel, message, bool(awaited), ticket, shown)

    async def save(self, panel: Panel) -> None:
        """Remember it in place of the same person's former one."""
        await self._access.write(
            lambda c: (
                c.execute(
                    "INSERT OR REPLACE INTO panels VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        panel.table,
                        panel.seat,
                        panel.person,
                        panel.channel,
                        panel.message,
                        int(panel.awaited),
                        panel.ticket,
                        panel.shown,
                    ),
                ).rowcount
            )
        )

    async def forget(self, table: int, seat: int, person: int) -> None:
        """The message is gone."""
        await self._access.write(
            lambda c: (
                c.execute(
                    "DELETE FROM panels WHERE table_id = ? AND seat = ? AND person = ?",
                    (table, seat, person),
                ).rowcount
            )
        )
