"""What an end is worth to a computer player: half for its place, half for its lead."""

from __future__ import annotations

import pytest

from engine.kit.contract import Standing
from engine.minds.trials import worth


@pytest.mark.parametrize("lowest", [False, True])
def test_the_better_points_are_worth_more_whether_most_or_fewest_win(lowest: bool) -> None:
    best = 0 if lowest else 1
    places = (1, 2) if lowest else (2, 1)
    far, near = (Standing(places, points, (), "points", lowest) for points in ((3, 20), (3, 5)))
    assert worth(far, best) > worth(near, best) > 0.5 > worth(near, 1 - best) > worth(far, 1 - best)
    alone = [worth(Standing((1,), (points,), (), "points", lowest), 0) for points in (3, 20)]
    assert alone == sorted(alone, reverse=lowest)
