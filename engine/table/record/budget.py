"""How often people may be called: by new lobbies, invitations and votes, by a role's mention.

Whoever opens and cancels lobbies in a loop would ping a role and friends without end, and so would
who offers a seat, or proposes something and withdraws it, again and again. So what calls somebody
is counted, in the transaction that calls them, and not given back when it is cancelled. In any
hour and in any day only so much is possible in a server, and for one person there: the figures
are the owner's (`/setup`), or the usual ones below.

Hints are counted in the same way: each is a second of thinking, for which all tables' computer
players wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from db.base.rows import Reason, Table
from db.people import budget
from db.people.budget import Call, Limit, Limited
from engine.table.record.facts import Refused
from engine.table.record.work import Work

HOUR: Final = 3600
DAY: Final = 24 * HOUR

CHOICES: Final[Mapping[Limited, tuple[Limit, ...]]] = {
    "person": (Limit(1, 3), Limit(2, 6), Limit(4, 12), Limit(10, 30)),
    "server": (Limit(5, 15), Limit(10, 30), Limit(20, 60), Limit(60, 200)),
    "role": (Limit(1, 2), Limit(2, 4), Limit(3, 8), Limit(6, 20)),
    "call": (Limit(3, 10), Limit(6, 20), Limit(12, 40), Limit(30, 100)),
}
"""What an owner chooses from: new lobbies of one person, and of all; mentions of the role;
invitations, offers and votes of one person."""

USUAL: Final[Mapping[Limited, Limit]] = {kind: limits[2] for kind, limits in CHOICES.items()}

UNDOING: Final = Limit(30, 120)
"""Answers that one person takes back after another one was asked something in their wake."""

LENDING: Final = Limit(6, 20)
"""How often one person has a computer player sit in; taking the seat back is free."""
HINTS: Final = Limit(60, 300)
"""Questions for which one person has a hint thought through: more than anybody plays in an hour."""


def limits_of(chosen: Mapping[Limited, Limit | None]) -> dict[Limited, Limit | None]:
    """All limits of a server, of what its owner chose."""
    return {**USUAL, **chosen}


def next_at(times: Sequence[int], limit: Limit | None, now: int) -> int | None:
    """When one more is possible, after those at these times (in order); None: now.

    >>> next_at([100, 200, 300], Limit(2, 9), 400), next_at([100, 200, 300], Limit(4, 3), 4000)
    (3800, 86500)
    >>> next_at([100, 200], Limit(3, 3), 400), next_at([100] * 99, None, 400)
    (None, None)
    """
    if limit is None:
        return None
    frees = [
        times[-most] + span
        for most, span in ((limit.hour, HOUR), (limit.day, DAY))
        if len(times) >= most
    ]
    at = max(frees, default=now)
    return at if at > now else None


def open_lobby(work: Work, guild: int, person: int) -> None:
    """A new lobby counts for whoever opens it, and for the server.

    Raises:
        Refused: budget-person, budget-server; `detail` is when the next one is possible.
    """
    limits = _limits(work, guild)
    _need(work, guild, "lobby", limits["person"], "budget-person", person)
    _need(work, guild, "lobby", limits["server"], "budget-server")
    prune(work)
    budget.spend(work.connection, guild, person, "lobby", work.now)


def prune(work: Work) -> None:
    """What was a day ago counts no more."""
    budget.prune(work.connection, work.now - DAY)


def call(work: Work, guild: int, person: int) -> None:
    """An invitation, an offer or a vote counts for whoever makes it.

    Raises:
        Refused: budget-call; `detail` is when the next one is possible.
    """
    limit = _limits(work, guild)["call"]
    _need(work, guild, "call", limit, "budget-call", person)
    budget.spend(work.connection, guild, person, "call", work.now)


def take_back(work: Work, guild: int, person: int) -> None:
    """Taking back after another person was asked counts, too: they were called for nothing.

    Raises:
        Refused: budget-undo; `detail` is when it is possible again.
    """
    _need(work, guild, "undo", UNDOING, "budget-undo", person)
    budget.spend(work.connection, guild, person, "undo", work.now)


def lend(work: Work, guild: int, person: int) -> None:
    """Having a computer player sit in counts for whoever asks for it: the thread tells everybody,
    and again when they are back.

    Raises:
        Refused: budget-lend; `detail` is when it is possible again.
    """
    _need(work, guild, "lend", LENDING, "budget-lend", person)
    budget.spend(work.connection, guild, person, "lend", work.now)


def need_hint(work: Work, guild: int, person: int) -> None:
    """Whether a hint is possible, without counting one.

    Raises:
        Refused: budget-hint; `detail` is when the next one is possible.
    """
    _need(work, guild, "hint", HINTS, "budget-hint", person)


def hint(work: Work, guild: int, person: int) -> None:
    """A hint that is thought through counts for whoever asked for it.

    Raises:
        Refused: as `need_hint`.
    """
    need_hint(work, guild, person)
    budget.spend(work.connection, guild, person, "hint", work.now)


def mention(work: Work, guild: int, person: int | None, about: str) -> bool:
    """Whether a post may mention the role, once: then it counts. One person has half of what the
    server has, so that the others' tables are told of, too. `person`: None for a vote."""
    limit = _limits(work, guild)["role"]
    if (
        next_at(budget.times(work.connection, guild, "role", work.now - DAY), limit, work.now)
        is not None
    ):
        return False
    if person is not None and limit is not None:
        own = Limit(-(-limit.hour // 2), -(-limit.day // 2))
        mine = budget.times(work.connection, guild, "role", work.now - DAY, person)
        if next_at(mine, own, work.now) is not None:
            return False
    budget.spend(work.connection, guild, person, "role", work.now, about)
    return True


def of_lobby(table: Table) -> str:
    """What the mention in a table's lobby goes by."""
    return f"lobby {table.id}"


def of_offer(offer: int) -> str:
    """What the mention in a seat's offer goes by."""
    return f"offer {offer}"


def _limits(work: Work, guild: int) -> dict[Limited, Limit | None]:
    return limits_of(budget.limits(work.connection, guild))


def _need(
    work: Work,
    guild: int,
    kind: Call,
    limit: Limit | None,
    reason: Reason,
    person: int | None = None,
) -> None:
    at = next_at(
        budget.times(work.connection, guild, kind, work.now - DAY, person), limit, work.now
    )
    if at is not None:
        raise Refused(reason, str(at))
