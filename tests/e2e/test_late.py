"""After a quarter of an hour Discord takes no more answers to a press: they come another way."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from cogs.frame.house import House
from engine.minds.thought import Thought
from engine.table.commands.hints import Hints
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e.attable import AtTable
from tests.e2e.exchange import Exchange
from tests.e2e.pasts import played_on
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import open_table
from tests.e2e.starting import Log
from tests.engine.minds_at_hand import AtHand
from texts import LOCALES, own_words

DISCORDS = {"en": "en-US", "es": "es-ES", "pt-BR": "pt-BR"}
LONGER = 15 * 60 + 1
"""Seconds."""


class Held:
    """What takes as long as the test wants."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def passes(self, person: Person) -> None:
        """It is begun, Discord's patience ends, then it is done."""
        async with asyncio.timeout(20):
            await self.begun.wait()
        await person.world("later", seconds=LONGER)
        self.go.set()

    async def wait(self) -> None:
        self.begun.set()
        await self.go.wait()


class LongMinds(AtHand):
    """Think for longer than Discord waits."""

    def __init__(self, held: Held) -> None:
        super().__init__(lambda game, view, question, luck: question.sample(luck))
        self.held = held

    async def think(self, *about: Any, **more: Any) -> Thought:
        await self.held.wait()
        return await super().think(*about, **more)


def errors(log: Log) -> list[str]:
    """What the bot logged of faults, with and without a traceback."""
    ours = [r for r in log.records if not r.name.startswith("localtable")]
    return [r.getMessage() for r in ours if r.levelno > logging.INFO or r.exc_info]


async def press_hint(at: AtTable) -> None:
    """Ana presses *Hint*, and it takes too long."""
    held = Held()
    at.house.hints = Hints(at.house.adapter, LongMinds(held))
    prompt = await at.ana.find(at.ana.dm, hints, "a prompt")
    await at.ana.press(prompt["id"], *hints(prompt))
    await held.passes(at.ana)


def hints(message: Json) -> list[str]:
    return [id_ for id_ in controls(message, "p:") if id_.endswith(":hint")]


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_hint_that_took_too_long_comes_as_a_direct_message(
    at: AtTable, log: Log, locale: str
) -> None:
    say = own_words(locale)
    await at.ana.settings(locale=DISCORDS[locale])
    await press_hint(at)
    told = await at.ana.reads(at.ana.dm, say("late-answer"))
    assert say("hint-answer", picks="|").split("|")[0] in said(told)
    assert not told["ephemeral"]
    assert errors(log) == []


async def test_where_direct_messages_are_closed_only_the_log_knows_of_a_late_answer(
    at: AtTable, log: Log
) -> None:
    await at.ana.settings(dms_open=False)
    await press_hint(at)
    await log.says(f"{at.ana.id} could not be told")
    assert errors(log) == []


async def test_a_film_that_took_too_long_comes_as_a_direct_message(
    house: House, people: People, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, ana = Held(), people["Ana"]

    async def film(*_: object, **__: object) -> bytes:
        await held.wait()
        return b"GIF89a"

    monkeypatch.setattr("pictures.studio.film", film)
    sitting = await open_table([ana, people["Bram"], people["Carlos"]], TABLES)
    await played_on(house, sitting, 40)
    panel = await ana.slash(sitting.thread, "/replay")
    (button,) = [id_ for id_ in controls(panel, "x:") if id_.endswith(":film")]
    await ana.press(panel["id"], button)
    await held.passes(ana)
    told = await ana.reads(ana.dm, own_words("en")("late-answer"))
    (attached,) = told["attachments"]
    assert await ana.fetch(attached["url"]) == b"GIF89a"
    assert not controls(told), "in a direct message there is nobody to show it to"
    assert errors(log) == []


async def test_whoever_waited_for_anything_else_learns_that_it_took_too_long(
    house: House, people: People, exchange: Exchange, log: Log
) -> None:
    say, ana = own_words("en"), people["Ana"]
    exchange.refuse("^/webhooks/", 50027)
    await ana.ask(
        "slash", channel=LOUNGE, command=await ana.command_id("help"), path=[], options={}
    )
    told = await ana.reads(ana.dm, say("late-answer"))
    assert say("fault-late") in said(told)
    assert errors(log) == []
