"""The position in words: phase, hand, standings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.showing import Names, Say

from ..box import ROUNDS
from ..state import View
from .names import counted


def phase(view: View, say: Say) -> str:
    """How far the game is, briefly."""
    return say(f"phase-{view.board.phase}", round=view.board.round, rounds=ROUNDS)


def hand(view: View, say: Say, names: Names) -> str:
    """What only this seat has, as text."""
    return say("hand", things=counted(view.larder, say)) if view.larder else say("hand-empty")


def cards(view: View, say: Say) -> Sequence[str]:
    """What it has, thing by thing, for the picture."""
    return [say(kind) for kind in view.larder]


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has, as everybody may see it."""
    return {"points": view.board.tasted[seat]}


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat."""
    return "\n".join(
        say("standing", who=name, points=say("count-points", n=points), left=size)
        for name, points, size in zip(names, view.board.tasted, view.sizes, strict=True)
    )
