"""`/me forget`: nothing of a person stays anywhere in the database."""

from __future__ import annotations

import sqlite3
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from db.people import forget, people
from db.people.people import Wrote
from db.store import open_store
from db.tables import clocks, letters, proposals, questions
from db.tables.letters import Letter
from db.tables.proposals import Offer, Vote
from db.tables.questions import Ahead, GivenAhead
from engine.kit.contract import Question
from engine.table.commands import absence, lobbies
from engine.table.commands.forgetting import forget_person
from engine.table.service import Refused
from tests.engine.script import Foreseeing
from tests.engine.table.answers.test_plans import plan
from tests.engine.table.conftest import ANA, BEN, NAMES, ZED, House, refused

NAME = NAMES[ZED]


def traces(connection: sqlite3.Connection) -> set[str]:
    """Every column of every table in which Zed's id or name stands, in any form."""
    names = [
        row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    ]
    found = set()
    for table in names:
        rows = connection.execute(f"SELECT * FROM {table}")
        columns = [column[0] for column in rows.description]
        for row in rows.fetchall():
            for column, value in zip(columns, row, strict=True):
                text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
                if str(ZED) in text or NAME in text:
                    found.add(f"{table}.{column}")
    return found


async def forget_zed(house: House) -> None:
    """As the command does it, with nothing under way."""

    async def idle(_: str) -> None:
        pass

    await forget_person(house.service, ZED, idle, "token")


async def everywhere(house: House) -> dict[str, int]:
    """Somebody who has left something wherever people can."""
    house.games["foreseeing"] = Foreseeing()
    over = (await house.started((ZED, ANA))).id
    await house.do(over, ZED, "plain")
    await house.do(over, ANA, "end")
    cancelled = (await house.started((ZED, ANA))).id
    await house.service.do(cancelled, lobbies.cancel, ZED, may_manage=False)
    running = (await house.started((ZED, ANA, BEN), game="foreseeing")).id
    await house.do(running, ZED, "plain")
    await plan(house, running, ZED, "deed", "plain")
    lobby = (await house.lobby(host=ZED)).id
    kept = await house.service.run(
        lobbies.open,
        game="script",
        options={},
        wanted=3,
        guild=1,
        channel=50,
        host=(ANA, "Ana"),
        locale="en",
        kept=((ZED, NAME),),
    )
    abandoned = (await house.lobby(host=ZED)).id
    await house.service.do(abandoned, lobbies.leave, ZED)
    await people.seen(house.store, ZED, NAME, "en-GB")
    await house.store.write(people.change, ZED, confirm=True)
    await house.service.run(absence.go_away, ZED, house.seconds + 86400)
    await house.store.write(letters.adopt, Letter(0, running, "panel/0", ZED, 5, "", 6))
    await house.store.write(people.keep_answer, ZED, "script", "deed", NAME, ("plain",))
    await house.store.write(people.write_down, ZED, "script", "deed", Wrote("plain", running, 1))
    await house.store.write(lambda c: _more(c, running, over, house.seconds))
    return {"over": over, "running": running, "lobby": lobby, "kept": kept.id}


def _more(connection: sqlite3.Connection, running: int, over: int, now: int) -> None:
    question = Question(1, 0, "deed", ("plain",))
    questions.put_ahead(connection, running, Ahead(0, ZED, "each", question, ("plain",), ticket=1))
    given = GivenAhead(1, 0, ZED, "each", question, b"{}", 1)
    questions.GIVEN_AHEAD.add(connection, given, table_id=running)
    vote = proposals.insert_vote(
        connection, Vote(0, running, "undo", ZED, {"record": 1}, now, now + 9)
    )
    proposals.put_ballot(connection, vote.id, ZED, "yes", now)
    about = {"seat": 1, "person": ZED, "name": NAME, "holder": BEN, "ticket": None}
    proposals.insert_vote(connection, Vote(0, over, "replace", ANA, about, now, now + 9))
    about = {"seat": 0, "holder": ZED}
    proposals.insert_vote(connection, Vote(0, running, "absent", ANA, about, now, now + 9))
    made = Offer(
        id=0, table=running, seat=2, holder=BEN, ticket=None, by=ZED, person=None, name="",
        opened_at=now, due_at=now + 9, state="open",
    )  # fmt: skip
    proposals.insert_offer(connection, made)
    invited = msgspec.structs.replace(made, seat=1, holder=ZED, by=ANA, person=ZED, name=NAME)
    proposals.insert_offer(connection, invited)
    proposals.looked(connection, running, ZED, now, False)
    connection.execute(
        "INSERT INTO vacations (table_id, person, used) VALUES (?, ?, 5)", (running, ZED)
    )
    connection.execute(
        "INSERT INTO letters (table_id, person, key, channel, nonce, message)"
        " VALUES (?, ?, 'remind/dm', 7, '', 8)",
        (over, ZED),
    )
    connection.execute(
        "INSERT OR REPLACE INTO clocks (table_id, seat, person, ticket, since)"
        " VALUES (?, 0, ?, 1, ?)",
        (running, ZED, now),
    )
    connection.executemany(
        "INSERT INTO outbox (table_id, lane, kind, record, payload_json, parked)"
        " VALUES (?, ?, 'tidy', 1, ?, 'refused')",
        [(over, lane, f'{{"person":{ZED}}}') for lane in (f"p{ZED}", f"p{ZED}/8")],
    )
    assert clocks.of_person(connection, ZED)


ANYBODY = {  # where ids or names of people stand
    "people.person", "people.name", "seats.person", "seats.name", "seats.kept_for",
    "holders.person", "tables.host", "log.person", "letters.person", "votes.by",
    "votes.about_json", "ballots.person", "offers.holder", "offers.by", "offers.person",
    "offers.name", "looks.person", "clocks.person", "vacations.person",
    "ahead.person", "acted.person", "results.person", "results.name", "outbox.lane",
    "outbox.payload_json", "learnt.person", "saved.person", "saved.name", "written.person",
    "given_ahead.person", "spent.person",
}  # fmt: skip


async def test_nothing_of_them_stays_in_any_table_nor_in_the_file(tmp_path: Any) -> None:
    path = tmp_path / "tables.sqlite3"
    async with open_store(path) as store:
        house = House(store)
        await everywhere(house)
        assert await store.read(traces) == ANYBODY
        await forget_zed(house)
        assert await store.read(traces) == set()
        await house.carried()
    assert NAME.encode() not in path.read_bytes()


async def test_until_the_end_of_a_table_they_are_one_number_there_and_then_nobody(
    house: House,
) -> None:
    tables = [(await house.started((ZED, ANA, BEN))).id for _ in range(2)]
    for table in tables:
        await house.do(table, ZED, "plain")
    await forget_zed(house)

    def numbers(connection: sqlite3.Connection) -> list[set[int]]:
        sql = (
            "SELECT person FROM log WHERE table_id = ? AND person <= 0"
            " UNION SELECT person FROM holders WHERE table_id = ? AND person <= 0"
        )
        rows = [connection.execute(sql, (table, table)).fetchall() for table in tables]
        return [{person for (person,) in found} for found in rows]

    (one,), (other,) = await house.store.read(numbers)
    assert one != other
    assert max(one, other) < 0
    await house.do(tables[0], ANA, "end")
    await house.service.do(tables[1], lobbies.cancel, ANA, may_manage=False)
    assert await house.store.read(numbers) == [{forget.NOBODY}, {forget.NOBODY}]


async def test_whoever_cannot_get_up_is_not_erased(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await everywhere(house)
    monkeypatch.setattr(lobbies, "leave", Mock(side_effect=Refused("over")))
    assert await refused(forget_zed(house)) == "stale"
    assert "people.name" in await house.store.read(traces)


async def test_what_was_on_its_way_to_them_leaves_nothing_either(house: House) -> None:
    """Whoever carries a post may write down where it got to after they were erased."""
    at = await everywhere(house)
    waited: list[str] = []

    async def idle(lane: str) -> None:
        waited.append(lane)
        if lane == f"p{ZED}":
            letter = Letter(0, at["running"], "panel/0", ZED, 5, "", 7)
            await house.store.write(letters.adopt, letter)
            await house.store.write(people.set_dm, ZED, 5, closed=False)

    await forget_person(house.service, ZED, idle, "token")
    assert {f"p{ZED}", f"t{at['running']}"} <= set(waited)
    assert await house.store.read(traces) == set()
