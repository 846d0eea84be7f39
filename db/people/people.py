"""What the bot knows of people: their language, and whether they take direct messages."""

from __future__ import annotations

from sqlite3 import Connection
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from db.base.mapped import Mapped, number

if TYPE_CHECKING:
    from db.store import Store

Explain = Literal["new", "always", "never"]
"""Whether moves are explained: of games that are new to them, always, never."""
Deliver = Literal["dm", "thread", "both"]  # where somebody is reminded

APART = 2  # in `dms_closed`: for want of a server in common; 1: the person wants none


class Person(Struct, frozen=True):
    """One person. All but the id may be unknown."""

    person: int
    name: str = ""  # the display name that was seen last
    locale: str | None = None  # the language they chose
    seen_locale: str | None = None  # the language of their Discord when it was seen last
    dm_channel: int | None = None
    dms_closed: bool = False  # the last direct message to them was refused
    confirm: bool = False  # they want to confirm each answer, a single pick too
    text_only: bool = False  # they want positions in words instead of pictures
    explain: Explain = "new"
    gather: bool = False
    """While a table waits for them, others come without a sound, and reminders name them all."""

    @property
    def language(self) -> str | None:
        return self.locale or self.seen_locale


class Wishes(Struct, frozen=True):
    zone: str | None = None  # an IANA name; None: UTC
    quiet_from: int | None = None
    """Minute of the day, in their zone; there are no quiet hours unless both are set."""
    quiet_to: int | None = None
    every: int | None = field(default=None, name="remind_every")
    """Seconds between reminders, and before the first. None: as the table has it. 0: never."""
    deliver: Deliver = "dm"
    on_deck: bool = False  # they want to know when they are next
    away_since: int | None = None
    away_until: int | None = None
    free_weekends: bool = False
    """On Saturdays and Sundays of their zone no clock of theirs runs."""

    @property
    def away(self) -> tuple[int, int] | None:
        """Vacation: from when, until when."""
        if self.away_since is None or self.away_until is None:
            return None
        return self.away_since, self.away_until


PEOPLE: Final = Mapped(Person, "people", erased=True)
"""A row comes into being when something becomes known."""
WISHES: Final = Mapped(Wishes, "people")


def get(connection: Connection, person: int) -> Person:
    """All that is known; a blank one if nothing is."""
    return PEOPLE.get(connection, person) or Person(person)


def change(connection: Connection, person: int, /, **values: Any) -> None:
    PEOPLE.lay(connection, person=person, **values)


async def seen(
    store: Store, person: int, name: str, locale: str | None, *, try_dms: bool = False
) -> Person:
    """Note their display name and Discord's language, if these are new; all that is known then.
    `try_dms`: if the last direct message was refused, they are tried again."""
    known = await store.read(get, person)
    news: dict[str, Any] = {}
    if (known.name, known.seen_locale) != (name, locale):
        news = {"name": name, "seen_locale": locale}
    if try_dms and known.dms_closed:
        news["dms_closed"] = False
    if news:
        await store.write(change, person, **news)
    return replace(known, **news)


def set_dm(
    connection: Connection, person: int, channel: int | None, *, closed: bool, apart: bool = False
) -> None:
    """What the last direct message taught. `apart`: the two have no server in common."""
    change(connection, person, dm_channel=channel, dms_closed=APART if apart else closed)


def any_on_deck(connection: Connection, table: int) -> bool:
    sql = "SELECT 1 FROM seats JOIN people USING (person) WHERE table_id = ? AND on_deck LIMIT 1"
    return number(connection, sql, table) is not None


def wishes(connection: Connection, person: int) -> Wishes:
    """The usual if nothing is known. `engine.table.commands.absence` changes it, and the clocks."""
    return WISHES.first(connection, "person = ?", person) or Wishes()
