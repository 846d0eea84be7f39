"""Banners played for the title, the coronation and the Royal Guard (rulebook, King card)."""

from __future__ import annotations

from bisect import insort

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ...box import CROWN_AHEAD, CROWN_BANNERS
from ...state import NOBODY, Board, Card, Play, Step, others
from .discards import discard, take_army, take_card


def slots(board: Board) -> int:
    """Places in the Royal Guard: one fewer than Earls began the game."""
    return board.seats - 1


def claim(play: Play, seat: int) -> None:
    """An Action: a Banner is laid down for the title; not while a King lives (FAQ)."""
    board = play.board
    take_card(play.state, seat, "banner")
    board.banners[seat] += 1
    play.tell("banner-raised", seat=seat, banners=board.banners[seat])
    check_crown(play)


def check_crown(play: Play) -> None:
    """Two Banners, and two more than every other Earl, make a King; also when an Earl has left
    who had some."""
    board = play.board
    if board.king != NOBODY:
        return
    for seat in range(board.seats):
        if board.banners[seat] < CROWN_BANNERS:
            continue
        most = max([board.banners[other] for other in others(board, seat)], default=0)
        if board.banners[seat] >= most + CROWN_AHEAD:
            _crown(play, seat)
            return


def _crown(play: Play, king: int) -> None:
    """All Banners are discarded; everybody else who has a reserve gives an Army card to the
    Guard. Where it is the only one there is nothing to ask."""
    board = play.board
    board.king = king
    for seat, count in enumerate(board.banners):
        for _ in range(count):
            discard(play.state, Card("banner", seat))
        board.banners[seat] = 0
    play.tell("crowned", seat=king, slots=slots(board))
    asked = False
    for seat in others(board, king):
        reserve = play.state.reserves[seat]
        if len(reserve) == 1:
            _give(play, seat, king, reserve[0])
        asked = asked or len(reserve) > 1
    if asked:
        play.then(Step("tribute", king))


def _give(play: Play, seat: int, king: int, kind: str) -> None:
    take_army(play.state, seat, kind)
    insort(play.board.guard, kind)
    play.tell(
        "tribute",
        seat=seat,
        king=king,
        army=kind,
        reserve=len(play.state.reserves[seat]),
        reveals=play.all_but(seat),
    )


@rule("tribute")
def tribute(play: Play, step: Step) -> None:
    """Each with a choice picks the card that he gives; all at the same time."""
    board = play.board
    play.then(step)
    for seat in sorted(others(board, step.seat)):
        if len(play.state.reserves[seat]) > 1:
            kinds = tuple(dict.fromkeys(play.state.reserves[seat]))
            play.ask_seat(seat, "tribute", kinds, (step.seat,))


@reply("tribute")
def tribute_given(play: Play, step: Step, picks: Picks) -> None:
    _give(play, play.question.seat, step.seat, picks[0])
    if play.state.questions:
        play.then(step)
