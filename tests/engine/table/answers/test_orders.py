"""Standing orders, where `orders.txt` does not tell it: words, faults, restarts, the disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from db.tables import log, questions
from engine.kit.contract import Question
from engine.kit.example import Larder
from engine.kit.example.more import READY
from engine.table.answers import queries
from engine.table.answers.answering import VEIL, veil
from engine.table.answers.queries import event_text
from tests.disks import without_writing
from tests.engine.service import Room, service
from tests.engine.table.conftest import BEN, CAT

DELAY = 5
FILLED = "table ana ben cat | game larder | filled"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with service(tmp_path) as room:
        await room.opens(FILLED)
        yield room


async def obeyed(room: Room) -> None:
    """Ben's order answers what Ana brings."""
    for act in ("ben order taste always", "ana bread"):
        assert not await room.act(act)
    await passed(room, DELAY)


async def passed(room: Room, seconds: int) -> None:
    """The time goes by, and whatever it is the time for is done."""
    async for _ in room.passes(seconds):
        pass


async def since(room: Room, person: int, locale: str = "en") -> list[str]:
    """What happened since, in words."""
    _, lines, _ = await room.service.look(queries.since, await room.found(), person)
    return [event_text("larder", line.event, locale, ["A", "B", "C"]) for line in lines]


async def test_it_is_told_to_its_person_alone_what_was_answered(room: Room) -> None:
    await obeyed(room)
    for locale, words in (
        ("en", "⚙️ Order “What others bring”: **yes**"),
        ("es", "⚙️ Orden «Lo que sacan los demás»: **sí**"),
        ("pt-BR", "⚙️ Ordem “O que os outros trazem”: **sim**"),
    ):
        assert words in await since(room, BEN, locale)
    texts = await since(room, BEN)
    assert texts.index("⚙️ Order “What others bring”: **yes**") < texts.index("B tastes it.")
    assert not [text for text in await since(room, CAT) if "⚙️" in text]


async def test_it_is_told_after_newer_rules_too(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await obeyed(room)
    monkeypatch.setattr(Larder, "version", 2)
    assert "⚙️ Your standing order answered for you." in await since(room, BEN)


def test_how_long_that_is_differs_from_one_question_and_table_to_the_next() -> None:
    found = set()
    for seed in range(40):
        moment = SimpleNamespace(seed=bytes([seed]) * 16)
        found |= {veil(moment, SimpleNamespace(ticket=ticket)) for ticket in range(40)}  # type: ignore[arg-type]
    least, most = VEIL
    assert least <= min(found) < 2 * least
    assert most / 2 < max(found) <= most
    assert len(found) > 50


async def test_a_fault_of_the_rules_asks_the_person(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for wrong in (lambda *_: ("no-such",), lambda *_: 1 / 0):
        monkeypatch.setattr(Larder, "ordered", lambda self, *a, w=wrong: w(*a))
        caplog.clear()
        await obeyed(room)
        assert (await room.table_view(BEN)).soon == ()
        assert caplog.records
        assert "bread" not in caplog.text
        await room.opens(FILLED)


async def test_nothing_is_forgotten_over_a_restart(tmp_path: Path) -> None:
    async with service(tmp_path) as room:
        await room.opens(FILLED)
        for act in ("ben order taste always", "ana bread"):
            await room.act(act)
    async with service(tmp_path) as room:
        room.table, room.house.seconds = 1, room.house.seconds + DELAY
        running = asyncio.create_task(room.ahead_runner.run())
        while (record := (await room.store.read(log.everything, 1))[-1]).person != BEN:
            await asyncio.sleep(0)
            await room.ahead_runner.settle()
        await room.ahead_runner.stop()
        await running
        assert record.picks == ("yes",)


async def test_a_sealed_answer_is_laid_down_for_them_and_may_be_replaced(room: Room) -> None:
    await room.opens("table ana ben cat | game larder")
    # Nothing could be ordered before the first question.
    fill = Question(0, 1, "fill", ("ask", "baker"))
    order = questions.Ahead(1, BEN, "each", fill, ("baker",), ticket=0)
    await room.store.write(lambda c: questions.put_ahead(c, room.table, order))
    await passed(room, DELAY)
    for ready in READY[:2]:
        assert [open_.given for open_ in (await room.table_view(BEN)).open] == [ready.picks]
        assert not await room.act("ben ready fisher")
        await passed(room, DELAY)


async def test_whoever_could_not_be_called_for_the_disk_is_called_later(room: Room) -> None:
    for act in ("ben closed", "ana bread"):
        assert not await room.act(act)
    await room.post()
    room.posted = []
    room.house.seconds += DELAY
    timers, room.timers = room.timers, []
    async with without_writing(room.store):
        for _, then in timers:
            then()
        await room.ahead_runner.settle()
    await passed(room, 30)
    assert [post.kind for _, _, post in room.carried] == ["panel"]
