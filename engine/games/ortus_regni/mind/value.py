"""What a position promises: the features that are weighed, and what was learned of them.

The rules of thumb (`appraisal.evaluate`) are one of the features, and where learning began.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.kit.judgement import load, logit

from ..box import DAMAGE
from ..rules.forces import land_allowance
from ..state import State
from .appraisal import HELD, MERCENARY, danger, place_worths, seen_forces
from .appraisal import evaluate as estimate

FEATURES: Final = (
    "estimate",  # what the rules of thumb promise
    "alive",
    "fief",  # the first one
    "second-fief",
    "more-fiefs",
    "palaces",
    "princes",
    "champions",
    "vassals",
    "monks",
    "land",
    "markets",
    "churches",
    "towers",
    "mercenaries",  # with the army that each one has
    "king",  # with his Guard
    "armies",  # that may be called
    "idle-armies",
    "hand",  # Champions, Princes, Vassals and Mercenaries in hand
    "castles",  # in hand
    "plots",  # Treachery and Intrigue in hand
    "others",  # what else is in hand
    "cubes",  # in the Viking bag, beyond the first
    "short",  # cards that are missing in a deck that runs out
    "danger",  # whether a rival could bring down a Castle, about
    "exposed",  # whether the only fief holds a Lord, whom a Treachery could take
    "force",  # damage that can be seen
    "turn",  # whether one is at turn
)

_FACES: Final = ("champion", "prince", "vassal", "mercenary")
_PLOTS: Final = ("treachery", "intrigue")
_SHORT: Final = 8
_TOWERS: Final = 10


def features(state: State) -> list[tuple[float, ...]]:
    """Of each seat, in the order of `FEATURES`."""
    alive = state.board.alive
    return [
        (logit(promised), *(_features(state, seat) if alive[seat] else _NOTHING))
        for seat, promised in enumerate(estimate(state))
    ]


_NOTHING: Final = (0.0,) * (len(FEATURES) - 1)


def _features(state: State, seat: int) -> tuple[float, ...]:
    board = state.board
    fiefs = board.fiefs[seat]
    lords = [fief.lord for fief in fiefs if fief.lord]
    cards = [card.kind for fief in fiefs for card in fief.cards]
    hand = state.hands[seat]
    mercenaries = 0.0
    for mercenary in board.mercenaries[seat]:
        mercenaries += MERCENARY + (0.5 * DAMAGE[mercenary.army] if mercenary.army else 0.0)
    reserve = state.reserves[seat]
    called = min(len(reserve), land_allowance(fiefs))
    king = board.king == seat
    return (
        1.0,
        float(bool(fiefs)),
        float(len(fiefs) > 1),
        float(max(0, len(fiefs) - 2)),
        float(sum([fief.castle.kind == "palace" for fief in fiefs])),
        float(lords.count("prince")),
        float(lords.count("champion")),
        float(lords.count("vassal")),
        float(lords.count("monk")),
        float(cards.count("land")),
        float(cards.count("market")),
        cards.count("church") + 2.0 * cards.count("cathedral"),
        float(min(_TOWERS, board.towers[seat])),
        mercenaries,
        king * (1.0 + len(board.guard)),
        float(called),
        float(len(reserve) - called),
        sum([HELD[kind] for kind in hand if kind in _FACES]),
        float(sum([kind in ("castle", "palace") for kind in hand])),
        float(sum([kind in _PLOTS for kind in hand])),
        sum([HELD[kind] for kind in hand if kind in _OTHERS]),
        board.cubes[seat] - 1.0,
        float(max(0, _SHORT - len(state.decks[seat]))),
        min(3.0, max(0.0, danger(state, seat))),
        float(len(fiefs) == 1 and bool(lords)),
        seen_forces(state, seat)[1],
        float(board.active == seat),
    )


_OTHERS: Final = frozenset(HELD) - {*_FACES, *_PLOTS, "castle", "palace"}


def evaluate(state: State) -> tuple[float, ...]:
    """What a position that is not over promises to each seat: no more and no less than the places
    that are left. Those who are out have the place that is theirs."""
    board = state.board
    places = place_worths(board.seats)
    last = places[board.seats - 1 - len(board.out)]
    return tuple(
        [
            min(places[0], max(last, worth))
            if board.alive[seat]
            else places[board.seats - 1 - board.out.index(seat)]
            for seat, worth in enumerate(JUDGEMENT.worths(features(state)))
        ]
    )


def chance_to_win(state: State, seat: int) -> float:
    """How likely a seat is to be the last one; who is out is not."""
    if not state.board.alive[seat]:
        return 0.0
    return JUDGEMENT.forecast(features(state), seat)[0]


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"), FEATURES)
