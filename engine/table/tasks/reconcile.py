"""Posts again what should be in Discord and is missing: prompts, boards, threads, lobbies.

The positions decide what should be there, never the outbox alone. A post that was refused and
parked, lost with a server that removed the bot, or deleted comes again in its present form. This
happens at every start, once a day, when the bot comes back to a server, when a server's permissions
change, and when a thread is deleted. Doing it twice is harmless.
"""

from __future__ import annotations

from typing import Final

from db.base.rows import DAY, Table
from db.people.people import APART, PEOPLE
from db.tables import letters, outbox, tables, votes
from db.tables.letters import Letter
from engine.table.answers import queries
from engine.table.record import deadlines, posting
from engine.table.record.transaction import Transaction

TOLD_LATE: Final = 14 * DAY  # how long after the end a result is still posted
BY_ITSELF: Final = 2
"""So many threads a table gets unasked: the first, and one more after a deletion."""


def ask_again(tx: Transaction, guild: int | None = None) -> list[int]:
    """Of all tables, or those of one server; the tables for which something was put out."""
    if guild is None:
        # Who had no server in common with the bot may have one by now.
        PEOPLE.set(tx.connection, {"dms_closed": APART}, dms_closed=False)
    touched = set(outbox.take_up(tx.connection, guild, tx.now - TOLD_LATE))
    for number in letters.missing_lobbies(tx.connection, guild):
        posting.lobby(tx, queries.table(tx, number))
        touched.add(number)
    for number in letters.missing_threads(tx.connection, guild, BY_ITSELF):
        table = queries.table(tx, number)
        if table.lobby_message is None:
            posting.lobby(tx, table)
        posting.put(tx, table, "thread")
        touched.add(number)
    for number, record in letters.missing_boards(tx.connection, guild, tx.now - TOLD_LATE):
        outbox.drop_waiting(tx.connection, number, ("milestone", "table"))
        posting.put(tx, queries.table(tx, number), "milestone", record=record)
        touched.add(number)
    for number, seat in letters.missing_panels(tx.connection, guild):
        posting.panels(tx, queries.table(tx, number), [seat])
        touched.add(number)
    for letter in letters.doubtful(tx.connection, guild):
        _look_at(tx, letter)
        touched.add(letter.table)
    for number, person in letters.outdated_reminders(tx.connection, guild):
        # Only such as were parked: they were refused, and may not be any more.
        outbox.drop_waiting(tx.connection, number, ("reminder",))
        deadlines.clear(tx, queries.table(tx, number), person, "dm", "thread")
        touched.add(number)
    return sorted(touched)


def _look_at(tx: Transaction, letter: Letter) -> None:
    """A message may be there, or stands twice: a post of its kind puts that right."""
    table = queries.table(tx, letter.table)
    match letter.key.partition("/")[0]:
        case "panel" if letter.person is not None:
            posting.privately(tx, table, "panel", letter.number, letter.person)
        case "board" if not outbox.has_waiting(tx.connection, table.id, "milestone"):
            posting.put(tx, table, "table")
        case "under-way":
            posting.put(tx, table, "table")
        case "lobby" | "full":
            posting.lobby(tx, table)
        case "vote":
            posting.vote(tx, table, letter.number)
        case "offer":
            posting.offer(tx, table, letter.number, letter.person)
        case "remind":
            # What is awaited still has a clock, and is reminded of by the next one.
            posting.tidy(tx, letter)
        case "post":
            letters.drop(tx.connection, [letter])


def came_back(tx: Transaction, guild: int) -> list[int]:
    """The bot is in this server again: its people are written to, and its tables told, again."""
    for person in tables.people_of(tx.connection, guild):
        PEOPLE.set(tx.connection, {"person": person}, dms_closed=False)
    return ask_again(tx, guild)


def thread_lost(tx: Transaction, number: int, thread: int) -> bool:
    """A table's thread was deleted: what stood in it does so no more. The first time another one
    is opened, with the position as it is; the host is told either way. Whether the table knew
    that thread as its own."""
    table = tables.load(tx.connection, number)
    if table is None or table.thread != thread:
        return False
    tables.update(tx.connection, number, thread=None)
    letters.LETTERS.drop(tx.connection, table_id=number, channel=thread)
    outbox.drop_waiting(tx.connection, number, ("milestone", "table", "say", "thread"))
    if table.phase != "running":
        posting.lobby(tx, table)
        return True
    again = tables.TABLES.value(tx.connection, "threads", id=number) < BY_ITSELF
    if again:
        reopen(tx, queries.table(tx, number))
    else:
        posting.lobby(tx, table)
    posting.note(tx, table, "thread-again" if again else "thread-gone")
    ask_again(tx, table.guild)
    return True


def bring_back(tx: Transaction, number: int, channel: int) -> None:
    """Somebody wants the table's thread back. What others asked for a moment ago is under way."""
    table = queries.table(tx, number)
    if table.phase == "running" and table.thread is None:
        reopen(tx, table, channel)


def reopen(tx: Transaction, table: Table, channel: int | None = None) -> None:
    """Open a thread for a running table that has none, from a lobby message of its own."""
    letters.drop(tx.connection, letters.of(tx.connection, table.id, "lobby"))
    channel = channel or table.channel
    tables.update(tx.connection, table.id, lobby_message=None, channel=channel)
    table = queries.table(tx, table.id)
    posting.lobby(tx, table)
    posting.put(tx, table, "thread")
    posting.put(tx, table, "milestone", record=table.records)
    for vote in votes.open_at(tx.connection, table.id):
        posting.vote(tx, table, vote.id)
