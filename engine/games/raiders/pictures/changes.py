"""What the public events since the last picture changed, so that the next one can mark it; and a
raid as they tell it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.kit.contract import Event

from ..state import NOBODY


class Changes(Struct, frozen=True):
    """Where something is new. Seats and what they have of a kind as (seat, kind)."""

    buildings: frozenset[str] = frozenset()
    """Where workers came or went."""
    spaces: frozenset[str] = frozenset()
    """Raid spaces that were plundered."""
    offers: frozenset[str] = frozenset()
    """Tiles that were opened."""
    tracks: frozenset[tuple[int, str]] = frozenset()
    """Who moved on the tracks "valkyrie", "armour"."""
    holdings: dict[tuple[int, str], int] = {}
    """How much more or less a seat has of a kind of goods or points; what is not nothing."""
    hired: dict[int, tuple[str, ...]] = {}
    """New crew members that are still there, by seat."""


def changes(events: Sequence[Event]) -> Changes:
    """Collected from events, oldest first."""
    buildings: dict[str, str] = {}
    spaces: list[str] = []
    offers: list[str] = []
    moved: list[tuple[int, str]] = []
    hired: dict[int, list[str]] = {}
    holdings: dict[tuple[int, str], int] = {}

    def add(seat: int, kind: str, amount: int) -> None:
        holdings[seat, kind] = holdings.get((seat, kind), 0) + amount

    for event in events:
        args = event.args
        if event.seats is not None:
            continue
        match event.kind:
            case "worker-placed" | "worker-taken" | "workers-swapped":
                buildings[args["building"]] = event.kind
            case "plunder-taken":
                spaces.append(args["space"])
                for kind, amount in args["plunder"].items():
                    if kind != "valkyrie":
                        add(args["seat"], kind, amount)
            case "gained":
                add(args["seat"], args["kind"], args["amount"])
            case "paid" | "given-back":
                add(args["seat"], args["kind"], -args["amount"])
            case "lost":
                add(args["seat"], args["kind"], -args["amount"])
                if args["kind"] == "armour":
                    moved.append((args["seat"], "armour"))
            case "taken":
                add(args["seat"], args["kind"], args["amount"])
                add(args["other"], args["kind"], -args["amount"])
            case "armour-gained":
                moved.append((args["seat"], "armour"))
            case "valkyrie-claimed":
                moved.append((args["seat"], "valkyrie"))
            case "raid-scored" | "crew-points" | "points":
                add(args["seat"], "points", args["points"])
            case "offer-opened":
                offers.append(args["tile"])
            case "offers-cycled":
                offers = list(args["tiles"])
            case "hired":
                hired.setdefault(args["seat"], []).append(args["card"])
            case "crew-lost" | "crew-returned" | "crew-died":
                mine = hired.get(args["seat"], [])
                if args["card"] in mine:
                    mine.remove(args["card"])
    return Changes(
        frozenset(buildings),
        frozenset(spaces),
        frozenset(offers),
        frozenset(moved),
        {key: change for key, change in sorted(holdings.items()) if change},
        {seat: tuple(cards) for seat, cards in sorted(hired.items()) if cards},
    )


# A raid.


class Reroll(Struct, frozen=True):
    """A die that was rolled again."""

    die: int
    """Its place among the dice, from 0."""
    before: int


class Fallen(Struct, frozen=True):
    """A crew member that died; `returns`: to the hand."""

    card: str
    returns: bool


class Raid(Struct):
    """One raid. Numbers are 0 and lists empty as long as nothing is known."""

    seat: int = NOBODY
    settlement: str = ""
    dice: tuple[int, ...] = ()
    """As they lay in the end."""
    rerolls: list[Reroll] = []
    crew: int = 0
    extra: int = 0
    armour: int = 0
    strength: int = 0
    tier: int = 0
    points: int = 0
    """Of the tier alone."""
    by_crew: dict[str, int] = {}
    """Points that crew brought, by card."""
    more: int = 0
    """Points that came of deaths."""
    total: int = 0
    """The seat's points on the track afterwards."""
    plunder: dict[str, int] = {}
    worker: str = ""
    """That was taken with the plunder."""
    claimed: int = 0
    """Valkyrie that counted."""
    track: int | None = None
    """Where the seat stands on the Valkyrie track now, if there were any."""
    fallen: list[Fallen] = []

    @property
    def gained(self) -> int:
        """All points of this raid."""
        return self.points + sum(self.by_crew.values()) + self.more


def raid(events: Sequence[Event]) -> Raid | None:
    """The raid that these events tell, the last one of several; None where there was none."""
    found = raids(events)
    return found[-1] if found else None


def raids(events: Sequence[Event]) -> list[Raid]:
    """All raids that these events tell to the end, in order: where a post stands for a round,
    there may be one of each seat."""
    found: list[Raid] = []
    for event in events:
        if event.seats is not None:
            continue
        if event.kind == "raid-begins":
            found.append(Raid(event.args["seat"], event.args["settlement"]))
        elif found and event.args.get("seat") == found[-1].seat:
            _add(found[-1], event)
    return [one for one in found if one.worker]


def _add(found: Raid, event: Event) -> None:
    args = event.args
    match event.kind:
        case "dice-rolled":
            found.dice = tuple(args["dice"])
        case "die-rerolled":
            found.rerolls.append(Reroll(args["die"] - 1, args["before"]))
            found.dice = tuple(args["dice"])
        case "raid-scored":
            found.crew, found.extra, found.armour = args["crew"], args["extra"], args["armour"]
            found.strength, found.tier = args["strength"], args["tier"]
            found.points, found.total = args["points"], args["total"]
        case "crew-points":
            found.by_crew[args["card"]] = args["points"]
            found.total = args["total"]
        case "points":
            found.more += args["points"]
            found.total = args["total"]
        case "plunder-taken":
            found.plunder = dict(args["plunder"])
            found.worker = args["worker"]
        case "valkyrie-claimed":
            found.claimed, found.track = args["claimed"], args["track"]
        case "crew-died":
            found.fallen.append(Fallen(args["card"], args["returns"]))
