"""What things are worth to a sensible Earl, and what a position promises: rough numbers for the
imagined games of computer players, which are to be had quickly. A Castle counts about 2.

What is asked of one seat looks only at what lies open and at that seat's hand and reserve; whole
positions that are judged are imagined ones. The numbers were found by letting sensible seats play
against one another. What was learned of positions (`value.json`) began with them, and they are one
of its features.
"""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from engine.kit.judgement import load, logit

from ..box import CASTLES, DAMAGE, FACES, TOUGHNESS
from ..rules.holdings import fief_of, has_prince, holder, land_allowance, number_of
from ..state import VIKINGS, Board, Fief, State

NUMBERS: Final[dict[str, dict[str, float]]] = tomllib.loads(
    Path(__file__).with_name("worth.toml").read_text("utf-8")
)
LORD, PROPERTY, WALL, HELD, ARMY, RIDES = (
    NUMBERS[key] for key in ("lord", "property", "wall", "held", "army", "rides")
)
IDLE_ARMY: Final = 0.15
TOWER: Final = 0.4
MERCENARY: Final = 1.2
KING: Final = 1.0
FACE_SHARE: Final = 0.35
"""How many of the cards in another's hand can be expected in a battle."""
THREAT: Final = 0.3
"""The damage that each card in the hand of another may deal."""
LOSES: Final = 0.2
"""How likely a Battle card is to spoil an attack on somebody who calls a card."""
LAST_FIEF: Final = 3.0
"""What it is worth besides to destroy an Earl's last Fief, while others are left."""
VICTORY: Final = 30.0
"""And to destroy that of the last rival."""
SPAN: Final = 2.5
"""How much better an earldom is that is more than twice as likely to outlast another."""
SHORT: Final = 6
"""Cards left in a deck from which on it matters that it runs out."""

# Forces


def _open_forces(board: Board, seat: int) -> tuple[int, int]:
    """(cards, damage) of an earldom without its hand and reserve."""
    mercenaries = board.mercenaries[seat]
    kinds = [fief.lord for fief in board.fiefs[seat] if fief.lord]
    kinds += [mercenary.army for mercenary in mercenaries if mercenary.army]
    cards, damage = len(mercenaries), 2 * len(mercenaries)
    if board.king == seat:
        kinds += board.guard
        cards, damage = cards + 1, damage + 1
    return cards + len(kinds), damage + sum([DAMAGE[kind] for kind in kinds])


def seen_forces(state: State, seat: int) -> tuple[float, float]:
    """(cards, damage) that everybody can expect an earldom to call without its hand."""
    cards, damage = _open_forces(state.board, seat)
    reserve = state.reserves[seat]
    called = min(len(reserve), land_allowance(state.board.fiefs[seat])) if reserve else 0
    return cards + called, damage + called * 1.33


def own_damage(state: State, seat: int) -> tuple[int, list[int]]:
    """What a seat itself can deal: without the hand, and each card of the hand, the most first."""
    fiefs = state.board.fiefs[seat]
    # Knights are at the end of a sorted reserve.
    called = state.reserves[seat][::-1][: land_allowance(fiefs)]
    damage = _open_forces(state.board, seat)[1] + sum([DAMAGE[army] for army in called])
    hand = [DAMAGE[kind] for kind in state.hands[seat] if kind in FACES and kind != "prince"]
    if "prince" in state.hands[seat] and not has_prince(fiefs):
        hand.append(1)
    return damage, sorted(hand, reverse=True)


Forces = list[tuple[float, float]]
"""`seen_forces` of each seat."""


def all_forces(state: State) -> Forces:
    return [seen_forces(state, seat) for seat in range(state.board.seats)]


def danger(state: State, seat: int, seen: Forces) -> float:
    """How much more damage a rival could deal than it takes to bring down the weakest Castle past
    Towers and forces that can be seen; below zero: it holds."""
    board = state.board
    cards, _ = seen[seat]
    worst = 0.0
    for other in range(board.seats):
        if other != seat and board.alive[other]:
            worst = max(worst, seen[other][1] + THREAT * len(state.hands[other]))
    if board.arrived:
        worst = max(worst, sum([DAMAGE[viking] for viking in board.vikings]) + 1.0)
    walls = [TOUGHNESS[fief.castle.kind] for fief in board.fiefs[seat]]
    return worst - cards - (board.towers[seat] + min(walls, default=0)) + 1


def rider_worth(state: State, seat: int) -> float:
    """The chance of a joust's best rider."""
    kinds = [*state.hands[seat], *[fief.lord for fief in state.board.fiefs[seat]]]
    return max([RIDES.get(kind, 0.1) for kind in kinds], default=0.0)


# Fiefs and targets


def fief_worth(fief: Fief) -> float:
    worth = WALL[fief.castle.kind] + LORD[fief.lord]
    for card in fief.cards:
        worth += PROPERTY[card.kind]
    return worth


def fall_worth(board: Board, seat: int, fief: Fief) -> float:
    """What it is worth to a rival to destroy a Fief of this seat."""
    worth = fief_worth(fief)
    fiefs = board.fiefs[seat]
    if len(fiefs) == 1:
        return worth + (VICTORY if board.alive.count(True) == 2 else LAST_FIEF)
    return worth + (0.8 if len(fiefs) == 2 else 0.0)


class Target(NamedTuple):
    """What may be attacked."""

    way: str
    seat: int
    fief: Fief
    """Of Towers it does not matter which."""
    cards: float
    """What the defence can be expected to call without its hand."""


def target_of(state: State, option: str) -> Target:
    """ "towers-2", "raid-f3", "siege-f3"."""
    board = state.board
    way, _, key = option.partition("-")
    seat = int(key) if way == "towers" else holder(board, number_of(key))
    fief = board.fiefs[seat][0] if way == "towers" else fief_of(board, key)
    return Target(way, seat, fief, seen_forces(state, seat)[0])


def target_worth(state: State, target: Target, damage: float, free: float) -> float:
    """What an attack with this damage promises, before what it costs; `free` of the damage costs
    no cards of the hand."""
    board = state.board
    way, seat, fief, cards = target
    hand, towers = len(state.hands[seat]) * FACE_SHARE, board.towers[seat]
    sure = 1.0 - (LOSES if cards or hand else 0.0)
    if way == "towers":
        return 0.5 * TOWER * min(towers, free - cards - hand) * sure - 0.1
    if way == "raid":
        worths = sorted([PROPERTY[card.kind] for card in fief.cards])
        return sure * sum(worths[: max(0, int(free - cards - towers - hand))]) - 0.1
    spare = damage - cards - towers - TOUGHNESS[fief.castle.kind]
    if spare < 0:
        return -1.0
    held = min(0.9, hand / (hand + 1.5 * (spare + 1.0)))
    return sure * (1.0 - held) * fall_worth(board, seat, fief)


def needed(state: State, target: Target) -> float:
    """Damage with which an attack on this target is likely to be enough."""
    way, seat, fief, cards = target
    wall = state.board.towers[seat]
    if way != "towers":
        wall += len(fief.cards) if way == "raid" else TOUGHNESS[fief.castle.kind]
    return wall + cards + 2 * FACE_SHARE * len(state.hands[seat])


def is_strongest(board: Board, seat: int, against: int) -> bool:
    """Whether an earldom, as far as it lies open, is at least as strong as another."""
    own, other = [
        sum([fief_worth(fief) for fief in board.fiefs[one]]) + TOWER * board.towers[one]
        if one != VIKINGS
        else 0.0
        for one in (seat, against)
    ]
    return own >= other


# The whole position


def _earldoms(state: State, seen: Forces) -> list[dict[str, float]]:
    """What each earldom is worth, with its hand and deck, by what it has; nothing for whoever is
    out."""
    alive = state.board.alive
    return [_strength(state, seat, seen) if alive[seat] else {} for seat in range(len(alive))]


def _strength(state: State, seat: int, seen: Forces) -> dict[str, float]:
    board = state.board
    fiefs = board.fiefs[seat]
    held = (0.0, 2.0, 3.6, 4.8)[min(len(fiefs), 3)] + 0.8 * max(0, len(fiefs) - 3)
    lords = property_ = armies = hand = 0.0
    for fief in fiefs:
        if fief.castle.kind == "palace":
            held += 0.3
        lords += LORD[fief.lord]
        for card in fief.cards:
            property_ += PROPERTY[card.kind]
    for mercenary in board.mercenaries[seat]:
        armies += MERCENARY + (ARMY[mercenary.army] if mercenary.army else 0.0)
    allowed, reserve = land_allowance(fiefs), state.reserves[seat]
    armies += sum([ARMY[army] if n < allowed else IDLE_ARMY for n, army in enumerate(reserve)])
    for kind in state.hands[seat]:
        hand += 0.6 * HELD[kind]
    king = board.king == seat
    threatened = danger(state, seat, seen) > 0
    return {
        "fiefs": held,
        "lords": lords,
        "property": property_,
        "towers": TOWER * min(board.towers[seat], _TOWERS),
        "armies": armies,
        "king": KING + sum([ARMY[army] for army in board.guard]) if king else 0.0,
        "hand": hand,
        "vikings": 0.3 * (board.cubes[seat] - 1) / (1 + 0.2 * board.seats),
        "deck": -0.35 * max(0, SHORT - len(state.decks[seat])),
        "danger": -(1.0 if len(fiefs) > 1 else 2.0) if threatened else 0.0,
    }


def _promised(board: Board, strengths: list[float]) -> tuple[float, ...]:
    """What the rules of thumb promise to each seat: what its likely place at the end will be worth
    to a computer player, who counts place and points alike."""
    seats = board.seats
    worths = place_worths(seats)
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


# What is weighed, and what was learned of it

_FACES: Final = ("champion", "prince", "vassal", "mercenary")
_PLOTS: Final = ("treachery", "intrigue")
_OTHERS: Final = frozenset(HELD) - {*_FACES, *_PLOTS, *CASTLES}
_SHORT: Final = 8
_TOWERS: Final = 10


def features(state: State) -> list[dict[str, float]]:
    """Of each seat, by group and name; nothing is left to those who are out but the estimate."""
    board, seen = state.board, all_forces(state)
    promises = _promised(board, [sum(parts.values()) for parts in _earldoms(state, seen)])
    return [
        {"estimate": logit(promised)}
        | (_features(state, seat, seen) if board.alive[seat] else _NOTHING)
        for seat, promised in enumerate(promises)
    ]


def _features(state: State, seat: int, seen: Forces) -> dict[str, float]:
    board = state.board
    fiefs = board.fiefs[seat]
    lords = [fief.lord for fief in fiefs if fief.lord]
    cards = [card.kind for fief in fiefs for card in fief.cards]
    hand = state.hands[seat]
    mercenaries = 0.0
    for mercenary in board.mercenaries[seat]:
        mercenaries += MERCENARY + (0.5 * DAMAGE[mercenary.army] if mercenary.army else 0.0)
    reserve = state.reserves[seat]
    called = min(len(reserve), land_allowance(fiefs))
    return {
        "fiefs.alive": 1.0,
        "fiefs.fief": float(bool(fiefs)),
        "fiefs.second-fief": float(len(fiefs) > 1),
        "fiefs.more-fiefs": float(max(0, len(fiefs) - 2)),
        "fiefs.palaces": float(sum([fief.castle.kind == "palace" for fief in fiefs])),
        "lords.princes": float(lords.count("prince")),
        "lords.champions": float(lords.count("champion")),
        "lords.vassals": float(lords.count("vassal")),
        "lords.monks": float(lords.count("monk")),
        "property.land": float(cards.count("land")),
        "property.markets": float(cards.count("market")),
        "property.churches": cards.count("church") + 2.0 * cards.count("cathedral"),
        "towers.towers": float(min(_TOWERS, board.towers[seat])),
        "armies.mercenaries": mercenaries,
        "king.king": (board.king == seat) * (1.0 + len(board.guard)),
        "armies.armies": float(called),
        "armies.idle-armies": float(len(reserve) - called),
        "hand.hand": sum([HELD[kind] for kind in hand if kind in _FACES]),
        "hand.castles": float(sum([kind in CASTLES for kind in hand])),
        "hand.plots": float(sum([kind in _PLOTS for kind in hand])),
        "hand.others": sum([HELD[kind] for kind in hand if kind in _OTHERS]),
        "vikings.cubes": board.cubes[seat] - 1.0,  # in their bag
        "deck.short": float(max(0, _SHORT - len(state.decks[seat]))),
        "danger.danger": min(3.0, max(0.0, danger(state, seat, seen))),
        # Whether the only Fief holds a Lord, whom a Treachery could take.
        "danger.exposed": float(len(fiefs) == 1 and bool(lords)),
        "armies.force": seen[seat][1],
        "tempo.turn": float(board.active == seat),
    }


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"))
_NOTHING: Final = dict.fromkeys(JUDGEMENT.features[1:], 0.0)
WITHOUT: Final = JUDGEMENT.without(
    *("fiefs", "lords", "property", "towers", "armies", "king", "hand", "vikings", "deck"),
    *("danger", "tempo"),
)


def evaluate(state: State) -> tuple[float, ...]:
    """What a position that is not over promises to each seat: no more and no less than the places
    that are left. Those who are out have the place that is theirs."""
    return _within_places(state.board, JUDGEMENT.worths(features(state)))


def evaluate_without(state: State) -> list[tuple[float, ...]]:
    """See the contract. Each group is missing in the estimate, too."""
    board, rows = state.board, features(state)
    earldoms = _earldoms(state, all_forces(state))
    found = []
    for group, judgement in WITHOUT.items():
        left = [sum(parts.values()) - parts.get(group, 0.0) for parts in earldoms]
        promises = _promised(board, left)
        rest = [
            {**row, "estimate": logit(promised)}
            for row, promised in zip(rows, promises, strict=True)
        ]
        found.append(_within_places(board, judgement.worths(rest)))
    return found


def _within_places(board: Board, worths: tuple[float, ...]) -> tuple[float, ...]:
    places = place_worths(board.seats)
    last = places[board.seats - 1 - len(board.out)]
    return tuple(
        [
            min(places[0], max(last, worth))
            if board.alive[seat]
            else places[board.seats - 1 - board.out.index(seat)]
            for seat, worth in enumerate(worths)
        ]
    )


def forecast(state: State, seat: int) -> tuple[float, None]:
    """The chance to be the last Earl; who is out has none. Points are only for whom one has
    outlived."""
    alive = state.board.alive[seat]
    return JUDGEMENT.forecast(features(state), seat)[0] if alive else 0.0, None
