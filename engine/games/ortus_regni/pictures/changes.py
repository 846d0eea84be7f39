"""What the public events since the last picture changed, so that the next one can mark it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.kit.contract import Event


class Changes(Struct, frozen=True):
    """Where something is new."""

    blocks: frozenset[str] = frozenset()
    """Keys of fiefs and Mercenaries, "king", "banners-1" and "towers-1"."""
    counts: dict[tuple[str, int], int] = {}
    """How much more there is now (or less), by what is counted ("tower", "army") and by seat."""


def changes(events: Sequence[Event]) -> Changes:
    """Collected from events, oldest first. What came and went again in the meantime is marked
    all the same; a fief that has gone is nowhere to be marked."""
    blocks: dict[str, None] = {}
    counts: dict[tuple[str, int], int] = {}
    staked: dict[int, list[str]] = {}
    for event in events:
        if event.seats is not None:
            continue
        blocks |= dict.fromkeys(_blocks(event.kind, event.args))
        # What is handed over was named before, with the fief in which it stood.
        if event.kind == "joust-entered":
            staked[event.args["seat"]] = [event.args["ante"]]
        elif event.kind == "ransom-named":
            staked[event.args["seat"]] = event.args["price"]
        elif event.kind == "handed-over":
            named = staked.get(event.args["seat"], [])
            blocks |= dict.fromkeys(key.partition(".")[0] for key in named)
        for what, seat, more in _counts(event.kind, event.args):
            counts[what, seat] = counts.get((what, seat), 0) + more
    return Changes(frozenset(blocks), {key: more for key, more in counts.items() if more})


def _blocks(kind: str, args: dict[str, Any]) -> list[str]:
    match kind:
        case (
            "castle-built" | "property-built" | "lord-installed" | "lord-slain"
            | "properties-stolen" | "property-placed" | "fief-taken" | "properties-destroyed"
            | "bequeathed"
        ):  # fmt: skip
            return [args["fief"]]
        case "mercenary-hired" | "mercenary-stolen":
            return [args["mercenary"]]
        case "garrisoned":
            return [args["where"]]
        case "towers-built" | "towers-felled":
            return [f"towers-{args['seat']}"]
        case "banner-raised":
            return [f"banners-{args['seat']}"]
        case "crowned" | "tribute":
            return ["king"]
    return []


def _counts(kind: str, args: dict[str, Any]) -> list[tuple[str, int, int]]:
    seat = args.get("seat", -1)
    match kind:
        case "towers-built":
            return [("tower", seat, args["cards"])]
        case "towers-felled":
            return [("tower", seat, -len(args["cards"]))]
        case "armies-drawn":
            return [("army", seat, args["cards"])]
        case "garrisoned" | "tribute":
            return [("army", seat, -1)]
        case "forces-hit":
            return [("army", seat, -1) for place, _ in args["lost"] if place == "reserve"]
        case "armies-stolen":
            return [("army", seat, args["cards"]), ("army", args["other"], -args["cards"])]
    return []
