"""Puts out anew what should stand in Discord and does not: prompts, boards, threads, lobbies.

What is to stand follows from the positions, never from the outbox alone: a post that was refused
and parked, lost with a server that sent the bot away, or deleted, comes again in its present
form. Done at every start, once a day, when the bot comes back to a server, when a server's
permissions change, and when a thread is deleted. Doing it twice is harmless.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from db.base.pace import DAY
from db.base.rows import Table
from db.people import people
from db.tables import clocks, missing, outbox, panels, tables, votes
from engine.table.record import awaited, posting

TOLD_LATE: Final = 14 * DAY
"""A result is still posted so long after the end."""
BY_ITSELF: Final = 2
"""So many threads are opened for a table without being asked: the first, and one more after a
deletion."""


def ask_again(connection: sqlite3.Connection, now: int, guild: int | None = None) -> list[int]:
    """Of all tables, or those of one server; the tables for which something was put out."""
    if guild is None:
        people.take_dms_of_those_apart(connection)
    touched: dict[int, None] = {}
    for number in missing.lobbies(connection, guild):
        posting.lobby(connection, _table(connection, number))
        touched[number] = None
    for number in missing.threads(connection, guild, BY_ITSELF):
        table = _table(connection, number)
        if table.lobby_message is None:
            posting.lobby(connection, table)
        posting.thread(connection, table)
        touched[number] = None
    for number, record in missing.boards(connection, guild, now - TOLD_LATE):
        outbox.drop_waiting(connection, number, ("milestone", "table"), but=record)
        posting.milestone(connection, _table(connection, number), record)
        touched[number] = None
    seats = missing.prompts(connection, guild) + missing.left_over(connection, guild)
    for number, seat in seats:
        posting.panels(connection, _table(connection, number), [seat])
        touched[number] = None
    for number, person in missing.outdated(connection, guild):
        # Only such as were parked: they were refused, and may not be any more.
        outbox.drop_waiting(connection, number, ("reminder",))
        awaited.clear(connection, _table(connection, number), person, ("dm", "thread"))
        touched[number] = None
    return list(touched)


def came_back(connection: sqlite3.Connection, now: int, guild: int) -> list[int]:
    """The bot is in this server again: its people may be written to again, and its tables are
    told anew."""
    for person in missing.people_of(connection, guild):
        people.take_dms(connection, person)
    return ask_again(connection, now, guild)


def thread_lost(connection: sqlite3.Connection, now: int, number: int, thread: int) -> bool:
    """A table's thread was deleted: what stood in it does so no more. The first time another one
    is opened, with the position as it is; the host is told either way. Whether the table knew
    that thread as its own."""
    table = tables.load(connection, number)
    if table is None or table.thread != thread:
        return False
    tables.update(connection, number, thread=None, message=None)
    panels.taken_down(connection, number, thread)
    clocks.taken_down(connection, number, thread)
    outbox.drop_waiting(connection, number, ("milestone", "table", "say", "thread"))
    if table.phase != "running":
        return True
    again = tables.threads_opened(connection, number) < BY_ITSELF
    if again:
        reopen(connection, _table(connection, number))
    posting.note(connection, table, "thread-again" if again else "thread-gone")
    ask_again(connection, now, table.guild)
    return True


def reopen(connection: sqlite3.Connection, table: Table, channel: int | None = None) -> None:
    """Open a thread for a running table that has none, from a lobby message of its own, in its
    channel or another one."""
    tables.update(
        connection,
        table.id,
        lobby_message=None,
        channel=table.channel if channel is None else channel,
    )
    table = _table(connection, table.id)
    posting.lobby(connection, table)
    posting.thread(connection, table)
    posting.milestone(connection, table, table.records)
    for vote in votes.open_at(connection, table.id):
        votes.forget_message(connection, vote.id)
        posting.vote(connection, table, vote.id)


def _table(connection: sqlite3.Connection, number: int) -> Table:
    found = tables.load(connection, number)
    assert found is not None
    return found
