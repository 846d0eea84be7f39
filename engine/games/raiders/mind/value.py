"""What a position promises: the features that are weighed, and what was learned of them.

The rules of thumb (`appraisal.evaluate`) are one of the features, and where learning began.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.kit.judgement import load, logit

from ..box import CARDS, MAX_CREW, MAX_VALKYRIE
from ..state import State
from .appraisal import ABILITY, evaluate, sure_points, turns_left

FEATURES: Final = (
    "estimate",  # what the rules of thumb promise
    "sure",  # points if the game ended now
    "sure-late",  # the same in the last turns
    # All others shrink in the last turns, when means bring nothing any more.
    "metal",  # gold and iron
    "livestock",
    "first-silver",  # the silver that hires somebody
    "silver",
    "first-provisions",  # those that feed the next raids
    "provisions",
    "cards",
    "armour",
    "crew",
    "full-crew",
    "strength",  # of the crew
    "abilities",  # of the crew, by the rules of thumb
    "grey",  # the worker that is held
    "white",
    "valkyrie",  # steps on a track that still rises
    "turn",  # whether one is at turn
)

_TURNS: Final = 6
"""With so many turns left means still bring all that they can."""
_FIRST: Final = 5
_FED: Final = 4
_HAND: Final = 6


def features(state: State) -> list[tuple[float, ...]]:
    """Of each seat, in the order of `FEATURES`."""
    share = max(0.0, min(1.0, turns_left(state.board) / _TURNS))
    return [
        (logit(promised), *_features(state, seat, share))
        for seat, promised in enumerate(evaluate(state))
    ]


def _features(state: State, seat: int, share: float) -> tuple[float, ...]:
    board = state.board
    crew, silver, food = board.crew[seat], board.silver[seat], board.provision[seat]
    worker, valkyrie = board.workers[seat], board.valkyrie[seat]
    sure = sure_points(state, seat)
    return (
        sure,
        sure * (1 - share),
        share * (board.gold[seat] + board.iron[seat]),
        share * board.livestock[seat],
        share * min(silver, _FIRST),
        share * max(0, silver - _FIRST),
        share * min(food, _FED),
        share * max(0, food - _FED),
        share * min(len(state.hands[seat]), _HAND),
        share * board.armour[seat],
        share * len(crew),
        share * (len(crew) == MAX_CREW),
        share * sum([CARDS[card].strength for card in crew]),
        share * sum([ABILITY[card] for card in crew]),
        share * (worker == "grey"),
        share * (worker == "white"),
        share * valkyrie * (valkyrie < MAX_VALKYRIE),
        share * (board.active == seat),
    )


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"), FEATURES)
