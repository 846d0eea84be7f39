"""What there is: the very JSON that Discord tells, by id, kept in one SQLite table.

Keys of our own begin with `_` and are never told. Whoever changes a thing puts it back on its
shelf, which writes it down before anybody hears of the change.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from discord.utils import DISCORD_EPOCH

Json = dict[str, Any]

TEXT, DM, VOICE, NEWS = 0, 1, 2, 5
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS: Final = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
THREADS_IN: Final = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,)}
"""The threads that channels can have, first the kind for everybody."""
FILE = "world.sqlite3"


def told(thing: Json) -> Json:
    return {key: value for key, value in thing.items() if not key.startswith("_")}


def made_ms(snowflake: str) -> int:
    """When an id was made, in milliseconds since 1970."""
    return (int(snowflake) >> 22) + DISCORD_EPOCH


def iso(ms: int) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds")


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component with all that lies in it, in reading order."""
    for part in components:
        yield part
        yield from walk(part.get("components") or ())
        yield from walk([part[key] for key in ("accessory", "component") if part.get(key)])


class Clock:
    """Real time, which a test may put forward."""

    def __init__(self) -> None:
        self.ahead_ms = 0
        self.last_id = 0  # no later id may be this one or smaller

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms

    def next_id(self) -> str:
        """A snowflake: strictly growing, and telling its own time."""
        self.last_id = max((self.now_ms() - DISCORD_EPOCH) << 22, self.last_id + 1)
        return str(self.last_id)


class Shelf(dict[str, Json]):
    """Things of one kind by id, in the order in which they came."""

    def __init__(self, name: str, database: sqlite3.Connection) -> None:
        super().__init__()
        self._name = name
        self._database = database
        asked = "SELECT id, thing FROM things WHERE shelf = ? ORDER BY rowid"
        for id_, thing in database.execute(asked, (name,)):
            self.keep(id_, json.loads(thing))

    def keep(self, id_: str, thing: Json) -> None:
        """Without writing it down."""
        self[id_] = thing

    def put(self, thing: Json) -> Json:
        """Keep a new thing, or what became of one."""
        self.keep(thing["id"], thing)
        _write(self._database, self._name, thing["id"], json.dumps(thing))
        return thing

    def drop(self, id_: str) -> None:
        self.pop(id_, None)
        self._database.execute("DELETE FROM things WHERE shelf = ? AND id = ?", (self._name, id_))


class Messages(Shelf):
    """The messages, channel by channel too."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.by_channel: dict[str, dict[str, Json]] = {}
        super().__init__("messages", database)

    def keep(self, id_: str, thing: Json) -> None:
        super().keep(id_, thing)
        self.by_channel.setdefault(thing["channel_id"], {})[id_] = thing

    def drop(self, id_: str) -> None:
        if (message := self.get(id_)) is not None:
            self.by_channel[message["channel_id"]].pop(id_, None)
        super().drop(id_)

    def of(self, channel_id: str) -> list[Json]:
        """All messages of a channel, oldest first."""
        return list(self.by_channel.get(channel_id, {}).values())


def _write(database: sqlite3.Connection, shelf: str, id_: str, thing: str | bytes) -> None:
    database.execute(
        "INSERT INTO things (shelf, id, thing) VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET thing = excluded.thing",
        (shelf, id_, thing),
    )


class World:
    """Everything that is kept. Without a folder nothing outlives the process."""

    def __init__(self, folder: Path | None, url: str, clock: Clock) -> None:
        """`url`: where files are served."""
        self.url = url
        self.clock = clock
        self._database = database = _open(folder)
        self._move(url)
        self.guilds = Shelf("guilds", database)
        self.people = Shelf("people", database)
        self.roles = Shelf("roles", database)
        self.channels = Shelf("channels", database)
        self.messages = Messages(database)
        self.commands = Shelf("commands", database)
        self.emojis = Shelf("emojis", database)
        for shelf in (self.channels, self.messages, self.commands, self.emojis):
            clock.last_id = max(clock.last_id, *map(int, shelf), 0)
        # A client forgets them when it starts anew, and their interactions are over.
        for message in [m for m in self.messages.values() if m.get("_seen_by")]:
            self.drop_message(message)

    def _move(self, url: str) -> None:
        """Files are served at another port than they were."""
        move = "UPDATE things SET thing = replace(thing, ?, ?) WHERE shelf <> 'files'"
        known = self._database.execute("SELECT thing FROM things WHERE shelf = 'url'").fetchall()
        for (before,) in known:
            self._database.execute(move, (f'"{before}/', f'"{url}/'))
        _write(self._database, "url", "", url)

    def close(self) -> None:
        self._database.close()

    @property
    def guild(self) -> Json:
        """The one server."""
        return next(iter(self.guilds.values()))

    @property
    def bot(self) -> Json:
        """The application's own person."""
        return next(person for person in self.people.values() if "bot" in person)

    def keep_file(self, id_: str, content: bytes) -> None:
        _write(self._database, "files", id_, content)

    def file(self, id_: str) -> bytes | None:
        """The bytes; None where there are none (any more)."""
        asked = "SELECT thing FROM things WHERE shelf = 'files' AND id = ?"
        found = self._database.execute(asked, (id_,)).fetchone()
        return found and bytes(found[0])

    def drop_file(self, id_: str) -> None:
        self._database.execute("DELETE FROM things WHERE shelf = 'files' AND id = ?", (id_,))

    def drop_message(self, message: Json) -> None:
        self.messages.drop(message["id"])
        for file in message["_files"]:
            self.drop_file(file["id"])


def _open(folder: Path | None) -> sqlite3.Connection:
    where = ":memory:"
    if folder is not None:
        # Hands lie there, too: in what the bot wrote to people.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        where = os.fspath(folder / FILE)
    database = sqlite3.connect(where, isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    # Ending the process loses nothing; losing the machine's power may lose the last second.
    database.execute("PRAGMA synchronous = NORMAL")
    database.execute(
        "CREATE TABLE IF NOT EXISTS things"
        " (shelf TEXT, id TEXT, thing ANY, PRIMARY KEY (shelf, id))"
    )
    return database
