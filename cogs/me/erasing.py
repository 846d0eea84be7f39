"""Erasing a person for good: at their own wish (`/me forget`), or by the application's owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from db.people import people
from engine.table.commands.forgetting import forget_person
from texts import LOCALES, nearest, own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot


async def erase_person(bot: Bot, person: int) -> None:
    """Erase a person, from copies too should one be put back. Their panels say so from now on.

    Raises:
        Refused: stale (they sit down again as fast as they are made to leave).
        DiskTrouble: nothing can be written; they are known as before.
    """
    say = own_words(nearest((await bot.store.read(people.get, person)).language) or LOCALES[0])
    async with bot.copies.erasing(person) as token:
        # Before anything in Discord says so: is there room for it?
        await bot.need_room()
        await bot.carrier.prompts.disarm_all(person, say("forget-done"))
        await forget_person(bot.service, person, bot.courier.idle, token)
