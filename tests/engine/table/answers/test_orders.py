"""Standing orders, where `orders.txt` does not tell it: words, faults, restarts, the disk."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from db.store import open_store
from db.tables import orders as stored
from engine.kit.example import GAME, Larder
from engine.kit.example.mind.ready import READY
from engine.table.answers.orders import VEIL, _veil
from engine.table.record.facts import Sight
from engine.table.record.words import event_text
from engine.table.tasks.deputy import Deputy
from tests.disks import without_writing
from tests.engine.table.conftest import ANA, BEN, CAT, House, Timers
from tests.games.example import make_known

DELAY = 5


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)


@pytest.fixture
async def table(house: House, games: None) -> int:
    """A table at which all have filled their larders, and Ana is to bring something."""
    house.games["larder"] = GAME
    number = (await house.started(game="larder")).id
    for person in (ANA, BEN, CAT):
        await house.do(number, person, *READY[0].picks)
    await house.carried()
    house.woken.clear()
    return number


@pytest.fixture
def deputy(house: House, timers: Timers, table: int) -> Deputy:
    return Deputy(house.adapter, delay_seconds=DELAY, later=timers)


async def sight(house: House, table: int, person: int) -> Sight:
    return await house.adapter.sight(table, person)


async def wait(house: House, deputy: Deputy, table: int, seconds: int) -> None:
    """The time goes by, and whatever it is the time for is done."""
    house.seconds += seconds
    later = deputy._rota._later
    assert isinstance(later, Timers)
    later.ring()
    deputy.wake(table)
    await deputy.settle()


async def last(house: House, table: int) -> tuple[int | None, int | None, tuple[str, ...]]:
    record = (await house.store.log.records(table))[-1]
    return record.seat, record.person, record.picks


async def test_it_is_told_to_its_person_alone_what_was_answered(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    _, lines = await house.adapter.since(table, BEN)
    texts = [event_text("larder", line.event, "en", ["A", "B", "C"]) for line in lines]
    assert "⚙️ Order “What others bring”: **yes**" in texts
    assert texts.index("⚙️ Order “What others bring”: **yes**") < texts.index("B tastes it.")
    for spoken, words in (
        ("es", "Orden «Lo que sacan los demás»: **sí**"),
        ("pt-BR", "Ordem “O que os outros trazem”: **sim**"),
    ):
        told = [event_text("larder", line.event, spoken, ["A", "B", "C"]) for line in lines]
        assert any(words in text for text in told)
    for whole in (
        await house.adapter.chronicle(table, BEN),
        await house.adapter.chronicle(table, BEN, after=0),
    ):
        assert [line.event.kind for line in whole].count("obeyed") == 1
    _, others = await house.adapter.since(table, CAT)
    assert "obeyed" not in [line.event.kind for line in others]


@pytest.fixture
def tasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody tastes unless they say otherwise."""
    usual = {"taste": "always"}
    orders = [structs.replace(o, default=usual.get(o.key, "ask")) for o in GAME.orders]
    monkeypatch.setattr(Larder, "orders", tuple(orders))


@pytest.fixture
def veiled(tasting: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """And that hangs on what they hold."""
    orders = [structs.replace(order, veiled=order.key == "taste") for order in GAME.orders]
    usual = {"taste": "always"}
    orders = [structs.replace(o, default=usual.get(o.key, "ask")) for o in orders]
    monkeypatch.setattr(Larder, "orders", tuple(orders))


async def test_how_long_that_is_differs_from_one_question_and_table_to_the_next(
    house: House, table: int, veiled: None
) -> None:
    found = set()
    for seed in range(40):
        moment = SimpleNamespace(seed=bytes([seed]) * 16)
        found |= {_veil(moment, SimpleNamespace(ticket=ticket)) for ticket in range(40)}  # type: ignore[arg-type]
    least, most = VEIL
    assert least <= min(found) < 2 * least
    assert most / 2 < max(found) <= most
    assert len(found) > 50


async def test_it_is_told_after_newer_rules_too(
    house: House, table: int, deputy: Deputy, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    monkeypatch.setattr(Larder, "version", 2)
    _, lines = await house.adapter.since(table, BEN)
    texts = [event_text("larder", line.event, "en", ["A", "B", "C"]) for line in lines]
    assert "⚙️ Your standing order answered for you." in texts


async def test_a_fault_of_the_rules_asks_the_person(
    house: House, table: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    for wrong in (lambda *_: ("no-such",), lambda *_: 1 / 0):
        monkeypatch.setattr(Larder, "ordered", lambda self, *a, w=wrong: w(*a))
        assert (await sight(house, table, BEN)).soon == ()
    assert len(caplog.records) == 2
    assert "bread" not in caplog.text


async def test_nothing_is_forgotten_over_a_restart(
    house: House, table: int, path: Any, timers: Timers
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    house.seconds += DELAY
    async with open_store(path) as store:
        again = House(store, {"larder": GAME}, house.seconds)
        deputy = Deputy(again.adapter, delay_seconds=DELAY, later=timers)
        running = asyncio.create_task(deputy.run())
        while (await last(again, table))[0] != 1:
            await asyncio.sleep(0)
            await deputy.settle()
        await deputy.stop()
        await running
        assert await last(again, table) == (1, BEN, ("yes",))


async def test_a_sealed_answer_is_laid_down_for_them_and_may_be_replaced(
    house: House, games: None, timers: Timers
) -> None:
    house.games["larder"] = GAME
    number = (await house.started(game="larder")).id
    deputy = Deputy(house.adapter, delay_seconds=DELAY, later=timers)

    def order(connection: Any) -> None:
        # Nothing could be ordered before the first question.
        stored.put(connection, number, stored.Ordered(1, BEN, "fill", "baker", 0))

    await house.store.write(order)
    await wait(house, deputy, number, DELAY)
    assert (await house.asked(number, 1)).given == READY[0].picks
    await house.do(number, BEN, *READY[1].picks)
    await wait(house, deputy, number, DELAY)
    assert (await house.asked(number, 1)).given == READY[1].picks


async def test_whoever_could_not_be_called_for_the_disk_is_called_later(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.store.people.set_dm(BEN, None, closed=True)
    await house.do(table, ANA, "bread")
    await house.carried()
    async with without_writing(house.store):
        await wait(house, deputy, table, DELAY)
    await wait(house, deputy, table, 30)
    assert [(kind, seat) for _, kind, _, seat in await house.carried()] == [("panel", 1)]
