"""Whatever people do about votes and seats, in whatever order: the log rebuilds the position,
nobody sits twice, nobody is host who has no seat, and nothing is open at a table that is over."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from random import Random

from engine.table.commands.council import Council
from engine.table.door import Refused
from engine.table.seats import hands_over
from engine.table.seats.votes import choices
from tests.engine.conftest import House
from tests.engine.table.test_door_kill import check_table

TABLES = 6
STEPS = int(os.environ.get("COUNCIL_STEPS", "200"))
PEOPLE = [(2000 + n, f"P{n}") for n in range(7)]
DEEDS = ("plain", "again", "luck", "tell-0", "whisper", "seal", "all", "mile")


class Crowd:
    """People who press whatever there is, or was."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.council = Council(house.adapter)
        self.luck = Random(seed)
        self.did: set[str] = set()

    async def start(self) -> None:
        await self.house.unlimited()
        lobbies, (host, *others) = self.house.lobbies, PEOPLE[:3]
        lobby = await lobbies.open(
            game="script", options={}, wanted=3, guild=1, channel=5, host=host, locale="en"
        )
        for person in others:
            await lobbies.join(lobby.id, person)
        self.table = (await lobbies.start(lobby.id, host[0])).id

    async def step(self) -> None:
        """Somebody does something, which may be refused."""
        table = await self.house.adapter.table(self.table)
        seated = [p for p in PEOPLE if table.seat_of(p[0]) is not None]
        person = self.luck.choice(seated if seated and self.luck.random() < 0.6 else PEOPLE)
        deed: Callable[[tuple[int, str]], Awaitable[object]] = self.luck.choice(
            [self.answer] * 6
            + [self.computers, self.undo, self.propose, self.propose, self.later]
            + [self.vote] * 5
            + [self.lend, self.back, self.put_away, self.gone]
            + [self.seek] * 3
            + [self.take] * 4
            + ([self.leave] if self.luck.random() < 0.05 else [])
        )
        try:
            await deed(person)
        except Refused:
            return
        self.did.add(deed.__name__)

    async def answer(self, person: tuple[int, str]) -> None:
        sight = await self.house.adapter.sight(self.table, person[0])
        if sight.open:
            asked = self.luck.choice(sight.open)
            options = [o for o in asked.question.options if o in DEEDS] or asked.question.options
            picks = (self.luck.choice(list(options)),)
            await self.house.adapter.answer(self.table, person[0], asked.ticket, picks)

    async def computers(self, person: tuple[int, str]) -> None:
        table = await self.house.adapter.table(self.table)
        for seat in (s.number for s in table.seats if s.computer):
            for asked in (await self.house.adapter.sight_of_seat(self.table, seat)).open:
                picks = (self.luck.choice([o for o in asked.question.options if o[:3] != "end"]),)
                if picks != ("fail",):
                    await self.house.adapter.answer_for_computer(
                        self.table, seat, asked.ticket, picks
                    )

    async def undo(self, person: tuple[int, str]) -> None:
        await self.house.adapter.undo(self.table, person[0])

    async def propose(self, person: tuple[int, str]) -> None:
        kind = self.luck.choice(["undo", "undo", "undo", "absent", "open", "replace"])
        new = self.luck.choice(PEOPLE)
        about = {"seat": self.luck.randrange(3), "person": new[0], "name": new[1]}
        await self.council.propose(
            self.table, person[0], kind, about=None if kind == "undo" else about
        )

    async def vote(self, person: tuple[int, str]) -> None:
        open_ = await self.house.store.votes.open_at(self.table)
        if open_:
            vote = self.luck.choice(open_)
            *ways, against = choices(vote.kind)
            choice = self.luck.choice(ways) if self.luck.random() < 0.9 else against
            await self.council.vote(self.table, vote.id, person[0], choice)

    async def lend(self, person: tuple[int, str]) -> None:
        await self.council.lend(self.table, person[0])

    async def back(self, person: tuple[int, str]) -> None:
        await self.council.take_back(self.table, person[0])

    async def seek(self, person: tuple[int, str]) -> None:
        seat = self.luck.choice([None, None, 0, 1, 2])
        to = self.luck.choice([None] * 6 + PEOPLE)
        await self.council.seek(self.table, person[0], seat, to)

    async def take(self, person: tuple[int, str]) -> None:
        await self.council.accept(await self._offer(), person)

    async def put_away(self, person: tuple[int, str]) -> None:
        await self.council.withdraw_offer(await self._offer(), person[0])

    async def _offer(self) -> int:
        """One that is open, or any."""
        rows = await self.house.store.read(
            lambda c: c.execute("SELECT id FROM offers WHERE state = 'open'").fetchall()
        )
        known = [row[0] for row in rows]
        return self.luck.choice(known) if known else self.luck.randrange(1, 9)

    async def gone(self, person: tuple[int, str]) -> None:
        await self.council.noticed(self.table, person[0], gone=self.luck.random() < 0.5)

    async def later(self, person: tuple[int, str]) -> None:
        self.house.seconds += self.luck.choice([60, 7200, 90_000, 300_000])
        await self.council.close_due()

    async def leave(self, person: tuple[int, str]) -> None:
        await self.house.lobbies.leave(self.table, person[0])

    async def check(self) -> None:
        table = await self.house.adapter.table(self.table)
        rows = await self.house.store.read(
            lambda c: c.execute(
                "SELECT person, seat FROM holders WHERE table_id = ? AND until IS NULL",
                (self.table,),
            ).fetchall()
        )
        sitting = {s.person: s.number for s in table.seats if s.person and not s.left}
        assert dict(rows) == sitting
        assert len(rows) == len(sitting)
        open_votes = await self.house.store.votes.open_at(self.table)
        if table.phase == "running":
            assert table.host in sitting
            assert hands_over.awake(table), "computer players play on alone"
        else:
            assert not open_votes
        for vote in open_votes:
            assert vote.due_at > self.house.seconds - 300_001


async def test_votes_and_seats_hold_whatever_people_do(house: House) -> None:
    did: set[str] = set()
    for seed in range(TABLES):
        crowd = Crowd(house, seed)
        await crowd.start()
        for step in range(STEPS):
            await crowd.step()
            await crowd.check()
            if step % 10 == 0:
                await check_table(house, crowd.table)
        await check_table(house, crowd.table)
        did |= crowd.did
    # Else it would prove little.
    assert {"answer", "undo", "propose", "vote", "seek", "take", "lend", "back", "gone"} <= did
    passed = await house.store.read(
        lambda c: c.execute("SELECT DISTINCT kind FROM votes WHERE state = 'passed'").fetchall()
    )
    assert {kind for (kind,) in passed} >= {"undo", "open"}
