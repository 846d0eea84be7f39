"""Games played on without presses, for tests of what comes after."""

from __future__ import annotations

from cogs.frame.house import House
from engine.kit.chance import Chance
from tests.e2e.play import Sitting
from tests.e2e.runs import settled


async def played_on(house: House, sitting: Sitting, answers: int = 10_000) -> None:
    """So many answers (or to the end) by chance, given by the people who are asked; then the
    posts of the last position. Those in between are left out, for that takes a while."""
    luck = Chance(bytes(16), 5)
    await settled(house)
    wake, house.adapter._wake = house.adapter._wake, lambda _: None
    for _ in range(answers):
        if not await _one(house, sitting, luck):
            break
    house.adapter._wake = wake
    await house.store.write(
        lambda c: (
            c.execute(
                "DELETE FROM outbox WHERE kind = 'milestone' AND id <"
                " (SELECT max(id) FROM outbox WHERE kind = 'milestone')"
            ).rowcount
        )
    )
    wake(sitting.table)
    await settled(house)


async def _one(house: House, sitting: Sitting, luck: Chance) -> bool:
    for person in sitting.people:
        sight = await house.adapter.sight(sitting.table, int(person.id))
        for open_ in sight.open:
            if open_.given is None:
                picks = open_.question.sample(luck)
                await house.adapter.answer(sitting.table, int(person.id), open_.ticket, picks)
                return True
    return False
