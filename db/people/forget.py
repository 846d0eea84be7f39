"""Erasing people, and what was only needed while playing.

Of somebody who wants to be erased nothing stays that is theirs, and nothing that says who they
were. Tables that they played at keep their logs. In the log of a table that others still play they
become a number that only this table's secret can link to them, so that they cannot take another
seat there. In a finished one they become nobody.

When a table has been over for 90 days, it is deleted who voted how, who was offered a seat, who was
looked for, where panels are. The game itself stays: its seats, its log and its result. A lobby that
never became a game keeps no people.
"""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection
from typing import TYPE_CHECKING, Final

from db.base.mapped import META, column, declared
from db.people import budget
from db.people.results import RESULTS
from db.tables.letters import OUTBOX
from db.tables.log import LOG
from db.tables.proposals import OFFERS, VOTES
from db.tables.tables import DAY, HOLDERS, SEATS, TABLES, alias

if TYPE_CHECKING:
    from db.store import Store

NOBODY: Final = 0  # instead of a person, in finished tables
DAYS: Final = 90
_AT_ONCE: Final = 100  # tables in one transaction: nobody's press is to wait for them
_DONE_UNTIL: Final = "tidied"  # in `meta`: all that ended before this time has been seen to


def let_go(connection: Connection, table: int) -> None:
    """The table is over, and with it what was left for its questions. Nobody takes a second seat
    there, and its secret may be exported: so erased people become nobody."""
    for rows in declared():
        if rows.goes == "end":
            rows.drop(connection, table_id=table)
    sql = "UPDATE log SET person = ? WHERE table_id = ? AND person < 0"
    connection.execute(sql, (NOBODY, table))
    connection.execute("DELETE FROM holders WHERE table_id = ? AND person < 0", (table,))


def erase(connection: Connection, person: int) -> None:
    """Erase somebody who sits nowhere any more."""
    names = column(
        connection,
        "SELECT name FROM people WHERE person = ?1 AND name <> ''"
        " UNION SELECT name FROM seats WHERE ?1 IN (person, kept_for) AND name <> ''"
        " UNION SELECT name FROM offers WHERE person = ?1 AND name <> ''",
        person,
    )
    at = column(
        connection,
        "SELECT table_id FROM seats WHERE person = ?1"
        " UNION SELECT table_id FROM seats WHERE kept_for = ?1"
        " UNION SELECT table_id FROM holders WHERE person = ?1"
        " UNION SELECT id FROM tables WHERE host = ?1"
        " UNION SELECT table_id FROM letters WHERE person = ?1"
        " UNION SELECT table_id FROM offers WHERE person = ?1"
        " UNION SELECT table_id FROM offers WHERE by = ?1",
        person,
    )
    for table in at:
        _erase_at(connection, table, person)
    for rows in declared():
        if rows.erased:
            rows.drop(connection, person=person)
    RESULTS.set(connection, {"person": person}, person=None, name="")
    budget.forget(connection, person)
    lanes = (f"p{person}", f"p{person}/*")
    connection.execute("DELETE FROM outbox WHERE lane = ? OR lane GLOB ?", lanes)
    # Of posts that have not gone out, those for them alone never will, and the others name nobody.
    for post in OUTBOX.where(connection, "payload_json <> '{}'"):
        if post.payload.get("person") == person:
            OUTBOX.drop(connection, id=post.id)
        elif post.table in at:
            cleaned = {k: "" if value in names else value for k, value in post.payload.items()}
            OUTBOX.set(connection, {"id": post.id}, payload_json=cleaned)


def _erase_at(connection: Connection, table: int, person: int) -> None:
    theirs = {"table_id": table, "person": person}
    VOTES.set(connection, {"table_id": table, "by": person}, by=None)
    for vote in VOTES.where(connection, "table_id = ?", table):
        about = {k: None if value == person else value for k, value in vote.about.items()}
        if vote.about.get("person") == person:
            # Whether they shall take a seat is no question any more.
            about["name"] = ""
            VOTES.set(connection, {"id": vote.id, "state": "open"}, state="withdrawn")
        VOTES.set(connection, {"id": vote.id}, about_json=about)
    # Without their name an open offer to them would be one to anybody.
    OFFERS.set(connection, {**theirs, "state": "open"}, state="withdrawn")
    OFFERS.set(connection, theirs, person=None, name="")
    OFFERS.set(connection, {"table_id": table, "holder": person}, holder=None)
    OFFERS.set(connection, {"table_id": table, "by": person}, by=None)
    SEATS.set(connection, theirs, person=None, name="", gone=True)
    SEATS.set(connection, {"table_id": table, "kept_for": person}, kept_for=None, name="")
    if TABLES.value(connection, "phase", id=table) == "running":
        called = alias(connection, table, person)
        LOG.set(connection, theirs, person=called)
        HOLDERS.set(connection, theirs, person=called)
    else:
        LOG.set(connection, theirs, person=NOBODY)
        HOLDERS.drop(connection, **theirs)
    TABLES.set(connection, {"id": table, "host": person}, host=NOBODY)


async def tidy(store: Store, now: int) -> int:
    """See to the tables that have become old enough since the last time; how many they are."""
    until = now - DAYS * DAY
    tables = await store.read(_ended, until)
    for start in range(0, len(tables), _AT_ONCE):
        await store.write(_clear, tables[start : start + _AT_ONCE])
    await store.write(META.put, _DONE_UNTIL, str(until))
    return len(tables)


def _ended(connection: Connection, until: int) -> list[int]:
    sql = (
        "SELECT id FROM tables WHERE phase IN ('over', 'cancelled')"
        " AND touched_at >= ? AND touched_at < ?"
    )
    return column(connection, sql, int(META.get(connection, _DONE_UNTIL) or 0), until)


def _clear(connection: Connection, tables: Sequence[int]) -> None:
    for table in tables:
        for rows in declared():
            if rows.goes:
                connection.execute(f"DELETE FROM {rows.table} WHERE {rows.of}", (table,))
        if TABLES.value(connection, "seed", id=table) is None:  # it never became a game
            SEATS.drop(connection, table_id=table)
            TABLES.set(connection, {"id": table}, host=NOBODY)
