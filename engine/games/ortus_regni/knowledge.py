"""What each seat may know: views. `fancy.py` imagines whole positions from them."""

from __future__ import annotations

from copy import copy
from typing import Final, get_origin

from msgspec import structs

from engine.kit.contract import EVERYONE, NotYet

from .components import ORDER
from .scoring import final_standing
from .state import Board, Holding, State, View

_LISTS: Final = tuple(
    field.name for field in structs.fields(Board) if get_origin(field.type) is list
)
_NESTED: Final = tuple(
    field.name for field in structs.fields(Board) if str(field.type).startswith("list[list[")
)
_place = ORDER.__getitem__


def copy_board(board: Board) -> Board:
    """A board that can be changed without changing this one."""
    twin = copy(board)
    for name in _LISTS:
        setattr(twin, name, getattr(board, name)[:])
    for name in _NESTED:
        setattr(twin, name, [things[:] for things in getattr(board, name)])
    return twin


def view(state: State, seat: int | None) -> View:
    """All that `seat` may know.

    Raises:
        NotYet: for EVERYONE before the game is over.
    """
    board = state.board
    over = board.phase == "over"
    if seat == EVERYONE and not over:
        raise NotYet("the game is not over")
    open_now = state.questions
    shown = View(
        seat=seat,
        seats=board.seats,
        questions=(),
        awaited=tuple([(question.seat, question.kind) for question in open_now]),
        standing=final_standing(board) if over else None,
        board=copy_board(board),
        hands=tuple([len(cards) for cards in state.hands]),
        decks=tuple([len(cards) for cards in state.decks]),
        reserves=tuple([len(cards) for cards in state.reserves]),
        army_deck=len(state.army_deck),
        battle_deck=len(state.battle_deck),
        viking_deck=len(state.viking_deck),
    )
    if seat == EVERYONE:
        shown.everyone = tuple([holding(state, each) for each in range(board.seats)])
    elif seat is not None:
        shown.mine = holding(state, seat)
        shown.questions = tuple([question for question in open_now if question.seat == seat])
        if state.pledge and board.agenda[-1].other == seat:
            shown.pledge = tuple(state.pledge)
    return shown


def holding(state: State, seat: int) -> Holding:
    """What a seat has that others may not see."""
    return Holding(
        tuple(state.hands[seat]),
        tuple(state.towers[seat]),
        tuple(sorted(state.decks[seat], key=_place)),
        tuple(state.reserves[seat]),
        state.jousters[seat],
        tuple(state.removed[seat]),
    )
