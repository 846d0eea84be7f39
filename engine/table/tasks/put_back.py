"""An older copy of the database was put in its place: what stands in Discord is of a future that it
does not know. In one transaction nothing of that future can do anything any more, and posts are put
out that take it away, say so, and ask everybody anew."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from db.base.rows import Post, Table
from db.copies import put_back
from db.tables import clocks, letters, offers, outbox, tables, votes
from db.tables.letters import Letter
from engine.table.answers import queries
from engine.table.record import posting
from engine.table.record.transaction import Transaction
from engine.table.tasks import reconcile


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
    reconcile.ask_again(tx)
    told = []
    for number, answers in put_back.at_stake(connection):
        table = queries.table(tx, number)
        posting.lobby(tx, table)
        if _tell(tx, table, after, answers):
            told.append(number)
    put_back.look_first(connection)
    return told


def known(tx: Transaction, post: Post) -> set[int]:
    """Of the messages that a "lost" is about those that stay."""
    person = post.payload.get("person")
    table = post.table if person is None else None
    return put_back.known(tx.connection, table=table, person=person)


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


def look_later(tx: Transaction, person: int, number: int) -> None:
    """What stands in somebody's direct messages cannot be taken away now: nothing waits for it."""
    payload = {"person": person, "after": 0, "late": True}
    posting.put(tx, queries.table(tx, number), "lost", to=person, payload=payload)


def _tell(tx: Transaction, table: Table, after: int, answers: int) -> bool:
    """Take away what stands, and tell a running table how it is now, unless it was put away."""
    posting.put(tx, table, "lost", payload={"after": after})
    watch = clocks.watch(tx.connection, table.id)
    if table.phase != "running" or (watch is not None and watch.stage == "archived"):
        return False
    outbox.drop_waiting(tx.connection, table.id, ("milestone",))
    posting.say(tx, table, "put-back", move=answers, time=f"<t:{table.touched_at}:f>")
    board = letters.first(tx.connection, table.id, "board")
    told = {} if board is None else {"quiet": True, "instead": board.message}
    posting.put(tx, table, "milestone", record=table.records, payload=told)
    for vote in votes.open_at(tx.connection, table.id):
        posting.vote(tx, table, vote.id)
    for offer in offers.open_at(tx.connection, table.id):
        posting.offer(tx, table, offer.id, offer.person)
    return True
