"""How a sensible Earl answers what others do, and what his battles and jousts ask of him."""

from __future__ import annotations

from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question

from ..box import DAMAGE, FACES
from ..events import ALLIES, BANNER, NONE, OUT, PASS
from ..rules.forces import threat
from ..rules.holdings import number_of
from ..state import VIKINGS, Board, State
from . import appraisal
from .appraisal import (
    ARMY,
    HELD,
    LORD,
    MERCENARY,
    PROPERTY,
    RIDES,
    WHIM,
    fall_worth,
    fief_worth,
    needed,
    own_fief,
    rider_worth,
    target_worth,
)

# Reactions.


def allies(state: State, question: Question, chance: Chance) -> Picks:
    """For a Lord, a hand or properties; Vassals for what is worth more than they are."""
    if ALLIES not in question.options:
        return (PASS,)
    card, _, target = question.about
    stake = _stake(state, question.seat, str(card), str(target))
    if stake < 0.7:
        return (PASS,)
    ready_vassals = [option for option in question.options[2:] if not option.endswith(".lord")]
    lords = [option for option in question.options[2:] if option.endswith(".lord")]
    most = int(stake / 1.2)
    return (ALLIES, *[*ready_vassals, *lords][:most])


def _stake(state: State, seat: int, card: str, target: str) -> float:
    """What the target of a plot would lose."""
    board = state.board
    if target.endswith(".lord"):
        fief = own_fief(board, seat, target)
        if fief.lord == "prince":
            return LORD["prince"]
        return fief_worth(fief) + (9.0 if len(board.fiefs[seat]) == 1 else 0.0)
    if target[0] == "f":
        cards = own_fief(board, seat, target).cards
        return sum(sorted([PROPERTY[card.kind] for card in cards])[:2])
    if target[0] == "m":
        return MERCENARY
    if target.startswith("hand"):
        return 0.5 * min(2, len(state.hands[seat]) - 1)
    return 0.45 * min(2, len(state.reserves[seat]))


def struggle(state: State, question: Question, chance: Chance) -> Picks:
    """One Vassal more than can be expected against him, for what is worth it."""
    card, other, target = question.about
    stake = _stake(state, int(other), str(card), str(target))
    hand = [option for option in question.options[1:] if not option.endswith(".lord")]
    lords = [option for option in question.options[1:] if option.endswith(".lord")]
    most = min(question.most, int((stake + 0.6) / 1.1))
    return tuple([*hand, *lords][:most]) or (PASS,)


def least_worth(state: State, question: Question, chance: Chance) -> Picks:
    """Properties: what is named as ransom first, then what is worth least."""
    battle = state.board.battle
    named = battle.ransoms if battle else ()

    def worth(option: str) -> float:
        return -1.0 if option in named else PROPERTY[option.split(".")[1]]

    return tuple(sorted(question.options, key=worth)[: question.least])


# Battles.


def attack_forces(state: State, question: Question, chance: Chance) -> Picks:
    """As many as are likely to be enough: what loses nothing by a hit first, the hand last, and
    that only for a siege."""
    way, _, fief = question.about
    battle = state.board.battle
    target = f"{way}-{fief}" if fief else f"{way}-{battle.defender if battle else 0}"
    want = needed(state, target)
    order = sorted(question.options, key=_calling_order)
    picks: Picks = ()
    damage = 0.0
    for option in order:
        deals = dealt_by(state.board, question.seat, option)
        if not deals or (_from_hand(option) and way != "siege" and picks):
            continue
        if question.accepts((*picks, option)) is None:
            picks = (*picks, option)
            damage += deals
            if damage >= want:
                break
    return picks or (order[0],)


def _from_hand(option: str) -> bool:
    return option.partition(".")[0] in FACES


def _calling_order(option: str) -> int:
    """King, Lords, Guard, garrisons, reserve, Mercenaries; then the hand, Champions first."""
    head, _, rest = option.partition(".")
    if option == "king":
        return 0
    if rest == "lord":
        return 1
    if head == "guard":
        return 2 if rest.startswith("knight") else 4
    if head in ARMY:
        return 3 if head == "knight" else 5
    if rest == "army":
        return 6
    if head[0] == "m" and head[1:].isdigit():
        return 7
    return _HAND_ORDER[head]


_HAND_ORDER: Final = {"champion": 8, "vassal": 9, "prince": 10, "monk": 11}


def dealt_by(board: Board, seat: int, option: str) -> int:
    """The damage of a force."""
    head, _, rest = option.partition(".")
    if rest == "lord":
        return DAMAGE[own_fief(board, seat, head).lord]
    if head == "guard":
        return DAMAGE[rest.partition(".")[0]]
    if head in DAMAGE:
        return DAMAGE[head]
    if rest == "army":
        number = number_of(head)
        return sum([DAMAGE[m.army] for m in board.mercenaries[seat] if m.number == number])
    return 2


def defence_forces(state: State, question: Question, chance: Chance) -> Picks:
    """What changes the outcome: just enough to hold a Castle, the cheapest first; a single card
    for luck where nothing is enough; Lords and the King for properties and Towers."""
    if NONE in question.options:
        return (NONE,)
    board, seat = state.board, question.seat
    way, key, _, damage = threat(question)
    towers = board.towers[seat]
    order = sorted(question.options, key=_defending_order)
    if way == "siege":
        fief = own_fief(board, seat, key)
        wall = 3 if fief.castle.kind == "palace" else 2
        missing = damage - towers - wall + 1
        stake = fall_worth(board, seat, fief)
        if missing <= 0:
            return ()
        picks = _call(question, order, missing)
        cost = sum([_LOSS[_defending_order(option)] for option in picks])
        if len(picks) >= missing and cost < stake + 1.0:
            return picks
        return picks[:1] if len(board.fiefs[seat]) > 1 else picks
    through = damage - towers if way == "raid" else damage
    if through <= 0:
        return ()
    lasting = [option for option in order if _defending_order(option) < 2]
    if way == "towers":
        useful = len(lasting) - max(0, damage - towers)
        return _call(question, lasting, min(len(lasting), damage)) if useful > 0 else ()
    steady = [option for option in order if _defending_order(option) < 4]
    return _call(question, steady, through)


def _call(question: Question, order: list[str], count: int) -> Picks:
    picks: Picks = ()
    for option in order:
        if len(picks) >= count:
            break
        if question.accepts((*picks, option)) is None:
            picks = (*picks, option)
    return picks


def _defending_order(option: str) -> int:
    """King, Lords, Infantry, Monks, Knights, garrisons, the hand, Mercenaries."""
    head, _, rest = option.partition(".")
    if option == "king":
        return 0
    if rest == "lord":
        return 1
    if head == "infantry" or rest.startswith("infantry"):
        return 2
    if head == "monk":
        return 3
    if head == "knight" or rest.startswith("knight"):
        return 4
    if rest == "army":
        return 5
    return 6 if head in ("vassal", "prince") else 8 if head == "champion" else 7


_LOSS: Final = (0.0, 0.2, 0.5, 0.4, 0.8, 0.8, 0.65, 1.2, 0.9)


def church_decides(state: State, question: Question, chance: Chance) -> Picks:
    """For oneself; among others for the weaker one."""
    battle, seat = state.board.battle, question.seat
    assert battle
    if seat == battle.attacker or (battle.attacker == VIKINGS and seat == battle.director):
        return ("attacker",) if seat != battle.defender else ("defender",)
    if seat == battle.defender:
        return ("defender",)
    strong = appraisal.is_strongest(state, battle.defender, battle.attacker)
    return ("attacker",) if strong else ("defender",)


def ransom_lords(state: State, question: Question, chance: Chance) -> Picks:
    """With properties, not with Castles."""
    board, seat = state.board, question.seat
    properties = sum([len(fief.cards) for fief in board.fiefs[seat]])
    lords = sorted(
        question.options, key=lambda key: LORD[own_fief(board, seat, key).lord], reverse=True
    )
    worthy = [key for key in lords if LORD[own_fief(board, seat, key).lord] > 0.5]
    return tuple(worthy[: min(question.most, properties)])


def ransom_price(state: State, question: Question, chance: Chance) -> Picks:
    """What the same attack may destroy, then what is worth least; a Castle last."""
    board, seat = state.board, question.seat
    battle = board.battle
    raided = f"f{battle.fief}." if battle and battle.way == "raid" else "-"

    def worth(option: str) -> float:
        if "." not in option:
            return 5.0 + fief_worth(own_fief(board, seat, option))
        return PROPERTY[option.split(".")[1]] - (1.0 if option.startswith(raided) else 0.0)

    return tuple(sorted(question.options, key=worth)[: question.least])


def seize(state: State, question: Question, chance: Chance) -> Picks:
    def worth(option: str) -> float:
        return 2.0 if "." not in option else PROPERTY[option.split(".")[1]]

    return tuple(sorted(question.options, key=worth, reverse=True)[: question.most])


def vikings(state: State, question: Question, chance: Chance) -> Picks:
    """The rival who loses most; never oneself."""
    board, seat, luck = state.board, question.seat, chance.random
    damage = float(sum([DAMAGE[viking] for viking in board.vikings]))
    own = {f"f{fief.number}" for fief in board.fiefs[seat]} | {str(seat)}
    best, found = 0.0, NONE
    for option in question.options:
        if option == NONE or option.partition("-")[2] in own:
            continue
        worth = target_worth(state, option, damage, damage) + WHIM * luck()
        if worth > best:
            best, found = worth, option
    return (found,)


# Jousts.


def joust_ante(state: State, question: Question, chance: Chance) -> Picks:
    """The least that can be staked; a Banner rather than that without a rider."""
    options = question.options
    rider = rider_worth(state, question.seat)
    if OUT in options:
        return (NONE,) if rider > 0.5 else (OUT,)
    if BANNER in options and rider < 0.5:
        return (BANNER,)
    board, seat = state.board, question.seat

    def worth(option: str) -> float:
        if option == BANNER:
            return 9.0
        if option == NONE:
            return 0.0
        if "." not in option:
            return 3.0 + LORD[own_fief(board, seat, option).lord]
        return PROPERTY[option.split(".")[1]]

    return (min(options, key=worth),)


def joust_card(state: State, question: Question, chance: Chance) -> Picks:
    """The best rider, from the hand if it is the same; without one, the card that is worth
    least."""
    board, seat = state.board, question.seat

    def worth(option: str) -> float:
        if option.endswith(".lord"):
            lord = own_fief(board, seat, option).lord
            return 3 * RIDES.get(lord, 0.0) - 0.6 * LORD[lord]
        return 3 * RIDES.get(option, 0.0) - 0.8 * HELD[option]

    return (max(question.options, key=worth),)
