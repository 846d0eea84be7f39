"""The end: scoring the tastes."""

from __future__ import annotations

from engine.kit.contract import Source, Standing

from ..state import Board


def final_standing(board: Board) -> Standing:
    """Places by points; there is no tie-break."""
    points = tuple(board.tasted)
    places = tuple([1 + sum(other > own for other in points) for own in points])
    why = "points" if places.count(1) == 1 else "shared"
    return Standing(places, points, (Source("tasted", points),), why)
