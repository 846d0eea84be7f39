"""Hints: what a computer player would do in somebody's place, from their view alone.

Each takes a second of a processor that all tables share, so it is computed once: somebody who
presses again gets the same one, also while it is under way. Each person has one under way at a
time, and a limit for each hour (`engine.table.record.budget`).
"""

from __future__ import annotations

import asyncio
import hashlib
import math
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from db.tables import tables
from db.tables.questions import OpenQuestion
from engine.minds.levels import BEST
from engine.minds.search_player import Thought
from engine.table.answers import queries
from engine.table.record import budget
from engine.table.record.transaction import Transaction
from engine.table.service import Refused, TableService, TableView
from engine.table.tasks.players import luck_of
from engine.table.tasks.thinkers import Thinkers

MOST_REMEMBERED: Final = 500

Key = tuple[int, int, bytes]  # what a hint is for: table, ticket, and a digest of what can be seen


class Hint:
    """One that is thought through, or was."""

    def __init__(self) -> None:
        self.until = -math.inf  # when nobody waits for it any longer
        self.thought: asyncio.Task[Thought] | None = None


class Hints:
    """What the button does."""

    def __init__(self, service: TableService, minds: Thinkers) -> None:
        self._service = service
        self._minds = minds
        self._hints: dict[Key, Hint] = {}
        self._of_person: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def hint(
        self, table: int, person: int, until: float = math.inf
    ) -> tuple[TableView, OpenQuestion, Thought]:
        """What the strongest computer player thinks of the question that this person is asked. It
        knows no more than they do, and the same for the same question. The seat's count goes up
        with each question. `until`: when they can be told no longer. Refused: no-table,
        not-running, not-seated, no-hints, budget-hint; stale (they are asked nothing, or answered
        before its turn came), hint-late (it did not come). ThinkingError: nothing came of it."""

        def job(tx: Transaction) -> tuple[TableView, OpenQuestion, Key]:
            view, asked = _asked(tx, table, person)
            seen = hashlib.sha256(msgspec.msgpack.encode(view.view)).digest()
            key = table, asked.ticket, seen
            if key not in self._hints:
                budget.need(tx, view.table.guild, person, "hint")
            return view, asked, key

        view, asked, key = await self._service.look(job)
        hint = self._hints.get(key) or self._begun(key, view, asked, person)
        hint.until = max(hint.until, until)
        assert hint.thought is not None
        try:
            async with asyncio.timeout(until - self._service.now() if until < math.inf else None):
                # Who stops waiting does not stop it for the others.
                return view, asked, await asyncio.shield(hint.thought)
        except TimeoutError:
            raise Refused("hint-late") from None

    def _begun(self, key: Key, view: TableView, asked: OpenQuestion, person: int) -> Hint:
        if len(self._hints) >= MOST_REMEMBERED:
            del self._hints[next(iter(self._hints))]
        hint = self._hints[key] = Hint()
        hint.thought = asyncio.create_task(self._think(hint, view, asked, person))
        hint.thought.add_done_callback(partial(self._ended, key))
        return hint

    def _ended(self, key: Key, thought: asyncio.Task[Thought]) -> None:
        if thought.cancelled() or thought.exception() is not None:
            self._hints.pop(key, None)

    async def _think(
        self, hint: Hint, view: TableView, asked: OpenQuestion, person: int
    ) -> Thought:
        table = view.table.id

        async def begins() -> None:
            if self._service.now() >= hint.until:
                raise Refused("hint-late")
            await self._service.do(table, _count, person, asked.ticket)

        game, seed = self._service.game(view.table), luck_of(table)
        about = game, view.view, asked.question, seed, asked.ticket, BEST
        async with self._of_person.setdefault(person, asyncio.Lock()):
            return await self._minds.think(*about, table=table, begins=begins)


def _count(tx: Transaction, table: int, person: int, ticket: int) -> None:
    view, asked = _asked(tx, table, person)
    if asked.ticket != ticket:
        raise Refused("stale")
    budget.spend(tx, view.table.guild, person, "hint")
    tables.count_hint(tx.connection, table, asked.question.seat)


def _asked(tx: Transaction, table: int, person: int) -> tuple[TableView, OpenQuestion]:
    """What this person sees and is asked, where hints are allowed."""
    view = queries.view(tx, table, person)
    if view.seat is None:
        raise Refused("not-seated")
    if not view.table.has_hints:
        raise Refused("no-hints")
    asked = next((open_ for open_ in view.open if open_.given is None), None)
    if asked is None:
        raise Refused("stale")
    return view, asked
