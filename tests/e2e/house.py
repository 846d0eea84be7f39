"""What a test asks of a bot in this process that no person can do or see from outside. Besides the
helpers that start it (`runs`, `starting`, `sketches`) and read its database (`records`), this is
all that an end-to-end test knows of the service."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec import structs

from cogs import opening
from cogs.frame.emojis import wanted
from cogs.frame.names import plain as plain_name
from cogs.frame.speech import event_line, game_words, text_names
from cogs.frame.voice import Voice
from cogs.learn.pages import read_things
from cogs.link.leavers import look_for_all
from cogs.link.registry import STORED_SERVER
from cogs.opening import Meadhall
from cogs.operator.metrics import served
from cogs.operator.version import own_version as version
from cogs.panel.panel import board_words
from cogs.past import export
from cogs.play import plan_windows
from cogs.posts import privately
from db.base.disk import DiskTrouble
from db.copies import backup, elsewhere, erasures
from db.people.budget import Limit
from db.tables.clocks import Clocks
from db.tables.offers import Offers
from db.tables.panels import Panels
from db.tables.tables import Tables
from db.tables.votes import Votes
from engine.games import all_games, lessons, scenes, wording
from engine.kit.chance import Chance
from engine.kit.contract import Question
from engine.kit.showing import Label
from engine.table.commands.council import LOOK_AGAIN
from engine.table.commands.hints import Hints
from engine.table.door import Refused
from engine.table.past import check as replaying
from engine.table.record import budget, pace
from engine.table.tasks import lanes
from engine.table.tasks.courier import Courier
from tests.e2e import records
from tests.e2e.exchange import Exchange, Held, Request, StandIn
from tests.e2e.people import GUILD, Person
from tests.e2e.play import Sitting
from tests.e2e.sketches import HeldMinds, SampleMinds
from tests.e2e.starting import START_SECONDS, at_rest, meadhall_at
from tests.engine.table.commands.test_forgetting import traces_of

__all__ = ["House", "house_at", "plain_name", "version"]

MINUTE, HOUR, DAY = 60, 3600, 86400
CALLED_AFTER = privately.CALLED_AFTER
"""Refusals of a direct message after which its person is called in the thread."""
NOTED = {
    "panel": (Panels, "save"),
    "reminder": (Clocks, "stands"),
    "board": (Tables, "set_table_message"),
    "vote": (Votes, "set_message"),
    "offer": (Offers, "set_message"),
}
"""Where it is written down that a message of this kind got there."""
USUAL_LIMITS = budget.USUAL
LENDINGS = budget.LENDING.hour
"""How often one may lend one's seat in an hour."""
RESULT = ("guild", "game", "seats", "seat", "person", "name", "place", "points", "ended_at")
STEPS = {
    "answer": "adapter.answer",
    "draft": "adapter.draft",
    "panel": "adapter.panel",
    "presser": "people.seen",
    "end": "minds.close",
}
"""Where it comes to what a test lets fail or wait: an answer or a draft is given, a panel is looked
up, it is noted who presses, the computer players are sent away at the end."""


@contextlib.asynccontextmanager
async def house_at(table: StandIn, database: Path, **how: Any) -> AsyncIterator[House]:
    """The same, for tests."""
    async with meadhall_at(table, database, **how) as running:
        yield House(running)


def short_rests(patch: pytest.MonkeyPatch) -> None:
    """After "too fast" no direct message is opened for a minute and more: here for a moment, as
    are the pauses after other refusals."""
    patch.setattr("cogs.link.directly.RESTS", (0.05,))
    patch.setattr("cogs.posts.privately.THREAD_SECONDS", 0.02)
    patch.setattr("cogs.link.refusals.OLD_EDIT_SECONDS", 0.02)
    patch.setattr("cogs.link.refusals.BOT_PAUSE", 0.02)
    patch.setattr("cogs.link.refusals._PAUSES", {})


def daily_copies(database: Path, elsewhere: Path | None = None) -> list[Path]:
    """The copies beside a database, or in a second folder, the oldest first."""
    return [file for _, file in backup.copies(database, elsewhere)]


def erased_list(database: Path, folder: Path) -> Path:
    """Where it is listed who was erased, beside the copies of a folder."""
    return erasures.path_of(database, folder)


def is_erased(database: Path, person: Person) -> bool:
    """Whether nothing of somebody stands in a database's file, by id or name."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return not traces_of(connection, person.id, person.name)


class Visits:
    """Of a share that hangs."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.count = 0


def share_hangs(free: threading.Event, patch: pytest.MonkeyPatch) -> Visits:
    """The second folder does, until the event."""
    visits, real = Visits(), elsewhere.visit

    def hangs(*args: Any, **more: Any) -> elsewhere.Visit:
        visits.count += 1
        visits.begun.set()
        free.wait()
        return real(*args, **more)

    patch.setattr(elsewhere, "visit", hangs)
    return visits


def read_all_things(locale: str) -> None:
    """What `/card` knows, of all games."""
    for game in all_games():
        read_things(game, locale)


@contextlib.contextmanager
def unless_stale() -> Iterator[None]:
    """A standing order may have answered in this moment."""
    try:
        yield
    except Refused as refused:
        if refused.reason != "stale":
            raise


def number_of(sitting: Sitting | int) -> int:
    return sitting if isinstance(sitting, int) else sitting.table


class House:
    """A bot that runs, and what a test asks of it. `sitting` may be a table's number."""

    def __init__(self, meadhall: Meadhall) -> None:
        self.meadhall = meadhall
        self.database: Path = meadhall.settings.database
        self.ahead = 0
        """Seconds by which its clock is ahead."""
        meadhall.adapter.now = self.now

    def __getattr__(self, name: str) -> Any:
        return getattr(self.meadhall, name)

    async def settled(self) -> None:
        """Until it has nothing left to do."""
        await at_rest(self.meadhall)

    async def nothing_under_way(self) -> None:
        """Until it has seen to all that was pressed and typed."""
        await asyncio.sleep(0.01)
        await self.meadhall.under_way.settle(START_SECONDS)

    async def told(self) -> None:
        """Until no post waits, while nobody else plays."""
        async with asyncio.timeout(START_SECONDS):
            while (await self.outbox())[0]:
                await self.meadhall.courier.settle()
                await asyncio.sleep(0.01)

    # Its clock and its rounds

    def now(self) -> int:
        return int(time.time()) + self.ahead

    async def passes(self, seconds: int) -> None:
        """So much later, with all done that was due by then."""
        self.ahead += seconds
        await self.rings()
        await self.settled()

    async def rings(self) -> None:
        """What is due is put on its way."""
        await self.meadhall.timekeeper.ring()

    async def was_down(self, seconds: int) -> None:
        """For so long until now, to its knowledge."""
        await self.kept("heartbeat", str(self.now()))
        self.ahead += seconds
        await self.meadhall.timekeeper.open()

    async def goes_quiet(self) -> None:
        """So long nobody did anything that a table of the usual pace is quiet."""
        await self.passes(pace.quiet_after(pace.PACES["relaxed"]))

    async def is_put_away(self) -> None:
        """And so long after that it is put away."""
        await self.passes(pace.ARCHIVED_AFTER)

    async def minute(self, times: int = 1) -> None:
        """A minute's work."""
        for _ in range(times):
            await self.minute_without_waiting()
            await self.meadhall.disk.settle()
            await self.meadhall.copies.settle()

    async def minute_without_waiting(self) -> None:
        """But for what a disk has begun meanwhile."""
        health: Any = self.meadhall.get_cog("Health")
        await health.minute()

    async def looks_for_people(self) -> None:
        """The daily look at who has left the server, twice."""
        self.ahead += LOOK_AGAIN + MINUTE
        for _ in range(2):
            await look_for_all(self.meadhall)
        await self.settled()

    @property
    def _reconcile(self) -> Any:
        return self.meadhall.get_cog("Reconcile")

    async def looks_at_calls(self) -> None:
        """The daily look at what should stand."""
        await self._reconcile.look_at_calls()
        await self.looks_again()

    async def looks_again(self) -> None:
        """What is missing is asked and told anew."""
        await self._reconcile._ask_again(None)
        await self.settled()

    async def rights_changed(self) -> None:
        """The look that follows a change of a server's rights."""
        await self._reconcile.permissions_changed(int(GUILD))

    async def invited(self) -> None:
        """Discord says that the bot was invited."""
        async with asyncio.timeout(START_SECONDS):
            while (guild := self.meadhall.get_guild(int(GUILD))) is None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await self._reconcile.on_guild_join(guild)
        self.meadhall.dispatch("guild_join", guild)

    async def is_warm(self) -> None:
        """Until its painter is made ready."""
        await next(task for task in self.meadhall._tasks if task.get_name() == "warm")

    async def registered(self) -> None:
        """Until Discord has all commands, those of the operator's server too."""
        async with asyncio.timeout(START_SECONDS):
            await self.meadhall.registrar.settle()

    async def registers_instead(self, command: dict[str, Any]) -> None:
        """Another installation of the same application does."""
        app = self.meadhall.application_id or 0
        await self.meadhall.http.bulk_upsert_global_commands(app, [command])

    async def registered_at(self, server: str | None = None) -> str | None:
        """Where it knows the operator's commands to be, or is to know so."""
        return await self.kept(STORED_SERVER, server)

    async def posts_nothing_more(self) -> None:
        await self.meadhall.courier.stop()

    def hears(self, event: str) -> asyncio.Task[Any]:
        """The next event of this name that it is told ("guild_remove")."""
        return asyncio.create_task(self.meadhall.wait_for(event, timeout=20))

    @property
    def is_ready(self) -> bool:
        return self.meadhall.is_ready()

    async def wait_until_ready(self) -> None:
        await self.meadhall.wait_until_ready()

    def knows_server(self, server: str = GUILD) -> bool:
        return self.meadhall.knows(int(server))

    def in_memory(self) -> dict[str, int]:
        """How much of what Discord tells it keeps: nobody but itself, and no message."""
        servers = self.meadhall.guilds
        return {
            "shards": self.meadhall.shard_count or 1,
            "servers": len(servers),
            "members": sum(len(server.members) for server in servers),
            "messages": len(self.meadhall.cached_messages),
        }

    async def close(self) -> None:
        await self.meadhall.close()

    # What it has written down

    def written(self, sitting: Sitting | int) -> records.Written:
        """All of a game."""
        return records.read(self.database, number_of(sitting))

    def table(self, sitting: Sitting | int) -> Any:
        """What is known of a table apart from that: `phase`, `seats`, `pace`, `host`, `locale`."""
        return records.table_of(self.database, number_of(sitting))

    def phase(self, sitting: Sitting | int) -> str:
        """ "lobby", "running", "over", "cancelled"."""
        return str(self.table(sitting).phase)

    def seat(self, sitting: Sitting | int, person: Person) -> Any:
        """Somebody's row; None: they have none now."""
        table = self.table(sitting)
        number = table.seat_of(int(person.id))
        return None if number is None else table.seats[number]

    def awaited(self, sitting: Sitting) -> Person:
        """The first person for whom the table waits."""
        written = self.written(sitting)
        ids = [
            str(written.table.seats[one.question.seat].person)
            for one in written.opens
            if one.given is None
        ]
        return next(person for id_ in ids for person in sitting.people if person.id == id_)

    def asked(self, sitting: Sitting | int, person: Person) -> list[Any]:
        """Their open questions: `ticket`, `question`, `given`, `draft`."""
        written = self.written(sitting)
        seat = written.table.seat_of(int(person.id))
        return [o for o in written.opens if o.question.seat == seat]

    def question(self, sitting: Sitting | int, person: Person) -> Question:
        """The first of them that is not answered."""
        return next(o.question for o in self.asked(sitting, person) if o.given is None)

    async def sight(self, sitting: Sitting | int, person: Person | None = None) -> Any:
        """What somebody, or everybody, may know of a table: `view`, `open`, `ahead`."""
        number = number_of(sitting)
        who = None if person is None else int(person.id)
        return await self.meadhall.adapter.sight(number, who)

    async def position_words(self, sitting: Sitting) -> tuple[str, str]:
        """How the position that everybody sees is told in English: in place of the picture, and the
        first page in words."""
        sight = await self.sight(sitting)
        voice, names = Voice(sight, "en"), text_names(sight.table, "en")
        page, *_ = voice.speak.position(sight.view, voice.words, names)
        return board_words(voice, sight.view), str(page)

    async def results(self, sitting: Sitting) -> list[Any]:
        """Of a game that is over: `person`, `name`, `place`, `points`, `left`."""
        return list(await self.meadhall.store.results.of_table(sitting.table))

    async def adds_result(self, sitting: Sitting, person: Person, **changes: Any) -> None:
        """One more result like that of a table, as if of another one."""
        (row,) = [r for r in await self.results(sitting) if r.person == int(person.id)]
        values = {key: getattr(row, key) for key in RESULT} | {
            "sources_json": json.dumps(row.sources), "gone": 0, **changes,
        }  # fmt: skip
        ((number,),) = await self.rows("SELECT max(id) + 1 FROM tables")
        await self.change(
            "INSERT INTO tables (id, game, version, options_json, phase, guild, channel, host,"
            " locale, wanted, created_at, touched_at)"
            " VALUES (?, ?, 1, '{}', 'over', ?, 1, 1, 'en', 2, 0, 0)",
            *(number, values["game"], values["guild"]),
        )
        names, marks = ", ".join(values), ", ".join("?" for _ in values)
        sql = f"INSERT INTO results (table_id, {names}) VALUES (?, {marks})"
        await self.change(sql, number, *values.values())

    async def stops(self, sitting: Sitting, person: Person) -> dict[int, list[str]]:
        """The records at which a replay stops, with what is told there in English, as it looks in
        the channel."""
        passage = await self.meadhall.adapter.passage(sitting.table, int(person.id), "last")
        table, content = self.table(sitting), self.meadhall.signs.content
        return {
            stop.record: [
                content(table, event_line(table, event, "en"), "en")
                for event in stop.events
                if event.seats is None
            ]
            for stop in passage.stops
        }

    async def _told(self, sitting: Sitting, person: Person) -> list[tuple[Any, str]]:
        """All events that somebody may know, with their words."""
        chronicle = self.meadhall.adapter.chronicle
        lines = await chronicle(sitting.table, int(person.id), limit=10_000)
        table = self.table(sitting)
        return [(line.event, event_line(table, line.event, "en")) for line in lines]

    async def private_lines(self, sitting: Sitting, person: Person) -> list[str]:
        """What is told in English of what they alone know."""
        return [text for event, text in await self._told(sitting, person) if event.seats]

    async def log_rows(self, sitting: Sitting, person: Person) -> list[str]:
        """All that the log tells somebody, row by row."""
        told = await self._told(sitting, person)
        return [row for _, text in told if text for row in text.splitlines() if row]

    def unmarked(self, text: str, sitting: Sitting) -> str:
        """With the game's signs in place of the application's emojis."""
        for sign, mark in self.meadhall.signs._marks.get(self.table(sitting).game, {}).items():
            # Discord shows them by their number, so that their names may be short.
            text = re.sub(rf"<:\w+:{mark.rsplit(':', 1)[1]}", sign, text)
        return text

    def shown_emojis(self, game: str) -> dict[str, int]:
        """How often each of a game's emojis was shown."""
        shown = self.meadhall.signs._shown
        return {name: shown[game, emoji.sign] for name, emoji in wanted([game]).items()}

    async def picture_words(self, sitting: Sitting, person: Person) -> str:
        """How the picture beside somebody's hand is told in English, while they are asked
        nothing."""
        sight = await self.sight(sitting, person)
        names, game = [seat.name for seat in sight.table.seats], sight.table.game
        drawn = scenes(game).of_prompt(sight.view, None, game_words(game, "en"), names)
        assert drawn is not None
        return str(drawn.alt)

    async def rules_page(self, sitting: Sitting) -> str:
        """At which page the rules open there."""
        view = (await self.sight(sitting)).view
        return str(wording(self.table(sitting).game).rules_now(view))

    def turns_of_a_lesson(self, game: str) -> int:
        """After how many one is told that one may stop."""
        first = lessons(game).first_game
        assert first is not None
        return int(first.times)

    async def outbox(self) -> tuple[int, int]:
        """How many posts wait, and how many are parked."""
        return await self.meadhall.store.outbox.depth()

    async def known(self, person: Person) -> Any:
        """Their settings."""
        return await self.meadhall.store.people.get(int(person.id))

    async def wishes(self, person: Person) -> Any:
        """Their settings for reminders."""
        return await self.meadhall.store.people.wishes(int(person.id))

    async def server(self) -> Any:
        """What was set for the server."""
        return await self.meadhall.store.servers.get(int(GUILD))

    async def panel(self, sitting: Sitting, person: Person) -> Any:
        """Where their panel stands: `channel`, `message`, `called`."""
        seat = self.table(sitting).seat_of(int(person.id))
        return await self.meadhall.store.panels.get(sitting.table, seat or 0, int(person.id))

    async def kept(self, key: str, value: str | None = None) -> str | None:
        """A word that it keeps for itself, or another one in its place."""
        if value is not None:
            await self.meadhall.store.meta.set(key, value)
        return await self.meadhall.store.meta.get(key)

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Of its database."""
        return await self.meadhall.store.read(lambda c: c.execute(sql, values).fetchall())

    async def change(self, sql: str, *values: Any) -> None:
        """Its database, as it could not be changed from outside."""
        await self.meadhall.store.write(lambda c: c.execute(sql, values).rowcount)

    # Settings that take many presses

    async def set_server(self, **what: Any) -> None:
        await self.meadhall.servers.set(int(GUILD), **what)

    async def set_limit(self, kind: str, hour: int, day: int) -> None:
        """How often something may be done on the server."""
        await self.meadhall.store.budget.set_limit(int(GUILD), kind, Limit(hour, day))

    async def no_limits(self) -> None:
        await self.change("INSERT INTO limits VALUES (?, 'server', NULL, NULL)", int(GUILD))

    async def set_person(self, person: Person, **what: Any) -> None:
        """Their settings: `confirm`, `text_only`, `explain`."""
        for key, value in what.items():
            await getattr(self.meadhall.store.people, f"set_{key}")(int(person.id), value)

    async def wish(self, person: Person, **what: Any) -> None:
        """Their settings for reminders."""
        me = int(person.id)
        await self.meadhall.absence.wish(me, lambda wishes: structs.replace(wishes, **what))

    async def set_pace(self, sitting: Sitting, **what: Any) -> None:
        """The table's, as its host."""
        host = int(sitting.people[0].id)
        change = self.meadhall.absence.set_pace
        await change(sitting.table, host, lambda pace: structs.replace(pace, **what))

    async def dms_known(self, person: Person, *, closed: bool) -> None:
        """It believes so of their direct messages."""
        dm = int(person.dm) if closed else None
        await self.meadhall.store.people.set_dm(int(person.id), dm, closed=closed)

    # Playing without presses

    async def answer(self, sitting: Sitting | int, person: Person, *picks: str) -> None:
        """What they are asked; without picks what comes first."""
        number = number_of(sitting)
        asked = next(one for one in self.asked(number, person) if one.given is None)
        given = picks or asked.question.options[: asked.question.least]
        if not picks and asked.question.accepts(given) is not None:
            given = asked.question.sample(Chance(bytes(16), 1))
        with unless_stale():
            await self.meadhall.adapter.answer(number, int(person.id), asked.ticket, given)

    async def answer_all(self, sitting: Sitting, person: Person) -> None:
        """All that they are asked."""
        while [one for one in self.asked(sitting, person) if one.given is None]:
            await self.answer(sitting, person)

    async def chance_answers(self, sitting: Sitting, luck: Chance) -> bool:
        """One answer by chance of somebody who is asked; False: nobody is."""
        for person in sitting.people:
            sight = await self.sight(sitting, person)
            if sight.seat is None or sight.table.seats[sight.seat].stand_in:
                continue
            for one in sight.open:
                if one.given is None:
                    picks = one.question.sample(luck)
                    await self.answer(sitting, person, *picks)
                    return True
        return False

    async def played_on(self, sitting: Sitting, answers: int = 10_000) -> None:
        """So many answers (or to the end) by chance, given by the people who are asked; then the
        posts of the last position. Those in between are left out, for that takes a while."""
        await self.settled()
        luck, adapter = Chance(bytes(16), 5), self.meadhall.adapter
        wake, adapter._wake = adapter._wake, lambda _: None
        for _ in range(answers):
            if not await self.chance_answers(sitting, luck):
                break
        adapter._wake = wake
        newest = "(SELECT max(id) FROM outbox WHERE kind = 'milestone')"
        await self.change(f"DELETE FROM outbox WHERE kind = 'milestone' AND id < {newest}")
        wake(sitting.table)
        await self.settled()

    async def played_out(self, sitting: Sitting) -> None:
        """All answer by chance until it is over, with all that is told meanwhile."""
        luck = Chance(bytes(16), 5)
        while self.phase(sitting) == "running":
            await self.settled()
            await self.chance_answers(sitting, luck)
        await self.settled()

    async def closes_quiet_lobbies(self) -> None:
        await self.meadhall.lobbies.close_quiet()
        await self.settled()

    async def takes_back(self, sitting: Sitting) -> None:
        """Somebody answers by chance, and takes it back."""
        luck = Chance(bytes(16), 9)
        while await self.chance_answers(sitting, luck):
            for person in sitting.people:
                undo = (await self.sight(sitting, person)).undo
                if undo is not None and undo[0]:
                    await self.meadhall.adapter.undo(sitting.table, int(person.id))
                    return

    async def opens_lobby(self, person: Person, server: str, channel: str) -> None:
        """There, whether or not Discord has told of the server."""
        await self.meadhall.lobbies.open(
            game=next(iter(all_games())),
            options={},
            wanted=3,
            guild=int(server),
            channel=int(channel),
            host=(int(person.id), person.name),
            locale="en",
        )
        self.meadhall.courier.wake()

    async def start(self, sitting: Sitting) -> None:
        """A lobby's game begins, whatever Discord would say to the press."""
        host = int(sitting.people[0].id)
        await self.meadhall.lobbies.start(sitting.table, host)

    def computers_rest(self) -> None:
        """None of them plays any more."""
        self.meadhall.computers.wake = lambda table: None  # type: ignore[method-assign]

    async def keeps_panel(self, panel: Any) -> None:
        """It knows of this one alone, as if it had not heard of a newer one."""
        await self.meadhall.store.panels.save(panel)

    async def awaited_no_more(self, sitting: Sitting, person: Person) -> None:
        """To its knowledge they have been asked nothing yet."""
        panel = await self.panel(sitting, person)
        await self.keeps_panel(structs.replace(panel, awaited=False, ticket=None))

    async def panel_after(self, panel: Any, person: Person) -> None:
        """It knows of a direct message that came after this one."""
        newer = {"channel": int(person.dm), "message": panel.message + 1, "called": False}
        await self.keeps_panel(structs.replace(panel, **newer))

    async def perhaps_there(self, sitting: Sitting) -> bool:
        """Whether a milestone may have got there unheard."""
        outbox = self.meadhall.store.outbox
        return bool(await outbox.perhaps_there(sitting.table, "milestone"))

    async def standing_reminders(self, sitting: Sitting, person: Person) -> list[str]:
        """Those in the thread that it knows of."""
        standing = await self.meadhall.store.clocks.standing(sitting.table, int(person.id))
        return [str(one.message) for one in standing if one.place == "thread"]

    async def withdraws(self, sitting: Sitting, person: Person, what: str) -> None:
        """Somebody takes back the first "vote" or "offer"."""
        council, me = self.meadhall.council, int(person.id)
        if what == "vote":
            await council.withdraw(sitting.table, 1, me)
        else:
            await council.withdraw_offer(1, me)

    async def votes_run_out(self, sitting: Sitting) -> None:
        """Their time is over; nobody has looked yet."""
        (vote,) = await self.meadhall.store.votes.open_at(sitting.table)
        self.ahead += vote.due_at - self.now()

    async def shows_record(self, sitting: Sitting, message: str, record: int) -> None:
        """To its knowledge the table message shows the position after this record."""
        await self.meadhall.store.tables.set_table_message(sitting.table, int(message), record)

    async def posted_unheard(self, sitting: Sitting, *kinds: str) -> None:
        """As if it had stopped between posting the first "vote" or "offer" and noting it."""
        for kind in kinds:
            await self.change(f"UPDATE {kind}s SET message = NULL")
            await self.change(
                "INSERT INTO outbox (table_id, lane, kind, record, payload_json, claimed)"
                " VALUES (?, ?, ?, 0, ?, 1)",
                *(sitting.table, f"t{sitting.table}", kind, f'{{"{kind}": 1}}'),
            )

    async def saves(self, person: Person, name: str, *picks: str) -> bool:
        """A whole answer of theirs in the small game."""
        kept = self.meadhall.store.saved
        return bool(await kept.keep(int(person.id), "larder", "fill", name, picks))

    async def plan(self, sitting: Sitting, person: Person, *picks: str) -> None:
        """An answer to what they may be asked first."""
        ahead = (await self.sight(sitting, person)).ahead[0]
        await self.meadhall.adapter.plan(sitting.table, int(person.id), ahead.stamp, picks)

    async def plans_are_of(self, option: str) -> None:
        """What anybody laid down first for later is this."""
        await self.change("UPDATE held SET picks_json = ?", f'["{option}"]')

    def no_window_holds_a_plan(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(plan_windows, "_holds", lambda question: False)

    def everybody_takes(self, seconds: int) -> None:
        """So long they usually take to answer."""

        async def usual_wait(number: int, person: int) -> int:
            return seconds

        self.meadhall.adapter.usual_wait = usual_wait  # type: ignore[method-assign]

    def orders_take(self, seconds: int) -> None:
        """From now on, those included that are under way."""
        deputy = self.meadhall.deputy
        deputy._delay_seconds = seconds
        tables = list(deputy._rota._resting)
        for table in tables:
            deputy._rota._resting.pop(table).cancel()
            deputy.wake(table)

    def order_holds_from_the_start(self, key: str, choice: str, patch: pytest.MonkeyPatch) -> None:
        """In the small game; no other order does."""
        game = all_games()["larder"]
        orders = [
            structs.replace(one, default=choice if one.key == key else "ask") for one in game.orders
        ]
        patch.setattr(type(game), "orders", tuple(orders))

    async def is_due(self, sitting: Sitting, kind: str, **more: Any) -> None:
        """A post of this kind is put on its way."""
        await self.meadhall.adapter.put_post(sitting.table, kind, **more)

    async def panel_due(self, sitting: Sitting, person: Person, *, anew: bool = False) -> None:
        """Their panel is brought up to date; `anew`: as when they have just become awaited."""
        if anew:
            await self.awaited_no_more(sitting, person)
        seat = self.table(sitting).seat_of(int(person.id))
        await self.is_due(sitting, "panel", seat=seat)

    async def says(self, sitting: Sitting) -> None:
        """A line is due in the thread."""
        await self.is_due(sitting, "say", payload={"key": "left", "name": "x"})

    def minds(self, held: Held | None = None) -> SampleMinds:
        """Whom hints come from from now on; they do not think long, or as long as they are held."""
        minds = SampleMinds() if held is None else HeldMinds(held)
        self.meadhall.hints = Hints(self.meadhall.adapter, minds)
        return minds

    # Faults of its own

    def _step(self, step: str) -> tuple[Any, str, Any]:
        """Whose method it is, its name, and what it does."""
        holder, name = STEPS[step].split(".")
        owner = getattr(self.meadhall, holder)
        return owner, name, getattr(owner, name)

    @contextlib.contextmanager
    def fails(self, *steps: str) -> Iterator[None]:
        """Meanwhile these fail."""
        known = [self._step(step) for step in steps]

        async def broken(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError("injected")

        for owner, name, _ in known:
            setattr(owner, name, broken)
        try:
            yield
        finally:
            for owner, name, real in known:
                setattr(owner, name, real)

    @contextlib.contextmanager
    def holds(self, step: str, *, once: bool = False) -> Iterator[Held]:
        """Meanwhile it waits for the test to let it go on; `once`: the first time only."""
        owner, name, real = self._step(step)
        held = Held()

        async def slowly(*about: Any, **more: Any) -> Any:
            if not (once and held.begun.is_set()):
                await held.wait()
            return await real(*about, **more)

        setattr(owner, name, slowly)
        try:
            yield held
        finally:
            held.go.set()
            setattr(owner, name, real)

    def cannot_draw_panels(self, patch: pytest.MonkeyPatch) -> None:
        """In direct messages."""

        async def broken(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError("injected")

        patch.setattr(privately, "panel_face", broken)

    def resigning_is(self, option: str, patch: pytest.MonkeyPatch) -> None:
        """In the game that is played."""
        for module in ("cogs.play.play", "cogs.seats.seat"):
            patch.setattr(sys.modules[module], "RESIGN", option)

    def every_option_ends_the_game(self, patch: pytest.MonkeyPatch) -> None:
        """Of whoever chooses it."""
        ending = Label("The end", ends=True)
        patch.setattr(sys.modules["cogs.play.play"], "option_label", lambda *_: ending)

    def so_many_hints(self, most: int, patch: pytest.MonkeyPatch) -> None:
        """In an hour and a day."""
        patch.setattr(budget, "HINTS", Limit(most, most))

    def films_take(self, held: Held, patch: pytest.MonkeyPatch) -> None:
        """So long; what comes of it is no film at all."""

        async def film(*_: object, **__: object) -> bytes:
            await held.wait()
            return b"GIF89a"

        patch.setattr("pictures.studio.film", film)

    def makes_no_films(self, patch: pytest.MonkeyPatch) -> None:
        """Any more."""
        patch.setattr("pictures.studio.film", None)

    def check_export(self, file: Path) -> bool:
        """Whether the operator's command finds a file right; it tells in Portuguese what it is."""
        return replaying.run(file, "pt-BR", False) == 0

    async def reloads_the_replay(self) -> None:
        """As by a restart."""
        await self.meadhall.reload_extension("cogs.past.replay")

    def tries_again_at_once(self, patch: pytest.MonkeyPatch) -> None:
        """After a fault."""
        patch.setattr(lanes, "AFTER_FAULT_SECONDS", 0.02)

    async def stops_looking_after_itself(self) -> None:
        """As at the end."""
        await self.meadhall.unload_extension("cogs.operator.health")

    @property
    def last_good_copy(self) -> int | None:
        """In the second folder: when it was made."""
        there = self.meadhall.copies.there
        return there and there.record.good  # type: ignore[return-value]

    def leaves_soon(self, patch: pytest.MonkeyPatch) -> None:
        """It waits for what is under way but for a moment."""
        patch.setattr(opening, "LAST_WORDS_SECONDS", 0.01)

    def before_each_export(self, do: Callable[[], None], patch: pytest.MonkeyPatch) -> None:
        """On the thread where it is made."""
        real = export.readable

        def made(*about: Any) -> str:
            do()
            return real(*about)

        patch.setattr(export, "readable", made)

    @contextlib.contextmanager
    def stops_once(
        self, kind: str, then: Callable[..., Awaitable[None]]
    ) -> Iterator[asyncio.Event]:
        """Before a message of this kind is written down for the first time the bot stops, and
        meanwhile `then`; the event tells that it came to that."""
        shelf, method = NOTED[kind]
        write, stopped = getattr(shelf, method), asyncio.Event()

        async def in_vain(*args: Any) -> None:
            if stopped.is_set():
                await write(*args)
                return
            stopped.set()
            await then(*args)
            raise ConnectionAbortedError("the bot stops here")

        setattr(shelf, method, in_vain)
        try:
            yield stopped
        finally:
            setattr(shelf, method, write)

    @contextlib.contextmanager
    def stops_before_it_is_done(self) -> Iterator[asyncio.Event]:
        """A post gets there, and the bot stops before it is done with it; then it starts anew."""
        outbox, stopped = self.meadhall.courier._outbox, asyncio.Event()
        done = outbox.done

        async def forgets(post: int) -> None:
            if stopped.is_set():
                await done(post)
            else:
                stopped.set()
                raise OSError("the machine stops")

        outbox.done = forgets  # type: ignore[method-assign]
        yield stopped
        outbox.done = done  # type: ignore[method-assign]
        self.meadhall.courier = Courier(self.meadhall.store, self.meadhall.carrier)

    @contextlib.contextmanager
    def answered_when_called(self, sitting: Sitting, person: Person) -> Iterator[None]:
        """Meanwhile they answer as soon as a call to them is written down."""
        save = Panels.save

        async def answered(panels: Panels, panel: Any) -> None:
            await save(panels, panel)
            if panel.called and panel.awaited:
                await self.answer_all(sitting, person)

        Panels.save = answered  # type: ignore[method-assign]
        try:
            yield
        finally:
            Panels.save = save  # type: ignore[method-assign]

    @contextlib.contextmanager
    def full_after(self, exchange: Exchange, path: str) -> Iterator[list[asyncio.Task[None]]]:
        """Whenever the bot has posted there, its disk is full until it has noticed."""
        store, breaking, noticed = self.meadhall.store, list[asyncio.Task[None]](), asyncio.Event()
        seen = self.meadhall.disk.seen

        def notices(trouble: Any) -> None:
            noticed.set()
            seen(trouble)

        async def breaks() -> None:
            async with self.without_writing():
                noticed.clear()
                await noticed.wait()

        def after(request: Request) -> None:
            posted = request.method == "POST" and request.path == path
            if posted and all(task.done() for task in breaking):
                breaking.append(asyncio.create_task(breaks()))

        store.on_trouble = notices
        exchange.on_request.append(after)
        yield breaking
        exchange.on_request.remove(after)

    def cannot_read(self) -> None:
        """From its disk."""

        async def fails(_: object) -> None:
            raise DiskTrouble("failing", "disk I/O error, SQLITE_IOERR_READ")

        self.meadhall.store._reader.snapshot = fails  # type: ignore[method-assign]

    @contextlib.asynccontextmanager
    async def without_writing(self) -> AsyncIterator[None]:
        """Meanwhile nothing can be written to its disk."""
        run = self.meadhall.store._writer.run
        await run(lambda c: c.execute("PRAGMA query_only = ON").fetchall())
        try:
            yield
        finally:
            await run(lambda c: c.execute("PRAGMA query_only = OFF").fetchall())

    # Its figures

    @property
    def figures(self) -> Any:
        return self.meadhall.figures

    async def metrics(self) -> tuple[str, str]:
        """What Prometheus reads: the kind of text, and the text."""
        async with (
            served(self.meadhall, "127.0.0.1", 0) as port,
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as response,
        ):
            assert response.status == 200
            return response.headers["Content-Type"], await response.text()


async def settled(house: House) -> None:
    await house.settled()


async def everything_registered(house: House) -> None:
    await house.registered()


async def played_on(house: House, sitting: Sitting, answers: int = 10_000) -> None:
    await house.played_on(sitting, answers)
