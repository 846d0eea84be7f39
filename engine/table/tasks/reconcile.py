"""Posts again what should be in Discord and is missing: prompts, boards, threads, lobbies.

The positions decide what should be there, never the outbox alone. A post that was refused and
parked, lost with a server that removed the bot, or deleted comes again in its present form. This
happens at every start, once a day, when the bot comes back to a server, when a server's permissions
change, and when a thread is deleted. Doing it twice is harmless.
"""

from __future__ import annotations

from typing import Final

from db.base.pace import DAY
from db.base.rows import Post, Table
from db.people import people
from db.tables import clocks, missing, outbox, panels, tables, votes
from engine.table.record import awaited, posting
from engine.table.record.work import Work

TOLD_LATE: Final = 14 * DAY
"""How long after the end a result is still posted."""
BY_ITSELF: Final = 2
"""So many threads are opened for a table without being asked: the first, and one more after a
deletion."""


def ask_again(work: Work, guild: int | None = None) -> list[int]:
    """Of all tables, or those of one server; the tables for which something was put out."""
    if guild is None:
        people.take_dms_of_those_apart(work.connection)
    taken_up = outbox.take_up(work.connection, guild, work.now - TOLD_LATE)
    touched: dict[int, None] = dict.fromkeys(taken_up)
    for number in missing.lobbies(work.connection, guild):
        posting.lobby(work, _table(work, number))
        touched[number] = None
    for number in missing.threads(work.connection, guild, BY_ITSELF):
        table = _table(work, number)
        if table.lobby_message is None:
            posting.lobby(work, table)
        posting.thread(work, table)
        touched[number] = None
    for number, record in missing.boards(work.connection, guild, work.now - TOLD_LATE):
        outbox.drop_waiting(work.connection, number, ("milestone", "table"), but=record)
        posting.milestone(work, _table(work, number), record)
        touched[number] = None
    for number in missing.unsure_boards(work.connection, guild, work.now - TOLD_LATE):
        posting.table(work, _table(work, number))
        touched[number] = None
    seats = missing.prompts(work.connection, guild) + missing.left_over(work.connection, guild)
    for number, seat in seats:
        posting.panels(work, _table(work, number), [seat])
        touched[number] = None
    for post in outbox.take_unsure(work.connection, guild, "reminder"):
        _look_for_reminder(work, post)
        touched[post.table] = None
    for number, person in missing.outdated(work.connection, guild):
        # Only such as were parked: they were refused, and may not be any more.
        outbox.drop_waiting(work.connection, number, ("reminder",))
        awaited.clear(work, _table(work, number), person, "dm", "thread")
        touched[number] = None
    return list(touched)


def _look_for_reminder(work: Work, post: Post) -> None:
    """A reminder was parked that may have got there, into any thread of a table that it is about:
    there it goes. What is awaited still has a clock, and is reminded of by the next one."""
    if post.payload.get("what") not in ("dm", "thread"):
        return
    person = int(post.payload["person"])
    for number in post.payload.get("tables", (post.table,)):
        table = tables.load(work.connection, int(number))
        if table is not None and table.thread is not None:
            posting.unseen(work, table, None, person, table.thread, post.nonce)


def came_back(work: Work, guild: int) -> list[int]:
    """The bot is in this server again: its people may be written to again, and its tables are
    told again."""
    for person in missing.people_of(work.connection, guild):
        people.take_dms(work.connection, person)
    return ask_again(work, guild)


def thread_lost(work: Work, number: int, thread: int) -> bool:
    """A table's thread was deleted: what stood in it does so no more. The first time another one
    is opened, with the position as it is; the host is told either way. Whether the table knew
    that thread as its own."""
    table = tables.load(work.connection, number)
    if table is None or table.thread != thread:
        return False
    tables.update(work.connection, number, thread=None, message=None)
    calls = {"table_id": number, "channel": thread, "called": True}
    panels.PANELS.set(work.connection, calls, awaited=False)
    clocks.REMINDERS.drop(work.connection, table_id=number, channel=thread)
    outbox.drop_waiting(work.connection, number, ("milestone", "table", "say", "thread"))
    if table.phase != "running":
        posting.lobby(work, table)
        return True
    again = tables.threads_opened(work.connection, number) < BY_ITSELF
    if again:
        reopen(work, _table(work, number))
    else:
        posting.lobby(work, table)
    posting.note(work, table, "thread-again" if again else "thread-gone")
    ask_again(work, table.guild)
    return True


def bring_back(work: Work, number: int, channel: int) -> None:
    """Somebody wants the table's thread back. What others asked for a moment ago is under way."""
    table = _table(work, number)
    if table.phase == "running" and table.thread is None:
        reopen(work, table, channel)


def reopen(work: Work, table: Table, channel: int | None = None) -> None:
    """Open a thread for a running table that has none, from a lobby message of its own, in its
    channel or another one."""
    tables.update(
        work.connection,
        table.id,
        lobby_message=None,
        channel=table.channel if channel is None else channel,
    )
    table = _table(work, table.id)
    posting.lobby(work, table)
    posting.thread(work, table)
    posting.milestone(work, table, table.records)
    for vote in votes.open_at(work.connection, table.id):
        votes.set_message(work.connection, vote.id, None)
        posting.vote(work, table, vote.id)


def _table(work: Work, number: int) -> Table:
    found = tables.load(work.connection, number)
    assert found is not None
    return found
