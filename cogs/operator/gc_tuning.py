"""Shortens what delays everything: Python's garbage collection, and its threads' turns.

Now and then Python looks through all objects, and nothing else runs meanwhile: half a second with
2,500 servers, again and again while they come in. What the library keeps about servers stays, so it
need not be looked at (`gc.freeze`).
"""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cogs.bot import Bot

THRESHOLDS: Final = (2000, 10, 35)
"""The first is Python's own since 3.13 (before it is 700), so that most of what an answer takes is
gone by itself. The last one (10) is higher, so that the whole search comes after a shard's servers
are set aside, and not among them."""

TURN: Final = 0.001
"""Seconds a thread works on while another one waits; Python's own 5 ms add up in the event loop,
which stops and goes on again many times for one answer."""


def tune_gc(bot: Bot) -> None:
    """From here on, set aside what there is whenever a shard has come up. For the whole process."""
    came_up: set[int] = set()
    gc.set_threshold(*THRESHOLDS)
    gc.unfreeze()  # a bot that was there before is garbage by now

    async def on_shard_ready(shard: int) -> None:
        # Of a shard that had come up before, what was kept of its servers is garbage now.
        if shard in came_up:
            gc.unfreeze()
            gc.collect()
        came_up.add(shard)
        gc.freeze()

    bot.add_listener(on_shard_ready, "on_shard_ready")


def take_short_turns() -> None:
    """Let threads hold up the event loop as briefly as makes sense. For the whole process, once."""
    sys.setswitchinterval(TURN)
