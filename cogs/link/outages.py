"""When Discord cannot be reached: which faults mean it, in one line, and when to try again."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

import aiohttp
import discord

OUTAGES: Final = (
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)
"""What the library raises when Discord or the network between fails, or Discord says no."""

MOST_CHARACTERS: Final = 200


def growing(
    first: float, longest: float, luck: Callable[[], float] = random.random
) -> Iterator[float]:
    """Pauses in seconds without end: each twice as long as the one before, none longer than
    `longest`. Of each at least a half is kept: bots that fell together shall not rise together.

    >>> pauses = growing(2.0, 10.0, luck=lambda: 1.0)
    >>> [next(pauses) for _ in range(5)]
    [2.0, 4.0, 8.0, 10.0, 10.0]
    >>> next(growing(2.0, 10.0, luck=lambda: 0.0))
    1.0
    """
    pause = first
    while True:
        yield pause * (0.5 + luck() / 2)
        pause = min(2 * pause, longest)


def in_short(fault: BaseException) -> str:
    """A fault in one line for the log. Proxies and walls answer with whole pages.

    >>> in_short(ConnectionResetError(104, "Connection reset by peer"))
    'ConnectionResetError: [Errno 104] Connection reset by peer'
    >>> in_short(TimeoutError())
    'TimeoutError'
    """
    if isinstance(fault, discord.HTTPException) and not fault.code:
        text = f"{fault.status} {fault.response.reason or ''}".strip()
    else:
        text = " ".join(str(fault).split())
    kind = type(fault).__name__
    whole = f"{kind}: {text}" if text else kind
    return whole if len(whole) <= MOST_CHARACTERS else whole[: MOST_CHARACTERS - 1] + "…"
