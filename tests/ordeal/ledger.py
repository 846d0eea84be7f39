"""What is noted beside the bot: every row that its outbox ever had, every message that it sent,
and what people saw confirmed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.kit.contract import Picks
from tests.e2e import records
from tests.localtable.stand_in import Exchange, StandIn

MARK = 10
"""So many characters of a nonce name its post."""

_WATCH = """
CREATE TABLE IF NOT EXISTS ordeal_posts (
    id INTEGER PRIMARY KEY, table_id INTEGER, kind TEXT, record INTEGER, seat INTEGER,
    payload_json TEXT, nonce TEXT, parked TEXT, gone INTEGER DEFAULT 0);
CREATE TRIGGER IF NOT EXISTS ordeal_new AFTER INSERT ON outbox BEGIN
    INSERT INTO ordeal_posts VALUES
    (NEW.id, NEW.table_id, NEW.kind, NEW.record, NEW.seat, NEW.payload_json, NEW.nonce, NULL, 0);
END;
CREATE TRIGGER IF NOT EXISTS ordeal_parked AFTER UPDATE OF parked ON outbox BEGIN
    UPDATE ordeal_posts SET parked = NEW.parked WHERE id = NEW.id;
END;
CREATE TRIGGER IF NOT EXISTS ordeal_gone AFTER DELETE ON outbox BEGIN
    UPDATE ordeal_posts SET gone = 1 WHERE id = OLD.id;
END;
"""


def watch(database: Path) -> None:
    """Have the database note each row of its outbox, in the transaction that writes it."""
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        connection.executescript(_WATCH)


@dataclass(frozen=True)
class Row:
    """A row that the outbox has or had."""

    id: int
    table: int
    kind: str
    record: int
    seat: int | None
    nonce: str
    parked: str | None
    gone: bool

    @property
    def mark(self) -> str:
        return self.nonce[:MARK]


class Books:
    """The bot's database, read from outside. A connection lives for one look: what a kill leaves
    behind is for the bot to recover."""

    def __init__(self, database: Path) -> None:
        self.database = database

    def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with records.reading(self.database) as connection:
            return connection.execute(sql, values).fetchall()

    def table(self, number: int) -> Any:
        return records.table_of(self.database, number)

    def opens(self, number: int) -> list[Any]:
        return records.opens_of(self.database, number)[1]

    def newest_of(self, host: int, game: str) -> tuple[int, str] | None:
        """The newest table of a host's: its number and phase."""
        sql = "SELECT id, phase FROM tables WHERE host = ? AND game = ? ORDER BY id DESC LIMIT 1"
        return next(((row[0], row[1]) for row in self._rows(sql, host, game)), None)

    def rows(self, table: int | None = None) -> list[Row]:
        """All rows that were ever in the outbox, of one table or of all."""
        sql = (
            "SELECT id, table_id, kind, record, seat, nonce, parked, gone"
            " FROM ordeal_posts WHERE ? IS NULL OR table_id = ? ORDER BY id"
        )
        return [
            Row(i, t, k, r, s, n, p, bool(g))
            for i, t, k, r, s, n, p, g in self._rows(sql, table, table)
        ]

    def tickets(self, table: int) -> int:
        """The last ticket that a table gave."""
        return int(self._rows("SELECT tickets FROM tables WHERE id = ?", table)[0][0])

    def waiting(self) -> int:
        """How many rows are still to be carried, apart from boards that are to be pinned."""
        sql = "SELECT count(*) FROM outbox WHERE parked IS NULL AND kind <> 'pin'"
        return int(self._rows(sql)[0][0])

    def answers(self, table: int) -> int:
        """Answers in a table's log."""
        sql = "SELECT count(*) FROM log WHERE table_id = ? AND kind = 'answer'"
        return int(self._rows(sql, table)[0][0])


@dataclass
class Sent:
    """A message that the bot sent to a channel or in a DM."""

    id: str
    channel: str
    nonce: str
    removed: str = ""
    """By whose hand it went: "person", "thread", "bot"."""
    beside: str = ""
    """The message that the same post had become there before, and that stood still."""
    lost: bool = False
    """It was sent after the copy of the database that was put back since."""

    @property
    def mark(self) -> str:
        return self.nonce[:MARK]


class Archive:
    """Every message that the bot sent, also those that are gone."""

    def __init__(self, local: StandIn) -> None:
        self.local = local
        self.sent: dict[str, Sent] = {}
        local.on_exchange.append(self._exchanged)

    def _exchanged(self, exchange: Exchange) -> None:
        parts = exchange.path.split("/")
        if exchange.method == "DELETE" and exchange.status == 204 and len(parts) == 5:
            self.removed(parts[4], "bot")
        posted = exchange.method == "POST" and exchange.status == 200 and len(parts) == 4
        if not posted or parts[1] != "channels" or parts[3] != "messages":
            return
        body, made = exchange.body or {}, exchange.answer
        if made["id"] in self.sent:
            return  # Discord knew its nonce.
        sent = Sent(made["id"], parts[2], str(body.get("nonce") or ""))
        for other in self.sent.values():
            if (other.mark, other.channel) == (sent.mark, sent.channel) and not other.removed:
                sent.beside = other.id
        self.sent[sent.id] = sent

    def forget(self, channel: str) -> None:
        """That channel's are needed no more."""
        for sent in [sent for sent in self.sent.values() if sent.channel == channel]:
            del self.sent[sent.id]

    def removed(self, message: str, by: str) -> None:
        """Somebody deleted it."""
        if message in self.sent:
            self.sent[message].removed = by


@dataclass
class Claims:
    """What people pressed at one table and saw confirmed, by the tickets of the questions."""

    books: Books
    table: int
    made: dict[int, list[tuple[int, int, Picks]]] = field(default_factory=dict)
    """Seat, the question's number, picks: of every press that may have been taken. The bot may
    have written one down in its last moment, and refuse the one after its restart."""
    confirmed: dict[int, str] = field(default_factory=dict)
    """By whom the answer was seen to be given."""
    lost_until: int = 0
    """What was confirmed of tickets up to this one, and is not in `kept`, was lost with a copy."""
    kept: set[int] = field(default_factory=set)

    def restored(self, kept: set[int]) -> None:
        """A copy in which these were confirmed is about to be put in the database's place."""
        self.kept = kept
        self.lost_until = self.books.tickets(self.table)

    def standing(self) -> set[int]:
        """The tickets of the answers that were confirmed, and not lost."""
        return {ticket for ticket in self.confirmed if not self.is_lost(ticket)}

    def is_lost(self, ticket: int) -> bool:
        """Whether nobody may ask for its answer any more."""
        return ticket <= self.lost_until and ticket not in self.kept

    def note(self, ticket: int, act: str, values: list[str]) -> None:
        """Somebody is about to press what answers."""
        asked = next((o for o in self.books.opens(self.table) if o.ticket == ticket), None)
        if asked is None:
            return  # it was answered just before the bot died, and the panel does not know yet
        options = asked.question.options
        if act == "ok":
            laid = asked.draft if asked.question.accepts(asked.draft) is None else asked.given
            picks = laid or ()
        else:
            chosen = values[0] if values else act[1:]
            if not chosen.isdecimal() or int(chosen) >= len(options):
                return  # ready made: it is looked at, and confirmed after
            picks = (options[int(chosen)],)
        claim = (asked.question.seat, asked.question.number, picks)
        self.made.setdefault(ticket, []).append(claim)
