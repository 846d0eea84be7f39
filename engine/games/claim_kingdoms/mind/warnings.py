"""What an experienced friend would say before an answer does harm."""

from __future__ import annotations

from engine.kit.contract import Question, Warning

from ..box import FACTIONS
from ..events import PASS, TAKE
from ..rules.ground import cell_of, follower_of, ground, in_range, is_covered, split
from ..state import Board, View

_OWN_TOO = {"sweep": "sweep-own", "turn-down": "turn-down-own", "poison": "poison-own"}
"""Rules that hit one's own followers as well as others'."""


def warning(view: View, question: Question) -> Warning | None:
    """At most one thing, from what lies open and what the seat is asked."""
    board, seat, kind = view.board, question.seat, question.kind
    if kind in ("play-card", "place-card"):
        if board.supply[seat] == 1:
            return Warning("last-follower")
        if is_covered(board, 1):
            return Warning("last-space")
    if kind in ("play-card", "place-card", "place-revealed"):
        spaces = _own_alone(board, question)
        if spaces:
            return Warning("catapult-own-there", {"spaces": ", ".join(spaces)})
    if kind == "catapult" and all(follower_of(o)[1] == seat for o in question.options):
        return Warning("catapult-own")
    if kind == "target-card":
        rule = FACTIONS[str(question.about[0])].power.rule
        if rule == "recall":
            return Warning("recall")
        cells = [cell_of(o) for o in question.options if o != PASS and not o.startswith(TAKE)]
        if rule in _OWN_TOO and any(board.cards[cell].followers[seat] for cell in cells):
            return Warning(_OWN_TOO[rule])
    return None


def _own_alone(board: Board, question: Question) -> list[str]:
    """The spaces on which a card can be played whose catapult reaches the seat's own followers and
    no others."""
    played = {half for option in question.options for half in split(option)}
    found = []
    for space in sorted(ground(board.maps).catapults & played):
        reach = in_range(board, cell_of(space), question.seat)
        if reach and all(follower_of(option)[1] == question.seat for option in reach):
            found.append(space)
    return found
