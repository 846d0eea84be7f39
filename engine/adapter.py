"""The only door between Discord and the rules.

    answer(table, person, ticket, picks)

takes the table's lock, loads the position, checks (in this order) that the table is there,
that it is running, that the person holds a seat, that the question is open, that the picks
answer it; applies them; and writes the answer, the position, the open questions and the posts
in one transaction. An answer is given when this returns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from engine.contract import Event, Game, Picks, Question, View


class Refused(Exception):
    """Somebody asked for what cannot be done. Nothing was changed.

    `reason` is one of `REASONS`; the bot's catalogue has a sentence `refused-REASON` for each.
    """

    REASONS: Final = (
        "no-table",  # there is no such table
        "not-running",  # it is a lobby still, or cancelled
        "over",  # the game has ended
        "not-seated",  # this person holds no seat there
        "stale",  # the question was answered, or taken back, or is somebody else's
        "illegal",  # the picks do not answer it; `detail` has the contract's reason
        "nothing-to-undo",  # no answer of theirs can be taken back alone
        "seated-already",
        "full",
        "not-host",
        "not-lobby",  # started, closed or cancelled in the meantime
        "too-few-seats",
        "kept",  # the free seats are kept for others
        "too-many-tables",
        "bad-option",
    )

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason
        self.detail = detail


class Seat(Struct, frozen=True):
    """A seat of a table, in the lobby or in the game."""

    number: int
    person: int | None
    """Discord id; None for a computer player, and for a free seat of a lobby."""
    name: str
    """Display name when the person sat down, as plain text."""
    computer: bool = False
    kept_for: int | None = None
    """In a lobby: a free seat that only this person may take."""
    left: bool = False


class Table(Struct, frozen=True):
    """What is known of a table apart from its position."""

    id: int
    game: str
    version: int
    options: dict[str, str]
    phase: str
    """ "lobby", "running", "over", "cancelled"."""
    guild: int
    channel: int
    """Where the lobby stands."""
    lobby_message: int | None
    thread: int | None
    """The table's thread once it is opened; its id is that of the lobby message."""
    message: int | None
    """The table message now at the bottom of the thread."""
    host: int
    locale: str
    """The language of its public posts."""
    wanted: int
    """How many seats the lobby offers."""
    seats: tuple[Seat, ...]
    records: int
    """Records in its log; goes up with every answer and every undo."""
    created_at: int
    """Seconds since 1970, UTC, as all times in the database."""
    touched_at: int

    def seat_of(self, person: int) -> int | None:
        """The number of the seat that the person holds now."""
        return next((s.number for s in self.seats if s.person == person and not s.left), None)


class Open(Struct, frozen=True):
    """A question that is open at a table."""

    ticket: int
    """Its number outside the engine: never given twice at a table, not even after an undo, so
    that a stale press is known. It stays the same while the question stays open."""
    question: Question
    asked_at: int
    given: Picks | None = None
    """Sealed questions: the picks laid down so far, replaceable until the last is in."""
    draft: Picks = ()
    """What was chosen on several controls and not confirmed yet."""


class Sight(Struct, frozen=True):
    """All that one person, or the public, may see of a table at one moment."""

    table: Table
    seat: int | None
    view: Any
    """The game's View for `seat`."""
    open: tuple[Open, ...]
    """This seat's questions, those with sealed picks laid down among them."""
    awaited: tuple[tuple[int, str, int], ...]
    """(seat, question kind, asked_at) for whom the table waits: sealed picks laid down count
    as answered. Public."""
    undo: tuple[int, Picks, str] | None = None
    """(record, picks, question kind) of the answer that this seat may take back now."""


class Given(Struct, frozen=True):
    """An answer that was taken."""

    table: int
    seat: int
    record: int
    """Its number in the log; 0 for sealed picks that wait for the others."""
    question: Question
    picks: Picks
    view: Any
    """The seat's view before the answer: what the words of `picks` need."""
    sealed: bool
    """Laid down in secret: may be changed until the last is in."""


class Line(Struct, frozen=True):
    """One event of the chronicle."""

    record: int
    at: int
    event: Event


class Adapter:
    """See the module. `wake` is called after each commit that left posts or computer seats
    to see to, with the table's id."""

    def __init__(
        self,
        store: Any,
        *,
        now: Callable[[], int],
        wake: Callable[[int], None] = lambda _table: None,
        secret: Callable[[int], bytes] = lambda _n: b"",
    ) -> None: ...

    # Answers

    async def answer(self, table: int, person: int, ticket: int, picks: Picks) -> Given:
        """Give an answer, or lay down or replace the picks of a sealed question.

        Raises:
            Refused: no-table, not-running, over, not-seated, stale, illegal (in this order).
        """
        raise NotImplementedError

    async def answer_for_computer(self, table: int, seat: int, ticket: int, picks: Picks) -> Given:
        """The same for a computer player's seat."""
        raise NotImplementedError

    async def draft(self, table: int, person: int, ticket: int, picks: Picks) -> Open:
        """Keep what a person has chosen so far on several controls. Only unknown options,
        repeats and more than `most` are refused.

        Raises:
            Refused: as `answer`.
        """
        raise NotImplementedError

    async def undo(self, table: int, person: int) -> Given:
        """Take back this person's last answer (or their sealed picks), as far as they alone may:
        no chance was used since, nothing new was told to them, and no other person answered
        after it. Answers of computer players that follow it go back too.

        Raises:
            Refused: no-table, not-running, over, not-seated, nothing-to-undo.
        """
        raise NotImplementedError

    # Looking

    async def table(self, table: int) -> Table:
        """
        Raises:
            Refused: no-table.
        """
        raise NotImplementedError

    async def table_of_thread(self, thread: int) -> Table | None:
        """The table whose thread this is."""
        raise NotImplementedError

    async def tables_of_person(self, person: int) -> list[tuple[Table, int | None]]:
        """Lobbies and running tables where they sit, with the time since which each waits for
        them (None: it does not); those that wait longest come first."""
        raise NotImplementedError

    async def tables_of_channel(self, channel: int) -> list[Table]:
        """Lobbies and running tables of a channel, newest first."""
        raise NotImplementedError

    async def sight(self, table: int, person: int | None) -> Sight:
        """The table as this person sees it; None, or nobody seated there: a spectator.

        Raises:
            Refused: no-table, not-running (a lobby, or cancelled).
        """
        raise NotImplementedError

    async def sight_of_seat(self, table: int, seat: int) -> Sight:
        """The same by seat, for panels and computer players."""
        raise NotImplementedError

    async def view_at(self, table: int, record: int, seat: int | None) -> tuple[View, list[Event]]:
        """The position right after a record of the log, rebuilt from the log, with the public
        events since the milestone before it (that record's own among them)."""
        raise NotImplementedError

    async def chronicle(
        self, table: int, person: int | None, *, before: int | None = None, limit: int = 50
    ) -> list[Line]:
        """What happened and still stands, oldest first: the public events and those that only
        this person's seat may know. `before`: only records below this one."""
        raise NotImplementedError

    def game(self, table: Table) -> Game:
        """The rules of a table."""
        raise NotImplementedError
