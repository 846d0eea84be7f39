"""Settings in words, and hours as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.profile import clock, minute_of, settings_message
from db.people.people import Person, Wishes
from db.tables.tables import DAY
from engine.table.record.deadlines import one_clock
from tests.cogs.service import refused
from texts import LOCALES, own_words


def test_hours_are_understood_as_people_write_them() -> None:
    understood = {
        "22:30": 1350, "7:05": 425, "07.05": 425, "22h": 1320, "22h30": 1350, "8": 480, "0:00": 0,
        "12 am": 0, "12pm": 720, "11:15 PM": 1395,
    }  # fmt: skip
    assert {text: minute_of(text) for text in understood} == understood
    for text in ("24:00", "7:60", "13 pm", "0 am", "7:5x", "noon", "-3", "1:234", "²"):
        assert minute_of(text) is None, text
    assert all(minute_of(clock(minute)) == minute for minute in range(24 * 60))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(),
        Wishes("Europe/Madrid", 1320, 480, 0, "both", True, 0, DAY),
        Wishes(every=7 * 3600 + 60),
    ],
)
def test_the_settings_keep_discords_limits_in_every_language(locale: str, wishes: Wishes) -> None:
    known = Person(1, locale="pt-BR", confirm=True, text_only=True)
    message = settings_message(known, wishes, locale, 5)
    assert len(message.content) <= 2000
    assert len(message.view.children) == 13
    assert refused(message.view) == []


def test_wishes_are_shown_as_they_are() -> None:
    def shown(**wishes: Any) -> str:
        return settings_message(Person(1), Wishes(**wishes), "en", 100).content

    assert "every 7 hours" in shown(every=7 * 3600)
    none = f"{own_words('en')('me-away')}: {own_words('en')('no')}"
    assert none in shown(away_since=0, away_until=100), "what is past is no vacation"
    assert "<t:101:f>" in shown(away_since=0, away_until=101)


def test_zones_with_one_clock_are_one() -> None:
    assert one_clock(["America/Buenos_Aires", "America/Argentina/Buenos_Aires"])
    assert not one_clock(["Europe/Madrid", "Europe/London"])
    # The same in summer, not in winter.
    assert not one_clock(["America/Phoenix", "America/Los_Angeles"])
