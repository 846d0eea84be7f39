"""How a sensible Earl answers, for the imagined games of computer players: quickly, and from
nothing but what he may know, his hand and reserve and what lies open.

Of several answers the one that is worth most (`appraisal.py`) is taken; a little luck between
those that are nearly alike lets imagined games differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question

from ..state import State
from . import deeds, responses
from .ready import ready

ROLLOUT_DEPTH: Final = 45
"""Answers after which an imagined game is cut short: some rounds."""


def rollout_policy(state: State, question: Question, chance: Chance) -> Picks:
    """How a sensible seat answers."""
    options = question.options
    if len(options) == 1 and question.least == 1:
        return options
    habit = _HABITS.get(question.kind)
    return habit(state, question, chance) if habit else options[: question.least]


def _build_deck(state: State, question: Question, chance: Chance) -> Picks:
    return chance.choice(ready(question)).picks


def _mulligan(state: State, question: Question, chance: Chance) -> Picks:
    hand = state.hands[question.seat]
    useful = sum([kind in _OPENERS for kind in hand])
    return question.options[:1] if useful > 1 else question.options[1:]


_OPENERS: Final = ("castle", "land", "vassal", "champion", "prince", "mercenary", "market")


_HABITS: Final[dict[str, Callable[[State, Question, Chance], Picks]]] = {
    "build-deck": _build_deck,
    "mulligan": _mulligan,
    "turn": deeds.turn,
    "place-property": deeds.place,
    "install": deeds.install,
    "towers": deeds.towers,
    "garrison": deeds.garrison,
    "treachery": deeds.plot_target,
    "intrigue": deeds.plot_target,
    "allies": responses.allies,
    "struggle": responses.struggle,
    "yield-properties": responses.least_worth,
    "declare-attack": deeds.declare,
    "attack-forces": responses.attack_forces,
    "defence-forces": responses.defence_forces,
    "church-decides": responses.church_decides,
    "ransom-lords": responses.ransom_lords,
    "ransom-price": responses.ransom_price,
    "properties-lost": responses.least_worth,
    "seize": responses.seize,
    "joust-ante": responses.joust_ante,
    "joust-card": responses.joust_card,
    "viking-attack": responses.vikings,
}
"""For all other questions the first options are as good as any: hits are in the book's order,
the army that is worth least comes first."""
