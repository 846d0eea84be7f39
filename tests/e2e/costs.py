"""Counts how often the database is asked, by press and by post."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from typing import Any

import pytest

from engine.table import service
from engine.table.commands import playing
from tests.e2e.house import House

Async = Callable[..., Coroutine[Any, Any, Any]]


class Cost(Counter[str]):
    """ "read" and "write": how often one press, or one post, did."""

    def __init__(self) -> None:
        super().__init__()
        self.replayed: list[int] = []
        """The records of the positions that were rebuilt."""


_cost: ContextVar[Cost] = ContextVar("cost", default=Cost())  # noqa: B039


class Costs:
    """Counts all that is pressed and carried from now on."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch) -> None:
        self.answers: list[Cost] = []
        """Of presses that answered."""
        self.posts: list[tuple[Any, Cost]] = []
        bot = house.meadhall
        for which in ("read", "write"):
            patch.setattr(bot.store, which, self._counted(getattr(bot.store, which), which))
        patch.setattr(service, "rebuild", self._replay(service.rebuild))
        patch.setattr(bot.service, "do", self._answer(bot.service.do))
        patch.setattr(bot.carrier, "carry", self._apart(bot.carrier.carry, self.posts))
        for route in bot.routes.values():
            if route.kind == "button":
                patch.setattr(route, "handle", self._apart(route.handle, []))
        # What a press wakes is none of its cost.
        for worker in (bot.courier, bot.computers, bot.ahead_runner):
            patch.setattr(worker, "_job", self._apart(worker._job, []))

    def _counted(self, work: Async, which: str) -> Async:
        async def counted(*args: Any, **more: Any) -> Any:
            _cost.get()[which] += 1
            return await work(*args, **more)

        return counted

    def _replay(self, replay: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any) -> Any:
            _cost.get().replayed.append(args[-1][-1].record if args[-1] else 0)
            return replay(*args)

        return counted

    def _answer(self, do: Async) -> Async:
        async def counted(table: int, job: Any, *args: Any, **more: Any) -> Any:
            if job is playing.answer:
                self.answers.append(_cost.get())
            return await do(table, job, *args, **more)

        return counted

    def _apart(self, work: Async, known: list[tuple[Any, Cost]]) -> Async:
        async def apart(about: Any, **more: Any) -> Any:
            cost = Cost()
            _cost.set(cost)
            known.append((about, cost))
            return await work(about, **more)

        return apart
