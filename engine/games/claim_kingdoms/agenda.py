"""The agenda of this game: see `engine.agenda`."""

from __future__ import annotations

from engine import agenda

from .state import State, Step

Rule = agenda.Rule[State, Step]
Reply = agenda.Reply[State, Step]


def everybody(state: State) -> tuple[int, ...]:
    """All seats, for events that reveal something."""
    return tuple(range(state.board.seats))
