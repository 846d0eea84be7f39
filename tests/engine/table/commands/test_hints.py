"""Hints: who may ask for them, and that they know no more than who asks."""

from __future__ import annotations

import pytest

from engine.table.commands.hints import Hints, may_ask
from engine.table.door import Sight
from tests.engine.conftest import ANA, BEN, House, refused
from tests.engine.minds_at_hand import AtHand


async def running(house: House, *, others: bool = False, **change: str) -> int:
    await house.unlimited()
    table = await house.lobbies.open(
        game="script", options={}, wanted=3, guild=1, channel=50, host=(ANA, "Ana"), locale="en"
    )
    if others:
        await house.lobbies.join(table.id, (BEN, "Ben"))
    await house.lobbies.change(table.id, ANA, **change)
    await house.lobbies.fill(table.id, ANA)
    await house.lobbies.start(table.id, ANA)
    return table.id


def hints(house: House) -> Hints:
    return Hints(house.adapter, AtHand(lambda game, view, question, luck: question.sample(luck)))


async def asked(house: House, table: int) -> Sight:
    """Until Ana is asked something."""
    while not (sight := await house.adapter.sight(table, ANA)).open:
        other = await house.adapter.sight_of_seat(table, sight.awaited[0][0])
        about = other.seat or 0, other.open[0].ticket, ("plain",)
        await house.adapter.answer_for_computer(table, *about)
    return sight


async def test_who_plays_alone_gets_hints_which_are_counted(house: House) -> None:
    table = await running(house)
    before = await asked(house, table)
    sight, open_, thought = await hints(house).hint(table, ANA)
    assert open_ in before.open
    assert sight.view == before.view, "from the view of who asks"
    assert open_.question.accepts(thought.picks) is None
    again = await hints(house).hint(table, ANA)
    assert again[2] == thought, "the same for the same question"
    found = await house.adapter.table(table)
    assert [seat.hints for seat in found.seats if seat.person == ANA] == [2]


@pytest.mark.parametrize(
    ("others", "allowed", "may"),
    [
        (False, "alone", True),
        (True, "alone", False),
        (True, "always", True),
        (False, "never", False),
    ],
)
async def test_the_host_says_who_may_ask(
    house: House, others: bool, allowed: str, may: bool
) -> None:
    table = await running(house, others=others, hints=allowed)
    assert may_ask(await house.adapter.table(table)) == may
    if not may:
        assert await refused(hints(house).hint(table, ANA)) == "no-hints"


async def test_who_holds_no_seat_or_is_asked_nothing_gets_none(house: House) -> None:
    table = await running(house)
    assert await refused(hints(house).hint(table, BEN)) == "not-seated"
