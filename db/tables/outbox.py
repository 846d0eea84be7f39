"""The outbox: posts for Discord, written in the transaction that caused them."""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection
from typing import Any, Final

from msgspec.structs import replace

from db.base.mapped import Mapped, number
from db.base.rows import Post, PostKind

OUTBOX: Final = Mapped(Post, "outbox", goes="later")
_AS_OF_NOW: Final = "('lobby', 'table', 'panel', 'pin')"
"""The kinds that show the position at the time when they go out: one that waits is enough."""
_HARMLESS: Final = "('lobby', 'table', 'vote', 'offer', 'tidy', 'lost')"
"""The kinds that may be carried at any time, and do whatever is necessary then."""


def put(
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


def take_up(connection: Connection, guild: int | None, since: int) -> list[int]:
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
        put(
            connection,
            table=post.table,
            lane=lane,
            kind=post.kind,
            record=post.record,
            seat=post.seat,
            payload=post.payload,
        )
    return list(dict.fromkeys(post.table for post in taken))


def has_waiting(connection: Connection, table: int, kind: PostKind) -> bool:
    sql = "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ? AND parked IS NULL LIMIT 1"
    return number(connection, sql, table, kind) is not None


def drop_milestones(connection: Connection, table: int, first: int) -> None:
    """The records from `first` on were taken back: so are their posts."""
    connection.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = 'milestone' AND record >= ?",
        (table, first),
    )


def drop_waiting(connection: Connection, table: int, kinds: Sequence[PostKind]) -> None:
    for kind in kinds:
        OUTBOX.drop(connection, table_id=table, kind=kind)


def drop_reminders(connection: Connection, lane: str, person: int) -> None:
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


def next_in(connection: Connection, lane: str) -> Post | None:
    """The first row of a lane, with the try that is to be made now counted."""
    post = OUTBOX.first(connection, "lane = ? AND parked IS NULL ORDER BY id LIMIT 1", lane)
    return None if post is None else replace(post, tries=post.tries + 1)


def done(connection: Connection, post: int, lane: str = "") -> bool:
    """It has arrived: what it said once needs no letter any more. Whether its lane has others."""
    OUTBOX.drop(connection, id=post)
    connection.execute("DELETE FROM letters WHERE key = ? AND NOT going", (f"post/{post}",))
    sql = "SELECT 1 FROM outbox WHERE lane = ? AND parked IS NULL LIMIT 1"
    return number(connection, sql, lane) is not None


def failed(connection: Connection, post: Post) -> None:
    OUTBOX.set(connection, {"id": post.id}, tries=post.tries)


def park(connection: Connection, post: Post, reason: str) -> None:
    OUTBOX.set(connection, {"id": post.id}, parked=reason)
