"""What the public events since the last picture changed, so that the next one can mark it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.kit.contract import Event

from ..rules.ground import cell_of


class Changes(Struct, frozen=True):
    """Where something is new."""

    cells: tuple[int, ...] = ()
    """Where cards or followers came, went or changed, in order."""
    points: dict[int, int] = {}
    """Points gained or lost, by seat, where that is not nothing."""
    display: int = 0
    """How many cards of the display are new; they are the last ones."""


_AT_SPACE = (
    "card-played",
    "card-moved",
    "card-swapped",
    "follower-added",
    "follower-removed",
    "follower-moved",
    "petrified",
    "poisoned",
    "turned-down",
)


def changes(events: Sequence[Event]) -> Changes:
    """Collected from events, oldest first."""
    cells: dict[int, None] = {}
    points: dict[int, int] = {}
    display = 0
    for event in events:
        args = event.args
        if event.seats is not None:
            continue
        if event.kind in _AT_SPACE:
            spaces = [args["before"]] if event.kind in ("card-moved", "follower-moved") else []
            cells |= dict.fromkeys(map(cell_of, [*spaces, args["space"]]))
        elif event.kind == "followers-exchanged":
            cells |= dict.fromkeys((cell_of(args["one"]), cell_of(args["other"])))
        elif event.kind == "points":
            points[args["seat"]] = points.get(args["seat"], 0) + args["points"]
        elif event.kind == "raided":
            points[args["owner"]] = points.get(args["owner"], 0) - 1
        elif event.kind == "display-filled":
            display += len(args["cards"])
    told = {seat: change for seat, change in sorted(points.items()) if change}
    return Changes(tuple(sorted(cells)), told, display)
