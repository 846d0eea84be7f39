"""Computer players: they answer through the service, wait for second thoughts, survive."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from db.store import open_store
from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.tasks.players import Computers, luck_of
from tests.engine.minds_at_hand import AtHand, Choose
from tests.engine.table.conftest import ANA, BEN, House, Timers


def plain(game: Game, view: Any, question: Question, chance: Chance) -> Picks:
    return {"deed": ("plain",), "secret": ("two",), "each": ("left",)}[question.kind]


def seated(house: House, choose: Choose = plain, **more: Any) -> Computers:
    computers = Computers(house.service, AtHand(choose), **{"delay_seconds": 0, **more})
    house.on_wake = computers.put
    return computers


async def test_tables_that_waited_since_before_are_taken_up(path: Path) -> None:
    async with open_store(path) as store:
        house = House(store)
        table = await house.started((ANA, BEN), computers=1)
        idle = await house.started((ANA, BEN), computers=1)
        await house.do(table.id, ANA, "plain")
        await house.do(table.id, BEN, "plain")
    async with open_store(path) as store:
        house = House(store)
        computers = seated(house)
        await computers.take_up()
        await computers.settle()
        assert (await house.service.look(queries.table, table.id)).records == 3
        assert (await house.service.look(queries.table, idle.id)).records == 0
        await computers.stop()


@pytest.mark.parametrize("choose", [lambda *_: 1 / 0, lambda *_: ("nonsense",)])
async def test_when_it_fails_the_modest_answer_is_given(
    house: House, choose: Choose, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.started((ANA,), computers=1)
    computers = seated(house, choose=choose)
    await house.do(table.id, ANA, "plain")
    await computers.settle()
    assert (await house.service.look(queries.view, table.id, None)).view.trail[-1] == "1:plain"
    assert len(caplog.records) == 1
    assert "card" not in caplog.text
    await computers.stop()


async def test_its_luck_is_no_ones_secret(house: House) -> None:
    drawn: dict[int, list[float]] = {}

    for _ in range(2):
        table = await house.started((ANA,), computers=1)  # each with a seed of its own

        def gamble(game: Game, view: Any, question: Question, chance: Chance) -> Picks:
            drawn.setdefault(table.id, []).append(chance.random())  # noqa: B023
            return ("plain",)

        for _ in range(2):
            computers = seated(house, choose=gamble)
            await house.do(table.id, ANA, "plain")
            await computers.settle()
            await computers.stop()
        await house.service.do(table.id, playing.undo, ANA)
    assert drawn == {
        table: [Chance(luck_of(table), ticket).random() for ticket in (2, 4)] for table in drawn
    }


async def test_a_fault_in_the_rules_does_not_spin(
    house: House, timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.started((ANA,), computers=1)
    computers = seated(house, choose=lambda *_: ("fail",), later=timers)
    await house.do(table.id, ANA, "plain")
    await computers.settle()
    assert len(timers.rests) == 1
    assert sum(record.exc_info is not None for record in caplog.records) == 1
    await computers.stop()
