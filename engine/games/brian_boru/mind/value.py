"""What a position promises: the features that are weighed, and what was learned of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final

from engine.kit.judgement import load

from ..box import HAND, REGIONS, SUIT, VALUE
from ..rules.upkeep import final_sources, tally
from ..state import FACE_DOWN, FREE, Board, State

FEATURES: Final = (
    "score-early",  # points on the score track
    "score-late",  # the same, the later the more
    "claims-early",  # points of tokens and of different regions if the game ended now
    "claims-late",
    "richest-early",  # points of whoever has most coins
    "richest-late",
    "marker-early",  # points of whoever holds the marker
    "marker-late",
    "renown-early",  # renown, which brings more with each battle that is won
    "renown-late",
    "coins-early",
    "coins-late",
    "regions-early",  # points of the regions, shared by how likely they are held to the end
    "regions-late",
    "open-late",  # the same, of those alone whose tokens lie face up, or will
    "towns-early",  # towns one controls
    "raiders",
    "battle",  # how likely one has most raiders when the round ends
    "battle-soon",  # the same, the nearer the end of the round the more
    "spoils-soon",  # the same, by the renown that scores then
    "raided-soon",  # how likely one has fewest, while raiders lie in the battle area
    "church",
    "blessing",  # how likely one has most church discs when the round ends
    "blessing-soon",
    "track",
    "wedding",  # how likely one is highest on the marriage track when the round ends
    "wedding-soon",
    "cards",  # the values in hand, by cards of a full hand
    "wild",  # white cards in hand
    "lead",  # whether one holds the marker, while tricks are left
)

_HOLD: Final = 0.9
"""How much surer a town more makes a region; the same for a raider, a disc, a space of the
track."""
_EXP: Final = tuple(exp(_HOLD * count) for count in range(80))


def features(state: State) -> list[tuple[float, ...]]:
    """Of each seat, in the order of `FEATURES`."""
    board = state.board
    seats = board.seats
    soon = _passed(board)
    late = (board.round - 1 + soon) / board.rounds if board.round else 0.0
    early = 1 - late
    now = {source.key: source.points for source in final_sources(board)}
    claims = [
        sum(points)
        for points in zip(now["claims"], now["shared-claims"], now["regions"], strict=True)
    ]
    regions, opened = [0.0] * seats, [0.0] * seats
    for region in REGIONS.values():
        found, vikings = tally(board, region)
        if any(found):
            face_up = board.claims[region.index] != FACE_DOWN
            is_open = face_up or sum(found) + vikings >= region.threshold
            for seat, share in enumerate(_odds(found)):
                regions[seat] += region.points * share
                opened[seat] += is_open * region.points * share
    towns = [0] * seats
    for seat, viking in zip(board.discs, board.vikings, strict=True):
        if seat != FREE and not viking:
            towns[seat] += 1
    battle, blessing, wedding = _odds(board.raiders), _odds(board.church), _odds(board.track)
    most = max(board.raiders)
    raided = [0.0] * seats
    if board.battle:
        raided = _odds([most - raiders for raiders in board.raiders])
    held = state.drafted if board.phase == "draft" else state.hands
    full = HAND[seats]
    cards = [sum([VALUE[card] for card in hand]) / full for hand in held]
    rest = 1 - soon
    return [
        (
            board.score[seat] * early,
            board.score[seat] * late,
            claims[seat] * early,
            claims[seat] * late,
            now["coins"][seat] * early,
            now["coins"][seat] * late,
            now["marker"][seat] * early,
            now["marker"][seat] * late,
            board.renown[seat] * early,
            board.renown[seat] * late,
            board.coins[seat] * early,
            board.coins[seat] * late,
            regions[seat] * early,
            regions[seat] * late,
            opened[seat] * late,
            towns[seat] * early,
            float(board.raiders[seat]),
            battle[seat],
            battle[seat] * soon,
            battle[seat] * soon * board.renown[seat],
            raided[seat] * soon,
            float(board.church[seat]),
            blessing[seat],
            blessing[seat] * soon,
            float(board.track[seat]),
            wedding[seat],
            wedding[seat] * soon,
            cards[seat],
            float(sum([SUIT[card] == "white" for card in held[seat]])),
            rest * (seat == board.marker),
        )
        for seat in range(seats)
    ]


def _passed(board: Board) -> float:
    """How much of the round is over, 0 to 1."""
    if board.phase == "trick":
        return board.trick / (board.tricks + 1)
    return 0.0 if board.phase in ("placing", "draft") else 1.0


def _odds(amounts: Sequence[int]) -> list[float]:
    """By seat: how likely it has most in the end."""
    weights = [_EXP[amount] for amount in amounts]
    total = sum(weights)
    return [weight / total for weight in weights]


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"), FEATURES)
WITHOUT: Final = JUDGEMENT.without(
    {
        "points": ("score-early", "score-late"),
        "regions": (
            "claims-early",
            "claims-late",
            "regions-early",
            "regions-late",
            "open-late",
            "towns-early",
        ),
        "raiders": ("raiders", "battle", "battle-soon", "spoils-soon", "raided-soon"),
        "renown": ("renown-early", "renown-late"),
        "church": ("church", "blessing", "blessing-soon"),
        "marriage": ("track", "wedding", "wedding-soon"),
        "coins": ("richest-early", "richest-late", "coins-early", "coins-late"),
        "cards": ("cards", "wild"),
        "tempo": (
            "marker-early",
            "marker-late",
            "lead",
        ),
    }
)
