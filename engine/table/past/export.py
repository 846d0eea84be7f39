"""A table as a file: before the end only its public log, after the end everything needed to replay
it.

The file is JSON. `complete` says which of the two it is. It has only the names of people. The
checksum covers everything else in it, so that accidental changes are noticed. Replaying the answers
shows whether a result is true.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from db.base.mapped import Veiled
from db.tables import log, tables
from db.tables.log import Record
from engine.games import game_words, wording
from engine.kit.contract import Event, Picks, Standing
from engine.table.answers import queries
from engine.table.answers.queries import event_text, plain
from engine.table.record.loaded import load_from
from engine.table.record.transaction import Refused, Transaction
from texts import own_words

FORMAT: Final = "meadhall-table"
FORMAT_VERSION: Final = 1


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A record of the log. Of an unfinished table it has its number, time and public events."""

    record: int
    kind: str = "answer"  # "answer", "undo" or "checkpoint"
    at: int
    seat: int | None = None
    question: int | None = None
    asked: str | None = None  # the question's kind
    picks: Picks = ()
    events: tuple[Event, ...] = ()
    version: int | None = None
    state: Any = None  # of a checkpoint: the position, as plain values


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sat somewhere at the end, or sits there now."""

    name: str
    computer: bool = False
    left: bool = False


class Sheet(Veiled, frozen=True, omit_defaults=True, kw_only=True):
    """The whole file."""

    format: str
    format_version: int
    complete: bool  # the game is over, and everything is here; else: the public chronicle up to now
    note: str  # the same in words
    table: int
    game: str
    version: int  # of the rules
    options: dict[str, str]
    seats: tuple[Sitter, ...]
    opened_at: int  # seconds since 1970, UTC, as all times
    records: tuple[Entry, ...]
    """What counts of the log: not what was taken back, but that something was."""
    seed: str = ""  # all luck comes from it: 16 bytes in hexadecimal
    standing: Standing | None = None
    checksum: str = ""


def sheet(tx: Transaction, number: int, names: Sequence[str], locale: str) -> Sheet:
    """A table that was started, with the seats' names for the file. Refused: no-table, not-running
    (it never began)."""
    found = queries.table(tx, number)
    if not tables.POSITIONS.has(tx.connection, table_id=number):
        raise Refused("not-running")
    records = [r for r in log.everything(tx.connection, number) if r.undone_by is None]
    sitting = zip(found.seats, names, strict=True)
    seats = [Sitter(name, seat.computer, seat.left) for seat, name in sitting]
    public = Sheet(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        complete=False,
        note=own_words(locale)("export-public"),
        table=number,
        game=found.game,
        version=found.version,
        options=found.options,
        seats=tuple(seats),
        opened_at=found.created_at,
        records=tuple(_public(records)),
    )
    if found.phase != "over":
        return signed(public)
    seed, _ = tables.seed_and_tickets(tx.connection, number)
    loaded = load_from(tx, found)
    return signed(
        structs.replace(
            public,
            complete=True,
            note=own_words(locale)("export-complete"),
            records=tuple(map(_entry, records)),
            seed=seed.hex(),
            standing=loaded.game.standing(loaded.state),
        )
    )


def _public(records: Iterable[Record]) -> Iterable[Entry]:
    """What everybody may know: not who learned something, and no record that tells nothing."""
    for record in records:
        events = tuple(Event(e.kind, e.args) for e in record.events if e.seats is None)
        if events:
            yield Entry(record=record.record, kind=record.kind, at=record.at, events=events)


def _entry(record: Record) -> Entry:
    return Entry(
        record=record.record,
        kind=record.kind,
        at=record.at,
        seat=record.seat,
        question=record.question,
        asked=record.question_kind,
        picks=record.picks,
        events=record.events,
        version=record.version,
        state=None if record.state is None else msgspec.json.decode(record.state),
    )


def checksum(unsigned: Sheet) -> str:
    """Of everything in a file but the checksum itself."""
    # Through plain values, so that neither the order of keys nor blanks in the file count.
    values = msgspec.json.decode(msgspec.json.encode(structs.replace(unsigned, checksum="")))
    return hashlib.sha256(msgspec.json.encode(values, order="deterministic")).hexdigest()


def signed(unsigned: Sheet) -> Sheet:
    return structs.replace(unsigned, checksum=checksum(unsigned))


def to_json(whole: Sheet) -> bytes:
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def from_json(data: bytes) -> Sheet:
    """The file as it was signed; ValueError says why this is none."""
    try:
        found: Sheet = msgspec.json.decode(data, type=Sheet)
    except msgspec.MsgspecError as fault:
        raise ValueError(str(fault)) from fault
    if found.format != FORMAT:
        raise ValueError(f"the format is {found.format!r}, not {FORMAT!r}")
    if found.format_version != FORMAT_VERSION:
        raise ValueError(f"version {found.format_version} of the format is not known here")
    return found


# For people to read


def readable(whole: Sheet, locale: str) -> str:
    """The chronicle in words: of a complete file what everybody could see, and the result."""
    names = [seat.name for seat in whole.seats]
    speak, words = wording(whole.game), game_words(whole.game, locale)
    say = own_words(locale)
    note = say("export-complete" if whole.complete else "export-public")
    lines = [f"{speak.title(words)} #{whole.table}: {', '.join(names)}", note, ""]
    lines += _chronicle(whole, locale, names)
    if whole.standing is not None:
        lines += ["", plain(speak.result(whole.standing, words, names))]
    return "\n".join(lines) + "\n"


def _chronicle(whole: Sheet, locale: str, names: Sequence[str]) -> Iterable[str]:
    day = ""
    for entry in whole.records:
        time = datetime.fromtimestamp(entry.at, UTC)
        texts = [
            event_text(whole.game, event, locale, names)
            for event in entry.events
            if event.seats is None
        ]
        told = [line for text in texts if text for line in plain(text).splitlines()]
        if told and f"{time:%Y-%m-%d}" != day:
            day = f"{time:%Y-%m-%d}"
            yield f"{day} (UTC)"
        for number, line in enumerate(told):
            yield f"  {time:%H:%M}  {line}" if number == 0 else f"         {line}"


def stem(whole: Sheet) -> str:
    return f"{whole.game.replace('_', '-')}-{whole.table}{'' if whole.complete else '-public'}"


def as_plain(value: Any) -> Any:
    """A value as it comes back from JSON, to compare it with one that did."""
    return msgspec.json.decode(msgspec.json.encode(value))
