"""Bands that show what is fought out: a battle or a joust while it lasts and afterwards, a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.draw import ui
from engine.kit.draw.ui import LEFT, Element, Fill
from engine.kit.showing import Names, Say

from ..box import DAMAGE
from ..rules.holdings import fief_at, number_of
from ..state import NOWHERE, VIKINGS, Battle, Board, Force, Joust
from ..words.names import staked_kind
from . import pieces
from .changes import Fight, Fought, Party, Ride, Rider
from .pieces import COLOUR, SEAT_COLOURS, SMALL_INK, TINTS, VELLUM

ZOOM: Final = 0.92
"""Of the cards in a battle, ..."""
LARGE: Final = 1.25
"""... and in one that is over."""
LESS: Final = 0.76
"""Of those in a line of a joust, and of a ransom."""


# A battle


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
        forces = ui.fan((fallen(each, one.seat, zoom) for each in one.forces), gap=5)
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
        signs.append(ui.fan((fallen(one, one.owner, LARGE) for one in fight.losses), gap=5))
    ends = say("sheet-nothing") if not fight.losses and not fight.ransom else ""
    told = ". ".join(filter(None, [say(f"outcome-{fight.outcome}") if fight.card else "", ends]))
    signs.append(ui.paragraph(told, 33, "heading", SMALL_INK).growing() if told else ui.spring())
    if fight.ransom:
        paid = ui.fan((pieces.card(kind, LESS) for kind in fight.ransom), gap=2)
        signs.append(ui.row(pieces.emblem("ransom", 46), paid, gap=4))
    look = Fill(COLOUR["leaf"], COLOUR["oak"], 2.4, 9)
    harm = ui.row(*signs, gap=14).panel(look, 12, 4, height=64).growing()
    return [duel(fight, say, names, say("outcome-open"), LARGE), harm]


# A joust


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
        why = {"banner": "banner"}
        outside = [
            ui.row(pieces.shield(seat, 42), pieces.emblem(why.get(reason, "dead")), gap=3)
            for seat, reason in ride.excused
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
    yield ui.row(ui.fan(dealt[:2]), ui.fan(dealt[2:]) if more else None, gap=8)
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
    """The card that a plot aims at."""
    if target.startswith("m"):
        return pieces.card("mercenary", 1.05)
    fief = fief_at(board, number_of(target)) if target.startswith("f") else None
    if fief is not None:
        lord = fief.lord if target.endswith(".lord") else ""
        return pieces.card(lord or fief.castle.kind, 1.05)
    return pieces.emblem("hand" if target.startswith("hand") else "army", 60)
