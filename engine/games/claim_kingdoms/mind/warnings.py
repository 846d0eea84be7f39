"""What an experienced friend would say before an answer does harm."""

from __future__ import annotations

from engine.kit.contract import Caution, Question

from ..box import FACTIONS
from ..events import PASS, TAKE
from ..rules.ground import cell_of, open_spaces
from ..rules.targets import follower_of
from ..state import View

_OWN_TOO = {"sweep": "sweep-own", "turn-down": "turn-down-own", "poison": "poison-own"}
"""Rules that hit one's own followers as well as others'."""


def warning(view: View, question: Question) -> Caution | None:
    """At most one thing, from what lies open and what the seat is asked."""
    board, seat, kind = view.board, question.seat, question.kind
    if kind in ("play-card", "place-card"):
        if board.supply[seat] == 1:
            return Caution("last-follower")
        if board.maps and len(open_spaces(board)) == 1:
            return Caution("last-space")
    if kind == "catapult" and all(follower_of(o)[1] == seat for o in question.options):
        return Caution("catapult-own")
    if kind == "target-card":
        rule = FACTIONS[str(question.about[0])].power.rule
        if rule == "recall":
            return Caution("recall")
        cells = [cell_of(o) for o in question.options if o != PASS and not o.startswith(TAKE)]
        if rule in _OWN_TOO and any(board.cards[cell].followers[seat] for cell in cells):
            return Caution(_OWN_TOO[rule])
    return None
