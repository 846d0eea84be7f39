"""How often people may be notified: by new lobbies, invitations and votes, by a role's mention.

Whoever opens and cancels lobbies in a loop would ping a role and friends without end, and so would
who offers a seat, or proposes something and withdraws it, again and again. So what notifies
somebody is counted, in the transaction that does it, and not given back when it is cancelled. Hints
are counted in the same way: each is a second of thinking, for which all tables' computer players
wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from db.people import budget
from db.people.budget import Call
from db.tables.tables import DAY, HOUR, Table
from engine.table.record.transaction import Reason, Refused, Transaction


class Limit(Struct, frozen=True):
    """How many in any hour and in any day."""

    hour: int
    day: int


LIMITS: Final[dict[Call, tuple[Limit, Reason]]] = {
    "lobby": (Limit(4, 12), "budget-person"),
    "call": (Limit(12, 40), "budget-call"),
    "undo": (Limit(30, 120), "budget-undo"),
    "lend": (Limit(6, 20), "budget-lend"),
    "hint": (Limit(60, 300), "budget-hint"),
}
"""What one person may do on a server: open lobbies; invite, offer seats and propose votes; take
back answers after another person was asked something; have a computer player sit in, which the
thread tells everybody; have hints, more than anybody plays in an hour."""

SERVER_LOBBIES: Final = Limit(20, 60)
MENTIONS: Final = Limit(3, 8)
PERSON_MENTIONS: Final = Limit(2, 4)
"""One person has half of a server's, so that others' tables are told of, too."""


def next_at(times: Sequence[int], limit: Limit, now: int) -> int | None:
    """When one more is possible, after those at these times (in order); None: now.

    >>> next_at([100, 200, 300], Limit(2, 9), 400), next_at([100, 200, 300], Limit(4, 3), 4000)
    (3800, 86500)
    >>> next_at([100, 200], Limit(3, 3), 400)
    """
    frees = [
        times[-most] + span
        for most, span in ((limit.hour, HOUR), (limit.day, DAY))
        if len(times) >= most
    ]
    at = max(frees, default=now)
    return at if at > now else None


def need(tx: Transaction, guild: int, person: int, kind: Call) -> None:
    """Refuse what is not possible for this person now, without counting it: budget-…, and `detail`
    is when it is possible again."""
    limit, reason = LIMITS[kind]
    at = _next(tx, guild, kind, limit, person)
    if at is not None:
        raise Refused(reason, str(at))


def spend(tx: Transaction, guild: int, person: int, kind: Call) -> None:
    """Count what this person does, or refuse it as `need` does; a lobby as budget-server, too."""
    need(tx, guild, person, kind)
    if kind == "lobby":
        at = _next(tx, guild, kind, SERVER_LOBBIES)
        if at is not None:
            raise Refused("budget-server", str(at))
        prune(tx)
    budget.spend(tx.connection, guild, person, kind, tx.now)


def prune(tx: Transaction) -> None:
    """What was a day ago counts no more."""
    budget.prune(tx.connection, tx.now - DAY)


def mention(tx: Transaction, guild: int, person: int | None, about: str) -> bool:
    """Whether a post may mention the role, once: then it counts. `person`: None for a vote."""
    if _next(tx, guild, "role", MENTIONS) is not None:
        return False
    if person is not None and _next(tx, guild, "role", PERSON_MENTIONS, person) is not None:
        return False
    budget.spend(tx.connection, guild, person, "role", tx.now, about)
    return True


def of_lobby(table: Table) -> str:
    """What the mention in a table's lobby goes by."""
    return f"lobby {table.id}"


def of_offer(offer: int) -> str:
    """What the mention in a seat's offer goes by."""
    return f"offer {offer}"


def _next(
    tx: Transaction, guild: int, kind: Call, limit: Limit, person: int | None = None
) -> int | None:
    times = budget.times(tx.connection, guild, kind, tx.now - DAY, person)
    return next_at(times, limit, tx.now)
