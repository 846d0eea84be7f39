"""Whose turn comes after this one, where everybody can tell; and the questions of a seat's next
turn, which can be laid down ahead."""

from __future__ import annotations

from typing import Final

from engine.kit.ahead import would_ask
from engine.kit.contract import Question, UpcomingQuestion

from ..box import BUILDING_INDEX, CARDS, MAX_CREW
from ..events import IDLE
from ..rules import hands
from ..state import EMPTY, NOBODY, NOWHERE, Step, View, rule

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


# Laying a turn down ahead


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """The next turn of a seat that waits: where it places or raids, where it picks up, who leaves a
    full crew. It may place where a worker stands now: the building may be free by then. All else is
    as it lies now."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or board.phase != "play" or seat == board.active:
        return ()
    if board.left != NOBODY and (seat - board.active) % board.seats >= board.left:
        return ()
    known, worker = view.known, board.workers[seat]
    village = [EMPTY] * len(board.village)
    place = would_ask(rule, known, Step("place", seat), village=village)
    pick_up = would_ask(rule, known, Step("pick-up", seat), placed=NOWHERE, used=[])
    assert place
    assert pick_up
    work = tuple([option for option in place.options if not option.endswith(IDLE)])
    if not work:
        return ()
    places = tuple([option for option in pick_up.options if option != IDLE])
    found = [
        Question(0, seat, "place", work, about=(worker,)),
        Question(0, seat, "pick-up", places),
    ]
    crew = board.crew[seat]
    if len(crew) >= MAX_CREW and len(set(crew)) > 1:
        found.append(Question(0, seat, "dismiss", hands.in_order(crew), about=("barracks",)))
    return tuple(map(UpcomingQuestion, found))
