"""Whatever people do, and wherever the bot stops: who is awaited has a clock, who is not has none,
and reminders come to whom the table waits for, in time and no earlier."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from db.base.pace import DAY, HOUR, MINUTE, Wishes
from db.people import people
from db.store import Store, open_store
from db.tables import clocks
from engine.table.commands.absence import Absence
from engine.table.door import Refused
from engine.table.record import awaited
from engine.table.record.pace import AT_END, PACES, custom, is_quiet
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine.conftest import ANA, BEN, CAT, House

RUNS, STEPS = 12, 45
PEOPLE = (ANA, BEN, CAT)
DEEDS = ("plain", "again", "seal", "all", "luck", "mile")


class Run:
    """One evening, or several weeks, at two tables."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.luck = Random(seed)
        self.seconds = 1_700_000_000
        self.told: list[tuple[int, int]] = []
        """(person, table), since the last look."""

    def sit_down(self, store: Store) -> None:
        self.house = House(store, seconds=self.seconds)
        self.absence = Absence(self.house.adapter)
        self.keeper = Timekeeper(self.house.adapter)

    async def deal(self) -> None:
        luck = self.luck
        self.tables = [(await self.house.started()).id, (await self.house.started((BEN, ANA))).id]
        for table in self.tables:
            pace = luck.choice([*PACES.values(), custom(luck.randint(1, 9) * HOUR)])
            end, allowance = luck.choice(AT_END), luck.choice([0, 3 * DAY, 21 * DAY])
            host = (await self.house.adapter.table(table)).host
            wanted = replace(pace, at_end=end, allowance=allowance)
            await self.absence.set_pace(table, host, lambda _, wanted=wanted: wanted)

    async def step(self) -> None:
        does: Callable[..., object] = self.luck.choice(
            [self.moves, self.moves, self.waits, self.waits, self.wishes, self.leaves_for,
             self.returns, self.puts_off, self.takes_back]
        )  # fmt: skip
        with contextlib.suppress(Refused):
            await does(self.luck.choice(PEOPLE), self.luck.choice(self.tables))  # type: ignore[misc]

    async def moves(self, person: int, table: int) -> None:
        sight = await self.house.adapter.sight(table, person)
        if sight.open:
            asked = sight.open[0]
            options = [o for o in asked.question.options if o in DEEDS or len(o) > 3]
            options = [o for o in options if o in DEEDS] or list(asked.question.options)
            await self.house.adapter.answer(
                table, person, asked.ticket, (self.luck.choice(options),)
            )

    async def takes_back(self, person: int, table: int) -> None:
        await self.house.adapter.undo(table, person)

    async def waits(self, *_: int) -> None:
        self.house.seconds += self.luck.choice([1, 7 * MINUTE, HOUR, 9 * HOUR, DAY, 4 * DAY])
        await self.keeper.ring()

    async def wishes(self, person: int, _: int) -> None:
        luck = self.luck
        start = luck.choice([None, luck.randrange(1440)])
        await self.absence.wish(
            person,
            lambda _: Wishes(
                zone=luck.choice([None, "Europe/Madrid", "America/Sao_Paulo"]),
                quiet_from=start,
                quiet_to=None if start is None else luck.randrange(1440),
                every=luck.choice([None, None, 0, 3 * HOUR]),
                deliver=luck.choice(["dm", "both"]),
            ),
        )

    async def leaves_for(self, person: int, _: int) -> None:
        until = self.house.seconds + self.luck.randint(1, 12) * DAY
        await self.absence.go_away(person, until)

    async def returns(self, person: int, table: int) -> None:
        await self.absence.come_back(person)
        await self.absence.returned(table, person)

    async def puts_off(self, person: int, table: int) -> None:
        if self.luck.random() < 0.5:
            await self.absence.later(person, [table], self.house.seconds + 8 * HOUR)
        else:
            await self.absence.not_this_move(person, [table])

    # What must hold

    async def check(self) -> None:
        for _, kind, payload in await self.house.posts():
            if kind == "reminder" and payload["what"] == "dm":
                await self.check_told(payload["person"], payload["tables"])
        for table in self.tables:
            await self.check_clocks(table)

    async def check_told(self, person: int, tables: list[int]) -> None:
        wishes = await self.house.store.people.wishes(person)
        running = {c.table: c for c in await self.house.store.clocks.of_person(person)}
        for table in tables:
            clock = running.get(table)
            if clock is None or clock.since == self.house.seconds:
                continue  # what was due before it in the same hour of ringing
            assert clock.last == self.house.seconds
            assert not clock.muted
            assert not is_quiet(self.house.seconds - self.house.seconds % MINUTE, wishes)

    async def check_clocks(self, number: int) -> None:
        table = await self.house.adapter.table(number)
        sight = await self.house.adapter.sight(number, None)
        waiting = {s for s, _, _ in sight.awaited if awaited.plays(table.seats[s])}
        running = await self.house.store.clocks.of_table(number)
        assert {clock.seat for clock in running} == waiting
        watch = await self.house.store.clocks.watch(number)
        assert watch is not None
        for clock in running:
            assert clock.person == table.seats[clock.seat].person
            assert clock.since <= self.house.seconds
            coming = await self.house.adapter.look(
                lambda work, clock=clock: awaited.next_due(
                    work,
                    table,
                    clock,
                    people.wishes(work.connection, clock.person),
                    self.house.seconds,
                )
            )
            if watch.stage != "awake":
                assert clock.due_at is None
            elif coming is not None:
                assert clock.due_at is not None
                assert clock.due_at <= coming.at, "it would be looked at too late"
        for person in PEOPLE:
            used = await self.house.store.read(
                lambda c, person=person: clocks.vacation_used(c, number, person)
            )
            assert 0 <= used <= table.pace.allowance


@pytest.mark.parametrize("seed", range(RUNS))
async def test_whoever_is_awaited_has_a_clock_and_is_reminded_in_time(
    path: Path, seed: int
) -> None:
    run = Run(path, seed)
    async with open_store(path) as store:
        run.sit_down(store)
        await run.deal()
    for _ in range(3):
        async with open_store(path) as store:  # the bot starts again
            run.sit_down(store)
            await run.keeper.open()
            for _ in range(STEPS // 3):
                await run.step()
                await run.check()
            await run.keeper.ring()
            await run.check()
            nearest = await store.clocks.nearest()
            assert nearest is None or nearest > run.house.seconds
            await store.meta.set("heartbeat", str(run.house.seconds))
            run.seconds = run.house.seconds + run.luck.choice([0, 30, 5 * HOUR, 3 * DAY])
