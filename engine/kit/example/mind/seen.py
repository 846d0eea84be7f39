"""What each seat may know: views, and full positions imagined from them."""

from __future__ import annotations

from typing import Final

from engine.kit.boards import copier
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, NotYet

from ..box import KINDS, MOST
from ..rules.scoring import final_standing
from ..state import Board, State, View

copy_board: Final = copier(Board)
"""A board that can be changed without changing this one."""


def view(state: State, seat: int | None) -> View:
    """All that `seat` may know.

    Raises:
        NotYet: for EVERYONE before the game is over.
    """
    board = state.board
    over = board.phase == "over"
    if seat == EVERYONE and not over:
        raise NotYet("the game is not over")
    return View(
        seat=seat,
        seats=board.seats,
        questions=tuple([q for q in state.questions if q.seat == seat]),
        awaited=tuple([(q.seat, q.kind) for q in state.questions]),
        standing=final_standing(board) if over else None,
        board=copy_board(board),
        sizes=tuple([len(larder) for larder in state.larders]),
        larder=() if seat is None or seat == EVERYONE else tuple(state.larders[seat]),
        larders=tuple([tuple(larder) for larder in state.larders]) if over else (),
    )


def determinize(seen: View, chance: Chance) -> State:
    """A full position that fits a view, without the questions to others: they have filled their
    larders somehow, and brought what everybody saw."""
    larders = []
    for seat, size in enumerate(seen.sizes):
        if seen.larders:
            larder = list(seen.larders[seat])
        elif seat == seen.seat:
            larder = list(seen.larder)
        else:
            rest = [kind for kind in KINDS for _ in range(MOST)]
            for kind in seen.board.brought[seat]:
                rest.remove(kind)
            larder = sorted(chance.sample(rest, size), key=KINDS.index)
        larders.append(larder)
    return State(
        board=copy_board(seen.board),
        questions=[],
        asked=max((question.number for question in seen.questions), default=0),
        larders=larders,
    )
