"""How tables ended: a row for everybody who ever held a seat there, written with the last
answer and never changed, but that somebody may have themselves erased."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Any, Final

from msgspec import Struct, field

from db.base.mapped import Mapped, as_json, column
from db.tables.tables import Table
from engine.kit.contract import Standing


class Result(Struct, frozen=True):
    table: int = field(name="table_id")
    guild: int
    game: str
    seats: int  # how many seats there were, those of computer players among them
    seat: int
    person: int | None  # None: they had themselves erased
    name: str
    place: int  # of the seat; 1 is first, equal places are shared
    points: int
    sources: dict[str, int] = field(name="sources_json")
    """The points by the game's keys for where they came from."""
    left: bool = field(name="gone")  # they gave the seat up before the end
    ended_at: int

    @property
    def beaten(self) -> float:
        """The place relative to the seats, from 1 (first) to 0 (last)."""
        return (self.seats - self.place) / max(self.seats - 1, 1)


class Tally(Struct, frozen=True):
    """Results counted together: those of one person, at one game or at all. Tables that they
    left count as such alone."""

    person: int | None
    name: str  # the newest one that is known
    games: int
    wins: int
    beaten: float  # the mean of `Result.beaten`
    left: int


RESULTS: Final = Mapped(
    Result, "results", stays="the others have played, too: it is that of somebody who left"
)


def keep(connection: Connection, table: Table, standing: Standing, now: int) -> None:
    """The table is over: its result, for all who held a seat there now or before."""
    rows = connection.execute(
        "SELECT h.person, h.seat, ifnull(p.name, '') FROM holders h"
        " LEFT JOIN people p ON p.person = h.person WHERE h.table_id = ? ORDER BY h.seat, h.since",
        (table.id,),
    ).fetchall()
    for person, seat, known in rows:
        now_there = table.seats[seat]
        sources = {source.key: source.points[seat] for source in standing.sources}
        result = Result(
            table=table.id,
            guild=table.guild,
            game=table.game,
            seats=len(table.seats),
            seat=seat,
            person=person if person > 0 else None,  # erased since
            name=now_there.name if now_there.person == person else known,
            place=standing.places[seat],
            points=standing.points[seat],
            sources=sources,
            left=table.seat_of(person) != seat,
            ended_at=now,
        )
        RESULTS.add(connection, result)


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
    channels = as_json(eyes.channels)
    condition += (
        " AND table_id IN (SELECT id FROM tables WHERE channel IN"
        " (SELECT value FROM json_each(?))"
        " UNION SELECT table_id FROM results WHERE person = ? AND NOT gone)"
    )
    return condition, [*values, channels, eyes.person]


# Looking back. `guild`: in one server only; `game`: of one game only; `eyes`: only what somebody
# may see.


def channels(connection: Connection, guild: int) -> list[int]:
    sql = (
        "SELECT DISTINCT t.channel FROM results r JOIN tables t ON t.id = r.table_id"
        " WHERE r.guild = ?"
    )
    return column(connection, sql, guild)


def of_person(
    connection: Connection,
    person: int,
    *,
    guild: int | None = None,
    game: str | None = None,
    eyes: Eyes | None = None,
    most: int = 1000,
) -> list[Result]:
    """The newest, oldest first."""
    condition, values = _where(guild, game, eyes)
    condition = f"person = ?{condition} ORDER BY ended_at DESC, id DESC LIMIT ?"
    return RESULTS.where(connection, condition, person, *values, most)[::-1]


def people(
    connection: Connection,
    guild: int,
    *,
    game: str | None = None,
    eyes: Eyes | None = None,
    most: int = 10,
) -> list[Tally]:
    """Who has played in a server: most wins first, then the better places. All who had themselves
    erased are counted together, after the others."""
    condition, values = _where(guild, game, eyes)
    beaten = "CAST(seats - place AS REAL) / max(seats - 1, 1)"
    # With max() of one column, SQLite takes the other bare columns from that same row.
    rows = connection.execute(
        "SELECT person, name, games, wins, beaten, quits FROM ("
        " SELECT person, name, max(id), sum(NOT gone) AS games,"
        " sum(place = 1 AND NOT gone) AS wins, sum(gone) AS quits,"
        f" ifnull(avg(CASE WHEN gone THEN NULL ELSE {beaten} END), 0.0) AS beaten"
        f" FROM results WHERE TRUE{condition} GROUP BY person)"
        " ORDER BY person IS NULL, wins DESC, beaten DESC, games DESC, person LIMIT ?",
        (*values, most),
    )
    return [Tally(*row) for row in rows]


def games(connection: Connection, guild: int, *, eyes: Eyes | None = None) -> list[tuple[str, int]]:
    """The games that were played to the end and how often, the most played first."""
    condition, values = _where(guild, None, eyes)
    return connection.execute(
        "SELECT game, count(DISTINCT table_id) AS tables FROM results"
        f" WHERE TRUE{condition} GROUP BY game ORDER BY tables DESC, game",
        values,
    ).fetchall()


def months(
    connection: Connection, guild: int, *, game: str | None = None, eyes: Eyes | None = None
) -> dict[str, int]:
    """How many tables ended in each month ("2026-11", UTC) that has any."""
    condition, values = _where(guild, game, eyes)
    rows = connection.execute(
        "SELECT strftime('%Y-%m', ended_at, 'unixepoch') AS month,"
        f" count(DISTINCT table_id) FROM results WHERE TRUE{condition}"
        " GROUP BY month ORDER BY month",
        values,
    )
    return dict(rows.fetchall())
