"""What goes to Discord: letters, which are the messages of ours that stand there, or may; and the
outbox, whose posts are written in the transaction that caused them.

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


# Posts, in the outbox


PostKind = Literal[
    "lobby",  # post the lobby message, or bring it up to date
    "thread",  # open the table's thread from the lobby message and add the people
    "milestone",  # a new table message: picture and summary of the position after `record`
    "pin",  # pin the table message in place of the one before
    "table",  # bring the table message up to date: who is awaited, what just happened
    "panel",  # bring the private panel of `seat` up to date, as a new DM when it becomes awaited
    "say",  # a short notice in the thread: `payload` has "key" and the words' arguments
    "vote",  # post the message of the vote in `payload`, or bring it up to date
    "offer",  # the same of a seat on offer, to a person or to anybody
    "invited",  # tell the person in `payload` that somebody keeps them a seat in a lobby
    "arrival",  # add the person in `payload`, who took a seat over, to the thread
    "hand",  # the private panel of who took `seat` over, awaited or not
    "withdrawn",  # tell the person in `payload` that their question was taken back
    "gone",  # the person of `seat` left the server: what the others can do
    "reminder",  # remind somebody, or clear an outdated reminder away: see `timekeeper`
    "pace",  # the table has another pace: a notice in the thread
    "stalled",  # nobody has moved for long: the table goes quiet, or is put away
    "lock",  # the table is finished and the server's owner wants such threads locked
    "tidy",  # take the letter in `payload` away, which could not be taken away before
    "result",  # tell the person in `payload`, who played in `seat`, how the game ended
    "full",  # tell the host, in `payload`, that all seats of the lobby are taken
    "note",  # tell the person in `payload`, mostly the host, what is wrong with the table's posts
    "lost",  # take away what stands of a future that an older copy of the database does not know
]
"""What a row of the outbox is for."""


class Post(Struct, frozen=True):
    """A row of the outbox. "lobby", "table" and "panel" show the position at the time they
    go out, and at most one of them waits per table (and seat); a "milestone" shows its own."""

    id: int
    table: int = field(name="table_id")
    kind: PostKind
    record: int
    seat: int | None
    payload: dict[str, Any] = field(name="payload_json")
    nonce: str  # unique over all tables: the nonces that it is sent with are made of it
    tries: int  # so often it was tried, this time included

    @property
    def mark(self) -> str:
        """What its message is recognised by: Discord does not keep the nonce."""
        return self.nonce[:MARK]


OUTBOX: Final = Mapped(Post, "outbox", goes="later")
_AS_OF_NOW: Final = "('lobby', 'table', 'panel', 'pin')"
"""The kinds that show the position at the time when they go out: one that waits is enough."""
_HARMLESS: Final = "('lobby', 'table', 'vote', 'offer', 'tidy', 'lost')"
"""The kinds that may be carried at any time, and do whatever is necessary then."""


def put_post(
    connection: Connection,
    *,
    table: int,
    lane: str,
    kind: PostKind,
    record: int,
    seat: int | None = None,
    payload: dict[str, Any] | None = None,
) -> None:
    """Add a row at the end of its lane. Of a kind that shows the position when it goes out, it
    replaces earlier ones; if one of these is under way, what it sent is a letter."""
    connection.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND lane = ? AND seat IS ?"
        f" AND kind IN {_AS_OF_NOW}",
        (table, kind, lane, seat),
    )
    row = {"table_id": table, "lane": lane, "kind": kind, "record": record, "seat": seat}
    OUTBOX.insert(connection, **row, payload_json=payload or {})


def take_up_posts(connection: Connection, guild: int | None, since: int) -> list[int]:
    """Carry parked rows again, of lobbies, running tables and those touched since then: what edits
    or removes, votes and offers, and the board in place of one that is gone. Their tables."""
    board = "(SELECT max(record) FROM letters WHERE table_id = t.id AND key = 'board')"
    taken = OUTBOX.where(
        connection,
        "parked IS NOT NULL AND EXISTS (SELECT 1 FROM tables t WHERE t.id = table_id"
        " AND t.guild = ifnull(?, t.guild) AND (t.phase IN ('lobby', 'running')"
        f" OR t.touched_at >= ?) AND (kind IN {_HARMLESS} OR (kind = 'milestone'"
        f" AND record >= ifnull({board}, 0) AND json_extract(payload_json, '$.quiet'))))"
        " ORDER BY id",
        *(guild, since),
    )
    boards = {post.table: post.id for post in taken if post.kind == "milestone"}
    for post in taken:
        sql = "DELETE FROM outbox WHERE id = ? RETURNING lane"
        (lane,) = connection.execute(sql, (post.id,)).fetchone()
        if post.kind == "milestone" and post.id != boards[post.table]:
            continue
        put_post(
            connection,
            table=post.table,
            lane=lane,
            kind=post.kind,
            record=post.record,
            seat=post.seat,
            payload=post.payload,
        )
    return list(dict.fromkeys(post.table for post in taken))


def post_waits(connection: Connection, table: int, kind: PostKind) -> bool:
    sql = "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ? AND parked IS NULL LIMIT 1"
    return number(connection, sql, table, kind) is not None


def newest_post(connection: Connection) -> int:
    """The number of the last one that was put, whether or not it waits any more."""
    return number(connection, "SELECT seq FROM sqlite_sequence WHERE name = 'outbox'") or 0


def drop_milestone_posts(connection: Connection, table: int, first: int) -> None:
    """The records from `first` on were taken back: so are their posts."""
    connection.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = 'milestone' AND record >= ?",
        (table, first),
    )


def drop_posts(connection: Connection, table: int, kinds: Sequence[PostKind]) -> None:
    for kind in kinds:
        OUTBOX.drop(connection, table_id=table, kind=kind)


def drop_reminder_posts(connection: Connection, lane: str, person: int) -> None:
    connection.execute(
        "DELETE FROM outbox WHERE lane = ? AND kind = 'reminder' AND parked IS NULL"
        " AND json_extract(payload_json, '$.person') = ?"
        " AND json_extract(payload_json, '$.what') IN ('dm', 'thread')",
        (lane, person),
    )


# What the courier does with the rows


def lanes(connection: Connection, above: int) -> tuple[list[str], int]:
    """The lanes of the waiting rows above an id, oldest first, and the greatest id so far."""
    sql = "SELECT lane, id FROM outbox WHERE id > ? AND parked IS NULL ORDER BY id"
    rows = connection.execute(sql, (above,)).fetchall()
    return list(dict.fromkeys(lane for lane, _ in rows)), rows[-1][1] if rows else above


def next_post(connection: Connection, lane: str) -> Post | None:
    """The first row of a lane, with the try that is to be made now counted."""
    post = OUTBOX.first(connection, "lane = ? AND parked IS NULL ORDER BY id LIMIT 1", lane)
    return None if post is None else replace(post, tries=post.tries + 1)


def post_done(connection: Connection, post: int, lane: str = "") -> bool:
    """It has arrived: what it said once needs no letter any more. Whether its lane has others."""
    OUTBOX.drop(connection, id=post)
    connection.execute("DELETE FROM letters WHERE key = ? AND NOT going", (f"post/{post}",))
    sql = "SELECT 1 FROM outbox WHERE lane = ? AND parked IS NULL LIMIT 1"
    return number(connection, sql, lane) is not None


def post_failed(connection: Connection, post: Post) -> None:
    OUTBOX.set(connection, {"id": post.id}, tries=post.tries)


def park_post(connection: Connection, post: Post, reason: str) -> None:
    OUTBOX.set(connection, {"id": post.id}, parked=reason)
