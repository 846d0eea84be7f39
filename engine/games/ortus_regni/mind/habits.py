"""How a sensible Earl answers, for the imagined games of computer players: quickly, and from
nothing but what he may know, his hand and reserve and what lies open; and how an absent one does.

Of several answers the one that is worth most (`worth.py`) is taken; a little luck between those
that are nearly alike lets imagined games differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question

from ..box import CARDS, DAMAGE, READY_DECKS, TOUGHNESS
from ..events import ALLIES, BANNER, DRAW, GARRISON, NONE, OUT, PASS, RESIGN, TOWERS
from ..rules.holdings import available, fief_of, has_prince, keyed, land_allowance, threat
from ..state import VIKINGS, Board, Force, State, View, others
from .seen import as_allowed, warning
from .worth import (
    HELD,
    LORD,
    MERCENARY,
    NUMBERS,
    PROPERTY,
    RIDES,
    Target,
    all_forces,
    danger,
    fall_worth,
    fief_worth,
    is_strongest,
    needed,
    own_damage,
    rider_worth,
    seen_forces,
    target_of,
    target_worth,
)

ROLLOUT_DEPTH: Final = 16
"""Answers after which an imagined game is cut short: about two rounds of two."""
WHIM: Final = 0.3
"""How much luck may add to what an answer is worth."""
VASSAL_SENT: Final = 1.2
FAVOUR: Final = 8.0
"""What it is worth to direct all attacks of the Vikings."""
EXPOSED: Final = 0.12
"""The risk to a Lord for each Treachery that a rival has been seen to have."""
USELESS: Final = 0.28
"""A card of the hand that is worth less is better as a Tower."""
PRESSED: Final = 0.6
"""The same, while a Castle could fall."""
CARD: Final = 0.55
"""What a card costs that is called from the hand."""
_FREE: Final = (TOWERS, GARRISON, DRAW, RESIGN)
_OPENERS: Final = ("castle", "land", "vassal", "champion", "prince", "mercenary", "market")


def rollout_policy(state: State, question: Question, chance: Chance) -> Picks:
    """How a sensible seat answers."""
    seat, options = question.seat, question.options
    if len(options) == 1 and question.least == 1:
        return options
    if habit := _HABITS.get(question.kind):
        return habit(state, question, chance)
    if liking := _LIKINGS.get(question.kind):
        return (max(options, key=lambda option: liking(state, question, option)),)
    match question.kind:
        case "build-deck":
            return chance.choice(list(READY_DECKS.values())).picks
        case "mulligan":
            useful = sum([kind in _OPENERS for kind in state.hands[seat]])
            return options[:1] if useful > 1 else options[1:]
        case "towers":
            return tuple([options[i] for i in sorted(_spare_cards(state, seat))]) or options[:1]
        case "garrison":  # what the Lands cannot call, Knights first
            idle = len(state.reserves[seat]) - land_allowance(state.board.fiefs[seat])
            order = sorted(options, key=lambda option: "knight" not in option)
            return as_allowed(question, order, min(max(1, idle), question.most))
        case "declare-attack":
            target = _best_attack(state, seat)[1]
            return (target,) if target in options else options[:1]
        case "seize":
            worths = {o: PROPERTY[o.split(".")[1]] if "." in o else 2.0 for o in options}
            ranked = sorted(options, key=worths.__getitem__, reverse=True)
            return tuple(ranked[: question.most])
    # Of hits the book's order is as good as any; the army that is worth least comes first.
    return options[: question.least]


_HARMFUL: Final = (
    *("treachery", "intrigue", "attack", "claim", "joust", "monastery"),
    *("emissary.vassal", "emissary.monk"),
)
"""Actions that nobody does for somebody else: others lose by them, or cards are given away."""


def default_answer(view: View, question: Question) -> Picks:
    """For somebody who is absent: as a sensible Earl would, from the view alone, but nobody is
    harmed who need not be, jousts are left to others, and nothing is done that a warning names."""
    options = question.options
    match question.kind:
        case "build-deck":
            return READY_DECKS["all-rounder"].picks
        case "mulligan" | "struggle":
            return options[:1]
        case "viking-attack":
            return (NONE,)
        case "joust-ante" if OUT in options or BANNER in options:
            return (OUT,) if OUT in options else (BANNER,)
        case "church-decides" if question.seat not in question.about:
            return options[:1]
        case "turn":
            warned = warning(view, question)
            vetoed = (*_HARMFUL, *warned.options) if warned else _HARMFUL
            modest = tuple([option for option in options if option not in vetoed])
            question = replace(question, options=modest)
    return rollout_policy(view.known, question, Chance(b"absent", 0))


# The own turn: what the actions are worth


def _turn(state: State, question: Question, chance: Chance) -> Picks:
    """The action that is worth most, Towers of what is of no use, then the card."""
    board, seat, luck = state.board, question.seat, chance.random
    options = question.options
    actions = [option for option in options if option not in _FREE]
    worths = {action: _action_worth(state, seat, action) + WHIM * luck() for action in actions}
    best = max(actions, key=worths.__getitem__, default=DRAW)
    if best != DRAW and worths[best] > 0:
        return (best,)
    if GARRISON in options and len(state.reserves[seat]) > land_allowance(board.fiefs[seat]):
        return (GARRISON,)
    if TOWERS in options and _spare_cards(state, seat):
        return (TOWERS,)
    return (DRAW,)


def _action_worth(state: State, seat: int, option: str) -> float:
    board = state.board
    verb, _, kind = option.partition(".")
    if verb == "install":
        return _lord_worth(state, seat, kind)
    if verb == "emissary":
        return _envoy_worth(board, seat, kind)
    hand, fiefs, left = state.hands[seat], board.fiefs[seat], len(state.decks[seat])
    match kind or verb:
        case "attack":
            return _best_attack(state, seat)[0]
        case "castle" | "palace":
            return (3.2, 3.2, 2.0, 1.5)[min(3, len(fiefs))]
        case "land":
            return 1.9 if any(fief.has("market") for fief in fiefs) else 1.3
        case "market":
            kinds = [card.kind for fief in fiefs for card in fief.cards]
            return 0.1 if "market" in kinds else 0.5 + 0.5 * kinds.count("land")
        case "church":
            return 0.5 if any(fief.lord == "monk" for fief in fiefs) else 0.35
        case "cathedral":
            return 0.9
        case "mercenary":
            return 1.4
        case "banquet":
            return -1.0 if left < 8 else 0.9 if len(hand) < 5 else 0.4
        case "monastery":
            return 0.15
        case "recruit":
            free = sum([not mercenary.army for mercenary in board.mercenaries[seat]])
            double = any(fief.has("land") and fief.has("market") for fief in fiefs)
            room = land_allowance(fiefs) + free - len(state.reserves[seat])
            return 0.1 if room <= 0 else 1.3 if double and room > 1 else 0.7
        case "bequeath":
            more = len(board.discards[seat])
            return -1.0 if left > 9 else 0.45 * (10 - left) + 0.1 * more - 0.5
        case "claim":
            mine, mine_soon = board.banners[seat] + 1, board.banners[seat] + hand.count(BANNER)
            want = max(2, 2 + max(board.banners[:seat] + board.banners[seat + 1 :]))
            return 2.2 if mine >= want else 0.8 if mine_soon >= want else -0.3
        case "joust":
            return _joust_worth(state, seat)
        case "treachery" | "intrigue":
            plots = [_plot_targets(state, seat, other, verb) for other in others(board, seat)]
            return max([0.0, *[worth for found in plots for worth, _ in found]]) - 0.3
    raise LookupError(f"{option} is worth nothing yet: say here what")


def _lord_worth(state: State, seat: int, kind: str) -> float:
    board = state.board
    fiefs = board.fiefs[seat]
    empty = [fief for fief in fiefs if not fief.lord]
    if not empty:
        return LORD[kind] - min([LORD[fief.lord] for fief in fiefs]) - 0.6
    worth = LORD[kind] + 0.3
    if kind == "prince":
        return worth + (0.3 if BANNER in state.hands[seat] else 0.0)
    # A Lord who is no Prince may fall to Treachery, and his Fief with him: never the last one.
    if len(fiefs) == 1:
        return -1.0
    known = sum([board.discards[other].count("treachery") for other in others(board, seat)])
    if not known:
        return worth
    risk = min(0.5, EXPOSED * known)
    return worth - risk * min([fall_worth(board, seat, fief) for fief in empty])


def _envoy_worth(board: Board, seat: int, kind: str) -> float:
    cubes = CARDS[kind].envoy
    mine, total = board.cubes[seat], sum(board.cubes)
    gain = (mine + cubes) / (total + cubes) - mine / total
    near = 1.5 if board.arrived else 1.0 + 0.05 * board.markers
    return FAVOUR * gain * near - (VASSAL_SENT if kind == "vassal" else 0.0)


def _joust_worth(state: State, seat: int) -> float:
    board = state.board
    rider = rider_worth(state, seat)
    earldoms = [board.fiefs[other] for other in others(board, seat)]
    antes = sum([len(fiefs) > 1 or any(fief.cards for fief in fiefs) for fiefs in earldoms])
    second = state.hands[seat].count(BANNER) > 1
    if not antes or rider < 0.5 or (has_prince(board.fiefs[seat]) and not second):
        return -0.5
    return 0.9 * antes * rider - 0.4


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


def _best_attack(state: State, seat: int) -> tuple[float, str]:
    """The attack that promises most, and what it promises less the cards that it takes."""
    board = state.board
    free, hand = own_damage(state, seat)
    whole = free + sum(hand)
    best, found = -1.0, ""
    for other in others(board, seat):
        cards, _ = seen_forces(state, other)
        fiefs = board.fiefs[other]
        aims = [("towers", fiefs[0])] if board.towers[other] else []
        for fief in fiefs:
            aims += [("siege", fief), ("raid", fief)] if fief.cards else [("siege", fief)]
        for way, fief in aims:
            target = Target(way, other, fief, cards)
            worth = target_worth(state, target, whole, free)
            if way == "siege":
                missing, called = needed(state, target) - free, 0
                while missing > 0 and called < len(hand):
                    missing -= hand[called]
                    called += 1
                worth -= CARD * called
            if worth > best:
                best, found = worth, f"{way}-{other if way == 'towers' else fief.key}"
    return best, found


# The own turn: where things go


def _place(state: State, question: Question, option: str) -> float:
    """Lands and Market Towns together, Churches to an Abbot; a Palace or a Prince's Fief first."""
    fief, kind = fief_of(state.board, option), str(question.about[0])
    kinds = [card.kind for card in fief.cards]
    worth = 0.3 * (fief.castle.kind == "palace") + 0.2 * (fief.lord == "prince")
    if kind == "land":
        return worth + (2.0 * ("market" in kinds) + 0.1 * kinds.count("land"))
    if kind == "market":
        return worth + kinds.count("land") * (0.1 if "market" in kinds else 1.0)
    return worth + (fief.lord == "monk")


def _install(state: State, question: Question, option: str) -> float:
    """A Prince where most is at stake, others where least is; nobody who is worth more is sent
    away."""
    fief, kind = fief_of(state.board, option), str(question.about[0])
    stake = 0.2 * fief_worth(fief)
    worth = (stake if kind == "prince" else -stake) - 3 * LORD[fief.lord]
    abbey = kind == "monk" and any(card.kind in ("church", "cathedral") for card in fief.cards)
    return worth + (0.5 if abbey else 0.0)


def _spare_cards(state: State, seat: int) -> list[int]:
    """Which cards of the hand are better as Towers: those that come too late or are of little
    use, more of them while the earldom could fall."""
    board, hand = state.board, state.hands[seat]
    if not hand:
        return []
    threatened = danger(state, seat, all_forces(state))
    worths = sorted([(_held_worth(board, seat, kind, hand), i) for i, kind in enumerate(hand)])
    want, most = USELESS, len(hand)
    if threatened > 0:
        want = PRESSED if len(board.fiefs[seat]) > 1 else 2 * PRESSED
        # As many as are missing, and the useless ones.
        most = max(int(threatened) + 1, sum([worth < USELESS for worth, _ in worths]))
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


def _plot_target(state: State, question: Question, chance: Chance) -> Picks:
    board, seat, luck = state.board, question.seat, chance.random
    liked = []
    for other in others(board, seat):
        leader = 0.4 if is_strongest(board, other, seat) else 0.0
        for worth, target in _plot_targets(state, seat, other, question.kind):
            liked.append((worth + (leader + WHIM * luck()), target))
    return (max(liked)[1],)


# Plots of others


def _allies(state: State, question: Question, chance: Chance) -> Picks:
    """For a Lord, a hand or properties; Vassals for what is worth more than they are."""
    if ALLIES not in question.options:
        return (PASS,)
    stake = _stake(state, question.seat, str(question.about[2]))
    if stake < 0.7:
        return (PASS,)
    return (ALLIES, *_hand_first(question.options[2:])[: int(stake / 1.2)])


def _hand_first(vassals: Sequence[str]) -> list[str]:
    return sorted(vassals, key=lambda vassal: vassal.endswith(".lord"))


def _stake(state: State, seat: int, target: str) -> float:
    """What the target of a plot would lose."""
    board = state.board
    if target[0] == "f":
        fief = fief_of(board, target)
        if not target.endswith(".lord"):
            return sum(sorted([PROPERTY[card.kind] for card in fief.cards])[:2])
        if fief.lord == "prince":
            return LORD["prince"]
        return fief_worth(fief) + (9.0 if len(board.fiefs[seat]) == 1 else 0.0)
    if target[0] == "m":
        return MERCENARY
    if target.startswith("hand"):
        return 0.5 * min(2, len(state.hands[seat]) - 1)
    return 0.45 * min(2, len(state.reserves[seat]))


def _struggle(state: State, question: Question, chance: Chance) -> Picks:
    """One Vassal more than can be expected against him, for what is worth it."""
    _, other, target = question.about
    stake = _stake(state, int(other), str(target))
    most = min(question.most, int((stake + 0.6) / 1.1))
    return tuple(_hand_first(question.options[1:])[:most]) or (PASS,)


def _cheapest(state: State, question: Question, chance: Chance) -> Picks:
    """Properties or Castles: what is named as ransom first, then what the same attack may destroy,
    then what is worth least."""
    battle = state.board.battle
    named = battle.ransoms if battle else ()
    raided = f"f{battle.fief}." if battle and battle.way == "raid" else "-"

    def worth(option: str) -> float:
        if option in named:
            return -1.0
        if "." not in option:
            return 5.0 + fief_worth(fief_of(state.board, option))
        return PROPERTY[option.split(".")[1]] - (1.0 if option.startswith(raided) else 0.0)

    return tuple(sorted(question.options, key=worth)[: question.least])


# Battles

_CALLED, _DEFEND = NUMBERS["called"], NUMBERS["defend"]
"""In which order forces are called: to attack, those who lose nothing by a hit first and the hand
last; to defend, those that cost least first."""
_LOSS: Final = (0.0, 0.2, 0.5, 0.4, 0.8, 0.8, 0.65, 1.2, 0.9)
"""What it costs, by its number there."""


def _number(table: Mapping[str, float], force: Force) -> int:
    number = table.get(force.place)
    return int(table[f"{force.place}-{force.kind}"] if number is None else number)


def _attack_forces(state: State, question: Question, chance: Chance) -> Picks:
    """As many as are likely to be enough, those of the hand only for a siege."""
    way, other, fief = question.about
    want = needed(state, target_of(state, f"{way}-{fief or other}"))
    keys = keyed(available(state, question.seat))
    order = sorted(question.options, key=lambda option: _number(_CALLED, keys[option]))
    picks: Picks = ()
    damage = 0.0
    for option in order:
        force = keys[option]
        deals = DAMAGE[force.kind]
        if not deals or (force.place == "hand" and way != "siege" and picks):
            continue
        if question.accepts((*picks, option)) is None:
            picks = (*picks, option)
            damage += deals
            if damage >= want:
                break
    return picks or (order[0],)


def _defence_forces(state: State, question: Question, chance: Chance) -> Picks:
    """What changes the outcome: just enough to hold a Castle, the cheapest first; a single card
    for luck where nothing is enough; Lords and the King for properties and Towers."""
    if NONE in question.options:
        return (NONE,)
    board, seat = state.board, question.seat
    way, key, _, damage = threat(question)
    towers = board.towers[seat]
    keys = keyed(available(state, seat))
    number = {option: _number(_DEFEND, keys[option]) for option in question.options}
    order = sorted(question.options, key=number.__getitem__)
    if way == "siege":
        fief = fief_of(board, key)
        missing = damage - towers - TOUGHNESS[fief.castle.kind] + 1
        if missing <= 0:
            return ()
        picks = as_allowed(question, order, missing)
        cost = sum([_LOSS[number[option]] for option in picks])
        if len(picks) >= missing and cost < fall_worth(board, seat, fief) + 1.0:
            return picks
        return picks[:1] if len(board.fiefs[seat]) > 1 else picks
    through = damage - towers if way == "raid" else damage
    if through <= 0:
        return ()
    lasting = [option for option in order if number[option] < 2]
    if way == "towers":
        useful = len(lasting) - max(0, damage - towers)
        return as_allowed(question, lasting, min(len(lasting), damage)) if useful > 0 else ()
    return as_allowed(question, [option for option in order if number[option] < 4], through)


def _church_decides(state: State, question: Question, chance: Chance) -> Picks:
    """For oneself; among others for the weaker one."""
    battle, seat = state.board.battle, question.seat
    assert battle
    if seat == battle.attacker or (battle.attacker == VIKINGS and seat == battle.director):
        return ("attacker",) if seat != battle.defender else ("defender",)
    if seat == battle.defender:
        return ("defender",)
    strong = is_strongest(state.board, battle.defender, battle.attacker)
    return ("attacker",) if strong else ("defender",)


def _ransom_lords(state: State, question: Question, chance: Chance) -> Picks:
    """With properties, not with Castles."""
    board = state.board
    properties = sum([len(fief.cards) for fief in board.fiefs[question.seat]])
    worths = {option: LORD[fief_of(board, option).lord] for option in question.options}
    lords = sorted(question.options, key=worths.__getitem__, reverse=True)
    worthy = [option for option in lords if worths[option] > 0.5]
    return tuple(worthy[: min(question.most, properties)])


def _vikings(state: State, question: Question, chance: Chance) -> Picks:
    """The rival who loses most; never oneself."""
    board, seat, luck = state.board, question.seat, chance.random
    damage = float(sum([DAMAGE[viking] for viking in board.vikings]))
    own = {f"f{fief.number}" for fief in board.fiefs[seat]} | {str(seat)}
    liked = [(0.0, NONE)]
    for option in question.options:
        if option != NONE and option.partition("-")[2] not in own:
            worth = target_worth(state, target_of(state, option), damage, damage)
            liked.append((worth + WHIM * luck(), option))
    return (max(liked)[1],)


# Jousts


def _joust_ante(state: State, question: Question, chance: Chance) -> Picks:
    """The least that can be staked; a Banner rather than that without a rider."""
    options = question.options
    rider = rider_worth(state, question.seat)
    if OUT in options:
        return (NONE,) if rider > 0.5 else (OUT,)
    if BANNER in options and rider < 0.5:
        return (BANNER,)

    def cost(option: str) -> float:
        if option in (BANNER, NONE):
            return 9.0 if option == BANNER else 0.0
        if "." not in option:
            return 3.0 + LORD[fief_of(state.board, option).lord]
        return PROPERTY[option.split(".")[1]]

    return (min(options, key=cost),)


def _joust_card(state: State, question: Question, option: str) -> float:
    """The best rider, from the hand if it is the same; without one, the card that is worth
    least."""
    if option.endswith(".lord"):
        lord = fief_of(state.board, option).lord
        return 3 * RIDES.get(lord, 0.0) - 0.6 * LORD[lord]
    return 3 * RIDES.get(option, 0.0) - 0.8 * HELD[option]


_LIKINGS: Final[dict[str, Callable[[State, Question, str], float]]] = {
    "place-property": _place,
    "install": _install,
    "joust-card": _joust_card,
}
"""For questions with a single pick: how much an option is liked."""
_HABITS: Final[dict[str, Callable[[State, Question, Chance], Picks]]] = {
    "turn": _turn,
    "treachery": _plot_target,
    "intrigue": _plot_target,
    "allies": _allies,
    "struggle": _struggle,
    "yield-properties": _cheapest,
    "attack-forces": _attack_forces,
    "defence-forces": _defence_forces,
    "church-decides": _church_decides,
    "ransom-lords": _ransom_lords,
    "ransom-price": _cheapest,
    "properties-lost": _cheapest,
    "joust-ante": _joust_ante,
    "viking-attack": _vikings,
}
