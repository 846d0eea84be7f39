"""What the events since the last picture changed on the board, to be marked on the next one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from engine.kit.contract import Event

from ..box import EXPAND_COST, REGIONS, SPOILS_RENOWN, TOWN_INDEX

COUNTED = ("score", "coins", "renown", "raiders", "church")
"""What is counted by seat, named as in `state.Board`."""

SOMEWHERE = -1


class Changes(Struct):
    """Towns and regions by index. What came and went again in the meantime is not told apart
    from what stayed: it is marked all the same."""

    towns: set[int] = field(default_factory=set)
    """With a new disc, a new monastery, a Viking token that came or went."""
    claims: set[int] = field(default_factory=set)
    """Regions whose token was turned up or went to somebody."""
    spaces: dict[int, int] = field(default_factory=dict)
    """Seats that moved on the marriage track, with the space they came from; SOMEWHERE when
    an earlier picture's events alone told it."""
    counts: dict[str, dict[int, int]] = field(
        default_factory=lambda: {what: {} for what in COUNTED}
    )
    """By what is counted, then by seat: how much more there is now (or less)."""
    battle: int = 0
    """How many raiders more, or fewer, lie in the battle area; 0 where a new round filled it."""

    def add(self, what: str, seat: int, number: int) -> None:
        """Count something up or down for a seat."""
        counted = self.counts[what]
        counted[seat] = counted.get(seat, 0) + number


def changes(events: Iterable[Event]) -> Changes:
    """The sum of the events. Kinds that change nothing on the board are passed over."""
    found = Changes()
    for event in events:
        _place(found, event.kind, event.args)
        _count(found, event.kind, event.args)
    return found


def _place(found: Changes, kind: str, args: dict[str, Any]) -> None:
    match kind:
        case "disc-placed" | "town-freed" | "town-lost" | "monastery-built":
            found.towns.add(TOWN_INDEX[args["town"]])
        case "claim-flipped" | "claim-taken":
            found.claims.add(REGIONS[args["region"]].index)
        case "claim-vikings" if args["before"] is not None:
            found.claims.add(REGIONS[args["region"]].index)
        case "marriage-moved":
            found.spaces.setdefault(args["seat"], args["space"] - args["spaces"])
        case "marriage-slid":
            found.spaces.setdefault(args["seat"], args["before"])
        case "marriage-won":
            found.spaces.setdefault(args["seat"], args["space"])
        case "marriage-back":
            found.spaces.setdefault(args["seat"], SOMEWHERE)


def _count(found: Changes, kind: str, args: dict[str, Any]) -> None:
    seat = args.get("seat", 0)
    match kind:
        case "coins-gained":
            found.add("coins", seat, args["coins"])
        case "paid":
            found.add("coins", seat, -args["coins"])
            found.add("score", seat, -args["points"])
        case "disc-placed" if args["why"] == "expand":
            found.add("coins", seat, -EXPAND_COST)
        case "raiders-taken":
            found.add("raiders", seat, args["raiders"])
            found.add("coins", seat, -args["paid"])
            found.battle -= args["raiders"]
        case "church-discs":
            found.add("church", seat, args["discs"])
            found.add("coins", seat, -args["paid"])
        case "marriage-moved":
            found.add("coins", seat, -args["paid"])
        case "points-gained":
            found.add("score", seat, args["points"])
        case "renown-gained":
            found.add("renown", seat, args["renown"])
        case "spoils":
            found.add("renown", seat, SPOILS_RENOWN)
            found.add("score", seat, args["points"])
            found.add("raiders", seat, -args["raiders"])
        case "second-spoils":
            found.add("score", seat, args["points"])
            found.add("raiders", seat, -1)
        case "church-second":
            found.add("score", seat, args["points"])
            found.add("church", seat, -1)
        case "church-discs-back":
            found.add("church", seat, -args["discs"])
        case "raiders-withdrawn":
            found.battle -= args["raiders"]
        case "vikings-land":
            found.battle = 0
