"""What a computer player thought of an answer, as plain facts."""

from __future__ import annotations

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
    """Its chance to be first, from 0 to 1; None where nobody can tell."""
    points: float | None
    """The points it can expect at the end; None where nobody can tell."""


class Thought(Struct, frozen=True):
    """An answer, and what it was chosen from."""

    picks: Picks
    candidates: tuple[Candidate, ...] = ()
    """The best of them, the best first, at most `levels.TOLD`. Empty where there was nothing to
    think about: one legal answer, or ready ones."""
