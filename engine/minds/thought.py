"""What a computer player thought of an answer, as plain facts."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.kit.contract import Picks


class Candidate(Struct, frozen=True):
    """An answer that was thought about, and how the imagined games went after it."""

    picks: Picks
    games: int
    """How many they were. The fewer, the less the rest means."""
    worth: float
    """What the seat can expect, from 0 (last, far behind) to 1 (first, far ahead)."""
    spread: float
    """The standard deviation of that from one game to the next: what is at risk."""
    wins: float | None
    """Its chance to be first, from 0 to 1; None where nobody can tell, or nobody asked."""
    points: float | None
    """The points it can expect at the end; None likewise."""


class Reason(Struct, frozen=True):
    """How much a group of features (`Rules.without`) does for it that one answer leads another."""

    group: str
    share: float
    """How much of the lead is gone where positions are judged without it: 1, all of it; below 0,
    it speaks for the other answer."""


DECIDES: Final = 0.6
"""With such a share a group decides, if that of no other is over `REST`."""
REST: Final = 0.4


class Thought(Struct, frozen=True):
    """An answer, and what it was chosen from."""

    picks: Picks
    candidates: tuple[Candidate, ...] = ()
    """The best of them, the best first, at most `levels.TOLD`. Empty where there was nothing to
    think about: one legal answer, or ready ones."""
    reasons: tuple[Reason, ...] = ()
    """Why the first of these leads the second, the largest share first; empty where it does not
    lead clearly, where the game names no groups, or where nobody asked."""

    @property
    def decides(self) -> str | None:
        """The group of features without which there would be little left of the lead, if that is
        true of one alone."""
        if not self.reasons or self.reasons[0].share < DECIDES:
            return None
        return None if any(one.share > REST for one in self.reasons[1:]) else self.reasons[0].group
