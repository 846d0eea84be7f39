"""A database on disk, a clock that tests move, and tables to sit at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from db.store import Store, open_store
from db.tables import tables
from db.tables.letters import PostKind
from db.tables.tables import take_census
from engine.kit import example
from engine.kit.contract import Game
from engine.table.answers import queries
from engine.table.commands import lobbies, playing
from engine.table.record import posting
from engine.table.record.transaction import Transaction
from engine.table.service import AnswerResult, OpenQuestion, Refused, Table, TableService
from tests.engine.script import Script
from tests.uncounted import UNCOUNTED

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")  # A busy machine is no fault.

GAMES: dict[str, Game] = {"script": Script(), "larder": example.GAME}
ANA, BEN, CAT, ZED = 1001, 1002, 1003, 4_815_162_342_108
NAMES = defaultdict(lambda: "Anybody", {ANA: "Ana", BEN: "Ben", CAT: "Cat", ZED: "Zebedee Quux"})


async def refused(command: Awaitable[Any]) -> str:
    """Why a command is refused."""
    with pytest.raises(Refused) as caught:
        await command
    return f"{caught.value.reason} {caught.value.detail}".strip()


def put_post(tx: Transaction, table: int, /, kind: PostKind, **more: Any) -> None:
    """A post of this kind is put on its way."""
    posting.put(tx, queries.table(tx, table), kind, **more)


async def everything(store: Store) -> list[str]:
    """The whole database, as text."""
    return await store.read(lambda c: list(c.iterdump()))


async def posts(store: Store) -> tuple[int, int]:
    """How many wait, and how many never arrive."""
    census = await store.read(take_census)
    return census.waiting, sum(census.parked.values())


@dataclass
class Timers:
    """In place of the loop's clock: what was to happen later, until `ring`."""

    rests: list[float] = field(default_factory=list)
    waiting: list[Callable[[], None]] = field(default_factory=list)

    def __call__(self, seconds: float, then: Callable[[], None]) -> Timers:
        self.rests.append(seconds)
        self.waiting.append(then)
        return self

    def cancel(self) -> None:
        self.waiting.clear()

    def ring(self) -> None:
        """The time has come."""
        waiting, self.waiting = self.waiting, []
        for then in waiting:
            then()


class Secrets:
    """Different bytes each time, the same in each run."""

    def __init__(self) -> None:
        self.given = 0

    def __call__(self, count: int) -> bytes:
        self.given += 1
        return self.given.to_bytes(count, "big")


@dataclass
class House:
    """A store, and a service over it."""

    store: Store
    games: dict[str, Game] = field(default_factory=lambda: dict(GAMES))
    seconds: int = 1_700_000_000
    woken: list[int] = field(default_factory=list)
    given: list[AnswerResult] = field(default_factory=list)
    on_wake: Callable[[int], object] = lambda _: None

    def __post_init__(self) -> None:
        self.secrets = Secrets()
        self.service = TableService(
            self.store,
            now=lambda: self.seconds,
            wake=self._was_woken,
            given=self.given.append,
            secret=self.secrets,
            games=self.games,
        )

    def _was_woken(self, table: int) -> None:
        self.woken.append(table)
        self.on_wake(table)

    async def unlimited(self) -> None:
        """People may be called as often as anybody likes."""
        await self.store.write(lambda c: c.execute(UNCOUNTED).rowcount)

    async def lobby(self, game: str = "script", wanted: int = 3, host: int = ANA) -> Table:
        await self.unlimited()
        return await self.service.run(
            lobbies.open,
            game=game,
            options={},
            wanted=wanted,
            guild=1,
            channel=50,
            host=(host, NAMES[host]),
            locale="en",
        )

    async def started(
        self, people: tuple[int, ...] = (ANA, BEN, CAT), *, game: str = "script", computers: int = 0
    ) -> Table:
        """A running table, the people seated in the order that they are named."""
        table = await self.lobby(game, len(people) + computers, people[0])
        for person in people[1:]:
            await self.service.do(table.id, lobbies.join, (person, NAMES[person]))
        if computers:
            await self.service.do(table.id, lobbies.fill, people[0])
        # With `after` set the order of the seats is kept.
        await self.store.write(tables.update, table.id, after=table.id)
        await self.service.do(table.id, lobbies.start, people[0])
        await self.store.write(tables.update, table.id, after=None)
        await self.carried()
        return await self.service.look(queries.table, table.id)

    async def carried(self) -> list[tuple[str, str, int, int | None]]:
        """What waits in the outbox, which is empty then: (lane, kind, record, seat)."""

        def work(connection):  # type: ignore[no-untyped-def]
            rows = connection.execute(
                "SELECT lane, kind, record, seat FROM outbox ORDER BY id"
            ).fetchall()
            connection.execute("DELETE FROM outbox")
            return rows

        return await self.store.write(work)

    async def asked(self, table: int, seat: int) -> OpenQuestion:
        """The one question that is open to a seat."""
        (open_,) = (await self.service.look(queries.view_of_seat, table, seat)).open
        return open_

    async def do(self, table: int, person: int, *picks: str) -> AnswerResult:
        """Answer the first question of this person that is open."""
        view = await self.service.look(queries.view, table, person)
        return await self.service.do(table, playing.answer, person, view.open[0].ticket, picks)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def timers() -> Timers:
    return Timers()


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with open_store(path) as store:
        yield House(store)
