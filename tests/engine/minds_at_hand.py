"""Computer players that think where they are asked, as a function says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question
from engine.minds.search_player import Thought
from engine.table.tasks.thinkers import Thinkers

Choose = Callable[[Game, Any, Question, Chance], Picks]


class AtHand(Thinkers):
    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.levels: list[str] = []
        """Asked for, in that order."""

    async def think(
        self,
        game: Game,
        view: Any,
        question: Question,
        seed: bytes,
        number: int,
        level: str,
        *,
        table: int,
        begins: Callable[[], Awaitable[None]] | None = None,
    ) -> Thought:
        if begins is not None:
            await begins()
        self.levels.append(level)
        return Thought(self.choose(game, view, question, Chance(seed, number)))
