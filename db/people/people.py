"""What the bot knows of people: their language, whether they take direct messages, what they wish.

And what is kept of their answers, by game and kind of question, whatever table it came from: those
that they keep for themselves, what they wrote last, and how often they have answered up to a few
times, because they are told why a question matters as long as it is news to them."""

from __future__ import annotations

from sqlite3 import Connection
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from db.base.mapped import Mapped, Rows, Veiled, number
from db.people.results import RESULTS
from engine.kit.contract import Picks

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


# Their answers


MOST_SAVED: Final = 10  # so many may one person keep for one game
ENOUGH: Final = 3  # answers of a kind after which it is not explained any more


class SavedAnswer(Veiled, frozen=True):
    id: int
    name: str
    picks: Picks = field(name="picks_json")


class Wrote(Veiled, frozen=True):
    """What a person wrote last in answer to a kind of question."""

    text: str
    table: int | None = field(default=None, name="table_id")
    """The table and ticket of the question that it does not answer yet."""
    ticket: int | None = None


class Learner(Struct, frozen=True):
    """How well somebody knows a game."""

    finished: bool = True  # they have played one to its end
    times: dict[str, int] = {}
    """How often they have answered, by kind of question; counted up to `ENOUGH`."""

    def knows(self, kind: str) -> bool:
        return self.times.get(kind, 0) >= ENOUGH


SAVED: Final = Mapped(SavedAnswer, "saved", erased=True)
WRITTEN: Final = Mapped(Wrote, "written", erased=True)
LEARNT: Final = Rows("learnt", erased=True)


def saved_of(connection: Connection, person: int, game: str, kind: str) -> list[SavedAnswer]:
    condition = "person = ? AND game = ? AND kind = ?"
    found = SAVED.where(connection, condition, person, game, kind)
    return sorted(found, key=lambda answer: (answer.name.casefold(), answer.id))


def keep_answer(
    connection: Connection, person: int, game: str, kind: str, name: str, picks: Picks
) -> int | None:
    """Keep an answer in place of the one of that name; its id. None: they have too many."""
    for same in saved_of(connection, person, game, kind):
        if same.name.casefold() == name.casefold():
            SAVED.set(connection, {"id": same.id}, name=name, picks_json=picks)
            return same.id
    sql = "SELECT count(*) FROM saved WHERE person = ? AND game = ?"
    if (number(connection, sql, person, game) or 0) >= MOST_SAVED:
        return None
    answer = SavedAnswer(0, name, picks)
    return SAVED.add(connection, answer, person=person, game=game, kind=kind)


def drop_answer(connection: Connection, person: int, id_: int) -> str | None:
    """Throw one of theirs away; its name."""
    found = SAVED.first(connection, "id = ? AND person = ?", id_, person)
    SAVED.drop(connection, id=id_, person=person)
    return None if found is None else found.name


def wrote(connection: Connection, person: int, game: str, kind: str) -> Wrote | None:
    condition = "person = ? AND game = ? AND kind = ?"
    return WRITTEN.first(connection, condition, person, game, kind)


def write_down(connection: Connection, person: int, game: str, kind: str, wrote: Wrote) -> None:
    WRITTEN.put(connection, wrote, person=person, game=game, kind=kind)


def leave_be(connection: Connection, person: int, table: int, ticket: int) -> None:
    """They chose something other than what they wrote: it is no longer offered for correction."""
    where = {"person": person, "table_id": table, "ticket": ticket}
    WRITTEN.set(connection, where, table_id=None, ticket=None)


def learner(connection: Connection, person: int, game: str) -> Learner:
    rows = connection.execute(
        "SELECT kind, times FROM learnt WHERE person = ? AND game = ?", (person, game)
    )
    finished = RESULTS.has(connection, person=person, game=game, gone=False)
    return Learner(finished, dict(rows.fetchall()))


def answered(connection: Connection, person: int, game: str, kind: str) -> None:
    connection.execute(
        "INSERT INTO learnt (person, game, kind, times) VALUES (?, ?, ?, 1)"
        " ON CONFLICT (person, game, kind) DO UPDATE SET times = times + 1 WHERE times < ?",
        (person, game, kind, ENOUGH),
    )
