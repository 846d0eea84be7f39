"""What the public events since the last picture changed, so that the next one can mark it."""

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
