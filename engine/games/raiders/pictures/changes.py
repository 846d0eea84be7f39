"""What the public events since the last picture changed, so that the next one can mark it; and a
raid as they tell it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.kit.contract import Event


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
            case "paid" | "given-back" | "lost":
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


class Raid(Struct):
    """One raid, as far as it is known."""

    seat: int
    settlement: str
    dice: tuple[int, ...] = ()
    """As they lie now."""
    rerolled: dict[int, int] = {}
    """By the place of a die, from 0: what it showed before it was rolled again."""
    strength: int = 0
    tier: int = 0
    gained: int = 0
    """Points of the tier, the crew and the dead."""
    plunder: dict[str, int] = {}
    worker: str = ""
    """That was taken with the plunder."""
    fallen: list[tuple[str, bool]] = []
    """Who died, and whether it returned to the hand."""


def raids(events: Sequence[Event]) -> list[Raid]:
    """All raids that these events tell to the end, in order: where a post stands for a round,
    there may be one of each seat."""
    found: list[Raid] = []
    for event in events:
        args = event.args
        if event.seats is not None:
            continue
        if event.kind == "raid-begins":
            found.append(Raid(args["seat"], args["settlement"]))
        if not found or args.get("seat") != found[-1].seat:
            continue
        raid = found[-1]
        match event.kind:
            case "dice-rolled":
                raid.dice = tuple(args["dice"])
            case "die-rerolled":
                raid.rerolled[args["die"] - 1] = args["before"]
                raid.dice = tuple(args["dice"])
            case "raid-scored":
                raid.strength, raid.tier = args["strength"], args["tier"]
                raid.gained += args["points"]
            case "crew-points" | "points":
                raid.gained += args["points"]
            case "plunder-taken":
                raid.plunder, raid.worker = args["plunder"], args["worker"]
            case "crew-died":
                raid.fallen.append((args["card"], args["returns"]))
    return [raid for raid in found if raid.worker]
