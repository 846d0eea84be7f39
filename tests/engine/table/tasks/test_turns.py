"""Who thinks next, where more ask than there are processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import pytest

from engine.kit.contract import Question
from engine.minds.search_player import Thought
from engine.table.service import Refused
from engine.table.tasks import thinkers
from engine.table.tasks.thinkers import Reply, Request
from tests.engine.script import Script
from tests.engine.table.conftest import refused

Begins = Callable[[], Awaitable[None]]


class Fake:
    """In place of a process: is told what it thought when the test lets it."""

    def __init__(self, *_: object) -> None:
        self.asked: list[int] = []
        """The questions that it was asked to think about, in order."""
        self.go = asyncio.Semaphore(0)

    async def ask(self, message: bytes) -> bytes:
        self.asked.append(msgspec.msgpack.decode(message, type=Request).number)
        await self.go.acquire()
        return msgspec.msgpack.encode(Reply(Thought(("plain",))))


class Asking:
    """One process, and who asks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.process = Fake()
        monkeypatch.setattr(thinkers, "Process", lambda *_: self.process)
        self._thinkers = thinkers.Thinkers()

    async def ask(
        self, number: int, table: int, *, hint: bool = False, wanted: bool = True
    ) -> asyncio.Task[Thought]:
        """Somebody asks about a question, which has this number. `wanted`: a hint is so still when
        its turn has come."""

        async def begins() -> None:
            if not wanted:
                raise Refused("stale")

        task = asyncio.create_task(self.thinking(number, table, begins if hint else None))
        await asyncio.sleep(0)
        return task

    def thinking(
        self, number: int, table: int, begins: Begins | None = None
    ) -> Coroutine[Any, Any, Thought]:
        """The same, not begun yet."""
        question = Question(number, 0, "kind", ("plain",))
        about = Script(), None, question, b"", number, "steady"
        return self._thinkers.think(*about, table=table, begins=begins)

    async def order(self, *asked: asyncio.Task[Thought]) -> list[int]:
        """In which order the questions were thought about."""
        for _ in asked:
            self.process.go.release()
        await asyncio.gather(*asked)
        return self.process.asked


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Asking:
    return Asking(monkeypatch)


async def test_tables_take_turns_however_much_one_of_them_asks(asking: Asking) -> None:
    many = [await asking.ask(number, table=1, hint=True) for number in range(5)]
    other = await asking.ask(10, table=2, hint=True)
    third = await asking.ask(20, table=3, hint=True)
    # The first is under way; of the others each table has one before any has its second.
    assert await asking.order(*many, other, third) == [0, 1, 10, 20, 2, 3, 4]


async def test_moves_go_before_hints(asking: Asking) -> None:
    hints = [await asking.ask(number, table=number, hint=True) for number in (1, 2, 3)]
    moves = [await asking.ask(number, table=number) for number in (11, 12)]
    assert await asking.order(*hints, *moves) == [1, 11, 12, 2, 3]


async def test_who_goes_in_the_moment_in_which_their_turn_comes_hands_it_on(asking: Asking) -> None:
    async def then_cancel() -> Thought:
        thought = await asking.thinking(1, table=1)
        gone.cancel()  # It has its turn, and does not know yet.
        return thought

    first = asyncio.create_task(then_cancel())
    await asyncio.sleep(0)
    gone, second = await asking.ask(2, table=2), await asking.ask(3, table=3)
    assert await asking.order(first, second) == [1, 3]


async def test_who_waits_no_longer_and_what_is_not_begun_take_nobodys_turn(asking: Asking) -> None:
    first = await asking.ask(1, table=1)
    gone = await asking.ask(2, table=2)
    in_vain = await asking.ask(3, table=3, hint=True, wanted=False)
    second = await asking.ask(4, table=4, hint=True)
    gone.cancel()
    assert await asking.order(first, second) == [1, 4]
    assert await refused(in_vain) == "stale"
