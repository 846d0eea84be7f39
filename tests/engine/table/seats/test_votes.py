"""Votes, where `votes.txt` does not tell it: the log, and what makes a majority."""

from __future__ import annotations

import pytest

from db.tables import votes as stored
from db.tables.votes import Vote
from engine.kit.contract import Event
from engine.table.commands.council import Council
from engine.table.seats import votes
from tests.engine.table.conftest import ANA, BEN, CAT, House


async def test_what_all_took_back_stays_in_the_log_as_taken_back(house: House) -> None:
    council = Council(house.adapter)
    table = (await house.started()).id
    for person in (ANA, BEN, CAT):
        await house.do(table, person, "plain")
    vote = await council.propose(table, ANA, "undo")
    for person in (BEN, CAT):
        await council.vote(table, vote.id, person, "for")
    records = await house.store.log.records(table)
    assert [(r.kind, r.undone_by, r.seat, r.person) for r in records] == [
        ("answer", 4, 0, ANA),
        ("answer", 4, 1, BEN),
        ("answer", 4, 2, CAT),
        ("undo", None, 0, ANA),
    ]
    assert records[-1].events == (Event("undo", {"seat": 0, "agreed": 1, "count": 3}),)


@pytest.mark.parametrize(
    ("people", "said", "outcome"),
    [
        (5, ["for", "for", "for"], "for"),
        (5, ["for", "for", "against", "against"], None),
        (5, ["for", "for", "against", "against", "against"], "against"),
        (4, ["for", "for", "against", "against"], "against"),
        (4, ["for", "for"], None),
        (4, ["against", "against"], "against"),
        (2, ["for"], None),
        (1, ["for"], "for"),
        (0, [], "against"),
    ],
)
def test_more_than_half_of_all_must_want_it(
    people: int, said: list[str], outcome: str | None
) -> None:
    ballots = tuple(stored.Ballot(n, choice) for n, choice in enumerate(said))
    vote = Vote(1, 1, "pace", None, {}, 0, 1, "open", "", None, ballots)
    assert votes.decided(vote, list(range(people))) == outcome
