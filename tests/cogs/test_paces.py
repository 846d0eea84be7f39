"""Durations, paces and time zones in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from zoneinfo import available_timezones

import pytest
from msgspec.structs import replace

from cogs.frame.words import duration, pace_name, pace_text, vacation_text
from cogs.profile import HOME, MOST, zones
from db.tables.tables import DAY, HOUR, MINUTE
from engine.table.record.pace import AT_END, PACES, custom, seconds_of
from texts import LOCALES, own_words

every_language = pytest.mark.parametrize("locale", LOCALES)


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "1 day and 12 hours"), ("es", "1 día y 12 horas"), ("pt-BR", "1 dia e 12 horas")],
)
def test_a_duration_reads_as_one_says_it_and_can_be_typed_so(locale: str, words: str) -> None:
    say = own_words(locale)
    assert duration(36 * HOUR, say) == words
    for seconds in (5 * MINUTE, HOUR, 36 * HOUR, 2 * DAY + 3 * HOUR + 4 * MINUTE):
        assert seconds_of(duration(seconds, say)) == seconds


@every_language
def test_every_pace_has_its_own_words(locale: str) -> None:
    say = own_words(locale)
    paces = [*PACES.values(), custom(DAY)]
    assert len({pace_name(pace, say) for pace in paces}) == len(paces)
    ends = {pace_text(replace(PACES["relaxed"], at_end=end), say) for end in AT_END}
    assert len(ends) == len(AT_END)
    assert vacation_text(PACES["live"], say) == say("pace-vacation-none")


# Time zones


def speaks(locale: str) -> Any:
    """Somebody of that language."""
    return SimpleNamespace(locale=locale)


@every_language
async def test_zones_are_offered_before_anything_is_typed(locale: str) -> None:
    offered = await zones(speaks(locale), "")
    assert [zone for _, zone in offered] == list(HOME[locale])
    assert {zone for _, zone in offered} <= available_timezones()


@pytest.mark.parametrize(
    ("text", "locale", "zone"),
    [
        ("berlin", "en", "Europe/Berlin"),
        ("londres", "es", "Europe/London"),
        ("sao paulo", "pt-BR", "America/Sao_Paulo"),
        ("São P", "en", "America/Sao_Paulo"),
        ("buenos_aires", "es", "America/Argentina/Buenos_Aires"),
        ("alemania", "es", "Europe/Berlin"),
        ("germany", "es", "Europe/Berlin"),
        ("utc", "en", "UTC"),
        ("america/new", "en", "America/New_York"),
    ],
)
async def test_a_zone_is_found_by_name_city_or_country(text: str, locale: str, zone: str) -> None:
    assert zone in [found for _, found in await zones(speaks(locale), text)]


@every_language
async def test_no_more_zones_than_a_list_takes_and_each_is_real(locale: str) -> None:
    offered = await zones(speaks(locale), "a")
    assert len(offered) == MOST
    assert all(len(label) <= 100 and zone in available_timezones() for label, zone in offered)
    assert await zones(speaks(locale), "atlantis") == []
