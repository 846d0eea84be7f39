"""What a bot in this process has written down, and how it would be told."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from cogs.bot import Bot
from cogs.frame import routes
from cogs.frame.message import read_things
from cogs.frame.words import Localized, LocalizedTable, text_names
from db.base.mapped import META
from db.copies import backup, erasures
from db.people import people, results, servers
from db.tables import letters
from db.tables.tables import take_census
from engine.games import all_games, lessons, wording
from engine.kit.contract import Question
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.past import check as replaying
from tests.e2e import records
from tests.e2e.people import GUILD, Person
from tests.e2e.play import Sitting
from tests.e2e.starting import at_rest

RESULT = ("guild", "game", "seats", "seat", "person", "name", "place", "points", "ended_at")


def number_of(sitting: Sitting | int) -> int:
    return sitting if isinstance(sitting, int) else sitting.table


def daily_copies(database: Path) -> list[Path]:
    """The copies beside a database, the newest first."""
    return [file for _, file in backup.copies(database)]


def erased_list(database: Path, folder: Path) -> Path:
    """Where it is listed who was erased, beside the copies of a folder."""
    return erasures.path_of(database, folder)


def is_erased(database: Path, person: Person) -> bool:
    """Whether nothing of somebody stands in a database's file, by id or name."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table'"
        ).fetchall()
        values = (
            value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
            for (table,) in tables
            for row in connection.execute(f"SELECT * FROM {table}")
            for value in row
        )
        return not any(person.id in value or person.name in value for value in values)


def read_all_things(locale: str) -> None:
    """What `/card` knows, of all games."""
    for game in all_games():
        read_things(game, locale)


SAMPLES = {"int": "1", "index": "0", "flag": "0", "word": "x", "control": "o0"}


def families() -> list[str]:
    """The letters with which the ids of buttons, menus and windows begin."""
    return sorted({known.letter for known in routes.id_patterns.values()})


def is_ours(id_: str) -> bool:
    """Whether an id has the form of one of them."""
    return routes.find(id_) is not None


def id_samples(table: int) -> Iterator[str]:
    """An id of each kind that has a table's number, with this one."""
    for known in routes.id_patterns.values():
        if "table" not in known.parts:
            continue
        pattern = re.sub(r"\[.*\]", "", known.text).replace("{table:int}", str(table))
        kinds = re.findall(r"\{\w+:([^}]+)\}", pattern)
        for parts in product(*(SAMPLES.get(kind, kind).split("|") for kind in kinds)):
            yield re.sub(r"\{[^}]+\}", "{}", pattern).format(*parts)


class Inside:
    """A bot that runs in this process."""

    def __init__(self, meadhall: Bot) -> None:
        self.meadhall = meadhall
        self.database: Path = meadhall.settings.database
        self.ahead = 0
        """Seconds by which its clock is ahead."""
        meadhall.service.now = self.now

    def now(self) -> int:
        return int(time.time()) + self.ahead

    async def settled(self) -> None:
        """Until it has nothing left to do."""
        await at_rest(self.meadhall)


class Books(Inside):
    """Its database, and its words. `sitting` may be a table's number."""

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
        table, opens = records.opens_of(self.database, sitting.table)
        open_seats = [one.question.seat for one in opens if one.given is None]
        ids = [str(table.seats[seat].person) for seat in open_seats]
        return next(person for id_ in ids for person in sitting.people if person.id == id_)

    def asked(self, sitting: Sitting | int, person: Person) -> list[Any]:
        """Their open questions: `ticket`, `question`, `given`, `draft`."""
        table, opens = records.opens_of(self.database, number_of(sitting))
        seat = table.seat_of(int(person.id))
        return [one for one in opens if one.question.seat == seat]

    def question(self, sitting: Sitting | int, person: Person) -> Question:
        """The first of them that is not answered."""
        found: Question = next(o.question for o in self.asked(sitting, person) if o.given is None)
        return found

    async def view(self, sitting: Sitting | int, person: Person | None = None) -> Any:
        """What somebody, or everybody, may know of a table: `view`, `open`, `ahead`."""
        number = number_of(sitting)
        who = None if person is None else int(person.id)
        return await self.meadhall.service.look(queries.view, number, who)

    async def undoes_while(self, sitting: Sitting, person: Person, message: int) -> Any:
        """Their last answer, while a press on this message is not answered yet. What they see then,
        when all is carried that is due."""
        with self.meadhall.in_flight.one(message):
            await self.meadhall.service.do(sitting.table, playing.undo, int(person.id))
            await self.meadhall.courier.settle()
            return await person.messages(person.dm)

    async def position_words(self, sitting: Sitting) -> str:
        """How the position that everybody sees is told in English: the first page."""
        view = await self.view(sitting)
        voice, names = Localized(view, "en"), text_names(view.table, "en")
        page, *_ = voice.speak.position(view.view, voice.words, names)
        return str(page)

    async def results(self, sitting: Sitting) -> list[Any]:
        """Of a game that is over: `person`, `name`, `place`, `points`, `left`."""
        condition = "table_id = ? ORDER BY seat"
        read = self.meadhall.store.read
        return list(await read(results.RESULTS.where, condition, sitting.table))

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
        step = await self.meadhall.service.replay_step(sitting.table, int(person.id), "last")
        table, content = self.table(sitting), self.meadhall.emoji_set.content
        return {
            stop.record: [
                content(table, LocalizedTable(table, "en").event(event), "en")
                for event in stop.events
                if event.seats is None
            ]
            for stop in step.stops
        }

    async def _told(self, sitting: Sitting, person: Person) -> list[tuple[Any, str]]:
        """All events that somebody may know, with their words."""
        whose = sitting.table, int(person.id)
        lines = await self.meadhall.service.look(queries.chronicle, *whose, limit=10_000)
        table = self.table(sitting)
        return [(line.event, LocalizedTable(table, "en").event(line.event)) for line in lines]

    async def private_lines(self, sitting: Sitting, person: Person) -> list[str]:
        """What is told in English of what they alone know."""
        return [text for event, text in await self._told(sitting, person) if event.seats]

    async def log_rows(self, sitting: Sitting, person: Person) -> list[str]:
        """All that the log tells somebody, row by row."""
        told = await self._told(sitting, person)
        return [row for _, text in told if text for row in text.splitlines() if row]

    def unmarked(self, text: str, sitting: Sitting) -> str:
        """With the game's signs in place of the application's emojis."""
        for sign, mark in self.meadhall.emoji_set._marks.get(self.table(sitting).game, {}).items():
            # Discord shows them by their number, so that their names may be short.
            text = re.sub(rf"<:\w+:{mark.rsplit(':', 1)[1]}", sign, text)
        return text

    async def rules_page(self, sitting: Sitting) -> str:
        """At which page the rules open there."""
        view = (await self.view(sitting)).view
        return str(wording(self.table(sitting).game).rules_now(view))

    def turns_of_a_lesson(self, game: str) -> int:
        """After how many one is told that one may stop."""
        first = lessons(game).first_game
        assert first is not None
        return int(first.times)

    def takes_presses(self, id_: str) -> bool:
        """Whether somebody sees to it when this is pressed."""
        found = routes.find(id_)
        return found is not None and ("button", found[0]) in self.meadhall.routes

    def takes_windows(self, id_: str) -> bool:
        """Or when a window of this id is sent."""
        found = routes.find(id_)
        return found is not None and ("form", found[0]) in self.meadhall.routes

    async def all_of(self, what: str) -> list[Any]:
        """Whatever it has of "limits", "saved" answers, "results", of everybody."""
        return await self.rows(f"SELECT * FROM {what}")

    def check_export(self, file: Path) -> bool:
        """Whether the operator's command finds a file right; it tells in Portuguese what it is."""
        return replaying.run(file, "pt-BR", False) == 0

    async def outbox(self) -> tuple[int, int]:
        """How many posts wait, and how many are parked."""
        census = await self.meadhall.store.read(take_census)
        return census.waiting, sum(census.parked.values())

    async def known(self, person: Person) -> Any:
        """Their settings."""
        return await self.meadhall.store.read(people.get, int(person.id))

    async def wishes(self, person: Person) -> Any:
        """Their settings for reminders."""
        return await self.meadhall.store.read(people.wishes, int(person.id))

    async def server(self) -> Any:
        """What was set for the server."""
        return await self.meadhall.store.read(servers.get, int(GUILD))

    async def panel(self, sitting: Sitting, person: Person) -> Any:
        """Where their panel stands: `channel`, `message`, `public`."""
        seat = self.table(sitting).seat_of(int(person.id))
        key = f"panel/{seat or 0}"
        return await self.meadhall.store.read(letters.first, sitting.table, key, int(person.id))

    async def letters(self, table: int, key: str, person: Person) -> list[Any]:
        """Channel, message, and whether it is public and going, of all letters by such a key that
        are everybody's or this person's."""
        sql = (
            "SELECT channel, message, public, going FROM letters"
            " WHERE table_id = ? AND key LIKE ? AND ifnull(person, ?3) = ?3 ORDER BY id"
        )
        return await self.rows(sql, table, f"{key}%", int(person.id))

    async def posts(self) -> list[Any]:
        """Kind and reason of all that wait or, with one, are parked."""
        return await self.rows("SELECT kind, parked FROM outbox")

    async def newest_table(self) -> int:
        """The number of the one that was opened last."""
        ((number,),) = await self.rows("SELECT max(id) FROM tables")
        return int(number)

    async def kept(self, key: str, value: str | None = None) -> str | None:
        """A word that it keeps for itself, or another one in its place."""
        if value is not None:
            await self.meadhall.store.write(META.put, key, value)
        return await self.meadhall.store.read(META.get, key)

    async def boards_on_their_way(self) -> list[Any]:
        """Those of which Discord has not said yet that they are there."""
        return await self.rows("SELECT id FROM letters WHERE key = 'board' AND message = 0")

    async def edits_due(self) -> list[Any]:
        """What changes posts that stand, and is not done yet."""
        return await self.rows("SELECT id FROM outbox WHERE lane LIKE '%edit'")

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Of its database."""
        return await self.meadhall.store.read(lambda c: c.execute(sql, values).fetchall())

    async def change(self, sql: str, *values: Any) -> None:
        """Its database, as it could not be changed from outside."""
        await self.meadhall.store.write(lambda c: c.execute(sql, values).rowcount)
