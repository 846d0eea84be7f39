"""A channel at which one game is played over and over: lobby, game, end, and the next one."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from engine.games import all_games
from tests.e2e import records
from tests.e2e.people import CannotDo, controls
from tests.e2e.play import Sitting
from tests.localtable.stand_in import StandIn
from tests.ordeal.crowd import Crowd, Direct
from tests.ordeal.guests import GIVES_UP_SECONDS, Calm, Guest
from tests.ordeal.ledger import Books, Claims
from tests.ordeal.quickly import QuickBot

LOOK_SECONDS = 0.2


@dataclass
class Round(Sitting):
    """One table, from its lobby to its end."""

    game: str = ""
    number: int = 0
    """Of the tables of this place."""
    threads: list[str] = field(default_factory=list)
    """All that it has had, the newest first."""
    deleted: list[str] = field(default_factory=list)
    """Those that somebody deleted."""
    players: list[Guest] = field(default_factory=list)
    phase: str = "lobby"
    restored: int = 0
    """How often an older copy was put back."""
    cleared: bool = False
    """It has ended, was looked at, and its messages were taken away."""

    @property
    def thread(self) -> str:
        return self.threads[0] if self.threads else self.lobby


@dataclass
class Outside:
    """What all places share."""

    local: StandIn
    bot: QuickBot
    books: Books
    crowd: Crowd
    calm: Calm
    luck: str


class Place:
    """One game's channel and the tables there."""

    def __init__(self, outside: Outside, game: str, channel: str) -> None:
        self.outside = outside
        self.game = game
        self.channel = channel
        self.luck = Random(f"{outside.luck} {game}")
        self.round: Round | None = None
        self.claims: Claims | None = None
        self.rounds = 0
        self.answers = 0
        self.on_end: Callable[[Place], Any] | None = None
        """Awaited when a table has ended, before the next one."""

    async def play(self) -> None:
        """Until cancelled."""
        for number in itertools.count(1):
            await self._play_one(number)

    async def _play_one(self, number: int) -> None:
        people = self.luck.sample(sorted(self.outside.crowd), 4)
        seats = all_games()[self.game].seats
        wanted = self.luck.choice([seats.start, min(seats.start + 1, seats.stop - 1)])
        computers = 1 if wanted > 2 and self.luck.random() < 0.5 else 0
        at = [self.outside.crowd[name] for name in people[: min(wanted - computers, 3)]]
        table = await self._open(at[0], wanted)
        self.claims = Claims(self.outside.books, table)
        found = self.outside.books.table(table)
        self.round = Round(
            table, self.channel, str(found.lobby_message or ""), list(at), self.game, number
        )
        for person in at[1:]:
            await self._until(person, "join", partial(self._is_seated, person))
        if wanted > len(at):
            await self._until(at[0], "fill", self._is_full)
        await self._until(at[0], "start", lambda: self._phase() != "lobby")
        self.rounds += 1
        self.round.players = [self._guest(person) for person in at]
        if self.luck.random() < 0.5:
            # A pace at which reminders come in seconds of this run.
            table = str(self.round.table)
            with contextlib.suppress(CannotDo, KeyError):
                await at[0].types(self.channel, "/game pace", pace="live", table=table)
        async with asyncio.TaskGroup() as group:
            for player in self.round.players:
                group.create_task(player.play())
            group.create_task(self._follow(self.round))
        if self.on_end is not None:
            await self.on_end(self)
        self.answers += self.outside.books.answers(table)
        self.round = self.claims = None

    async def _follow(self, at: Round) -> None:
        """Keep what is known of the table's threads and phase, until it has ended."""
        while at.phase not in ("over", "cancelled"):
            self.look(at)
            await asyncio.sleep(LOOK_SECONDS)
        for player in at.players:
            player.over = True

    def look(self, at: Round) -> None:
        """Read what is known of the table now."""
        found = self.outside.books.table(at.table)
        if found.lobby_message is not None:
            at.lobby = str(found.lobby_message)
        if found.thread is not None and str(found.thread) not in at.threads:
            at.threads.insert(0, str(found.thread))
        at.phase = found.phase

    # Before the game

    def _phase(self) -> str:
        assert self.round is not None
        self.look(self.round)
        return self.round.phase

    def _is_seated(self, person: Direct) -> bool:
        assert self.round is not None
        table = self.outside.books.table(self.round.table)
        return table.seat_of(int(person.id)) is not None

    def _is_full(self) -> bool:
        assert self.round is not None
        table = self.outside.books.table(self.round.table)
        return table.phase != "lobby" or all(s.person or s.computer for s in table.seats)

    async def _open(self, host: Direct, seats: int) -> int:
        """`/game new`, over and over until there is a lobby."""
        before = self.outside.books.newest_of(int(host.id), self.game)
        while True:
            await self.outside.calm.wanted()
            await self.outside.bot.up.wait()
            start = self.outside.bot.starts
            try:
                given = await host.types(self.channel, "/game new", game=self.game, seats=seats)
            except (CannotDo, KeyError):
                await asyncio.sleep(LOOK_SECONDS)
                continue
            about = self.outside.local.interactions[given]
            for _ in range(int(GIVES_UP_SECONDS / 0.05)):
                found = self.outside.books.newest_of(int(host.id), self.game)
                if found is not None and found != before and found[1] == "lobby":
                    return found[0]
                if about.error or self.outside.bot.starts != start:
                    break
                await asyncio.sleep(0.05)

    async def _until(self, person: Direct, what: str, done: Callable[[], bool]) -> None:
        """Press a button of the lobby until it has done its work."""
        assert self.round is not None
        custom_id = f"l:{self.round.table}:{what}"
        while not done():
            await self.outside.calm.wanted()
            await self.outside.bot.up.wait()
            self.look(self.round)
            for message in reversed(self.outside.local.world.messages.of(self.channel)):
                if custom_id in controls(message):
                    with contextlib.suppress(CannotDo):
                        await person.press(message["id"], custom_id)
                    break
            for _ in range(20):
                if done():
                    break
                await asyncio.sleep(0.05)

    def _guest(self, person: Direct) -> Guest:
        assert self.round is not None
        luck = Random(f"{self.outside.luck} {self.game} {self.round.number} {person.name}")
        guest = Guest(
            person,
            self.round,
            luck,
            clicks_twice=0.05,
            bot=self.outside.bot,
            taste=records.taste(self.outside.books.database, self.round.table, luck),
            calm=self.outside.calm,
            claims=self.claims,
            dawdles=0.02,
        )
        claims = self.claims
        assert claims is not None
        guest.before_answer = lambda _, ticket, act, values: claims.note(ticket, act, values)
        return guest
