"""What things are worth to a sensible Earl: rough numbers for the imagined games of computer
players, which are to be had quickly. A Castle counts about 2.

Everything here looks only at what lies open and at the hand and reserve of the seat that asks,
but for `evaluate`, which judges a whole imagined position. The numbers were found by letting
sensible seats play against one another.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final

from ..box import DAMAGE, FACES
from ..rules.forces import has_prince, land_allowance
from ..rules.holdings import number_of
from ..state import VIKINGS, Board, Fief, State

LORD: Final = {"": 0.0, "prince": 1.1, "champion": 1.2, "vassal": 0.9, "monk": 0.4}
PROPERTY: Final = {"land": 0.6, "market": 0.4, "church": 0.25, "cathedral": 0.5}
WALL: Final = {"castle": 1.6, "palace": 2.0}
HELD: Final = {
    "castle": 0.9,
    "palace": 1.0,
    "land": 0.6,
    "market": 0.45,
    "church": 0.2,
    "cathedral": 0.3,
    "prince": 0.75,
    "vassal": 0.65,
    "champion": 0.9,
    "monk": 0.4,
    "mercenary": 0.8,
    "treachery": 0.7,
    "intrigue": 0.55,
    "allies": 0.55,
    "banquet": 0.35,
    "banner": 0.25,
}
"""Cards in the hand: what they are worth before they are played."""
ARMY: Final = {"infantry": 0.5, "knight": 0.9}
IDLE_ARMY: Final = 0.15
TOWER: Final = 0.4
MERCENARY: Final = 1.2
KING: Final = 1.0
RIDES: Final = {"champion": 0.65, "prince": 0.55, "vassal": 0.4}
"""What a card is worth in a joust; others next to nothing."""
WHIM: Final = 0.3
"""How much luck may add to what an answer is worth."""
FACE_SHARE: Final = 0.35
"""How many of the cards in another's hand can be expected in a battle."""
LAST_FIEF: Final = 3.0
"""What it is worth besides to destroy an Earl's last fief, while others are left."""
VICTORY: Final = 30.0
"""And to destroy that of the last rival."""
SPAN: Final = 2.5
"""How much better an earldom is that is more than twice as likely to outlast another."""
SHORT: Final = 6
"""Cards left in a deck from which on it matters that it runs out."""


# Forces.


def seen_forces(state: State, seat: int) -> tuple[float, float]:
    """(cards, damage) that everybody can expect an earldom to call without its hand."""
    board = state.board
    cards = damage = 0.0
    for fief in board.fiefs[seat]:
        if fief.lord:
            cards += 1
            damage += DAMAGE[fief.lord]
    for mercenary in board.mercenaries[seat]:
        cards += 1
        damage += 2
        if mercenary.army:
            cards += 1
            damage += DAMAGE[mercenary.army]
    if board.king == seat:
        cards += 1 + len(board.guard)
        damage += 1 + sum([DAMAGE[army] for army in board.guard])
    reserve = state.reserves[seat]
    if reserve:
        called = min(len(reserve), land_allowance(board.fiefs[seat]))
        cards += called
        damage += called * 1.33
    return cards, damage


def own_damage(state: State, seat: int) -> tuple[int, list[int]]:
    """What a seat itself can deal: without the hand, and each card of the hand, the most first."""
    board = state.board
    fiefs = board.fiefs[seat]
    damage = 0
    for fief in fiefs:
        if fief.lord:
            damage += DAMAGE[fief.lord]
    for mercenary in board.mercenaries[seat]:
        damage += 2
        if mercenary.army:
            damage += DAMAGE[mercenary.army]
    if board.king == seat:
        damage += 1 + sum([DAMAGE[army] for army in board.guard])
    reserve = state.reserves[seat]
    if reserve:
        allowed = land_allowance(fiefs)
        # Knights are at the end of a sorted reserve.
        damage += sum([DAMAGE[army] for army in reserve[::-1][:allowed]])
    hand = [DAMAGE[kind] for kind in state.hands[seat] if kind in FACES and kind != "prince"]
    if "prince" in state.hands[seat] and not has_prince(fiefs):
        hand.append(1)
    hand.sort(reverse=True)
    return damage, hand


def weakest_wall(state: State, seat: int) -> int:
    """Damage that destroys some Castle of an earldom if nobody defends it."""
    board = state.board
    walls = [3 if fief.castle.kind == "palace" else 2 for fief in board.fiefs[seat]]
    return board.towers[seat] + min(walls, default=0)


def danger(state: State, seat: int) -> float:
    """How much more damage a rival could deal than it takes to bring down a Castle past the
    forces that can be seen; below zero: it holds."""
    board = state.board
    cards, _ = seen_forces(state, seat)
    worst = 0.0
    for other in range(board.seats):
        if other != seat and board.alive[other]:
            damage = seen_forces(state, other)[1] + 0.4 * len(state.hands[other])
            worst = max(worst, damage)
    if board.arrived:
        worst = max(worst, sum([DAMAGE[viking] for viking in board.vikings]) + 1.0)
    return worst - cards - weakest_wall(state, seat) + 1


# Fiefs and targets.


def fief_worth(fief: Fief) -> float:
    worth = WALL[fief.castle.kind] + LORD[fief.lord]
    for card in fief.cards:
        worth += PROPERTY[card.kind]
    return worth


def fall_worth(board: Board, seat: int, fief: Fief) -> float:
    """What it is worth to a rival to destroy a fief of this seat."""
    worth = fief_worth(fief)
    fiefs = board.fiefs[seat]
    if len(fiefs) == 1:
        return worth + (VICTORY if board.alive.count(True) == 2 else LAST_FIEF)
    return worth + (0.8 if len(fiefs) == 2 else 0.0)


def hold_chance(state: State, seat: int, spare: float) -> float:
    """How likely a rival is to stop an attack that could take so many defenders more."""
    hand = len(state.hands[seat]) * FACE_SHARE
    if not hand:
        return 0.0
    return min(0.9, hand / (hand + 1.5 * (spare + 1.0)))


LOSES: Final = 0.2
"""How likely a Battle card is to spoil an attack on somebody who calls a card."""


def target_worth(state: State, target: str, damage: float, free: float) -> float:
    """What an attack with this damage promises, before what it costs; `free` of the damage costs
    no cards of the hand."""
    board = state.board
    way, _, what = target.partition("-")
    if way == "towers":
        seat = int(what)
    else:
        number = int(what[1:])
        seat, fief = _standing(board, number)
    cards, _ = seen_forces(state, seat)
    sure = 1.0 - (LOSES if cards or state.hands[seat] else 0.0)
    towers = board.towers[seat]
    if way == "towers":
        through = min(towers, free - cards - FACE_SHARE * len(state.hands[seat]))
        return 0.5 * TOWER * through * sure - 0.1
    if way == "raid":
        through = free - cards - towers - FACE_SHARE * len(state.hands[seat])
        worths = sorted([PROPERTY[card.kind] for card in fief.cards])
        return sure * sum(worths[: max(0, int(through))]) - 0.1
    spare = damage - cards - towers - (3 if fief.castle.kind == "palace" else 2)
    if spare < 0:
        return -1.0
    return sure * (1.0 - hold_chance(state, seat, spare)) * fall_worth(board, seat, fief)


def _standing(board: Board, number: int) -> tuple[int, Fief]:
    for seat, fiefs in enumerate(board.fiefs):
        for fief in fiefs:
            if fief.number == number:
                return seat, fief
    raise LookupError(number)


def needed(state: State, target: str) -> float:
    """Damage with which an attack on this target is likely to be enough."""
    board = state.board
    way, _, what = target.partition("-")
    if way == "towers":
        seat, wall = int(what), board.towers[int(what)]
    else:
        seat, fief = _standing(board, int(what[1:]))
        wall = board.towers[seat]
        wall += len(fief.cards) if way == "raid" else 3 if fief.castle.kind == "palace" else 2
    cards, _ = seen_forces(state, seat)
    return wall + cards + 2 * FACE_SHARE * len(state.hands[seat])


def rider_worth(state: State, seat: int) -> float:
    """The chance of a joust's best rider."""
    kinds = [*state.hands[seat], *[fief.lord for fief in state.board.fiefs[seat]]]
    return max([RIDES.get(kind, 0.1) for kind in kinds], default=0.0)


def own_fief(board: Board, seat: int, key: str) -> Fief:
    """The fief in an option, one of this seat's."""
    number = number_of(key)
    return next(fief for fief in board.fiefs[seat] if fief.number == number)


# The whole position.


def strength(state: State, seat: int) -> float:
    """What an earldom is worth, with its hand and deck."""
    board = state.board
    fiefs = board.fiefs[seat]
    lords = 0.0
    worth = (0.0, 2.0, 3.6, 4.8)[min(len(fiefs), 3)] + 0.8 * max(0, len(fiefs) - 3)
    for fief in fiefs:
        if fief.castle.kind == "palace":
            worth += 0.3
        lords += LORD[fief.lord]
        for card in fief.cards:
            worth += PROPERTY[card.kind]
    worth += lords + TOWER * min(board.towers[seat], 10)
    for mercenary in board.mercenaries[seat]:
        worth += MERCENARY + (ARMY[mercenary.army] if mercenary.army else 0.0)
    if board.king == seat:
        worth += KING + sum([ARMY[army] for army in board.guard])
    worth += armies_worth(state.reserves[seat], land_allowance(fiefs))
    for kind in state.hands[seat]:
        worth += 0.6 * HELD[kind]
    worth += 0.3 * (board.cubes[seat] - 1) / (1 + 0.2 * board.seats)
    left = len(state.decks[seat])
    if left < SHORT:
        worth -= 0.35 * (SHORT - left)
    if danger(state, seat) > 0:
        worth -= 1.0 if len(fiefs) > 1 else 2.0
    return worth


def armies_worth(reserve: Iterable[str], allowed: int) -> float:
    worth = 0.0
    for army in reserve:
        worth += ARMY[army] if allowed > 0 else IDLE_ARMY
        allowed -= 1
    return worth


def evaluate(state: State) -> tuple[float, ...]:
    """What a position that is not over promises to each seat: what its likely place at the end
    will be worth to a computer player, who counts place and points alike."""
    board = state.board
    seats = board.seats
    worths = place_worths(seats)
    strengths = [strength(state, s) if board.alive[s] else 0.0 for s in range(seats)]
    found = []
    for seat in range(seats):
        if not board.alive[seat]:
            found.append(worths[seats - 1 - board.out.index(seat)])
            continue
        ahead = 0.0
        for other in range(seats):
            if other != seat and board.alive[other]:
                ahead += 1.0 / (1.0 + exp((strengths[seat] - strengths[other]) / SPAN))
        below = int(ahead)
        share = ahead - below
        last = worths[min(below + 1, seats - 1)]
        found.append((1.0 - share) * worths[below] + share * last)
    return tuple(found)


def place_worths(seats: int) -> list[float]:
    """1 for the first place down to 0 for the last."""
    found = []
    for place in range(seats):
        own = seats - 1 - place
        best = seats - 1 if place else seats - 2
        margin = (own - best) / (own + best + 1)
        found.append(0.5 * (1 - place / (seats - 1)) + 0.25 * (1.0 + margin))
    return found


def is_strongest(state: State, seat: int, against: int) -> bool:
    """Whether an earldom, as far as it lies open, is at least as strong as another."""
    return _open_strength(state.board, seat) >= _open_strength(state.board, against)


def _open_strength(board: Board, seat: int) -> float:
    if seat == VIKINGS:
        return 0.0
    return sum([fief_worth(fief) for fief in board.fiefs[seat]]) + TOWER * board.towers[seat]
