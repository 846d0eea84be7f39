"""Time zones that fit what somebody types."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location

MOST: Final = 25

HOME: Final = {
    "en": (
        "Europe/London", "America/New_York", "America/Chicago", "America/Denver",
        "America/Los_Angeles", "America/Toronto", "Europe/Dublin", "Australia/Sydney",
        "Pacific/Auckland", "Europe/Berlin", "Europe/Paris", "Europe/Madrid",
    ),
    "es": (
        "Europe/Madrid", "America/Mexico_City", "America/Bogota", "America/Argentina/Buenos_Aires",
        "America/Lima", "America/Santiago", "America/Caracas", "America/Guayaquil",
        "America/Montevideo", "America/La_Paz", "America/Asuncion", "Atlantic/Canary",
    ),
    "pt-BR": (
        "America/Sao_Paulo", "America/Manaus", "America/Fortaleza", "America/Recife",
        "America/Bahia", "America/Belem", "America/Cuiaba", "America/Porto_Velho",
        "America/Rio_Branco", "America/Noronha", "Europe/Lisbon",
    ),
}  # fmt: skip
"""Offered before anything is typed."""


def _plain(text: str) -> str:
    """Without accents, capitals and signs: "São_Paulo" as "sao paulo"."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in parts if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() or c in "+-" else " " for c in letters).split())


@cache
def _known(locale: str) -> tuple[tuple[str, str, str], ...]:
    """(zone, label, what it is searched by) of all zones of places, and UTC."""
    found = []
    spoken = Locale.parse(locale, sep="-")
    countries = get_global("zone_territories")
    for zone in sorted(available_timezones()):
        if "/" not in zone or zone.startswith(("Etc/", "SystemV/", "US/", "posix/", "right/")):
            continue
        city = get_timezone_location(zone, locale=spoken, return_city=True)
        country = spoken.territories.get(countries.get(zone, ""), "")
        place = ", ".join(dict.fromkeys(part for part in (city, country) if part))
        english = Locale("en").territories.get(countries.get(zone, ""), "")
        found.append((zone, f"{zone} · {place}", _plain(f"{zone} {place} {english}")))
    return (("UTC", "UTC", "utc gmt"), *found)


def zones_like(text: str, locale: str) -> list[tuple[str, str]]:
    """Up to 25 (label, IANA name) of zones whose name, city or country, in English or in this
    language, has all that was typed; names that begin with it first. `locale`: one of ours."""
    wanted = _plain(text)
    known = _known(locale)
    if not wanted:
        labels = {zone: label for zone, label, _ in known}
        return [(labels[zone], zone) for zone in HOME[locale] if zone in labels]
    words = wanted.split()
    fitting = [
        (not _begins(searched, wanted), label, zone)
        for zone, label, searched in known
        if all(word in searched for word in words)
    ]
    return [(label[:100], zone) for _, label, zone in sorted(fitting)][:MOST]


def _begins(searched: str, wanted: str) -> bool:
    return f" {wanted}" in f" {searched}"
