"""The start: all fill their larders in secret."""

from __future__ import annotations

from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Limit, Picks
from engine.kit.steps import reply, rule

from ..box import KINDS, MOST, SIZE, THINGS, kind_of
from ..state import Board, Play, State, Step

LIMITS: Final = tuple(
    Limit(tuple(thing for thing in THINGS if kind_of(thing) == kind), 0, MOST) for kind in KINDS
)


def set_up(seats: int, chance: Chance) -> State:
    """The table before anybody is asked anything."""
    board = Board(
        seats=seats,
        brought=[[] for _ in range(seats)],
        tasted=[0] * seats,
        agenda=[Step("bring", 0), Step("fill")],
    )
    return State(board=board, larders=[[] for _ in range(seats)])


@rule("fill")
def fill(play: Play, step: Step) -> None:
    """Everybody is asked at once, and nobody sees what the others take."""
    play.then(step)
    for seat in play.everybody:
        play.ask_seat(seat, "fill", THINGS, (), SIZE, SIZE, LIMITS, sealed=True)


@reply("fill")
def filled(play: Play, step: Step, picks: Picks) -> None:
    """The game begins when the last larder is full."""
    kinds = [kind_of(pick) for pick in picks]
    play.state.larders[play.question.seat] = sorted(kinds, key=KINDS.index)
    if play.state.questions:
        play.then(step)
    else:
        play.board.phase = "table"
        play.tell("filled")
        play.tell("game-start")
