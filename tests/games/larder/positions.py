"""Positions built by hand, for `rules/*.txt`; `tests.games.rulings.positions` says what may be
here."""

from __future__ import annotations

from typing import Any, Final

from engine.kit.chance import Chance
from engine.kit.example import GAME
from engine.kit.example.box import KINDS, MOST, SIZE
from engine.kit.example.state import State

BEGIN: Final = "bring a"
BY_SEAT: Final = ("larders", "brought", "tasted")


def table(seats: int, *, larders: dict[int, str], **board: Any) -> State:
    """A position with nothing on the agenda. `larders a=fish fish b=…` has what each has left;
    everything else sets the board's field, `tasted a=2` one of a list by seat."""
    state = GAME.start(seats, {}, Chance(bytes(16), 0))
    state.questions.clear()
    state.board.agenda.clear()
    state.board.phase = "table"
    for seat, things in larders.items():
        state.larders[seat] = sorted(things.split(), key=KINDS.index)
    for name, value in board.items():
        now = getattr(state.board, name)
        by_seat = name in BY_SEAT and [value.get(seat, one) for seat, one in enumerate(now)]
        setattr(state.board, name, by_seat or value)
    return state


def complete(state: State) -> None:
    """Everything that was in a larder besides was brought before."""
    for larder, brought in zip(state.larders, state.board.brought, strict=True):
        rest = [kind for kind in KINDS for _ in range(MOST - larder.count(kind))]
        brought += rest[: SIZE - len(larder) - len(brought)]
