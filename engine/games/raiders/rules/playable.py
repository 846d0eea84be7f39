"""Cards at the Town Hall: what they do, and which can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..box import CARDS, PLUNDER, Hall
from ..state import Play, State, Step
from .goods import held
from .offerings import trader_options


def hall_of(card: str) -> Hall:
    """What a card that can be played does."""
    hall = CARDS[card].hall
    assert hall is not None
    return hall


def idle(play: Play, step: Step, why: str) -> None:
    """A card was played for nothing."""
    play.tell("hall-idle", seat=step.seat, card=step.what, why=why)


_Test = Callable[[State, int, Hall], bool]


def _exchange(state: State, seat: int, hall: Hall) -> bool:
    board = state.board
    return held(board, seat, hall.pay) >= hall.price and board.supply[hall.kind] > 0


def _sacrifice(state: State, seat: int, hall: Hall) -> bool:
    """Brawler: somebody to give up, and plunder in the supply to take."""
    board = state.board
    return bool(board.crew[seat]) and any(board.supply[kind] for kind in PLUNDER)


def _swap_crew(state: State, seat: int, hall: Hall) -> bool:
    """Gravedigger: a crew member, and a hand card besides this one."""
    return bool(state.board.crew[seat]) and len(state.hands[seat]) > 1


def _hire(state: State, seat: int, hall: Hall) -> bool:
    """Recruiter: the silver, and a hand card besides this one."""
    return state.board.silver[seat] >= hall.price and len(state.hands[seat]) > 1


def _trade(state: State, seat: int, hall: Hall) -> bool:
    return bool(trader_options(state.board, seat))


_TESTS: Final[dict[str, _Test]] = {
    "exchange": _exchange,
    "sacrifice": _sacrifice,
    "swap-crew": _swap_crew,
    "hire": _hire,
    "trade-offer": _trade,
}
_ALWAYS: Final = frozenset(
    key for key, card in CARDS.items() if card.hall is not None and card.hall.rule not in _TESTS
)


def playable(state: State, seat: int, card: str) -> bool:
    """Whether a hand card can be played: not a hero; not without what its effect costs."""
    if card in _ALWAYS:
        return True
    hall = CARDS[card].hall
    return hall is not None and _TESTS[hall.rule](state, seat, hall)
