"""What a refusal means: its code decides, and of codes that are not known its status."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.frame.refusals import Kind, read


@pytest.mark.parametrize(
    ("status", "said", "kind"),
    [
        (403, {"code": 40333, "message": "internal network error"}, "while"),
        (403, "<html><title>Access denied | discord.com used Cloudflare</title>", "while"),
        (403, {"code": 0, "message": "You are being blocked from accessing our API"}, "while"),
        (403, {"code": 50013, "message": "Missing Permissions"}, "place"),
        (403, {"code": 50001, "message": "Missing Access"}, "place"),
        (403, {"code": 60003, "message": "Two factor is required"}, "place"),
    ],
)
def test_what_stands_before_discord_is_no_missing_right(status: int, said: Any, kind: Kind) -> None:
    response: Any = SimpleNamespace(status=status, reason="")
    refusal = read(discord.HTTPException(response, said))
    assert refusal.kind == kind
    if kind == "while":
        assert refusal.later().counts, "a message that is never let through is given up at last"
