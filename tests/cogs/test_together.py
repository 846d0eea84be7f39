"""Pages that many ask for at once are put together once."""

from __future__ import annotations

import asyncio

import pytest

from cogs.frame.message import Together

ASKERS = 100


@pytest.mark.parametrize("lasting", [False, True])
async def test_what_many_ask_for_at_once_is_made_once(lasting: bool) -> None:
    made: list[int] = []

    async def make(number: int) -> int:
        made.append(number)
        await asyncio.sleep(0.01)
        return len(made)

    together = Together(make, lasting=lasting)
    assert await asyncio.gather(*(together(5) for _ in range(ASKERS))) == [1] * ASKERS
    assert await together(5) == (1 if lasting else 2), "what has changed since is there"
    assert await together(6) == len(made)
    assert made == ([5, 6] if lasting else [5, 5, 6])


async def test_what_failed_is_tried_again_and_who_stops_waiting_stops_nobody_else() -> None:
    made: list[int] = []
    go = asyncio.Event()

    async def make(number: int) -> int:
        made.append(number)
        await go.wait()
        if len(made) == 1:
            raise ValueError
        return number

    together = Together(make, lasting=True)
    first = [asyncio.create_task(together(5)) for _ in range(3)]
    await asyncio.sleep(0)
    go.set()
    told = await asyncio.gather(*first, return_exceptions=True)
    assert [type(fault) for fault in told] == [ValueError] * 3
    go.clear()
    gone, stays = asyncio.create_task(together(5)), asyncio.create_task(together(5))
    await asyncio.sleep(0)
    gone.cancel()
    go.set()
    assert await stays == 5
    assert made == [5, 5]
