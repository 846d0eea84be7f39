"""Bands that show what is fought out: a battle or a joust while it lasts, and afterwards as its
events tell it; a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct, field

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.ui import LEFT, Element, Fill
from engine.kit.showing import Names, Say

from ..box import DAMAGE
from ..rules.holdings import fief_at, number_of
from ..state import NOWHERE, VIKINGS, Battle, Board, Force, Joust
from ..words.names import staked_kind
from . import pieces
from .pieces import COLOUR, SEAT_COLOURS, SMALL_INK, TINTS, VELLUM

ZOOM: Final = 0.92
"""Of the cards in a battle, ..."""
LARGE: Final = 1.25
"""... and in one that is over."""
LESS: Final = 0.76
"""Of those in a line of a joust, and of a ransom."""


# A battle as it is told


class Fought(Struct):
    """A card that took part in a battle, or was lost in it."""

    kind: str
    place: str = ""
    """As in `state.Force`."""
    fate: str = ""
    """ "dead", "captured", "ransomed", "seized" or ""."""
    owner: int = -1
    """From whose set, if that is told."""
    fief: str = ""
    """Of a captured Lord."""


class Party(Struct):
    """One side of a battle."""

    seat: int
    """VIKINGS for theirs."""
    forces: list[Fought] = field(default_factory=list)
    damage: int = 0
    """What its forces deal."""

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
            lords = [one for one in fight.party(args["seat"]).forces if one.place == "lord"]
            for lord, fief in zip(lords, args["fiefs"], strict=False):
                lord.fate, lord.fief = "captured", fief
        case "ransom-named":
            for lord in fight.party(args["seat"]).forces:
                if lord.fief in args["fiefs"]:
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
            fight.losses += [Fought(kind, "", "dead", args["seat"]) for kind in args["cards"]]
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


# A battle in a picture


def party(one: Party, say: Say, names: Names, empty: str, zoom: float) -> Element:
    """One side of a battle: who, with what, and how much damage it deals."""
    if one.seat == VIKINGS:
        line, name = COLOUR["iron"], ui.text(say("vikings"), 28, "bold").rigid()
        who = [pieces.emblem("viking", 42), name]
    else:
        line = SEAT_COLOURS[one.seat]
        who = [pieces.shield(one.seat, 42), pieces.seat_name(names, one.seat)]
    deals, forces = None, ui.row(ui.spring(), pieces.caption(empty), ui.spring())
    if one.forces:
        deals = ui.row(pieces.emblem("hit", 42), ui.text(str(one.damage), 34, "bold"), gap=4)
        forces = pieces.fan((fallen(each, one.seat, zoom) for each in one.forces), gap=5)
    head = ui.row(*who, ui.spring(), deals, gap=6).growing()
    return pieces.panel(ui.column(head, forces.frame(0, 80 * zoom, LEFT)), line)


def fallen(one: Fought, owner: int, zoom: float) -> Element:
    """A card with what became of it: crossed, or with a sign in its corner."""
    whole = pieces.card(one.kind, zoom, owner)
    if one.fate == "dead":
        return whole.overlay(pieces.emblem("dead", 48 * zoom), y=-4 * zoom).rigid()
    sign = pieces.emblem("ransom" if one.fate == "ransomed" else one.fate) if one.fate else None
    return whole.overlay(sign, x=12 * zoom, y=-22 * zoom)


def duel(fight: Fight, say: Say, names: Names, empty: str, zoom: float = ZOOM) -> Element:
    """Attacker on the left, defender on the right, between them what the target is and the Battle
    card, face down while nobody has turned it up. `empty`: said of who fields nothing."""
    left = party(fight.attacker, say, names, "", zoom)
    right = party(fight.defender, say, names, empty, zoom)
    drawn = fight.card if fight.outcome != "open" else ""
    turned = pieces.drawn_card(drawn, zoom + 0.1) if drawn else pieces.back("battle", zoom + 0.1)
    # What is attacked: Towers, the properties of a fief, or its Castle.
    sign = pieces.emblem("tower" if fight.way == "towers" else fight.way, 44)
    target = ui.row(sign, pieces.tab(number_of(fight.fief)) if fight.fief else None, gap=3)
    return ui.grid([left, right], 2, 112).overlay(ui.column(target, turned, gap=4, align=0.5))


def under_way(board: Board, say: Say, names: Names) -> list[Element]:
    """The battle or joust that is not over yet."""
    if board.battle is not None:
        return [battle(board.battle, say, names)]
    return [joust(board.joust, board, names)] if board.joust is not None else []


def battle(
    under: Battle, say: Say, names: Names, seat: int = NOWHERE, fielded: Sequence[Fought] = ()
) -> Element:
    """The attack under way, with what a seat is about to field."""

    def side(who: int, shown: Sequence[Force], damage: int) -> Party:
        forces = [Fought(one.kind, one.place) for one in shown]
        for force, one in zip(forces, shown, strict=True):
            if one.place == "lord" and one.at in under.captured:
                force.fate = "ransomed" if one.at in under.saved else "captured"
        if who == seat and not forces:
            forces = list(fielded)
            damage = sum(DAMAGE[one.kind] for one in forces)
        return Party(who, forces, damage)

    attacker = side(under.attacker, under.attack, under.damage)
    defender = side(under.defender, under.defence, under.counter)
    fight = Fight(
        under.way, under.target, attacker, defender, card=under.card, outcome=under.outcome
    )
    return duel(fight, say, names, say("outcome-open") if under.outcome == "open" else "")


def fought(fight: Fight, say: Say, names: Names) -> list[Element]:
    """A battle that is over: both sides; who decided, what Towers soaked, what was destroyed,
    seized, paid as ransom; where none of it is, how it ended."""
    signs: list[Element] = []
    if fight.director != fight.attacker.seat:
        signs.append(ui.row(pieces.emblem("bag", 46), pieces.shield(fight.director, 42)))
    if fight.judge >= 0:
        signs.append(ui.row(pieces.emblem("decides", 42), pieces.shield(fight.judge, 42)))
    if fight.soaked:
        signs.append(
            pieces.emblem("tower", 56)
            .overlay(pieces.pill(f"−{fight.soaked}"), x=14, y=20)
            .padded(4)
        )
    left, needed = fight.short
    if needed > 1:
        short = ui.text(f"{left}/{needed}", 34, "bold")
        signs.append(ui.row(pieces.emblem("hit"), short, gap=4).rigid())
    if fight.losses:
        signs.append(pieces.fan((fallen(one, one.owner, LARGE) for one in fight.losses), gap=5))
    ends = say("sheet-nothing") if not fight.losses and not fight.ransom else ""
    told = ". ".join(filter(None, [say(f"outcome-{fight.outcome}") if fight.card else "", ends]))
    signs.append(ui.paragraph(told, 33, "heading", SMALL_INK).growing() if told else ui.spring())
    if fight.ransom:
        paid = pieces.fan((pieces.card(kind, LESS) for kind in fight.ransom), gap=2)
        signs.append(ui.row(pieces.emblem("ransom", 46), paid, gap=4))
    look = Fill(COLOUR["leaf"], COLOUR["oak"], 2.4, 9)
    harm = ui.row(*signs, gap=14).panel(look, 12, 4, height=64).growing()
    return [duel(fight, say, names, say("outcome-open"), LARGE), harm]


# A joust as it is told


class Rider(Struct):
    seat: int
    kind: str
    """The participant."""
    cards: list[str]
    """The Joust cards: two, then those of tie-breaks."""
    rank: int
    ante: str = ""
    """The kind of the card that was staked."""


class Ride(Struct):
    """A joust from the call to its end."""

    riders: list[Rider] = field(default_factory=list)
    excused: list[tuple[int, bool]] = field(default_factory=list)
    """(seat, whether it gave a Banner)."""
    winner: int = -1
    """-1: it was cancelled."""


def rides(events: Sequence[Event]) -> list[Ride]:
    """The jousts that are over, in order."""
    found: list[Ride] = []
    ride: Ride | None = None
    staked: dict[int, str] = {}
    for event in events:
        args = event.args
        if event.kind == "joust-called":
            ride, staked = Ride(), {}
        if ride is None:
            continue
        match event.kind:
            case "joust-entered":
                staked[args["seat"]] = args["card"]
            case "joust-excused":
                ride.excused.append((args["seat"], args["why"] == "banner"))
            case "joust-hands":
                for seat, kind, first, second, place in args["hands"]:
                    rider = Rider(seat, kind, [first, second], place, staked.get(seat, ""))
                    ride.riders.append(rider)
            case "joust-break":
                for seat, card in args["cards"]:
                    next(rider for rider in ride.riders if rider.seat == seat).cards.append(card)
            case "joust-won" | "joust-cancelled":
                ride.winner = args.get("seat", -1)
                found.append(ride)
                ride = None
    return found


# A joust in a picture


def joust(under: Joust, board: Board, names: Names) -> Element:
    """The joust under way: who has staked what, and rides with whom."""
    order = [(under.caller + 1 + n) % board.seats for n in range(board.seats)]
    entered = {rider.seat: rider for rider in under.entered}

    def entry(seat: int) -> Element:
        stakes: list[Element | None]
        if seat not in entered:
            stakes = [pieces.emblem("dead" if seat in under.excused else "awaited", 44)]
        else:
            rider = entered[seat]
            stakes = [pieces.back("tower", ZOOM, TINTS[seat])]
            if rider.lord != NOWHERE:
                lord = next(fief.lord for fief in board.fiefs[seat] if fief.number == rider.lord)
                stakes = [pieces.card(lord, ZOOM)]
            stakes.append(
                pieces.card(staked_kind(board, rider.ante), ZOOM, seat) if rider.ante else None
            )
        named = ui.row(pieces.shield(seat, 42), pieces.seat_name(names, seat), gap=4)
        return ui.column(named, ui.row(*stakes, gap=2).frame(0, 80 * ZOOM), align=0.5)

    riders = [entry(seat) for seat in order if board.alive[seat]]
    across = min(len(riders), 3) if len(riders) != 4 else 2
    whole = ui.row(pieces.emblem("joust", 70), ui.grid(riders, across, 4).growing(), gap=8)
    return pieces.panel(whole, COLOUR["gold"])


def ridden(ride: Ride, say: Say, names: Names) -> list[Element]:
    """A joust that is over: a row for each rider, the winner above; who stayed out below."""
    order = sorted(ride.riders, key=lambda rider: (rider.seat != ride.winner, rider.rank))
    rows = ui.aligned(
        [list(rode(rider, rider.seat == ride.winner, say, names)) for rider in order],
        8,
        [LEFT] * 6,
    )
    bands = [
        pieces.panel(
            row, SEAT_COLOURS[rider.seat], COLOUR["glow"] if rider.seat == ride.winner else VELLUM
        )
        for rider, row in zip(order, rows, strict=True)
    ]
    if ride.excused or ride.winner < 0:
        outside = [
            ui.row(pieces.shield(seat, 42), pieces.emblem("banner" if paid else "dead"), gap=3)
            for seat, paid in ride.excused
        ]
        told = pieces.caption(say("sheet-cancelled")) if ride.winner < 0 else None
        bands.append(ui.row(*outside, told, gap=22).frame(0, 52, LEFT).growing())
    return bands


def rode(rider: Rider, won: bool, say: Say, names: Names) -> Iterator[Element | None]:
    """Who, the participant, the cards that were dealt, what they make, the ante."""
    yield ui.row(pieces.shield(rider.seat), pieces.emblem("crown") if won else None, gap=4)
    yield pieces.seat_name(names, rider.seat).growing()
    yield pieces.card(rider.kind, LESS, rider.seat)
    # Those of a tie-break stand a little apart.
    first, more = rider.cards[:2], rider.cards[2:]
    dealt = [pieces.drawn_card(f"lance-{one}", LESS) for one in (*first, *more)]
    yield ui.row(pieces.fan(dealt[:2]), pieces.fan(dealt[2:]) if more else None, gap=8)
    yield ui.paragraph(say(f"rank-{rider.rank}"), 28, "heading", SMALL_INK, gap=-4)
    if rider.ante:
        yield fallen(Fought(rider.ante, fate="" if won else "seized"), rider.seat, LESS)
    else:
        yield None


# A plot


def plot(
    seat: int, played: str, target: str, other: int, board: Board, names: Names, *, allies: bool
) -> Element:
    """Treachery or Intrigue on its way: whose, against what of whom; or against whose Allies."""
    against = pieces.card("allies", 1.05) if allies else aimed(target, board)
    number = pieces.tab(number_of(target)) if target.startswith("f") else None
    middle = ui.row(pieces.card(played, 1.05), against, number, gap=6)
    sides = [
        ui.row(pieces.shield(who, 46), pieces.seat_name(names, who), gap=6) for who in (seat, other)
    ]
    whole = ui.grid(sides, 2, middle.width + 20).frame(0, 96).overlay(middle)
    return pieces.panel(whole, COLOUR["blood"])


def aimed(target: str, board: Board) -> Element:
    if target.startswith("m"):
        return pieces.card("mercenary", 1.05)
    fief = fief_at(board, number_of(target)) if target.startswith("f") else None
    if fief is not None:
        lord = fief.lord if target.endswith(".lord") else ""
        return pieces.card(lord or fief.castle.kind, 1.05)
    return pieces.emblem("hand" if target.startswith("hand") else "army", 60)
