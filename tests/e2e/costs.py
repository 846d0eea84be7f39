"""Counts how often the database is asked, by press and by post."""

from __future__ import annotations

import threading
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from typing import Any

import pytest
from msgspec import Struct

from engine.table import door
from engine.table.answers import looking
from tests.e2e.house import House

Async = Callable[..., Coroutine[Any, Any, Any]]


class Cost(Struct):
    """What one press, or one post, took."""

    what: str
    record: int = 0
    """Of a post."""
    reads: int = 0
    writes: int = 0
    sights: int = 0
    before: int | None = None
    """The sights before the answer was given; None: none was."""
    replayed: list[int] = []
    """The records of the positions that were rebuilt."""


_cost: ContextVar[Cost | None] = ContextVar("cost", default=None)
_thread = threading.local()
"""Which cost a transaction is counted to, on the thread of its connection."""


class Costs:
    """Counts all that is pressed and carried from now on."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.presses: list[Cost] = []
        self.posts: list[Cost] = []
        bot = house.meadhall
        store, adapter = bot.store, bot.adapter
        monkeypatch.setattr(store, "read", self._counted(store.read, "reads"))
        monkeypatch.setattr(store, "write", self._counted(store.write, "writes"))
        monkeypatch.setattr(looking, "sight_at", self._sight(looking.sight_at))
        monkeypatch.setattr(door, "replay", self._replay(door.replay))
        monkeypatch.setattr(adapter, "answer", self._answer(adapter.answer))
        for pattern, handler in list(bot.presses.items()):
            monkeypatch.setitem(bot.presses, pattern, self._pressed(handler))
        monkeypatch.setattr(bot.carrier, "carry", self._carried(bot.carrier.carry))
        # What a press wakes is none of its cost.
        for rota in (bot.courier._rota, bot.computers._rota, bot.deputy._rota):
            monkeypatch.setattr(rota, "_job", self._apart(rota._job))

    def _counted(self, work: Async, which: str) -> Async:
        async def counted(transaction: Callable[[Any], Any]) -> Any:
            cost = _cost.get()
            if cost is not None:
                setattr(cost, which, getattr(cost, which) + 1)

            def on_its_thread(connection: Any) -> Any:
                _thread.cost = cost
                return transaction(connection)

            return await work(on_its_thread)

        return counted

    def _sight(self, sight_at: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any) -> Any:
            if getattr(_thread, "cost", None) is not None:
                _thread.cost.sights += 1
            return sight_at(*args)

        return counted

    def _replay(self, replay: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any) -> Any:
            cost, records = _cost.get(), args[-1]
            if cost is not None:
                cost.replayed.append(records[-1].record if records else 0)
            return replay(*args)

        return counted

    def _answer(self, answer: Async) -> Async:
        async def counted(*args: Any) -> Any:
            cost = _cost.get()
            if cost is not None:
                cost.before = cost.sights
            return await answer(*args)

        return counted

    def _pressed(self, handler: Async) -> Async:
        async def counted(interaction: Any, **parts: Any) -> Any:
            cost = Cost(str(parts))
            _cost.set(cost)
            self.presses.append(cost)
            return await handler(interaction, **parts)

        return counted

    def _carried(self, carry: Async) -> Async:
        async def counted(post: Any) -> Any:
            cost = Cost(post.kind, post.record)
            _cost.set(cost)
            self.posts.append(cost)
            try:
                return await carry(post)
            finally:
                _cost.set(None)

        return counted

    def _apart(self, job: Async) -> Async:
        async def apart(key: Any) -> Any:
            _cost.set(None)
            return await job(key)

        return apart
