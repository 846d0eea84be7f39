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
from engine.kit.contract import Picks
from tests.engine.table.conftest import ANA, BEN, CAT, House, refused


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


async def test_sealed_picks_are_nobody_elses_business(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    given = await house.do(table.id, BEN, "two")
    for person in (ANA, CAT, None):
        sight = await house.adapter.sight(table.id, person)
        assert all(o.question.seat == sight.seat for o in sight.open)
    assert "two" not in repr([given, await house.adapter.sight(table.id, BEN)])
    assert "two" not in repr(await house.asked(table.id, 1))


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
