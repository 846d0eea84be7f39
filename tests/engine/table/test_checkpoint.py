"""Newer rules take over a running table: from there on is what can be rebuilt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from db.store import open_store
from db.tables.log import Record
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from engine.table.record.log import BrokenLogError
from tests.engine.conftest import ANA, BEN, CAT, House, refused
from tests.engine.script import NewerScript, Script, ScriptState


class OtherScript(NewerScript):
    """Newer rules under which older answers mean something else, and mostly nothing."""

    def answer(
        self, state: ScriptState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        if "from 1" not in state.trail:
            raise AssertionError("an answer of older rules was given to newer ones")
        return super().answer(state, question, picks, chance)


class TurnedScript(NewerScript):
    """Newer rules with the same options in another order."""

    def questions(self, state: ScriptState) -> tuple[Question, ...]:
        return tuple(
            structs.replace(question, options=question.options[::-1])
            for question in super().questions(state)
        )


class ThirdScript(OtherScript):
    version = 3

    def upgrade(self, stored: dict[str, Any], from_version: int) -> ScriptState:
        if from_version == 1:
            stored["trail"] = [*stored["trail"], "from 1"]
        return super().upgrade(stored, from_version)


async def checkpoints(house: House, table: int) -> list[Record]:
    return [r for r in await house.store.log.records(table) if r.kind == "checkpoint"]


async def trail(house: House, table: int, record: int | None = None) -> list[str]:
    if record is None:
        return list((await house.adapter.sight(table, None)).view.trail)
    view, _ = await house.adapter.view_at(table, record, None)
    assert isinstance(view.trail, list)
    return view.trail


async def test_a_checkpoint_holds_the_upgraded_position(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "luck")
    before = await trail(house, table.id)
    house.games["script"] = OtherScript()
    assert await checkpoints(house, table.id) == [], "looking writes nothing"
    await house.do(table.id, BEN, "again")
    (point,) = await checkpoints(house, table.id)
    assert (point.record, point.version, point.events) == (2, 2, ())
    state = msgspec.json.decode(point.state or b"", type=ScriptState)
    assert state.trail == [*before, "from 1"]
    assert await trail(house, table.id) == [*before, "from 1", "1:again"]
    await house.do(table.id, BEN, "again")
    assert len(await checkpoints(house, table.id)) == 1, "once for each version"


async def test_a_question_that_is_put_otherwise_is_asked_anew(house: House) -> None:
    """Buttons carry the place of an option: they must not mean another one all of a sudden."""
    table = await house.started()
    await house.do(table.id, ANA, "all")
    old = [await house.asked(table.id, seat) for seat in range(3)]
    house.games["script"] = TurnedScript()
    seen = [await house.asked(table.id, seat) for seat in range(3)]
    assert all(
        new.question.options == o.question.options[::-1] for new, o in zip(seen, old, strict=True)
    )
    assert {o.ticket for o in old}.isdisjoint({o.ticket for o in seen})
    stale = house.adapter.answer(table.id, BEN, old[1].ticket, ("left",))
    assert await refused(stale) == "stale"
    await house.adapter.answer(table.id, ANA, seen[0].ticket, ("left",))
    assert [await house.asked(table.id, seat) for seat in (1, 2)] == seen[1:]
    await house.adapter.answer(table.id, BEN, seen[1].ticket, ("both",))
    assert (await trail(house, table.id))[-2:] == ["0:left", "1:both"]


async def test_a_refused_command_leaves_no_checkpoint(house: House) -> None:
    table = await house.started()
    house.games["script"] = OtherScript()
    assert await refused(house.adapter.answer(table.id, ANA, 99, ("plain",))) == "stale"
    assert await checkpoints(house, table.id) == []
    assert (await house.adapter.table(table.id)).version == 1


async def test_undo_starts_from_the_last_checkpoint_and_never_passes_it(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "again")
    await house.do(table.id, ANA, "again")
    house.games["script"] = OtherScript()
    sight = await house.adapter.sight(table.id, ANA)
    assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"
    await house.do(table.id, ANA, "again")
    taken = await trail(house, table.id)
    await house.do(table.id, ANA, "plain")
    await house.adapter.undo(table.id, ANA)
    assert await trail(house, table.id) == taken
    await house.adapter.undo(table.id, ANA)
    assert await trail(house, table.id) == [*sight.view.trail]
    assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"


async def test_luck_goes_on_counting_behind_a_checkpoint(house: House) -> None:
    old = await house.started()
    plain = await house.started()
    for table in (old, plain):
        await house.do(table.id, ANA, "plain")
    seeds = "UPDATE tables SET seed = x'00112233445566778899aabbccddeeff'"
    await house.store.write(lambda c: c.execute(seeds).rowcount)
    house.games["script"] = OtherScript()
    await house.do(old.id, BEN, "luck")
    house.games["script"] = Script()
    await house.do(plain.id, BEN, "luck")
    drawn = [
        [line.event.args.get("number") for line in await house.adapter.chronicle(t.id, None)]
        for t in (old, plain)
    ]
    assert drawn[0] == drawn[1]
    assert drawn[0][-1] is not None


async def test_positions_from_before_are_stood_in_for_and_told_all_the_same(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "mile")
    await house.do(table.id, BEN, "plain")
    house.games["script"] = OtherScript()
    # Met, but nothing was done yet: the position of now is the only one there is.
    assert await trail(house, table.id, 1) == await trail(house, table.id)
    await house.do(table.id, CAT, "plain")
    stand_in = ["slow", "0:mile", "1:plain", "from 1"]
    for record in (0, 1, 2, 3):
        assert await trail(house, table.id, record) == stand_in
    _, events = await house.adapter.view_at(table.id, 1, None)
    assert [event.kind for event in events] == ["deed", "turn-over"]
    assert await trail(house, table.id, 4) == [*stand_in, "2:plain"]


async def test_every_newer_version_is_a_new_beginning(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    house.games["script"] = OtherScript()
    await house.do(table.id, BEN, "plain")
    house.games["script"] = ThirdScript()
    await house.do(table.id, CAT, "plain")
    points = await checkpoints(house, table.id)
    assert [(p.record, p.version) for p in points] == [(2, 2), (4, 3)]
    assert await trail(house, table.id, 3) == await trail(house, table.id, 4)
    await house.adapter.undo(table.id, CAT)
    assert await refused(house.adapter.undo(table.id, BEN)) == "nothing-to-undo"
    passage = await house.adapter.passage(table.id, None)
    assert passage.shortened
    assert [stop.record for stop in passage.stops] == [4]


async def test_replay_begins_at_the_checkpoint_and_says_so(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    house.games["script"] = OtherScript()
    for person in (BEN, CAT):
        await house.do(table.id, person, "plain")
    passage = await house.adapter.passage(table.id, None, "first")
    assert passage.shortened
    assert [stop.record for stop in passage.stops] == [2, 3, 4]
    assert passage.view.trail == ["slow", "0:plain", "from 1"]
    on = await house.adapter.passage(table.id, None, "forward", 2)
    assert on.view.trail == ["slow", "0:plain", "from 1", "1:plain"]
    whole = await house.adapter.chronicle(table.id, None)
    assert [line.record for line in whole] == [1, 3, 4], "the chronicle still tells everything"


async def test_a_table_that_ended_under_older_rules_has_its_last_position(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    await house.do(table.id, BEN, "end")
    house.games["script"] = OtherScript()
    passage = await house.adapter.passage(table.id, ANA, "first")
    assert (len(passage.stops), passage.shortened) == (1, True)
    assert passage.view.standing is not None
    assert await checkpoints(house, table.id) == []


async def test_older_rules_do_not_touch_what_newer_ones_wrote(house: House, path: Path) -> None:
    table = await house.started()
    house.games["script"] = OtherScript()
    await house.do(table.id, ANA, "plain")
    async with open_store(path) as store:
        older = House(store)
        with pytest.raises(BrokenLogError, match="version 2, this is 1"):
            await older.adapter.sight(table.id, None)
        assert (await older.adapter.table(table.id)).version == 2
