"""How long a table waits, and what people wish for: plain data, as it is stored."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, field

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


PaceKey = Literal["live", "daily", "relaxed", "custom", "none"]

AtEnd = Literal["nudge", "default", "computer", "vote"]
"""What happens when a player's time is up: they are reminded again, the safe default answer is
given, a computer player sits in, or the others vote."""

Deliver = Literal["dm", "thread", "both"]
"""Where somebody is reminded."""

Stage = Literal["awake", "quiet", "archived"]
"""How quiet a table is: whether anybody has moved lately, and what was done about it."""


class Pace(Struct, frozen=True):
    """How long a table waits for a move."""

    key: PaceKey = field(name="pace")
    first: int | None = field(name="first_after")
    """Until the first reminder; None: there are none."""
    every: int | None = field(name="remind_every")
    """From one reminder to the next."""
    patience: int | None
    """Until `at_end` happens. None: never."""
    at_end: AtEnd = "nudge"
    allowance: int = 21 * DAY
    """How much vacation each person may take in all, with their clock stopped."""


RELAXED: Final = Pace("relaxed", DAY, DAY, 3 * DAY)


class Wishes(Struct, frozen=True):
    """A person's settings for reminders."""

    zone: str | None = None
    """An IANA name. None: UTC."""
    quiet_from: int | None = None
    """Minute of the day, in their zone; there are no quiet hours unless both are set."""
    quiet_to: int | None = None
    every: int | None = field(default=None, name="remind_every")
    """Seconds between reminders, and before the first. None: as the table has it. 0: never."""
    deliver: Deliver = "dm"
    on_deck: bool = False
    """They want to know when they are next."""
    away_since: int | None = None
    away_until: int | None = None

    @property
    def away(self) -> tuple[int, int] | None:
        """Vacation: from when, until when."""
        if self.away_since is None or self.away_until is None:
            return None
        return self.away_since, self.away_until


class Clock(Struct, frozen=True):
    """The table waits for a seat. See the table `clocks` of the database."""

    table: int = field(name="table_id")
    seat: int
    person: int
    ticket: int
    since: int
    reminded: int = 0
    last: int | None = field(default=None, name="last_at")
    later: int | None = field(default=None, name="later_at")
    muted: bool = False
    ended: bool = False
    due_at: int | None = None


class Watch(Struct, frozen=True):
    """Is anybody at the table? See the table `watches` of the database."""

    table: int = field(name="table_id")
    since: int
    stage: Stage = "awake"
    deck: int | None = None
    due_at: int | None = None
