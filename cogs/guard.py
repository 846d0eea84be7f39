"""What every interaction goes through: it is acknowledged, faults end in a short clear answer.

The order of cases in `guarded`:
1. `Refused`: the person asked for what cannot be done; they are told why, ephemerally.
2. Discord forgot the interaction (10062) or it was answered already (40060): logged, no more.
3. Discord refused something (`discord.HTTPException`): told as "Discord did not take that".
4. anything else: a full line with traceback in the log, a short apology to the person.

What is under way stands in `House.under_way`, so that the bot does not leave in the middle of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Iterator
from typing import TYPE_CHECKING, Any

import discord

from cogs.speech import words_for
from engine.adapter import Refused

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060


class UnderWay:
    """What people asked for and has not been answered yet."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        """Around one of them."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def settle(self, seconds: float) -> None:
        """Until nothing is under way, at most so long."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._none.wait(), seconds)


async def guarded(
    interaction: discord.Interaction[House], work: Awaitable[Any], about: str
) -> None:
    """Run `work`; `about` names it in the log (a command, a button), without secrets."""
    with interaction.client.under_way.one():
        await _guarded(interaction, work, about)


async def _guarded(
    interaction: discord.Interaction[House], work: Awaitable[Any], about: str
) -> None:
    person = interaction.user.id
    try:
        await work
    except Refused as refused:
        log.info("refused %s to %s: %s", about, person, refused)
        await tell(interaction, refused_text(await words_for(interaction), refused))
    except discord.HTTPException as fault:
        if fault.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            log.warning("%s of %s came too late for Discord (%s)", about, person, fault.code)
            return
        log.exception("Discord refused something in %s of %s", about, person)
        await tell(interaction, (await words_for(interaction))("fault-discord"))
    except Exception:
        log.exception("fault in %s of %s", about, person)
        await tell(interaction, (await words_for(interaction))("fault-own"))


def refused_text(say: Any, refused: Refused) -> str:
    """The sentence for a refusal."""
    if refused.reason == "permissions":
        return refused.detail
    if refused.reason == "illegal":
        return str(say(f"illegal-{refused.detail}"))
    return str(say(f"refused-{refused.reason}", detail=refused.detail))


async def tell(interaction: discord.Interaction[House], text: str) -> None:
    """Say something to the person alone, whatever was answered before."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except discord.HTTPException as fault:
        log.warning("could not tell %s: %s", interaction.user.id, fault)
    except RuntimeError:
        if not interaction.client.is_closed():
            raise
        log.info("stopped before %s could be told", interaction.user.id)
