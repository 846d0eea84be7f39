"""What a sensible Earl does in his own turn: the action that is worth most, Towers of what is of
no use, and where things go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question

from ..box import FACES
from ..events import ATTACK, BANNER, DRAW, GARRISON, TOWERS
from ..rules.forces import has_prince, land_allowance
from ..state import Board, State
from . import appraisal
from .appraisal import (
    HELD,
    LORD,
    MERCENARY,
    PROPERTY,
    WHIM,
    danger,
    fall_worth,
    fief_worth,
    needed,
    own_damage,
    own_fief,
    rider_worth,
    target_worth,
)

VASSAL_SENT: Final = 1.2
FAVOUR: Final = 8.0
"""What it is worth to direct all attacks of the Vikings."""
EXPOSED: Final = 0.12
"""The risk to a Lord for each Treachery that a rival has been seen to have."""
USELESS: Final = 0.28
"""A card of the hand that is worth less is better as a Tower."""
PRESSED: Final = 0.75
"""The same, while a Castle could fall."""
CARD: Final = 0.55
"""What a card costs that is called from the hand."""


def turn(state: State, question: Question, chance: Chance) -> Picks:
    """The action that is worth most, Towers of what is of no use, then the card."""
    board, seat, luck = state.board, question.seat, chance.random
    options = question.options
    best, found = 0.0, DRAW
    for option in options:
        appraise = _ACTIONS.get(option)
        if appraise is not None:
            worth = appraise(state, seat) + WHIM * luck()
            if worth > best:
                best, found = worth, option
    if found != DRAW:
        return (found,)
    if GARRISON in options and len(state.reserves[seat]) > land_allowance(board.fiefs[seat]):
        return (GARRISON,)
    if TOWERS in options and _spare_cards(state, seat):
        return (TOWERS,)
    return (DRAW,)


def _spare_cards(state: State, seat: int) -> list[int]:
    """Which cards of the hand are better as Towers: those that come too late or are of little
    use, more of them while the earldom could fall."""
    board = state.board
    hand = state.hands[seat]
    if not hand:
        return []
    threat = danger(state, seat)
    want = USELESS
    if threat > 0:
        want = PRESSED if len(board.fiefs[seat]) > 1 else 2 * PRESSED
    worths = sorted([(_held_worth(board, seat, kind, hand), i) for i, kind in enumerate(hand)])
    most = len(hand)
    if threat > 0:
        # As many as are missing, and the useless ones.
        most = max(int(threat) + 1, sum([worth < USELESS for worth, _ in worths]))
    return [i for worth, i in worths[:most] if worth < want]


def _held_worth(board: Board, seat: int, kind: str, hand: list[str]) -> float:
    worth = HELD[kind]
    if hand.count(kind) > 2:
        worth -= 0.15 * (hand.count(kind) - 2)
    if len(hand) > 6:
        worth -= 0.06 * (len(hand) - 6)
    if kind == BANNER:
        heir = has_prince(board.fiefs[seat]) or "prince" in hand
        return worth + (0.6 if heir else 0.0) + (0.3 if hand.count(BANNER) > 1 else 0.0)
    return worth


Appraise = Callable[[State, int], float]
"""(position, seat) -> worth"""


def _castle(state: State, seat: int) -> float:
    return (3.2, 3.2, 2.0, 1.5)[min(3, len(state.board.fiefs[seat]))]


def _land(state: State, seat: int) -> float:
    fiefs = state.board.fiefs[seat]
    market = any(card.kind == "market" for fief in fiefs for card in fief.cards)
    return 1.9 if market else 1.3


def _market(state: State, seat: int) -> float:
    kinds = [card.kind for fief in state.board.fiefs[seat] for card in fief.cards]
    if "market" in kinds:
        return 0.1
    return 0.5 + 0.5 * kinds.count("land")


def _church(state: State, seat: int) -> float:
    return 0.5 if any(fief.lord == "monk" for fief in state.board.fiefs[seat]) else 0.35


def _cathedral(state: State, seat: int) -> float:
    return 0.9


def _mercenary(state: State, seat: int) -> float:
    return 1.4


def _banquet(state: State, seat: int) -> float:
    left, hand = len(state.decks[seat]), len(state.hands[seat])
    if left < 8:
        return -1.0
    return 0.9 if hand < 5 else 0.4


def _installing(kind: str) -> Appraise:
    def appraise(state: State, seat: int) -> float:
        board = state.board
        fiefs = board.fiefs[seat]
        empty = [fief for fief in fiefs if not fief.lord]
        if not empty:
            return LORD[kind] - min([LORD[fief.lord] for fief in fiefs]) - 0.6
        worth = LORD[kind] + 0.3
        if kind == "prince":
            return worth + (0.3 if BANNER in state.hands[seat] else 0.0)
        risk = _exposed(board, seat)
        if not risk:
            return worth
        return worth - risk * min([fall_worth(board, seat, fief) for fief in empty])

    return appraise


def _exposed(board: Board, seat: int) -> float:
    """How likely it is that a Lord who is no Prince falls to Treachery, and his fief with him."""
    known = 0
    for other, pile in enumerate(board.discards):
        if other != seat and board.alive[other]:
            known += pile.count("treachery")
    return min(0.5, EXPOSED * known)


def _recruit(state: State, seat: int) -> float:
    board = state.board
    fiefs = board.fiefs[seat]
    allowed, there = land_allowance(fiefs), len(state.reserves[seat])
    free = sum([not mercenary.army for mercenary in board.mercenaries[seat]])
    double = any({"land", "market"} <= {card.kind for card in fief.cards} for fief in fiefs)
    room = allowed + free - there
    if room <= 0:
        return 0.1
    return 1.3 if double and room > 1 else 0.7


def _bequeath(state: State, seat: int) -> float:
    left, more = len(state.decks[seat]), len(state.board.discards[seat])
    if left > 9:
        return -1.0
    return 0.45 * (10 - left) + 0.1 * more - 0.5


def _claim(state: State, seat: int) -> float:
    board = state.board
    mine = board.banners[seat] + 1
    most = max([count for other, count in enumerate(board.banners) if other != seat])
    if mine >= max(2, most + 2):
        return 2.2
    in_hand = state.hands[seat].count(BANNER)
    return 0.8 if in_hand > 1 and board.banners[seat] + in_hand >= max(2, most + 2) else -0.3


def _joust(state: State, seat: int) -> float:
    board = state.board
    hand = state.hands[seat]
    rider = rider_worth(state, seat)
    antes = sum(
        [
            any(fief.cards for fief in board.fiefs[other]) or len(board.fiefs[other]) > 1
            for other in range(board.seats)
            if other != seat and board.alive[other]
        ]
    )
    if not antes or rider < 0.5 or (hand.count(BANNER) < 2 and has_prince(board.fiefs[seat])):
        return -0.5
    return 0.9 * antes * rider - 0.4


def _emissary(cubes: float) -> Appraise:
    def appraise(state: State, seat: int) -> float:
        board = state.board
        mine, total = board.cubes[seat], sum(board.cubes)
        gain = (mine + cubes) / (total + cubes) - mine / total
        near = 1.5 if board.arrived else 1.0 + 0.05 * board.markers
        return FAVOUR * gain * near - (VASSAL_SENT if cubes == 1 else 0.0)

    return appraise


def _monastery(state: State, seat: int) -> float:
    return 0.15


def _plot(card: str) -> Appraise:
    def appraise(state: State, seat: int) -> float:
        board = state.board
        best = 0.0
        for other in range(board.seats):
            if other != seat and board.alive[other]:
                for worth, _ in _plot_targets(state, seat, other, card):
                    best = max(best, worth)
        return best - 0.3

    return appraise


def _plot_targets(state: State, seat: int, other: int, card: str) -> list[tuple[float, str]]:
    """What a plot against one rival promises, by target."""
    board = state.board
    hand = len(state.hands[other])
    stopped = min(0.5, 0.07 * hand)
    if "vassal" in state.hands[seat]:
        stopped *= 0.6
    found = []
    if card == "treachery":
        for fief in board.fiefs[other]:
            if fief.lord == "prince":
                found.append((LORD["prince"], f"f{fief.number}.lord"))
            elif fief.lord:
                found.append((fall_worth(board, other, fief), f"f{fief.number}.lord"))
        if hand:
            found.append((0.5 * min(2, hand), f"hand-{other}"))
    else:
        for fief in board.fiefs[other]:
            if fief.cards:
                worths = sorted([PROPERTY[card.kind] for card in fief.cards])
                found.append((2 * sum(worths[:2]), f"f{fief.number}"))
        reserve = len(state.reserves[other])
        if reserve:
            own = 1.0 if land_allowance(board.fiefs[seat]) else 0.6
            found.append((own * min(2, reserve), f"reserve-{other}"))
    for mercenary in board.mercenaries[other]:
        gain = MERCENARY + (0.5 if mercenary.army else 0.0)
        found.append((gain * (2 if card == "intrigue" else 1), f"m{mercenary.number}"))
    return [((1.0 - stopped) * worth, target) for worth, target in found]


def _attack(state: State, seat: int) -> float:
    return best_attack(state, seat)[0]


def best_attack(state: State, seat: int) -> tuple[float, str]:
    """The attack that promises most, and what it promises less the cards that it takes."""
    board = state.board
    free, hand = own_damage(state, seat)
    whole = free + sum(hand)
    best, found = -1.0, ""
    for other in range(board.seats):
        if other == seat or not board.alive[other]:
            continue
        targets = [f"towers-{other}"] if board.towers[other] else []
        for fief in board.fiefs[other]:
            targets.append(f"siege-f{fief.number}")
            if fief.cards:
                targets.append(f"raid-f{fief.number}")
        for target in targets:
            worth = target_worth(state, target, whole, free)
            if target[0] == "s":
                worth -= CARD * _cards_needed(needed(state, target) - free, hand)
            if worth > best:
                best, found = worth, target
    return best, found


def _cards_needed(damage: float, hand: list[int]) -> int:
    count = 0
    for deals in hand:
        if damage <= 0:
            break
        damage -= deals
        count += 1
    return count


_ACTIONS: Final[dict[str, Appraise]] = {
    "play.castle": _castle,
    "play.palace": _castle,
    "play.land": _land,
    "play.market": _market,
    "play.church": _church,
    "play.cathedral": _cathedral,
    "play.mercenary": _mercenary,
    "play.banquet": _banquet,
    **{f"install.{kind}": _installing(kind) for kind in FACES},
    "recruit": _recruit,
    "bequeath": _bequeath,
    "claim": _claim,
    "joust": _joust,
    "emissary.vassal": _emissary(1),
    "emissary.monk": _emissary(2),
    "monastery": _monastery,
    "treachery": _plot("treachery"),
    "intrigue": _plot("intrigue"),
    ATTACK: _attack,
}


def place(state: State, question: Question, chance: Chance) -> Picks:
    """Lands and Market Towns together, Churches to an Abbot; a Palace or a Prince's fief first."""
    board, seat = state.board, question.seat
    kind = str(question.about[0])
    best, found = -1.0, question.options[0]
    for option in question.options:
        fief = own_fief(board, seat, option)
        kinds = [card.kind for card in fief.cards]
        worth = 0.3 * (fief.castle.kind == "palace") + 0.2 * (fief.lord == "prince")
        if kind == "land":
            worth += 2.0 * ("market" in kinds) + 0.1 * kinds.count("land")
        elif kind == "market":
            worth += kinds.count("land") * (0.1 if "market" in kinds else 1.0)
        else:
            worth += fief.lord == "monk"
        if worth > best:
            best, found = worth, option
    return (found,)


def install(state: State, question: Question, chance: Chance) -> Picks:
    """A Prince where most is at stake, others where least is; nobody who is worth more is sent
    away."""
    board, seat, kind = state.board, question.seat, str(question.about[0])
    best, found = -9.0, question.options[0]
    for option in question.options:
        fief = own_fief(board, seat, option)
        stake = 0.2 * fief_worth(fief)
        worth = (stake if kind == "prince" else -stake) - 3 * LORD[fief.lord]
        if kind == "monk" and any(card.kind in ("church", "cathedral") for card in fief.cards):
            worth += 0.5
        if worth > best:
            best, found = worth, option
    return (found,)


def towers(state: State, question: Question, chance: Chance) -> Picks:
    spare = _spare_cards(state, question.seat)
    return tuple([question.options[i] for i in sorted(spare)]) or question.options[:1]


def garrison(state: State, question: Question, chance: Chance) -> Picks:
    """What the Lands cannot call, Knights first."""
    board, seat = state.board, question.seat
    reserve = state.reserves[seat]
    most = max(1, len(reserve) - land_allowance(board.fiefs[seat]))
    picks: Picks = ()
    for option in sorted(question.options, key=_knight_first):
        if len(picks) < min(most, question.most) and question.accepts((*picks, option)) is None:
            picks = (*picks, option)
    return picks


def _knight_first(option: str) -> bool:
    return "knight" not in option


def plot_target(state: State, question: Question, chance: Chance) -> Picks:
    board, seat, luck = state.board, question.seat, chance.random
    best, found = -9.0, question.options[0]
    for other in range(board.seats):
        if other == seat or not board.alive[other]:
            continue
        leader = 0.4 if appraisal.is_strongest(state, other, seat) else 0.0
        for worth, target in _plot_targets(state, seat, other, question.kind):
            worth += leader + WHIM * luck()
            if worth > best:
                best, found = worth, target
    return (found,)


def declare(state: State, question: Question, chance: Chance) -> Picks:
    target = best_attack(state, question.seat)[1]
    return (target,) if target in question.options else question.options[:1]
