"""Erasing a person: nothing that is theirs stays, and nothing that says who they were.

Tables that they played at keep their logs. In the log of a table that others still play they become
a number that only this table's secret can link to them, so that they cannot take another seat
there. In a finished one they become nobody.
"""

from __future__ import annotations

import hashlib
import sqlite3

import msgspec

from db.base.mapped import declared
from db.people import budget, results

_payload = msgspec.json.Decoder(dict[str, object])

NOBODY = 0
"""Instead of a person, in finished tables."""


def alias(connection: sqlite3.Connection, table: int, person: int) -> int:
    """The number of an erased person at one started table. It is negative."""
    row = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    secret = b"" if row is None or row[0] is None else bytes(row[0])
    digest = hashlib.sha256(secret + b" person " + str(person).encode()).digest()
    return -1 - int.from_bytes(digest[:7], "big")


def let_go(connection: sqlite3.Connection, table: int) -> None:
    """The table is over, and with it what was left for its questions. Nobody can take a second seat
    there, and its secret may be exported now: so erased people become nobody."""
    for rows in declared():
        if rows.goes == "end":
            rows.drop(connection, table_id=table)
    sql = "UPDATE log SET person = ? WHERE table_id = ? AND person < 0"
    connection.execute(sql, (NOBODY, table))
    connection.execute("DELETE FROM holders WHERE table_id = ? AND person < 0", (table,))


def tables_with(connection: sqlite3.Connection, person: int) -> list[int]:
    """The tables, of whatever phase, that have something of this person."""
    found: set[int] = set()
    for sql in (
        "SELECT table_id FROM seats WHERE person = ?",
        "SELECT table_id FROM seats WHERE kept_for = ?",
        "SELECT table_id FROM holders WHERE person = ?",
        "SELECT id FROM tables WHERE host = ?",
        "SELECT table_id FROM letters WHERE person = ?",
        "SELECT table_id FROM offers WHERE person = ?",
        "SELECT table_id FROM offers WHERE by = ?",
    ):
        found |= {row[0] for row in connection.execute(sql, (person,))}
    return sorted(found)


def sits_somewhere(connection: sqlite3.Connection, person: int) -> bool:
    """Whether they hold a seat of a lobby or of a running table."""
    sql = (
        "SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.person = ? AND NOT s.gone AND t.phase IN ('lobby', 'running')"
    )
    return connection.execute(sql, (person,)).fetchone() is not None


def erase(connection: sqlite3.Connection, person: int) -> None:
    """Erase somebody who sits nowhere any more."""
    names = _names(connection, person)
    at = tables_with(connection, person)
    for table in at:
        _erase_at(connection, table, person)
    for rows in declared():
        if rows.erased:
            rows.drop(connection, person=person)
    results.forget(connection, person)
    budget.forget(connection, person)
    lanes = (f"p{person}", f"p{person}/*")
    connection.execute("DELETE FROM outbox WHERE lane = ? OR lane GLOB ?", lanes)
    _clean_posts(connection, person, names, at)


def _names(connection: sqlite3.Connection, person: int) -> set[str]:
    """What they were called wherever it is kept."""
    found = set()
    for sql in (
        "SELECT name FROM people WHERE person = ?",
        "SELECT name FROM seats WHERE ? IN (person, kept_for)",
        "SELECT name FROM offers WHERE person = ?",
    ):
        found |= {row[0] for row in connection.execute(sql, (person,))}
    return found - {""}


def _erase_at(connection: sqlite3.Connection, table: int, person: int) -> None:
    phase = connection.execute("SELECT phase FROM tables WHERE id = ?", (table,)).fetchone()[0]
    _erase_votes(connection, table, person)
    _erase_offers(connection, table, person)
    connection.execute(
        "UPDATE seats SET person = NULL, name = '', gone = 1 WHERE table_id = ? AND person = ?",
        (table, person),
    )
    connection.execute(
        "UPDATE seats SET kept_for = NULL, name = '' WHERE table_id = ? AND kept_for = ?",
        (table, person),
    )
    running = phase == "running"
    called = alias(connection, table, person) if running else NOBODY
    connection.execute(
        "UPDATE log SET person = ? WHERE table_id = ? AND person = ?", (called, table, person)
    )
    if running:
        sql = "UPDATE holders SET person = ? WHERE table_id = ? AND person = ?"
        connection.execute(sql, (called, table, person))
    else:
        connection.execute("DELETE FROM holders WHERE table_id = ? AND person = ?", (table, person))
    connection.execute(
        "UPDATE tables SET host = ? WHERE id = ? AND host = ?", (NOBODY, table, person)
    )


def _erase_votes(connection: sqlite3.Connection, table: int, person: int) -> None:
    connection.execute("UPDATE votes SET by = NULL WHERE table_id = ? AND by = ?", (table, person))
    rows = connection.execute(
        "SELECT id, about_json FROM votes WHERE table_id = ?", (table,)
    ).fetchall()
    for vote, about_json in rows:
        about = _payload.decode(about_json)
        cleaned = {key: None if value == person else value for key, value in about.items()}
        if about.get("person") == person:
            # Whether they shall take a seat is no question any more.
            cleaned["name"] = ""
            connection.execute(
                "UPDATE votes SET state = 'withdrawn' WHERE id = ? AND state = 'open'", (vote,)
            )
        if cleaned != about:
            sql = "UPDATE votes SET about_json = ? WHERE id = ?"
            connection.execute(sql, (msgspec.json.encode(cleaned).decode(), vote))


def _erase_offers(connection: sqlite3.Connection, table: int, person: int) -> None:
    """An open offer to them is withdrawn: without their name it would be one to anybody."""
    connection.execute(
        "UPDATE offers SET state = 'withdrawn' WHERE table_id = ? AND person = ?"
        " AND state = 'open'",
        (table, person),
    )
    for column in ("holder", "by", "person"):
        name = ", name = ''" if column == "person" else ""
        connection.execute(
            f"UPDATE offers SET {column} = NULL{name} WHERE table_id = ? AND {column} = ?",
            (table, person),
        )


def _clean_posts(
    connection: sqlite3.Connection, person: int, names: set[str], at: list[int]
) -> None:
    """Change posts about them that have not gone out: those for them alone never will, and the
    others name nobody."""
    rows = connection.execute(
        "SELECT id, table_id, payload_json FROM outbox WHERE payload_json <> '{}'"
    ).fetchall()
    for post, table, payload_json in rows:
        payload = _payload.decode(payload_json)
        if payload.get("person") == person:
            connection.execute("DELETE FROM outbox WHERE id = ?", (post,))
            continue
        cleaned = {
            key: "" if table in at and value in names else value for key, value in payload.items()
        }
        if cleaned != payload:
            connection.execute(
                "UPDATE outbox SET payload_json = ? WHERE id = ?",
                (msgspec.json.encode(cleaned).decode(), post),
            )
