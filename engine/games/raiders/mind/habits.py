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
from ..rules.raids import price, sets_left, strength_of, tier
from ..rules.supplies import card_of
from ..state import BACK, IDLE, KEEP, OUT, PASS, Board, State, View, held, last_turn
from .worth import (
    CREW,
    DEATH,
    FEW,
    GOODS,
    WORKER,
    action_worth,
    best_hire,
    crew_worth,
    finds,
    raid_worth,
    set_worth,
    traded,
)

ROLLOUT_DEPTH: Final = 20
"""Answers after which an imagined game is cut short: some rounds. In more, luck hides what
the answer did: at 40 a player won 0.30 ± 0.15 of 10 games against one at 20, and took longer."""
WHIM: Final = 0.15
"""How much luck may add to what an answer is worth."""
SECOND: Final = 2.2
"""What the second half of a turn's work brings; a raid goes without."""
TOO_DEAR: Final = 0.5
"""Nobody of the crew goes for whom somebody worth so much less could."""
READY: Final = 0.3
"""The share of a raid's worth that holding the worker for it in the next turn has."""
ASIDE: Final = {IDLE: 0.2, BACK: -9.0, "barracks": -9.0}
"""What it is worth to look at what is seldom wanted, to go back, to dismiss without need."""
_FOOD: Final = {("mill", "black"): 1, ("mill", "grey"): 2, ("mill.provision", "white"): 2}
_OPEN_TO: Final = {
    colour: tuple([place for place in SETTLEMENTS.values() if colour in place.workers])
    for colour in COLOURS
}


def rollout_policy(state: State, question: Question, chance: Chance) -> Picks:
    """How a sensible seat answers."""
    options = question.options
    if len(options) == 1 and question.least == 1:
        return options
    match question.kind:
        case "place" | "pick-up" | "idle":
            half = question.about[0] if question.kind == "idle" else question.kind
            return _work(state, question, chance, str(half))
        case "hire":
            return _hire(state, question, chance)
        case "long-house":
            return _best_action(state, question, "grey")
        case "copy-building":
            return _best_action(state, question, str(question.about[1]))
        case "keep-hand":  # strong cards, the cheap ones rather
            cards = {option: CARDS[card_of(option)] for option in options}
            liked = sorted(options, key=lambda o: CREW[cards[o].key] - 0.3 * cards[o].cost)
            return tuple(liked[-question.least :])
        case "sacrifice":
            crew = [option for option in options if option.startswith(f"{OUT}.")]
            kinds = [option for option in options if option in GOODS]
            weakest = min(crew, key=lambda o: _lost(state, question, o.partition(".")[2]))
            return weakest, max(kinds, key=GOODS.__getitem__)
        case "scout-target":
            return (chance.choice([option for option in options if option.endswith(".1")]),)
        case "reroll":  # where that promises more points
            place, total, lowest, option = _lowest_die(question)
            again = sum([tier(place, total - lowest + face)[1] for face in FACES]) / len(FACES)
            return (option if again > tier(place, total)[1] else KEEP,)
        case "deaths" | "dismiss" | "lose-crew":
            return _fewest(question, lambda card: _lost(state, question, card))
        case "treasury" | "scout-give" | "discard-down":
            return _fewest(question, CREW.__getitem__)
    return (max(options, key=lambda option: _liking(state, question, option)),)


def candidates(view: View, question: Question) -> tuple[Picks, ...]:
    """Of a turn's options all but cards that would find nobody, and those that only lead to another
    question: an imagined game with such a detour is cut short some turns sooner, which is no
    merit. Of the crew nobody who is much dearer than another."""
    found: list[Picks] = []
    if question.kind in ("deaths", "dismiss", "lose-crew") and question.most == 1:
        lost = {o: _lost(view.known, question, card_of(o)) for o in question.options}
        return tuple([(o,) for o in lost if lost[o] <= min(lost.values()) + TOO_DEAR])
    if question.kind not in ("place", "pick-up", "idle"):
        return ()
    for option in question.options:
        building, _, card = option.partition(".")
        vain = building == "town_hall" and not finds(view.known, question.seat, card)
        if not vain and option not in (IDLE, BACK):
            found.append((option,))
    return tuple(found)


def _fewest(question: Question, worth: Callable[[str], float]) -> Picks:
    """As few cards as may be, of those that are worth least."""
    ranked = sorted(question.options, key=lambda option: worth(card_of(option)))
    return tuple(ranked[: question.least])


def _lost(state: State, question: Question, card: str) -> float:
    """What it costs to lose one of the crew; in one's own raid, death may bring something."""
    worth = crew_worth(state, question.seat, card)
    return worth - DEATH.get(card, 0.0) if question.kind == "deaths" else worth


def _liking(state: State, question: Question, option: str) -> Any:
    """Of questions with a single pick the option that is liked most is picked."""
    board, (head, _, rest) = state.board, option.partition(".")
    match question.kind:
        case "give":
            return held(board, question.seat, option)
        case "trade-offer":
            return traded(board, option)
        case "choose-set":
            return set_worth(board, question.seat, option), option
        case "take-plunder":
            return GOODS[rest], board.score[int(head)]
        case "swap-worker" if option == PASS:
            return 0.0, 0
        case "swap-worker":  # a worse worker for whoever is ahead
            worse = WORKER[board.workers[int(head)]] - WORKER[board.village[_index(rest)]]
            return worse, board.score[int(head)]
    return board.score[int(head)]  # against the leader


def _lowest_die(question: Question) -> tuple[str, int, int, str]:
    """Of a raid that may be rolled again: where, the strength, the lowest die, and its option."""
    place, total, _, *dice = question.about
    lowest = min(map(int, dice))
    return str(place), int(total), lowest, f"die.{dice.index(lowest) + 1}"


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


def _best_action(state: State, question: Question, worker: str) -> Picks:
    scored = [
        (action_worth(state, question.seat, option, worker), option)
        for option in question.options
        if option != PASS and option not in ASIDE
    ]
    return (max([*scored, (FEW, PASS)])[1],)


# Turns


def _work(state: State, question: Question, chance: Chance, half: str) -> Picks:
    """The best work, or a raid that is worth the whole turn; when a worker is picked up, one with
    whom a raid can follow."""
    board, seat, luck = state.board, question.seat, chance.random
    last = last_turn(board)
    ready: dict[tuple[str, int], float] = {}
    whims = [WHIM * luck() for _ in BUILDINGS]
    scored = []
    for option in question.options:
        if option in RAIDS:
            # The plunder set is chosen later: the best one, unless it is named.
            spaces = [option] if option in SPACES else [s.key for s in sets_left(board, option)]
            best = max([raid_worth(board, seat, space) for space in spaces])
            worth = best - (0.0 if last else SECOND) + WHIM * luck()
        elif option in ASIDE:
            worth = ASIDE[option] - (half == "pick-up")
        else:
            index = _index(option)
            worker = board.workers[seat] if half == "place" else board.village[index]
            worth = action_worth(state, seat, option, worker)
            if half == "pick-up" and not last:
                food = _FOOD.get((option, worker), 0)
                if (worker, food) not in ready:
                    ready[worker, food] = _readiness(board, seat, worker, food)
                worth += ready[worker, food]
            worth += whims[index]
        scored.append((worth, option))
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
        case "reroll":  # of all dice the lowest wins most and loses least
            place, total, lowest, option = _lowest_die(question)
            loses = tier(place, total - lowest + min(FACES))[1] < tier(place, total)[1]
            return None if loses else (option,)
        case "give":
            if order == "more":
                more_silver = board.silver[question.seat] >= board.provision[question.seat]
                order = "silver" if more_silver else "provision"
            return (order,)
        case "deaths" | "lose-crew":  # in one's own raid those first whose death brings something
            own = question.kind == "deaths"
            cards = {option: CARDS[card_of(option)] for option in options}
            ranked = sorted(
                options,
                key=lambda option: (
                    own and not cards[option].crew.rule.startswith("death-"),
                    strength_of(board, cards[option].key),
                    cards[option].cost,
                ),
            )
        case _:
            ranked = sorted(options, key=lambda option: CARDS[card_of(option)].cost)
    return tuple(ranked[:count])
