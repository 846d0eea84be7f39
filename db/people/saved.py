"""What is kept of people's answers, by game and kind of question: those that they keep for
themselves, what they wrote last, and how often they have answered up to a few times, because they
are told why a question matters as long as it is news to them. All of it belongs to the person,
whatever table it came from."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Final

from msgspec import Struct, field

from db.base.mapped import Mapped, Rows, number
from db.people.results import RESULTS
from engine.kit.contract import Picks

MOST: Final = 10  # so many may one person keep for one game
ENOUGH: Final = 3  # answers of a kind after which it is not explained any more


class SavedAnswer(Struct, frozen=True):
    id: int
    name: str
    picks: Picks = field(name="picks_json")

    def __repr__(self) -> str:
        return f"<SavedAnswer {self.id}>"


class Wrote(Struct, frozen=True):
    """What a person wrote last in answer to a kind of question."""

    text: str
    table: int | None = field(default=None, name="table_id")
    """The table and ticket of the question that it does not answer yet."""
    ticket: int | None = None

    def __repr__(self) -> str:
        return "<Wrote>"


class Learner(Struct, frozen=True):
    """How well somebody knows a game."""

    finished: bool = True  # they have played one to its end
    times: dict[str, int] = {}
    """How often they have answered, by kind of question; counted up to `ENOUGH`."""

    @property
    def began(self) -> bool:
        return bool(self.times)

    def knows(self, kind: str) -> bool:
        return self.times.get(kind, 0) >= ENOUGH


SAVED: Final = Mapped(SavedAnswer, "saved", erased=True)
WRITTEN: Final = Mapped(Wrote, "written", erased=True)
LEARNT: Final = Rows("learnt", erased=True)


def of(connection: Connection, person: int, game: str, kind: str) -> list[SavedAnswer]:
    condition = "person = ? AND game = ? AND kind = ?"
    found = SAVED.where(connection, condition, person, game, kind)
    return sorted(found, key=lambda answer: (answer.name.casefold(), answer.id))


def keep(
    connection: Connection, person: int, game: str, kind: str, name: str, picks: Picks
) -> int | None:
    """Keep an answer in place of the one of that name; its id. None: they have too many."""
    for same in of(connection, person, game, kind):
        if same.name.casefold() == name.casefold():
            SAVED.set(connection, {"id": same.id}, name=name, picks_json=picks)
            return same.id
    sql = "SELECT count(*) FROM saved WHERE person = ? AND game = ?"
    if (number(connection, sql, person, game) or 0) >= MOST:
        return None
    answer = SavedAnswer(0, name, picks)
    return SAVED.add(connection, answer, person=person, game=game, kind=kind)


def drop(connection: Connection, person: int, id_: int) -> str | None:
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
