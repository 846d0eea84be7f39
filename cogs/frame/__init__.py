"""What all cogs share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from cogs.bot import Bot
else:
    # `cogs.bot` imports all cogs, and they need it for types alone.
    from discord.ext.commands import AutoShardedBot as Bot

Interaction = discord.Interaction[Bot]

__all__ = ["Bot", "Interaction"]
