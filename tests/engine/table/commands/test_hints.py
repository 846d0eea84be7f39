"""Hints: who may ask for them, and that they know no more than who asks."""

from __future__ import annotations

import asyncio
from typing import Any

from engine.minds.search_player import Thought
from engine.table.answers import queries
from engine.table.commands import lobbies, playing
from engine.table.service import TableView
from engine.table.tasks.hints import Hints
from tests.engine.minds_at_hand import AtHand
from tests.engine.table.conftest import ANA, BEN, House, refused


async def running(house: House, *, host: int = ANA) -> int:
    table = await house.lobby(host=host)
    await house.service.do(table.id, lobbies.fill, host)
    await house.service.do(table.id, lobbies.start, host)
    await asked(house, table.id, host)
    return table.id


async def asked(house: House, table: int, person: int = ANA) -> TableView:
    """Until this person is asked something."""
    while not (view := await house.service.look(queries.view, table, person)).open:
        other = await house.service.look(queries.view_of_seat, table, view.awaited[0][0])
        about = other.seat or 0, other.open[0].ticket, ("plain",)
        await house.service.do(table, playing.answer_for_computer, *about)
    return view


class Slow(AtHand):
    """Think one after the other, each when the test lets it."""

    def __init__(self) -> None:
        super().__init__(lambda game, view, question, luck: question.sample(luck))
        self.waiting = 0
        self._came = asyncio.Event()
        self._go = asyncio.Semaphore(0)

    async def think(self, *about: Any, **more: Any) -> Thought:
        self.waiting += 1
        self._came.set()
        await self._go.acquire()
        self.waiting -= 1
        return await super().think(*about, **more)

    def finish(self, times: int = 1) -> None:
        for _ in range(times):
            self._go.release()

    async def asked(self, times: int) -> None:
        """Until so many wait for their turn. Whoever may come yet has come by then."""
        async with asyncio.timeout(20):
            while self.waiting < times:
                self._came.clear()
                await self._came.wait()
        await asyncio.sleep(0.05)


async def given(house: House, table: int) -> int:
    """How many hints are counted for Ana."""
    (seat,) = [s for s in (await house.service.look(queries.table, table)).seats if s.person == ANA]
    return seat.hints


async def answered(house: House, table: int) -> None:
    """Ana answers, and is asked something else."""
    view = await asked(house, table)
    await house.service.do(table, playing.answer, ANA, view.open[0].ticket, ("plain",))
    await asked(house, table)


async def test_one_question_is_thought_through_once_however_often_it_is_pressed(
    house: House,
) -> None:
    table, minds = await running(house), Slow()
    there = Hints(house.service, minds)
    pressing = [asyncio.create_task(there.hint(table, ANA)) for _ in range(40)]
    await minds.asked(1)
    assert minds.waiting == 1, "who presses meanwhile gets what is under way"
    minds.finish(100)
    told = [thought for _, _, thought in await asyncio.gather(*pressing)]
    told.append((await there.hint(table, ANA))[2])
    assert told == [told[0]] * 41
    assert len(minds.levels) == 1, "and who presses later what came of it"
    assert await given(house, table) == 1
    await answered(house, table)
    await there.hint(table, ANA)
    assert len(minds.levels) == await given(house, table) == 2


async def test_of_one_person_one_hint_at_a_time_is_thought_through(house: House) -> None:
    first, second, minds = await running(house), await running(house), Slow()
    there = Hints(house.service, minds)
    mine = [asyncio.create_task(there.hint(table, ANA)) for table in (first, second)]
    await minds.asked(1)
    assert minds.waiting == 1
    others = await running(house, host=BEN)
    another = asyncio.create_task(there.hint(others, BEN))
    await minds.asked(2)
    assert minds.waiting == 2, "another person's goes beside it"
    minds.finish(3)
    assert len(await asyncio.gather(*mine, another)) == 3


async def test_a_hint_is_not_begun_when_its_question_was_answered_meanwhile(house: House) -> None:
    table, minds = await running(house), Slow()
    waiting = asyncio.create_task(Hints(house.service, minds).hint(table, ANA))
    await minds.asked(1)
    await answered(house, table)
    minds.finish()
    assert await refused(waiting) == "stale"
    assert (minds.levels, await given(house, table)) == ([], 0)


async def test_a_hint_is_not_begun_when_nobody_can_be_told_any_longer(house: House) -> None:
    table, minds = await running(house), Slow()
    there, now = Hints(house.service, minds), house.seconds
    waiting = [asyncio.create_task(there.hint(table, ANA, now + seconds)) for seconds in (600, 900)]
    await minds.asked(1)
    house.seconds += 900
    minds.finish()
    for hint in waiting:
        assert await refused(hint) == "hint-late"
    assert (minds.levels, await given(house, table)) == ([], 0)
    # While it waits for its turn, the time comes to say that this will not come.
    assert await refused(there.hint(table, ANA, house.seconds + 0.05)) == "hint-late"
    minds.finish()
    assert (await there.hint(table, ANA, house.seconds + 900))[2].picks, "one may ask again"
