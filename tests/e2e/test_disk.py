"""A disk that refuses to write, as people and the owner see it, and when there is room again."""

from __future__ import annotations

import logging

import pytest

from tests.e2e import records
from tests.e2e.attable import AtTable
from tests.e2e.house import HOUR, House
from tests.e2e.people import TABLES, People, said
from tests.e2e.play import GAME
from tests.e2e.starting import Log
from texts import LOCALES, own_words


@pytest.fixture(autouse=True)
def _at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.tries_again_at_once(monkeypatch)


def tracebacks(log: Log) -> list[str]:
    """Those in the log, but for that of the emojis, which come up beside it."""
    return [r.getMessage() for r in log.records if r.exc_info and "emojis" not in r.name]


async def owners(people: People, key: str) -> int:
    """How often the owner was told so."""
    start = own_words("en")(key, database="|", folder="|", time="|", why="|").split("|")[0]
    owner = people["Sunniva"]
    return sum(line.startswith(start) for line in await owner.lines(owner.dm))


async def test_a_press_that_cannot_be_written_is_told_and_counts_later(
    at: AtTable, log: Log
) -> None:
    before = at.written().standing
    panel, custom_id, values = await at.press()
    async with at.house.without_writing():
        for locale in LOCALES:
            await at.ana.speaks(locale)
            told = await at.ana.refused(panel, custom_id, *values)
            assert told == own_words(locale)("fault-disk")
        told = said(await at.bram.slash(TABLES, "/game new", game=GAME))
        assert told == own_words("en")("fault-disk")
    assert at.written().standing == before
    (line,) = [r for r in log.records if r.levelno >= logging.ERROR]  # one a minute
    assert str(at.house.database) in line.getMessage()
    assert not tracebacks(log)
    # The prompt is as it was: the same press counts now.
    await at.answers(1)
    assert len([r for r in at.written().standing if r.person]) == 1
    records.check_log(at.written())
    # Where reading fails too the answer is in Discord's language.
    await at.ana.speaks("es")
    at.house.cannot_read()
    told = said(await at.ana.slash(TABLES, "/hand"))
    assert told == own_words("es")("fault-disk")


async def test_the_owner_is_told_once_an_hour_and_at_its_end(
    at: AtTable, people: People, log: Log
) -> None:
    """Who cannot be reached is told with the next refusal."""
    panel, custom_id, values = await at.press()
    await at.house.minute()
    at.exchange.refuse("/users/@me/channels", 50013, method="POST", times=1)
    async with at.house.without_writing():
        for _ in range(3):
            await at.ana.refused(panel, custom_id, *values)
            await at.house.minute()
        assert await owners(people, "owner-disk-readonly") == 1
        at.house.ahead += HOUR
        await at.house.minute()
        assert await owners(people, "owner-disk-readonly") == 2
        assert await owners(people, "owner-disk-over") == 0
    await at.house.minute(3)
    assert await owners(people, "owner-disk-over") == 1
    assert await owners(people, "owner-disk-readonly") == 2
    assert not tracebacks(log)
