"""How long one waits before another try."""

from __future__ import annotations

import discord

from cogs import connection


async def test_one_is_left_in_peace_for_as_long_as_discord_says() -> None:
    class Response:
        status, reason, headers = 429, "Too Many Requests", {"Retry-After": "1234"}

    banned = discord.HTTPException(Response(), "1015")  # type: ignore[arg-type]
    assert connection.pause_asked_for(banned) == 1234
    Response.headers = {"Retry-After": "1000000"}
    assert connection.pause_asked_for(banned) == connection.LONGEST_BAN
    Response.headers = {"Retry-After": "Fri, 21 Nov 2026 07:28:00 GMT"}
    assert connection.pause_asked_for(banned) == 0
    assert connection.pause_asked_for(TimeoutError()) == 0
