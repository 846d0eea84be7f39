"""A struct is a row of a table of the database.

A field's column is called like the field, or as `msgspec.field(name=…)` says. A column whose name
ends in `_json` holds JSON, unless the field holds bytes; any other field that is itself a struct
lies flat in the row. The helpers take the connection by position alone, because columns are called
`at` and `name`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from operator import attrgetter
from pathlib import Path
from pkgutil import iter_modules
from sqlite3 import Connection
from typing import Any, Final, Generic, Literal, TypeVar, get_args

import msgspec
from msgspec import Struct

S = TypeVar("S", bound=Struct)


def number(connection: Connection, sql: str, /, *values: Any) -> int | None:
    """The first value of the first row. None: there is no row, or no value."""
    row = connection.execute(sql, values).fetchone()
    return None if row is None else row[0]


def column(connection: Connection, sql: str, /, *values: Any) -> list[Any]:
    """The first value of every row."""
    return [row[0] for row in connection.execute(sql, values)]


class Veiled(Struct, frozen=True):
    """Something that not everybody may know all of. A log line names it by numbers and keys alone.

    >>> class Hand(Veiled, frozen=True):
    ...     seat: int
    ...     cards: str
    >>> Hand(2, "four aces")
    <Hand seat=2>
    """

    def __repr__(self) -> str:
        told = {name: getattr(self, name, None) for name in _TOLD}
        shown = [f" {name}={value}" for name, value in told.items() if isinstance(value, int | str)]
        return f"<{type(self).__name__}{''.join(shown)}>"


_TOLD: Final = ("id", "table", "record", "ticket", "seat", "kind", "scope")


Goes = Literal["end", "seat", "later"]
"""When rows go that have to do with a table of players: at its end, or when their person gives the
seat up; with the seat alone; 90 days after the end, as all of these at the latest."""


class Rows:
    """The rows of a table, by column, and what becomes of them. `erased`: a person's go when they
    are erased; `stays`: why they do not. `of`: which have to do with a table of players."""

    def __init__(
        self,
        table: str,
        *,
        erased: bool = False,
        stays: str = "",
        goes: Goes | None = None,
        of: str = "table_id = ?",
    ) -> None:
        self.table = table
        self.erased, self.stays, self.goes, self.of = erased, stays, goes, of
        self._keys: tuple[str, ...] = ()
        self._write: dict[str, Callable[[Any], Any]] = {}
        if erased or stays or goes:
            _DECLARED[table] = self

    def encoded(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values by column, as they are stored."""
        row = dict(values)
        for name, write in self._write.items():
            if row.get(name) is not None:
                row[name] = write(row[name])
        return row

    def lay(self, connection: Connection, /, **values: Any) -> None:
        """Write these columns, of the row that has the same key if there is one."""
        if not self._keys:
            sql = "SELECT name FROM pragma_table_info(?) WHERE pk > 0"
            self._keys = tuple(column(connection, sql, self.table))
        sql = _upsert(self.table, tuple(values), self._keys)
        connection.execute(sql, tuple(self.encoded(values).values()))

    def insert(self, connection: Connection, /, **values: Any) -> int | None:
        """A new row with these columns; its number, if the table counts its rows."""
        sql = _insert(self.table, tuple(values))
        return connection.execute(sql, tuple(self.encoded(values).values())).lastrowid

    def set(self, connection: Connection, where: Mapping[str, Any], /, **values: Any) -> None:
        changes = ", ".join(f"{name} = ?" for name in values)
        sql = f"UPDATE {self.table} SET {changes} WHERE {_are(tuple(where))}"
        connection.execute(sql, (*self.encoded(values).values(), *where.values()))

    def drop(self, connection: Connection, /, **where: Any) -> None:
        sql = f"DELETE FROM {self.table} WHERE {_are(tuple(where))}"
        connection.execute(sql, tuple(where.values()))

    def value(self, connection: Connection, name: str, /, **where: Any) -> Any:
        """This column of the first row whose other columns are so. None: there is no such row."""
        sql = f"SELECT {name} FROM {self.table} WHERE {_are(tuple(where))}"
        return number(connection, sql, *where.values())

    def has(self, connection: Connection, /, **where: Any) -> bool:
        return self.value(connection, "1", **where) is not None


# Texts are put together once: SQLite's driver knows a statement again by its text.


@cache
def _insert(table: str, names: tuple[str, ...]) -> str:
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' for _ in names)})"


@cache
def _upsert(table: str, names: tuple[str, ...], keys: tuple[str, ...]) -> str:
    # Where a key is set, even to what it is, SQLite writes the row anew and looks for others.
    changes = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    return f"{_insert(table, names)} ON CONFLICT DO UPDATE SET {changes}"


@cache
def _are(names: tuple[str, ...]) -> str:
    return " AND ".join(f"{name} = ?" for name in names)


class Mapped(Rows, Generic[S]):
    """The rows of a table as structs. `blobs`: its columns of JSON that are BLOBs. `parts`: fields
    that are rows of another table, with the condition under which they belong to the first column
    of this one."""

    def __init__(
        self,
        struct: type[S],
        table: str,
        *,
        blobs: Collection[str] = (),
        parts: Mapping[str, tuple[Mapped[Any], str]] | None = None,
        erased: bool = False,
        stays: str = "",
        goes: Goes | None = None,
        of: str = "table_id = ?",
    ) -> None:
        super().__init__(table, erased=erased, stays=stays, goes=goes, of=of)
        self._struct = struct
        self._columns: list[str] = []
        self._read: list[tuple[int, Callable[[Any], Any]]] = []
        self._flat: list[tuple[int, int, type[Struct]]] = []
        self._parts: list[tuple[int, Mapped[Any], str]] = []
        names = []
        for index, field in enumerate(msgspec.structs.fields(struct)):
            is_struct = isinstance(field.type, type) and issubclass(field.type, Struct)
            if parts and field.name in parts:
                self._parts.append((index, *parts[field.name]))
            elif is_struct and not field.encode_name.endswith("_json"):
                start = len(self._columns)
                for inner in msgspec.structs.fields(field.type):
                    names.append(f"{field.name}.{inner.name}")
                    self._add(inner, blobs)
                self._flat.insert(0, (start, len(self._columns), field.type))
            else:
                names.append(field.name)
                self._add(field, blobs)
        self._values = attrgetter(*names)
        self._select = f"SELECT {', '.join(self._columns)} FROM {table} WHERE "

    def _add(self, field: msgspec.structs.FieldInfo, blobs: Collection[str]) -> None:
        name, kind = field.encode_name, field.type
        if kind is bool:
            self._read.append((len(self._columns), bool))
        elif name.endswith("_json") and bytes not in (kind, *get_args(kind)):
            self._read.append((len(self._columns), msgspec.json.Decoder(kind).decode))
            self._write[name] = msgspec.json.encode if name in blobs else as_json
        self._columns.append(name)

    def _made(self, connection: Connection, row: tuple[Any, ...]) -> S:
        if not (self._read or self._flat or self._parts):
            return self._struct(*row)
        values = list(row)
        for at, read in self._read:
            if values[at] is not None:
                values[at] = read(values[at])
        for start, end, struct in self._flat:
            values[start:end] = [struct(*values[start:end])]
        for at, rows, condition in self._parts:
            values.insert(at, tuple(rows.where(connection, condition, row[0])))
        return self._struct(*values)

    def each(self, connection: Connection, condition: str, /, *values: Any) -> Iterator[S]:
        """The rows that fit an SQL condition, in the order that it may ask for, one at a time."""
        rows = connection.execute(self._select + condition, values)
        return (self._made(connection, row) for row in rows)

    def where(self, connection: Connection, condition: str, /, *values: Any) -> list[S]:
        """All of these at once."""
        rows = connection.execute(self._select + condition, values).fetchall()
        return [self._made(connection, row) for row in rows]

    def first(self, connection: Connection, condition: str, /, *values: Any) -> S | None:
        """The first of these."""
        row = connection.execute(self._select + condition, values).fetchone()
        return None if row is None else self._made(connection, row)

    def get(self, connection: Connection, key: int) -> S | None:
        """The row with this in its first column."""
        return self.first(connection, f"{self._columns[0]} = ?", key)

    def add(self, connection: Connection, thing: S, /, **more: Any) -> int:
        """A new row with all fields but its own `id`, and `more` columns; its number, if
        counted."""
        row = self._row(thing)
        row.pop("id", None)
        return self.insert(connection, **row, **more) or 0

    def put(self, connection: Connection, thing: S, /, **more: Any) -> None:
        """The same in place of the row that has the same key, if there is one."""
        self.lay(connection, **self._row(thing), **more)

    def _row(self, thing: S) -> dict[str, Any]:
        return dict(zip(self._columns, self._values(thing), strict=True))


class Meta(Rows):
    """A few values of the bot's own that outlive the process, by key."""

    def get(self, connection: Connection, key: str) -> str | None:
        found = self.value(connection, "value", key=key)
        return None if found is None else str(found)

    def put(self, connection: Connection, key: str, value: str) -> None:
        self.lay(connection, key=key, value=value)


META: Final = Meta("meta")


_DECLARED: Final[dict[str, Rows]] = {}


@cache
def declared() -> tuple[Rows, ...]:
    """Every table of which it is said what becomes of its rows."""
    for folder in ("people", "tables"):
        for module in iter_modules([str(Path(__file__).parents[1] / folder)]):
            importlib.import_module(f"db.{folder}.{module.name}")
    return tuple(_DECLARED.values())


def as_json(thing: Any) -> str:
    """How plain values are stored."""
    return msgspec.json.encode(thing).decode()
