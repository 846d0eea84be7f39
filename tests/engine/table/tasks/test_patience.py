"""What is done when somebody does not come, and at which pace."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from db.base.pace import DAY, HOUR, Pace
from engine.table.record.pace import PACES
from tests.engine.conftest import ANA, BEN, House, refused
from tests.engine.table.tasks.passing import Time, kinds

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
