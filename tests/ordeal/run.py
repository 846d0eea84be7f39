"""The ordeal itself: four games at once, kills, troubles, and now and then a calm in which
everything is checked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from engine.games import all_games
from tests.e2e.people import CannotDo, controls
from tests.e2e.play import tickets
from tests.e2e.records import unlimited
from tests.localtable.servers import DAY_MS, TOTAL
from tests.localtable.stand_in import Exchange, StandIn, stand_in
from tests.ordeal.checks import Checks, tracebacks
from tests.ordeal.crowd import Crowd, channels
from tests.ordeal.guests import Calm
from tests.ordeal.kills import Kills
from tests.ordeal.ledger import Archive, Books, watch
from tests.ordeal.places import Outside, Place, Round
from tests.ordeal.quickly import DAY_SECONDS, QuickBot
from tests.ordeal.restores import Restores
from tests.ordeal.troubles import Scene, Troubles

EVERY = 25
"""Kills between two calms, at most."""
STILL_SECONDS = 0.4
"""With no word from the bot for so long, it has nothing to do."""
STORM_SECONDS = 3.0
"""So long, at most, the life of the bot that ends in a calm is like any other."""
MOST_STARTS = 5
CALM_SECONDS = 25.0
"""So long the bot may take until then: longer than any of its own pauses here."""
STUCK_SECONDS = 20.0
"""When no answer was given anywhere for so long, a calm looks why."""
KEPT_MESSAGES = 60
"""Of a person's DMs; older ones without controls are forgotten by the local table."""


@dataclass(frozen=True)
class Finding:
    """Something that must not be."""

    kill: int
    game: str
    table: int
    what: str

    def __str__(self) -> str:
        return f"after kill {self.kill}, {self.game} (table {self.table}): {self.what}"


@dataclass
class Wishes:
    """What is wanted of a run."""

    luck: str
    folder: Path
    kills: int = 1000
    seconds: float | None = None
    """At most so long."""
    games: tuple[str, ...] = ()
    troubles: bool = True
    restores: bool = True
    """Older copies of the database are put back."""
    progress: Callable[[str], None] = lambda _: None


@dataclass
class Report:
    """What came of it."""

    wishes: Wishes
    findings: list[Finding] = field(default_factory=list)
    kills: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    starts: int = 0
    seconds: float = 0.0
    tables: Counter[str] = field(default_factory=Counter)
    """Ended, by game."""
    answers: Counter[str] = field(default_factory=Counter)
    confirmed: Counter[str] = field(default_factory=Counter)
    calms: int = 0


class Ordeal:
    """One run."""

    def __init__(self, wishes: Wishes, table: StandIn) -> None:
        self.wishes = wishes
        self.report = Report(wishes)
        self.local = table
        self.began = time.monotonic()
        self.journal = (wishes.folder / "journal.jsonl").open("a", buffering=1)
        self.bot = QuickBot(table, wishes.folder)
        self.luck = Random(f"{wishes.luck} calms")
        self.crowd = Crowd(table)
        self.bot.on_change.append(self.crowd.nudge)
        self.books = Books(self.bot.database)
        self.archive = Archive(self.local)
        self.calm = Calm()
        games = list(wishes.games or all_games())
        outside = Outside(self.local, self.bot, self.books, self.crowd, self.calm, wishes.luck)
        self.places = [Place(outside, g, c) for g, c in channels(self.local, games).items()]
        for place in self.places:
            place.on_end = self._ended
        scene = Scene(
            self.local, self.crowd, self.places, self.archive, Random(f"{wishes.luck} troubles")
        )
        self.troubles = Troubles(scene, self.tell)
        self.kills = Kills(self.bot, self.local, Random(f"{wishes.luck} kills"), self.tell)
        luck = Random(f"{wishes.luck} restores")
        self.restores = Restores(self.bot, self.places, self.archive, luck)
        self.last_word = time.monotonic()
        self.local.on_exchange.append(self._exchanged)
        self._wanted: list[asyncio.Future[None]] = []
        self._since_calm = 0
        self._log_read = 0
        self._codes: set[int] = set()
        self._progress = (0, time.monotonic())
        self._known: set[str] = set()

    # What is noted

    def tell(self, what: str) -> None:
        """A line of the journal."""
        self._note(what=what)

    def _note(self, **line: object) -> None:
        at = round(time.monotonic() - self.began, 3)
        self.journal.write(json.dumps({"at": at, **line}, ensure_ascii=False) + "\n")

    def _exchanged(self, exchange: Exchange) -> None:
        self.last_word = time.monotonic()
        answer = exchange.answer if isinstance(exchange.answer, dict) else {}
        if exchange.status >= 400 and isinstance(answer.get("code"), int):
            self._codes.add(answer["code"])
        path = exchange.path
        if path.startswith(("/interactions", "/webhooks")):
            path = path[:60]
        body = exchange.body if isinstance(exchange.body, dict) else {}
        self._note(
            method=exchange.method,
            path=path,
            status=exchange.status,
            code=answer.get("code"),
            id=answer.get("id"),
            nonce=body.get("nonce"),
        )

    def found(self, place: Place | None, what: str) -> None:
        """Something is wrong. Once is enough."""
        table = place.round.table if place and place.round else 0
        finding = Finding(self.kills.count, place.game if place else "the bot", table, what)
        key = f"{finding.game} {table} {what}"
        if key in self._known:
            return
        self._known.add(key)
        self.report.findings.append(finding)
        self.tell(f"FOUND: {finding}")
        self.wishes.progress(f"FOUND: {finding}")

    # The run

    async def run(self) -> Report:
        """Until there were enough kills, or the time is over."""
        await self.bot.start()
        watch(self.bot.database)
        unlimited(self.bot.database)
        await self.bot.kill()
        playing = [asyncio.create_task(place.play()) for place in self.places]
        dealing = asyncio.create_task(self.troubles.run())
        self.troubles.paused = not self.wishes.troubles
        try:
            while not self._enough():
                await self.kills.one()
                for line in self.kills.ended:
                    self.found(None, line)
                self.kills.ended.clear()
                if self.wishes.restores and (what := self.restores.after_kill()):
                    self.troubles.dealt[what] += 1
                    self.tell(what)
                self._since_calm += 1
                for task in playing:
                    if task.done():
                        task.result()
                if self._wanted or self._since_calm >= EVERY or self._is_stuck():
                    await self.rest()
                if self.kills.count % 10 == 0:
                    self.wishes.progress(self.line())
            await self.rest(last=True)
        finally:
            for task in (*playing, dealing):
                task.cancel()
            await asyncio.gather(*playing, dealing, return_exceptions=True)
            await self.bot.close()
            self._sum_up()
            self.journal.close()
        return self.report

    def _enough(self) -> bool:
        gone = time.monotonic() - self.began
        late = self.wishes.seconds is not None and gone > self.wishes.seconds
        return late or self.kills.count >= self.wishes.kills

    def _answers(self) -> int:
        return sum(len(p.claims.confirmed) for p in self.places if p.claims) + sum(
            p.answers for p in self.places
        )

    def _is_stuck(self) -> bool:
        answers, now = self._answers(), time.monotonic()
        if answers != self._progress[0]:
            self._progress = (answers, now)
        return now - self._progress[1] > STUCK_SECONDS

    def line(self) -> str:
        """How far it is."""
        tables, troubles = self.report.tables, self.troubles.dealt
        return (
            f"{self.kills.count} kills, {self._answers()} answers, {sum(tables.values())} tables, "
            f"{sum(troubles.values())} troubles, {len(self.report.findings)} findings, "
            f"{time.monotonic() - self.began:.0f} s"
        )

    async def _ended(self, place: Place) -> None:
        """A table has ended: look at it before the next one."""
        wanted = asyncio.get_running_loop().create_future()
        self._wanted.append(wanted)
        await wanted

    # The calm

    async def rest(self, *, last: bool = False) -> None:
        """A life of the bot that nobody ends: at first as before, then the world is well again,
        people hold still, the bot does what is left to do, and everything is looked at."""
        await self._comes_up()
        await asyncio.sleep(STORM_SECONDS * self.luck.uniform(0.2, 1.0))
        self.calm.still = True
        self.troubles.calm()
        self.tell("calm")
        async with asyncio.timeout(30):
            while self.calm.busy:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        await self._comes_up()
        if not await self._at_rest():
            self.found(None, f"it does not come to rest: {self._waiting()}")
        if any(found and found.all() for found in map(self._checks, self.places)):
            # A moderator deleted a call, or Discord refused a post once and nothing says that it
            # takes posts again: that is mended with the daily look.
            await asyncio.sleep(DAY_SECONDS)
            await self._at_rest()
        self.report.calms += 1
        # Every kill begins another session, of which Discord allows so many a day.
        self.local.gateway.starts.spend(TOTAL, DAY_MS / 1000)
        for place in self.places:
            await self._look_at(place)
        self._read_log()
        for place in self.places:
            if place.round is None or place.round.cleared:
                continue
            if place.round.phase in ("over", "cancelled"):
                self._count(place)
                self._clear_away(place.round)
        self._forget_old()
        for wanted in self._wanted:
            wanted.set_result(None)
        self._wanted.clear()
        self._since_calm = 0
        self._progress = (self._progress[0], time.monotonic())
        if last:
            try:
                await self.bot.stop()
            except AssertionError:
                self.found(None, "it does not end cleanly")
            self._read_log()
            return
        await self.bot.kill()
        self.tell("on")
        self.troubles.paused = not self.wishes.troubles
        self.calm.still = False

    async def _comes_up(self) -> None:
        """It is connected; who ended by themselves is started again, but not for ever."""
        for _ in range(MOST_STARTS):
            if not self.bot.alive:
                await self.bot.kill_or_bury()
                await self.bot.begin()
            if await self.kills.comes_up():
                return
            self.found(None, f"the bot ended by itself after start {self.bot.starts}")
        raise RuntimeError(f"the bot does not come up; see {self.bot.log}")

    async def _at_rest(self) -> bool:
        """Until the bot has nothing to do; whether it came to that."""
        begun = time.monotonic()
        self.last_word = begun
        while time.monotonic() - begun < CALM_SECONDS:
            await asyncio.sleep(0.05)
            if not any(s.line for s in self.local.gateway.sessions.values()):
                self.last_word = time.monotonic()
            quiet = time.monotonic() - self.last_word > STILL_SECONDS
            if quiet and not self.books.waiting() and not self._computers_awaited():
                return True
        return False

    def _computers_awaited(self) -> bool:
        for place in self.places:
            if place.round is None:
                continue
            place.look(place.round)
            if place.round.phase != "running":
                continue
            seats = self.books.table(place.round.table).seats
            opens = self.books.opens(place.round.table)
            if any(o.given is None and seats[o.question.seat].computer for o in opens):
                return True
        return False

    def _waiting(self) -> str:
        waiting = [row for row in self.books.rows() if not row.gone and row.parked is None]
        rows = [row for row in waiting if row.kind != "pin"]
        return ", ".join(f"{row.kind} of table {row.table}" for row in rows[:5]) or "no posts wait"

    def _checks(self, place: Place) -> Checks | None:
        """Of a place where a game is under way, or was."""
        at, claims = place.round, place.claims
        if at is None or claims is None or at.cleared:
            return None
        place.look(at)
        if at.phase == "lobby":
            return None
        return Checks(self.local, self.books, self.archive, at, claims)

    async def _look_at(self, place: Place) -> None:
        at, checks = place.round, self._checks(place)
        if at is None or checks is None:
            return
        for what in checks.all():
            self.found(place, what)
        unprompted = checks.unprompted()
        for seat, asked in checks.awaited().items():
            person = str(self.books.table(at.table).seats[seat].person)
            guest = next((g for g in at.players if g.who.id == person), None)
            if guest is None:
                continue
            for message, custom_id in checks.calls(seat):
                hand = await guest.pressed_open(message["id"], custom_id)
                if hand is None or not asked & tickets(hand, at.table):
                    self.found(place, f"the call of seat {seat} opens nothing")
            if seat in unprompted:
                # So that the run can go on they open their hand by themselves.
                with contextlib.suppress(CannotDo):
                    await guest.who.types(at.channel, "/hand", table=str(at.table))
                    await asyncio.sleep(0.5)

    def _read_log(self) -> None:
        with self.bot.log.open("rb") as log:
            log.seek(self._log_read)
            text = log.read()
            self._log_read = log.tell()
        for what in tracebacks(text.decode(errors="replace"), self._codes):
            self.found(None, f"log: {what}")

    # Figures, and what is needed no more

    def _count(self, place: Place) -> None:
        at, claims = place.round, place.claims
        assert at is not None
        assert claims is not None
        game = place.game
        self.report.answers[game] += self.books.answers(at.table)
        self.report.confirmed[game] += len(claims.confirmed)
        if at.phase == "over":
            self.report.tables[game] += 1

    def _clear_away(self, at: Round) -> None:
        """An ended table's messages."""
        at.cleared = True
        world = self.local.world
        for thread in at.threads:
            for message in world.messages.of(thread):
                world.drop_message(message)
            self.archive.forget(thread)

    def _forget_old(self) -> None:
        world = self.local.world
        for person in self.crowd.values():
            for message in world.messages.of(person.dm)[:-KEPT_MESSAGES]:
                if not controls(message):
                    world.drop_message(message)
        for place in self.places:
            for message in world.messages.of(place.channel)[:-KEPT_MESSAGES]:
                if message.get("_seen_by") is not None:
                    world.drop_message(message)
        old = list(self.local.interactions.values())[:-500]
        for interaction in old:
            if interaction.settled.is_set():
                del self.local.interactions[interaction.id]

    def _sum_up(self) -> None:
        report = self.report
        for place in self.places:
            if place.round is not None and place.round.phase == "running":
                self._count(place)
        report.kills = self.kills.fallen
        report.dealt = self.troubles.dealt
        report.starts = self.bot.starts
        report.seconds = time.monotonic() - self.began


async def run(wishes: Wishes) -> Report:
    """A whole run, at a local table of its own."""
    wishes.folder.mkdir(parents=True, exist_ok=True)
    os.environ.pop("DISCORD_TOKEN", None)
    # Refusals are on purpose here; the stand-in's own faults are not.
    loggers = [logging.getLogger(name) for name in REFUSING]
    for logger in loggers:
        logger.addFilter(_is_a_fault)
    try:
        async with stand_in() as table:
            return await Ordeal(wishes, table).run()
    finally:
        for logger in loggers:
            logger.removeFilter(_is_a_fault)


REFUSING = ("localtable.server", "localtable.interactions")
"""The loggers that tell of refusals."""


def _is_a_fault(record: logging.LogRecord) -> bool:
    return bool(record.exc_info) or "the local table does not know" in record.getMessage()
