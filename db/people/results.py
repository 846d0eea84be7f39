"""How tables ended: a row for everybody who ever held a seat there, written with the last
answer and never changed, but that somebody may have themselves erased."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec
from msgspec import Struct

from db.base.access import Access
from db.base.rows import Table
from engine.kit.contract import Standing

_sources = msgspec.json.Decoder(dict[str, int])
_COLUMNS = (
    "table_id, guild, game, seats, seat, person, name, place, points, sources_json, gone, ended_at"
)
_SHARE = "CAST(seats - place AS REAL) / max(seats - 1, 1)"


class Result(Struct, frozen=True):
    """How a table ended for one person."""

    table: int
    guild: int
    game: str
    seats: int
    """How many seats there were, those of computer players among them."""
    seat: int
    person: int | None
    """None: they had themselves erased."""
    name: str
    place: int
    """Of the seat; 1 is first, equal places are shared."""
    points: int
    sources: dict[str, int]
    """The points by the game's keys for where they came from."""
    left: bool
    """They gave the seat up before the end."""
    ended_at: int

    @property
    def beaten(self) -> float:
        """The place relative to the seats, from 1 (first) to 0 (last): so that places at small
        and large tables can be compared."""
        return (self.seats - self.place) / max(self.seats - 1, 1)


class Tally(Struct, frozen=True):
    """Results counted together: those of one person, at one game or at all. Tables that they
    left count as such alone."""

    person: int | None
    name: str
    """The newest one that is known."""
    games: int
    wins: int
    beaten: float
    """The mean of `Result.beaten`."""
    left: int


def keep(connection: sqlite3.Connection, table: Table, standing: Standing, now: int) -> None:
    """The table is over: its result, for all who held a seat there now or before."""
    rows = connection.execute(
        "SELECT h.person, h.seat, ifnull(p.name, '') FROM holders h"
        " LEFT JOIN people p ON p.person = h.person WHERE h.table_id = ? ORDER BY h.seat, h.since",
        (table.id,),
    ).fetchall()
    for person, seat, known in rows:
        now_there = table.seats[seat]
        sources = {source.key: source.points[seat] for source in standing.sources}
        values = (
            table.id,
            table.guild,
            table.game,
            len(table.seats),
            seat,
            person if person > 0 else None,  # erased since
            now_there.name if now_there.person == person else known,
            standing.places[seat],
            standing.points[seat],
            msgspec.json.encode(sources).decode(),
            int(table.seat_of(person) != seat),
            now,
        )
        connection.execute(
            f"INSERT INTO results ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values
        )


def forget(connection: sqlite3.Connection, person: int) -> None:
    """They want to be erased: the results stay, of somebody who left."""
    connection.execute("UPDATE results SET person = NULL, name = '' WHERE person = ?", (person,))


def _result(row: tuple[Any, ...]) -> Result:
    return Result(
        table=row[0],
        guild=row[1],
        game=row[2],
        seats=row[3],
        seat=row[4],
        person=row[5],
        name=row[6],
        place=row[7],
        points=row[8],
        sources=_sources.decode(row[9]),
        left=bool(row[10]),
        ended_at=row[11],
    )


class Eyes(Struct, frozen=True):
    """What somebody may see of the results of a server: those of the tables at which they sat to
    the end, and of those in these channels."""

    person: int
    channels: tuple[int, ...]


def _where(guild: int | None, game: str | None, eyes: Eyes | None = None) -> tuple[str, list[Any]]:
    wanted = {"guild": guild, "game": game}
    given = {name: value for name, value in wanted.items() if value is not None}
    condition, values = "".join(f" AND {name} = ?" for name in given), list(given.values())
    if eyes is None:
        return condition, values
    channels = msgspec.json.encode(eyes.channels).decode()
    condition += (
        " AND table_id IN (SELECT id FROM tables WHERE channel IN"
        " (SELECT value FROM json_each(?))"
        " UNION SELECT table_id FROM results WHERE person = ? AND NOT gone)"
    )
    return condition, [*values, channels, eyes.person]


class Results:
    """Looking back. `guild`: in one server only; `game`: of one game only; `eyes`: only what
    somebody may see."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def of_table(self, table: int) -> list[Result]:
        """All of one table, by seat."""
        return await self._many("table_id = ? ORDER BY seat, id", (table,))

    async def channels(self, guild: int) -> list[int]:
        """Where the tables of a server were played that have results."""
        rows = await self._access.read(
            lambda c: c.execute(
                "SELECT DISTINCT t.channel FROM results r JOIN tables t ON t.id = r.table_id"
                " WHERE r.guild = ?",
                (guild,),
            ).fetchall()
        )
        return [row[0] for row in rows]

    async def of_person(
        self,
        person: int,
        *,
        guild: int | None = None,
        game: str | None = None,
        eyes: Eyes | None = None,
        most: int = 1000,
    ) -> list[Result]:
        """A person's newest results, oldest first."""
        condition, values = _where(guild, game, eyes)
        found = await self._many(
            f"person = ?{condition} ORDER BY ended_at DESC, id DESC LIMIT ?",
            (person, *values, most),
        )
        return found[::-1]

    async def _many(self, condition: str, values: tuple[Any, ...]) -> list[Result]:
        rows = await self._access.read(
            lambda c: c.execute(
                f"SELECT {_COLUMNS} FROM results WHERE {condition}", values
            ).fetchall()
        )
        return [_result(row) for row in rows]

    async def people(
        self, guild: int, *, game: str | None = None, eyes: Eyes | None = None, most: int = 10
    ) -> list[Tally]:
        """Who has played in a server: those with most wins first, then those with the better
        places. All who had themselves erased are counted together, after the others."""
        condition, values = _where(guild, game, eyes)
        # With max() of one column, SQLite takes the other bare columns from that same row.
        rows = await self._access.read(
            lambda c: c.execute(
                "SELECT person, name, games, wins, beaten, quits FROM ("
                " SELECT person, name, max(id), sum(NOT gone) AS games,"
                " sum(place = 1 AND NOT gone) AS wins, sum(gone) AS quits,"
                f" ifnull(avg(CASE WHEN gone THEN NULL ELSE {_SHARE} END), 0.0) AS beaten"
                f" FROM results WHERE TRUE{condition} GROUP BY person)"
                " ORDER BY person IS NULL, wins DESC, beaten DESC, games DESC, person LIMIT ?",
                (*values, most),
            ).fetchall()
        )
        return [Tally(*row) for row in rows]

    async def games(self, guild: int, *, eyes: Eyes | None = None) -> list[tuple[str, int]]:
        """The games that were played to the end in a server and how often, the most played
        first."""
        condition, values = _where(guild, None, eyes)
        rows = await self._access.read(
            lambda c: c.execute(
                "SELECT game, count(DISTINCT table_id) AS tables FROM results"
                f" WHERE TRUE{condition} GROUP BY game ORDER BY tables DESC, game",
                values,
            ).fetchall()
        )
        return [(row[0], row[1]) for row in rows]

    async def months(
        self, guild: int, *, game: str | None = None, eyes: Eyes | None = None
    ) -> dict[str, int]:
        """How many tables ended in a server in each month ("2026-11", UTC) that has any."""
        condition, values = _where(guild, game, eyes)
        rows = await self._access.read(
            lambda c: c.execute(
                "SELECT strftime('%Y-%m', ended_at, 'unixepoch') AS month,"
                f" count(DISTINCT table_id) FROM results WHERE TRUE{condition}"
                " GROUP BY month ORDER BY month",
                values,
            ).fetchall()
        )
        return {row[0]: row[1] for row in rows}
