"""Modest answers for somebody who is absent: harm nobody, give nothing dear away, and go on
towards the end: work, fill the crew, raid what can be raided."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engine.kit.contract import Picks, Question

from ..box import (
    BUILDING_INDEX,
    CARDS,
    COLOURS,
    FACES,
    MAX_CREW,
    RAIDS,
    SETTLEMENT_INDEX,
    SETTLEMENTS,
    SPACES,
)
from ..events import BACK, IDLE, KEEP, PASS
from ..rules.prospects import raids, sets_left, strength_of
from ..rules.supplies import card_of
from ..state import Board, View

_CHEAPEST: Final = ("deaths", "lose-crew", "discard-down", "scout-give", "dismiss")
"""Questions about cards to part with: the cheapest go."""
_PROVISIONS: Final = 5
"""As many as are enough for any raid."""
_GOLD: Final = 2
_SILVER: Final = 4
_CARDS: Final = 4


def default_answer(view: View, question: Question) -> Picks:
    """Like somebody who keeps the seat warm, from the view alone. A die is rolled again where it
    cannot come up worse."""
    options, kind = question.options, question.kind
    if kind == "idle":
        options = tuple([option for option in options if option.endswith(f".{IDLE}")])
        kind = str(question.about[0]) if options else BACK
    if kind == "place":
        return (_place(view, question.seat, options),)
    if kind == "pick-up":
        return (_pick_up(view, question.seat, options),)
    if kind == BACK:
        return (BACK,)
    if kind == "choose-set":
        return (min(options, key=lambda space: _dread(view.board, space)),)
    if kind == "copy-building":
        return (_work(view, question.seat, options),)
    if kind in _CHEAPEST:
        return _cheapest(options, question.least)
    if kind == "treasury":
        return _cheapest(options, question.most)
    if kind == "give":
        return (max(options, key=lambda good: getattr(view.board, good)[question.seat]),)
    if kind == "hire":
        return _hire(view.board, question)
    if kind == "reroll":
        dice = question.about[-len(options) + 1 :]
        return (options[dice.index(min(FACES))] if min(FACES) in dice else KEEP,)
    if PASS in options:
        return (PASS,)
    return _first_legal(question) if question.limits else options[: question.least]


def _cheapest(options: Picks, count: int) -> Picks:
    return tuple(sorted(options, key=lambda option: CARDS[card_of(option)].cost)[:count])


def _place(view: View, seat: int, options: Picks) -> str:
    """A raid, of those that are nearest with the fewest Valkyrie; else work."""
    found = [option for option in options if option in RAIDS]
    if found:
        return min(found, key=lambda raid: _dread(view.board, raid))
    return _work(view, seat, options)


def _dread(board: Board, raid: str) -> tuple[int, int]:
    """How far away it is, and the Valkyrie of the set that is taken."""
    sets = [SPACES[raid]] if raid in SPACES else sets_left(board, raid)
    least = min(board.spaces[space.index].count("V") for space in sets)
    return SETTLEMENT_INDEX[RAIDS[raid]], least


def _pick_up(view: View, seat: int, options: Picks) -> str:
    """The worker with which a raid can be made in the next turn; else what is needed for one, or
    the worker that may raid in most places."""
    board = view.board
    ready = {colour: bool(raids(board, seat, colour)) for colour in COLOURS}
    left = {colour: _left(board, colour) for colour in COLOURS}

    def rank(option: str) -> tuple[bool, int, int]:
        if option == IDLE:
            return False, -1, 0
        worker = board.village[BUILDING_INDEX[option.partition(".")[0]]]
        return ready[worker], _liking(view, seat, option), left[worker]

    return max(options, key=rank)


def _left(board: Board, colour: str) -> int:
    """Plunder sets that workers of a colour may take."""
    return sum(
        1
        for space in SPACES.values()
        if board.spaces[space.index] and colour in SETTLEMENTS[space.settlement].workers
    )


def _work(view: View, seat: int, options: Picks) -> str:
    return max(options, key=lambda option: _liking(view, seat, option))


def _liking(view: View, seat: int, option: str) -> int:
    """How useful an action is to a seat that wants to raid; 0 for none at all."""
    board = view.board
    if option == PASS or option.endswith(f".{IDLE}"):
        return 1
    building, _, way = option.partition(".")
    if building == "barracks" and way in CARDS and len(board.crew[seat]) < MAX_CREW:
        return 9 + strength_of(board, way)
    short_of_food = board.provision[seat] < _PROVISIONS
    wanted = {
        "mill.gold": 8 if board.gold[seat] < _GOLD else 3,
        "treasury.gold": 7 if len(view.hand) >= _CARDS and board.gold[seat] < _GOLD else 0,
        "mill": 6 if short_of_food else 2,
        "mill.provision": 6 if short_of_food else 2,
        "silversmith": 5 if board.silver[seat] < _SILVER else 2,
        "gate_house": 4 if len(view.hand) < _CARDS else 2,
    }
    return wanted.get(option, 0)


def _hire(board: Board, question: Question) -> Picks:
    """The strongest that makes nobody go."""
    alone = [o for o in question.options if o in CARDS and question.accepts((o,)) is None]
    if alone:
        return (max(alone, key=lambda card: strength_of(board, card)),)
    return (PASS,) if PASS in question.options else _first_legal(question)


def _first_legal(question: Question) -> Picks:
    return next(
        picks
        for count in range(question.least, question.most + 1)
        for picks in combinations(question.options, count)
        if question.accepts(picks) is None
    )
