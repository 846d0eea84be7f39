"""What courier and computer players share: nothing twice at once, nothing forgotten."""

from __future__ import annotations

import asyncio

import pytest

from engine.table.tasks.courier import AFTER_FAULT_SECONDS, KeyedWorker
from tests.engine.table.conftest import Timers


async def test_a_key_put_in_while_it_is_served_is_served_again_and_never_twice_at_once() -> None:
    served, busy = [], 0

    async def job(key: str) -> None:
        nonlocal busy
        busy += 1
        served.append(busy)
        await asyncio.sleep(0)
        busy -= 1

    worker = KeyedWorker(job, at_once=5)
    running = asyncio.create_task(worker.run())
    for _ in range(10):
        worker.put("a")
        await asyncio.sleep(0)
    await worker.settle()
    await worker.stop()
    await running
    assert set(served) == {1}
    assert len(served) > 1


async def test_turns_are_taken_fairly() -> None:
    served = []

    async def job(key: str) -> float | None:
        served.append(key)
        return 0 if served.count(key) < 3 else None

    worker = KeyedWorker(job, at_once=1)
    for key in "ab":
        worker.put(key)
    await worker.settle()
    assert "".join(served) == "ababab"


async def test_a_key_that_rests_or_failed_is_left_to_rest_and_does_not_stop_the_others(
    timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    served = []

    async def job(key: str) -> float | None:
        served.append(key)
        if key == "a":
            raise ZeroDivisionError
        return 9 if key == "b" else None

    worker = KeyedWorker(job, at_once=1, later=timers)
    for _ in range(2):
        for key in "abc":
            worker.put(key)
        await worker.settle()
    assert served == ["a", "b", "c", "c"]
    assert timers.rests == [AFTER_FAULT_SECONDS, 9]
    assert caplog.records[0].exc_info is not None
    timers.ring()
    await worker.settle()
    assert served[4:] == ["a", "b"]


async def test_after_stopping_nothing_begins(timers: Timers) -> None:
    served = []

    async def job(key: str) -> float:
        served.append(key)
        return 5

    worker = KeyedWorker(job, at_once=1, later=timers)
    worker.put("a")
    await worker.settle()
    await worker.stop()
    worker.put("b")
    timers.ring()
    await worker.settle()
    await worker.run()
    assert served == ["a"]
    assert timers.waiting == []
