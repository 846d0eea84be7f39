"""The outbox: posts for Discord, written in the transaction that caused them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from db.base.mapped import Mapped, as_json, number
from db.base.rows import Post, PostKind

OUTBOX: Final = Mapped(Post, "outbox", goes="later")
_AS_OF_NOW: Final = "('lobby', 'table', 'panel')"
"""The kinds that show the position at the time when they go out."""
_HARMLESS: Final = "('lobby', 'table', 'vote', 'offer', 'leftover', 'lost')"
"""The kinds that may be carried at any time, and do whatever is necessary then."""


def put(
    connection: sqlite3.Connection,
    *,
    table: int,
    lane: str,
    kind: PostKind,
    record: int,
    seat: int | None = None,
    payload: dict[str, Any] | None = None,
) -> None:
    """Add a row at the end of its lane. If it is of a kind that shows the position when it goes
    out, it replaces one that is waiting or parked. A parked one that may have arrived all the same
    leaves its nonce: its message is looked for first."""
    perhaps = OUTBOX.first(
        connection,
        "table_id = ? AND kind = ? AND lane = ? AND seat IS ? AND claimed = 1"
        f" AND parked IS NOT NULL AND (kind IN {_AS_OF_NOW} OR record = ?)"
        " ORDER BY id DESC LIMIT 1",
        *(table, kind, lane, seat, record),
    )
    connection.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND lane = ? AND seat IS ?"
        f" AND (claimed = 0 OR parked IS NOT NULL) AND kind IN {_AS_OF_NOW}",
        (table, kind, lane, seat),
    )
    row = {"table_id": table, "lane": lane, "kind": kind, "record": record, "seat": seat}
    if perhaps is not None:
        OUTBOX.drop(connection, id=perhaps.id)
        row |= {"nonce": perhaps.nonce, "claimed": True}
    OUTBOX.insert(connection, **row, payload_json=payload or {})


def drop_milestones(connection: sqlite3.Connection, table: int, first: int) -> None:
    """The records from `first` on were taken back: drop their posts that have not gone out yet. One
    that may have arrived stays, so that it is recognised in the thread."""
    connection.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = 'milestone' AND record >= ?"
        " AND claimed = 0",
        (table, first),
    )


def holds(
    connection: sqlite3.Connection, table: int, kind: PostKind, payload: dict[str, Any]
) -> bool:
    """Whether there is such a row already, waiting or parked."""
    sql = "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ? AND payload_json = ? LIMIT 1"
    return number(connection, sql, table, kind, as_json(payload)) is not None


def take_up(connection: sqlite3.Connection, guild: int | None, since: int) -> list[int]:
    """Carry parked rows again, of lobbies, running tables and those touched since then: rows that
    edit or remove what is there, votes and offers, prompts that may have arrived all the same, and
    the board that comes again in place of one that is gone. Their tables."""
    condition = (
        f"(kind IN {_HARMLESS} OR (kind IN ('panel', 'hand') AND claimed = 1)"
        " OR (kind = 'milestone' AND record >= t.message_record"
        " AND json_extract(payload_json, '$.quiet')))"
        " AND (t.phase IN ('lobby', 'running') OR t.touched_at >= ?)"
    )
    taken = _parked(connection, guild, condition, since)
    boards = {post.table: post.id for post in taken if post.kind == "milestone"}
    for post in taken:
        sql = "DELETE FROM outbox WHERE id = ? RETURNING lane"
        (lane,) = connection.execute(sql, (post.id,)).fetchone()
        if post.kind == "milestone" and not post.again and post.id != boards[post.table]:
            continue
        # Another one that shows the same may wait already.
        row = (post.table, lane, post.kind, post.record, post.seat, as_json(post.payload))
        connection.execute(
            "INSERT OR IGNORE INTO outbox (table_id, lane, kind, record, seat, payload_json, nonce,"
            " claimed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (*row, post.nonce, post.again),
        )
    return list(dict.fromkeys(post.table for post in taken))


def take_unsure(connection: sqlite3.Connection, guild: int | None, kind: PostKind) -> list[Post]:
    """Take out the parked rows of a kind that may have arrived all the same."""
    taken = _parked(connection, guild, "kind = ? AND claimed = 1", kind)
    for post in taken:
        OUTBOX.drop(connection, id=post.id)
    return taken


def _parked(
    connection: sqlite3.Connection, guild: int | None, condition: str, *values: Any
) -> list[Post]:
    return OUTBOX.where(
        connection,
        "parked IS NOT NULL AND EXISTS (SELECT 1 FROM tables t WHERE t.id = table_id"
        f" AND t.guild = ifnull(?, t.guild) AND {condition}) ORDER BY id",
        *(guild, *values),
    )


def has_waiting(connection: sqlite3.Connection, table: int, kind: PostKind) -> bool:
    """Whether a row of this kind is still to be carried."""
    sql = "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ? AND parked IS NULL LIMIT 1"
    return number(connection, sql, table, kind) is not None


def _newer_waits(connection: sqlite3.Connection, post: Post) -> bool:
    sql = (
        "SELECT 1 FROM outbox n JOIN outbox o ON o.id = ? WHERE n.id > o.id"
        " AND n.table_id = o.table_id AND n.lane = o.lane AND n.kind = o.kind AND n.seat IS o.seat"
        f" AND n.claimed = 0 AND n.parked IS NULL AND n.kind IN {_AS_OF_NOW}"
    )
    return number(connection, sql, post.id) is not None


def drop_waiting(
    connection: sqlite3.Connection,
    table: int,
    kinds: Sequence[PostKind],
    *,
    but: int | None = None,
) -> None:
    """Rows of these kinds that did not go out, and are not under way, never will; those that
    were parked are past, too. Where the table is told of record `but` instead, parked ones that may
    have got there stay: what is told next looks for them."""
    marks = ", ".join("?" for _ in kinds)
    connection.execute(
        f"DELETE FROM outbox WHERE table_id = ? AND kind IN ({marks})"
        " AND (claimed = 0 OR parked IS NOT NULL)"
        " AND NOT (parked IS NOT NULL AND claimed = 1 AND ? IS NOT NULL)",
        (table, *kinds, but),
    )


def drop_reminders(connection: sqlite3.Connection, lane: str, person: int) -> None:
    """Reminders of this person that did not go out, and are not under way, never will."""
    connection.execute(
        "DELETE FROM outbox WHERE lane = ? AND kind = 'reminder' AND claimed = 0 AND parked IS NULL"
        " AND json_extract(payload_json, '$.person') = ?"
        " AND json_extract(payload_json, '$.what') IN ('dm', 'thread')",
        (lane, person),
    )


# What the courier does with the rows


def lanes(connection: sqlite3.Connection, above: int) -> tuple[list[str], int]:
    """The lanes of the waiting rows with ids above `above`, those with the oldest rows first, and
    the greatest id so far."""
    sql = "SELECT lane, id FROM outbox WHERE id > ? AND parked IS NULL ORDER BY id"
    rows = connection.execute(sql, (above,)).fetchall()
    return list(dict.fromkeys(lane for lane, _ in rows)), rows[-1][1] if rows else above


def claim(connection: sqlite3.Connection, lane: str) -> Post | None:
    """The first row of a lane, marked as about to be carried. None: the lane is empty."""
    condition = "lane = ? AND parked IS NULL ORDER BY id LIMIT 1"
    post = OUTBOX.first(connection, condition, lane)
    if post is None:
        return None
    OUTBOX.set(connection, {"id": post.id}, claimed=True, tries=post.tries + 1)
    return replace(post, tries=post.tries + 1)


def perhaps_there(connection: sqlite3.Connection, table: int, kind: PostKind) -> list[Post]:
    """A table's rows of a kind that were parked and may have arrived all the same."""
    condition = "table_id = ? AND kind = ? AND parked IS NOT NULL AND claimed = 1 ORDER BY id"
    return OUTBOX.where(connection, condition, table, kind)


def done(connection: sqlite3.Connection, post: int, lane: str = "") -> bool:
    """It has arrived. Whether others wait in its lane."""
    OUTBOX.drop(connection, id=post)
    sql = "SELECT 1 FROM outbox WHERE lane = ? AND parked IS NULL LIMIT 1"
    return number(connection, sql, lane) is not None


def release(connection: sqlite3.Connection, post: Post, *, refused: bool, counts: bool) -> None:
    """It could not be carried now. `refused`: Discord took nothing, so it is as if it had not been
    claimed this time. `counts`: it was a try. If a newer row of its kind that shows the same is
    waiting, it is deleted."""
    claimed = post.again or not refused
    if not claimed and _newer_waits(connection, post):
        done(connection, post.id)
    else:
        tries = post.tries if counts else post.tries - 1
        OUTBOX.set(connection, {"id": post.id}, claimed=claimed, tries=tries)


def park(connection: sqlite3.Connection, post: Post, reason: str, *, sent: bool = False) -> None:
    """It will never arrive. `sent`: a part of it may have, this time or before."""
    OUTBOX.set(connection, {"id": post.id}, parked=reason, claimed=sent or post.again)


def depth(connection: sqlite3.Connection) -> tuple[int, int]:
    """How many rows wait, and how many are parked."""
    sql = "SELECT count(*) - count(parked), count(parked) FROM outbox"
    waiting, parked = connection.execute(sql).fetchone()
    return waiting, parked


def waiting(connection: sqlite3.Connection, table: int) -> list[tuple[str, str, int, int | None]]:
    """(lane, kind, record, seat) of a table's rows that wait, in order."""
    return connection.execute(
        "SELECT lane, kind, record, seat FROM outbox"
        " WHERE table_id = ? AND parked IS NULL ORDER BY id",
        (table,),
    ).fetchall()
