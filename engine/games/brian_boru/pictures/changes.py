"""What the events since the last picture changed on the board, to be marked on the next one; and
what a trick and an upkeep were, by seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, field

from engine.kit.contract import Event

from ..box import ACTIONS, EXPAND_COST, REGIONS, SPOILS_RENOWN, TOWN_INDEX
from ..words.telling import by_step

COUNTED = ("score", "coins", "renown", "raiders", "church")
"""What is counted by seat, named as in `state.Board`."""
SOMEWHERE = -1

_COUNTS: Final[Mapping[str, Mapping[str, str | int]]] = {
    "coins-gained": {"coins": "+coins"},
    "paid": {"coins": "-coins", "score": "-points"},
    "raiders-taken": {"raiders": "+raiders", "coins": "-paid"},
    "church-discs": {"church": "+discs", "coins": "-paid"},
    "marriage-moved": {"coins": "-paid"},
    "points-gained": {"score": "+points"},
    "renown-gained": {"renown": "+renown"},
    "spoils": {"renown": SPOILS_RENOWN, "score": "+points", "raiders": "-raiders"},
    "second-spoils": {"score": "+points", "raiders": -1},
    "church-second": {"score": "+points", "church": -1},
    "church-discs-back": {"church": "-discs"},
}
"""What an event counts up or down for its seat: by a number, or by what it tells under a name."""


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
        counted = self.counts[what]
        counted[seat] = counted.get(seat, 0) + number


def changes(events: Iterable[Event]) -> Changes:
    """The sum of the events. Kinds that change nothing on the board are passed over."""
    found = Changes()
    for event in events:
        args = event.args
        for what, told in _COUNTS.get(event.kind, {}).items():
            if isinstance(told, str):
                number = args[told[1:]] if told[0] == "+" else -args[told[1:]]
            else:
                number = told
            found.add(what, args["seat"], number)
        match event.kind:
            case "disc-placed" | "town-freed" | "town-lost" | "monastery-built":
                found.towns.add(TOWN_INDEX[args["town"]])
                if args.get("why") == "expand":
                    found.add("coins", args["seat"], -EXPAND_COST)
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
            case "raiders-taken" | "raiders-withdrawn":
                found.battle -= args["raiders"]
            case "vikings-land":
                found.battle = 0
    return found


# A trick

_EXTRA: Final = {
    "raiders-taken": "raider",
    "church-discs": "church",
    "marriage-moved": "marriage",
}


class Turn(Struct):
    """What one seat's card did in a trick."""

    seat: int
    card: str
    action: int = -1
    """Which of the card's actions; -1 while none was carried out."""
    extras: dict[str, int] = field(default_factory=dict)
    """Icons that were bought more of, and how many."""


class Trick(Struct, frozen=True):
    """A trick that is over."""

    args: dict[str, Any]
    """Of its "trick-over"."""
    turns: list[Turn]
    """In playing order, the leader first."""


def trick(events: Sequence[Event]) -> Trick | None:
    """The trick that ended with these events; None where none did."""
    over = next((event for event in events if event.kind == "trick-over"), None)
    if over is None:
        return None
    cards: list[str] = over.args["cards"]
    leader: int = over.args["leader"]
    order = [(leader + place) % len(cards) for place in range(len(cards))]
    turns = {seat: Turn(seat, cards[seat]) for seat in order}
    for event in events[: events.index(over)]:
        if event.kind == "action":
            turns[event.args["seat"]].action = ACTIONS.index(event.args["action"])
        elif event.kind in _EXTRA and event.args["extra"]:
            turns[event.args["seat"]].extras[_EXTRA[event.kind]] = event.args["extra"]
    return Trick(over.args, list(turns.values()))


# An upkeep

STEPS: Final = ("marriage", "battle", "church", "claims")


class Gain(Struct, frozen=True):
    """Something that a seat got in an upkeep, or lost; claim tokens by their region."""

    symbol: str
    number: int = 1
    lost: bool = False


Rows = list[dict[str, list[Gain]]]
"""By seat, then by step."""


class Upkeep(Struct, frozen=True):
    """A whole upkeep."""

    round: int
    rounds: int
    rows: Rows
    points: list[int]
    """By seat: points on the track gained in it."""


def upkeep(before: Sequence[Event], events: Sequence[Event], seats: int) -> Upkeep | None:
    """The upkeep that ended with `events`; it may have begun in `before`. None where none
    ended."""
    over = next((event for event in events if event.kind == "round-over"), None)
    if over is None:
        return None
    told = [*before, *events[: events.index(over)]]
    opens = [
        number
        for number, event in enumerate(told)
        if event.kind == "upkeep-step" and event.args["step"] == "marriage"
    ]
    rows: Rows = [{step: [] for step in STEPS} for _ in range(seats)]
    for step, facts in by_step(told[opens[-1] if opens else 0 :]).items():
        for event in facts:
            _tell(rows, step, event)
    points = [
        sum(gain.number for gains in row.values() for gain in gains if gain.symbol == "points")
        for row in rows
    ]
    return Upkeep(over.args["round"], over.args["rounds"], rows, points)


_GAINS: Final[Mapping[str, Mapping[str, Mapping[str, str | int]]]] = {
    "marriage": {
        "marriage-won": {"bride": 1},
        "points-gained": {"points": "points"},
        "renown-gained": {"renown": "renown"},
        "coins-gained": {"coin": "coins"},
        "disc-placed": {"town": 1},
    },
    "battle": {
        "town-lost": {"viking": 1},
        "spoils": {"renown": SPOILS_RENOWN, "points": "points"},
        "second-spoils": {"points": "points"},
    },
    "church": {
        "monastery-built": {"abbey": 1},
        "marker-moved": {"marker": 1},
        "church-second": {"points": "points"},
    },
    "claims": {},
}
"""What an event of a step brings its seat: so much, or what it tells under a name."""


def _tell(rows: Rows, step: str, event: Event) -> None:
    args = event.args
    if event.kind in ("claim-taken", "claim-vikings"):
        if event.kind == "claim-taken":
            rows[args["seat"]][step].append(Gain(args["region"]))
        if args["before"] is not None:
            rows[args["before"]][step].append(Gain(args["region"], lost=True))
    elif event.kind == "princess":
        gains = rows[args["seat"]][step]
        if args["way"] == "reject":
            gains.clear()
        gains.append(Gain(args["way"]))
    else:
        for symbol, told in _GAINS[step].get(event.kind, {}).items():
            number = args[told] if isinstance(told, str) else told
            rows[args["seat"]][step].append(Gain(symbol, number, symbol == "viking"))


def joined(gains: Iterable[Gain]) -> list[Gain]:
    """Equal things counted together, in the order in which they came."""
    found: dict[tuple[str, bool], int] = {}
    for gain in gains:
        key = gain.symbol, gain.lost
        found[key] = found.get(key, 0) + gain.number
    return [Gain(symbol, number, lost) for (symbol, lost), number in found.items()]
