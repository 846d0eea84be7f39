"""What the sheets beside the board tell, taken from the events: a trick and an upkeep by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct, field

from engine.kit.contract import Event
from engine.kit.showing import Say

from ..box import ACTIONS, REGION_KEYS, REGIONS, SPOILS_RENOWN
from ..words.names import region_name, region_of
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
    """What one step of an upkeep brought to one seat, and why."""

    gains: list[Gain] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)


Rows = list[dict[str, Cell]]
"""By seat, then by step."""


class Upkeep(Struct, frozen=True):
    """A whole upkeep."""

    round: int
    rounds: int
    rows: Rows
    points: list[int]
    """By seat: points on the track gained in it."""


def upkeep(
    before: Sequence[Event], events: Sequence[Event], track: Sequence[int], say: Say
) -> Upkeep | None:
    """The upkeep that ended with `events`; it may have begun in `before`. `track`: where the
    discs on the marriage track are after it. None where none ended."""
    over = next((event for event in events if event.kind == "round-over"), None)
    if over is None:
        return None
    told = [*before, *events[: events.index(over)]]
    begin = max((n for n, event in enumerate(told) if _opens(event)), default=0)
    rows: Rows = [{step: Cell() for step in STEPS} for _ in track]
    for step, facts in by_step(told[begin:]).items():
        for event in facts:
            _TELLERS[step](rows, event, say)
    _spaces(rows, track, say)
    points = [
        sum(gain.number for cell in row.values() for gain in cell.gains if gain.symbol == "points")
        for row in rows
    ]
    return Upkeep(over.args["round"], over.args["rounds"], rows, points)


def _opens(event: Event) -> bool:
    return event.kind == "upkeep-step" and event.args["step"] == "marriage"


def _marriage(rows: Rows, event: Event, say: Say) -> None:
    args = event.args
    cell = rows[args["seat"]]["marriage"] if "seat" in args else Cell()
    match event.kind:
        case "marriage-won":
            cell.gains.append(Gain("bride"))
            cell.reasons.append(say("sheet-highest", space=args["space"]))
        case "princess" if args["way"] != "reject":
            cell.gains.append(Gain(args["way"]))
        case "princess":
            cell.gains[:] = [Gain("reject")]
        case "points-gained":
            cell.gains.append(Gain("points", args["points"]))
        case "renown-gained":
            cell.gains.append(Gain("renown", args["renown"]))
        case "coins-gained":
            cell.gains.append(Gain("coin", args["coins"]))
        case "disc-placed":
            cell.gains.append(Gain("town"))
            cell.reasons.append(region_of(args["town"]))
        case "no-effect":
            cell.reasons.append(say("sheet-no-town"))


def _battle(rows: Rows, event: Event, say: Say) -> None:
    args = event.args
    match event.kind:
        case "raid":
            for seat in args["losers"]:
                rows[seat]["battle"].reasons.append(say("sheet-fewest"))
        case "town-lost":
            cell = rows[args["seat"]]["battle"]
            cell.gains.append(Gain("viking", lost=True))
            cell.reasons.append(region_of(args["town"]))
        case "no-town-to-lose":
            rows[args["seat"]]["battle"].reasons.append(say("sheet-none-to-lose"))
        case "spoils":
            cell = rows[args["seat"]]["battle"]
            cell.gains += [Gain("renown", SPOILS_RENOWN), Gain("points", args["points"])]
            cell.reasons.append(say("sheet-most", n=args["raiders"]))
        case "spoils-tied":
            for seat in args["tied"]:
                rows[seat]["battle"].reasons.append(say("sheet-tied", n=args["raiders"]))
        case "second-spoils":
            _second(rows[args["seat"]]["battle"], args["points"], say)


def _church(rows: Rows, event: Event, say: Say) -> None:
    args = event.args
    match event.kind:
        case "church-first":
            rows[args["seat"]]["church"].reasons.append(say("sheet-most", n=args["discs"]))
        case "church-tied":
            for seat in args["tied"]:
                rows[seat]["church"].reasons.append(say("sheet-tied", n=args["discs"]))
        case "monastery-built":
            cell = rows[args["seat"]]["church"]
            cell.gains.append(Gain("abbey"))
            if args["why"] == "four":
                cell.reasons.append(say("sheet-four"))
            cell.reasons.append(region_of(args["town"]))
        case "no-monastery":
            rows[args["seat"]]["church"].reasons.append(say("sheet-no-monastery"))
        case "marker-moved":
            rows[args["seat"]]["church"].gains.append(Gain("marker"))
        case "church-second":
            _second(rows[args["seat"]]["church"], args["points"], say)


def _second(cell: Cell, points: int, say: Say) -> None:
    """The point for who has most after the first has given back."""
    cell.gains.append(Gain("points", points))
    cell.reasons.append(say("sheet-now-most"))


def _claims(rows: Rows, event: Event, say: Say) -> None:
    args = event.args
    if event.kind not in ("claim-taken", "claim-vikings"):
        return
    region = REGIONS[args["region"]]
    if event.kind == "claim-taken":
        cell = rows[args["seat"]]["claims"]
        cell.gains.append(Gain(region.key))
        cell.reasons.append(region_name(region.key))
    if args["before"] is not None:
        cell = rows[args["before"]]["claims"]
        cell.gains.append(Gain(region.key, lost=True))
        cell.reasons.append(f"−{region_name(region.key)}")


_TELLERS: Final = {
    "marriage": _marriage,
    "battle": _battle,
    "church": _church,
    "claims": _claims,
}


def _spaces(rows: Rows, track: Sequence[int], say: Say) -> None:
    """Who did not win the card has what their space gives; the reason stands first."""
    for seat, space in enumerate(track):
        cell = rows[seat]["marriage"]
        if any(gain.symbol in ("bride", "reject") for gain in cell.gains):
            continue
        cell.reasons.insert(0, say("sheet-space", n=space) if space else say("sheet-start"))


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
