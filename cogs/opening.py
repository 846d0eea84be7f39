"""How the bot comes up and goes down: what is put into the house, which cogs, which tasks."""

from __future__ import annotations

COGS = (
    "cogs.lobby.lobby",
    "cogs.play.play",
    "cogs.play.ahead",
    "cogs.play.ready",
    "cogs.play.orders",
    "cogs.me.profile",
    "cogs.play.help",
    "cogs.play.reminders",
    "cogs.operator.server",
    "cogs.operator.admin",
    "cogs.operator.health",
    "cogs.seats.votes",
    "cogs.seats.seat",
    "cogs.past.replay",
    "cogs.me.stats",
    "cogs.thread.reconcile",
)
