"""`docs/privacy.md` names every column that holds anything about a person."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.base.mapped import declared
from db.copies import erasures
from db.copies.erasures import MOST_DAYS
from db.people import forget
from db.store import migrate
from texts import LOCALES, own_words

POLICY = Path(__file__).parents[2] / "docs" / "privacy.md"

ABOUT_NOBODY = {
    "which table or row it is, and its order": {
        "acted": "table_id",
        "ahead": "table_id ticket",
        "ballots": "vote_id",
        "clocks": "table_id ticket",
        "given_ahead": "table_id record version",
        "holders": "table_id",
        "learnt": "game",
        "letters": "id table_id record nonce",
        "log": "table_id record question question_kind",
        "looks": "table_id",
        "offers": "id table_id seat ticket",
        "outbox": "id table_id kind record nonce",
        "positions": "table_id version answers",
        "questions": "table_id ticket",
        "results": "id table_id guild game seats",
        "saved": "id game",
        "seats": "table_id number computer level",
        "spent": "id",
        "tables": "id game version guild after records tickets",
        "vacations": "table_id",
        "votes": "id table_id kind",
        "watches": "table_id",
        "written": "game",
    },
    "what was chosen for the table, and where its posts stand": {
        "tables": (
            "options_json phase why channel lobby_message thread threads"
            " locale wanted created_at touched_at pace first_after remind_every patience at_end"
            " allowance hints lesson when_full"
        ),
        "votes": "opened_at due_at state outcome closed_at",
        "offers": "opened_at due_at state",
        "watches": "since stage deck due_at",
    },
    "how the service goes about it": {
        "log": "kind chance sealed milestone version",
        "letters": "public going",
        "outbox": "tries",
    },
    "of a server, not of a person": {"servers": "guild channel locale pace opener call locks"},
    "the bot's own: its heartbeat, tokens of erasures, when copies were made": {
        "meta": "key value"
    },
}
"""Why a column holds nothing about a person: the reason, with the tables and their columns."""


@pytest.fixture(scope="module")
def schema() -> set[str]:
    """All columns, with all migrations applied."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        return {
            f"{table}.{row[1]}"
            for (table,) in tables
            for row in connection.execute(f"PRAGMA table_info({table})")
        }


def named() -> list[str]:
    """The columns that the policy's table names, in its last column."""
    rows = [line for line in POLICY.read_text("utf-8").splitlines() if line.startswith("| ")]
    places = [row.rstrip("| ").rsplit("| ", 1)[1] for row in rows[1:]]
    return [
        f"{table}.{column}"
        for place in places
        for table, columns in re.findall(r"`(\w+)`: ([\w, ]+)", place)
        for column in re.findall(r"\w+", columns)
    ]


def listed() -> list[str]:
    return [
        f"{table}.{column}"
        for tables in ABOUT_NOBODY.values()
        for table, columns in tables.items()
        for column in columns.split()
    ]


def test_every_column_is_in_the_policy_or_holds_nothing_about_a_person(schema: set[str]) -> None:
    unknown = sorted(schema - {*named(), *listed()})
    assert not unknown, (
        f"new columns: {', '.join(unknown)}. If one holds anything about a person (an id, a name,"
        " what they did or wished, and when), name it in docs/privacy.md in the row where it"
        " belongs or in a new one (what, why, how long, who sees it, where: `table`: column),"
        " declare where its table is mapped that it is erased, and when it goes (see"
        " db.base.mapped.Rows). If not, put it into ABOUT_NOBODY here, under the reason."
    )


def test_each_table_with_a_person_is_erased_or_says_why_not(schema: set[str]) -> None:
    people = re.compile(r"(\w+)\.(?:person|host|holder|by|kept_for)")
    tables = {match[1] for match in map(people.fullmatch, schema) if match}
    said = {rows.table for rows in declared() if rows.erased != bool(rows.stays)}
    assert not tables - said, "tables that hold a person, and say neither or both"
    assert all(f"{rows.table}.person" in schema for rows in declared() if rows.erased)


def test_the_policy_names_nothing_that_is_gone(schema: set[str]) -> None:
    gone = sorted({*named(), *listed()} - schema)
    assert not gone, f"no such columns any more, in docs/privacy.md or ABOUT_NOBODY: {gone}"


def test_nothing_is_said_twice() -> None:
    everywhere = [*named(), *listed()]
    assert sorted(everywhere) == sorted(set(everywhere))


def test_a_column_called_after_a_person_is_never_waved_through() -> None:
    telling = {"person", "name", "host", "holder", "by", "kept_for", "payload_json", "choice"}
    assert not [column for column in listed() if column.split(".")[1] in telling]


@pytest.mark.parametrize("locale", [None, *LOCALES])
def test_the_periods_are_those_of_the_code(locale: str | None) -> None:
    text = POLICY.read_text("utf-8") if locale is None else own_words(locale)("privacy-text")
    assert MOST_DAYS == forget.DAYS == 90
    assert erasures.DAYS_LISTED == 100
    assert "90" in text
    assert "100" in text
