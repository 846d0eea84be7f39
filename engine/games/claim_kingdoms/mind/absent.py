"""Modest answers for somebody who is absent: harm nobody, take what is free."""

from __future__ import annotations

from itertools import combinations

from engine.kit.contract import Picks, Question

from ..events import DECK, PASS, TAKE
from ..rules.ground import cell_of, field_at, is_space
from ..rules.targets import follower_of, split
from ..state import Board, View

_LIKED = ("castle", "mill", "plain", "ruin", "catapult", "swamp")
"""Fields, the one to play on first."""


def default_answer(view: View, question: Question) -> Picks:
    """Points are taken, nobody is harmed; cards go to good or plain fields and come from the
    deck."""
    options = question.options
    takes = [option for option in options if option.startswith(TAKE)]
    if not takes:
        return _modest(view, question)
    card = TAKE + DECK if TAKE + DECK in takes else takes[0]
    if question.least > 1:
        return (options[0], card)
    if question.kind == "use-power" and question.about[3]:
        return options[:1] if question.most == 1 else (options[0], card)
    return (card,)


def _modest(view: View, question: Question) -> Picks:
    """Where no new card is chosen with it."""
    options = question.options
    kind = question.kind
    if kind == "use-power":
        return options[:1] if question.about[3] else (PASS,)
    if kind in ("place-card", "place-revealed", "play-card"):
        return (min(options, key=lambda option: _place(view.board, option)),)
    if kind == "catapult":
        others = [option for option in options if follower_of(option)[1] != question.seat]
        return (others[0] if others else options[0],)
    if kind == "spectre":
        return next(pair for pair in combinations(options, 2) if question.accepts(pair) is None)
    if kind == "guess":
        return options[:1]
    if DECK in options:
        return (DECK,)
    if PASS in options:
        return (PASS,)
    return options[: question.least]


def _place(board: Board, option: str) -> int:
    space = next((half for half in split(option) if is_space(half)), "")
    return _LIKED.index(field_at(board, cell_of(space))) if space else 0
