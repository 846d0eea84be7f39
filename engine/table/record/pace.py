"""When what is due: paces, personal wishes, quiet hours, vacation, stalls. Pure functions on
plain data; all times are seconds since 1970, UTC, and all durations seconds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from heapq import merge
from typing import Final, Literal, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from msgspec import Struct
from msgspec.structs import replace

from db.people.people import Wishes
from db.tables.clocks import Clock, Watch
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


# What a person wants


@cache
def _zone(name: str | None) -> ZoneInfo:
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    return name in available_timezones()


def one_clock(names: Sequence[str]) -> bool:
    """Whether zones show the same time all year: several names of one, say."""
    moments = [datetime(2026, month, 15, 12, tzinfo=UTC) for month in range(1, 13)]
    clocks = {tuple(_zone(name).utcoffset(at) for at in moments) for name in names}
    return len(clocks) == 1


def is_quiet(at: int, wishes: Wishes) -> bool:
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return False
    local = datetime.fromtimestamp(at, _zone(wishes.zone))
    minute = local.hour * 60 + local.minute
    return start <= minute < end if start < end else minute >= start or minute < end


def after_quiet(at: int, wishes: Wishes) -> int:
    """The first moment from `at` on outside of the quiet hours."""
    if not is_quiet(at, wishes):
        return at
    # Clocks are changed at whole minutes, so going by minutes misses no way out; quiet hours
    # are shorter than a day, so there are at most 1,500 of them.
    at -= at % MINUTE
    while is_quiet(at, wishes):
        at += MINUTE
    return at


def tomorrow(now: int, wishes: Wishes) -> int:
    """Nine in the morning of the person's next day; in a day where their zone is unknown."""
    if wishes.zone is None:
        return now + DAY
    local = datetime.fromtimestamp(now, _zone(wishes.zone))
    nine = (local + timedelta(days=1)).replace(hour=9, minute=0, second=0, microsecond=0, fold=0)
    return int(nine.astimezone(UTC).timestamp())


# Clocks


class Due(Struct, frozen=True):
    """What comes next of a clock."""

    at: int
    what: Literal["remind", "end"]


def pause(since: int, away: tuple[int, int] | None, left: int) -> tuple[int, int] | None:
    """From when until when a clock that has run since then is stopped: vacation, for as long as the
    table allows. `left`: how much of the table's allowance is left."""
    if away is None:
        return None
    start = max(since, away[0])
    end = min(away[1], start + max(0, left))
    return (start, end) if start < end else None


def used(since: int, away: tuple[int, int] | None, left: int, now: int) -> int:
    """How long a clock has stood still until now."""
    still = pause(since, away, left)
    return 0 if still is None else max(0, min(now, still[1]) - still[0])


def stops(since: int, pace: Pace, wishes: Wishes, left: int) -> Iterator[tuple[int, int]]:
    """From when until when a clock that has run since then stands still, in order, each time once:
    vacation, and the weekends of a person who wants none of theirs to count. There is no end of
    weekends. Where a move takes less than a day, people sit together, and weekends count."""
    away = pause(since, wishes.away, left)
    long = pace.patience is None or pace.patience >= DAY
    weekends = _weekends(since, wishes) if wishes.free_weekends and long else ()
    until = since
    for start, end in merge(() if away is None else (away,), weekends):
        if end > until:
            yield max(start, until), end
            until = end


def _weekends(since: int, wishes: Wishes) -> Iterator[tuple[int, int]]:
    """Saturdays with their Sundays, from that in which it is or the next, where the person is."""
    local = datetime.fromtimestamp(since, _zone(wishes.zone))
    saturday = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    saturday += timedelta(days=5 - local.weekday())
    while True:
        monday = saturday + timedelta(days=2)
        yield int(saturday.timestamp()), int(monday.timestamp())
        saturday += timedelta(days=7)


def after(origin: int, seconds: int, still: Iterable[tuple[int, int]]) -> int:
    """When a clock has run for this long from `origin`, if it is stopped in between."""
    at = origin + seconds
    for start, end in still:
        if at <= start:
            break
        if origin < end:
            at += end - max(start, origin)
    return at


def due(clock: Clock, pace: Pace, wishes: Wishes, left: int, now: int | None = None) -> Due | None:
    """What comes next, and when. None: nothing does. `now`: a reminder that is overdue comes at the
    first moment from then on at which one may come."""
    remind = _reminder(clock, pace, wishes, left, now)
    end = ends_at(clock, pace, wishes, left)
    if end is not None and (remind is None or end <= remind):
        return Due(end, "end")
    return None if remind is None else Due(remind, "remind")


def _reminder(clock: Clock, pace: Pace, wishes: Wishes, left: int, now: int | None) -> int | None:
    first = pace.first if wishes.every is None else wishes.every or None
    every = pace.every if wishes.every is None else wishes.every or None
    if clock.muted:
        return None
    if clock.later is not None:
        # What somebody asks for comes at a weekend, too.
        at, wishes = clock.later, replace(wishes, free_weekends=False)
    elif first is None or every is None:
        return None
    elif clock.last is None:
        at = after(clock.since, first, stops(clock.since, pace, wishes, left))
    else:
        at = after(clock.last, every, stops(clock.since, pace, wishes, left))
    at = at if now is None else max(at, now)
    while True:
        # The night may end in a vacation, or on a Saturday.
        out = after_quiet(_past(at, stops(clock.since, pace, wishes, left)), wishes)
        if out == at:
            return at
        at = out


def _past(at: int, still: Iterable[tuple[int, int]]) -> int:
    """The first moment from `at` on at which the clock runs."""
    for start, end in still:
        if at < start:
            break
        at = max(at, end)
    return at


def ends_at(clock: Clock, pace: Pace, wishes: Wishes, left: int) -> int | None:
    """When the patience ends, if something happens then."""
    if pace.patience is None or pace.at_end == "nudge" or clock.ended:
        return None
    return after(clock.since, pace.patience, stops(clock.since, pace, wishes, left))


def reminded(clock: Clock, now: int) -> Clock:
    return replace(clock, reminded=clock.reminded + 1, last=now, later=None)


# Tables at which nobody moves


def quiet_after(pace: Pace) -> int:
    """How long nobody may move before a table goes quiet."""
    if pace.patience is None:
        return 30 * DAY
    return max(2 * HOUR, min(5 * pace.patience, 30 * DAY))


ARCHIVED_AFTER: Final = 60 * DAY  # a table that is quiet for this long is put away


def watch_due(watch: Watch, pace: Pace) -> int | None:
    """When the table comes to its next stage; None: it is put away already."""
    if watch.stage == "awake":
        return watch.since + quiet_after(pace)
    if watch.stage == "quiet":
        return watch.since + quiet_after(pace) + ARCHIVED_AFTER
    return None
