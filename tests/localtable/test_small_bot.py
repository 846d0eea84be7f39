"""A real discord.py bot against the local table: each way to ask, answer and post once."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from localtable.first_world import DUARTE, LOUNGE, TABLES
from localtable.server import LocalTable
from tests.localtable.page import Page
from tests.localtable.small_bot import SmallBot, a_panel, picture, running


async def test_login_and_slash(table, bot, ana):
    i = await ana.command(TABLES, "/game new", game="chess", seats=4)
    said = await ana.settled(i)
    assert said["answered"]
    m = (await ana.messages(TABLES))[-1]
    assert m["content"].startswith("chess for 4")
    print(said, m)
