"""Clocks follow the questions, and what is due is told once: over a clock that tests move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from db.base.pace import DAY, HOUR, MINUTE, Clock, Pace
from db.store import open_store
from engine.table.commands.absence import Absence
from engine.table.record.pace import ARCHIVED_AFTER, PACES, quiet_after
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine.conftest import ANA, BEN, CAT, House, refused

Row = tuple[str, str, dict[str, Any]]


class Time:
    """Absence and timekeeper over a house, and hands to move its clock."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.absence = Absence(house.adapter)
        self.keeper = Timekeeper(house.adapter)
        self.start = house.seconds

    async def passes(self, seconds: int) -> list[Row]:
        """So much later: what has been put into the outbox about time, and nothing else stays
        there."""
        self.house.seconds += seconds
        await self.keeper.ring()
        return await self.told()

    async def told(self) -> list[Row]:
        posts = await self.house.posts()
        return [
            (lane, str(payload.get("what", payload.get("key", kind))), payload)
            for lane, kind, payload in posts
            if kind in ("reminder", "say", "pace", "stalled")
        ]

    async def clock(self, table: int, seat: int) -> Clock:
        found = [c for c in await self.house.store.clocks.of_table(table) if c.seat == seat]
        return found[0]

    async def waits_for(self, table: int) -> list[int]:
        return [c.seat for c in await self.house.store.clocks.of_table(table)]

    async def pace(self, table: int, **changes: Any) -> None:
        """The host changes some of the table's pace; nobody is told here."""
        host = (await self.house.adapter.table(table)).host
        await self.absence.set_pace(table, host, lambda pace: replace(pace, **changes))
        await self.house.carried()


@pytest.fixture
def time(house: House) -> Time:
    return Time(house)


def kinds(rows: list[Row]) -> list[tuple[str, str]]:
    return [(lane, what) for lane, what, _ in rows]


# Clocks follow the questions


async def test_a_clock_comes_with_its_question_and_goes_with_the_answer(
    house: House, time: Time
) -> None:
    table = await house.started()
    clock = await time.clock(table.id, 0)
    assert (clock.person, clock.since, clock.due_at) == (ANA, time.start, time.start + DAY)
    house.seconds += HOUR
    await house.do(table.id, ANA, "plain")
    assert await time.waits_for(table.id) == [1]
    assert (await time.clock(table.id, 1)).since == time.start + HOUR


async def test_computer_players_have_no_clock(house: House, time: Time) -> None:
    table = await house.started((ANA,), computers=1)
    assert await time.waits_for(table.id) == [0]
    await house.do(table.id, ANA, "plain")
    assert await time.waits_for(table.id) == []


async def test_whoever_has_laid_down_sealed_picks_is_not_awaited(house: House, time: Time) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    assert await time.waits_for(table.id) == [0, 1, 2]
    await house.do(table.id, BEN, "one")
    assert await time.waits_for(table.id) == [0, 2]
    await house.do(table.id, BEN, "two")
    assert await time.waits_for(table.id) == [0, 2]
    house.seconds += HOUR
    await house.adapter.undo(table.id, BEN)
    assert (await time.clock(table.id, 1)).since == time.start + HOUR


async def test_nobody_else_moving_moves_my_clock(house: House, time: Time) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "all")
    before = await time.clock(table.id, 2)
    house.seconds += HOUR
    await house.do(table.id, ANA, "left")
    await house.do(table.id, BEN, "right")
    assert await time.clock(table.id, 2) == before


async def test_a_draft_is_no_move(house: House, time: Time) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "all")
    before = await time.clock(table.id, 1)
    house.seconds += HOUR
    asked = await house.asked(table.id, 1)
    await house.adapter.draft(table.id, BEN, asked.ticket, ("left",))
    assert await time.clock(table.id, 1) == before


@pytest.mark.parametrize("end", ["over", "cancelled"])
async def test_a_table_that_has_ended_has_no_clocks(house: House, time: Time, end: str) -> None:
    table = await house.started()
    if end == "over":
        await house.do(table.id, ANA, "end")
    else:
        await house.lobbies.cancel(table.id, ANA, may_manage=False)
    assert await time.waits_for(table.id) == []
    assert await house.store.clocks.watch(table.id) is None
    assert await house.store.clocks.nearest() is None


async def test_whoever_leaves_is_not_reminded(house: House, time: Time) -> None:
    table = await house.started()
    await house.lobbies.leave(table.id, ANA)
    assert await time.waits_for(table.id) == []


async def test_tables_from_before_there_were_clocks_get_theirs(house: House, time: Time) -> None:
    table = await house.started()
    for kind in ("clocks", "watches"):
        await house.store.write(lambda c, kind=kind: c.execute(f"DELETE FROM {kind}"))
    await time.keeper.open()
    assert await time.waits_for(table.id) == [0]


# Reminders


async def test_reminders_come_in_the_tables_rhythm_and_stop_with_the_answer(
    house: House, time: Time
) -> None:
    table = await house.started()
    assert await time.passes(DAY - 1) == []
    told = [(f"p{ANA}", "dm", {"what": "dm", "person": ANA, "tables": [table.id]})]
    assert await time.passes(1) == told
    assert await time.passes(DAY - 1) == []
    assert await time.passes(1) == told
    await house.do(table.id, ANA, "plain")
    await house.carried()
    assert await time.passes(DAY - 1) == []
    assert [payload["person"] for _, _, payload in await time.passes(1)] == [BEN]


async def test_whoever_has_just_answered_and_is_asked_again_has_all_the_time(
    house: House, time: Time
) -> None:
    table = await house.started()
    house.seconds += DAY - 1
    await house.do(table.id, ANA, "again")
    await house.carried()
    assert await time.passes(DAY - 1) == []
    assert kinds(await time.passes(1)) == [(f"p{ANA}", "dm")]


async def test_ringing_twice_tells_once(house: House, time: Time) -> None:
    await house.started()
    house.seconds += 5 * DAY
    await asyncio.gather(time.keeper.ring(), time.keeper.ring())
    assert len(await time.told()) == 1
    await time.keeper.ring()
    assert await time.told() == []


async def test_several_tables_come_as_one_digest(house: House, time: Time) -> None:
    first = await house.started()
    house.seconds += 10 * MINUTE
    second = await house.started((ANA, BEN))
    house.seconds += 3 * HOUR
    third = await house.started((ANA, CAT))
    ((lane, what, payload),) = await time.passes(DAY - 3 * HOUR - 10 * MINUTE)
    assert (lane, what, payload["tables"]) == (f"p{ANA}", "dm", [first.id, second.id])
    ((_, _, payload),) = await time.passes(3 * HOUR + 10 * MINUTE)
    assert payload["tables"] == [third.id]


async def test_whoever_wants_one_list_is_reminded_of_all_tables_at_once(
    house: House, time: Time
) -> None:
    first = await house.started()
    house.seconds += 10 * HOUR
    second = await house.started((ANA, BEN))
    await house.store.people.set_gather(ANA, True)
    ((_, _, payload),) = await time.passes(DAY - 10 * HOUR)
    assert payload["tables"] == [first.id, second.id]
    assert await time.passes(10 * HOUR) == []
    ((_, _, payload),) = await time.passes(DAY - 10 * HOUR)
    assert payload["tables"] == [first.id, second.id]
    # What somebody wants to be reminded of at a certain moment keeps its own.
    await time.absence.later(ANA, [second.id], house.seconds + 30 * HOUR)
    ((_, _, payload),) = await time.passes(DAY)
    assert payload["tables"] == [first.id]


async def test_a_live_table_does_not_wait_for_the_digest_of_others(
    house: House, time: Time
) -> None:
    slow = await house.started()
    house.seconds += DAY - 25 * MINUTE
    quick = await house.started((ANA, BEN))
    await time.absence.set_pace(quick.id, ANA, lambda _: PACES["live"])
    await house.carried()
    ((_, _, payload),) = await time.passes(5 * MINUTE)
    assert payload["tables"] == [quick.id]
    ((_, _, payload),) = await time.passes(10 * MINUTE)
    assert payload["tables"] == [slow.id, quick.id]


async def test_an_unsent_reminder_gives_way_to_the_next(house: House, time: Time) -> None:
    await house.started()
    house.seconds += DAY
    await time.keeper.ring()
    house.seconds += DAY
    await time.keeper.ring()
    assert len(await time.told()) == 1


@pytest.mark.parametrize("deliver", ["dm", "thread", "both"])
async def test_a_reminder_goes_where_the_person_wants_it(
    house: House, time: Time, deliver: str
) -> None:
    table = await house.started()
    await time.absence.wish(ANA, lambda wishes: replace(wishes, deliver=deliver))
    lanes = {"dm": [(f"p{ANA}", "dm")], "thread": [(f"t{table.id}", "thread")]}
    lanes["both"] = lanes["dm"] + lanes["thread"]
    assert kinds(await time.passes(DAY)) == lanes[deliver]


async def test_a_post_for_the_thread_names_nobodys_picks_nor_questions(
    house: House, time: Time
) -> None:
    table = await house.started()
    await time.absence.wish(ANA, lambda wishes: replace(wishes, deliver="thread"))
    ((_, _, payload),) = await time.passes(DAY)
    assert payload == {"what": "thread", "person": ANA}
    assert table.id


async def test_changed_wishes_move_what_is_due(house: House, time: Time) -> None:
    await house.started()
    await time.absence.wish(ANA, lambda wishes: replace(wishes, every=HOUR))
    assert kinds(await time.passes(HOUR)) == [(f"p{ANA}", "dm")]
    await time.absence.wish(ANA, lambda wishes: replace(wishes, every=0))
    assert await time.passes(10 * DAY) == []
    await time.absence.wish(ANA, lambda wishes: replace(wishes, every=None))
    assert kinds(await time.passes(0)) == [(f"p{ANA}", "dm")]


async def test_quiet_hours_hold_a_reminder_back(house: House, time: Time) -> None:
    await house.started()
    minute = (time.start // MINUTE) % (24 * 60)
    await time.absence.wish(
        ANA,
        lambda wishes: replace(
            wishes, quiet_from=(minute - 60) % 1440, quiet_to=(minute + 60) % 1440
        ),
    )
    assert await time.passes(DAY) == []
    assert kinds(await time.passes(HOUR)) == [(f"p{ANA}", "dm")]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"zone": "Mars/North"}, "zone"),
        ({"quiet_from": 60}, "quiet"),
        ({"quiet_from": 60, "quiet_to": 1440}, "quiet"),
        ({"every": 60}, "every"),
        ({"deliver": "pigeon"}, "deliver"),
    ],
)
async def test_wishes_that_cannot_be_are_refused(
    time: Time, wrong: dict[str, Any], said: str
) -> None:
    change = time.absence.wish(ANA, lambda wishes: replace(wishes, **wrong))
    assert await refused(change) == f"bad-option {said}"


async def test_later_and_not_for_this_move(house: House, time: Time) -> None:
    table = await house.started()
    await time.passes(DAY)
    await time.absence.later(ANA, [table.id], house.seconds + 8 * HOUR)
    assert await time.passes(8 * HOUR - 1) == []
    assert kinds(await time.passes(1)) == [(f"p{ANA}", "dm")]
    await time.absence.not_this_move(ANA, [table.id])
    assert await time.passes(20 * DAY) == [] or house
    await house.do(table.id, ANA, "again")
    await house.carried()
    assert kinds(await time.passes(DAY)) == [(f"p{ANA}", "dm")]


async def test_nobody_puts_off_the_reminders_of_others(house: House, time: Time) -> None:
    table = await house.started()
    await time.absence.not_this_move(BEN, [table.id])
    await time.absence.later(BEN, [table.id], house.seconds + 9 * DAY)
    assert kinds(await time.passes(DAY)) == [(f"p{ANA}", "dm")]


# The end of the patience


async def test_the_modest_answer_is_given_and_the_log_says_that_nobody_gave_it(
    house: House, time: Time
) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default")
    for _ in range(2):
        await time.passes(DAY)
    assert (f"t{table.id}", "time-up") in kinds(await time.passes(DAY))
    (record,) = await house.store.log.records(table.id)
    assert (record.seat, record.person, record.picks) == (0, None, ("plain",))
    assert await time.waits_for(table.id) == [1]


async def test_the_modest_answer_to_a_sealed_question_is_laid_down_and_opens_the_rest(
    house: House, time: Time
) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default")
    await house.do(table.id, ANA, "seal")
    await house.do(table.id, ANA, "two")
    await house.do(table.id, BEN, "three")
    await time.passes(3 * DAY)
    records = await house.store.log.records(table.id)
    given = [(r.seat, r.person, r.picks) for r in records[1:]]
    assert given == [(0, ANA, ("two",)), (1, BEN, ("three",)), (2, None, ("one",))]


async def test_a_computer_player_sits_in_until_the_person_does_something(
    house: House, time: Time
) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="computer")
    assert (f"t{table.id}", "lent-absent") in kinds(await time.passes(3 * DAY))
    seat = (await house.adapter.table(table.id)).seats[0]
    assert (seat.person, seat.computer, seat.absent, seat.left) == (ANA, True, True, False)
    assert await time.waits_for(table.id) == []
    assert await time.absence.returned(table.id, BEN) is False
    house.seconds += HOUR
    assert await time.absence.returned(table.id, ANA) is True
    assert await time.absence.returned(table.id, ANA) is False
    seat = (await house.adapter.table(table.id)).seats[0]
    assert (seat.person, seat.computer, seat.stand_in) == (ANA, False, False)
    clock = await time.clock(table.id, 0)
    assert (clock.since, clock.ended) == (house.seconds, False)


async def test_an_answer_gives_the_seat_back_too(house: House, time: Time) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="computer")
    await time.passes(3 * DAY)
    await house.do(table.id, ANA, "plain")
    assert not (await house.adapter.table(table.id)).seats[0].computer
    (record,) = await house.store.log.records(table.id)
    assert record.person == ANA


async def test_a_seat_that_was_handed_over_willingly_is_given_back_by_an_answer_alone(
    house: House, time: Time
) -> None:
    table = await house.started()
    await house.store.write(
        lambda c: c.execute("UPDATE seats SET computer = 1, stand_in = 1 WHERE person = ?", (ANA,))
    )
    assert await time.absence.returned(table.id, ANA) is False


async def test_computer_players_do_not_play_on_alone(house: House, time: Time) -> None:
    """The last person who plays is reminded on, until the table goes quiet."""
    table = await house.started((ANA,), computers=1)
    await time.pace(table.id, at_end="computer")
    await time.passes(3 * DAY)
    assert not (await house.adapter.table(table.id)).seats[0].computer
    assert (await time.clock(table.id, 0)).ended
    assert kinds(await time.passes(DAY)) == [(f"p{ANA}", "dm")]


async def test_the_others_may_vote(house: House, time: Time) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="vote")
    await time.passes(3 * DAY)
    (vote,) = await house.store.votes.open_at(table.id)
    assert (vote.kind, vote.by, vote.about["seat"]) == ("absent", None, 0)
    await time.passes(DAY)
    assert len(await house.store.votes.open_at(table.id)) <= 1


async def test_rules_that_fail_leave_a_table_that_only_nudges(
    house: House, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default")
    monkeypatch.setattr(house.games["script"], "default", lambda *_: ("fail",), raising=False)
    await time.passes(3 * DAY)
    assert await house.store.log.records(table.id) == []
    assert (await time.clock(table.id, 0)).ended
    assert kinds(await time.passes(DAY)) == [(f"p{ANA}", "dm")]


# Another pace


async def test_the_host_changes_the_pace_and_clocks_begin_anew(house: House, time: Time) -> None:
    table = await house.started()
    house.seconds += 20 * HOUR
    await time.absence.set_pace(table.id, ANA, lambda _: PACES["daily"])
    assert kinds(await time.told()) == [(f"t{table.id}", "pace")]
    assert await time.passes(12 * HOUR - 1) == []
    assert kinds(await time.passes(1)) == [(f"p{ANA}", "dm")]
    assert (await house.adapter.table(table.id)).pace == PACES["daily"]


async def test_who_may_change_the_pace_and_to_what(house: House, time: Time) -> None:
    table = await house.started()
    change = time.absence.set_pace
    assert await refused(change(table.id, BEN, lambda _: PACES["live"])) == "not-host"
    strange = replace(PACES["live"], at_end="shout")
    assert await refused(change(table.id, ANA, lambda _: strange)) == "bad-option pace"
    await house.do(table.id, ANA, "end")
    assert await refused(change(table.id, ANA, lambda _: PACES["live"])) == "over"


async def test_the_pace_of_the_lobby_is_that_of_the_table_and_of_the_next(
    house: House, time: Time
) -> None:
    lobby = await house.lobby(wanted=2)
    own = Pace("custom", 6 * HOUR, 6 * HOUR, 18 * HOUR, "computer", 0)
    await time.absence.set_pace(lobby.id, ANA, lambda _: own)
    await house.lobbies.join(lobby.id, (BEN, "Ben"))
    started = await house.lobbies.start(lobby.id, ANA)
    assert started.pace == own
    (clock,) = await house.store.clocks.of_table(lobby.id)
    assert clock.due_at == time.start + 6 * HOUR
    person = started.seats[clock.seat].person or 0
    await house.do(lobby.id, person, "end")
    assert (await house.lobbies.again(lobby.id, (ANA, "Ana"))).pace == own


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


# Stops and crashes


async def beat(house: House) -> None:
    await house.store.meta.set("heartbeat", str(house.seconds))


async def test_the_time_that_the_bot_was_down_is_given_back_once(house: House, time: Time) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default")
    house.seconds += HOUR
    await beat(house)
    house.seconds += 4 * DAY
    await time.keeper.open()
    assert await time.passes(0) == []
    await time.keeper.open()
    assert (await time.clock(table.id, 0)).due_at == time.start + 5 * DAY
    assert await time.passes(23 * HOUR - 1) == []
    assert kinds(await time.passes(1)) == [(f"p{ANA}", "dm")]


async def test_a_short_pause_is_none(house: House, time: Time) -> None:
    table = await house.started()
    await beat(house)
    house.seconds += 60
    await time.keeper.open()
    assert (await time.clock(table.id, 0)).since == time.start


async def test_none_twice_after_a_crash(path: Path) -> None:
    """The due row is advanced in the transaction that puts the post there: whoever opens the
    database anew finds both, or neither."""
    async with open_store(path) as store:
        house = House(store)
        await house.started()
        house.seconds += DAY
        now = house.seconds
        await Timekeeper(house.adapter).ring()
    async with open_store(path) as store:
        house = House(store, seconds=now)
        await Timekeeper(house.adapter).ring()
        assert [kind for _, kind, _ in await house.posts() if kind == "reminder"] == ["reminder"]


async def test_nothing_of_a_reminder_stays_if_its_post_cannot_be_written(
    house: House, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    house.seconds += DAY

    def broken(*_: Any, **__: Any) -> None:
        raise OSError("disk full")

    before = await time.clock(table.id, 0)
    with monkeypatch.context() as patched:
        patched.setattr("engine.table.tasks.timekeeper.outbox.put", broken)
        with pytest.raises(OSError, match="disk full"):
            await time.keeper.ring()
    assert await time.clock(table.id, 0) == before
    assert kinds(await time.passes(0)) == [(f"p{ANA}", "dm")]


# The one task


class Sleeper:
    """In place of sleeping: remembers until when, and wakes when told."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.until: list[int] = []
        self.changed = asyncio.Event()
        self._wakes = asyncio.Event()

    async def __call__(self, until: int) -> None:
        self.until.append(until)
        self.changed.set()
        while self.house.seconds < until:
            self._wakes.clear()
            await self._wakes.wait()

    def moves_to(self, seconds: int) -> None:
        self.house.seconds = seconds
        self._wakes.set()

    async def slept(self) -> int:
        """Until when it sleeps, once it does."""
        async with asyncio.timeout(10):
            await self.changed.wait()
        self.changed.clear()
        return self.until[-1]


@pytest.fixture
async def sleeper(house: House) -> AsyncIterator[tuple[Sleeper, Timekeeper]]:
    sleeper = Sleeper(house)
    keeper = Timekeeper(house.adapter, sleep_until=sleeper)
    running = asyncio.create_task(keeper.run())
    yield sleeper, keeper
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_one_task_sleeps_until_the_nearest_of_all_tables(
    house: House, sleeper: tuple[Sleeper, Timekeeper]
) -> None:
    sleep, keeper = sleeper
    start = house.seconds
    await house.started()
    keeper.wake()
    assert await sleep.slept() == start + DAY
    quick = await house.started((BEN, CAT))
    await Absence(house.adapter).set_pace(quick.id, BEN, lambda _: PACES["live"])
    keeper.wake()
    assert await sleep.slept() == start + 5 * MINUTE
    await house.carried()
    sleep.moves_to(start + 5 * MINUTE)
    assert await sleep.slept() == start + 15 * MINUTE
    assert [kind for _, kind, _ in await house.posts()] == ["reminder"]
    assert len(sleep.until) <= 4


async def test_the_task_outlives_a_fault(
    house: House, sleeper: tuple[Sleeper, Timekeeper], monkeypatch: pytest.MonkeyPatch
) -> None:
    sleep, keeper = sleeper
    start = house.seconds
    await house.started()
    keeper.wake()
    assert await sleep.slept() == start + DAY

    def broken(*_: Any, **__: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr("engine.table.tasks.timekeeper.outbox.put", broken)
        sleep.moves_to(start + DAY)
        assert await sleep.slept() == start + DAY + 60
    await house.carried()
    sleep.moves_to(start + DAY + 60)
    assert await sleep.slept() == start + 2 * DAY + 60
    assert [kind for _, kind, _ in await house.posts()] == ["reminder"]


# Who is next


async def test_whoever_wants_to_know_is_told_once_that_they_are_next(
    house: House, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = house.games["script"]
    monkeypatch.setattr(
        script, "next_seats", lambda view: ((view.awaited[0][0] + 1) % 3,), raising=False
    )
    await time.absence.wish(CAT, lambda wishes: replace(wishes, on_deck=True))
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    assert [row for row in await time.told() if row[1] == "deck"] == [
        (f"p{CAT}", "deck", {"what": "deck", "person": CAT})
    ]
    await house.do(table.id, BEN, "again")
    assert [row for row in await time.told() if row[1] == "deck"] == []


async def test_nobody_is_next_where_the_game_does_not_tell(house: House, time: Time) -> None:
    for person in (ANA, BEN, CAT):
        await time.absence.wish(person, lambda wishes: replace(wishes, on_deck=True))
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    assert [row for row in await time.told() if row[1] == "deck"] == []
