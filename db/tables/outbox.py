"""The outbox: posts for Discord, written in the transaction that caused them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from db.base.access import Access
from db.base.rows import Post, PostKind

_payload = msgspec.json.Decoder(dict[str, Any])
_AS_OF_NOW: Final = "('lobby', 'table', 'panel')"
"""The kinds that show the position at the time when they go out."""
_HARMLESS: Final = "('lobby', 'table', 'vote', 'offer', 'leftover', 'lost')"
"""The kinds that may be carried at any time, and do whatever is necessary then."""
_COLUMNS = "id, table_id, kind, record, seat, payload_json, nonce, claimed, tries"


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
    perhaps = connection.execute(
        "SELECT id, nonce FROM outbox WHERE table_id = ? AND kind = ? AND lane = ? AND seat IS ?"
        f" AND claimed = 1 AND parked IS NOT NULL AND (kind IN {_AS_OF_NOW} OR record = ?)"
        " ORDER BY id DESC LIMIT 1",
        (table, kind, lane, seat, record),
    ).fetchone()
    connection.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND lane = ? AND seat IS ?"
        f" AND (claimed = 0 OR parked IS NOT NULL) AND kind IN {_AS_OF_NOW}",
        (table, kind, lane, seat),
    )
    row = (table, lane, kind, record, seat, msgspec.json.encode(payload or {}).decode())
    if perhaps is None:
        connection.execute(
            "INSERT INTO outbox (table_id, lane, kind, record, seat, payload_json)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            row,
        )
        return
    connection.execute("DELETE FROM outbox WHERE id = ?", (perhaps[0],))
    connection.execute(
        "INSERT INTO outbox (table_id, lane, kind, record, seat, payload_json, nonce, claimed)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 1)",
        (*row, perhaps[1]),
    )


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
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ? AND payload_json = ? LIMIT 1",
        (table, kind, msgspec.json.encode(payload).decode()),
    ).fetchone()
    return row is not None


def take_up(connection: sqlite3.Connection, guild: int | None, since: int) -> list[int]:
    """Carry parked rows again, of lobbies, running tables and those touched since then: rows that
    edit or remove what is there, votes and offers, and prompts that may have arrived all the same.
    Their tables."""
    where = (
        f" AND (o.kind IN {_HARMLESS} OR (o.kind IN ('panel', 'hand') AND o.claimed = 1))"
        " AND (t.phase IN ('lobby', 'running') OR t.touched_at >= :since)"
    )
    taken = _take_parked(connection, where, {"guild": guild, "since": since})
    # Another one that shows the same may wait already.
    connection.executemany(
        "INSERT OR IGNORE INTO outbox (table_id, lane, kind, record, seat, payload_json, nonce,"
        " claimed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [row[1:] for row in taken],
    )
    return list(dict.fromkeys(row[1] for row in taken))


def take_unsure(connection: sqlite3.Connection, guild: int | None, kind: PostKind) -> list[Post]:
    """Take out the parked rows of a kind that may have arrived all the same."""
    where = " AND o.kind = :kind AND o.claimed = 1"
    taken = _take_parked(connection, where, {"guild": guild, "kind": kind})
    return [_post((*row[:2], *row[3:], 0)) for row in taken]


def _take_parked(
    connection: sqlite3.Connection, where: str, values: dict[str, Any]
) -> list[tuple[Any, ...]]:
    rows = connection.execute(
        "SELECT o.id, o.table_id, o.lane, o.kind, o.record, o.seat, o.payload_json, o.nonce,"
        " o.claimed FROM outbox o CROSS JOIN tables t ON t.id = o.table_id"
        f" WHERE o.parked IS NOT NULL AND (:guild IS NULL OR t.guild = :guild){where}"
        " ORDER BY o.id",
        values,
    ).fetchall()
    connection.executemany("DELETE FROM outbox WHERE id = ?", [row[:1] for row in rows])
    return rows


def has_waiting(connection: sqlite3.Connection, table: int, kind: PostKind) -> bool:
    """Whether a row of this kind is still to be carried."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ? AND parked IS NULL LIMIT 1",
        (table, kind),
    ).fetchone()
    return row is not None


def _newer_waits(connection: sqlite3.Connection, post: Post) -> bool:
    row = connection.execute(
        "SELECT 1 FROM outbox n JOIN outbox o ON o.id = ? WHERE n.id > o.id"
        " AND n.table_id = o.table_id AND n.lane = o.lane AND n.kind = o.kind AND n.seat IS o.seat"
        f" AND n.claimed = 0 AND n.parked IS NULL AND n.kind IN {_AS_OF_NOW}",
        (post.id,),
    ).fetchone()
    return row is not None


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


def _post(row: Sequence[Any]) -> Post:
    return Post(
        id=row[0],
        table=row[1],
        kind=row[2],
        record=row[3],
        seat=row[4],
        payload=_payload.decode(row[5]),
        nonce=row[6],
        again=bool(row[7]),
        tries=row[8],
    )


class Outbox:
    """What the courier does with the rows."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def lanes(self, above: int) -> tuple[list[str], int]:
        """The lanes of the waiting rows with ids above `above`, those with the oldest rows
        first, and the greatest id so far."""

        def work(connection: sqlite3.Connection) -> tuple[list[str], int]:
            rows = connection.execute(
                "SELECT lane, id FROM outbox WHERE id > ? AND parked IS NULL ORDER BY id", (above,)
            ).fetchall()
            return list(dict.fromkeys(lane for lane, _ in rows)), rows[-1][1] if rows else above

        return await self._access.read(work)

    async def claim(self, lane: str) -> Post | None:
        """The first row of a lane, marked as about to be carried. None: the lane is empty."""

        def work(connection: sqlite3.Connection) -> Post | None:
            row = connection.execute(
                f"SELECT {_COLUMNS} FROM outbox WHERE lane = ? AND parked IS NULL"
                " ORDER BY id LIMIT 1",
                (lane,),
            ).fetchone()
            if row is None:
                return None
            connection.execute(
                "UPDATE outbox SET claimed = 1, tries = tries + 1 WHERE id = ?", (row[0],)
            )
            post = _post(row)
            return replace(post, tries=post.tries + 1)

        return await self._access.write(work)

    async def perhaps_there(self, table: int, kind: PostKind) -> list[Post]:
        """A table's rows of a kind that were parked and may have arrived all the same."""
        rows = await self._access.read(
            lambda c: c.execute(
                f"SELECT {_COLUMNS} FROM outbox WHERE table_id = ? AND kind = ?"
                " AND parked IS NOT NULL AND claimed = 1 ORDER BY id",
                (table, kind),
            ).fetchall()
        )
        return [_post(row) for row in rows]

    async def done(self, post: int) -> None:
        """It has arrived."""
        await self._access.write(
            lambda c: c.execute("DELETE FROM outbox WHERE id = ?", (post,)).rowcount
        )

    async def release(self, post: Post, *, refused: bool, counts: bool) -> None:
        """It could not be carried now. `refused`: Discord took nothing, so it is as if it had not
        been claimed this time. `counts`: it was a try. If a newer row of its kind that shows the
        same is waiting, it is deleted."""
        claimed = int(post.again or not refused)
        tries = post.tries if counts else post.tries - 1

        def work(connection: sqlite3.Connection) -> int:
            if not claimed and _newer_waits(connection, post):
                return connection.execute("DELETE FROM outbox WHERE id = ?", (post.id,)).rowcount
            sql = "UPDATE outbox SET claimed = ?, tries = ? WHERE id = ?"
            return connection.execute(sql, (claimed, tries, post.id)).rowcount

        await self._access.write(work)

    async def park(self, post: Post, reason: str, *, sent: bool = False) -> None:
        """It will never arrive. `sent`: a part of it may have, this time or before."""
        claimed = int(sent or post.again)
        await self._access.write(
            lambda c: (
                c.execute(
                    "UPDATE outbox SET parked = ?, claimed = ? WHERE id = ?",
                    (reason, claimed, post.id),
                ).rowcount
            )
        )

    async def has_waiting(self, table: int, kind: PostKind) -> bool:
        """Whether a row of this kind is still to be carried."""
        return await self._access.read(lambda c: has_waiting(c, table, kind))

    async def depth(self) -> tuple[int, int]:
        """How many rows wait, and how many are parked."""
        row = await self._access.read(
            lambda c: c.execute(
                "SELECT count(*) - count(parked), count(parked) FROM outbox"
            ).fetchone()
        )
        return row[0], row[1]

    async def waiting(self, table: int) -> list[tuple[str, str, int, int | None]]:
        """(lane, kind, record, seat) of a table's rows that wait, in order."""
        rows = await self._access.read(
            lambda c: c.execute(
                "SELECT lane, kind, record, seat FROM outbox"
                " WHERE table_id = ? AND parked IS NULL ORDER BY id",
                (table,),
            ).fetchall()
        )
        return [tuple(row) for row in rows]
