"""What a position promises: the features that are weighed, and what was learned of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final

from engine.kit.judgement import load

from ..box import REGIONS, VALUE
from ..rules.scoring import final_sources, tally
from ..state import FREE, NOBODY, Board, State

FEATURES: Final = (
    "now",  # points if the game ended now
    "now-late",  # the same, the later in the game the more
    "regions-early",  # points of the regions, shared by how likely each seat is to have most
    "regions-late",
    "towns-early",
    "towns-late",
    "vikings",  # own towns under Viking tokens
    "monasteries-early",
    "monasteries-late",
    "coins-early",
    "coins-late",
    "marker-early",
    "church-most",  # how likely one is to have most discs in the church
    "church-most-late",  # the same, the later in the round the more
    "church",
    "suit-most",  # how likely one is to be highest on the marriage track, while a card is there
    "suit-most-late",
    "suit",
    "battle-most",  # how likely one is to have most raiders
    "battle-most-late",
    "battle",
    "battle-least-late",  # whether one has fewest while raiders are left
    "hand",  # values of the cards in hand, above the middle
    "highest",  # the highest of them
)

_HOLD: Final = 0.9
_EXP: Final = tuple(exp(_HOLD * count) for count in range(80))
_MIDDLE: Final = 13


def features(state: State) -> list[tuple[float, ...]]:
    """Of each seat, in the order of `FEATURES`."""
    board = state.board
    seats = board.seats
    closing = _of_round(board)
    late = min(1.0, (max(0, board.round - 1) + closing) / board.rounds)
    early = 1 - late
    now = [0.0] * seats
    for source in final_sources(board):
        for seat, points in enumerate(source.points):
            now[seat] += points
    regions = [0.0] * seats
    for region in REGIONS.values():
        found, _ = tally(board, region)
        if any(found):
            for seat, share in enumerate(_shares(found)):
                regions[seat] += region.points * share
    towns, vikings, monasteries = [0] * seats, [0] * seats, [0] * seats
    for town, holder in enumerate(board.discs):
        if holder != FREE:
            towns[holder] += 1
            vikings[holder] += board.vikings[town]
            monasteries[holder] += board.monasteries[town]
    church, battle = _shares(board.church), _shares(board.raiders)
    suit = _shares(board.track) if board.marriage else [0.0] * seats
    fewest = min(board.raiders)
    hands = [[VALUE[card] - _MIDDLE for card in hand] for hand in state.hands]
    for seat, card in enumerate(board.played):
        if card and board.winner == NOBODY:
            hands[seat].append(VALUE[card] - _MIDDLE)
    return [
        (
            now[seat],
            now[seat] * late,
            regions[seat] * early,
            regions[seat] * late,
            towns[seat] * early,
            towns[seat] * late,
            float(vikings[seat]),
            monasteries[seat] * early,
            monasteries[seat] * late,
            board.coins[seat] * early,
            board.coins[seat] * late,
            early * (seat == board.marker),
            church[seat],
            church[seat] * closing,
            float(board.church[seat]),
            suit[seat],
            suit[seat] * closing,
            float(board.track[seat]),
            battle[seat],
            battle[seat] * closing,
            float(board.raiders[seat]),
            closing * (board.raiders[seat] == fewest and board.battle > 0),
            float(sum(hands[seat])),
            float(max(hands[seat], default=0)),
        )
        for seat in range(seats)
    ]


def _of_round(board: Board) -> float:
    """How much of the round is over, 0 to 1."""
    if board.phase in ("placing", "draft"):
        return 0.0
    if board.phase == "trick":
        return max(0, board.trick - 1) / board.tricks
    return 1.0


def _shares(counts: Sequence[int]) -> list[float]:
    """How likely each seat is to have most in the end."""
    odds = [_EXP[count] for count in counts]
    total = sum(odds)
    return [one / total for one in odds]


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"), FEATURES)
