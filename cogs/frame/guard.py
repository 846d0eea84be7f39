"""What every interaction goes through: it is acknowledged, and faults end in a short clear answer.

The order of cases in `guarded`:
1. `Refused`: the person asked for something that cannot be done; they are told why, ephemerally.
2. Discord forgot the interaction (10062) or it was answered already (40060): this is only logged.
3. Discord takes no more answers to it, because 15 minutes are over (50027, 10015): the answer comes
   as a direct message (`answer`, `tell`). If nobody knows any more what it was, the person is told
   that it took too long.
4. Discord refused something (`discord.HTTPException`): the person reads that Discord did not take
   it. If it was one of our emojis, the next try has none.
5. `DiskTrouble`: nothing was written. The person is told that it does not count, and
   `cogs.operator.copies.DiskWatch` logs it.
6. The connection to Discord broke: one line in the log, and the person reads that Discord did not
   take it.
7. Anything else: a full line with traceback in the log, and a short apology to the person.

`Bot.in_flight` has what is under way, so that the bot does not stop in the middle of it. When the
bot has begun to stop, nothing new begins, and the person is told so. Whatever takes longer than the
bot can wait ends with one line in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from cogs.frame.context import at_least, context_of
from cogs.frame.message import MOST_CONTENT
from db.base.disk import DiskTrouble
from engine.kit.words.phrasing import cut
from engine.table.service import Refused

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
UNKNOWN_MESSAGE = 10008
TOKEN_OVER = (50027, 10015)
NETWORK = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""What is raised when the connection to Discord breaks."""


async def guarded(
    interaction: discord.Interaction[Bot], work: Coroutine[Any, Any, Any], about: str
) -> None:
    """Run `work`; `about` names it in the log (a command, a button), without secrets."""
    if interaction.client.in_flight.shut:
        work.close()
        await tell_of_leaving(interaction, about)
        return
    with interaction.client.in_flight.one():
        await _guarded(interaction, work, about)


async def tell_of_leaving(interaction: discord.Interaction[Bot], about: str) -> None:
    """It came after the bot had begun to stop. The database may be closed by now."""
    log.info("%s by %s came while the bot was stopping", about, interaction.user.id)
    await tell(interaction, at_least(interaction).say("refused-leaving"))


async def _guarded(
    interaction: discord.Interaction[Bot], work: Coroutine[Any, Any, Any], about: str
) -> None:
    person = interaction.user.id
    try:
        await work
    except Refused as refused:
        log.info("refused %s by %s: %s", about, person, refused)
        if await interaction.client.put_back.is_lost(interaction):
            refused = Refused("lost")
        await tell(interaction, refused_text((await context_of(interaction)).say, refused))
    except discord.HTTPException as fault:
        if fault.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            log.warning("%s by %s came too late for Discord (%s)", about, person, fault.code)
            return
        if fault.code == UNKNOWN_MESSAGE:
            # It was taken away in the moment in which it was pressed.
            log.info("%s by %s: its message is gone", about, person)
            await tell(interaction, (await context_of(interaction)).say("refused-stale"))
            return
        if fault.code in TOKEN_OVER:
            log.info("%s by %s was answered too late (%s)", about, person, fault.code)
            await tell(interaction, (await context_of(interaction)).say("fault-late"))
            return
        if interaction.client.emoji_set.refused(fault):
            log.warning("Discord refused an emoji in %s by %s", about, person)
        else:
            log.exception("Discord refused something in %s by %s", about, person)
        await tell(interaction, (await context_of(interaction)).say("fault-discord"))
    except DiskTrouble:
        log.debug("%s by %s was not written", about, person)
        await tell(interaction, (await _words_at_least(interaction))("fault-disk"))
    except (discord.RateLimited, *NETWORK) as fault:
        log.warning("%s by %s: Discord could not be reached: %r", about, person, fault)
        await tell(interaction, (await context_of(interaction)).say("fault-discord"))
    except Exception:
        if interaction.client.is_closed():
            log.info("stopped in the middle of %s by %s", about, person)
            return
        log.exception("fault in %s by %s", about, person)
        await tell(interaction, (await context_of(interaction)).say("fault-own"))


async def _words_at_least(interaction: discord.Interaction[Bot]) -> Any:
    """In the person's language, or in Discord's if even reading from the disk fails."""
    try:
        return (await context_of(interaction)).say
    except DiskTrouble:
        return at_least(interaction).say


def refused_text(say: Any, refused: Refused) -> str:
    """The sentence for a refusal."""
    if refused.reason == "permissions":
        return refused.detail
    if refused.reason == "illegal":
        return str(say(f"illegal-{refused.detail}"))
    return str(say(f"refused-{refused.reason}", detail=refused.detail))


async def answer(
    interaction: discord.Interaction[Bot],
    text: str,
    *,
    files: Callable[[], Sequence[discord.File]] = tuple,
    view: discord.ui.View | None = None,
) -> None:
    """Show what somebody waited for in the answer that is on its way, or as a direct message
    without controls if Discord takes no answer any more. `files`: fresh ones each time.

    Raises:
        discord.HTTPException: Discord refuses it for another reason.
    """
    try:
        await interaction.edit_original_response(content=text, attachments=files(), view=view)
    except discord.HTTPException as fault:
        if fault.code not in TOKEN_OVER:
            raise
        await _tell_directly(interaction, text, files)


async def _tell_directly(
    interaction: discord.Interaction[Bot],
    text: str,
    files: Callable[[], Sequence[discord.File]] = tuple,
) -> None:
    person, say = interaction.user.id, await _words_at_least(interaction)
    log.info("an answer to %s is too late and goes out as a direct message", person)
    told = cut(f"{say('late-answer')}\n{text}", MOST_CONTENT)
    await interaction.client.carrier.dms.tell(person, told, files)


async def tell(interaction: discord.Interaction[Bot], text: str) -> None:
    """Say something to the person alone, whatever was answered before, as a direct message if
    Discord takes no more answers."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except (discord.HTTPException, discord.RateLimited, *NETWORK) as fault:
        if isinstance(fault, discord.HTTPException) and fault.code in TOKEN_OVER:
            await _tell_directly(interaction, text)
            return
        log.warning("could not tell %s: %r", interaction.user.id, fault)
    except RuntimeError:
        if not interaction.client.is_closed():
            raise
        log.info("stopped before %s could be told", interaction.user.id)
