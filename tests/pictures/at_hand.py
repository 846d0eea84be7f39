"""A studio whose painter paints in this process, for tests that do not ask where."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from cogs.painting import laid_out
from engine.process import Process
from pictures.painter import Painter
from pictures.studio import Studio, answering


class AtHand(Process):
    """Answers where it is asked."""

    def __init__(self, painter: Painter, ready: Iterable[object] = ()) -> None:
        self._answer = answering(painter.paint, iter(ready), laid_out)
        self._worker = ThreadPoolExecutor(1, "painter")

    async def ask(self, message: bytes) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._worker, self._answer, message)

    async def end(self) -> None:
        """It stays: other loops may ask it again."""


def studio_at_hand(painter: Painter, ready: Iterable[object] = ()) -> Studio:
    """`ready`: what making ready goes through."""
    return Studio(AtHand(painter, ready))
