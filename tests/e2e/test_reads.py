"""How often the database is asked: a press that answers, and the post of a milestone."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.costs import Costs
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.play import Player, at_table

MOST_READS, OF_A_POST = 3, 4
MOST_WRITES = 2
ANSWERS = 30


async def test_a_press_that_answers_and_a_milestone_ask_the_database_rarely(
    people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await at_table(house, people, game="brian_boru")
    players = [Player(person, sitting, Random(person.name)) for person in sitting.people]
    costs = Costs(house, monkeypatch)
    while house.figures.answers < ANSWERS:
        for player in players:
            await player.next_step()
        await house.settled()
    assert len(costs.answers) >= ANSWERS
    for cost in costs.answers:
        assert 0 < cost["read"] <= MOST_READS, cost
        assert 0 < cost["write"] <= MOST_WRITES, cost
        assert not cost.replayed, cost
    milestones = [(post, cost) for post, cost in costs.posts if post.kind == "milestone"]
    assert milestones
    for post, cost in milestones:
        assert 0 < cost["read"] <= OF_A_POST, cost
        # What the message before it told is rebuilt; its own position is at hand.
        assert post.record not in cost.replayed, cost
