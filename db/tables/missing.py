"""What should be in Discord but is neither there nor under way, by what is known here."""

from __future__ import annotations

import sqlite3

from db.base.mapped import column

_HERE = "t.guild = ifnull(:guild, t.guild)"
"""In one server, or anywhere."""
_TABLES = f"SELECT t.id FROM tables t WHERE {_HERE}"
_NOT_PUT_AWAY = (
    " AND NOT EXISTS (SELECT 1 FROM watches w WHERE w.table_id = t.id AND w.stage = 'archived')"
)
_NO_PANEL = (
    " AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = s.table_id"
    "  AND o.seat = s.number AND o.kind IN ('panel', 'hand') AND o.parked IS NULL)"
)
_PROMPTS = "p.awaited AND p.message > 0 AND NOT p.going"


def _no_row(kinds: str) -> str:
    return (
        " AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id"
        f" AND o.kind IN ({kinds}) AND o.parked IS NULL)"
    )


def _ids(connection: sqlite3.Connection, sql: str, guild: int | None, **more: int) -> list[int]:
    rows = connection.execute(f"{sql} ORDER BY t.id", {"guild": guild, **more})
    return [number for (number,) in rows]


def lobbies(connection: sqlite3.Connection, guild: int | None) -> list[int]:
    """Lobbies without a message."""
    sql = f"{_TABLES} AND t.phase = 'lobby' AND t.lobby_message IS NULL" + _no_row("'lobby'")
    return _ids(connection, sql, guild)


def threads(connection: sqlite3.Connection, guild: int | None, most: int) -> list[int]:
    """Running tables without a thread for which fewer than `most` were opened."""
    sql = f"{_TABLES} AND t.phase = 'running' AND t.thread IS NULL AND t.threads < :most"
    return _ids(connection, sql + _no_row("'thread'") + _NOT_PUT_AWAY, guild, most=most)


def boards(connection: sqlite3.Connection, guild: int | None, since: int) -> list[tuple[int, int]]:
    """(table, record): the board is missing, or older than that milestone; for running tables, and
    for those that ended since then (whose last record is one)."""
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
    also = _no_row("'milestone'") + _NOT_PUT_AWAY
    sql = (
        "SELECT id, CASE WHEN board IS NULL THEN records ELSE newest END FROM"
        f" (SELECT t.id, t.records, {board} AS board, {newest} AS newest"
        f" FROM tables t WHERE {_HERE}"
        " AND (t.phase = 'running' OR (t.phase = 'over' AND t.touched_at >= :since))"
        " AND (t.thread IS NOT NULL OR EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id"
        f" AND o.kind = 'thread' AND o.parked IS NULL)){also})"
        " WHERE board IS NULL OR board < newest ORDER BY id"
    )
    return connection.execute(sql, {"guild": guild, "since": since}).fetchall()


def panels(connection: sqlite3.Connection, guild: int | None) -> list[tuple[int, int]]:
    """(table, seat) of people for whom a running table waits and who have been shown none of their
    questions; and of those whose panel still prompts although nothing is asked there any more."""
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
    return connection.execute(sql, {"guild": guild}).fetchall()


def outdated(connection: sqlite3.Connection, guild: int | None) -> list[tuple[int, int]]:
    """(table, person) with a reminder that is still there although nothing is asked of them any
    more."""
    sql = (
        "SELECT DISTINCT r.table_id, r.person FROM letters r JOIN tables t ON t.id = r.table_id"
        " WHERE r.key IN ('remind/dm', 'remind/thread') AND NOT r.going"
        f" AND {_HERE}"
        " AND NOT EXISTS (SELECT 1 FROM clocks c WHERE c.table_id = r.table_id"
        "  AND c.person = r.person)"
    )
    return connection.execute(sql + _no_row("'reminder'"), {"guild": guild}).fetchall()


def people_of(connection: sqlite3.Connection, guild: int) -> list[int]:
    """Everybody who has a seat at a lobby or a running table of a server."""
    sql = (
        "SELECT DISTINCT s.person FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE t.guild = ? AND s.person IS NOT NULL AND NOT s.gone"
        " AND t.phase IN ('lobby', 'running')"
    )
    return column(connection, sql, guild)
