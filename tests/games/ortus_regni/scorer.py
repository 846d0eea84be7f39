"""The end of Ortus Regni counted from who left when and nothing else.

Rulebook, winning: whoever loses the last fief, cannot draw or resigns is out; the last Earl wins.
Earls leave one at a time, so that no place is shared.
"""

from __future__ import annotations

from typing import Any


def second_score(state: Any) -> dict[str, Any]:
    """Points by source, places, and what decided the first one: the seat that left first is
    last, and a point goes to everybody for each one who left before."""
    seats, out = state.board.seats, state.board.out
    assert len(set(out)) == len(out) == seats - 1, out
    places = [1] * seats
    points = [0] * seats
    for nth, gone in enumerate(out):
        places[gone] = seats - nth
        for seat in range(seats):
            if seat not in out[: nth + 1]:
                points[seat] += 1
    return {
        "sources": {"outlasted": points},
        "points": points,
        "places": places,
        "why": "points",
    }
