"""Votes, where `votes.txt` does not tell it: what makes a majority."""

from __future__ import annotations

import pytest

from db.tables import proposals
from db.tables.proposals import Vote
from engine.table.seats import votes


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
    ballots = tuple(proposals.Ballot(n, choice) for n, choice in enumerate(said))
    vote = Vote(1, 1, "pace", None, {}, 0, 1, "open", "", ballots)
    assert votes.decided(vote, list(range(people))) == outcome
