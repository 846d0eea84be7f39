"""Telling discord.py where the stand-in is, because the library has no setting for that."""

from __future__ import annotations

import discord
import yarl


def point_discord_at(url: str) -> None:
    """Send discord.py's requests and its gateway connection to the stand-in at `url` from here
    on, in this process. Nothing of the library is patched: it reads these class attributes."""
    base = yarl.URL(url)
    discord.http.Route.BASE = str(base / "api" / "v10")
    gateway = base.with_scheme("ws") / "gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.Asset.BASE = str(base / "cdn")
