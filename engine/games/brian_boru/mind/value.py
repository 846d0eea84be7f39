"""What a position promises: the features that are weighed, and what was learned of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final

from engine.kit.judgement import load

from ..box import HAND, REGIONS, SUIT, VALUE
from ..rules import final_sources
from ..state import FACE_DOWN, FREE, Board, State, tally

_HOLD: Final = 0.9
"""How much surer a town more makes a region; the same for a raider, a disc, a space of the
track."""
_EXP: Final = tuple(exp(_HOLD * count) for count in range(80))


def features(state: State) -> list[dict[str, float]]:
    """Of each seat, by group and name. "late" counts the more, "early" the less, the later it is in
    the game; "soon" the later it is in the round."""
    board = state.board
    seats = board.seats
    soon = _passed(board)
    late = (board.round - 1 + soon) / board.rounds if board.round else 0.0
    early = 1 - late
    now = {source.key: source.points for source in final_sources(board)}
    claims = zip(now["claims"], now["shared-claims"], now["regions"], strict=True)
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
    # How likely each seat has most when the round ends, or fewest raiders.
    battle, blessing, wedding = _odds(board.raiders), _odds(board.church), _odds(board.track)
    most = max(board.raiders)
    raided = [0.0] * seats
    if board.battle:
        raided = _odds([most - raiders for raiders in board.raiders])
    held = state.drafted if board.phase == "draft" else state.hands
    early_and_late: dict[str, Sequence[float]] = {
        "points.score": board.score,
        "regions.claims": [sum(points) for points in claims],  # if the game ended now
        "coins.richest": now["coins"],  # points of whoever has most coins
        "tempo.marker": now["marker"],  # points of whoever holds it
        "renown.renown": board.renown,  # which brings more with each battle that is won
        "coins.coins": board.coins,
        "regions.regions": regions,  # points, shared by how likely they are held to the end
    }
    rows: list[dict[str, float]] = [{} for _ in range(seats)]
    for seat, row in enumerate(rows):
        for name, amounts in early_and_late.items():
            row[f"{name}-early"], row[f"{name}-late"] = amounts[seat] * early, amounts[seat] * late
        row |= {
            "regions.open-late": opened[seat] * late,  # those whose tokens lie face up, or will
            "regions.towns-early": towns[seat] * early,
            "raiders.raiders": float(board.raiders[seat]),
            "raiders.battle": battle[seat],
            "raiders.battle-soon": battle[seat] * soon,
            "raiders.spoils-soon": battle[seat] * soon * board.renown[seat],
            "raiders.raided-soon": raided[seat] * soon,
            "church.church": float(board.church[seat]),
            "church.blessing": blessing[seat],
            "church.blessing-soon": blessing[seat] * soon,
            "marriage.track": float(board.track[seat]),
            "marriage.wedding": wedding[seat],
            "marriage.wedding-soon": wedding[seat] * soon,
            "cards.cards": sum([VALUE[card] for card in held[seat]]) / HAND[seats],
            "cards.wild": float(sum([SUIT[card] == "white" for card in held[seat]])),
            "tempo.lead": (1 - soon) * (seat == board.marker),
        }
    return rows


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


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"))
WITHOUT: Final = JUDGEMENT.without(
    *("points", "regions", "raiders", "renown", "church", "marriage", "coins", "cards", "tempo")
)
