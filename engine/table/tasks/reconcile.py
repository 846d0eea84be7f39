"""Posts again what should be in Discord and is missing: prompts, boards, threads, lobbies.

The positions decide what should be there, never the outbox alone. A post that was refused and
parked, lost with a server that removed the bot, or deleted comes again in its present form. This
happens at every start, once a day, when the bot comes back to a server, when a server's permissions
change, and when a thread is deleted. Doing it twice is harmless.

And where an older copy of the database was put in its place, what stands in Discord is of a future
that it does not know. In one transaction nothing of that future can do anything any more, and posts
are put out that take it away, say so, and ask everybody anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from db.copies import put_back
from db.people.people import APART, PEOPLE
from db.tables import clocks, letters, proposals, tables
from db.tables.letters import Letter, Post
from db.tables.tables import DAY, Table
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
    touched = set(letters.take_up_posts(tx.connection, guild, tx.now - TOLD_LATE))
    for number in letters.missing_lobbies(tx.connection, guild):
        posting.put(tx, queries.table(tx, number), "lobby")
        touched.add(number)
    for number in letters.missing_threads(tx.connection, guild, BY_ITSELF):
        table = queries.table(tx, number)
        if table.lobby_message is None:
            posting.put(tx, table, "lobby")
        posting.put(tx, table, "thread")
        touched.add(number)
    for number, record in letters.missing_boards(tx.connection, guild, tx.now - TOLD_LATE):
        letters.drop_posts(tx.connection, number, ("milestone", "table"))
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
        letters.drop_posts(tx.connection, number, ("reminder",))
        deadlines.clear(tx, queries.table(tx, number), person, "dm", "thread")
        touched.add(number)
    tx.touched.update(touched)  # also where only what was parked is carried again
    return sorted(touched)


def _look_at(tx: Transaction, letter: Letter) -> None:
    """A message may be there, or stands twice: a post of its kind puts that right."""
    table = queries.table(tx, letter.table)
    match letter.key.partition("/")[0]:
        case "panel" if letter.person is not None:
            posting.privately(tx, table, "panel", letter.number, letter.person)
        case "board" if not letters.post_waits(tx.connection, table.id, "milestone"):
            posting.put(tx, table, "table")
        case "under-way":
            posting.put(tx, table, "table")
        case "lobby" | "full":
            posting.put(tx, table, "lobby")
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
    letters.drop_posts(tx.connection, number, ("milestone", "table", "say", "thread"))
    if table.phase != "running":
        posting.put(tx, table, "lobby")
        return True
    again = tables.TABLES.value(tx.connection, "threads", id=number) < BY_ITSELF
    if again:
        reopen(tx, queries.table(tx, number))
    else:
        posting.put(tx, table, "lobby")
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
    posting.put(tx, table, "lobby")
    posting.put(tx, table, "thread")
    posting.put(tx, table, "milestone", record=table.records)
    for vote in proposals.open_votes(tx.connection, table.id):
        posting.vote(tx, table, vote.id)


# An older copy


class Pressed(Struct, frozen=True):
    """A button that stands in Discord names these, though this database never gave them."""

    table: int
    ticket: int = 0


class Lost(Struct, frozen=True):
    """A prompt that stands though this database does not know it."""

    table: int
    person: int
    channel: int
    message: int
    reminds: bool = False  # it is a reminder


def put_right(tx: Transaction, signs: int = 0, pressed: Pressed | None = None) -> list[int] | None:
    """Go on from the older copy: the running tables that are told. `signs`: those of life that the
    file beside the database knows, where that has noticed it. None: what was `pressed` is known
    after all, for somebody else has pressed its like a moment ago."""
    connection = tx.connection
    if pressed is not None and put_back.gave(connection, pressed.table, pressed.ticket):
        return None
    # Where it was noticed late, newer messages than the copy's last may be known by now.
    after = put_back.newest_known(connection) if signs else 0
    put_back.leave_lost_numbers(connection, tx.now, signs)
    panels = put_back.forget_what_stands(connection)
    for person, number in put_back.written_to(connection):
        payload = {"person": person, "after": after}
        posting.put(tx, queries.table(tx, number), "lost", to=person, payload=payload)
    for panel in panels:
        if 0 < after <= panel.message:
            letters.drop(connection, [panel])  # it is looked through up to there
        else:
            posting.tidy(tx, panel)
    ask_again(tx)
    told = []
    for number, answers in put_back.at_stake(connection):
        table = queries.table(tx, number)
        posting.put(tx, table, "lobby")
        if _tell(tx, table, after, answers):
            told.append(number)
    put_back.look_first(connection)
    return told


def take_away(tx: Transaction, post: Post, lost: Iterable[Lost]) -> None:
    """Each of them goes, unless it has become known by then."""
    for one in lost:
        table = tables.load(tx.connection, one.table) or queries.table(tx, post.table)
        if letters.is_known(tx.connection, one.message):
            continue
        key = "remind/dm" if one.reminds else f"panel/{table.seat_of(one.person) or 0}"
        public = one.channel in (table.thread, table.channel)
        letter = Letter(0, table.id, key, one.person, one.channel, "", one.message, public=public)
        posting.tidy(tx, letter)


def _tell(tx: Transaction, table: Table, after: int, answers: int) -> bool:
    """Take away what stands, and tell a running table how it is now, unless it was put away."""
    posting.put(tx, table, "lost", payload={"after": after})
    watch = clocks.watch(tx.connection, table.id)
    if table.phase != "running" or (watch is not None and watch.stage == "archived"):
        return False
    letters.drop_posts(tx.connection, table.id, ("milestone",))
    posting.say(tx, table, "put-back", move=answers, time=f"<t:{table.touched_at}:f>")
    board = letters.first(tx.connection, table.id, "board")
    told = {} if board is None else {"quiet": True, "instead": board.message}
    posting.put(tx, table, "milestone", record=table.records, payload=told)
    for vote in proposals.open_votes(tx.connection, table.id):
        posting.vote(tx, table, vote.id)
    for offer in proposals.open_offers(tx.connection, table.id):
        posting.offer(tx, table, offer.id, offer.person)
    return True
