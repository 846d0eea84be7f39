"""What all cogs share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.bot import Bot

if not TYPE_CHECKING:
    # `cogs.bot` imports all cogs, and they need it for types alone.
    from discord.ext.commands import AutoShardedBot as Bot

__all__ = ["Bot"]
