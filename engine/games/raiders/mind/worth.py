"""What things are worth to a sensible seat, in victory points, and what a position promises: rough
numbers for the imagined games of computer players, which are to be had quickly.

They were found by letting sensible seats play against one another. In the last turn only what
scores at the end counts. What was learned of positions (`value.json`) began with them, and they are
one of its features.
"""

from __future__ import annotations

import tomllib
from math import exp, inf
from pathlib import Path
from typing import Final

from engine.kit.contract import Picks
from engine.kit.judgement import load, logit

from ..box import (
    ARMOUR_TRACK,
    CARDS,
    DEALS,
    HEROES,
    MAX_ARMOUR,
    MAX_CREW,
    MAX_VALKYRIE,
    OFFERS,
    SETTLEMENTS,
    SPACES,
    VALKYRIE_TRACK,
    rolls,
)
from ..rules.hall import GIFTS
from ..rules.raids import price, strength, tier
from ..rules.supplies import gained, trader_options
from ..rules.turns import crew_points, end_points
from ..rules.village import BARRACKS, discount, hall_of, hiring_cost
from ..state import IDLE, OUT, Board, State, held, last_turn, others

_NUMBERS: Final[dict[str, dict[str, float]]] = tomllib.loads(
    Path(__file__).with_name("worth.toml").read_text("utf-8")
)
PLUNDER, LAST_PLUNDER = _NUMBERS["plunder"], _NUMBERS["last_plunder"]
GOODS, LAST_GOODS, _PAID = _NUMBERS["goods"], _NUMBERS["last_goods"], _NUMBERS["paid"]
WORKER, ABILITY, DEATH, _HALL = (_NUMBERS[key] for key in ("worker", "ability", "death", "hall"))
STEP: Final = 1.4
"""A step on the Valkyrie track, as long as there are more to come."""
PER_STRENGTH: Final = 0.4
CREW: Final = {key: ABILITY[key] + PER_STRENGTH * card.strength for key, card in CARDS.items()}
"""What a card is worth as one of the crew."""
_END: Final = {
    key: float(card.crew.amount) for key, card in CARDS.items() if card.crew.rule == "end"
}
_RAID_POINTS: Final = {
    (key, card.crew.place): card.crew.amount
    for key, card in CARDS.items()
    if card.crew.rule == "points"
}
_TAKES: Final[dict[str, tuple[str, ...]]] = {
    **{key: (card.hall.kind,) for key, card in CARDS.items() if card.hall and card.hall.kind},
    "barbarian": ("gold", "iron", "livestock"),
    "mercenary": GIFTS,
}
"""What cards take that are played against others."""
_TURNS: Final = 6
"""With so many turns left means still bring all that they can."""
FEW: Final = 0.05
"""What does nothing at all is still better than harm."""
_MOST: Final = 80
"""More strength than anybody has."""
MEAN: Final = {
    key: tuple(
        sum([tier(key, base + total)[1] * share for total, share in rolls(place.dice).items()])
        for base in range(_MOST)
    )
    for key, place in SETTLEMENTS.items()
}
"""Points to expect by strength without dice."""
_COIN: Final = (0.25, 0.45, 0.5, 0.65, 0.75, 0.75)
"""A coin by the crew that is missing."""


def got(state: State, seat: int, kind: str, n: int) -> float:
    """So many more of a kind, that a deal brings."""
    board, last = state.board, last_turn(state.board)
    match kind:
        case "armour":  # points, and strength as long as raids are to come
            held = board.armour[seat]
            after = min(MAX_ARMOUR, held + n)
            return ARMOUR_TRACK[after] - ARMOUR_TRACK[held] if last else 1.3 * (after - held)
        case "gold":  # to raid monasteries and fortresses with
            return 1.4 if not last and board.gold[seat] < 2 and len(board.crew[seat]) > 2 else 1.0
        case _ if last:
            return LAST_GOODS.get(kind, 0.0) * n
        case "cards":
            room = max(0, 8 - len(state.hands[seat]))
            return (0.65 if room > 4 else 0.25 if room > 2 else 0.15) * min(n, room)
        case "provision":  # the first ones feed a raid
            held = board.provision[seat]
            useful = max(0, min(n, 4 - held))
            return useful + 0.25 * max(0, min(n - useful, 8 - held - useful))
        case "silver":  # the first coins hire somebody, where crew is missing
            held, missing = board.silver[seat], MAX_CREW - len(board.crew[seat])
            useful = max(0, min(n, 5 - held))
            return _COIN[missing] * useful + 0.1 * max(0, min(n - useful, 8 - held - useful))
    return GOODS[kind] * n


def given(state: State, seat: int, kind: str, n: int) -> float:
    """So many of a kind, that a building takes."""
    board, last = state.board, last_turn(state.board)
    if kind == "cards":
        return 0.0 if last else 0.3 if len(state.hands[seat]) > 3 else 0.7
    if kind == "silver":
        return 0.0 if last else 0.2 if board.silver[seat] > 5 else 0.6
    return (LAST_GOODS if last else _PAID)[kind] * n


def dealt(state: State, seat: int, gain: dict[str, int], paid: float) -> float:
    """What is got, less what is paid for it."""
    worth = 0.0
    for kind, n in gain.items():
        worth += got(state, seat, kind, n)
    worth -= paid
    return FEW if not worth and last_turn(state.board) else worth


def valkyrie_worth(board: Board, seat: int, tokens: int) -> float:
    """What so many Valkyrie bring, less the crew that they cost."""
    crew = board.crew[seat]
    steps = min(tokens, len(crew))
    held = board.valkyrie[seat]
    gain = VALKYRIE_TRACK[min(MAX_VALKYRIE, held + steps)] - VALKYRIE_TRACK[held]
    if last_turn(board):
        return gain - sum(sorted([_END.get(card, 0.0) for card in crew])[:steps])
    # Near the end the points are all that counts, and whoever dies would do little more.
    share = _share(board)
    rising = STEP * min(steps, MAX_VALKYRIE - held)
    lost = [share * CREW[c] + (1 - share) * _END.get(c, 0.0) - DEATH.get(c, 0.0) for c in crew]
    return (1 - 0.5 * share) * gain + share * (0.5 * rising - steps) - sum(sorted(lost)[:steps])


def raid_worth(board: Board, seat: int, space: str) -> float:
    """What a raid that can be made brings, all told."""
    here = SPACES[space]
    place = here.settlement
    base = strength(board, seat, place).total if SETTLEMENTS[place].dice else 0
    last = last_turn(board)
    goods = LAST_GOODS if last else GOODS
    worth = MEAN[place][base]
    for kind, n in price(board, seat, place).items():
        worth -= n * goods[kind]
    for card in board.crew[seat]:
        worth += _RAID_POINTS.get((card, here.kind), 0)
    worth += set_worth(board, seat, space)
    if not last:
        worth -= WORKER[board.workers[seat] or "black"]
    return worth


def set_worth(board: Board, seat: int, space: str) -> float:
    """What a plunder set brings, with its worker and what its Valkyrie do."""
    here = SPACES[space]
    last = last_turn(board)
    worths = LAST_PLUNDER if last else PLUNDER
    plunder = board.spaces[here.index]
    worth = sum([worths[letter] for letter in plunder])
    if "V" in plunder:
        worth += valkyrie_worth(board, seat, plunder.count("V"))
    return worth if last else worth + WORKER[here.worker]


def tile_worth(board: Board, tile: str, waived: str = "") -> float:
    """What an offering brings beyond what is paid for it."""
    offer = OFFERS[tile]
    goods = LAST_GOODS if last_turn(board) else _PAID
    worth = float(offer.points)
    for kind, number in offer.cost.items():
        worth -= goods[kind] * (number - (kind == waived))
    return worth


def crew_worth(state: State, seat: int, card: str) -> float:
    """What a card is worth as one of the crew, with the points that it would bring by now; about
    half of the livestock is spent by then."""
    points = float(end_points(state.board, seat, card, len(state.tiles[seat])))
    if last_turn(state.board):
        return points
    return max(CREW[card], points / 2 if card == "merchant" else points)


# The errands of a turn: work in the village, cards at the Town Hall, hiring


def action_worth(state: State, seat: int, option: str, worker: str) -> float:
    """An ACTION option, or one without an action, with a worker of this colour."""
    board, (building, _, way) = state.board, option.partition(".")
    if way == IDLE:
        return 0.0
    if building == "town_hall":
        return hall_worth(state, seat, way)
    if building == BARRACKS:
        card = way.partition(".")[0]  # a hero for another one, too
        return _hire_worth(state, seat, building, card, discount(board, seat))[0]
    if way in OFFERS:
        return tile_worth(board, way)
    if option == "treasury.gold":  # the crew needs the cards
        few = len(state.hands[seat]) < 5 or len(board.crew[seat]) < 4
        return -0.5 if few and not last_turn(board) else 1.0
    deal, paid = DEALS[building, worker][option], 0.0
    for kind, n in deal.pay.items():
        paid += given(state, seat, kind, n)
    return dealt(state, seat, gained(board, seat, deal, building), paid)


def hall_worth(state: State, seat: int, card: str) -> float:
    """What a card's effect brings, less what the card would be worth in the crew."""
    board, hall, last = state.board, hall_of(card), last_turn(state.board)
    if hall.gain:
        goods = LAST_GOODS if last else GOODS
        paid = sum([n * goods[kind] for kind, n in hall.pay.items()])
        worth = dealt(state, seat, hall.gain, paid)
    elif card == "trader":
        worth = max([traded(board, option) for option in trader_options(board, seat)])
    elif card in ("recruiter", "gravedigger"):
        found = best_hire(state, seat, card, 0)
        worth = found[0] if found else 0.0
    elif card == "brawler":
        worth = 1.2 - min([crew_worth(state, seat, one) for one in board.crew[seat]])
    elif card == "merchant":
        worth = 0.9
    elif not finds(state, seat, card):
        worth = FEW
    else:
        worth = FEW if last and card != "barbarian" else _HALL[card]
    return worth if last else worth - 0.35 * CREW[card]


def finds(state: State, seat: int, card: str) -> bool:
    """Whether anybody has what a card that is played against others takes."""
    board = state.board
    if card == "scout":
        return any(state.hands[other] for other in others(board, seat))
    kinds = _TAKES.get(card)
    return not kinds or any(held(board, o, k) for o in others(board, seat) for k in kinds)


def traded(board: Board, option: str) -> float:
    return tile_worth(board, *option.split("."))


# Hiring


def best_hire(state: State, seat: int, why: str, less: int) -> tuple[float, Picks] | None:
    """Whom to hire, in whose place, and what it brings."""
    silver = state.board.silver[seat]
    found = [
        _hire_worth(state, seat, why, card, less)
        for card in set(state.hands[seat])
        if hiring_cost(why, card, less) <= silver and card != why
    ]
    return max(found, default=None)


def _hire_worth(state: State, seat: int, why: str, card: str, less: int) -> tuple[float, Picks]:
    board = state.board
    crew = board.crew[seat]
    worth = crew_worth(state, seat, card)
    if not last_turn(board):
        worth += 1.4 if len(crew) < 3 else 0.9 if len(crew) < MAX_CREW else 0.0
    worth -= 0.12 * hiring_cost(why, card, less)
    hero = next((one for one in crew if one in HEROES), "")
    if hero and card in HEROES:
        return worth - crew_worth(state, seat, hero), (f"{card}.{hero}",)
    if len(crew) >= MAX_CREW or (why == "gravedigger" and crew):
        least, weakest = min([(crew_worth(state, seat, one), one) for one in crew])
        return worth - least, (card, f"{OUT}.{weakest}")
    return worth, (card,)


# What a position promises


def _sure(state: State, seat: int) -> dict[str, float]:
    """Points if the game ended now, by what brings them."""
    board, tiles = state.board, state.tiles[seat]
    return {
        "points": float(board.score[seat] + sum([OFFERS[tile].points for tile in tiles])),
        "valkyrie": VALKYRIE_TRACK[board.valkyrie[seat]],
        "armour": ARMOUR_TRACK[board.armour[seat]],
        "plunder": board.gold[seat] + board.iron[seat] + board.livestock[seat] / 2,
        "crew": crew_points(board, seat, len(tiles)),
    }


def _means(state: State, seat: int) -> dict[str, float]:
    """What one's means should still bring, by what they are."""
    board = state.board
    share = _share(board, len(state.stack))
    valkyrie, crew = board.valkyrie[seat], board.crew[seat]
    metal = 0.35 * (board.gold[seat] + board.iron[seat])
    hired = sum([CREW[card] - _END.get(card, 0.0) for card in crew])
    return {
        "plunder": share * (metal + 0.2 * board.livestock[seat]),
        "silver": share * 0.25 * board.silver[seat],
        "provisions": share * 0.4 * min(6, board.provision[seat]),
        "cards": share * 0.2 * min(6, len(state.hands[seat])),
        "armour": share * 0.5 * board.armour[seat],
        "crew": share * (hired + 0.9 * len(crew)),
        "workers": share * WORKER[board.workers[seat] or "black"],
        "valkyrie": share * 0.6 * valkyrie * (valkyrie < MAX_VALKYRIE),
    }


def _share(board: Board, tiles: float = inf) -> float:
    """How much of what they can bring means still bring, 0 to 1: by the turns that each seat still
    has, about. `tiles`: left in the stack of offerings, where that is known."""
    turns = board.left / board.seats
    if board.left < 0:
        fortress = sum([1 for plunder in board.spaces[-6:] if plunder]) - 1
        valkyrie = sum([plunder.count("V") for plunder in board.spaces])
        turns = min(2.5 * fortress, 1.2 * valkyrie, tiles) * 3 / board.seats + 1
    return max(0.0, min(1.0, turns / _TURNS))


def evaluate(state: State) -> tuple[float, ...]:
    """What a position promises to each seat, 0 to 1: half for places, half for the lead."""
    seats = range(state.board.seats)
    sure = [sum(_sure(state, seat).values()) for seat in seats]
    return _promised([sure[seat] + sum(_means(state, seat).values()) for seat in seats])


def _promised(estates: list[float]) -> tuple[float, ...]:
    shares = []
    for seat, own in enumerate(estates):
        rivals = [other for rival, other in enumerate(estates) if rival != seat]
        odds = [1 / (1 + exp((other - own) / 6)) for other in rivals]
        best = max(rivals)
        lead = (own - best) / (abs(own) + abs(best) + 1)
        shares.append(0.5 * sum(odds) / len(odds) + 0.25 * (1 + lead))
    return tuple(shares)


# What was learned

_FIRST: Final = 5
_FED: Final = 4
_HAND: Final = 6


def features(state: State) -> list[dict[str, float]]:
    """Of each seat, by group and name. Means shrink in the last turns, when they bring nothing any
    more."""
    share = _share(state.board, len(state.stack))
    return [
        _features(state, seat, share, promised) for seat, promised in enumerate(evaluate(state))
    ]


def _features(state: State, seat: int, share: float, promised: float) -> dict[str, float]:
    board = state.board
    crew, silver, food = board.crew[seat], board.silver[seat], board.provision[seat]
    worker, valkyrie = board.workers[seat], board.valkyrie[seat]
    sure = sum(_sure(state, seat).values())
    return {
        "estimate": logit(promised),
        "sure": sure,
        "sure-late": sure * (1 - share),
        "plunder.metal": share * (board.gold[seat] + board.iron[seat]),
        "plunder.livestock": share * board.livestock[seat],
        "silver.first-silver": share * min(silver, _FIRST),  # that hires somebody
        "silver.silver": share * max(0, silver - _FIRST),
        "provisions.first-provisions": share * min(food, _FED),  # that feed the next raids
        "provisions.provisions": share * max(0, food - _FED),
        "cards.cards": share * min(len(state.hands[seat]), _HAND),
        "armour.armour": share * board.armour[seat],
        "crew.crew": share * len(crew),
        "crew.full-crew": share * (len(crew) == MAX_CREW),
        "crew.strength": share * sum([CARDS[card].strength for card in crew]),
        "crew.abilities": share * sum([ABILITY[card] for card in crew]),
        "workers.grey": share * (worker == "grey"),
        "workers.white": share * (worker == "white"),
        "valkyrie.valkyrie": share * valkyrie * (valkyrie < MAX_VALKYRIE),
        "tempo.turn": share * (board.active == seat),
    }


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"))
WITHOUT: Final = JUDGEMENT.without(
    *("points", "plunder", "silver", "provisions", "cards", "crew", "armour", "valkyrie"),
    *("workers", "tempo"),
)


def evaluate_without(state: State) -> list[tuple[float, ...]]:
    """See the contract. Each group is missing in the estimate and in the sure points, too."""
    rows, late = features(state), 1 - _share(state.board, len(state.stack))
    every = [(_sure(state, seat), _means(state, seat)) for seat in range(state.board.seats)]
    found = []
    for group, judgement in WITHOUT.items():
        left = [[sum(parts.values()) - parts.get(group, 0.0) for parts in own] for own in every]
        promises = _promised([sure + means for sure, means in left])
        rest = [
            {**row, "estimate": logit(promised), "sure": sure, "sure-late": sure * late}
            for row, promised, (sure, _) in zip(rows, promises, left, strict=True)
        ]
        found.append(judgement.worths(rest))
    return found
