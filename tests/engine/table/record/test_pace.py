"""When what is due: paces, wishes, quiet hours, vacation, stalls. All of it on plain data."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from functools import cache
from itertools import takewhile
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from db.people.people import Wishes
from db.store import migrate
from db.tables import clocks
from db.tables.clocks import Clock, Watch
from db.tables.tables import DAY, HOUR, MINUTE, RELAXED, Pace
from engine.table.record.deadlines import (
    ARCHIVED_AFTER,
    Due,
    after,
    after_quiet,
    due,
    ends_at,
    is_quiet,
    is_zone,
    quiet_after,
    reminded,
    stops,
    tomorrow,
    used,
    watch_due,
)
from engine.table.record.pace import (
    ALLOWANCES,
    AT_END,
    LONGEST,
    PACES,
    SHORTEST,
    chosen,
    custom,
    parts_of,
    seconds_of,
)

NOW = 1_790_000_000
CLOCK = Clock(table=1, seat=0, person=7, ticket=3, since=NOW)
PLENTY = 10**9
MADRID = Wishes(zone="Europe/Madrid", quiet_from=22 * 60, quiet_to=8 * 60)
NIGHT_DESK = Wishes(zone="America/Sao_Paulo", quiet_from=9 * 60, quiet_to=17 * 60)


def at(text: str, zone: str = "UTC", fold: int = 0) -> int:
    """Seconds of a time on the wall."""
    local = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return int(local.astimezone(UTC).timestamp())


def wall(seconds: int, zone: str) -> str:
    return datetime.fromtimestamp(seconds, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


# Paces


@pytest.mark.parametrize(
    ("seconds", "texts"),
    [
        (36 * HOUR, ["1d12h", "1d 12h", "36 H", "1 día y 12 horas", "1 dia e 12 horas"]),
        (DAY + 2 * HOUR + 3 * MINUTE, ["1 day, 2 hours and 3 minutes"]),
        (5 * MINUTE, ["5 m", "5min"]),
        (DAY, [" 1d "]),
        (7 * DAY, ["1w", "1 sem", "1 semana"]),
        (2 * DAY, ["2 days"]),
        (14 * DAY, ["2 semanas"]),
    ],
)
def test_a_duration_is_read_as_people_write_it(seconds: int, texts: list[str]) -> None:
    assert {text: seconds_of(text) for text in texts} == dict.fromkeys(texts, seconds)


@pytest.mark.parametrize(
    "text", ["", " ", "soon", "12", "d", "1x", "1d12", "0h", "-1d", "1.5d", "and"]
)
def test_what_is_no_duration_is_none(text: str) -> None:
    assert seconds_of(text) is None


@given(st.integers(1, 60 * 24 * 60))
def test_the_parts_of_a_duration_add_up_and_are_read_back(minutes: int) -> None:
    size = {"days": DAY, "hours": HOUR, "minutes": MINUTE}
    parts = parts_of(minutes * MINUTE)
    assert sum(size[unit] * count for unit, count in parts) == minutes * MINUTE
    assert all(count for _, count in parts)
    assert seconds_of(" ".join(f"{count} {unit}" for unit, count in parts)) == minutes * MINUTE


def test_the_paces_grow_in_patience_and_remind_before_it_ends() -> None:
    assert [PACES[key].patience for key in ("daily", "relaxed")] == [DAY, 3 * DAY]
    live = PACES["live"]
    assert (live.patience or DAY) < DAY
    for pace in (live, PACES["daily"], PACES["relaxed"]):
        assert 0 < (pace.first or 0) < (pace.patience or 0)
    assert PACES["none"].first is PACES["none"].patience is None
    assert list(ALLOWANCES) == sorted(ALLOWANCES)
    assert not any(allowance % DAY for allowance in ALLOWANCES)


@given(st.integers(SHORTEST, LONGEST))
def test_a_pace_of_ones_own_reminds_within_its_patience(seconds: int) -> None:
    pace = custom(seconds)
    assert pace.patience == seconds
    assert pace.first is not None
    assert SHORTEST <= pace.first <= min(seconds, 3 * DAY)
    for wrong in (0, SHORTEST - 1, LONGEST + 1):
        with pytest.raises(ValueError, match="a pace of"):
            custom(wrong)


def test_another_pace_keeps_what_was_chosen_for_the_end_and_for_vacation() -> None:
    like = replace(RELAXED, at_end="computer")
    assert chosen("daily", like) == replace(PACES["daily"], at_end="computer")
    assert chosen("live", like).allowance == 0
    assert chosen("live", replace(like, allowance=7 * DAY)).allowance == 7 * DAY
    assert custom(2 * DAY, replace(like, allowance=0)).allowance == 0
    with pytest.raises(ValueError, match="no pace"):
        chosen("hasty", like)


# Quiet hours


EARLY = replace(MADRID, quiet_to=2 * 60 + 30)


@pytest.mark.parametrize(
    ("wishes", "night", "morning", "hours"),
    [
        (MADRID, "2026-03-28 23:30", "2026-03-29 08:00", 7.5),
        (MADRID, "2026-10-24 23:30", "2026-10-25 08:00", 9.5),
        # They end in the hour that is skipped.
        (EARLY, "2026-03-29 01:30", "2026-03-29 03:00", 0.5),
        (NIGHT_DESK, "2026-05-05 12:00", "2026-05-05 17:00", 5),
        (Wishes(quiet_from=60, quiet_to=120), "2026-05-05 01:30", "2026-05-05 02:00", 0.5),
    ],
)
def test_quiet_hours_follow_the_clock_on_the_wall(
    wishes: Wishes, night: str, morning: str, hours: float
) -> None:
    zone = wishes.zone or "UTC"
    begun = at(night, zone)
    assert wall(after_quiet(begun, wishes), zone) == morning
    assert after_quiet(begun, wishes) - begun == hours * HOUR


def test_quiet_hours_hold_in_both_of_the_hours_that_come_twice() -> None:
    for fold in (0, 1):
        inside = at("2026-10-25 02:10", "Europe/Madrid", fold)
        end = at("2026-10-25 02:30", "Europe/Madrid", fold)
        assert is_quiet(inside, EARLY)
        assert after_quiet(inside, EARLY) == end


def test_what_is_late_does_not_come_at_night_either() -> None:
    """The bot may have been down, or busy, when it was due."""
    clock = replace(CLOCK, since=at("2026-07-01 12:00", "Europe/Madrid"))
    for looked, told in (
        ("2026-07-02 23:00", "2026-07-03 08:00"),
        ("2026-07-02 13:00", "2026-07-02 13:00"),
    ):
        coming = due(clock, RELAXED, MADRID, PLENTY, at(looked, "Europe/Madrid"))
        assert coming == Due(at(told, "Europe/Madrid"), "remind")


def test_there_are_no_quiet_hours_unless_they_begin_and_end_at_different_times() -> None:
    for wishes in (Wishes(), Wishes(quiet_from=60), Wishes(quiet_from=60, quiet_to=60)):
        assert not any(is_quiet(NOW + hour * HOUR, wishes) for hour in range(24))


ZONES = st.sampled_from(
    ["UTC", "Europe/Madrid", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu",
     "America/St_Johns", "Pacific/Apia", "Africa/Casablanca"]
)  # fmt: skip
MOMENTS = st.integers(at("2024-01-01 00:00"), at("2030-01-01 00:00"))
MINUTES = st.none() | st.integers(0, 24 * 60 - 1)


@given(MOMENTS, ZONES, MINUTES, MINUTES)
def test_after_quiet_is_the_first_moment_outside(
    moment: int, zone: str, start: int | None, end: int | None
) -> None:
    wishes = Wishes(zone=zone, quiet_from=start, quiet_to=end)
    out = after_quiet(moment, wishes)
    assert not is_quiet(out, wishes)
    assert moment <= out <= moment + 25 * HOUR
    if out > moment:
        assert is_quiet(out - 1, wishes)
        assert all(is_quiet(m, wishes) for m in range(moment, out, 37 * MINUTE))


def test_tomorrow_is_nine_in_the_morning_where_the_person_is() -> None:
    evening = at("2026-03-28 20:00", "Europe/Madrid")
    assert wall(tomorrow(evening, MADRID), "Europe/Madrid") == "2026-03-29 09:00"
    assert tomorrow(NOW, Wishes()) == NOW + DAY


def test_zones_are_those_that_exist_and_else_it_is_utc() -> None:
    lost = Wishes(zone="Atlantis/Capital", quiet_from=60, quiet_to=120)
    assert after_quiet(at("2026-05-05 01:30"), lost) == at("2026-05-05 02:00")
    assert is_zone("America/Argentina/Buenos_Aires")
    assert not is_zone("Europe/Atlantis")
    assert not is_zone("../etc/passwd")


# Vacation


def test_vacation_counts_only_as_far_as_the_table_grants_it() -> None:
    pace = replace(RELAXED, at_end="computer")
    wishes = Wishes(away_since=NOW, away_until=NOW + 30 * DAY)
    assert ends_at(CLOCK, pace, wishes, 7 * DAY) == NOW + 10 * DAY
    assert ends_at(CLOCK, pace, wishes, 0) == NOW + 3 * DAY
    assert ends_at(CLOCK, pace, wishes, -5) == NOW + 3 * DAY
    assert used(NOW, wishes.away, 7 * DAY, NOW + 30 * DAY) == 7 * DAY
    assert used(NOW, wishes.away, 7 * DAY, NOW + DAY) == DAY
    assert used(NOW, None, 7 * DAY, NOW + DAY) == 0


def test_a_weekend_is_saturday_and_sunday_where_the_person_is() -> None:
    """Also in which clocks on walls are set, and for who begins a vacation in one."""
    wishes = Wishes(zone="Europe/Madrid", free_weekends=True)
    friday, saturday = (at(f"2026-10-{day} 12:00", "Europe/Madrid") for day in (23, 24))
    for since, away, end in (
        (friday, None, "2026-10-28 12:00"),
        (saturday, None, "2026-10-29 00:00"),
        (friday, (saturday, saturday + DAY), "2026-10-28 12:00"),
        (friday, (saturday, saturday + 3 * DAY), "2026-10-29 23:00"),
    ):
        gone = replace(wishes, away_since=away and away[0], away_until=away and away[1])
        clock, pace = replace(CLOCK, since=since), replace(RELAXED, at_end="computer")
        ends = ends_at(clock, pace, gone, PLENTY)
        assert ends is not None
        assert wall(ends, "Europe/Madrid") == end


TIMES = st.integers(NOW, NOW + 60 * DAY)
SPELLS = st.tuples(st.integers(NOW - 30 * DAY, NOW + 60 * DAY), st.integers(1, 60 * DAY)).map(
    lambda spell: (spell[0], spell[0] + spell[1])
)
LEFT = st.sampled_from([-1, *ALLOWANCES, PLENTY])
ANY_PACE = st.sampled_from([replace(p, at_end=e) for p in PACES.values() for e in AT_END])
WISHES = st.builds(
    Wishes,
    zone=ZONES,
    quiet_from=MINUTES,
    quiet_to=MINUTES,
    every=st.none() | st.just(0) | st.integers(5 * MINUTE, 7 * DAY),
    free_weekends=st.booleans(),
).flatmap(
    lambda wishes: (
        st.just(wishes)
        | SPELLS.map(lambda spell: replace(wishes, away_since=spell[0], away_until=spell[1]))
    )
)
CLOCKS = st.builds(
    Clock,
    table=st.just(1),
    seat=st.just(0),
    person=st.just(7),
    ticket=st.just(1),
    since=TIMES,
    later=st.none() | TIMES,
    muted=st.booleans(),
    ended=st.booleans(),
).flatmap(
    lambda clock: (st.none() | st.integers(clock.since, clock.since + 30 * DAY)).map(
        lambda last: replace(clock, last=last)
    )
)


@given(CLOCKS, ANY_PACE, WISHES, LEFT)
def test_a_reminder_never_comes_at_night_nor_while_the_clock_stands_nor_when_it_is_not_wanted(
    clock: Clock, pace: Pace, wishes: Wishes, left: int
) -> None:
    coming = due(clock, pace, wishes, left)
    if coming is None or coming.what == "end":
        return
    assert not clock.muted
    assert not is_quiet(coming.at, wishes)
    asked_for = replace(wishes, free_weekends=wishes.free_weekends and clock.later is None)
    still = takewhile(lambda stop: stop[0] <= coming.at, stops(clock.since, pace, asked_for, left))
    assert all(end <= coming.at for _, end in still)
    if clock.later is None:
        assert wishes.every != 0
        assert coming.at > (clock.since if clock.last is None else clock.last)


@given(CLOCKS, ANY_PACE, WISHES, LEFT)
def test_a_clock_runs_for_the_whole_patience_before_it_ends(
    clock: Clock, pace: Pace, wishes: Wishes, left: int
) -> None:
    end = ends_at(clock, pace, wishes, left)
    if pace.at_end == "nudge" or pace.patience is None or clock.ended:
        assert end is None
        return
    assert end is not None
    still = takewhile(lambda stop: stop[0] < end, stops(clock.since, pace, wishes, left))
    assert end - clock.since - sum(stop[1] - stop[0] for stop in still) == pace.patience
    coming = due(clock, pace, wishes, left)
    assert coming is not None
    assert coming.at <= end


@given(CLOCKS, ANY_PACE, WISHES, LEFT, st.integers(0, 90 * DAY))
def test_looking_late_tells_once(
    clock: Clock, pace: Pace, wishes: Wishes, left: int, late: int
) -> None:
    """However late a reminder goes out, the next one lies ahead of it."""
    coming = due(clock, pace, wishes, left)
    if coming is None or coming.what == "end":
        return
    now = coming.at + late
    then = due(reminded(clock, now), pace, wishes, left)
    assert then is None or then.what == "end" or then.at > now


@cache
def database_in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    return connection


@given(CLOCKS, ANY_PACE, st.integers(1, 30 * DAY))
def test_the_time_that_the_bot_was_down_is_given_back(clock: Clock, pace: Pace, gap: int) -> None:
    before = due(clock, pace, Wishes(), PLENTY)
    connection = database_in_memory()
    clocks.CLOCKS.put(connection, clock)
    clocks.shift(connection, gap)
    [after_it] = clocks.of_table(connection, clock.table)
    after_gap = due(after_it, pace, Wishes(), PLENTY)
    clocks.CLOCKS.drop(connection, table_id=clock.table)
    if before is None:
        assert after_gap is None
    elif clock.later is None:
        assert after_gap == replace(before, at=before.at + gap)
    else:
        assert after_gap is not None
        assert before.at <= after_gap.at <= before.at + gap


@given(st.integers(NOW, NOW + DAY), st.integers(0, DAY), st.none() | SPELLS)
def test_a_pause_adds_what_lies_ahead_of_it(
    origin: int, seconds: int, still: tuple[int, int] | None
) -> None:
    out = after(origin, seconds, () if still is None else (still,))
    assert out >= origin + seconds
    if still is not None:
        inside = sum(still[0] <= second < still[1] for second in range(origin, out, 600)) * 600
        assert abs(out - origin - seconds - inside) <= 1200


# Tables at which nobody moves


@pytest.mark.parametrize("pace", [*PACES.values(), custom(SHORTEST), custom(LONGEST)])
def test_a_table_goes_quiet_after_several_patiences_and_is_put_away_long_after(pace: Pace) -> None:
    quiet = quiet_after(pace)
    assert 2 * HOUR <= quiet <= 30 * DAY
    assert pace.patience is None or quiet >= pace.patience
    watch = Watch(1, NOW)
    assert watch_due(watch, pace) == NOW + quiet
    assert watch_due(replace(watch, stage="quiet"), pace) == NOW + quiet + ARCHIVED_AFTER
    assert watch_due(replace(watch, stage="archived"), pace) is None
