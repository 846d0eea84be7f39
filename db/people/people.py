"""What the bot knows of people: their language, and whether they take direct messages."""

from __future__ import annotations

import sqlite3
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from db.base.access import Access
from db.base.pace import Wishes

Explain = Literal["new", "always", "never"]
"""Whether moves are explained: of games that are new to them, always, never."""
APART = 2
"""In `dms_closed`: for want of a server in common. 1: the person wants none."""


class Person(Struct, frozen=True):
    """One person. All but the id may be unknown."""

    person: int
    name: str = ""
    """The display name that was seen last."""
    locale: str | None = None
    """The language they chose."""
    seen_locale: str | None = None
    """The language of their Discord when it was seen last."""
    dm_channel: int | None = None
    dms_closed: bool = False
    """The last direct message to them was refused."""
    confirm: bool = False
    """They want to confirm each answer, a single pick too."""
    text_only: bool = False
    """They want positions in words instead of pictures."""
    explain: Explain = "new"
    gather: bool = False
    """While a table waits for them, others come without a sound, and reminders name them all."""


class People:
    """Rows come into being when something becomes known."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, person: int) -> Person:
        """All that is known; a blank one if nothing is."""
        return await self._access.read(lambda c: get(c, person))

    async def locale(self, person: int) -> str | None:
        """The language they chose, otherwise the one that was seen last, otherwise None."""
        known = await self.get(person)
        return known.locale or known.seen_locale

    async def set_locale(self, person: int, locale: str | None) -> None:
        """Their choice; None takes it back."""
        await self._set(person, locale=locale)

    async def seen(
        self, person: int, name: str, locale: str | None, *, try_dms: bool = False
    ) -> Person:
        """Their display name and Discord's language, as an interaction brought them; and all
        that is known then. `try_dms`: if the last direct message was refused, they are tried
        again. Writes only what is new."""
        known = await self.get(person)
        news: dict[str, Any] = {}
        if (known.name, known.seen_locale) != (name, locale):
            news = {"name": name, "seen_locale": locale}
        if try_dms and known.dms_closed:
            news["dms_closed"] = False
        if news:
            await self._set(person, **news)
        return replace(known, **news)

    async def dm_channel(self, person: int) -> int | None:
        """Their direct messages' channel, if it was ever opened."""
        return (await self.get(person)).dm_channel

    async def dms_closed(self, person: int) -> bool:
        """Whether the last direct message was refused."""
        return (await self.get(person)).dms_closed

    async def set_dm(
        self, person: int, channel: int | None, *, closed: bool, apart: bool = False
    ) -> None:
        """What the last attempt at a direct message taught. `apart`: it was refused because the
        bot and the person had no server in common."""
        why = APART if apart else int(closed)
        await self._set(person, dm_channel=channel, dms_closed=why)

    async def set_confirm(self, person: int, wanted: bool) -> None:
        """Whether they want to confirm each answer."""
        await self._set(person, confirm=int(wanted))

    async def set_text_only(self, person: int, wanted: bool) -> None:
        """Whether they want words instead of pictures."""
        await self._set(person, text_only=int(wanted))

    async def set_gather(self, person: int, wanted: bool) -> None:
        """Whether they want one list of the tables that wait instead of a call from each."""
        await self._set(person, gather=int(wanted))

    async def set_explain(self, person: int, wanted: Explain) -> None:
        """Whether moves are to be explained to them."""
        await self._set(person, explain=wanted)

    async def wishes(self, person: int) -> Wishes:
        """What they want of reminders. It is changed through `engine.table.commands.absence`,
        because their clocks change with it."""
        return await self._access.read(lambda c: wishes(c, person))

    async def _set(self, person: int, **values: Any) -> None:
        names = ", ".join(values)
        marks = ", ".join("?" for _ in values)
        updates = ", ".join(f"{name} = excluded.{name}" for name in values)
        sql = (
            f"INSERT INTO people (person, {names}) VALUES (?, {marks})"
            f" ON CONFLICT (person) DO UPDATE SET {updates}"
        )
        await self._access.write(lambda c: c.execute(sql, (person, *values.values())).rowcount)


def take_dms_of_those_apart(connection: sqlite3.Connection) -> None:
    """Who had no server in common with the bot may have one by now."""
    connection.execute("UPDATE people SET dms_closed = 0 WHERE dms_closed = ?", (APART,))


def take_dms(connection: sqlite3.Connection, person: int) -> None:
    """The last refusal of a direct message is past: they are tried again."""
    connection.execute("UPDATE people SET dms_closed = 0 WHERE person = ?", (person,))


def get(connection: sqlite3.Connection, person: int) -> Person:
    """All that is known; a blank one if nothing is."""
    row = connection.execute(
        "SELECT name, locale, seen_locale, dm_channel, dms_closed, confirm, text_only, gather,"
        " explain FROM people WHERE person = ?",
        (person,),
    ).fetchone()
    if row is None:
        return Person(person)
    name, locale, seen_locale, dm_channel, *flags, explain = row
    closed, confirm, text_only, gather = map(bool, flags)
    told = closed, confirm, text_only, explain, gather
    return Person(person, name, locale, seen_locale, dm_channel, *told)


def any_on_deck(connection: sqlite3.Connection, table: int) -> bool:
    """Whether anybody at a table wants to know when they are next."""
    sql = "SELECT 1 FROM seats JOIN people USING (person) WHERE table_id = ? AND on_deck LIMIT 1"
    return connection.execute(sql, (table,)).fetchone() is not None


def wishes(connection: sqlite3.Connection, person: int) -> Wishes:
    """What this person wants of reminders; the usual if nothing is known."""
    row = connection.execute(
        "SELECT zone, quiet_from, quiet_to, remind_every, deliver, on_deck, away_since, away_until"
        " FROM people WHERE person = ?",
        (person,),
    ).fetchone()
    if row is None:
        return Wishes()
    away = None if row[6] is None or row[7] is None else (row[6], row[7])
    return Wishes(row[0], row[1], row[2], row[3], row[4], bool(row[5]), away)


def set_wishes(connection: sqlite3.Connection, person: int, wished: Wishes) -> None:
    """They want this now."""
    since, until = wished.away or (None, None)
    connection.execute(
        "INSERT INTO people (person, zone, quiet_from, quiet_to, remind_every, deliver, on_deck,"
        " away_since, away_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (person) DO UPDATE SET zone = excluded.zone,"
        " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
        " remind_every = excluded.remind_every, deliver = excluded.deliver,"
        " on_deck = excluded.on_deck, away_since = excluded.away_since,"
        " away_until = excluded.away_until",
        (
            person,
            wished.zone,
            wished.quiet_from,
            wished.quiet_to,
            wished.every,
            wished.deliver,
            int(wished.on_deck),
            since,
            until,
        ),
    )
