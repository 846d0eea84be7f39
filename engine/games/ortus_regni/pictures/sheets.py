"""Battles and jousts as their events tell them, for the sheets that show them afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from engine.kit.contract import Event

from ..state import VIKINGS


class Fought(Struct):
    """A card that took part in a battle."""

    kind: str
    place: str
    """As in `state.Force`."""
    fate: str = ""
    """ "dead", "captured", "ransomed" or ""."""


class Party(Struct):
    """One side of a battle."""

    seat: int
    """VIKINGS for theirs."""
    forces: list[Fought] = field(default_factory=list)
    damage: int = 0
    """What its forces deal."""
    taken: int = 0
    """Damage that was dealt to it."""
    captured: list[str] = field(default_factory=list)
    """Fiefs whose Lords are captured."""


class Loss(Struct):
    """A card that was lost in front of the forces."""

    kind: str
    owner: int = -1
    seized: bool = False


class Fight(Struct):
    """A battle from the declaration to its end."""

    way: str
    fief: str
    attacker: Party
    defender: Party
    director: int
    card: str = ""
    judge: int = -1
    """Who decided for the Church."""
    outcome: str = ""
    """ "normal", "attacker", "defender", "open"; "" while undecided."""
    soaked: int = 0
    """Damage that Towers took without falling."""
    short: tuple[int, int] = (0, 0)
    """(damage that came through, damage that was needed) where that was too little."""
    towers: list[str] = field(default_factory=list)
    """Kinds of those that fell."""
    losses: list[Loss] = field(default_factory=list)
    """Properties and the Castle, the Castle first, with its Lord."""
    ransom: list[Loss] = field(default_factory=list)
    """What was handed over as ransom."""
    over: bool = False


def fights(events: Sequence[Event]) -> list[Fight]:
    """The battles that are over, in order."""
    return [fight for fight in _fights(events) if fight.over]


def _fights(events: Sequence[Event]) -> Iterator[Fight]:
    fight: Fight | None = None
    for event in events:
        args = event.args
        if event.seats is not None:
            continue
        if event.kind == "attack-declared":
            fight = Fight(
                args["way"], args["fief"], Party(args["seat"]), Party(args["other"]), args["seat"]
            )
        elif event.kind == "vikings-attack":
            fight = Fight(
                args["way"], args["fief"], Party(VIKINGS), Party(args["other"]), args["seat"]
            )
            _called(fight.attacker, args)
        elif fight is not None:
            _told(fight, event)
            if event.kind == "battle-over":
                fight.over = True
                yield fight
                fight = None


def _told(fight: Fight, event: Event) -> None:
    args = event.args
    match event.kind:
        case "attack-fielded":
            _called(fight.attacker, args)
        case "defence-fielded":
            _called(fight.defender, args)
        case "defence-conceded":
            fight.outcome = "open"
        case "battle-card":
            fight.card = args["card"]
            fight.outcome = "normal" if args["card"] == "church" else args["card"]
        case "church-decided":
            fight.judge, fight.outcome = args["seat"], args["outcome"]
        case "lords-captured":
            _captured(_party(fight, args["seat"]), args["fiefs"])
        case "ransom-named":
            _ransomed(_party(fight, args["seat"]), args["fiefs"])
        case "forces-hit":
            party = _party(fight, args["seat"])
            party.taken = args["damage"]
            _died(party, args["lost"])
        case "towers-held":
            fight.soaked = args["damage"]
        case "attack-failed":
            fight.short = args["left"], args["needed"]
        case "towers-felled":
            fight.towers += args["cards"]
        case "properties-destroyed":
            fight.losses += [Loss(kind, owner) for kind, owner in args["cards"]]
        case "fief-lost" if args["why"] == "siege":
            fight.losses += [Loss(kind) for kind in (args["castle"], *args["properties"])]
            if args["lord"]:
                fight.losses.append(Loss(args["lord"]))
        case "seized":
            _seized(fight, [kind for kind, _ in args["cards"]])
        case "handed-over" if args["why"] == "ransom":
            fight.ransom += [Loss(kind, owner) for kind, owner in args["cards"]]


def _party(fight: Fight, seat: int) -> Party:
    return fight.attacker if fight.attacker.seat == seat else fight.defender


def _called(party: Party, args: dict[str, object]) -> None:
    shown = args["forces"]
    assert isinstance(shown, (list, tuple))
    party.forces = [Fought(kind, place) for place, kind in shown]
    damage = args["damage"]
    assert isinstance(damage, int)
    party.damage = damage


def _captured(party: Party, fiefs: Sequence[str]) -> None:
    """All its Lords; they stand in the order of their fiefs."""
    party.captured = list(fiefs)
    for fought in party.forces:
        if fought.place == "lord":
            fought.fate = "captured"


def _ransomed(party: Party, fiefs: Sequence[str]) -> None:
    lords = [fought for fought in party.forces if fought.place == "lord"]
    for fief, lord in zip(party.captured, lords, strict=False):
        if fief in fiefs:
            lord.fate = "ransomed"


def _died(party: Party, lost: Sequence[Sequence[str]]) -> None:
    for place, kind in lost:
        for fought in party.forces:
            if (fought.place, fought.kind, fought.fate) == (place, kind, ""):
                fought.fate = "dead"
                break


def _seized(fight: Fight, kinds: Sequence[str]) -> None:
    for kind in kinds:
        for loss in fight.losses:
            if loss.kind == kind and not loss.seized:
                loss.seized = True
                break


# Jousts.


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
