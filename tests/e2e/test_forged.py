"""Buttons, menus, windows and commands that Discord would not let anybody send: each is answered,
with one line in the log and no traceback, and nothing is changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from tests.e2e.books import families, is_ours
from tests.e2e.exchange import Exchange
from tests.e2e.forging import Forger
from tests.e2e.house import House
from tests.e2e.people import LOUNGE, TABLES, People
from tests.e2e.play import at_table, open_lobby
from tests.e2e.starting import Log
from texts import own_words

OUTDATED = own_words("en")("refused-outdated", detail="")
TOO_GREAT = str(2**63)
PIECES = (
    "", "x", "-1", "0", "1", "2", "7", "1.5", "01", "1e3", "None", "1201000000000000010", TOO_GREAT,
    "9" * 40, "g", "ok", "no", "o", "o0", "o999", "o1000", "s", "s0", "s99", "so", "log.", "log.a",
    "log.x", "log.3", "more.", "more.-", "more.2", "page", "page.", "page.99", "set", "set.x",
    "set.9", "del.", "del.5", "del.x", "take", "gone", "gone.1", "decline", "vote", "ask", "at",
    "open", "here", "first", "hands", "rules", "me", "server", "play", "pick", "pace.", "pace.set",
    "pace.vacation", "seats", "language", "set.", "options", "board", "undo", "hand", "again",
    "write", "save", "every", "deliver", "turn", "turn.x", "channel", "locks", "_", ".", "-", "--",
)  # fmt: skip


@pytest.fixture
def forger(exchange: Exchange, house: House, people: People) -> Forger:
    return Forger(exchange, house, people["Bram"])


def forged_ids(luck: Random, table: int) -> Iterator[str]:
    """Ids of all families, and of none, with a few right parts in wrong places."""
    for family in [*families(), *"bz", "qq", ""]:
        yield family
        yield f"{family}:"
        for _ in range(10):
            parts = [luck.choice((*PIECES, str(table))) for _ in range(luck.randint(1, 4))]
            if luck.random() < 0.7:
                parts[0] = str(table)
            yield ":".join((family, *parts))[:100]
        yield f"{family}:{TOO_GREAT}:{TOO_GREAT}:o1"


def dump(database: Path) -> list[str]:
    """All that the database has of tables and seats."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return [
            line
            for line in connection.iterdump()
            if '"people"' not in line and '"meta"' not in line
        ]


def faults(log: Log) -> list[str]:
    """What went wrong; but that Discord takes no layout for plain words is as it is."""
    faulty = [record for record in log.records if record.exc_info]
    return [
        record.getMessage()
        for record in faulty
        if not isinstance(record.exc_info[1], discord.HTTPException)  # type: ignore[index]
    ]


def one_line(log: Log) -> bool:
    """Since the last time: emojis are brought up meanwhile."""
    lines = [record for record in log.records if "emojis" not in record.name]
    assert faults(log) == []
    log.records.clear()
    return len(lines) == 1


async def test_a_malformed_id_and_what_no_menu_offers_get_a_clear_answer_and_one_line(
    house: House, people: People, forger: Forger, log: Log
) -> None:
    sitting = await at_table(house, people, "Ana", computers=2)
    lobby = await open_lobby(forger.person, TABLES)
    await house.settled()
    before = dump(house.database)
    luck, wrong = Random("forged"), 0
    ids = {id_ for n in (sitting.table, lobby.table) for id_ in forged_ids(luck, n)} - {""}
    for id_ in sorted(ids):
        log.records.clear()
        told = await forger.press(id_, luck.choice((forger.person.dm, LOUNGE)))
        assert faults(log) == [], id_
        if not is_ours(id_):
            wrong += 1
            assert told == OUTDATED, id_
            assert one_line(log), id_
    assert wrong > 150
    for values in (["2"], ["1", "1"], ["1", "2"], [], [TOO_GREAT], ["one"]):
        log.records.clear()
        told = await forger.press(f"l:{lobby.table}:seats", TABLES, values=values)
        assert told == OUTDATED
        assert one_line(log)
    await house.settled()
    assert dump(house.database) == before


FIELD = {"type": 4, "custom_id": "text", "value": "x"}
SENT: list[list[Any]] = [
    [],
    [{"type": 1, "components": [{"type": 4, "custom_id": "x", "value": "9" * 4000}]}],
    [{"type": 18, "component": FIELD | {"custom_id": "pace", "value": f"{'9' * 3000}d"}}],
    [{"type": 18, "component": FIELD | {"custom_id": "away", "value": f"{TOO_GREAT}w"}}],
    [{"type": 18, "component": FIELD | {"custom_id": "from", "value": "99:99"}}],
    [{"type": 18, "component": FIELD | {"custom_id": "from", "value": "9" * 4000}}],
    [{"type": 18, "component": FIELD | {"custom_id": "zone", "value": "../../etc/passwd"}}],
    [{"type": 18, "component": {"type": 3, "custom_id": "zone", "values": ["1"]}}],
]


def option(name: str, value: Any, kind: int = 3) -> dict[str, Any]:
    return {"name": name, "type": kind, "value": value}


COMMANDS: list[tuple[str, list[Any]]] = [
    ("hand", [option("table", "9" * 5000)]),
    ("hand", [option("table", "-1")]),
    ("board", [option("table", "²")]),
    ("play", [option("picks", "9" * 5000)]),
    ("play", [option("picks", "," * 6000)]),
    ("play", [option("picks", "\n`~*" * 500), option("table", "7" * 14)]),
    ("rules", [option("game", "../x")]),
    ("replay", [option("table", "1e3")]),
    ("game new", [option("game", "chess")]),
    ("game new", [option("game", "brian_boru"), option("seats", 10**17, 4)]),
    ("game pace", [option("pace", "9" * 5000)]),
    ("game pace", [option("vacation", 10**16, 4)]),
    ("game pace", [option("end", "never")]),
    ("seat open", [option("seat", "9" * 5000)]),
    ("me settings", [option("zone", "x" * 5000)]),
    ("game", []),
    ("game nonsense", []),
    ("hand", [option("nonsense", "x")]),
]


async def test_what_a_menu_offered_once_and_forged_commands_are_answered(
    house: House, people: People, forger: Forger, log: Log
) -> None:
    lobby = await open_lobby(forger.person, TABLES)
    sitting = await at_table(house, people, "Bram", computers=2)
    dm = forger.person.dm
    for what in ("seats", "language", "more", "set.", "set.chess"):
        assert await forger.press(f"l:{lobby.table}:{what}", TABLES, values=["1"]), what
    for what in ("pace.set", "pace.end", "pace.vacation"):
        await forger.press(f"r:{lobby.table}:{what}", TABLES, values=["1"])
    for what in ("every", "deliver", "language", "channel"):
        await forger.press(f"m:{what}", dm, values=["1"])
    for ticket in range(1, 3):
        for what in ("g", "s0", "s99", "o999", "ok"):
            await forger.press(f"q:{sitting.table}:{ticket}:{what}", dm, values=["1"])
    for id_ in ("r:0:pick:x", f"x:{sitting.table}:at:3:1", "h:rules:chess:0", "y:me:chess"):
        await forger.press(id_, dm, values=["1"])
    assert faults(log) == []
    assert house.table(lobby).locale == "en"
    for path, options in COMMANDS:
        where = LOUNGE if path.startswith("game new") else sitting.thread
        assert await forger.command(path, where, options), path
        assert faults(log) == [], path
    assert house.table(sitting).pace.allowance < 400 * 24 * 3600
    assert await people["Ana"].complete(LOUNGE, "/hand", "table", table="9" * 5000) == []


async def test_a_forged_window_is_answered(house: House, forger: Forger, log: Log) -> None:
    lobby, dm = await open_lobby(forger.person, TABLES), forger.person.dm
    await house.settled()
    wishes = await house.wishes(forger.person)
    known = ("m:quiet", "m:zone", "m:away", f"r:{lobby.table}:pace", f"d:{lobby.table}:1:write")
    for components in SENT:
        for id_ in known:
            await forger.window(id_, dm, components)
    assert faults(log) == []
    for id_ in ("m:x:y", "m", "r:x:pace", f"d:{TOO_GREAT}:1:write", "z:1", "", "q:1:1:o1"):
        log.records.clear()
        assert await forger.window(id_, dm, SENT[0]) == OUTDATED
        assert one_line(log), id_
    assert await house.wishes(forger.person) == wishes
