"""Answers that people keep for themselves, by game and kind of question, and what they wrote
last. They belong to the person, whatever table they came from."""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec
from msgspec import Struct

from db.base.access import Access
from engine.kit.contract import Picks

MOST = 10
"""So many may one person keep for one game."""

_picks = msgspec.json.Decoder(Picks)


class SavedAnswer(Struct, frozen=True):
    """One answer that a person keeps."""

    id: int
    name: str
    picks: Picks

    def __repr__(self) -> str:
        return f"<SavedAnswer {self.id}>"


class Wrote(Struct, frozen=True):
    """What a person wrote last in answer to a kind of question."""

    text: str
    table: int | None = None
    """The table and ticket of the question that it does not answer yet."""
    ticket: int | None = None

    def __repr__(self) -> str:
        return "<Wrote>"


class Saved:
    """Reading and changing what one person keeps."""

    most: Final = MOST
    """Of one game."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def of(self, person: int, game: str, kind: str) -> list[SavedAnswer]:
        """What they keep for this kind of question, by name."""
        return await self._access.read(lambda c: of(c, person, game, kind))

    async def keep(self, person: int, game: str, kind: str, name: str, picks: Picks) -> int | None:
        """Keep an answer in place of the one of the same name, if there is one; its id. None:
        they have as many as they may."""
        return await self._access.write(lambda c: _keep(c, person, game, kind, name, picks))

    async def drop(self, person: int, id_: int) -> str | None:
        """Throw one of theirs away; its name. None: they have no such."""

        def work(connection: sqlite3.Connection) -> str | None:
            row = connection.execute(
                "DELETE FROM saved WHERE id = ? AND person = ? RETURNING name", (id_, person)
            ).fetchone()
            return None if row is None else str(row[0])

        return await self._access.write(work)

    async def wrote(self, person: int, game: str, kind: str) -> Wrote | None:
        """What they wrote last for this kind of question."""

        return await self._access.read(lambda c: wrote(c, person, game, kind))

    async def write_down(self, person: int, game: str, kind: str, wrote: Wrote) -> None:
        """They wrote this."""
        await self._access.write(
            lambda c: (
                c.execute(
                    "INSERT OR REPLACE INTO written (person, game, kind, text, table_id, ticket)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    (person, game, kind, wrote.text, wrote.table, wrote.ticket),
                ).rowcount
            )
        )

    async def leave_be(self, person: int, table: int, ticket: int) -> None:
        """They chose something other than what they wrote, so the text is no longer offered for
        correction."""
        await self._access.write(
            lambda c: (
                c.execute(
                    "UPDATE written SET table_id = NULL, ticket = NULL"
                    " WHERE person = ? AND table_id = ? AND ticket = ?",
                    (person, table, ticket),
                ).rowcount
            )
        )


def forget(connection: sqlite3.Connection, person: int) -> None:
    """Nothing of theirs stays."""
    connection.execute("DELETE FROM saved WHERE person = ?", (person,))
    connection.execute("DELETE FROM written WHERE person = ?", (person,))


def wrote(connection: sqlite3.Connection, person: int, game: str, kind: str) -> Wrote | None:
    """What they wrote last for this kind of question."""
    row = connection.execute(
        "SELECT text, table_id, ticket FROM written WHERE person = ? AND game = ? AND kind = ?",
        (person, game, kind),
    ).fetchone()
    return None if row is None else Wrote(*row)


def of(connection: sqlite3.Connection, person: int, game: str, kind: str) -> list[SavedAnswer]:
    """What they keep for this kind of question, by name."""
    rows = connection.execute(
        "SELECT id, name, picks_json FROM saved WHERE person = ? AND game = ? AND kind = ?",
        (person, game, kind),
    )
    found = [SavedAnswer(row[0], row[1], _picks.decode(row[2])) for row in rows]
    return sorted(found, key=lambda answer: (answer.name.casefold(), answer.id))


def _keep(
    connection: sqlite3.Connection, person: int, game: str, kind: str, name: str, picks: Picks
) -> int | None:
    encoded = msgspec.json.encode(picks).decode()
    for same in of(connection, person, game, kind):
        if same.name.casefold() == name.casefold():
            connection.execute(
                "UPDATE saved SET name = ?, picks_json = ? WHERE id = ?", (name, encoded, same.id)
            )
            return same.id
    sql = "SELECT count(*) FROM saved WHERE person = ? AND game = ?"
    if connection.execute(sql, (person, game)).fetchone()[0] >= MOST:
        return None
    return connection.execute(
        "INSERT INTO saved (person, game, kind, name, picks_json) VALUES (?, ?, ?, ?, ?)",
        (person, game, kind, name, encoded),
    ).lastrowid
