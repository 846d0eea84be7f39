"""The end: the last Earl wins (rulebook, winning)."""

from __future__ import annotations

from engine.kit.contract import Source, Standing

from ...state import NOBODY, Board, Play


def final_standing(board: Board) -> Standing:
    """A point for each rival that one has outlasted; Earls leave one at a time, so that no two
    places are equal."""
    points = [board.seats - 1] * board.seats
    for before, seat in enumerate(board.out):
        points[seat] = before
    places = tuple([board.seats - count for count in points])
    return Standing(places, tuple(points), (Source("outlasted", tuple(points)),), "points")


def finish(play: Play) -> None:
    """One Earl is left: nothing more is done."""
    board = play.board
    board.phase = "over"
    board.active = NOBODY
    board.agenda.clear()
    board.battle = None
    board.joust = None
    standing = final_standing(board)
    winners = [seat for seat, place in enumerate(standing.places) if place == 1]
    play.tell("game-over", winners=winners, points=list(standing.points), why=standing.why)
