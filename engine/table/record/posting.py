"""Which rows an event at a table leaves in the outbox, and in which lane."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from db.people import servers
from db.tables import letters, tables
from db.tables.letters import Letter, Post, PostKind
from db.tables.tables import Seat, Table
from engine.table.record.transaction import Transaction

Saying = Literal[
    "time-up",  # name: time is up, the default answer was given for somebody
    "away",  # name, until: somebody is on vacation
    "woken",  # name: somebody goes on after a long silence
    "left",  # name: somebody left, a computer player took the seat
    "cancelled",  # why: "host", "manager", "empty": the game ended without a result
    "agreed",  # everybody agreed to end it
    "lent-asked",  # name: a computer player sits in, because they wanted it,
    "lent-absent",  # ... the patience ended
    "lent-voted",  # ... or the others voted for it
    "back",  # name: they play their own seat again
    "took-over",  # name, former: somebody took a seat over,
    "took-seat",  # ... or that of a computer player
    "declined",  # name: whoever was invited does not want the seat,
    "expired",  # ... or has not answered
    "host",  # name: is the host now
    "put-back",  # move, time: an older copy of the database was put in its place
    "answered-for",  # name: the default answer was given, as the others voted
]
"""What "say" posts say."""

Note = Literal["trouble", "unreached", "thread-again", "thread-gone"]
"""What somebody may have to be told of a table's posts."""


class Kind(Struct, frozen=True):
    """What the service knows of a kind of posts. `cogs.frame.mail.carries` says how it gets to
    Discord."""

    whose: Literal["table", "person", "either"]  # in whose lane it goes
    private: bool = False  # where it cannot be sent, the host need not hear of it


KINDS: Final[Mapping[PostKind, Kind]] = {
    "lobby": Kind("table"),
    "thread": Kind("table"),
    "milestone": Kind("table"),
    "pin": Kind("table", private=True),
    "table": Kind("table"),
    "panel": Kind("person", private=True),
    "hand": Kind("person", private=True),
    "tidy": Kind("either", private=True),
    "say": Kind("table"),
    "reminder": Kind("either", private=True),
    "pace": Kind("table"),
    "stalled": Kind("table"),
    "vote": Kind("table"),
    "withdrawn": Kind("person", private=True),
    "offer": Kind("either"),
    "invited": Kind("person"),
    "gone": Kind("table"),
    "arrival": Kind("table"),
    "lock": Kind("table"),
    "note": Kind("person", private=True),
    "full": Kind("person", private=True),
    "result": Kind("person", private=True),
    "lost": Kind("either", private=True),
}


def lane_of_table(table: int) -> str:
    """The lobby message and all that is posted in the thread, in order."""
    return f"t{table}"


def lane_of_person(person: int) -> str:
    """All that one person gets in private."""
    return f"p{person}"


def put(
    tx: Transaction,
    table: Table,
    kind: PostKind,
    *,
    to: int | None = None,
    record: int | None = None,
    seat: int | None = None,
    payload: dict[str, Any] | None = None,
    beside: int | str | None = None,
) -> None:
    """Put a post into the outbox: for the lobby message or the thread, or `to` one person. Nothing
    else waits for what goes `beside` them, under this name."""
    if KINDS[kind].whose == ("table" if to is not None else "person"):
        raise ValueError(f"{kind!r} to {to}")
    tx.touched.add(table.id)
    lane = lane_of_table(table.id) if to is None else lane_of_person(to)
    letters.put_post(
        tx.connection,
        table=table.id,
        lane=lane if beside is None else f"{lane}/{beside}",
        kind=kind,
        record=table.records if record is None else record,
        seat=seat,
        payload=payload,
    )


def board_again(tx: Transaction, table: Table, record: int, instead: int) -> None:
    """A new table message in place of one that is gone, or shows what was undone (`instead`: its
    id), which pings nobody, unless one is to come anyway. A post of its own, so it is looked for
    like any other."""
    if not letters.post_waits(tx.connection, table.id, "milestone"):
        put(tx, table, "milestone", record=record, payload={"quiet": True, "instead": instead})


def table(tx: Transaction, table: Table) -> None:
    """Update the board's words, and the panels that say whom the table waits for."""
    put(tx, table, "table")
    who_waits(tx, table)


def who_waits(tx: Transaction, table: Table) -> None:
    panels(tx, table, letters.that_wait(tx.connection, table.id))


def say(tx: Transaction, table: Table, key: Saying, **args: Any) -> None:
    """A short notice in the thread."""
    put(tx, table, "say", payload={"key": key, **args})


def panels(tx: Transaction, table: Table, seats: Iterable[int]) -> None:
    """The private panels of these seats' people; at the end also where a computer player sat in."""
    for number in sorted(seats):
        seat = table.seats[number]
        sat_in = seat.stand_in and table.phase != "running"
        if seat.person is not None and (sat_in or not seat.computer):
            privately(tx, table, "panel", number, seat.person)


def played_on(seat: Seat) -> bool:
    """Whether a person sits there to the end of the game, also where a computer player sat in."""
    return seat.person is not None and not seat.left and bool(seat.stand_in or not seat.computer)


def privately(tx: Transaction, table: Table, kind: PostKind, seat: int, person: int) -> None:
    """About a seat that this person has, or had: "panel", "hand", "withdrawn", "result"."""
    put(tx, table, kind, to=person, seat=seat, payload={"person": person})


def later(tx: Transaction, table: Table, post: Post) -> None:
    """The same post once more, which may wait; nothing else waits for it."""
    to, payload = post.payload.get("person"), post.payload | {"later": True}
    put(tx, table, post.kind, to=to, seat=post.seat, payload=payload, beside=f"t{table.id}")


def lock(tx: Transaction, table: Table) -> None:
    """Lock the thread of a finished table, after its other posts, if the server's owner wants
    that."""
    if servers.get(tx.connection, table.guild).locks:
        put(tx, table, "lock")


def note(tx: Transaction, table: Table, what: Note, /, **about: Any) -> None:
    """Tell the host what is wrong with a table's posts."""
    if table.host > 0:
        payload = {"person": table.host, "what": what, **about}
        put(tx, table, "note", to=table.host, payload=payload)


def tidy(tx: Transaction, letter: Letter) -> None:
    """Take this message away, or look for it, once that is possible; nothing waits for that."""
    known = tables.load(tx.connection, letter.table)
    assert known is not None
    number = letters.go(tx.connection, letter)
    put(tx, known, "tidy", to=letter.person, payload={"letter": number}, beside=number)


def tidied(tx: Transaction, table: Table, number: int, *, gone: bool) -> None:
    """A letter's message is `gone`, or stands by right. If somebody has pressed in it meanwhile it
    is their panel: it is known further, or they get another one."""
    letter = letters.get(tx.connection, number)
    if letter is None or not (letter.going or gone):
        return
    letters.drop(tx.connection, [letter])
    if not letter.going and letter.person is not None:
        privately(tx, table, "panel", letter.number, letter.person)


def vote(tx: Transaction, table: Table, number: int) -> None:
    """Post the message of a vote, or update it."""
    put(tx, table, "vote", payload={"vote": number})


def offer(tx: Transaction, table: Table, number: int, person: int | None) -> None:
    """The same of a seat on offer, for one person or for anybody."""
    put(tx, table, "offer", to=person, payload={"offer": number})
