"""Banners played for the title, the coronation and the Royal Guard (rulebook, King card)."""

from __future__ import annotations

from bisect import insort

from engine.agenda import ask_seat
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule, all_but, others
from .components import CROWN_AHEAD, CROWN_BANNERS
from .discards import discard, take_army, take_card
from .state import NOBODY, Board, Card, State, Step


def slots(board: Board) -> int:
    """Places in the Royal Guard: one fewer than Earls began the game."""
    return board.seats - 1


def claim(state: State, seat: int, events: list[Event]) -> None:
    """An Action: a Banner is laid down for the title; not while a King lives (FAQ)."""
    board = state.board
    take_card(state, seat, "banner")
    board.banners[seat] += 1
    events.append(Event("banner-raised", {"seat": seat, "banners": board.banners[seat]}))
    check_crown(state, events)


def check_crown(state: State, events: list[Event]) -> None:
    """Two Banners, and two more than every other Earl, make a King; also when an Earl has left
    who had some."""
    board = state.board
    if board.king != NOBODY:
        return
    for seat in range(board.seats):
        if board.banners[seat] < CROWN_BANNERS:
            continue
        most = max([board.banners[other] for other in others(board, seat)], default=0)
        if board.banners[seat] >= most + CROWN_AHEAD:
            _crown(state, seat, events)
            return


def _crown(state: State, king: int, events: list[Event]) -> None:
    """All Banners are discarded; everybody else who has a reserve gives an Army card to the
    Guard. Where it is the only one there is nothing to ask."""
    board = state.board
    board.king = king
    for seat, count in enumerate(board.banners):
        for _ in range(count):
            discard(state, Card("banner", seat))
        board.banners[seat] = 0
    events.append(Event("crowned", {"seat": king, "slots": slots(board)}))
    asked = False
    for seat in others(board, king):
        reserve = state.reserves[seat]
        if len(reserve) == 1:
            _give(state, seat, king, reserve[0], events)
        asked = asked or len(reserve) > 1
    if asked:
        board.agenda.append(Step("tribute", king))


def _give(state: State, seat: int, king: int, kind: str, events: list[Event]) -> None:
    take_army(state, seat, kind)
    insort(state.board.guard, kind)
    args = {"seat": seat, "king": king, "army": kind, "reserve": len(state.reserves[seat])}
    events.append(Event("tribute", args, reveals=all_but(state.board, seat)))


def tribute(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Each with a choice picks the card that he gives; all at the same time."""
    board = state.board
    board.agenda.append(step)
    for seat in sorted(others(board, step.seat)):
        if len(state.reserves[seat]) > 1:
            kinds = tuple(dict.fromkeys(state.reserves[seat]))
            ask_seat(state, seat, "tribute", kinds, (step.seat,))


def tribute_given(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _give(state, question.seat, step.seat, picks[0], events)
    if state.questions:
        state.board.agenda.append(step)


RULES: dict[str, Rule] = {"tribute": tribute}
REPLIES: dict[str, Reply] = {"tribute": tribute_given}
