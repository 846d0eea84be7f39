"""Four who claim kingdoms: for themselves, against the best one, for the long run, and one that
searches."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

import msgspec

from bench.opponents import Player, looking_ahead
from engine.games.claim_kingdoms.box import MAPS, VALUE
from engine.games.claim_kingdoms.mind.value import progress
from engine.games.claim_kingdoms.rules.turns import counts, final_standing
from engine.games.claim_kingdoms.state import Board, State, View
from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question


def miser(view: View, seat: int) -> float:
    """As many points as can be had if it ended now, and none for thinking of others."""
    return float(final_standing(view.board).points[seat]) + 0.05 * view.board.supply[seat]


def rival(view: View, seat: int) -> float:
    """The lead over the best of the others."""
    return float(_lead(view.board, seat))


def settler(view: View, seat: int) -> float:
    """Shares of factions and maps, as large as its part of the followers there; a lead counts."""
    board = view.board
    total = float(board.score[seat])
    for place, found in counts(board).items():
        value = VALUE[place] if isinstance(place, str) else MAPS[place].first
        others = max(found[:seat] + found[seat + 1 :])
        total += value * found[seat] / (sum(found) + 1) + 0.4 * value * (found[seat] > others)
    return total + 0.3 * _lead(board, seat)


def _lead(board: Board, seat: int) -> int:
    points = final_standing(board).points
    return points[seat] - max(points[:seat] + points[seat + 1 :])


IMAGINED: Final = 2
"""Positions in which a planner looks at its answers."""
PLANS: Final = 4
"""Own turns that are followed to the other seats' replies and the own next turn."""
REPLIES: Final = 2
"""Ends of a turn that are followed."""
KEPT: Final = 3
"""Positions within a turn from which it goes on."""
WAYS: Final = 30
"""Ways to answer a question that are looked at."""
WINS: Final = 30.0
"""What a win is worth, in points."""


def planner(game: Game, view: View, question: Question, chance: Chance) -> Picks:
    """Looks at all ends of its turn, follows the best ones to the next seats' best turns and to
    its own next one, and takes the answer that stands best then."""
    found = _ways(question, chance)
    if len(found) == 1:
        return found[0]
    seat, luck = question.seat, Chance(b"planning", chance.below(2**30))
    worlds = [
        _pack(game.determinize(view, Chance(b"world", chance.below(2**30))))
        for _ in range(IMAGINED)
    ]
    ends = {
        picks: [
            _turns(game, _after(game, world, question, picks, luck), seat, luck)[0]
            for world in worlds
        ]
        for picks in found
    }
    promising = sorted(found, key=lambda picks: sum(end[0] for end in ends[picks]), reverse=True)
    planned = {
        picks: sum(_planned(game, state, seat, luck) for _, state in ends[picks])
        for picks in promising[:PLANS]
    }
    return max(planned, key=planned.__getitem__)


def _planned(game: Game, state: State, seat: int, luck: Chance) -> float:
    """What the seat has after the best replies of the others, and its own best turn then."""
    asked = game.questions(state)
    if not asked:
        return _stands(state, seat)
    other = asked[0].seat
    replies = _turns(game, state, other, luck)[:REPLIES]
    answered = []
    for _, reply in replies:
        for _ in range(state.board.seats):
            asked = game.questions(reply)
            if not asked or asked[0].seat == seat:
                break
            reply = _turns(game, reply, asked[0].seat, luck)[0][1]
        last = _turns(game, reply, seat, luck)[0][1] if asked else reply
        answered.append((_stands(last, other), _stands(last, seat)))
    return max(answered)[1]


def _turns(game: Game, state: State, seat: int, luck: Chance) -> list[tuple[float, Any]]:
    """The best ends of the turn that a seat is in, the best first, and how they stand for it."""
    ends: list[tuple[float, Any]] = []
    going = [state]
    for _ in range(6):
        tried: list[tuple[float, Any]] = []
        for at in going:
            asked = game.questions(at)
            if not asked or asked[0].seat != seat:
                ends.append((_stands(at, seat), at))
                continue
            packed = _pack(at)
            for picks in _ways(asked[0], luck):
                then = _after(game, packed, asked[0], picks, luck)
                tried.append((_stands(then, seat), then))
        tried.sort(key=lambda one: one[0], reverse=True)
        going = [at for _, at in tried[:KEPT]]
    ends += [(_stands(at, seat), at) for at in going]
    return sorted(ends, key=lambda one: one[0], reverse=True)


def _after(game: Game, packed: bytes, question: Question, picks: Picks, luck: Chance) -> State:
    state: State = _unpack(packed)
    game.answer(state, question, picks, luck)
    return state


def _ways(question: Question, chance: Chance) -> list[Picks]:
    """Every single answer and every pair, or some by luck where these are many."""
    found: list[Picks] = []
    for size in range(question.least, min(question.most, 2) + 1):
        found += combinations(question.options, size)
    if question.least > 2 or question.ordered:
        found = [question.sample(chance) for _ in range(WAYS)]
    legal = [picks for picks in dict.fromkeys(found) if question.accepts(picks) is None]
    chance.shuffle(legal)
    return legal[:WAYS] or [question.sample(chance)]


def _stands(state: State, seat: int) -> float:
    """The lead over the best other seat: the points of now, and of each value, the earlier it is,
    a share by who is likely to have it in the end; and what the hand is worth."""
    board = state.board
    if board.phase == "over":
        return _lead(board, seat) + (WINS if final_standing(board).places[seat] == 1 else 0.0)
    late = progress(board)
    totals = [
        board.score[other] + 0.3 * sum(VALUE[card] for card in state.hands[other])
        for other in range(board.seats)
    ]
    for place, found in counts(board).items():
        value = VALUE[place] if isinstance(place, str) else MAPS[place].first
        odds = [_ODDS[min(count, 20)] for count in found]
        most, every = max(found), sum(odds)
        if not most:
            continue
        for other, count in enumerate(found):
            totals[other] += value * ((1 - late) * odds[other] / every + late * (count == most) / 1)
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :])


_ODDS: Final = [2.0**count for count in range(21)]
_pack: Final = msgspec.msgpack.Encoder().encode
_unpack: Final = msgspec.msgpack.Decoder(State).decode

PLAYERS: dict[str, Player] = {
    "miser": looking_ahead(miser),
    "rival": looking_ahead(rival),
    "settler": looking_ahead(settler),
    "planner": planner,
}
