"""Presses are acknowledged before posts go on, and posts go on all the same."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from cogs import bot
from cogs.bot import InFlight

STEPS = 5


class Rounds:
    """How often the event loop has come round."""

    def __init__(self) -> None:
        self.count = 0
        self._goes = True
        self._next()

    def _next(self) -> None:
        self.count += 1
        if self._goes:
            asyncio.get_running_loop().call_soon(self._next)

    def end(self) -> None:
        self._goes = False


async def in_steps(rounds: Rounds, seen: Counter[int]) -> str:
    for _ in range(STEPS):
        await asyncio.sleep(0)
        seen[rounds.count] += 1
    return "done"


async def test_while_people_press_the_loop_comes_round_between_any_two_steps_of_posts() -> None:
    in_flight, rounds, seen = InFlight(), Rounds(), Counter[int]()
    with in_flight.one():
        works = [in_flight.in_turns(in_steps(rounds, seen)) for _ in range(8)]
        assert await asyncio.gather(*works) == ["done"] * 8
    rounds.end()
    assert seen.total() == 8 * STEPS
    assert max(seen.values()) == 1


async def test_where_nobody_presses_posts_go_on_side_by_side() -> None:
    in_flight, rounds, seen = InFlight(), Rounds(), Counter[int]()
    await asyncio.gather(*(in_flight.in_turns(in_steps(rounds, seen)) for _ in range(8)))
    rounds.end()
    assert max(seen.values()) == 8


async def test_a_post_goes_on_though_people_press_without_a_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot, "PATIENCE_SECONDS", 0)
    in_flight, rounds, seen = InFlight(), Rounds(), Counter[int]()

    async def without_end() -> None:
        for _ in range(1_000_000):
            await asyncio.sleep(0)

    with in_flight.one():
        others = [asyncio.create_task(in_flight.in_turns(without_end())) for _ in range(1000)]
        await asyncio.sleep(0)
        assert await in_flight.in_turns(in_steps(rounds, seen)) == "done"
        # Each of its steps would have come after one of each of the others.
        assert rounds.count < len(others)
        for other in others:
            other.cancel()
        ended = await asyncio.gather(*others, return_exceptions=True)
    rounds.end()
    assert all(isinstance(end, asyncio.CancelledError) for end in ended)


async def test_what_a_post_meets_reaches_whoever_carries_it() -> None:
    in_flight = InFlight()
    met: list[str] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        raise LookupError

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            met.append("cancelled")
            raise

    async def too_long() -> str:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
        except TimeoutError:
            return "late"
        return "in time"

    with in_flight.one():
        with pytest.raises(LookupError):
            await in_flight.in_turns(fails())
        assert await in_flight.in_turns(too_long()) == "late"
        task = asyncio.create_task(in_flight.in_turns(waits()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert met == ["cancelled"]
