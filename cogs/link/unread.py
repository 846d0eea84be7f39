"""Events that the library cannot read, for Discord tells them otherwise than it did. It would close
all connections over one, as over an outage; the bot goes on without the event.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import discord

log = logging.getLogger(__name__)

FIRST: Final = "READY"
"""Without this one a session is none."""


class UnreadError(ConnectionError):
    """To the library a connection that failed: the shard tries again later, the others go on."""


def go_on_without_unread(client: discord.Client) -> None:
    """From here on, in this client. The first event of a kind that fails is told with its
    traceback; those that fail alike would say the same."""
    parsers = client._connection.parsers
    told: set[tuple[str, type[Exception]]] = set()
    for event, read in parsers.items():
        parsers[event] = partial(_read, event, read, told)


def _read(
    event: str, read: Callable[[Any], None], told: set[tuple[str, type[Exception]]], data: Any
) -> None:
    try:
        read(data)
    except Exception as fault:
        alike = event, type(fault)
        if alike not in told:
            told.add(alike)
            log.exception("the library cannot read what Discord sent as %s", event)
        if event == FIRST:
            raise UnreadError(f"{event} cannot be read") from fault
