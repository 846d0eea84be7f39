"""How a sensible seat answers, for the imagined games of computer players: quickly, and from
nothing but what it may know, its hand and what lies open; and how somebody who is absent does.

A sensible seat plays what is worth most to it, by what a card's icons and a town bring now. A
little luck makes imagined games differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import exp
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question

from ..box import (
    ACTIONS,
    CARDS,
    COLOURS,
    EXPAND_COST,
    EXTRA_COST,
    REGION_OF,
    REGION_POINTS,
    REGIONS,
    REJECT_POINTS,
    SUIT,
    TOWN_INDEX,
    TOWN_KEYS,
    UNPAID_POINTS,
    VALUE,
)
from ..state import FREE, Board, State, View, controlled, tally

# What things are worth, in points, about: found by thousands of games of habit against plain rules
# of somebody else and against itself, two settings of each number at a time.

WHIM: Final = 0.4
"""How much luck may add to what an answer is worth."""
TOWN: Final = 0.4
"""A town, whatever it decides."""
NEW: Final = 0.4
"""The first one in its region."""
HELD: Final = 1.6
"""For each point of a region that one holds more surely."""
MARKER: Final = 0.1
"""To lead the next trick."""
COIN: Final = 0.35
KEPT: Final = 0.02
"""A card in hand, for each of its value: less in the last three tricks."""
CHURCH: Final = 3.0
"""To have most there when the round ends."""
WEDDING: Final = 6.5
BATTLE: Final = 3.5
"""And a point for each renown."""
RAID: Final = 1.5
"""Not to have fewest raiders."""
FREED: Final = 1.0
"""A town of one's own that is freed from the Vikings."""
STRIVES: Final = 0.8
"""How often a seat that holds a higher card plays it."""

SOME_ANSWERS: Final = 6
SOME_TRICKS: Final = 2
"""An imagined game goes on at least so far."""
LAST_TRICKS: Final = 2
"""And from here on to the end of the round, whose prizes decide."""
FINAL_TRICKS: Final = 4
"""The same in the last round, to the final scoring."""
LEADS: Final = 3
"""Ways to lead a card that are thought about."""

_REGIONS: Final = tuple(REGIONS.values())
_RACES: Final = ("raider", "church", "marriage")
"""Icons of which more than the others' are wanted."""
_AHEAD: Final = {gap: 1 / (1 + exp(0.3 - 0.8 * gap)) for gap in range(-100, 200)}
"""How likely whoever leads by so many has most in the end."""
_DECIDED: Final = {gap: (gap > 0) + 0.5 * (gap == 0) for gap in _AHEAD}
"""The same where nobody can do anything about it any more."""
_HIGHER: Final = {
    (card, colour): frozenset(
        [c for c in CARDS if VALUE[c] > VALUE[card] and SUIT[c] in (colour, "white")]
    )
    for card in CARDS
    for colour in ("red", "blue", "yellow")
}
"""The cards that beat a card in a town of a colour."""


def rollout_ends(state: State, answers: int) -> bool:
    """An imagined game is judged when a round begins, or at the end of a trick that is not among
    the last: never in the middle of one, where whoever has played seems poorer than others."""
    board = state.board
    if board.phase == "draft":
        return not any(state.drafted)
    last = FINAL_TRICKS if board.round == board.rounds else LAST_TRICKS
    far = answers >= SOME_ANSWERS and SOME_TRICKS < board.trick <= board.tricks - last
    return far and not any(board.played)


def candidates(view: View, question: Question) -> tuple[Picks, ...]:
    """Of the ways to lead those that look best, of each card some."""
    if question.kind != "lead":
        return ()
    each: dict[str, list[tuple[float, str]]] = {}
    for liked, option in _leads(view.known, question.seat, LEADS):
        each.setdefault(option.partition("-")[0], []).append((liked, option))
    found = [lead for leads in each.values() for lead in sorted(leads, reverse=True)[:LEADS]]
    return tuple([(option,) for _, option in sorted(found, reverse=True)])


def rollout_policy(state: State, question: Question, chance: Chance) -> Picks:
    """How a sensible seat answers."""
    options, luck = question.options, chance.random
    if len(options) == question.least:
        return options
    if question.kind == "draft":  # high cards, and those whose losing actions bring most
        board, seat = state.board, question.seat
        cards = {c: 0.15 * VALUE[c] + _losing(board, seat, c) + 2 * luck() for c in options}
        taken = sorted(cards, key=cards.__getitem__)[-question.least :]
        return tuple([card for card in options if card in taken])
    liked = {option: worth + WHIM * luck() for worth, option in _liked(state, question)}
    return (max(liked, key=liked.__getitem__),) if liked else question.sample(chance)


def _liked(state: State, question: Question) -> Iterable[tuple[float, str]]:
    """How much the seat likes each option; nothing where luck decides."""
    board, seat, options = state.board, question.seat, question.options
    match question.kind:
        case "lead":
            return _leads(state, seat, 1)
        case "play-card":
            return _cards(state, question)
        case "action":
            return _actions(board, question)
        case "first-town" | "marriage-town" | "track-town" | "monastery":
            regions = [town_worth(board, seat, region.towns[0]) for region in _REGIONS]
            return [(regions[REGION_OF[TOWN_INDEX[key]]], key) for key in options]
        case "lose-town":  # what hurts the loser most; one's own that hurts least
            loser = int(question.about[0])
            towns = [TOWN_INDEX[key] for key in options]
            hurt = [town_worth(board, loser, t, -1 - board.monasteries[t]) for t in towns]
            sign = -1 if loser == seat else 1
            return [(sign * worth, key) for worth, key in zip(hurt, options, strict=True)]
        case "princess":
            return _princess(board, seat)
    return ()


def _leads(state: State, seat: int, regions: int) -> Iterator[tuple[float, str]]:
    """How much a seat likes each card, in towns of so many regions for each colour."""
    board = state.board
    worths = [town_worth(board, seat, region.towns[0]) for region in _REGIONS]
    towns: dict[str, dict[int, int]] = {}
    for town, holder in enumerate(board.discs):
        if holder == FREE:
            towns.setdefault(COLOURS[town], {}).setdefault(REGION_OF[town], town)
    best = {
        colour: sorted(found, key=worths.__getitem__, reverse=True)[:regions]
        for colour, found in towns.items()
    }
    kept = _kept(board)
    for card in state.hands[seat]:
        suit, primary = SUIT[card], _icons(board, seat, CARDS[card].runs[0])
        later = _losing(board, seat, card)
        for colour in best if suit == "white" else (suit,):
            odds = _odds(state, seat, card, colour) if colour in best else 0.0
            for region in best.get(colour, ()):
                liked = odds * (worths[region] + MARKER + primary) + (1 - odds) * later
                yield liked - kept * VALUE[card], f"{card}-{TOWN_KEYS[towns[colour][region]]}"


def _cards(state: State, question: Question) -> Iterator[tuple[float, str]]:
    """What each card brings, if it may win or not."""
    board, seat = state.board, question.seat
    colour = str(question.about[0])
    town = town_worth(board, seat, board.active)
    kept = _kept(board)
    for card in question.options:
        liked = -kept * VALUE[card]
        odds = _odds(state, seat, card, colour)
        if odds:
            liked += odds * (town + MARKER + _icons(board, seat, CARDS[card].runs[0]))
        if odds < 1:
            liked += (1 - odds) * _losing(board, seat, card)
        yield liked, card


def _kept(board: Board) -> float:
    return KEPT * min(1.0, (board.tricks - board.trick) / 3)


def _odds(state: State, seat: int, card: str, colour: str) -> float:
    """The chance that a card wins the trick, as far as the seat can tell."""
    if SUIT[card] != colour and SUIT[card] != "white":
        return 0.0
    board, higher = state.board, _HIGHER[card, colour]
    if not higher.isdisjoint(board.played):
        return 0.0
    after = board.played.count("") - 1
    if not after or not higher:
        return 1.0
    known = set(state.hands[seat]).union(board.played, *board.piles)
    unseen = len(higher - known) / (len(CARDS) + 1 - len(known))
    none = (1 - unseen) ** len(state.hands[seat])
    return (1 - STRIVES * (1 - none)) ** after


def _actions(board: Board, question: Question) -> Iterator[tuple[float, str]]:
    """What each brings, with all that is bought or taken on the way."""
    seat, runs = question.seat, CARDS[str(question.about[0])].runs
    bare = {
        action: _icons(board, seat, icons) for action, icons in zip(ACTIONS, runs, strict=False)
    }
    for way in question.options:
        name, _, what = way.partition("-")
        liked = bare[name]
        if what in TOWN_INDEX:
            town = TOWN_INDEX[what]
            if board.vikings[town]:
                liked += FREED if board.discs[town] == seat else -FREED / 2
            else:
                liked += town_worth(board, seat, town) - EXPAND_COST * COIN
        elif what:
            icon, count = next(run for run in runs[ACTIONS.index(name)] if run[0] in _RACES)
            more = count + int(what)
            liked += _race(board, seat, icon, more) - _race(board, seat, icon, count)
            liked -= EXTRA_COST * COIN * int(what)
        yield liked, way


def _losing(board: Board, seat: int, card: str) -> float:
    """What the better one of the losing actions brings."""
    return max([_icons(board, seat, runs) for runs in CARDS[card].runs[1:]])


def _icons(board: Board, seat: int, runs: Iterable[tuple[str, int]]) -> float:
    """What icons bring."""
    worth = 0.0
    for icon, count in runs:
        if icon == "coin":
            worth += COIN * count
        elif icon in _RACES:
            worth += _race(board, seat, icon, count)
        elif icon == "pay":
            coins = min(count, board.coins[seat])
            worth -= COIN * coins + UNPAID_POINTS * (count - coins)
    return worth


def _race(board: Board, seat: int, icon: str, more: int) -> float:
    """What so many more bring, where whoever has most gets the prize."""
    if icon == "raider":
        amounts, prize, more = board.raiders, BATTLE + board.renown[seat], min(more, board.battle)
    elif icon == "church":
        amounts, prize = board.church, CHURCH
    else:
        amounts, prize = board.track, WEDDING
    own = amounts[seat]
    gap = own - max([*amounts[:seat], *amounts[seat + 1 :]])
    worth = prize * (_AHEAD[gap + more] - _AHEAD[gap])
    if icon == "raider" and more and own == min(amounts):
        worth += RAID
    return worth


def _princess(board: Board, seat: int) -> list[tuple[float, str]]:
    """The points for turning her down, or what the Vikings' towns bring: in majorities with her
    father's support, as different regions by trade."""
    own = {REGION_OF[town] for town in controlled(board, seat)}
    raided = {REGION_OF[town] for town, viking in enumerate(board.vikings) if viking}
    support = 0.0
    for index in raided:
        found, vikings = tally(board, _REGIONS[index])
        gap = found[seat] - max([*found[:seat], *found[seat + 1 :]])
        support += _REGIONS[index].points * (_AHEAD[gap + vikings] - _AHEAD[gap])
    trade = REGION_POINTS[len(own | raided)] - REGION_POINTS[len(own)]
    return [(support, "support"), (trade, "trade"), (REJECT_POINTS, "reject")]


def town_worth(board: Board, seat: int, town: int, more: int = 1) -> float:
    """How much a town more in its region brings, in points, about; or costs, if it goes."""
    region = _REGIONS[REGION_OF[town]]
    found, vikings = tally(board, region)
    own = found[seat]
    gap = own - max([*found[:seat], *found[seat + 1 :], vikings])
    worth = TOWN if own else TOWN + NEW
    last = board.round == board.rounds and board.phase in ("battle", "church")
    ahead = _DECIDED if last else _AHEAD
    return worth + HELD * region.points * abs(ahead[gap + more] - ahead[gap])


# For somebody who is absent


def default_answer(view: View, question: Question) -> Picks:
    """The draft takes middling cards, the lowest card is played, nothing is bought."""
    options = question.options
    if question.kind == "princess":
        return ("reject",)
    if question.kind == "draft":
        middle = (len(options) - question.least) // 2
        return options[middle : middle + question.least]
    if question.kind == "lose-town":
        monasteries = view.board.monasteries
        return (min(options, key=lambda town: monasteries[TOWN_INDEX[town]]),)
    return options[:1]
