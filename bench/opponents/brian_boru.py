"""Four who would be High King: by towns, through the church, by marriage and against Vikings, and
by thinking."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from math import exp
from typing import Final

import msgspec

from bench.opponents import Player, looking_ahead
from engine.games.brian_boru.box import (
    ACTIONS,
    CARDS,
    COLOURS,
    NEIGHBOURS,
    REGION_OF,
    REGIONS,
    SUIT,
    TOWN_INDEX,
    TOWN_KEYS,
    VALUE,
)
from engine.games.brian_boru.rules import final_sources
from engine.games.brian_boru.state import FREE, Board, State, View, tally
from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question


def _sure(view: View, seat: int) -> float:
    """Points if it ended now, coins, and the cards that are left for later tricks."""
    board = view.board
    points = sum(source.points[seat] for source in final_sources(board))
    cards = sum(0.12 * VALUE[card] for card in view.hand)
    return float(points) + 0.3 * board.coins[seat] + cards


def landlord(view: View, seat: int) -> float:
    """Towns where they decide a region."""
    total = _sure(view, seat)
    for region in REGIONS.values():
        found, _ = tally(view.board, region)
        others = max(found[:seat] + found[seat + 1 :])
        total += region.points * 0.8 * min(1.0, found[seat] / region.threshold)
        total += 1.0 * (found[seat] > others) + 0.5 * (found[seat] == others > 0)
    return total


def bishop(view: View, seat: int) -> float:
    """The church, its monasteries, and whatever scores."""
    board = view.board
    others = max(board.church[:seat] + board.church[seat + 1 :])
    built = sum(m for m, disc in zip(board.monasteries, board.discs, strict=True) if disc == seat)
    held = sum(disc == seat for disc in board.discs)
    lead = 2.5 * (board.church[seat] > others)
    return _sure(view, seat) + 0.8 * board.church[seat] + lead + 1.5 * built + 1.1 * held


def suitor(view: View, seat: int) -> float:
    """Marriages first; raiders for renown."""
    board = view.board
    others = max(board.track[:seat] + board.track[seat + 1 :])
    held = sum(disc == seat for disc in board.discs)
    lead = 1.5 * (board.track[seat] > others)
    gained = 0.5 * board.track[seat] + lead + 2.0 * len(board.won[seat])
    return _sure(view, seat) + gained + 0.7 * board.raiders[seat] + 1.1 * held


# The thoughtful one. What a thing is worth is in points, about, and guessed by hand.

WORLDS: Final = 10
WIDEST: Final = 12
"""Answers that it tries."""
AHEAD: Final = 3
"""Tricks that it plays on by plain rules."""
COIN: Final = 0.4
_pack: Final = msgspec.msgpack.Encoder().encode
_unpack: Final = msgspec.msgpack.Decoder(State)


def chieftain(game: Game, view: View, question: Question, chance: Chance) -> Picks:
    """Plays three tricks on by plain rules, in the same ten positions after each answer that
    looks good, and counts what lies there then."""
    liked = _liked(view.known, question)
    tried = sorted(liked, key=liked.__getitem__, reverse=True)[:WIDEST]
    if len(tried) == 1:
        return tried[0]
    totals = dict.fromkeys(tried, 0.0)
    last = (view.board.round, view.board.trick + AHEAD)
    seed = bytes(chance.below(256) for _ in range(16))
    for world in range(WORLDS):
        packed = _pack(game.determinize(view, Chance(seed, world)))
        for picks in tried:
            state = _unpack.decode(packed)
            luck = Chance(seed, WORLDS + world)
            game.answer(state, question, picks, luck)
            board = state.board
            while state.questions and (board.round, board.trick) <= last:
                asked = state.questions[0]
                if board.round > last[0] or asked.kind == "draft" != question.kind:
                    break
                ranking = _liked(state, asked)
                game.answer(state, asked, max(ranking, key=ranking.__getitem__), luck)
            totals[picks] += _hopes(state, question.seat)
    return max(tried, key=totals.__getitem__)


def _liked(state: State, question: Question) -> dict[Picks, float]:
    """The answers, and how a seat likes each that knows its hand and what lies open."""
    board, seat, options = state.board, question.seat, question.options
    if question.kind == "draft":
        values = {card: _losing(board, seat, card) + 0.15 * VALUE[card] for card in options}
        return {
            picks: sum(values[card] for card in picks) - (SUIT[picks[0]] == SUIT[picks[-1]])
            for picks in itertools.combinations(options, question.least)
        }
    if question.kind in ("lead", "play-card"):
        named = TOWN_KEYS[board.active]
        plays = {
            option: option.split("-") if "-" in option else (option, named) for option in options
        }
        regions = [_town(board, seat, index) for index in range(len(REGIONS))]
        winning = {card: _icons(board, seat, CARDS[card].runs[0]) for card, _ in plays.values()}
        losing = {card: _losing(board, seat, card) for card in winning}
        kinds = {(card, COLOURS[TOWN_INDEX[town]]) for card, town in plays.values()}
        chances = {kind: _odds(state, seat, *kind) for kind in kinds}
        found: dict[Picks, float] = {}
        for option, (card, town) in plays.items():
            index = TOWN_INDEX[town]
            odds = chances[card, COLOURS[index]]
            won = 0.6 + regions[REGION_OF[index]] + winning[card]
            found[(option,)] = odds * won + (1 - odds) * losing[card] - 0.03 * VALUE[card]
        return found
    if question.kind == "action":
        return {(way,): _way(board, seat, str(question.about[0]), way) for way in options}
    if question.kind == "princess":
        held = sum(board.vikings)
        return {("support",): 1.5 * held, ("trade",): 1.2 * held, ("reject",): 4.0}
    sign, other = 1, seat
    if question.kind == "lose-town":
        other = int(question.about[0])
        sign = -1 if other == seat else 1
    return {
        (town,): sign * (_town(board, other, REGION_OF[TOWN_INDEX[town]]) + _roads(board, town))
        for town in options
    }


_HIGHER: Final = {
    (card, colour): {c for c in CARDS if VALUE[c] > VALUE[card] and SUIT[c] in (colour, "white")}
    for card in CARDS
    for colour in ("red", "blue", "yellow")
}


def _odds(state: State, seat: int, card: str, colour: str) -> float:
    """The chance that a card wins the trick: those who follow hold any of the other cards."""
    board = state.board
    fitting = _HIGHER[card, colour]
    if SUIT[card] not in (colour, "white") or not fitting.isdisjoint(board.played):
        return 0.0
    after = board.played.count("") - 1
    if not after:
        return 1.0
    known = {*state.hands[seat], *board.played, *itertools.chain(*board.piles)}
    higher = len(fitting - known)
    unknown = len(CARDS) - len(known - {""})
    none = (1 - min(1.0, higher / max(1, unknown))) ** len(state.hands[seat])
    return float((1 - 0.8 * (1 - none)) ** after)


def _losing(board: Board, seat: int, card: str) -> float:
    return max(_icons(board, seat, runs) for runs in CARDS[card].runs[1:])


def _way(board: Board, seat: int, card: str, way: str) -> float:
    name, _, what = way.partition("-")
    runs = CARDS[card].runs[ACTIONS.index(name)]
    if what.isdecimal():
        more = [(i, n + int(what) * (i in ("raider", "church", "marriage"))) for i, n in runs]
        return _icons(board, seat, more) - 2 * COIN * int(what)
    worth = _icons(board, seat, [run for run in runs if run[0] != "expand"])
    if what and "unviking" in dict(runs):
        index = TOWN_INDEX[what]
        return worth + (1.0 if board.discs[index] == seat else -0.5)
    if what:
        worth += _town(board, seat, REGION_OF[TOWN_INDEX[what]]) - 5 * COIN
    return worth


def _icons(board: Board, seat: int, runs: Iterable[tuple[str, int]]) -> float:
    worth = 0.0
    for icon, count in runs:
        if icon == "coin":
            worth += COIN * count
        elif icon == "pay":
            worth -= COIN * min(count, board.coins[seat])
            worth -= 2 * max(0, count - board.coins[seat])
        elif icon == "raider":
            worth += _race(board.raiders, seat, min(count, board.battle), board.renown[seat] + 3.0)
            if board.battle and board.raiders[seat] == min(board.raiders):
                worth += 0.8
        elif icon == "church":
            worth += _race(board.church, seat, count, 3.0)
        elif icon == "marriage":
            worth += _race(board.track, seat, count, 4.5)
        elif icon == "expand" and board.coins[seat] >= 4:
            worth += 0.7
    return worth


def _race(amounts: list[int], seat: int, more: int, prize: float) -> float:
    """What some more are worth where most of them win a prize."""
    other = max(amounts[:seat] + amounts[seat + 1 :])
    before = amounts[seat] - other
    return prize * (_ahead(before + more) - _ahead(before))


def _ahead(gap: int) -> float:
    """The chance to keep, or get, the lead that one has by so much."""
    return 1 / (1 + exp(-0.8 * gap + 0.3))


def _town(board: Board, seat: int, index: int) -> float:
    """A town more in this region."""
    region = tuple(REGIONS.values())[index]
    found, vikings = tally(board, region)
    own, other = found[seat], max(*found[:seat], *found[seat + 1 :], vikings)
    worth = region.points * (_ahead(own + 1 - other) - _ahead(own - other)) * 1.6 + 1.0
    return worth + (0.0 if own else 0.8)


def _roads(board: Board, town: str) -> float:
    index = TOWN_INDEX[town]
    open_roads = sum(board.discs[other] == FREE for other in NEIGHBOURS[index])
    return 0.15 * open_roads + board.monasteries[index]


def _hopes(state: State, seat: int) -> float:
    """How far a seat is ahead of the others, with what it may hope for."""
    board, seats = state.board, range(state.board.seats)
    totals = [float(sum(s.points[other] for s in final_sources(board))) for other in seats]
    for region in REGIONS.values():
        found, vikings = tally(board, region)
        for other in seats:
            if found[other]:
                rivals = max(*found[:other], *found[other + 1 :], vikings)
                held = 0.5 * (board.claims[region.index] == other)
                share = _ahead(found[other] - rivals)
                totals[other] += 0.8 * region.points * (share - held)
    for other in seats:
        totals[other] += COIN * board.coins[other] + 0.6 * (board.marker == other)
        if board.phase == "trick":
            prizes = ((board.raiders, board.renown[other] + 3.0), (board.church, 3.0))
            for amounts, prize in (*prizes, (board.track, 4.5)):
                rivals = max(amounts[:other] + amounts[other + 1 :])
                totals[other] += prize * _ahead(amounts[other] - rivals)
            if board.battle and board.raiders[other] == min(board.raiders):
                totals[other] -= 2.0
            totals[other] += sum(1 + 0.08 * VALUE[card] for card in state.hands[other])
        else:
            totals[other] += board.raiders[other] + board.church[other] + 0.5 * board.track[other]
    rest = totals[:seat] + totals[seat + 1 :]
    return totals[seat] - 0.5 * max(rest) - 0.5 * sum(rest) / len(rest)


PLAYERS: dict[str, Player] = {
    "landlord": looking_ahead(landlord, steps=14),
    "bishop": looking_ahead(bishop, steps=14),
    "suitor": looking_ahead(suitor, steps=14),
    "chieftain": chieftain,
}
