"""Durations, paces and time zones in words; the menus keep to what a message takes."""

from __future__ import annotations

from typing import Any
from zoneinfo import available_timezones

import pytest
from msgspec.structs import replace

from cogs.lobby.lobby_face import options_face
from cogs.me.zones import HOME, MOST, zones_like
from cogs.time.durations import duration, pace_name, pace_text, vacation_text
from cogs.time.pace_faces import more_face
from db.base.pace import DAY, HOUR, MINUTE, RELAXED
from db.base.rows import Seat, Table
from engine.kit.contract import TableOption
from engine.table.record.pace import AT_END, PACES, custom, seconds_of
from texts import LOCALES, own_words

every_language = pytest.mark.parametrize("locale", LOCALES)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "1 day and 12 hours"),
        ("es", "1 día y 12 horas"),
        ("pt-BR", "1 dia e 12 horas"),
    ],
)
def test_a_duration_reads_as_one_says_it(locale: str, words: str) -> None:
    assert duration(36 * HOUR, own_words(locale)) == words


@every_language
def test_what_is_shown_can_be_typed(locale: str) -> None:
    say = own_words(locale)
    for seconds in (5 * MINUTE, HOUR, 36 * HOUR, 2 * DAY + 3 * HOUR + 4 * MINUTE):
        assert seconds_of(duration(seconds, say)) == seconds


@every_language
def test_every_pace_has_its_own_words(locale: str) -> None:
    say = own_words(locale)
    paces = [*PACES.values(), custom(DAY)]
    assert len({pace_name(pace, say) for pace in paces}) == len(paces)
    ends = {pace_text(replace(RELAXED, at_end=end), say) for end in AT_END}
    assert len(ends) == len(AT_END)
    assert vacation_text(PACES["live"], say) == say("pace-vacation-none")


class Rules:
    """As many options as the lobby shows of a game."""

    seats = range(2, 6)

    def __init__(self, count: int) -> None:
        self.options = tuple(TableOption(f"o{n}", ("a", "b"), "a") for n in range(count))


def table() -> Table:
    return Table(
        id=10**12,
        game="script",
        version=1,
        options={},
        phase="lobby",
        guild=1,
        channel=2,
        lobby_message=None,
        thread=None,
        message=None,
        host=3,
        locale="en",
        wanted=4,
        seats=(Seat(0, 3, "Ana"),),
        records=0,
        created_at=0,
        touched_at=0,
    )


def ids(view: Any) -> set[str]:
    return {c["custom_id"].split(":", 2)[2] for r in view.to_components() for c in r["components"]}


@every_language
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5])
def test_the_options_have_the_pace_whatever_the_game_brings(locale: str, count: int) -> None:
    rules: Any = Rules(count)
    say = own_words(locale)
    found = ids(options_face(table(), rules, say, lambda key, **_: key).view)  # type: ignore[arg-type]
    assert "pace.set" in found
    assert {f"set.o{n}" for n in range(min(count, 1))} <= found
    assert "more" in found, "all others, and hints"
    assert "language" in found
    assert {"pace.end", "pace.vacation", "pace.back"} == ids(more_face(table(), say).view)


# Time zones


@every_language
def test_zones_are_offered_before_anything_is_typed(locale: str) -> None:
    offered = zones_like("", locale)
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
def test_a_zone_is_found_by_name_city_or_country(text: str, locale: str, zone: str) -> None:
    assert zone in [found for _, found in zones_like(text, locale)]


@every_language
def test_no_more_zones_than_a_list_takes_and_each_is_real(locale: str) -> None:
    offered = zones_like("a", locale)
    assert len(offered) == MOST
    assert all(len(label) <= 100 and zone in available_timezones() for label, zone in offered)
    assert zones_like("atlantis", locale) == []
