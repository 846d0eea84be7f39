"""A few values of the bot's own, by key."""

from __future__ import annotations

from db.base.access import Access


class Meta:
    """Text values that outlive the process."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, key: str) -> str | None:
        """The value, or None if it was never set."""
        row = await self._access.read(
            lambda c: c.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
        )
        return None if row is None else str(row[0])

    async def set(self, key: str, value: str) -> None:
        """Set it for good."""
        sql = (
            "INSERT INTO meta (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        )
        await self._access.write(lambda c: c.execute(sql, (key, value)).rowcount)
