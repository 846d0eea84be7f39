"""Tables before and around the game: opening, sitting down, starting, leaving, cancelling.

Each method is one transaction under the table's lock, and answers a second press with the
table as it is now or with `Refused`; two presses on Start make one table.
"""

from __future__ import annotations

from typing import Any

from engine.adapter import Table


class Lobbies:
    """What the lobby's buttons and `/game` do."""

    async def open(
        self,
        *,
        game: str,
        options: dict[str, str],
        wanted: int,
        guild: int,
        channel: int,
        host: tuple[int, str],
        locale: str,
        kept: tuple[tuple[int, str], ...] = (),
    ) -> Table:
        """A new lobby with the host in seat 0, and seats kept for named people (id, name).
        Puts a "lobby" post into the outbox.

        Raises:
            Refused: bad-option, too-many-tables (25 open ones by one host).
        """
        raise NotImplementedError

    async def join(self, table: int, person: tuple[int, str]) -> Table:
        """Take a free seat (one's kept seat first).

        Raises:
            Refused: no-table, not-lobby, seated-already, full, kept.
        """
        raise NotImplementedError

    async def leave(self, table: int, person: int) -> Table:
        """Give up one's seat. In a lobby the seat becomes free, and a host who leaves hands on
        to the next person, or the lobby is cancelled when nobody is left. In a running game a
        computer player takes the seat for good and the result will say that they left.

        Raises:
            Refused: no-table, over, not-seated.
        """
        raise NotImplementedError

    async def change(
        self,
        table: int,
        person: int,
        *,
        wanted: int | None = None,
        options: dict[str, str] | None = None,
        locale: str | None = None,
    ) -> Table:
        """The host changes how many seats there are, the game's options, the posts' language.

        Raises:
            Refused: no-table, not-lobby, not-host, bad-option, full (more are seated).
        """
        raise NotImplementedError

    async def fill(self, table: int, person: int) -> Table:
        """Computer players take all free seats that are not kept. The host's choice.

        Raises:
            Refused: no-table, not-lobby, not-host, full.
        """
        raise NotImplementedError

    async def start(self, table: int, person: int) -> Table:
        """The host starts: seats that nobody took are dropped, seating order is drawn, the
        position is dealt, and the outbox gets the thread, the first post and the panels. Of a
        second press the started table is the answer.

        Raises:
            Refused: no-table, not-lobby (cancelled), not-host, too-few-seats.
        """
        raise NotImplementedError

    async def cancel(self, table: int, person: int, *, may_manage: bool) -> Table:
        """End a lobby or a running table without a result: the host, or whoever has Manage
        Threads. Posts and panels follow.

        Raises:
            Refused: no-table, over, not-host.
        """
        raise NotImplementedError

    async def again(self, table: int, person: tuple[int, str]) -> Table:
        """A new lobby with the same game, options and people (their seats kept, turned by one)
        after the end. A second press, by anybody, gives the lobby that the first one opened.

        Raises:
            Refused: no-table, not-running, not-seated.
        """
        raise NotImplementedError

    async def close_quiet(self) -> list[Table]:
        """Cancel the lobbies in which nothing happened for 7 days."""
        raise NotImplementedError

    def rules_of(self, table: Table) -> Any:
        """The table's game."""
        raise NotImplementedError
