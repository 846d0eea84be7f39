"""How a sensible seat answers, for the imagined games of computer players: quickly, and from
nothing but what it may know, its hand and what lies open; how an absent seat does; and what a
person's standing orders answer.

Of several answers the one that is worth most (`worth.py`) is taken; a little luck between those
that are nearly alike lets imagined games differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.kit.chance import Chance
from engine.kit.contract import Order, Picks, Question

from ..box import BUILDING_INDEX, BUILDINGS, CARDS, COLOURS, FACES, RAIDS, SETTLEMENTS, SPACES
from ..events import BACK, IDLE, KEEP, OUT, PASS
from ..rules.raids import price, sets_left, strength_of, tier
from ..rules.supplies import card_of, held
from ..state import Board, State, View, last_turn
from .worth import (
    CREW,
    DEATH,
    FEW,
    GOODS,
    WORKER,
    action_worth,
    best_hire,
    crew_worth,
    raid_worth,
    set_worth,
    traded,
)

ROLLOUT_DEPTH: Final = 40
"""Answers after which an imagined game is cut short: some rounds."""
WHIM: Final = 0.4
"""How much luck may add to what an answer is worth."""
SECOND: Final = 1.5
"""What the second half of a turn's work brings; a raid goes without."""
READY: Final = 0.6
"""The share of a raid's worth that holding the worker for it in the next turn has."""
ASIDE: Final = {IDLE: 0.2, BACK: -9.0, "barracks": -9.0}
"""What it is worth to look at what is seldom wanted, to go back, to dismiss without need."""
_FOOD: Final = {("mill", "black"): 1, ("mill", "grey"): 2, ("mill.provision", "white"): 2}
_OPEN_TO: Final = {
    colour: tuple([place for place in SETTLEMENTS.values() if colour in place.workers])
    for colour in COLOURS
}


def rollout_policy(state: State, question: Question, chance: Chance) -> Picks:
    options = question.options
    if len(options) == 1 and question.least == 1:
        return options
    return _HABITS[question.kind](state, question, chance)


_DEAR: Final = ("town_hall", "armoury", "long_house")
"""Buildings that nobody uses for somebody else: cards and goods are spent there, or others lose."""


def default_answer(view: View, question: Question) -> Picks:
    """For somebody who is absent: as a sensible seat would, from the view alone, but nobody is
    harmed, and nothing dear is given away. It raids wherever it can: so games come to their end."""
    if PASS in question.options and question.kind not in ("hire", "copy-building"):
        return (PASS,)
    raids = [option for option in question.options if option in RAIDS]
    modest = raids or [
        option
        for option in question.options
        if option.endswith(IDLE)
        or (option.partition(".")[0] not in _DEAR and option != "treasury.silver")
    ]
    if modest and len(modest) < len(question.options):
        question = replace(question, options=tuple(modest))
    return rollout_policy(view.known, question, Chance(b"absent", 0))


Habit = Callable[[State, Question, Chance], Picks]


def _most(worth: Callable[[State, int, str], Any]) -> Habit:
    """The one option that is worth most; (state, seat, option) -> its worth."""
    return lambda state, question, chance: (
        max(question.options, key=lambda option: worth(state, question.seat, option)),
    )


def _fewest(worth: Callable[[State, int, str], float]) -> Habit:
    """As few as may be, of those that are worth least."""
    return lambda state, question, chance: tuple(
        sorted(question.options, key=lambda option: worth(state, question.seat, option))
    )[: question.least]


def _best_of(state: State, question: Question, worker: str) -> Picks:
    scored = [
        (action_worth(state, question.seat, option, worker), option)
        for option in question.options
        if option != PASS and option not in ASIDE
    ]
    return (max([*scored, (FEW, PASS)])[1],)


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
            # The plunder set is chosen later: the best one, unless it is named.
            spaces = [option] if option in SPACES else [s.key for s in sets_left(board, option)]
            best = max([raid_worth(board, seat, space) for space in spaces])
            worth = best - second + WHIM * luck()
        elif option in ASIDE:
            worth = ASIDE[option]
        else:
            worth = action_worth(state, seat, option, worker) + whims[_index(option)]
        scored.append((worth, option))
    return (max(scored)[1],)


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
        index = _index(option)
        worker = board.village[index]
        worth = action_worth(state, seat, option, worker)
        if not last:
            food = _FOOD.get((option, worker), 0)
            if (worker, food) not in ready:
                ready[worker, food] = _readiness(board, seat, worker, food)
            worth += ready[worker, food]
        scored.append((worth + whims[index], option))
    return (max(scored)[1],)


def _readiness(board: Board, seat: int, worker: str, food: int) -> float:
    """What it helps to hold a worker of this colour at the next turn's beginning."""
    crew, best = len(board.crew[seat]), 0.0
    provisions, gold = board.provision[seat] + food, board.gold[seat]
    for place in _OPEN_TO[worker]:
        if crew < place.crew:
            continue
        cost = price(board, seat, place.key)
        if cost["provision"] > provisions or cost["gold"] > gold:
            continue
        for space in sets_left(board, place.key):
            best = max(best, raid_worth(board, seat, space.key))
    return READY * best + WORKER[worker]


def _index(option: str) -> int:
    return BUILDING_INDEX[option.partition(".")[0]]


def _reroll(state: State, question: Question, chance: Chance) -> Picks:
    """The lowest die, where that promises more points."""
    place, total = str(question.about[0]), int(question.about[1])
    dice = [int(die) for die in question.about[3:]]
    lowest = min(dice)
    again = sum([tier(place, total - lowest + face)[1] for face in FACES]) / len(FACES)
    if again <= tier(place, total)[1]:
        return (KEEP,)
    return (f"die.{dice.index(lowest) + 1}",)


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


def _keep_hand(state: State, question: Question, chance: Chance) -> Picks:
    """Strong cards, the cheap ones rather."""
    cards = [(CREW[card_of(o)] - 0.3 * CARDS[card_of(o)].cost, o) for o in question.options]
    return tuple([option for _, option in sorted(cards, key=lambda each: each[0])])[
        -question.least :
    ]


def _treasury(state: State, question: Question, chance: Chance) -> Picks:
    ranked = sorted(question.options, key=lambda option: CREW[card_of(option)])
    crew = state.board.crew[question.seat]
    two = question.most > 1 and ((len(ranked) > 4 and len(crew) > 3) or last_turn(state.board))
    return tuple(ranked[: 2 if two else question.least])


def _sacrifice(state: State, question: Question, chance: Chance) -> Picks:
    crew = [option for option in question.options if option.startswith(f"{OUT}.")]
    kinds = [option for option in question.options if option in GOODS]
    weakest = min(crew, key=lambda option: CREW[option.partition(".")[2]])
    return weakest, max(kinds, key=GOODS.__getitem__)


def _swapped(state: State, seat: int, option: str) -> tuple[float, int]:
    """A worse worker for whoever is ahead."""
    if option == PASS:
        return 0.0, 0
    board, (other, _, building) = state.board, option.partition(".")
    there = board.village[BUILDING_INDEX[building]]
    return WORKER[board.workers[int(other)]] - WORKER[there], board.score[int(other)]


def _taken(state: State, seat: int, option: str) -> tuple[float, int]:
    other, _, kind = option.partition(".")
    return GOODS[kind], state.board.score[int(other)]


_LEADER: Final = _most(lambda state, seat, option: state.board.score[int(option)])
_WEAKEST: Final = _fewest(lambda state, seat, option: CREW[card_of(option)])
_HABITS: Final[dict[str, Habit]] = {
    "keep-hand": _keep_hand,
    "place": _place,
    "pick-up": _pick_up,
    "idle": lambda state, question, chance: (_place if question.about[0] == "place" else _pick_up)(
        state, question, chance
    ),
    "treasury": _treasury,
    "hire": _hire,
    "dismiss": _WEAKEST,
    "long-house": lambda state, question, chance: _best_of(state, question, "grey"),
    "copy-building": lambda state, question, chance: _best_of(
        state, question, str(question.about[1])
    ),
    "swap-worker": _most(_swapped),
    "take-plunder": _most(_taken),
    "target-seat": _LEADER,
    "sacrifice": _sacrifice,
    "trade-offer": _most(lambda state, seat, option: traded(state.board, option)),
    "scout-target": lambda state, question, chance: (
        chance.choice([option for option in question.options if option.endswith(".1")]),
    ),
    "scout-give": _WEAKEST,
    "give": _most(lambda state, seat, option: held(state.board, seat, option)),
    "reroll": _reroll,
    "choose-set": _most(lambda state, seat, option: (set_worth(state.board, seat, option), option)),
    "deaths": _fewest(  # those first whose death brings something
        lambda state, seat, option: (
            crew_worth(state.board, seat, card_of(option)) - DEATH.get(card_of(option), 0.0)
        )
    ),
    "avenge": _LEADER,
    "lose-crew": _WEAKEST,
    "discard-down": _WEAKEST,
}


# Standing orders, so as not to be asked. Whether one answers depends on what lies open alone, never
# on what the seat holds: otherwise a quick answer would tell of the hand.

ORDERS = (
    Order("reroll", ("ask", "lowest")),
    Order("deaths", ("ask", "weakest")),
    Order("lose-crew", ("ask", "weakest")),
    Order("give", ("ask", "more", "silver", "provision")),
    Order("scout-give", ("ask", "cheapest")),
    Order("discard-down", ("ask", "cheapest")),
)
"""reroll: a Brawler rolls the lowest die again: it is asked only where a better tier is in reach,
and these lie so far apart that no face costs one. deaths: those whose death brings something, then
the weakest. lose-crew: the weakest goes to an Avenger. give: what a Mercenary gets, or of which one
has more. scout-give, discard-down: the cheapest cards go."""


def ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give; None: the person is asked."""
    order, count = orders.get(question.kind, "ask"), question.least
    if order == "ask":
        return None
    board, options = view.board, question.options
    match question.kind:
        case "reroll":
            return _rerolled(question)
        case "give":
            if order == "more":
                more_silver = board.silver[question.seat] >= board.provision[question.seat]
                order = "silver" if more_silver else "provision"
            return (order,)
        case "deaths":
            ranked = sorted(options, key=lambda option: _last_to_die(board, card_of(option)))
        case "lose-crew":
            ranked = sorted(options, key=lambda option: _strength(board, option))
        case _:
            ranked = sorted(options, key=lambda option: CARDS[card_of(option)].cost)
    return tuple(ranked[:count])


def _rerolled(question: Question) -> Picks | None:
    """The lowest die: of all it wins most and loses least."""
    place, total = str(question.about[0]), int(question.about[1])
    dice = [int(die) for die in question.about[3:]]
    lowest = min(dice)
    if tier(place, total - lowest + min(FACES))[1] < tier(place, total)[1]:
        return None
    return (f"die.{dice.index(lowest) + 1}",)


def _strength(board: Board, card: str) -> tuple[int, int]:
    return strength_of(board, card_of(card)), CARDS[card_of(card)].cost


def _last_to_die(board: Board, card: str) -> tuple[bool, tuple[int, int]]:
    return not CARDS[card].crew.rule.startswith("death-"), _strength(board, card)
