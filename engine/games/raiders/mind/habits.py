"""How a sensible seat answers, for the imagined games of computer players: quickly, and from
nothing but what it may know, its hand and what lies open.

Of several answers the one that is worth most (`appraisal.py`) is taken; a little luck between
those that are nearly alike lets imagined games differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question

from ..box import BUILDING_INDEX, BUILDINGS, CARDS, COLOURS, FACES, RAIDS, SETTLEMENTS, SPACES
from ..events import BACK, IDLE, KEEP, OUT, PASS
from ..rules.hands import card_of
from ..rules.prospects import price, sets_left, tier
from ..state import Board, State
from . import appraisal
from .appraisal import CREW, DEATH, GOODS, crew_worth, last_turn, raid_worth, set_worth
from .errands import FEW, WAYS, action_worth, best_hire, hall_worth, traded

ROLLOUT_DEPTH: Final = 40
"""Answers after which an imagined game is cut short: some rounds."""
WHIM: Final = 0.4
"""How much luck may add to what an answer is worth."""
SECOND: Final = 1.5
"""What the second half of a turn's work brings; a raid goes without."""
READY: Final = 0.6
"""The share of a raid's worth that holding the worker for it in the next turn has."""


def rollout_policy(state: State, question: Question, chance: Chance) -> Picks:
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
    whims = [WHIM * luck() for _ in BUILDINGS]
    scored = []
    for option in question.options:
        if option in RAIDS:
            worth = _raid_worth(board, seat, option) - second + WHIM * luck()
        elif option in ASIDE:
            worth = ASIDE[option]
        else:
            worth = action_worth(state, seat, option, worker) + whims[WAYS[option][0]]
        scored.append((worth, option))
    return _best(scored)


def _aside(state: State, question: Question, chance: Chance) -> Picks:
    """What is seldom wanted, of either half of the turn."""
    half = _place if question.about[0] == "place" else _pick_up
    return half(state, question, chance)


def _raid_worth(board: Board, seat: int, raid: str) -> float:
    """Of a raid whose plunder set is chosen later, with the best one."""
    if raid in SPACES:
        return raid_worth(board, seat, raid)
    return max([raid_worth(board, seat, space.key) for space in sets_left(board, raid)])


def _choose_set(state: State, question: Question, chance: Chance) -> Picks:
    board, seat = state.board, question.seat
    return _best([(set_worth(board, seat, option), option) for option in question.options])


def _pick_up(state: State, question: Question, chance: Chance) -> Picks:
    """The best work, and a worker with whom a raid can follow."""
    board, seat, luck = state.board, question.seat, chance.random
    last = last_turn(board)
    ready: dict[tuple[str, int], float] = {}
    whims = [WHIM * luck() for _ in BUILDINGS]
    scored = []
    for option in question.options:
        if option in ASIDE:
            scored.append((ASIDE[option] - 1, option))
            continue
        index, _ = WAYS[option]
        worker = board.village[index]
        worth = action_worth(state, seat, option, worker)
        if not last:
            food = _FOOD.get((option, worker), 0)
            if (worker, food) not in ready:
                ready[worker, food] = _readiness(board, seat, worker, food)
            worth += ready[worker, food]
        scored.append((worth + whims[index], option))
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
        for space in sets_left(board, place.key):
            best = max(best, raid_worth(board, seat, space.key))
    return READY * best + appraisal.WORKER[worker]


_OPEN_TO: Final = {
    colour: tuple([place for place in SETTLEMENTS.values() if colour in place.workers])
    for colour in COLOURS
}
ASIDE: Final = {IDLE: 0.2, BACK: -9.0, "barracks": -9.0}
"""What it is worth to look at what is seldom wanted, to go back, to dismiss without need."""
_FOOD: Final = {("mill", "black"): 1, ("mill", "grey"): 2, ("mill.provision", "white"): 2}


def _copy_building(state: State, question: Question, chance: Chance) -> Picks:
    worker = str(question.about[1])
    scored = [
        (action_worth(state, question.seat, option, worker), option)
        for option in question.options
        if option in WAYS
    ]
    return _best([*scored, (FEW, PASS)])


def _long_house(state: State, question: Question, chance: Chance) -> Picks:
    scored = [
        (action_worth(state, question.seat, option, "grey"), option)
        for option in question.options
        if option != PASS
    ]
    return _best([*scored, (FEW, PASS)])


# The Town Hall


def _hall_card(state: State, question: Question, chance: Chance) -> Picks:
    seat = question.seat
    scored = [
        (hall_worth(state, seat, card) + WHIM * chance.random(), card)
        for card in question.options
        if card != PASS
    ]
    return _best([*scored, (0.0, PASS)])


# Cards


def _hire(state: State, question: Question, chance: Chance) -> Picks:
    why = str(question.about[0])
    less = int(question.about[1]) if why == "barracks" else 0
    found = best_hire(state, question.seat, why, less)
    if found is not None and (found[0] > 0 or PASS not in question.options):
        _, picks = found
        for some in (picks, picks[:1]):
            if question.accepts(some) is None:
                return some
    return (PASS,) if PASS in question.options else question.sample(chance)


def _dismiss(state: State, question: Question, chance: Chance) -> Picks:
    return (min(question.options, key=CREW.__getitem__),)


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
    return (max(question.options, key=lambda option: traded(state.board, option)),)


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
    "idle": _aside,
    "treasury": _treasury_cards,
    "hall-card": _hall_card,
    "hire": _hire,
    "dismiss": _dismiss,
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
    "choose-set": _choose_set,
    "deaths": _deaths,
    "avenge": _leader,
    "lose-crew": _weakest,
    "discard-down": _weakest,
}
