"""What the sheets beside the board tell, taken from the events: a trick and an upkeep by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct, field

from engine.kit.contract import Event

from ..box import ACTIONS, REGION_KEYS, SPOILS_RENOWN
from ..words.story import by_step

_EXTRA: Final = {
    "raiders-taken": "raider",
    "church-discs": "church",
    "marriage-moved": "marriage",
}
STEPS: Final = ("marriage", "battle", "church", "claims")


class Turn(Struct):
    """What one seat's card did in a trick."""

    seat: int
    card: str
    action: int = -1
    """Which of the card's actions; -1 while none was carried out."""
    extras: list[tuple[str, int]] = field(default_factory=list)
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
            turns[event.args["seat"]].extras.append((_EXTRA[event.kind], event.args["extra"]))
    return Trick(over.args, list(turns.values()))


class Gain(Struct, frozen=True):
    """Something that a seat got in an upkeep, or lost."""

    symbol: str
    number: int = 1
    lost: bool = False


class Cell(Struct):
    """What one step of an upkeep brought to one seat."""

    gains: list[Gain] = field(default_factory=list)


Rows = list[dict[str, Cell]]
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
    begin = max((n for n, event in enumerate(told) if _opens(event)), default=0)
    rows: Rows = [{step: Cell() for step in STEPS} for _ in range(seats)]
    for step, facts in by_step(told[begin:]).items():
        for event in facts:
            _TELLERS[step](rows, event)
    points = [
        sum(gain.number for cell in row.values() for gain in cell.gains if gain.symbol == "points")
        for row in rows
    ]
    return Upkeep(over.args["round"], over.args["rounds"], rows, points)


def _opens(event: Event) -> bool:
    return event.kind == "upkeep-step" and event.args["step"] == "marriage"


def _marriage(rows: Rows, event: Event) -> None:
    args = event.args
    gains = rows[args["seat"]]["marriage"].gains if "seat" in args else []
    match event.kind:
        case "marriage-won":
            gains.append(Gain("bride"))
        case "princess" if args["way"] != "reject":
            gains.append(Gain(args["way"]))
        case "princess":
            gains[:] = [Gain("reject")]
        case "points-gained":
            gains.append(Gain("points", args["points"]))
        case "renown-gained":
            gains.append(Gain("renown", args["renown"]))
        case "coins-gained":
            gains.append(Gain("coin", args["coins"]))
        case "disc-placed":
            gains.append(Gain("town"))


def _battle(rows: Rows, event: Event) -> None:
    args = event.args
    gains = rows[args["seat"]]["battle"].gains if "seat" in args else []
    match event.kind:
        case "town-lost":
            gains.append(Gain("viking", lost=True))
        case "spoils":
            gains += [Gain("renown", SPOILS_RENOWN), Gain("points", args["points"])]
        case "second-spoils":
            gains.append(Gain("points", args["points"]))


def _church(rows: Rows, event: Event) -> None:
    args = event.args
    gains = rows[args["seat"]]["church"].gains if "seat" in args else []
    match event.kind:
        case "monastery-built":
            gains.append(Gain("abbey"))
        case "marker-moved":
            gains.append(Gain("marker"))
        case "church-second":
            gains.append(Gain("points", args["points"]))


def _claims(rows: Rows, event: Event) -> None:
    args = event.args
    if event.kind not in ("claim-taken", "claim-vikings"):
        return
    if event.kind == "claim-taken":
        rows[args["seat"]]["claims"].gains.append(Gain(args["region"]))
    if args["before"] is not None:
        rows[args["before"]]["claims"].gains.append(Gain(args["region"], lost=True))


_TELLERS: Final = {
    "marriage": _marriage,
    "battle": _battle,
    "church": _church,
    "claims": _claims,
}


def is_region(symbol: str) -> bool:
    """Whether a gain is a region's claim token."""
    return symbol in REGION_KEYS


def joined(gains: Iterable[Gain]) -> list[Gain]:
    """Equal things counted together, in the order in which they came."""
    found: dict[tuple[str, bool], int] = {}
    for gain in gains:
        key = gain.symbol, gain.lost
        found[key] = found.get(key, 0) + gain.number
    return [Gain(symbol, number, lost) for (symbol, lost), number in found.items()]
