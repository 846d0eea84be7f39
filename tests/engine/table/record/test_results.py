"""The result is kept with the last answer, for everybody who held a seat, and for good."""

from __future__ import annotations

import pytest

from db.people import results
from engine.kit.contract import Source, Standing
from engine.table.commands.council import Council
from engine.table.record.moment import Moment
from tests.engine.conftest import ANA, BEN, CAT, House, refused
from tests.engine.script import Script, ScriptState

DAN = 1004


class Won(Script):
    """Seat 0 ends first, then 2, then 1."""

    def standing(self, state: ScriptState) -> Standing | None:
        if not state.done:
            return None
        sources = (Source("land", (9, 1, 3)), Source("gold", (1, 1, 3)))
        return Standing((1, 3, 2), (10, 2, 6), sources, "points")


@pytest.fixture
def house_of_results(house: House) -> House:
    house.games["script"] = Won()
    return house


async def test_everybodys_result_is_kept(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started()
    assert await house.store.results.of_table(table.id) == []
    await house.do(table.id, ANA, "end")
    kept = await house.store.results.of_table(table.id)
    assert [(r.person, r.name, r.seat, r.place, r.points) for r in kept] == [
        (ANA, "Ana", 0, 1, 10),
        (BEN, "Ben", 1, 3, 2),
        (CAT, "Cat", 2, 2, 6),
    ]
    assert kept[1].sources == {"land": 1, "gold": 1}
    assert {(r.game, r.guild, r.seats, r.ended_at, r.left) for r in kept} == {
        ("script", 1, 3, house.seconds, False)
    }
    assert [r.beaten for r in kept] == [1, 0, 0.5]


async def test_who_left_has_a_result_that_says_so(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started()
    await house.lobbies.leave(table.id, CAT)
    await house.do(table.id, ANA, "end")
    kept = await house.store.results.of_table(table.id)
    assert [(r.person, r.left) for r in kept] == [(ANA, False), (BEN, False), (CAT, True)]


async def test_a_seat_that_changed_hands_counts_for_who_held_it_last(
    house_of_results: House,
) -> None:
    house = house_of_results
    table = await house.started()
    council = Council(house.adapter)
    await house.lobbies.leave(table.id, CAT)
    offer = (await council.seek(table.id, ANA, 2)).offer
    assert offer is not None
    await council.accept(offer.id, (DAN, "Dan"))
    await house.do(table.id, ANA, "end")
    kept = await house.store.results.of_table(table.id)
    assert [(r.person, r.seat, r.name, r.left) for r in kept if r.seat == 2] == [
        (CAT, 2, "", True),
        (DAN, 2, "Dan", False),
    ]


async def test_a_seat_that_is_only_lent_is_not_left(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started()
    await Council(house.adapter).lend(table.id, CAT)
    await house.do(table.id, ANA, "end")
    kept = await house.store.results.of_table(table.id)
    assert [(r.person, r.left) for r in kept] == [(ANA, False), (BEN, False), (CAT, False)]


async def test_computer_players_have_none(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started((ANA, BEN), computers=1)
    await house.do(table.id, ANA, "end")
    kept = await house.store.results.of_table(table.id)
    assert [(r.person, r.seats) for r in kept] == [(ANA, 3), (BEN, 3)]


async def test_the_result_is_of_the_same_transaction_as_the_last_answer(
    house_of_results: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_of_results
    table = await house.started()

    def fails(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(results, "keep", fails)
    with pytest.raises(OSError, match="no room"):
        await house.do(table.id, ANA, "end")
    monkeypatch.undo()
    assert (await house.adapter.table(table.id)).phase == "running"
    assert await house.store.log.records(table.id) == []
    monkeypatch.setattr(Moment, "tell", fails)
    with pytest.raises(OSError, match="no room"):
        await house.do(table.id, ANA, "end")
    assert await house.store.results.of_table(table.id) == []


async def test_a_cancelled_table_has_no_result(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    await house.lobbies.cancel(table.id, ANA, may_manage=False)
    assert await house.store.results.of_table(table.id) == []


async def test_what_is_over_is_not_taken_back(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started()
    await house.do(table.id, ANA, "end")
    kept = await house.store.results.of_table(table.id)
    for person in (ANA, BEN):
        assert await refused(house.adapter.undo(table.id, person)) == "over"
        assert await refused(house.adapter.answer(table.id, person, 1, ("plain",))) == "over"
    assert await refused(house.lobbies.leave(table.id, BEN)) == "over"
    assert await refused(Council(house.adapter).propose(table.id, ANA, "undo")) == "over"
    assert await house.store.results.of_table(table.id) == kept
    assert (await house.adapter.sight(table.id, ANA)).undo is None


async def test_who_is_erased_leaves_the_result_of_somebody(house_of_results: House) -> None:
    house = house_of_results
    table = await house.started()
    await house.do(table.id, ANA, "end")
    await house.store.write(lambda c: results.forget(c, BEN))
    kept = await house.store.results.of_table(table.id)
    assert [(r.person, r.name, r.place) for r in kept] == [
        (ANA, "Ana", 1),
        (None, "", 3),
        (CAT, "Cat", 2),
    ]
    assert await house.store.results.of_person(BEN) == []
