"""Whose turn comes after this one, where everybody can tell; and the questions of a seat's next
turn, which can be laid down ahead."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Question, UpcomingQuestion

from ..box import (
    BUILDING_INDEX,
    BUILDINGS,
    CARDS,
    MAX_CREW,
)
from ..events import IDLE
from ..rules import hands
from ..rules.prospects import raids
from ..rules.village import FINDERS, FREE, OPEN_TO
from ..state import EMPTY, NOBODY, Board, State, View

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
    known, worker = _known(view), board.workers[seat]
    work = [
        action
        for find, open_to_it in zip(FINDERS, OPEN_TO[worker], strict=True)
        if open_to_it
        for action in find(known, seat, worker)
    ]
    there = (*work, *raids(board, seat, worker))
    if not there:
        return ()
    found = [
        Question(0, seat, "place", there, about=(worker,)),
        Question(0, seat, "pick-up", tuple(_pick_ups(board, known, seat))),
    ]
    crew = board.crew[seat]
    if len(crew) >= MAX_CREW and len(set(crew)) > 1:
        found.append(Question(0, seat, "dismiss", hands.in_order(crew), about=("barracks",)))
    return tuple(map(UpcomingQuestion, found))


def _pick_ups(board: Board, known: State, seat: int) -> list[str]:
    """Actions where a worker stands, and leaving them, unless they cost nothing."""
    actions: list[str] = []
    idles: list[str] = []
    for building, stands, find in zip(BUILDINGS, board.village, FINDERS, strict=True):
        if stands:
            found = find(known, seat, stands)
            actions += found
            if not found or building not in FREE:
                idles.append(f"{building}.{IDLE}")
    return [*actions, *idles]


def _known(view: View) -> State:
    """The position as far as the seat sees it: enough for what it may do itself."""
    hidden: list[list[str]] = [[] for _ in range(view.seats)]
    assert view.seat is not None
    hidden[view.seat] = list(view.hand)
    return State(
        board=view.board,
        questions=[],
        hands=hidden,
        chosen=[],
        deck=[""] * view.deck,
        stack=[""] * view.stack,
        tiles=[],
    )
