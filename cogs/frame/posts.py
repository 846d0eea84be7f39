"""What becomes of a post of the outbox: which function carries it to Discord.

@carries("vote")
async def carry_vote(bot: Bot, table: Table, post: Post) -> None: ...
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from db.base.rows import PostKind
from engine.table.service import Table
from engine.table.tasks.courier import Post

if TYPE_CHECKING:
    from cogs.bot import Bot

Carry = Callable[["Bot", Table, Post], Awaitable[None]]


class Kind(Struct, frozen=True):
    """How posts of one kind get to Discord. `engine.table.record.posting.KINDS` says what the table
    knows of them: their lane, and whom they concern."""

    carry: Carry
    given_up: Literal["tell-host", "call", "nothing"]
    """What is done for whom it was meant for, when carrying it failed for reasons of our own: the
    host is told, the person is called, or nothing, because the thread tells it too."""
    of_the_server: bool
    """It takes what is known of the server: roles, and that the bot is there."""


KINDS: Final[dict[PostKind, Kind]] = {}
"""All of them, once their modules are imported."""


def carries(
    *kinds: PostKind,
    given_up: Literal["tell-host", "call", "nothing"] = "tell-host",
    of_the_server: bool = False,
) -> Callable[[Carry], Carry]:
    """The function carries posts of these kinds. See `Kind`."""

    def known(carry: Carry) -> Carry:
        for kind in kinds:
            KINDS[kind] = Kind(carry, given_up, of_the_server)
        return carry

    return known
