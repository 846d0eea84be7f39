"""Whose turn comes after this one, where everybody can tell."""

from __future__ import annotations

from typing import Final

from ..box import BUILDING_INDEX, CARDS
from ..state import EMPTY, View

_TOWN_HALL: Final = BUILDING_INDEX["town_hall"]
_AVENGER: Final = next(key for key, card in CARDS.items() if card.crew.rule == "death-avenge")
_OPEN_ENDED: Final = ("place", "idle", "hall-card", "copy-building", "scout-target", "avenge")
"""Questions of which the answer may bring others a question."""
_RAIDING: Final = ("reroll", "choose-set", "deaths")


def next_seats(view: View) -> tuple[int, ...]:
    """The next seat clockwise, unless the game may end or somebody else may be asked first, by a
    card played at the Town Hall or an Avenger's death. Of two seats it is the other one anyway."""
    board, awaited = view.board, view.awaited
    seat = board.active
    if len(awaited) != 1 or awaited[0][0] != seat or board.left == 1:
        return ()
    if board.seats > 2 and _others_may_be_asked(view, awaited[0][1]):
        return ()
    return ((seat + 1) % board.seats,)


def _others_may_be_asked(view: View, kind: str) -> bool:
    board = view.board
    if kind in _OPEN_ENDED:
        return True
    if kind in _RAIDING:
        return _AVENGER in board.crew[board.active]
    if any(step.do == "pick-up" for step in board.agenda):
        return board.placed != _TOWN_HALL and board.village[_TOWN_HALL] != EMPTY
    return False
