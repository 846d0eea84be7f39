"""Delivers the outbox: in order in each lane, with retries, none lost and none doubled.

A lane is a channel or a person. Rows of different lanes go out side by side. A row is claimed
(in the database), carried, and marked as done; one that was claimed when the bot stopped is
carried again with `again=True`, and the carrier first looks whether it got there.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from msgspec import Struct

KINDS: Final = (
    "lobby",  # post the lobby message, or bring it up to date
    "thread",  # open the table's thread from the lobby message and add the people
    "milestone",  # a new table message: picture and summary of the position after `record`
    "table",  # bring the table message up to date: who is awaited, what just happened
    "panel",  # bring the private panel of `seat` up to date, as a new DM when it becomes awaited
    "say",  # a short notice in the thread: `payload` has "key" and the words' arguments
)


class Post(Struct, frozen=True):
    """A row of the outbox. "lobby", "table" and "panel" show the position at the time they
    go out, and at most one of them waits per table (and seat); a "milestone" shows its own."""

    id: int
    table: int
    kind: str
    record: int
    seat: int | None
    payload: dict[str, Any]
    nonce: str
    """At most 25 characters, unique over all tables: send with it."""
    again: bool
    """It was claimed before: it may have got there."""
    tries: int


class TryLater(Exception):
    """Discord is busy or failing: carry it again after `seconds` (None: the usual back-off)."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"try later: {seconds}")
        self.seconds = seconds


class Undeliverable(Exception):
    """It will never get there. The row is parked with the reason; the lane goes on."""


class Carrier(Protocol):
    """Carries one post to Discord. What it learns (message ids, threads, closed DMs) it writes
    through the store itself, before it returns; doing so twice is harmless."""

    async def carry(self, post: Post) -> None:
        """
        Raises:
            TryLater, Undeliverable.
        """


class Courier:
    """One task; `wake()` after each commit, `stop()` lets what is under way finish."""

    def __init__(self, store: Any, carrier: Carrier, *, retry_seconds: tuple[float, ...]) -> None:
        raise NotImplementedError

    def wake(self) -> None:
        """There may be something to carry."""

    async def run(self) -> None:
        """Until cancelled or stopped."""

    async def stop(self) -> None:
        """Take nothing new; wait for what is being carried."""

    async def settle(self) -> None:
        """Until nothing that is due is left (for tests and the end of the program)."""
