"""Clocks follow the questions, and what is due is told once: over a clock that tests move."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from db.base.pace import DAY, HOUR, MINUTE
from engine.table.record.pace import PACES
from tests.engine.conftest import ANA, BEN, CAT, House, refused
from tests.engine.table.tasks.passing import Time, kinds

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
