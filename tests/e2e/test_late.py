"""After a quarter of an hour Discord takes no more answers to a press: they come another way."""

from __future__ import annotations

import logging

import pytest

from tests.e2e.attable import AtTable
from tests.e2e.exchange import Exchange, Held
from tests.e2e.house import MINUTE, House
from tests.e2e.people import LOUNGE, TABLES, People, Person, control, controls, said
from tests.e2e.play import open_table
from tests.e2e.starting import Log
from texts import LOCALES, own_words


async def too_long(held: Held, person: Person) -> None:
    """It is begun, Discord's patience ends, then it is done."""
    await held.has_begun()
    await person.world("later", seconds=15 * MINUTE + 1)
    held.go.set()


def errors(log: Log) -> list[str]:
    """What the bot logged of faults, with and without a traceback."""
    ours = [r for r in log.records if not r.name.startswith("localtable")]
    return [r.getMessage() for r in ours if r.levelno > logging.INFO or r.exc_info]


async def press_hint(at: AtTable) -> None:
    """Ana presses *Hint*, and it takes too long."""
    held = Held()
    at.house.minds(held)
    prompt = await at.ana.with_control(at.ana.dm, f"p:{at.sitting.table}:hint")
    await at.ana.press(prompt["id"], f"p:{at.sitting.table}:hint")
    await too_long(held, at.ana)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_hint_that_took_too_long_comes_as_a_direct_message(
    at: AtTable, log: Log, locale: str
) -> None:
    say = own_words(locale)
    await at.ana.speaks(locale)
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
    house.films_take(held, monkeypatch)
    sitting = await open_table([ana, people["Bram"], people["Carlos"]], TABLES)
    await house.played_on(sitting, 40)
    panel = await ana.slash(sitting.thread, "/replay")
    await ana.press(panel["id"], control(panel, "^x:.*:film$"))
    await too_long(held, ana)
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
    await ana.types(LOUNGE, "/help")
    told = await ana.reads(ana.dm, say("late-answer"))
    assert say("fault-late") in said(told)
    assert errors(log) == []
