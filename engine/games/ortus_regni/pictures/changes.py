"""What the public events since the last picture changed, so that the next one can mark it; battles
and jousts as their events tell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from engine.kit.contract import Event

from ..state import VIKINGS


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


# Battles


class Fought(Struct):
    """A card that took part in a battle, or was lost in it."""

    kind: str
    place: str = ""
    """As in `state.Force`."""
    fate: str = ""
    """ "dead", "captured", "ransomed", "seized" or ""."""
    owner: int = -1
    """From whose set, if that is told."""


class Party(Struct):
    """One side of a battle."""

    seat: int
    """VIKINGS for theirs."""
    forces: list[Fought] = field(default_factory=list)
    damage: int = 0
    """What its forces deal."""
    captured: list[str] = field(default_factory=list)
    """Fiefs whose Lords are captured."""

    @property
    def lords(self) -> list[Fought]:
        """In the order of their fiefs."""
        return [one for one in self.forces if one.place == "lord"]

    def told(self, event: Event) -> None:
        """What it is told to fight with."""
        self.forces = [Fought(kind, place) for place, kind in event.args["forces"]]
        self.damage = event.args["damage"]


class Fight(Struct):
    """A battle from the declaration to its end."""

    way: str
    fief: str
    attacker: Party
    defender: Party
    director: int = -1
    card: str = ""
    judge: int = -1
    """Who decided for the Church."""
    outcome: str = ""
    """ "normal", "attacker", "defender", "open"; "" while undecided."""
    soaked: int = 0
    """Damage that Towers took without falling."""
    short: tuple[int, int] = (0, 0)
    """(damage that came through, damage that was needed) where that was too little."""
    losses: list[Fought] = field(default_factory=list)
    """Towers that fell; properties and the Castle, the Castle first, with its Lord."""
    ransom: list[str] = field(default_factory=list)
    """What was handed over as ransom."""

    def party(self, seat: int) -> Party:
        return self.attacker if self.attacker.seat == seat else self.defender


def fights(events: Sequence[Event]) -> list[Fight]:
    """The battles that are over, in order."""
    found: list[Fight] = []
    fight: Fight | None = None
    for event in events:
        args = event.args
        if event.seats is not None:
            continue
        if event.kind in ("attack-declared", "vikings-attack"):
            vikings = event.kind == "vikings-attack"
            attacker, defender = Party(VIKINGS if vikings else args["seat"]), Party(args["other"])
            fight = Fight(args["way"], args["fief"], attacker, defender, args["seat"])
            if vikings:
                attacker.told(event)
        elif fight is not None:
            _told(fight, event)
            if event.kind == "battle-over":
                found.append(fight)
                fight = None
    return found


def _told(fight: Fight, event: Event) -> None:
    args = event.args
    match event.kind:
        case "attack-fielded":
            fight.attacker.told(event)
        case "defence-fielded":
            fight.defender.told(event)
        case "defence-conceded":
            fight.outcome = "open"
        case "battle-card":
            fight.card = args["card"]
            fight.outcome = "normal" if args["card"] == "church" else args["card"]
        case "church-decided":
            fight.judge, fight.outcome = args["seat"], args["outcome"]
        case "lords-captured":
            party = fight.party(args["seat"])
            party.captured = list(args["fiefs"])
            for lord in party.lords:
                lord.fate = "captured"
        case "ransom-named":
            party = fight.party(args["seat"])
            for fief, lord in zip(party.captured, party.lords, strict=False):
                if fief in args["fiefs"]:
                    lord.fate = "ransomed"
        case "forces-hit":
            alive = [one for one in fight.party(args["seat"]).forces if not one.fate]
            for place, kind in args["lost"]:
                hit = (one for one in alive if (one.place, one.kind) == (place, kind))
                if (dead := next(hit, None)) is not None:
                    dead.fate = "dead"
                    alive.remove(dead)
        case "towers-held":
            fight.soaked = args["damage"]
        case "attack-failed":
            fight.short = args["left"], args["needed"]
        case "towers-felled":
            fight.losses += [
                Fought(kind, fate="dead", owner=args["seat"]) for kind in args["cards"]
            ]
        case "properties-destroyed":
            fight.losses += [Fought(kind, "", "dead", owner) for kind, owner in args["cards"]]
        case "fief-lost" if args["why"] == "siege":
            kinds = [args["castle"], *args["properties"], args["lord"]]
            fight.losses += [Fought(kind, fate="dead") for kind in kinds if kind]
        case "seized":
            for kind, _ in args["cards"]:
                left = (one for one in fight.losses if (one.kind, one.fate) == (kind, "dead"))
                if (one := next(left, None)) is not None:
                    one.fate = "seized"
        case "handed-over" if args["why"] == "ransom":
            fight.ransom += [kind for kind, _ in args["cards"]]


# Jousts


class Rider(Struct):
    """One who rode."""

    seat: int
    kind: str
    """The participant."""
    cards: list[str]
    """The Joust cards: two, then those of tie-breaks."""
    rank: int
    lord: bool = False
    ante: str = ""
    """The kind of the card that was staked."""


class Ride(Struct):
    """A joust from the call to its end."""

    caller: int
    riders: list[Rider] = field(default_factory=list)
    excused: list[tuple[int, str]] = field(default_factory=list)
    """(seat, why)."""
    winner: int = -1
    """-1: it was cancelled."""


def rides(events: Sequence[Event]) -> list[Ride]:
    """The jousts that are over, in order."""
    found: list[Ride] = []
    ride: Ride | None = None
    staked: dict[int, tuple[str, bool]] = {}
    for event in events:
        args = event.args
        if event.kind == "joust-called":
            ride, staked = Ride(args["seat"]), {}
        if ride is None:
            continue
        match event.kind:
            case "joust-entered":
                staked[args["seat"]] = args["card"], bool(args["lord"])
            case "joust-excused":
                ride.excused.append((args["seat"], args["why"]))
            case "joust-hands":
                for seat, kind, first, second, place in args["hands"]:
                    ante, lord = staked.get(seat, ("", False))
                    ride.riders.append(Rider(seat, kind, [first, second], place, lord, ante))
            case "joust-break":
                for seat, card in args["cards"]:
                    next(rider for rider in ride.riders if rider.seat == seat).cards.append(card)
            case "joust-won":
                ride.winner = args["seat"]
                found.append(ride)
                ride = None
            case "joust-cancelled":
                found.append(ride)
                ride = None
    return found
