"""Settings in words, and hours as people write them."""

from __future__ import annotations

import pytest

from cogs.me.profile_faces import clock, forget_face, minute_of, settings_face
from db.base.pace import DAY, Wishes
from db.people.people import Person
from engine.table.record.pace import one_clock
from texts import LOCALES, own_words


@pytest.mark.parametrize(
    ("text", "minute"),
    [
        ("22:30", 1350),
        ("7:05", 425),
        ("07.05", 425),
        ("22h", 1320),
        ("22h30", 1350),
        ("8", 480),
        ("0:00", 0),
        ("12 am", 0),
        ("12pm", 720),
        ("11:15 PM", 1395),
        ("24:00", None),
        ("7:60", None),
        ("13 pm", None),
        ("0 am", None),
        ("7:5x", None),
        ("noon", None),
        ("-3", None),
        ("1:234", None),
        ("²", None),
    ],
)
def test_hours_are_understood_as_people_write_them(text: str, minute: int | None) -> None:
    assert minute_of(text) == minute


def test_every_minute_is_understood_as_it_is_shown() -> None:
    assert all(minute_of(clock(minute)) == minute for minute in range(24 * 60))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(),
        Wishes("Europe/Madrid", 1320, 480, 0, "both", True, (0, DAY)),
        Wishes(every=7 * 3600 + 60),
    ],
)
def test_the_settings_keep_discords_limits_in_every_language(locale: str, wishes: Wishes) -> None:
    known = Person(1, locale="pt-BR", confirm=True, text_only=True)
    face = settings_face(known, wishes, locale, 5)
    assert len(face.content) <= 2000
    assert len(face.view.children) == 12
    for item in face.view.children:
        for option in getattr(item.item, "options", ()):  # type: ignore[attr-defined]
            assert 1 <= len(option.label) <= 100


def test_a_rhythm_that_is_not_offered_shows_as_it_is() -> None:
    face = settings_face(Person(1), Wishes(every=7 * 3600), "en", 0)
    assert "every 7 hours" in face.content


def test_what_is_past_is_no_vacation() -> None:
    say = own_words("en")
    away = Wishes(away=(0, 100))
    assert f"{say('me-away')}: {say('no')}" in settings_face(Person(1), away, "en", 100).content
    assert "<t:100:f>" in settings_face(Person(1), away, "en", 99).content


def test_forgetting_says_what_it_costs() -> None:
    assert "3 tables" in forget_face(3, "en").content
    assert "table you sit" not in forget_face(0, "en").content


def test_zones_with_one_clock_are_one() -> None:
    assert one_clock(["America/Buenos_Aires", "America/Argentina/Buenos_Aires"])
    assert not one_clock(["Europe/Madrid", "Europe/London"])
    # The same in summer, not in winter.
    assert not one_clock(["America/Phoenix", "America/Los_Angeles"])
