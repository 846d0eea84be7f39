"""Letters: every message of ours that stands in Discord, or may.

A letter is written down with its place before it is sent. After a kill or a fault only that place
need be looked at, and whatever became of it, somebody knows of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from db.base.mapped import Mapped, column, number
from db.base.rows import PostKind

MARK: Final = 10  # so many of a nonce's first letters are its mark: Discord does not keep the nonce


Place = Literal["dm", "thread", "deck"]
"""Where a reminder is. The last: a direct message that one is next."""


class Letter(Struct, frozen=True):
    """One message, about one table."""

    id: int
    table: int = field(name="table_id")
    key: str
    """What it is: "panel/SEAT", "board", "lobby", "vote/NUMBER", "offer/NUMBER", "remind/PLACE", or
    "post/NUMBER", of a post that says something once; "under-way", of an attack; "full",
    which calls a host; "pin": which message is pinned."""
    person: int | None  # whose it is; None: everybody's
    channel: int
    nonce: str  # it was sent with it; messages about several tables have one row for each
    message: int = 0  # 0: perhaps it is there
    record: int = 0  # the record whose position a board shows
    awaited: bool = False  # a panel that was sent as a prompt
    ticket: int | None = None  # the question that a panel shows
    shown: str = ""  # a fingerprint of what it shows: an unchanged panel needs no edit
    public: bool = False
    """Where others see it. A seat's is a call: a mention, and a button that opens the panel."""
    going: bool = False  # it is to be taken away

    @property
    def mark(self) -> str:
        return self.nonce[:MARK]

    @property
    def number(self) -> int:
        """Of the seat, vote, offer or post that it is about."""
        return int(self.key.rpartition("/")[2])


LETTERS: Final = Mapped(Letter, "letters", erased=True, goes="later")

_STANDS: Final = "message > 0 AND NOT going"
_HERE: Final = "t.guild = ifnull(?1, t.guild)"  # in one server, or anywhere
_OWN_POST: Final = (
    "EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = l.table_id AND o.parked IS NULL"
    f" AND substr(o.nonce, 1, {MARK}) = substr(l.nonce, 1, {MARK}))"
)


def of(connection: Connection, table: int, key: str, person: int | None = None) -> list[Letter]:
    """What stands by a key, of one person or of all, and may: the first counts. A prompt counts
    before a call, the newest before older ones."""
    condition = (
        "table_id = ? AND key = ? AND person IS ifnull(?, person) AND NOT going"
        " ORDER BY message = 0, public, message DESC, id DESC"
    )
    return LETTERS.where(connection, condition, table, key, person)


def first(connection: Connection, table: int, key: str, person: int | None = None) -> Letter | None:
    return next((one for one in of(connection, table, key, person) if one.message), None)


get: Final = LETTERS.get


# Sending


def begin(connection: Connection, letter: Letter, tables: Sequence[int]) -> list[Letter]:
    """Write a letter down that is about to be sent, for each of these tables, unless it or an
    earlier one of that key may be there: these are looked at first. A panel and a call are two."""
    there = [
        one
        for table in tables
        for one in of(connection, table, letter.key, letter.person)
        if one.message == 0 or (one.mark, one.public) == (letter.mark, letter.public)
    ]
    if not there:
        for table in tables:
            LETTERS.add(connection, replace(letter, table=table))
    return there


def arrived(connection: Connection, nonce: str, message: int) -> None:
    """What was sent with that nonce is there."""
    LETTERS.set(connection, {"nonce": nonce, "message": 0, "going": False}, message=message)


def failed(connection: Connection, nonce: str) -> None:
    """What was to be sent with that nonce was refused."""
    LETTERS.drop(connection, nonce=nonce, message=0, going=False)


def adopt(connection: Connection, letter: Letter) -> None:
    """Somebody pressed this message: it is there, whatever was known of it."""
    sql = (
        "SELECT id FROM letters WHERE table_id = ? AND key = ? AND person IS ?"
        " AND (message = ? OR (message = 0 AND channel = ?)) ORDER BY message DESC LIMIT 1"
    )
    about = (letter.table, letter.key, letter.person, letter.message, letter.channel)
    known = number(connection, sql, *about)
    if known is None:
        LETTERS.add(connection, letter)
    else:
        shows = {"awaited": letter.awaited, "ticket": letter.ticket, "shown": letter.shown}
        LETTERS.set(connection, {"id": known}, message=letter.message, going=False, **shows)


def change(connection: Connection, letter: int, /, **fields: Any) -> None:
    LETTERS.set(connection, {"id": letter}, **fields)


def pinned(connection: Connection, board: Letter) -> None:
    """It is the table's pinned message from here on."""
    LETTERS.drop(connection, table_id=board.table, key="pin")
    LETTERS.add(connection, replace(board, id=0, key="pin", nonce=""))


# Taking away


def drop(connection: Connection, letters: Iterable[Letter]) -> None:
    """They are not there any more, or nobody needs to know of them."""
    for letter in letters:
        LETTERS.drop(connection, id=letter.id)


def go(connection: Connection, letter: Letter) -> int:
    """It is to be taken away; its number. One without a number is known from here on."""
    if letter.id == 0:
        return LETTERS.add(connection, replace(letter, going=True))
    LETTERS.set(connection, {"id": letter.id}, going=True)
    return letter.id


def is_known(connection: Connection, message: int) -> bool:
    sql = f"SELECT 1 FROM letters WHERE message = ? AND key <> 'pin' AND {_STANDS}"
    return number(connection, sql, message) is not None


# What stands


def in_message(connection: Connection, message: int) -> list[Letter]:
    condition = "message = ? AND key LIKE 'remind/%' AND NOT going ORDER BY table_id, key"
    return LETTERS.where(connection, condition, message)


def reminders(connection: Connection, table: int, person: int) -> list[Letter]:
    """Those included that are perhaps there."""
    condition = "table_id = ? AND person = ? AND key LIKE 'remind/%' AND NOT going ORDER BY key"
    return LETTERS.where(connection, condition, table, person)


def panels_of(connection: Connection, person: int) -> list[Letter]:
    condition = f"person = ? AND key LIKE 'panel/%' AND {_STANDS}"
    return LETTERS.where(connection, condition, person)


def prompts(connection: Connection) -> list[Letter]:
    return LETTERS.where(connection, f"awaited AND {_STANDS} ORDER BY message")


def that_wait(connection: Connection, table: int) -> list[int]:
    sql = (
        "SELECT DISTINCT CAST(substr(key, 7) AS INTEGER) FROM letters WHERE table_id = ?"
        f" AND key LIKE 'panel/%' AND {_STANDS} AND NOT awaited AND NOT public"
    )
    return column(connection, sql, table)


def was_shown(connection: Connection, table: int, seat: int, person: int, ticket: int) -> bool:
    """Whether this person has a panel with that question, or may have been sent one."""
    return any(one.ticket == ticket for one in of(connection, table, f"panel/{seat}", person))


# What is to be looked at again


def doubtful(connection: Connection, guild: int | None) -> list[Letter]:
    """Those that may be there though no post will see to it, and one of each that stands twice."""
    condition = (
        "id IN (SELECT l.id FROM letters l JOIN tables t ON t.id = l.table_id"
        f" WHERE l.message = 0 AND NOT l.going AND {_HERE} AND NOT {_OWN_POST}"
        " UNION ALL SELECT max(l.id) FROM letters l JOIN tables t ON t.id = l.table_id"
        f" WHERE l.message > 0 AND NOT l.going AND {_HERE}"
        " AND (l.key = 'board' OR l.key LIKE 'panel/%')"
        " GROUP BY l.table_id, l.key, l.person HAVING count(*) > 1) ORDER BY id"
    )
    return LETTERS.where(connection, condition, guild)


# What should stand and does not, and what should not and does, with nothing under way

_TABLES = f"SELECT t.id FROM tables t WHERE {_HERE}"
_NOT_PUT_AWAY = (
    " AND NOT EXISTS (SELECT 1 FROM watches w WHERE w.table_id = t.id AND w.stage = 'archived')"
)
_NO_PANEL = (
    " AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = s.table_id"
    "  AND o.seat = s.number AND o.kind IN ('panel', 'hand') AND o.parked IS NULL)"
)
_PROMPTS = "p.awaited AND p.message > 0 AND NOT p.going"


def _no_post(kind: PostKind) -> str:
    return (
        " AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id"
        f" AND o.kind = '{kind}' AND o.parked IS NULL)"
    )


def missing_lobbies(connection: Connection, guild: int | None) -> list[int]:
    sql = f"{_TABLES} AND t.phase = 'lobby' AND t.lobby_message IS NULL" + _no_post("lobby")
    return column(connection, f"{sql} ORDER BY t.id", guild)


def missing_threads(connection: Connection, guild: int | None, most: int) -> list[int]:
    """Running tables without a thread for which fewer than `most` were opened."""
    sql = f"{_TABLES} AND t.phase = 'running' AND t.thread IS NULL AND t.threads < ?2"
    sql += f"{_no_post('thread')}{_NOT_PUT_AWAY} ORDER BY t.id"
    return column(connection, sql, guild, most)


def missing_boards(connection: Connection, guild: int | None, since: int) -> list[tuple[int, int]]:
    """(table, record): the board is missing, or older than that milestone. For running tables, and
    those that ended since then (whose last record is one)."""
    newest = (
        "CASE t.phase WHEN 'over' THEN t.records ELSE ifnull((SELECT l.record"
        " FROM log l INDEXED BY log_milestones"
        " WHERE l.table_id = t.id AND l.milestone AND l.undone_by IS NULL"
        " ORDER BY l.record DESC LIMIT 1), 0) END"
    )
    board = (
        "(SELECT record FROM letters WHERE table_id = t.id AND key = 'board' AND message > 0"
        " AND NOT going ORDER BY message DESC LIMIT 1)"
    )
    also = _no_post("milestone") + _NOT_PUT_AWAY
    sql = (
        "SELECT id, CASE WHEN board IS NULL THEN records ELSE newest END FROM"
        f" (SELECT t.id, t.records, {board} AS board, {newest} AS newest"
        f" FROM tables t WHERE {_HERE}"
        " AND (t.phase = 'running' OR (t.phase = 'over' AND t.touched_at >= ?2))"
        " AND (t.thread IS NOT NULL OR EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id"
        f" AND o.kind = 'thread' AND o.parked IS NULL)){also})"
        " WHERE board IS NULL OR board < newest ORDER BY id"
    )
    return connection.execute(sql, (guild, since)).fetchall()


def missing_panels(connection: Connection, guild: int | None) -> list[tuple[int, int]]:
    """(table, seat) of people who are awaited and have been shown none of their questions; and of
    those whose panel still prompts although nothing is asked there any more."""
    # The joins of the second in this order: there are far more seats than panels that prompt.
    sql = (
        "SELECT DISTINCT s.table_id, s.number FROM questions q"
        " JOIN tables t ON t.id = q.table_id AND t.phase = 'running'"
        " JOIN seats s ON s.table_id = q.table_id AND s.number = q.seat"
        f" WHERE {_HERE} AND q.given_json IS NULL"
        " AND s.person IS NOT NULL AND NOT s.computer AND NOT s.gone"
        " AND NOT EXISTS (SELECT 1 FROM letters p JOIN questions a ON a.table_id = p.table_id"
        "  AND a.seat = q.seat AND a.ticket = p.ticket AND a.given_json IS NULL"
        "  WHERE p.table_id = q.table_id AND p.key = 'panel/' || q.seat AND p.person = s.person"
        f"  AND {_PROMPTS}){_NO_PANEL}{_NOT_PUT_AWAY}"
        " UNION ALL SELECT s.table_id, s.number FROM letters p"
        " CROSS JOIN tables t ON t.id = p.table_id"
        " CROSS JOIN seats s ON s.table_id = p.table_id AND p.key = 'panel/' || s.number"
        f" WHERE {_PROMPTS} AND s.person = p.person AND NOT s.gone AND {_HERE}"
        " AND NOT EXISTS (SELECT 1 FROM questions q WHERE q.table_id = s.table_id"
        f"  AND q.seat = s.number AND q.given_json IS NULL){_NO_PANEL}"
    )
    return connection.execute(sql, (guild,)).fetchall()


def outdated_reminders(connection: Connection, guild: int | None) -> list[tuple[int, int]]:
    """(table, person) with a reminder that is there although nothing is asked of them any more."""
    sql = (
        "SELECT DISTINCT r.table_id, r.person FROM letters r JOIN tables t ON t.id = r.table_id"
        " WHERE r.key IN ('remind/dm', 'remind/thread') AND NOT r.going"
        f" AND {_HERE}"
        " AND NOT EXISTS (SELECT 1 FROM clocks c WHERE c.table_id = r.table_id"
        "  AND c.person = r.person)"
    )
    return connection.execute(sql + _no_post("reminder"), (guild,)).fetchall()
