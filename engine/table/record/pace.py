"""How long tables wait for a move: the paces, and durations as people write and read them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, get_args

from msgspec.structs import replace

from db.tables.tables import DAY, HOUR, MINUTE, RELAXED, AtEnd, Pace

SHORTEST: Final = 5 * MINUTE  # a custom pace is at least this long, and at most LONGEST
LONGEST: Final = 30 * DAY

AT_END: Final = get_args(AtEnd)
"""What may happen when a player's time is up: only more reminders; the safe default answer is
given; a computer player sits in until the person returns; the others vote for one of both."""

ALLOWANCES: Final = (0, 7 * DAY, 21 * DAY, 60 * DAY)
"""How much vacation a table may grant each person."""


PACES: Final[Mapping[str, Pace]] = {
    pace.key: pace
    for pace in (
        Pace("live", 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, allowance=0),
        Pace("daily", 12 * HOUR, 12 * HOUR, DAY),
        RELAXED,
        Pace("none", None, None, None),
    )
}
"""The paces that have a name. A custom one comes from `custom`."""


def custom(patience: int, like: Pace = RELAXED) -> Pace:
    """A pace by its patience, with three reminders in that time, 5 minutes to 3 days apart; else as
    `like`. ValueError: it is shorter than SHORTEST or longer than LONGEST."""
    if not SHORTEST <= patience <= LONGEST:
        raise ValueError(f"a pace of {patience} seconds")
    rhythm = max(SHORTEST, min(patience // 3, 3 * DAY))
    return Pace("custom", rhythm, rhythm, patience, like.at_end, like.allowance)


def chosen(key: str, like: Pace) -> Pace:
    """The named pace, with the table's choice for the end. Vacation is the pace's own, but for a
    table that has chosen another than its former pace had. ValueError: there is no such pace."""
    if key not in PACES:
        raise ValueError(f"no pace {key!r}")
    pace = PACES[key]
    before = PACES.get(like.key, RELAXED)
    allowance = pace.allowance if like.allowance == before.allowance else like.allowance
    return replace(pace, at_end=like.at_end, allowance=allowance)


_UNITS: Final = {
    "w": 7 * DAY, "week": 7 * DAY, "weeks": 7 * DAY, "wk": 7 * DAY, "wks": 7 * DAY,
    "sem": 7 * DAY, "semana": 7 * DAY, "semanas": 7 * DAY,
    "d": DAY, "day": DAY, "days": DAY, "día": DAY, "días": DAY, "dia": DAY, "dias": DAY,
    "h": HOUR, "hr": HOUR, "hrs": HOUR, "hour": HOUR, "hours": HOUR, "hora": HOUR, "horas": HOUR,
    "m": MINUTE, "min": MINUTE, "mins": MINUTE, "minute": MINUTE, "minutes": MINUTE,
    "minuto": MINUTE, "minutos": MINUTE,
}  # fmt: skip
_PART = re.compile(r"(\d{1,6})\s*([^\W\d_]+)\.?")
_BETWEEN = re.compile(r"(?:[\s,;]|\band\b|\by\b|\be\b)*", re.IGNORECASE)


def seconds_of(text: str) -> int | None:
    """The duration that somebody wrote: "1d12h", "36 h", "2 days", "1 día y 12 horas". None: it
    is none, or no time at all.

    >>> seconds_of("1d12h"), seconds_of("90 min"), seconds_of("soon")
    (129600, 5400, None)
    """
    total, at = 0, _skipped(text, 0)
    while at < len(text):
        part = _PART.match(text, at)
        if part is None or part[2].casefold() not in _UNITS:
            return None
        total += int(part[1]) * _UNITS[part[2].casefold()]
        at = _skipped(text, part.end())
    return total or None


def _skipped(text: str, at: int) -> int:
    between = _BETWEEN.match(text, at)
    return between.end() if between else at


def parts_of(seconds: int) -> tuple[tuple[str, int], ...]:
    """A duration in the units that words exist for, the greatest first and none of them zero.

    >>> parts_of(129600)
    (('days', 1), ('hours', 12))
    """
    minutes = max(1, seconds // MINUTE)
    days, minutes = divmod(minutes, 24 * 60)
    hours, minutes = divmod(minutes, 60)
    found = (("days", days), ("hours", hours), ("minutes", minutes))
    return tuple((unit, count) for unit, count in found if count)
