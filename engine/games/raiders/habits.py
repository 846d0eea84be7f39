"""How a sensible seat answers, for the imagined games of computer players: quickly, and from
nothing but what it may know, its hand and what lies open.

Of several answers the one that is worth most (`appraisal.py`) is taken; a little luck between
those that are nearly alike lets imagined games differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.contract import Chance, Picks, Question

from . import appraisal
from .appraisal import (
    CREW,
    DEATH,
    GOODS,
    armour_worth,
    crew_worth,
    hire_worth,
    last_turn,
    provision_worth,
    raid_worth,
    silver_worth,
    tile_worth,
)
from .components import (
    BUILDING_INDEX,
    BUILDING_KEYS,
    CARDS,
    COLOURS,
    FACES,
    HEROES,
    MAX_CREW,
    OFFER_KEYS,
    SETTLEMENTS,
    SPACES,
    SPACES_OF,
)
from .hands import card_of
from .hiring import price as hire_price
from .offerings import trader_options
from .playable import playable
from .raiding import price, tier
from .state import Board, State
from .vocabulary import IDLE, KEEP, OUT, PASS

outlook = appraisal.outlook

HORIZON: Final = 40
"""Answers after which an imagined game is cut short: some rounds."""
WHIM: Final = 0.4
"""How much luck may add to what an answer is worth."""
SECOND: Final = 1.5
"""What the second half of a turn's work brings; a raid goes without."""
READY: Final = 0.6
"""The share of a raid's worth that holding the worker for it in the next turn has."""
FEW: Final = 0.05
"""What does nothing at all is still better than harm."""
_EXCHANGES: Final = {
    key: (card.hall.pay, card.hall.price, card.hall.kind)
    for key, card in CARDS.items()
    if card.hall is not None and card.hall.rule == "exchange"
}
_HALL: Final = {
    "archer": 0.3,
    "avenger": 0.4,
    "barbarian": 1.6,
    "berserker": 0.6,
    "champion": 0.5,
    "mercenary": 0.8,
    "sage": 0.3,
    "scout": 0.2,
    "warlord": 0.8,
    "warmonger": 0.7,
}
"""What cards do at the Town Hall where it hardly depends on the position."""


def likely(state: State, question: Question, chance: Chance) -> Picks:
    """How a sensible seat answers."""
    options = question.options
    if len(options) == 1 and question.least == 1:
        return options
    return _HABITS[question.kind](state, question, chance)


def _best(scored: list[tuple[float, str]]) -> Picks:
    return (max(scored)[1],)


# Turns


def _place(state: State, question: Question, chance: Chance) -> Picks:
    """A raid that is worth the whole turn, or else the best work."""
    board, seat, luck = state.board, question.seat, chance.random
    worker = board.workers[seat]
    second = 0.0 if last_turn(board) else SECOND
    scored = []
    for option in question.options:
        if option in SPACES:
            worth = raid_worth(board, seat, option) - second
        else:
            worth = _action_worth(state, seat, option, worker)
        scored.append((worth + WHIM * luck(), option))
    return _best(scored)


def _pick_up(state: State, question: Question, chance: Chance) -> Picks:
    """The best work, and a worker with whom a raid can follow."""
    board, seat, luck = state.board, question.seat, chance.random
    last = last_turn(board)
    ready: dict[tuple[str, int], float] = {}
    scored = []
    for option in question.options:
        index, _ = _WAYS[option]
        worker = board.village[index]
        worth = _action_worth(state, seat, option, worker)
        if not last:
            food = _FOOD.get((option, worker), 0)
            if (worker, food) not in ready:
                ready[worker, food] = _readiness(board, seat, worker, food)
            worth += ready[worker, food]
        scored.append((worth + WHIM * luck(), option))
    return _best(scored)


def _readiness(board: Board, seat: int, worker: str, food: int) -> float:
    """What it helps to hold a worker of this colour at the next turn's beginning."""
    crew, best = len(board.crew[seat]), 0.0
    provisions, gold = board.provision[seat] + food, board.gold[seat]
    for place in _OPEN_TO[worker]:
        if crew < place.crew:
            continue
        cost = price(board, seat, place.key)
        if cost.provision > provisions or cost.gold > gold:
            continue
        for space in SPACES_OF[place.key]:
            if board.spaces[space.index]:
                best = max(best, raid_worth(board, seat, space.key))
    return READY * best + appraisal.WORKER[worker]


_OPEN_TO: Final = {
    colour: tuple([place for place in SETTLEMENTS.values() if colour in place.workers])
    for colour in COLOURS
}
_FOOD: Final = {("mill", "black"): 1, ("mill", "grey"): 2, ("mill.provision", "white"): 2}


def _action_worth(state: State, seat: int, option: str, worker: str) -> float:
    _, appraise = _WAYS[option]
    return appraise(state, seat, worker)


Appraise = Callable[[State, int, str], float]
"""(position, seat, worker's colour) -> points"""


def _nothing(state: State, seat: int, worker: str) -> float:
    return 0.0


def _gate_house(state: State, seat: int, worker: str) -> float:
    return _cards_worth(state, seat, 2 + state.board.crew[seat].count("gatekeeper"))


def _cards_worth(state: State, seat: int, cards: int) -> float:
    if last_turn(state.board):
        return FEW
    room = max(0, 8 - len(state.hands[seat]))
    return (0.65 if room > 4 else 0.4 if room > 2 else 0.15) * min(cards, room)


def _town_hall(state: State, seat: int, worker: str) -> float:
    hand = set(state.hands[seat])
    return max([_hall_worth(state, seat, card, worker) for card in hand if _may(state, seat, card)])


def _may(state: State, seat: int, card: str) -> bool:
    return card not in HEROES and playable(state, seat, card)


def _treasury(state: State, seat: int, worker: str) -> float:
    board, size = state.board, len(state.hands[seat])
    if last_turn(board):
        return 1.0 if size > 1 and board.supply["gold"] else FEW
    if size > 4 and board.supply["gold"] and len(board.crew[seat]) > 3:
        return 1.0
    return silver_worth(board, seat, 2) - (0.3 if size > 3 else 0.7)


def _barracks(state: State, seat: int, worker: str) -> float:
    found = _best_hire(state, seat, "barracks", state.board.crew[seat].count("recruiter"))
    return found[0] if found else -FEW


def _mill(state: State, seat: int, worker: str) -> float:
    if last_turn(state.board):
        return FEW
    more = state.board.crew[seat].count("forager")
    return provision_worth(state.board.provision[seat], (1 if worker == "black" else 2) + more)


def _mill_gold(state: State, seat: int, worker: str) -> float:
    return _gold_worth(state.board, seat)


def _gold_worth(board: Board, seat: int) -> float:
    """Gold to raid monasteries and fortresses with is worth more."""
    if last_turn(board):
        return 1.0
    return 1.4 if board.gold[seat] < 2 and len(board.crew[seat]) > 2 else 1.0


def _silversmith(state: State, seat: int, worker: str) -> float:
    if last_turn(state.board):
        return FEW
    more = state.board.crew[seat].count("jeweller")
    return silver_worth(state.board, seat, (3 if worker == "black" else 2) + more)


def _armour_for_iron(state: State, seat: int, worker: str) -> float:
    cost = 1.0 if last_turn(state.board) else 1.1
    return armour_worth(state.board, seat, 2) - cost


def _armour_for_silver(state: State, seat: int, worker: str) -> float:
    silver = state.board.silver[seat]
    cost = 0.0 if last_turn(state.board) else 0.2 if silver > 5 else 0.6
    return armour_worth(state.board, seat, 1) - cost


def _livestock(state: State, seat: int, worker: str) -> float:
    if last_turn(state.board):
        return -0.5
    return provision_worth(state.board.provision[seat], 2) - 0.55


def _offering(tile: str) -> Appraise:
    def appraise(state: State, seat: int, worker: str) -> float:
        return tile_worth(state.board, tile)

    return appraise


_ACTIONS: Final[dict[str, Appraise]] = {
    "gate_house": _gate_house,
    "town_hall": _town_hall,
    "treasury": _treasury,
    "barracks": _barracks,
    "mill": _mill,
    "mill.provision": _mill,
    "mill.gold": _mill_gold,
    "silversmith": _silversmith,
    "armoury.iron": _armour_for_iron,
    "armoury.silver": _armour_for_silver,
    "long_house.livestock": _livestock,
    **{f"long_house.{tile}": _offering(tile) for tile in OFFER_KEYS},
    **{f"{key}.{IDLE}": _nothing for key in BUILDING_KEYS},
}
_WAYS: Final = {
    option: (BUILDING_INDEX[option.partition(".")[0]], appraise)
    for option, appraise in _ACTIONS.items()
}


def _copy_building(state: State, question: Question, chance: Chance) -> Picks:
    worker = str(question.about[1])
    scored = [
        (_action_worth(state, question.seat, option, worker), option)
        for option in question.options
        if option not in (PASS, "town_hall")
    ]
    return _best([*scored, (FEW, PASS)])


def _long_house(state: State, question: Question, chance: Chance) -> Picks:
    scored = [
        (_action_worth(state, question.seat, option, "grey"), option)
        for option in question.options
        if option != PASS
    ]
    return _best([*scored, (FEW, PASS)])


# The Town Hall


def _hall_worth(state: State, seat: int, card: str, worker: str) -> float:
    """What playing a card brings, less what it would be worth in the crew."""
    board = state.board
    lost = 0.0 if last_turn(board) else 0.35 * CREW[card]
    return _effect_worth(state, seat, card) - lost


def _effect_worth(state: State, seat: int, card: str) -> float:
    board, last = state.board, last_turn(state.board)
    if card in _EXCHANGES:
        pay, number, kind = _EXCHANGES[card]
        goods = appraisal.LAST_GOODS if last else GOODS
        gain = _gold_worth(board, seat) if kind == "gold" else goods[kind]
        return gain - number * goods[pay]
    if card in ("forager", "huntsman"):
        food = 2 if card == "forager" else 1
        coins = silver_worth(board, seat, 2 - food)
        return FEW if last else provision_worth(board.provision[seat], food) + coins
    if card == "gatekeeper":
        return _cards_worth(state, seat, 3)
    if card == "armourer":
        return armour_worth(board, seat, 1)
    if card == "trader":
        return max([_traded(board, option) for option in trader_options(board, seat)])
    if card in ("recruiter", "gravedigger"):
        found = _best_hire(state, seat, card, 0)
        return found[0] if found else 0.0
    if card == "brawler":
        return 1.2 - min([crew_worth(board, seat, one) for one in board.crew[seat]])
    if card == "merchant":
        return 0.9
    return FEW if last and card != "barbarian" else _HALL[card]


def _traded(board: Board, option: str) -> float:
    tile, _, kind = option.partition(".")
    return tile_worth(board, tile, kind)


def _hall_card(state: State, question: Question, chance: Chance) -> Picks:
    seat = question.seat
    worker = state.board.workers[seat]
    scored = [
        (_hall_worth(state, seat, card, worker) + WHIM * chance.random(), card)
        for card in question.options
        if card != PASS
    ]
    return _best([*scored, (0.0, PASS)])


# Cards


def _best_hire(state: State, seat: int, why: str, less: int) -> tuple[float, Picks] | None:
    """Whom to hire, in whose place, and what it brings."""
    board = state.board
    crew, silver = board.crew[seat], board.silver[seat]
    weakest = min(crew, key=CREW.__getitem__) if crew else ""
    hero = next((card for card in crew if card in HEROES), "")
    one_goes = len(crew) >= MAX_CREW or why == "gravedigger"
    best: tuple[float, Picks] | None = None
    for card in set(state.hands[seat]):
        cost = hire_price(why, card, less)
        if cost > silver or card == why:
            continue
        worth = hire_worth(board, seat, card) - 0.12 * cost
        picks: Picks = (card,)
        if hero and card in HEROES:
            worth -= crew_worth(board, seat, hero)
            picks = (f"{card}.{hero}",)
        elif one_goes:
            worth -= crew_worth(board, seat, weakest)
            picks = (card, f"{OUT}.{weakest}")
        if best is None or (worth, picks) > best:
            best = worth, picks
    return best


def _hire(state: State, question: Question, chance: Chance) -> Picks:
    why = str(question.about[0])
    less = int(question.about[1]) if why == "barracks" else 0
    found = _best_hire(state, question.seat, why, less)
    if found is not None and (found[0] > 0 or PASS not in question.options):
        _, picks = found
        if question.accepts(picks) is None:
            return picks
    return (PASS,) if PASS in question.options else question.sample(chance)


def _weakest(state: State, question: Question, chance: Chance) -> Picks:
    """The cards that are worth least, as few as may be."""
    ranked = sorted(question.options, key=lambda option: CREW[card_of(option)])
    return tuple(ranked[: question.least])


def _keep_hand(state: State, question: Question, chance: Chance) -> Picks:
    """Strong cards, the cheap ones rather."""
    ranked = sorted(question.options, key=lambda option: _first_worth(card_of(option)))
    return tuple(ranked[-question.least :])


def _first_worth(card: str) -> float:
    return CREW[card] - 0.3 * CARDS[card].cost


def _treasury_cards(state: State, question: Question, chance: Chance) -> Picks:
    ranked = sorted(question.options, key=lambda option: CREW[card_of(option)])
    crew = state.board.crew[question.seat]
    two = question.most > 1 and ((len(ranked) > 4 and len(crew) > 3) or last_turn(state.board))
    return tuple(ranked[: 2 if two else question.least])


def _deaths(state: State, question: Question, chance: Chance) -> Picks:
    """Those first whose death brings something, then the weakest."""
    board, seat = state.board, question.seat
    ranked = sorted(
        question.options,
        key=lambda option: (
            crew_worth(board, seat, card_of(option)) - DEATH.get(card_of(option), 0.0)
        ),
    )
    return tuple(ranked[: question.least])


# Others


def _leader(state: State, question: Question, chance: Chance) -> Picks:
    """Against whoever is ahead."""
    score = state.board.score
    return (max(question.options, key=lambda option: score[int(option)]),)


def _take_plunder(state: State, question: Question, chance: Chance) -> Picks:
    board = state.board

    def worth(option: str) -> tuple[float, int]:
        seat, _, kind = option.partition(".")
        return GOODS[kind], board.score[int(seat)]

    return (max(question.options, key=worth),)


def _sacrifice(state: State, question: Question, chance: Chance) -> Picks:
    crew = [option for option in question.options if option.startswith(f"{OUT}.")]
    kinds = [option for option in question.options if option in GOODS]
    weakest = min(crew, key=lambda option: CREW[option.partition(".")[2]])
    return weakest, max(kinds, key=GOODS.__getitem__)


def _trade_offer(state: State, question: Question, chance: Chance) -> Picks:
    return (max(question.options, key=lambda option: _traded(state.board, option)),)


def _swap_worker(state: State, question: Question, chance: Chance) -> Picks:
    """A worse worker for whoever is ahead."""
    board = state.board

    def worth(option: str) -> tuple[float, int]:
        if option == PASS:
            return 0.0, 0
        seat, _, building = option.partition(".")
        there = board.village[BUILDING_INDEX[building]]
        loss = appraisal.WORKER[board.workers[int(seat)]] - appraisal.WORKER[there]
        return loss, board.score[int(seat)]

    return (max(question.options, key=worth),)


def _scout_target(state: State, question: Question, chance: Chance) -> Picks:
    one = [option for option in question.options if option.endswith(".1")]
    return (chance.choice(one),)


def _give(state: State, question: Question, chance: Chance) -> Picks:
    """Of what is there in plenty."""
    board, seat = state.board, question.seat
    return ("silver",) if board.silver[seat] >= board.provision[seat] else ("provision",)


def _reroll(state: State, question: Question, chance: Chance) -> Picks:
    """The lowest die, where that promises more points."""
    place, total = str(question.about[0]), int(question.about[1])
    dice = [int(die) for die in question.about[3:]]
    lowest = min(dice)
    again = sum([tier(place, total - lowest + face)[1] for face in FACES]) / len(FACES)
    if again <= tier(place, total)[1]:
        return (KEEP,)
    return (f"die.{dice.index(lowest) + 1}",)


_HABITS: Final[dict[str, Callable[[State, Question, Chance], Picks]]] = {
    "keep-hand": _keep_hand,
    "place": _place,
    "pick-up": _pick_up,
    "treasury": _treasury_cards,
    "hall-card": _hall_card,
    "hire": _hire,
    "long-house": _long_house,
    "copy-building": _copy_building,
    "swap-worker": _swap_worker,
    "take-plunder": _take_plunder,
    "target-seat": _leader,
    "sacrifice": _sacrifice,
    "trade-offer": _trade_offer,
    "scout-target": _scout_target,
    "scout-give": _weakest,
    "give": _give,
    "reroll": _reroll,
    "deaths": _deaths,
    "avenge": _leader,
    "lose-crew": _weakest,
    "discard-down": _weakest,
}
