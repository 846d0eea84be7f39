"""How often the database is asked: a press that answers, and the post of a milestone."""

from __future__ import annotations

import threading
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from cogs.frame.house import House
from engine.table import door
from engine.table.answers import looking
from localtable.world.first_world import TABLES
from tests.e2e.people import People
from tests.e2e.play import Player, open_table
from tests.e2e.runs import settled

MOST_READS = 4
MOST_WRITES = 2
ANSWERS = 30

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
        store, adapter = house.store, house.adapter
        monkeypatch.setattr(store, "read", self._counted(store.read, "reads"))
        monkeypatch.setattr(store, "write", self._counted(store.write, "writes"))
        monkeypatch.setattr(looking, "sight_at", self._sight(looking.sight_at))
        monkeypatch.setattr(door, "replay", self._replay(door.replay))
        monkeypatch.setattr(adapter, "answer", self._answer(adapter.answer))
        for pattern, handler in list(house.presses.items()):
            monkeypatch.setitem(house.presses, pattern, self._pressed(handler))
        monkeypatch.setattr(house.carrier, "carry", self._carried(house.carrier.carry))
        # What a press wakes is none of its cost.
        for rota in (house.courier._rota, house.computers._rota, house.deputy._rota):
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


async def test_a_press_that_answers_and_a_milestone_ask_the_database_rarely(
    people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = list(people.values())[:3]
    sitting = await open_table(playing, TABLES, game="brian_boru")
    players = [Player(person, sitting, Random(person.name)) for person in playing]
    await settled(house)
    costs = Costs(house, monkeypatch)
    while house.figures.answers < ANSWERS:
        for player in players:
            await player._next_step()
        await settled(house)
    answering = [cost for cost in costs.presses if cost.before is not None]
    assert len(answering) >= ANSWERS
    for cost in answering:
        assert cost.reads <= MOST_READS, cost
        assert cost.writes <= MOST_WRITES, cost
        assert cost.before == 1, cost
        assert cost.sights <= 2, cost
        assert not cost.replayed, cost
    milestones = [cost for cost in costs.posts if cost.what == "milestone"]
    assert milestones
    for cost in milestones:
        assert cost.reads <= MOST_READS, cost
        # What the message before it told is rebuilt; its own position is at hand.
        assert cost.record not in cost.replayed, cost
