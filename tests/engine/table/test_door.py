"""The adapter: answers are checked in order, given once, and told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from db.base.rows import Open
from db.store import open_store
from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks
from tests.engine.conftest import ANA, BEN, CAT, House, refused
from tests.engine.script import NewerScript


async def test_an_answer_is_in_log_position_and_questions_at_once(house: House) -> None:
    table = await house.started()
    before = await house.asked(table.id, 0)
    given = await house.adapter.answer(table.id, ANA, before.ticket, ("plain",))
    assert (given.record, given.seat, given.picks, given.sealed) == (1, 0, ("plain",), False)
    assert given.view.trail == ["slow"]
    sight = await house.adapter.sight(table.id, BEN)
    assert sight.view.trail == ["slow", "0:plain"]
    assert sight.table.records == 1
    assert [(seat, kind) for seat, kind, _ in sight.awaited] == [(1, "deed")]
    (record,) = await house.store.log.records(table.id)
    assert (record.seat, record.person, record.picks) == (0, ANA, ("plain",))


async def test_the_checks_come_in_the_written_order(house: House) -> None:
    table = await house.started((ANA, BEN))
    asked = await house.asked(table.id, 0)
    adapter = house.adapter
    assert await refused(adapter.answer(99, CAT, 99, ("no",))) == "no-table"
    lobby = await house.lobby()
    assert await refused(adapter.answer(lobby.id, CAT, 99, ("no",))) == "not-running"
    await house.lobbies.cancel(lobby.id, ANA, may_manage=False)
    assert await refused(adapter.answer(lobby.id, CAT, 99, ("no",))) == "not-running"
    assert await refused(adapter.answer(table.id, CAT, 99, ("no",))) == "not-seated"
    assert await refused(adapter.answer(table.id, ANA, 99, ("no",))) == "stale"
    assert await refused(adapter.answer(table.id, BEN, asked.ticket, ("plain",))) == "stale"
    assert await refused(adapter.answer(table.id, ANA, asked.ticket, ("no",))) == "illegal unknown"
    assert await refused(adapter.answer(table.id, ANA, asked.ticket, ())) == "illegal too-few"
    assert await house.store.log.records(table.id) == []
    await house.do(table.id, ANA, "end")
    assert await refused(adapter.answer(table.id, CAT, 99, ("no",))) == "over"


async def test_of_a_double_press_the_second_is_stale(house: House) -> None:
    table = await house.started()
    asked = await house.asked(table.id, 0)
    results = await asyncio.gather(
        *(house.adapter.answer(table.id, ANA, asked.ticket, ("again",)) for _ in range(2)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Given", "Refused"]
    assert len(await house.store.log.records(table.id)) == 1


async def test_a_hundred_answers_at_once_are_given_once_each(house: House) -> None:
    tables = [await house.started() for _ in range(10)]
    presses = [
        house.adapter.answer(table.id, ANA, 1, ("again",)) for table in tables for _ in range(10)
    ]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(not isinstance(result, Exception) for result in results) == 10
    for table in tables:
        assert len(await house.store.log.records(table.id)) == 1


async def test_a_fault_in_the_rules_changes_nothing(house: House) -> None:
    table = await house.started()
    with pytest.raises(ZeroDivisionError):
        await house.do(table.id, ANA, "fail")
    assert (await house.adapter.table(table.id)).records == 0
    assert await house.carried() == []
    assert (await house.do(table.id, ANA, "plain")).record == 1


async def test_an_answer_goes_through_although_the_press_was_cancelled(house: House) -> None:
    table = await house.started()
    press = asyncio.create_task(house.adapter.answer(table.id, ANA, 1, ("plain",)))
    await asyncio.sleep(0)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    house.woken.clear()
    await house.adapter.settle()
    assert house.woken == [table.id]
    assert (await house.adapter.table(table.id)).records == 1


async def test_tickets_are_never_given_twice(house: House) -> None:
    table = await house.started()
    seen = [(await house.asked(table.id, 0)).ticket]
    for deed in ("again", "again"):
        await house.do(table.id, ANA, deed)
        seen.append((await house.asked(table.id, 0)).ticket)
    await house.adapter.undo(table.id, ANA)
    seen.append((await house.asked(table.id, 0)).ticket)
    assert seen == sorted(set(seen))


async def test_a_question_that_stays_open_keeps_ticket_time_and_draft(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "all")
    ben = await house.asked(table.id, 1)
    drafted = await house.adapter.draft(table.id, BEN, ben.ticket, ("left",))
    assert drafted.draft == ("left",)
    house.seconds += 60
    await house.do(table.id, ANA, "right")
    assert await house.asked(table.id, 1) == drafted


async def test_drafts_may_be_unfinished_but_not_nonsense(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "all")
    ticket = (await house.asked(table.id, 1)).ticket
    adapter = house.adapter
    assert (await adapter.draft(table.id, BEN, ticket, ())).draft == ()
    assert await refused(adapter.draft(table.id, BEN, ticket, ("up",))) == "illegal unknown"
    assert await refused(adapter.draft(table.id, BEN, ticket, ("left", "left"))) == "illegal twice"
    three = ("left", "right", "both")
    assert await refused(adapter.draft(table.id, BEN, ticket, three)) == "illegal too-many"
    assert await refused(adapter.draft(table.id, ANA, ticket, ("left",))) == "stale"


async def test_of_two_quick_touches_neither_is_lost(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "all")
    ticket = (await house.asked(table.id, 1)).ticket

    def add(option: str) -> Callable[[Open], Picks]:
        return lambda asked: (*asked.draft, option)

    drafts = [house.adapter.draft(table.id, BEN, ticket, add(o)) for o in ("left", "right")]
    *_, last = await asyncio.gather(*drafts)
    assert last.draft == ("left", "right")


async def test_the_luck_of_an_answer_depends_on_the_answers_that_stand(house: House) -> None:
    table = await house.started()
    for _ in range(3):
        await house.do(table.id, ANA, "again")
        await house.adapter.undo(table.id, ANA)
    await house.do(table.id, ANA, "again")
    await house.do(table.id, ANA, "luck")
    trail = (await house.adapter.sight(table.id, None)).view.trail
    other = await house.started()
    await house.store.tables._set(other.id, seed=await _seed(house, table.id))
    await house.do(other.id, ANA, "again")
    await house.do(other.id, ANA, "luck")
    assert (await house.adapter.sight(other.id, None)).view.trail == trail


async def _seed(house: House, table: int) -> bytes:
    return await house.store.read(
        lambda c: c.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()[0]
    )


# Sealed questions


async def test_sealed_picks_are_given_in_seat_order_when_the_last_is_in(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    for person, picks in ((CAT, "three"), (ANA, "one")):
        given = await house.do(table.id, person, picks)
        assert (given.record, given.sealed) == (0, True)
    sight = await house.adapter.sight(table.id, CAT)
    assert sight.view.trail == ["slow", "0:seal"]
    assert [seat for seat, _, _ in sight.awaited] == [1]
    assert (await house.asked(table.id, 2)).given == ("three",)
    last = await house.do(table.id, BEN, "two")
    assert (last.record, last.sealed) == (3, False)
    view = (await house.adapter.sight(table.id, None)).view
    assert view.trail == ["slow", "0:seal", "0:one", "1:two", "2:three"]


async def test_sealed_picks_may_be_replaced_without_a_trace(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    ticket = (await house.asked(table.id, 1)).ticket
    await house.adapter.answer(table.id, BEN, ticket, ("one",))
    await house.carried()
    public = await house.adapter.sight(table.id, None)
    await house.adapter.answer(table.id, BEN, ticket, ("two",))
    assert await house.adapter.sight(table.id, None) == public
    assert await house.carried() == [(f"p{BEN}", "panel", 1, 1)]
    assert [line.event.kind for line in await house.adapter.chronicle(table.id, None)] == ["deed"]
    assert (await house.asked(table.id, 1)).given == ("two",)


async def test_sealed_picks_are_nobody_elses_business(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    given = await house.do(table.id, BEN, "two")
    for person in (ANA, CAT, None):
        sight = await house.adapter.sight(table.id, person)
        assert all(o.question.seat == sight.seat for o in sight.open)
    assert "two" not in repr([given, await house.adapter.sight(table.id, BEN)])
    assert "two" not in repr(await house.asked(table.id, 1))


async def test_a_computers_sealed_picks_wait_like_everybodys(house: House) -> None:
    table = await house.started((ANA, BEN), computers=1)
    await house.do(table.id, ANA, "seal")
    ticket = (await house.asked(table.id, 2)).ticket
    laid = await house.adapter.answer_for_computer(table.id, 2, ticket, ("one",))
    assert laid.sealed
    assert (
        await refused(house.adapter.answer_for_computer(table.id, 1, ticket, ("one",)))
        == "not-seated"
    )
    await house.do(table.id, ANA, "one")
    await house.do(table.id, BEN, "one")
    records = await house.store.log.records(table.id)
    assert [(r.seat, r.person) for r in records[1:]] == [(0, ANA), (1, BEN), (2, None)]


# What is told


async def test_an_answer_tells_the_thread_and_the_seats_it_concerns(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    lane = f"t{table.id}"
    assert await house.carried() == [
        (lane, "table", 1, None),
        (f"p{ANA}", "panel", 1, 0),
        (f"p{BEN}", "panel", 1, 1),
    ]
    await house.do(table.id, BEN, "tell-0")
    seats = {row[3] for row in await house.carried() if row[1] == "panel"}
    assert seats == {0, 1, 2}


async def test_a_milestone_is_a_row_of_its_own_for_each_answer(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "mile")
    await house.do(table.id, BEN, "mile")
    await house.do(table.id, CAT, "plain")
    public = [row[1:3] for row in await house.carried() if row[0] == f"t{table.id}"]
    assert public == [("milestone", 1), ("milestone", 2), ("table", 3)]


async def test_rows_that_show_the_present_wait_once_and_last(house: House) -> None:
    table = await house.started()
    for deed in (
        "again",
        "again",
        "mile",
    ):
        await house.do(table.id, ANA, deed)
    await house.do(table.id, BEN, "again")
    rows = await house.carried()
    assert [row[1:3] for row in rows if row[0] == f"t{table.id}"] == [
        ("milestone", 3),
        ("table", 4),
    ]
    assert [row for row in rows if row[0] == f"p{BEN}"] == [(f"p{BEN}", "panel", 4, 1)]


async def test_the_end_is_a_milestone_and_reaches_everybody(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "end")
    assert await house.carried() == [
        (f"t{table.id}", "milestone", 1, None),
        *((f"p{person}", "panel", 1, seat) for seat, person in enumerate((ANA, BEN, CAT))),
        *((f"p{person}", "result", 1, seat) for seat, person in enumerate((ANA, BEN, CAT))),
        (f"t{table.id}", "lobby", 1, None),
    ]
    sight = await house.adapter.sight(table.id, BEN)
    assert (sight.table.phase, sight.open, sight.awaited) == ("over", (), ())
    assert sight.view.standing is not None


async def test_own_posts_can_be_put_in(house: House) -> None:
    table = await house.started((ANA, BEN), computers=1)
    await house.adapter.put_post(table.id, "say", payload={"key": "hello"})
    await house.adapter.put_post(table.id, "panel", seat=1)
    await house.adapter.put_post(table.id, "panel", seat=2)
    assert await house.carried() == [
        (f"t{table.id}", "say", 0, None),
        (f"p{BEN}", "panel", 0, 1),
    ]
    assert await refused(house.adapter.put_post(99, "say")) == "no-table"


# Looking


async def test_sight_is_for_started_tables(house: House) -> None:
    assert await refused(house.adapter.sight(99, ANA)) == "no-table"
    lobby = await house.lobby()
    assert await refused(house.adapter.sight(lobby.id, ANA)) == "not-running"
    table = await house.started()
    assert (await house.adapter.sight(table.id, 77)).seat is None
    assert (await house.adapter.sight(table.id, BEN)).view.hidden.startswith("card")
    assert (await house.adapter.sight(table.id, None)).view.hidden == ""
    assert await refused(house.adapter.sight_of_seat(table.id, 3)) == "not-seated"


async def test_tables_that_wait_longest_come_first(house: House) -> None:
    lobby = await house.lobby()
    first = await house.started((ANA, BEN))
    house.seconds += 10
    second = await house.started((ANA, BEN))
    house.seconds += 10
    await house.do(first.id, ANA, "again")
    found = await house.adapter.tables_of_person(ANA)
    assert [(t.id, since) for t, since in found] == [
        (second.id, house.seconds - 10),
        (first.id, house.seconds),
        (lobby.id, None),
    ]
    assert [since for _, since in await house.adapter.tables_of_person(BEN)] == [None, None]
    assert [t.id for t in await house.adapter.tables_of_channel(50)] == [
        second.id,
        first.id,
        lobby.id,
    ]
    await house.do(second.id, ANA, "end")
    assert second.id not in [t.id for t, _ in await house.adapter.tables_of_person(ANA)]


async def test_the_chronicle_shows_each_what_they_may_know(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "whisper")
    await house.do(table.id, BEN, "plain")

    async def kinds(person: int | None, **more) -> list[tuple[int, str]]:
        lines = await house.adapter.chronicle(table.id, person, **more)
        return [(line.record, line.event.kind) for line in lines]

    assert await kinds(ANA) == [(1, "deed"), (1, "heard"), (2, "deed")]
    assert await kinds(BEN) == await kinds(None) == [(1, "deed"), (2, "deed")]
    assert await kinds(ANA, before=2) == [(1, "deed"), (1, "heard")]
    assert await kinds(ANA, limit=1) == [(2, "deed")]


async def test_a_past_position_is_rebuilt_with_the_events_since_the_milestone(
    house: House,
) -> None:
    table = await house.started()
    for person, deed in ((ANA, "luck"), (BEN, "mile"), (CAT, "plain"), (ANA, "mile")):
        await house.do(table.id, person, deed)
    view, events = await house.adapter.view_at(table.id, 4, None)
    assert view == (await house.adapter.sight(table.id, None)).view
    assert [event.kind for event in events] == ["deed", "deed", "turn-over"]
    view, events = await house.adapter.view_at(table.id, 2, 1)
    assert view.trail[0] == "slow"
    assert view.trail[-1] == "1:mile"
    assert view.hidden == (await house.adapter.sight(table.id, BEN)).view.hidden
    assert [event.kind for event in events] == ["deed", "deed", "turn-over"]
    view, events = await house.adapter.view_at(table.id, 0, None)
    assert (view.trail, events) == (["slow"], [])
    assert await refused(house.adapter.view_at(table.id, 5, None)) == "stale"


async def test_a_past_position_stays_what_it_was_after_an_undo(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "again")
    await house.do(table.id, ANA, "mile")
    then = await house.adapter.view_at(table.id, 2, None)
    await house.adapter.undo(table.id, ANA)
    assert await house.adapter.view_at(table.id, 2, None) == then
    assert (await house.adapter.view_at(table.id, 3, None))[0].trail == ["slow", "0:again"]


async def test_a_cancelled_table_keeps_its_past(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "mile")
    then = await house.adapter.view_at(table.id, 1, None)
    await house.do(table.id, BEN, "plain")
    await house.lobbies.cancel(table.id, ANA, may_manage=False)
    assert await house.adapter.view_at(table.id, 1, None) == then
    lobby = await house.lobby()
    assert await refused(house.adapter.view_at(lobby.id, 0, None)) == "not-running"


@pytest.mark.parametrize("key", all_games())
async def test_every_game_is_played_to_its_end_and_played_over(path: Path, key: str) -> None:
    seats = all_games()[key].seats.start
    people = tuple((2000 + n, f"Person {n}") for n in range(seats))
    number, went_on = 0, True
    while went_on:
        async with open_store(path) as store:
            house = House(store, games=dict(all_games()))
            if not number:
                number = await open_and_start(house, key, people)
            went_on = await play(house, number, people, answers=60)
    async with open_store(path) as store:
        house = House(store, games=dict(all_games()))
        table = await house.adapter.table(number)
        last = await house.adapter.sight(number, None)
        assert last.view.standing is not None
        # As if one more record were there, so that the last position is not simply read.
        await house.store.tables._set(number, records=table.records + 1)
        assert (await house.adapter.view_at(number, table.records, None))[0] == last.view
        # What happened comes back from the log as the rules told it.
        assert await house.adapter.chronicle(number, None, limit=10**6)


async def open_and_start(house: House, key: str, people: tuple[tuple[int, str], ...]) -> int:
    table = await house.lobbies.open(
        game=key,
        options={},
        wanted=len(people),
        guild=1,
        channel=1,
        host=people[0],
        locale="en",
    )
    for person in people[1:]:
        await house.lobbies.join(table.id, person)
    await house.lobbies.start(table.id, people[0][0])
    return table.id


async def play(
    house: House, number: int, people: tuple[tuple[int, str], ...], answers: int
) -> bool:
    """Some random answers, now and then taken back and given again; False at the end."""
    for answer in range(answers):
        sights = [await house.adapter.sight(number, person) for person, _ in people]
        if sights[0].table.phase == "over":
            return False
        asked = [(s.seat, o) for s in sights for o in s.open if o.given is None]
        seat, open_ = asked[answer % len(asked)]
        person = sights[0].table.seats[seat or 0].person or 0
        picks = open_.question.sample(Chance(b"", open_.ticket))
        await house.adapter.answer(number, person, open_.ticket, picks)
        sight = await house.adapter.sight(number, person)
        if answer % 7 == 0 and sight.undo:
            await house.adapter.undo(number, person)
    return True


async def test_a_newer_version_of_the_rules_takes_a_running_table_over(
    house: House,
) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "luck")
    ticket = (await house.asked(table.id, 1)).ticket
    house.games["script"] = NewerScript()
    assert (await house.adapter.sight(table.id, None)).view.trail[-1] == "from 1"
    await house.adapter.answer(table.id, BEN, ticket, ("again",))
    assert (await house.adapter.table(table.id)).version == 2
    kinds = [record.kind for record in await house.store.log.records(table.id)]
    assert kinds == ["answer", "checkpoint", "answer"]
    await house.do(table.id, BEN, "plain")
    await house.adapter.undo(table.id, BEN)
    await house.adapter.undo(table.id, BEN)
    assert (await house.adapter.sight(table.id, None)).view.trail[-1] == "from 1"
    assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"
    await house.do(table.id, BEN, "luck")
    again, _ = await house.adapter.view_at(table.id, 7, None)
    await house.do(table.id, CAT, "plain")
    assert (await house.adapter.view_at(table.id, 7, None))[0] == again


async def test_events_come_back_as_they_were_told(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "tell-1")
    (line,) = await house.adapter.chronicle(table.id, None)
    assert line.event == Event("deed", {"seat": 0}, reveals=(1,))
    assert line.at == house.seconds
