"""Modest answers for somebody who is absent: harm nobody, take what is free."""

from __future__ import annotations

from engine.kit.contract import Picks, Question

from ..events import PASS
from ..rules.ground import cell_of, field_at
from ..rules.targets import follower_of
from ..rules.turns import DECK
from ..state import Board, View

_LIKED = ("castle", "mill", "plain", "ruin", "catapult", "swamp")
"""Fields, the one to play on first."""


def modest(view: View, question: Question) -> Picks:
    """Points are taken, nobody is harmed; cards go to good or plain fields and come from the
    deck."""
    options = question.options
    kind = question.kind
    if kind == "use-power":
        return options[:1] if question.about[2] else (PASS,)
    if kind in ("place-card", "place-revealed"):
        return (min(options, key=lambda space: _place(view.board, space)),)
    if kind == "catapult":
        others = [option for option in options if follower_of(option)[1] != question.seat]
        return (others[0] if others else options[0],)
    if kind in ("direction", "line", "guess"):
        return options[:1]
    if DECK in options:
        return (DECK,)
    if PASS in options:
        return (PASS,)
    return options[: question.least]


def _place(board: Board, space: str) -> int:
    return _LIKED.index(field_at(board, cell_of(space)))
