"""Hints: what a computer player would do in somebody's place, from their view alone."""

from __future__ import annotations

from typing import Any, Protocol

from db.base.rows import Open
from db.tables import tables
from engine.kit.contract import Game, Question
from engine.minds.levels import BEST
from engine.minds.thought import Thought
from engine.table.answers import looking
from engine.table.door import Adapter, Refused, Sight, Table
from engine.table.record.work import Work
from engine.table.tasks.computers import luck_of


class Minds(Protocol):
    """Where computer players think: `engine.table.tasks.thinkers.Thinkers`."""

    async def think(
        self, game: Game, view: Any, question: Question, seed: bytes, number: int, level: str
    ) -> Thought:
        """See there."""


def may_ask(table: Table) -> bool:
    """Whether the host lets people ask for hints there."""
    if table.hints != "alone":
        return table.hints == "always"
    people = [seat for seat in table.seats if seat.person is not None and not seat.left]
    return len(people) == 1 and len(table.seats) > 1


class Hints:
    """What the button does."""

    def __init__(self, adapter: Adapter, minds: Minds) -> None:
        self._adapter = adapter
        self._minds = minds

    async def hint(self, table: int, person: int) -> tuple[Sight, Open, Thought]:
        """What the strongest computer player thinks of the question that this person is asked. It
        knows no more than they do, and the same for the same question. The seat's count goes up.

        Raises:
            Refused: no-table, not-running, not-seated, stale (they are asked nothing), no-hints.
            ThinkingError: nothing came of it.
        """

        def job(work: Work) -> tuple[Sight, Open]:
            sight = looking.sight_of_person(work, table, person)
            if sight.seat is None:
                raise Refused("not-seated")
            if not may_ask(sight.table):
                raise Refused("no-hints")
            asked = next((open_ for open_ in sight.open if open_.given is None), None)
            if asked is None:
                raise Refused("stale")
            tables.count_hint(work.connection, table, sight.seat)
            return sight, asked

        sight, asked = await self._adapter.command(table, job, wakes=lambda _: ())
        game, seed = self._adapter.game(sight.table), luck_of(table)
        about = game, sight.view, asked.question, seed, asked.ticket, BEST
        return sight, asked, await self._minds.think(*about)
