"""Forces: what an Earl may field in a battle, and what fielded cards do (rulebook, combat).

Fielded from the hand and the reserve, a card lies in the battle until it is over; all others
stay where they are and only take part from there.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kit.contract import Limit, Picks, Question

from ..box import DAMAGE, FACES
from ..state import NOBODY, Battle, Fief, Force, State
from .holdings import take_army, take_card

LASTING = ("king", "hand", "lord")
"""Where a fielded card comes from that loses nothing by a hit: the King lives, Lords go home, and
cards from the hand are discarded after the battle in any case."""


def land_allowance(fiefs: Iterable[Fief]) -> int:
    """How many reserve Armies may be fielded in one battle: one for each Land, two for each that
    shares its Fief with a Market Town."""
    allowed = 0
    for fief in fiefs:
        if fief.cards:
            kinds = [card.kind for card in fief.cards]
            allowed += kinds.count("land") * (2 if "market" in kinds else 1)
    return allowed


def has_prince(fiefs: Iterable[Fief]) -> bool:
    """Whether a Prince is Lord somewhere: then no other may be played."""
    return "prince" in [fief.lord for fief in fiefs]


def available(state: State, seat: int) -> list[Force]:
    """All that a seat could field, in the order in which the book suggests to take hits: the
    King, the hand, Lords, Armies, Mercenaries."""
    board = state.board
    fiefs = board.fiefs[seat]
    mercenaries = board.mercenaries[seat]
    king = board.king == seat
    barred = has_prince(fiefs)
    found = [Force("king", "king")] if king else []
    found += [
        Force("hand", kind)
        for kind in state.hands[seat]
        if kind in FACES and not (barred and kind == "prince")
    ]
    found += [Force("lord", fief.lord, fief.number) for fief in fiefs if fief.lord]
    if land_allowance(fiefs):
        found += [Force("reserve", kind) for kind in state.reserves[seat]]
    if king:
        found += [Force("guard", kind) for kind in board.guard]
    found += [Force("garrison", m.army, m.number) for m in mercenaries if m.army]
    found += [Force("mercenary", "mercenary", m.number) for m in mercenaries]
    return found


def has_open_force(state: State, seat: int) -> bool:
    """Whether everybody can see that a seat has something to field besides its hand."""
    board = state.board
    fiefs = board.fiefs[seat]
    return bool(
        board.king == seat
        or board.mercenaries[seat]
        or any(fief.lord for fief in fiefs)
        or (state.reserves[seat] and land_allowance(fiefs))
    )


def keyed(forces: Iterable[Force]) -> dict[str, Force]:
    """Each card under its option, in order: "vassal.1" (from the hand), "f3.lord", "knight.1"
    (from the reserve), "m2", "m2.army", "king", "guard.knight.1", "viking.1"."""
    found: dict[str, Force] = {}
    counts: dict[tuple[str, str], int] = {}
    for force in forces:
        place, kind, at = force.place, force.kind, force.at
        if place == "lord":
            key = f"f{at}.lord"
        elif place == "mercenary":
            key = f"m{at}"
        elif place == "garrison":
            key = f"m{at}.army"
        elif place == "king":
            key = "king"
        else:
            counts[(place, kind)] = count = counts.get((place, kind), 0) + 1
            key = f"guard.{kind}.{count}" if place == "guard" else f"{kind}.{count}"
        found[key] = force
    return found


def limits(state: State, seat: int, keys: dict[str, Force]) -> tuple[Limit, ...]:
    """One Prince at most; reserve Armies as the Lands allow."""
    found = []
    princes = tuple([k for k, f in keys.items() if f.place == "hand" and f.kind == "prince"])
    if len(princes) > 1:
        found.append(Limit(princes, 0, 1))
    reserve = tuple([k for k, f in keys.items() if f.place == "reserve"])
    allowed = land_allowance(state.board.fiefs[seat]) if reserve else 0
    if allowed < len(reserve):
        found.append(Limit(reserve, 0, allowed))
    return tuple(found)


def most_damage(state: State, seat: int) -> int:
    """What a seat's forces could deal together, as far as its hand is known."""
    keys = keyed(available(state, seat))
    damage = damage_of(keys.values())
    for limit in limits(state, seat, keys):
        least = sorted([DAMAGE[keys[key].kind] for key in limit.options])
        damage -= sum(least[: len(least) - limit.most])
    return damage


def field(state: State, seat: int, picks: Picks) -> tuple[Force, ...]:
    """The picked cards go into the battle, in the order of `available`."""
    keys = keyed(available(state, seat))
    fielded = tuple([force for key, force in keys.items() if key in picks])
    for force in fielded:
        if force.place == "hand":
            take_card(state, seat, force.kind)
        elif force.place == "reserve":
            take_army(state, seat, force.kind)
    return fielded


def damage_of(forces: Iterable[Force]) -> int:
    return sum([DAMAGE[force.kind] for force in forces])


def shown(forces: Iterable[Force]) -> list[list[str]]:
    """For events: [where from, kind] of each card."""
    return [[force.place, force.kind] for force in forces]


def threat(question: Question) -> tuple[str, str, int, int]:
    """(way, fief, attacker, damage) that a question for the defence is about, the last two NOBODY
    and 0 while it is only foreseen."""
    way, fief, *rest = question.about
    attacker, damage = rest or (NOBODY, 0)
    return str(way), str(fief), int(attacker), int(damage)


def power(battle: Battle) -> int:
    """How many destroyed cards the attacker may keep: one for a Lord Prince who takes part, one for
    Vassals however many of them do. Vikings have no Lords, and so seize nothing."""
    lords = {force.kind for force in battle.attack if force.place == "lord"}
    return len(lords & {"prince", "vassal"})
