"""How often the database is asked: a press that answers, and the post of a milestone."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.costs import Costs
from tests.e2e.house import House
from tests.e2e.people import TABLES, People
from tests.e2e.play import Player, open_table

MOST_READS = 4
MOST_WRITES = 2
ANSWERS = 30


async def test_a_press_that_answers_and_a_milestone_ask_the_database_rarely(
    people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = list(people.values())[:3]
    sitting = await open_table(playing, TABLES, game="brian_boru")
    players = [Player(person, sitting, Random(person.name)) for person in playing]
    await house.settled()
    costs = Costs(house, monkeypatch)
    while house.figures.answers < ANSWERS:
        for player in players:
            await player.next_step()
        await house.settled()
    answering = [cost for cost in costs.presses if cost.before is not None]
    assert len(answering) >= ANSWERS
    for cost in answering:
        assert cost.reads <= MOST_READS, cost
        assert cost.writes <= MOST_WRITES, cost
        assert cost.before == 1, cost
        assert cost.sights <= 2, cost
        assert not cost.replayed, cost
    milestones = [cost for cost in costs.posts if cost.what == "milestone"]
    assert milestones
    for cost in milestones:
        assert cost.reads <= MOST_READS, cost
        # What the message before it told is rebuilt; its own position is at hand.
        assert cost.record not in cost.replayed, cost
