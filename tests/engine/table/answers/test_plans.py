"""Plans, where `plans.txt` does not tell it: what is stored of them and shows to nobody."""

from __future__ import annotations

from typing import Any

import pytest

from db.tables import log, questions
from engine.kit.contract import Question, UpcomingQuestion
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.record.transaction import Upcoming
from tests.engine.script import Foreseeing, ScriptView
from tests.engine.table.conftest import ANA, BEN, CAT, House


@pytest.fixture
async def table(house: House) -> Any:
    house.games["foreseeing"] = Foreseeing()
    return (await house.started(game="foreseeing")).id


async def ahead(house: House, table: int, person: int, kind: str) -> Upcoming:
    view = await house.service.look(queries.view, table, person)
    return next(entry for entry in view.ahead if entry.question.kind == kind)


async def plan(house: House, table: int, person: int, kind: str, *picks: str) -> None:
    stamp = (await ahead(house, table, person, kind)).stamp
    await house.service.do(table, playing.answer_ahead, person, "next", stamp, picks)


async def rows(house: House) -> list[Any]:
    return await house.store.read(lambda c: c.execute("SELECT * FROM ahead").fetchall())


async def test_it_is_written_as_any_other_answer(house: House) -> None:
    house.games["foreseeing"] = Foreseeing()
    written = []
    for is_held in (True, False):
        table = (await house.started(game="foreseeing")).id
        if is_held:
            await plan(house, table, BEN, "deed", "plain")
        await house.do(table, ANA, "plain")
        if not is_held:
            await house.do(table, BEN, "plain")
        written.append(await house.store.read(log.everything, table))
    assert written[0] == written[1]


async def test_laying_down_puts_out_no_post_and_shows_to_nobody_else(
    house: House, table: int
) -> None:
    before = [await house.service.look(queries.view, table, person) for person in (ANA, CAT, None)]
    woken = list(house.woken)
    await plan(house, table, BEN, "deed", "plain")
    await plan(house, table, BEN, "deed", "luck")
    assert await house.carried() == []
    assert house.woken == woken
    assert [
        await house.service.look(queries.view, table, person) for person in (ANA, CAT, None)
    ] == before
    assert "luck" not in repr(await house.service.look(queries.view, table, BEN))
    kept = await house.store.read(lambda c: questions.ahead_of(c, table))
    assert "luck" not in repr(kept)


async def test_of_several_cases_those_that_did_not_come_about_go_in_silence(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def either(self: Foreseeing, view: ScriptView) -> tuple[UpcomingQuestion, ...]:
        trails = [len(view.trail) + more for more in (1, 2)] if view.seat == 1 else []
        each = [Question(0, 1, "each", ("left", "right"), most=2, about=(n,)) for n in trails]
        return tuple(UpcomingQuestion(question) for question in each)

    monkeypatch.setattr(Foreseeing, "foreseen", either)
    house.games["foreseeing"] = Foreseeing()
    table = (await house.started(game="foreseeing")).id
    for entry in (await house.service.look(queries.view, table, BEN)).ahead:
        await house.service.do(table, playing.answer_ahead, BEN, "next", entry.stamp, ("left",))
    await house.do(table, ANA, "all")
    assert "1:left" in (await house.service.look(queries.view, table, None)).view.trail
    assert (await house.service.look(queries.view, table, BEN)).dropped == ()
    assert await rows(house) == []
