"""The service, where scenarios do not tell it: faults, presses that are broken off, secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from db.tables import letters, log
from db.tables.letters import Letter
from db.tables.questions import OpenQuestion
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.record import posting
from tests.engine.script import Script
from tests.engine.table.conftest import ANA, BEN, CAT, House, put_post, refused


async def test_a_fault_in_the_rules_changes_nothing(house: House) -> None:
    table = await house.started()
    with pytest.raises(ZeroDivisionError):
        await house.do(table.id, ANA, "fail")
    assert (await house.service.look(queries.table, table.id)).records == 0
    assert await house.carried() == []
    assert (await house.do(table.id, ANA, "plain")).record == 1


async def test_an_answer_goes_through_although_the_press_was_cancelled(house: House) -> None:
    table = await house.started()
    press = asyncio.create_task(house.service.do(table.id, playing.answer, ANA, 1, ("plain",)))
    await asyncio.sleep(0)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    house.woken.clear()
    await house.service.settle()
    assert house.woken == [table.id]
    assert (await house.service.look(queries.table, table.id)).records == 1


async def test_of_two_quick_touches_neither_is_lost(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "all")
    ticket = (await house.asked(table.id, 1)).ticket

    def add(option: str) -> Callable[[OpenQuestion], Picks]:
        return lambda asked: (*asked.draft, option)

    drafts = [
        house.service.do(table.id, playing.draft, BEN, ticket, add(o)) for o in ("left", "right")
    ]
    *_, last = await asyncio.gather(*drafts)
    assert last.draft == ("left", "right")


async def test_sealed_picks_are_nobody_elses_business(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    given = await house.do(table.id, BEN, "two")
    for person in (ANA, CAT, None):
        view = await house.service.look(queries.view, table.id, person)
        assert all(o.question.seat == view.seat for o in view.open)
    assert "two" not in repr([given, await house.service.look(queries.view, table.id, BEN)])
    assert "two" not in repr(await house.asked(table.id, 1))


async def test_what_is_played_on_without_people_has_one_post_at_its_end(house: House) -> None:
    class Outlived(Script):
        def is_out(self, view: Any) -> bool:
            return view.seat in (0, 1)

        def answer(self, state: Any, question: Question, picks: Picks, chance: Chance) -> Any:
            over = [Event("turn-over", {"seat": 0})]
            return [*over, *super().answer(state, question, picks, chance)]

    house.games["script"] = Outlived()
    table = await house.started((ANA, BEN), computers=1)
    for person, deed in ((ANA, "plain"), (BEN, "end")):
        await house.do(table.id, person, deed)
    records = await house.store.read(log.everything, table.id)
    assert [record.milestone for record in records] == [False, True]


async def test_own_posts_can_be_put_in(house: House) -> None:
    table = await house.started((ANA, BEN), computers=1)
    await house.service.do(table.id, put_post, "say", payload={"key": "hello"})
    await house.service.do(table.id, playing.panel_again, 1)
    await house.service.do(table.id, playing.panel_again, 2)
    assert await house.carried() == [(f"t{table.id}", "say", 0, None), (f"p{BEN}", "panel", 0, 1)]
    assert await refused(house.service.do(99, playing.panel_again, 1)) == "no-table"


@pytest.mark.parametrize("gone", [False, True])
async def test_a_panel_that_is_pressed_before_it_goes_is_known_or_comes_again(
    house: House, gone: bool
) -> None:
    table = await house.started()
    panel = Letter(0, table.id, "panel/0", ANA, 7, "", 70, awaited=True)
    await house.service.run(posting.tidy, panel)
    ((_, kind, *_),) = await house.carried()
    assert kind == "tidy"
    (going,) = await house.store.read(letters.LETTERS.where, "going")
    await house.store.write(letters.adopt, panel)
    await house.service.run(posting.tidied, table, going.id, gone=gone)
    known = await house.store.read(letters.first, table.id, "panel/0", ANA)
    assert (known is None) is gone
    assert await house.carried() == [(f"p{ANA}", "panel", 0, 0)] * gone
