"""People who are away, and tables at which nothing happens any more."""

from __future__ import annotations

import pytest

from db.base.pace import DAY, HOUR, MINUTE
from engine.table.record.pace import ARCHIVED_AFTER, PACES, quiet_after
from tests.engine.conftest import ANA, BEN, CAT, House, refused
from tests.engine.table.tasks.passing import Time, kinds

# Vacation


async def test_vacation_stops_the_clocks_and_ends_with_the_first_move(
    house: House, time: Time
) -> None:
    table = await house.started()
    house.seconds += 12 * HOUR
    await time.absence.go_away(ANA, house.seconds + 10 * DAY)
    ((lane, what, payload),) = await time.told()
    assert (lane, what, payload["name"]) == (f"t{table.id}", "away", "Ana")
    assert await time.passes(8 * DAY) == []
    await house.do(table.id, ANA, "again")
    await house.carried()
    assert (await house.store.people.wishes(ANA)).away is None
    assert kinds(await time.passes(DAY)) == [(f"p{ANA}", "dm")]


async def test_vacation_ends_by_itself_and_what_was_left_of_the_time_is_left(
    house: House, time: Time
) -> None:
    await house.started()
    house.seconds += 12 * HOUR
    await time.absence.go_away(ANA, house.seconds + 10 * DAY)
    await house.carried()
    assert await time.passes(10 * DAY + 12 * HOUR - 1) == []
    assert kinds(await time.passes(1)) == [(f"p{ANA}", "dm")]


async def test_coming_back_early_lets_the_clock_run_on(house: House, time: Time) -> None:
    table = await house.started()
    house.seconds += 12 * HOUR
    await time.absence.go_away(ANA, house.seconds + 10 * DAY)
    house.seconds += 4 * DAY
    assert await time.absence.come_back(ANA) is True
    assert await time.absence.come_back(ANA) is False
    await house.carried()
    assert (await time.clock(table.id, 0)).due_at == house.seconds + 12 * HOUR


async def test_a_table_grants_so_much_vacation_and_no_more(house: House, time: Time) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default", allowance=5 * DAY)
    await time.absence.go_away(ANA, house.seconds + 4 * DAY)
    await time.absence.come_back(ANA)
    house.seconds += 0
    await time.absence.go_away(ANA, house.seconds + 4 * DAY)
    house.seconds += 4 * DAY
    await time.absence.come_back(ANA)
    await time.absence.go_away(ANA, house.seconds + 30 * DAY)
    await house.carried()
    clock = await time.clock(table.id, 0)
    assert clock.since == time.start + 4 * DAY
    await time.passes(4 * DAY - 1)
    assert await house.store.log.records(table.id) == []
    await time.passes(1)
    assert len(await house.store.log.records(table.id)) == 1


async def test_vacation_is_for_all_tables_and_a_live_one_grants_none(
    house: House, time: Time
) -> None:
    slow = await house.started()
    quick = await house.started((ANA, BEN))
    await time.absence.set_pace(quick.id, ANA, lambda _: PACES["live"])
    await time.absence.go_away(ANA, house.seconds + 10 * DAY)
    told = await time.told()
    assert [lane for lane, what, _ in told if what == "away"] == [f"t{slow.id}"]
    ((_, _, payload),) = await time.passes(5 * MINUTE)
    assert payload["tables"] == [quick.id]


@pytest.mark.parametrize("days", [0, -1, 367])
async def test_vacation_lies_ahead_and_within_a_year(house: House, time: Time, days: int) -> None:
    until = house.seconds + days * DAY
    assert await refused(time.absence.go_away(ANA, until)) == "bad-option until"


# Silence


async def test_a_silent_table_goes_quiet_says_so_once_and_is_put_away(
    house: House, time: Time
) -> None:
    table = await house.started()
    quiet = quiet_after(PACES["relaxed"])
    await time.passes(quiet - 1)
    assert [what for _, what, _ in await time.passes(1)] == ["stalled"]
    assert await time.passes(ARCHIVED_AFTER - 1) == []
    ((_, _, payload),) = await time.passes(1)
    assert payload == {"stage": "archived"}
    assert await time.passes(400 * DAY) == []
    assert await house.store.clocks.nearest() is None
    assert (await house.adapter.table(table.id)).phase == "running"


async def test_modest_answers_do_not_keep_a_table_awake(house: House, time: Time) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default")
    for _ in range(20):
        await time.passes(DAY)
    watch = await house.store.clocks.watch(table.id)
    assert watch is not None
    assert watch.stage == "quiet"
    given = len(await house.store.log.records(table.id))
    await time.passes(20 * DAY)
    assert len(await house.store.log.records(table.id)) == given


async def test_a_table_whose_people_are_on_vacation_does_not_go_quiet(
    house: House, time: Time
) -> None:
    table = await house.started()
    await time.absence.go_away(ANA, house.seconds + 20 * DAY)
    await time.passes(18 * DAY)
    watch = await house.store.clocks.watch(table.id)
    assert watch is not None
    assert watch.stage == "awake"


async def test_a_silent_table_comes_back_with_a_button(house: House, time: Time) -> None:
    table = await house.started()
    await time.passes(200 * DAY)
    await time.passes(0)
    assert await refused(time.absence.wake_up(table.id, 4711)) == "not-seated"
    await time.absence.wake_up(table.id, BEN)
    told = await time.passes(0)
    assert (f"t{table.id}", "woken") in kinds(told)
    assert (f"p{ANA}", "dm") in kinds(told)
    await time.absence.wake_up(table.id, BEN)
    assert await time.told() == []
    assert kinds(await time.passes(DAY)) == [(f"p{ANA}", "dm")]


async def test_any_move_wakes_a_silent_table(house: House, time: Time) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "all")
    await time.passes(200 * DAY)
    await house.do(table.id, BEN, "left")
    await house.carried()
    watch = await house.store.clocks.watch(table.id)
    assert watch is not None
    assert (watch.stage, watch.since) == ("awake", house.seconds)
    told = await time.passes(DAY)
    assert sorted(kinds(told)) == [(f"p{ANA}", "dm"), (f"p{CAT}", "dm")]
