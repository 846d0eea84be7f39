"""Bands that show what is fought out: a battle or a joust while it lasts and afterwards, a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.draw import ui
from engine.kit.draw.ui import LEFT, Element, Fill
from engine.kit.showing import Names, Say

from ..box import DAMAGE
from ..rules.realm.holdings import fief_at, number_of
from ..state import NOWHERE, VIKINGS, Battle, Board, Joust
from ..words.names import kind_of
from .changes import Fight, Fought, Party, Ride, Rider
from .pieces import (
    COLOUR,
    NAME,
    SEAT_COLOURS,
    SMALL_INK,
    TINTS,
    VELLUM,
    back,
    caption,
    card,
    drawn_card,
    emblem,
    panel,
    pill,
    seat_name,
    shield,
    tab,
)

FATES: Final = {"captured": "captured", "ransomed": "ransom", "dead": "dead"}
"""The sign on a card, by what became of it."""
ZOOM: Final = 0.92
"""Of the cards in a battle."""
LESS: Final = 0.76
"""Of those in a line of a joust, and of a ransom."""


# A battle


def party(one: Party, say: Say, names: Names, empty: str = "") -> Element:
    """One side of a battle: who, with what, and how much damage it deals."""
    vikings = one.seat == VIKINGS
    if vikings:
        who = [emblem("viking", 42), ui.text(say("vikings"), NAME, "bold")]
    else:
        who = [shield(one.seat, 42), seat_name(names, one.seat)]
    deals = None
    if one.forces:
        deals = ui.row(emblem("hit", 42), ui.text(str(one.damage), NAME, "bold"), gap=6).padded(8)
        forces = ui.fan((fallen(f.kind, f.fate, one.seat) for f in one.forces), gap=5)
    else:
        forces = ui.row(ui.spring(), caption(empty), ui.spring())
    head = ui.row(*who, ui.spring(), deals, gap=8).growing()
    line = COLOUR["iron"] if vikings else SEAT_COLOURS[one.seat]
    whole = ui.column(head, forces.frame(0, 80 * ZOOM, LEFT))
    return panel(whole, line)


def fallen(kind: str, fate: str, owner: int = -1, zoom: float = ZOOM) -> Element:
    """A card with what became of it: crossed, or with a sign in its corner."""
    whole = card(kind, zoom, owner)
    if not fate:
        return whole
    if fate == "dead":
        return whole.overlay(emblem("dead", 48 * zoom), y=-4 * zoom).rigid()
    return whole.overlay(emblem(FATES.get(fate, fate)), x=12 * zoom, y=-22 * zoom).rigid()


def duel(
    way: str, number: int, sides: Sequence[Party], drawn: str, say: Say, names: Names, empty: str
) -> Element:
    """Attacker on the left, defender on the right, between them what the target is and the Battle
    card, face down while nobody has turned it up. `empty`: said of who fields nothing."""
    attacker, defender = sides
    left, right = party(attacker, say, names), party(defender, say, names, empty)
    turned = drawn_card(drawn, 1) if drawn else back("battle", 1)
    middle = ui.column(aim(way, number), turned, gap=4, align=0.5)
    return ui.grid([left, right], 2, 120).overlay(middle)


def aim(way: str, number: int) -> Element:
    """What is attacked: Towers, the properties of a fief, or its Castle."""
    sign = emblem({"towers": "tower", "raid": "raid", "siege": "siege"}[way], 44)
    return ui.row(sign, tab(number) if number != NOWHERE else None, gap=3)


def under_way(board: Board, say: Say, names: Names) -> list[Element]:
    """The battle or joust that is not over yet."""
    if board.battle is not None:
        return [battle(board.battle, say, names)]
    return [joust(board.joust, board, names)] if board.joust is not None else []


def battle(
    fight: Battle, say: Say, names: Names, seat: int = NOWHERE, fielded: Sequence[Fought] = ()
) -> Element:
    """The attack under way, with what a seat is about to field."""

    def fate(place: str, at: int) -> str:
        if place != "lord" or at not in fight.captured:
            return ""
        return "ransomed" if at in fight.saved else "captured"

    sides = []
    for who, shown, damage in (
        (fight.attacker, fight.attack, fight.damage),
        (fight.defender, fight.defence, fight.counter),
    ):
        forces = [Fought(one.kind, one.place, fate(one.place, one.at)) for one in shown]
        if who == seat and not forces:
            forces = list(fielded)
            damage = sum(DAMAGE[one.kind] for one in forces)
        sides.append(Party(who, forces, damage))
    empty = say("outcome-open") if fight.outcome == "open" else ""
    return duel(fight.way, fight.fief, sides, fight.card, say, names, empty)


def fought(fight: Fight, say: Say, names: Names) -> list[Element]:
    """A battle that is over: both sides, and what it came to."""
    number = int(fight.fief[1:]) if fight.fief else NOWHERE
    drawn = fight.card if fight.outcome not in ("", "open") else ""
    sides = (fight.attacker, fight.defender)
    empty = say("outcome-open")
    return [duel(fight.way, number, sides, drawn, say, names, empty), harm(fight, say)]


def harm(fight: Fight, say: Say) -> Element:
    """Who decided, what Towers soaked, what was destroyed, seized, paid as ransom; where none of
    it is, how it ended."""
    signs: list[Element] = []
    if fight.director != fight.attacker.seat:
        signs.append(ui.row(emblem("bag", 46), shield(fight.director, 42)))
    if fight.judge >= 0:
        signs.append(ui.row(emblem("decides", 42), shield(fight.judge, 42)))
    if fight.soaked:
        signs.append(emblem("tower", 56).overlay(pill(f"−{fight.soaked}"), x=14, y=20).padded(4))
    left, needed = fight.short
    if needed > 1:
        short = ui.text(f"{left}/{needed}", 34, "bold")
        signs.append(ui.row(emblem("hit"), short, gap=4).rigid())
    lost = [fallen(kind, "dead", fight.defender.seat) for kind in fight.towers]
    lost += [
        fallen(one.kind, "seized" if one.seized else "dead", one.owner) for one in fight.losses
    ]
    ends = say("sheet-nothing") if not lost and not fight.ransom else ""
    told = ". ".join(filter(None, [say(f"outcome-{fight.outcome}") if fight.card else "", ends]))
    ransom = None
    if fight.ransom:
        paid = ui.fan((card(one.kind, LESS) for one in fight.ransom), gap=2)
        ransom = ui.row(emblem("ransom", 46), paid, gap=4)
    words = ui.paragraph(told, 33, "heading", SMALL_INK).growing() if told else ui.spring()
    whole = ui.row(*signs, ui.fan(lost, gap=5) if lost else None, words, ransom, gap=14)
    return whole.panel(Fill(COLOUR["leaf"], COLOUR["oak"], 2.4, 9), 12, 4, height=84).growing()


# A joust


def joust(under: Joust, board: Board, names: Names) -> Element:
    """The joust under way: who has staked what, and rides with whom."""
    order = [(under.caller + 1 + n) % board.seats for n in range(board.seats)]
    entered = {rider.seat: rider for rider in under.entered}

    def entry(seat: int) -> Element:
        stakes: list[Element | None]
        if seat not in entered:
            stakes = [emblem("dead" if seat in under.excused else "awaited", 44)]
        else:
            rider = entered[seat]
            stakes = [back("tower", ZOOM, TINTS[seat])]
            if rider.lord != NOWHERE:
                lord = next(fief.lord for fief in board.fiefs[seat] if fief.number == rider.lord)
                stakes = [card(lord, ZOOM)]
            stakes.append(card(staked(board, rider.ante), ZOOM, seat) if rider.ante else None)
        named = ui.row(shield(seat, 42), seat_name(names, seat), gap=4)
        return ui.column(named, ui.row(*stakes, gap=2).frame(0, 80 * ZOOM), align=0.5)

    riders = [entry(seat) for seat in order if board.alive[seat]]
    across = 3 if len(riders) > 4 else len(riders)
    whole = ui.row(emblem("joust", 70), ui.grid(riders, across, 4).growing(), gap=8)
    return panel(whole, COLOUR["gold"])


def staked(board: Board, key: str) -> str:
    """The kind of what an option names."""
    head, _, rest = key.partition(".")
    if rest:
        return kind_of(rest)
    return next(
        fief.castle.kind for fiefs in board.fiefs for fief in fiefs if fief.number == int(head[1:])
    )


def ridden(ride: Ride, say: Say, names: Names) -> list[Element]:
    """A joust that is over: a row for each rider, the winner above; who stayed out below."""
    order = sorted(ride.riders, key=lambda rider: (rider.seat != ride.winner, rider.rank))
    rows = ui.aligned(
        [list(rode(rider, rider.seat == ride.winner, say, names)) for rider in order],
        8,
        [LEFT] * 6,
    )
    bands = [
        panel(
            row, SEAT_COLOURS[rider.seat], COLOUR["glow"] if rider.seat == ride.winner else VELLUM
        )
        for rider, row in zip(order, rows, strict=True)
    ]
    if ride.excused or ride.winner < 0:
        why = {"banner": "banner"}
        outside = [
            ui.row(shield(seat, 42), emblem(why.get(reason, "dead")), gap=3)
            for seat, reason in ride.excused
        ]
        told = caption(say("sheet-cancelled")) if ride.winner < 0 else None
        bands.append(ui.row(*outside, told, gap=22).frame(0, 52, LEFT).growing())
    return bands


def rode(rider: Rider, won: bool, say: Say, names: Names) -> Iterator[Element | None]:
    """Who, the participant, the cards that were dealt, what they make, the ante."""
    yield ui.row(shield(rider.seat), emblem("crown") if won else None, gap=4)
    yield seat_name(names, rider.seat).growing()
    yield card(rider.kind, LESS, rider.seat)
    # Those of a tie-break stand a little apart.
    first, more = rider.cards[:2], rider.cards[2:]
    dealt = [drawn_card(f"lance-{one}", LESS) for one in (*first, *more)]
    yield ui.row(ui.fan(dealt[:2]), ui.fan(dealt[2:]) if more else None, gap=8)
    yield caption(say(f"rank-{rider.rank}"))
    if rider.ante:
        yield fallen(rider.ante, "" if won else "seized", rider.seat, LESS)
    else:
        yield None


# A plot


class Plot(Struct, frozen=True):
    """Treachery or Intrigue on its way."""

    seat: int
    """Whose."""
    card: str
    target: str
    other: int
    """Against whom."""
    answered: bool = False
    """Whether Allies have answered."""


def plot(of: Plot, board: Board, names: Names) -> Element:
    """Who plays which card against what of whom, or against whose Allies."""
    against = card("allies", 1.05) if of.answered else aimed(of.target, board)
    number = tab(number_of(of.target)) if of.target.startswith("f") else None
    # Equally wide on both sides, whatever their names.
    sides = [
        ui.row(shield(seat, 46), seat_name(names, seat), gap=6) for seat in (of.seat, of.other)
    ]
    left, right = (side.panel(None).growing() for side in sides)
    middle = ui.row(card(of.card, 1.05), against, number, gap=6)
    space = middle.width + 20
    whole = ui.grid([left, right], 2, space, gap_y=0).frame(0, 96, LEFT)
    return panel(whole.growing().overlay(middle), COLOUR["blood"])


def aimed(target: str, board: Board) -> Element:
    """The card that a plot aims at."""
    if target.startswith("m"):
        return card("mercenary", 1.05)
    fief = fief_at(board, number_of(target)) if target.startswith("f") else None
    if fief is not None:
        lord = fief.lord if target.endswith(".lord") else ""
        return card(lord or fief.castle.kind, 1.05)
    return emblem("hand" if target.startswith("hand") else "army", 60)
