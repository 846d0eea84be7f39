"""Four who raid: for plunder and offerings, for armour and fortresses, for glory in Valhalla, and
by thinking."""

from __future__ import annotations

import itertools
from math import comb
from typing import Final

import msgspec

from bench.opponents import Player, looking_ahead, played_on
from engine.games.raiders.box import (
    ARMOUR_TRACK,
    BUILDING_INDEX,
    CARDS,
    DEALS,
    FACES,
    LETTERS,
    MAX_ARMOUR,
    MAX_CREW,
    MAX_VALKYRIE,
    OFFERS,
    RAIDS,
    SETTLEMENTS,
    SPACES,
    VALKYRIE_TRACK,
    rolls,
)
from engine.games.raiders.rules.raids import price, sets_left, strength, tier
from engine.games.raiders.rules.supplies import card_of, gained
from engine.games.raiders.rules.turns import crew_points, end_points
from engine.games.raiders.rules.village import discount, hiring_cost
from engine.games.raiders.state import Board, State, View, held, last_turn
from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question


def _sure(view: View, seat: int) -> float:
    """Points if it ended now, less what cards of the crew bring at the end."""
    board = view.board
    total = float(board.score[seat] + VALKYRIE_TRACK[board.valkyrie[seat]])
    total += ARMOUR_TRACK[board.armour[seat]] + sum(OFFERS[t].points for t in view.tiles[seat])
    return total + board.gold[seat] + board.iron[seat] + board.livestock[seat] / 2


def _means(view: View, seat: int, *, coin: float, food: float, card: float) -> float:
    """Silver, provisions and cards, the first ones more than the next."""
    board = view.board
    total = coin * min(5, board.silver[seat]) + 0.1 * board.silver[seat]
    total += food * min(4, board.provision[seat]) + 0.1 * board.provision[seat]
    worker = {"": 0.0, "black": 0.0, "grey": 0.4, "white": 0.8}[board.workers[seat]]
    return total + card * min(5, len(view.hand)) + worker


def _crew(view: View, seat: int, each: float, strength: float) -> float:
    return sum(each + strength * CARDS[card].strength for card in view.board.crew[seat])


def merchant(view: View, seat: int) -> float:
    """Plunder for offerings; a small crew does."""
    board = view.board
    goods = 0.6 * board.gold[seat] + 0.6 * board.iron[seat] + 0.4 * board.livestock[seat]
    means = _means(view, seat, coin=0.5, food=0.6, card=0.2)
    return _sure(view, seat) + goods + means + _crew(view, seat, 1.2, 0.4)


def smith(view: View, seat: int) -> float:
    """Armour and strength, then fortresses."""
    armour = 1.1 * view.board.armour[seat]
    means = _means(view, seat, coin=0.45, food=0.7, card=0.25)
    return _sure(view, seat) + armour + means + _crew(view, seat, 1.5, 0.7)


def skald(view: View, seat: int) -> float:
    """Glory now: points of raids, and Valkyrie."""
    glory = 0.8 * view.board.valkyrie[seat]
    means = _means(view, seat, coin=0.4, food=0.5, card=0.2)
    return _sure(view, seat) + glory + means + _crew(view, seat, 1.0, 0.5)


# The thoughtful one. What a thing is worth is in points, about, and guessed by hand.

WORLDS: Final = 8
WIDEST: Final = 14
"""Answers that it tries."""
AHEAD: Final = 22
"""Answers for which it plays on by plain rules."""
TURN: Final = 2.7
"""What a turn's work in the village brings, about: a raid goes without."""
HEED: Final = 6.0
"""As many positions the plain rules' own word counts: the few that it plays tell little."""
_PRICES: Final = {
    "gold": 1.5,
    "iron": 1.4,
    "livestock": 0.7,
    "silver": 0.5,
    "provision": 0.85,
    "cards": 0.5,
    "armour": 1.0,
}
_LAST_PRICES: Final = {"gold": 1.0, "iron": 1.0, "livestock": 0.5, "armour": 0.5}
"""In the last turn; all else is worth nothing then."""
_ENOUGH: Final = {"silver": 4, "provision": 5, "cards": 5, "armour": MAX_ARMOUR}
"""More of these is hardly of use."""
_COLOURS: Final = {"": 0.0, "black": 0.0, "grey": 0.4, "white": 0.7}
_pack: Final = msgspec.msgpack.Encoder().encode
_unpack: Final = msgspec.msgpack.Decoder(State).decode


def jarl(game: Game, view: View, question: Question, chance: Chance) -> Picks:
    """Plays some turns on by plain rules, in the same positions after each answer, and takes the
    one after which it stands best. Half of the answers drop out halfway."""
    tried = _tried(view.known, question, chance)
    if len(tried) == 1:
        return tried[0]
    known = view.known
    totals = {picks: HEED * sum(_liking(known, question, one) for one in picks) for picks in tried}
    seed = bytes(chance.below(256) for _ in range(16))
    for world in range(WORLDS):
        packed = _pack(game.determinize(view, Chance(seed, world)))
        for picks in tried:
            luck, first = Chance(seed, WORLDS + world), (question, picks)
            state = played_on(game, _unpack(packed), first, _plain, AHEAD, luck)
            totals[picks] += _outlook(state, question.seat)
        if world == WORLDS // 2 - 1:
            tried = sorted(tried, key=totals.__getitem__, reverse=True)[: (len(tried) + 1) // 2]
    return max(tried, key=totals.__getitem__)


def _tried(state: State, question: Question, chance: Chance) -> list[Picks]:
    """What plain rules like best, and of answers with several picks what there is, or some."""
    options = question.options
    if question.least == question.most == 1:
        liked = sorted(options, key=lambda one: _liking(state, question, one), reverse=True)
        return [(option,) for option in liked[:WIDEST]]
    found = [_plain(state, question)]
    if comb(len(options), question.least) <= WIDEST:
        found += itertools.combinations(options, question.least)
    found += [question.sample(chance) for _ in range(WIDEST)]
    return [p for p in dict.fromkeys(found) if question.accepts(p) is None][:WIDEST]


def _plain(state: State, question: Question) -> Picks:
    """What a seat answers that knows its hand and what lies open."""
    options, board, seat = question.options, state.board, question.seat
    if question.kind == "hire":
        less = int(question.about[1]) if question.about[0] == "barracks" else 0
        worths = {card: _hired(state, seat, card, less) for card in options if card in CARDS}
        best = max(worths, key=worths.__getitem__, default="")
        for picks in ((best,), ("pass",)):
            if question.accepts(picks) is None:
                return picks
        gone = f"out.{min(board.crew[seat], key=_fighter)}" if board.crew[seat] else ""
        return (best, gone) if question.accepts((best, gone)) is None else options[:1]
    if question.kind == "sacrifice":
        crew = min((one for one in options if one.startswith("out.")), key=_of_crew)
        return crew, max((one for one in options if one in _PRICES), key=_PRICES.__getitem__)
    liked = sorted(options, key=lambda one: _liking(state, question, one), reverse=True)
    return tuple(liked[: question.least])


def _of_crew(option: str) -> float:
    return _fighter(option.removeprefix("out."))


def _liking(state: State, question: Question, option: str) -> float:
    """How good a single option is."""
    board, seat = state.board, question.seat
    head, _, rest = option.partition(".")
    match question.kind:
        case "place" if option in RAIDS:
            return _raid(state, seat, option)
        case "place":
            return _work(state, seat, option, board.workers[seat])
        case "pick-up":
            worker = board.village[BUILDING_INDEX[head]] if head in BUILDING_INDEX else ""
            return _work(state, seat, option, worker) + _COLOURS[worker] * (not last_turn(board))
        case "copy-building":
            return _work(state, seat, option, str(question.about[1]))
        case "long-house":
            return _work(state, seat, option, "")
        case "idle":
            return -1.0 if head in ("back", "barracks") else 0.0
        case "keep-hand":
            card = card_of(option)
            return _fighter(card) - 0.3 * CARDS[card].cost
        case "dismiss" | "deaths" | "lose-crew" | "treasury" | "scout-give" | "discard-down":
            card = card_of(option)
            bonus = 1.0 * CARDS[card].crew.rule.startswith("death-")
            return bonus * (question.kind == "deaths") - _fighter(card)
        case "choose-set":
            return _plunder(board, seat, option)
        case "reroll":
            place, total, _, *dice = question.about
            if option == "keep":
                return float(tier(str(place), int(total))[1])
            rest_of_it = int(total) - int(dice[int(rest) - 1])
            return sum(tier(str(place), rest_of_it + face)[1] for face in FACES) / len(FACES)
        case "trade-offer":
            return OFFERS[head].points + _PRICES[rest]
        case "take-plunder":
            return _PRICES[rest] + 0.1 * board.score[int(head)]
        case "target-seat" | "avenge":
            return float(board.score[int(head)])
        case "scout-target":
            return -float(rest)
    return 1.0 if option == "pass" else 0.0


# What work brings


def _goods(state: State, seat: int, kind: str, more: int) -> float:
    """So many more or fewer of a kind, given how many there are."""
    board = state.board
    if last_turn(board):
        return _LAST_PRICES.get(kind, 0.0) * more
    has = len(state.hands[seat]) if kind == "cards" else held(board, seat, kind)
    enough = _ENOUGH.get(kind, 9)
    useful = min(has + more, enough) - min(has, enough)
    return _PRICES[kind] * (useful + 0.2 * (more - useful))


def _dealt(state: State, seat: int, pay: dict[str, int], gain: dict[str, int]) -> float:
    gained_worth = sum(_goods(state, seat, kind, n) for kind, n in gain.items())
    return gained_worth + sum(_goods(state, seat, kind, -n) for kind, n in pay.items())


def _work(state: State, seat: int, option: str, worker: str) -> float:
    """What a building's action brings."""
    board, (building, _, way) = state.board, option.partition(".")
    if way == "idle" or option in ("idle", "pass", "barracks", "back"):
        return -0.5 if option == "barracks" else 0.1
    if way in OFFERS:
        return OFFERS[way].points + _dealt(state, seat, OFFERS[way].cost, {})
    if building == "barracks":
        return _hired(state, seat, way.partition(".")[0], discount(board, seat))
    if building == "town_hall":
        hall = CARDS[way].hall
        assert hall is not None
        card = 0.0 if last_turn(board) else 0.3 * _fighter(way)
        return (_dealt(state, seat, hall.pay, hall.gain) or 0.8) - card
    deal = DEALS[building, worker].get(option)
    return _dealt(state, seat, deal.pay, gained(board, seat, deal, building)) if deal else 0.0


def _fighter(card: str) -> float:
    """What a card is worth in the crew."""
    crew = CARDS[card].crew
    return 1.0 + 0.45 * CARDS[card].strength + (0.6 * crew.amount if crew.rule == "end" else 0.4)


def _hired(state: State, seat: int, card: str, less: int) -> float:
    board = state.board
    if last_turn(board):
        return float(end_points(board, seat, card, len(state.tiles[seat])))
    crew = board.crew[seat]
    worth = _fighter(card) - 0.3 - 0.3 * hiring_cost("barracks", card, less)
    if len(crew) < MAX_CREW:
        return worth + (1.2 if len(crew) < 3 else 0.6)
    return worth - min(_fighter(one) for one in crew)


# What a raid brings


def _raid(state: State, seat: int, raid: str) -> float:
    board, place = state.board, RAIDS[raid]
    dice = SETTLEMENTS[place].dice
    base = strength(board, seat, place).total if dice else 0
    worth = sum(tier(place, base + total)[1] * share for total, share in rolls(dice).items())
    worth += _dealt(state, seat, price(board, seat, place), {})
    for card in board.crew[seat]:
        crew = CARDS[card].crew
        worth += crew.amount * (crew.rule == "points" and crew.place == SETTLEMENTS[place].kind)
    spaces = [raid] if raid in SPACES else [space.key for space in sets_left(board, place)]
    worth += max(_plunder(board, seat, space) for space in spaces)
    return worth if last_turn(board) else worth - TURN - _COLOURS[board.workers[seat]]


def _plunder(board: Board, seat: int, space: str) -> float:
    """What a set brings, and its worker; Valkyrie with the crew that they cost."""
    last, crew = last_turn(board), board.crew[seat]
    prices = _LAST_PRICES if last else _PRICES
    tokens = board.spaces[SPACES[space].index]
    worth = sum(prices.get(LETTERS[letter], 0.0) for letter in tokens)
    steps = min(tokens.count("V"), len(crew))
    before = board.valkyrie[seat]
    worth += VALKYRIE_TRACK[min(MAX_VALKYRIE, before + steps)] - VALKYRIE_TRACK[before]
    if last:
        return worth
    rising = 0.6 * (min(MAX_VALKYRIE, before + steps) - before)
    lost = sum(sorted(_fighter(card) for card in crew)[:steps])
    return worth + rising - 0.8 * lost + _COLOURS[SPACES[space].worker]


# How one stands


def _outlook(state: State, seat: int) -> float:
    """By how many points a seat is ahead of the best other one."""
    estates = [_estate(state, other) for other in range(state.board.seats)]
    return estates[seat] - max(estate for other, estate in enumerate(estates) if other != seat)


def _estate(state: State, seat: int) -> float:
    """Points that there are, and those that crew and goods may still bring."""
    board, tiles = state.board, state.tiles[seat]
    points = board.score[seat] + crew_points(board, seat, len(tiles))
    points += VALKYRIE_TRACK[board.valkyrie[seat]] + ARMOUR_TRACK[board.armour[seat]]
    points += board.gold[seat] + board.iron[seat] + board.livestock[seat] // 2
    total = float(points + sum(OFFERS[tile].points for tile in tiles))
    if board.phase == "over":
        return total
    fortresses = sum(bool(board.spaces[s.index]) for s in SPACES.values() if s.kind == "fortress")
    valkyrie = sum(plunder.count("V") for plunder in board.spaces)
    # The game ends with the first of these that runs out.
    left = min(fortresses - 1, 0.8 * valkyrie, 0.8 * len(state.stack))
    early = 0.15 if last_turn(board) else min(1.0, 0.2 + 0.2 * left)
    means = 0.4 * (board.gold[seat] + board.iron[seat]) + 0.2 * board.livestock[seat]
    means += 0.35 * min(5, board.silver[seat]) + 0.6 * min(6, board.provision[seat])
    means += 0.35 * min(6, len(state.hands[seat])) + 0.6 * board.armour[seat]
    means += sum(_fighter(card) for card in board.crew[seat]) + 0.4 * board.valkyrie[seat]
    return total + early * (means + _COLOURS[board.workers[seat]])


PLAYERS: dict[str, Player] = {
    "merchant": looking_ahead(merchant),
    "smith": looking_ahead(smith),
    "skald": looking_ahead(skald),
    "jarl": jarl,
}
