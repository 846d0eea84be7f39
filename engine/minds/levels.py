"""How well a computer player plays. What a level is worth: `docs/computer-players.md`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """How much it thinks, counted in imagined games and never in time, and what it overlooks."""

    key: str
    rating: int
    """As in chess, about: games differ (`docs/computer-players.md`)."""
    rollouts: float
    """Imagined games for an answer, as a multiple of the game's (`Rules.rollouts`)."""
    blur: float = 0.0
    """Answers whose worth differs by less are all the same to it, in games that tell all answers
    apart (`Rules.compares_all`), at two seats. At more seats an answer decides less, and this is
    less, too: a quarter at four."""
    haze: float = 0.0
    """The same in other games, where usual answers are further apart."""
    lapses: float = 0.0
    """How often it gives the default answer without thinking."""
    dares: bool = False
    """Whether it tries answers, too, that no sensible seat would give."""
    care: float = 0.0
    """How much it cares which of the answers that are ready is the better one: 0, not at all; 1, it
    takes each as often as the game says."""
    spares: bool = False
    """Whether it takes of these the one that spares the weakest seat, where that is clearly
    behind."""


GENTLE: Final = Level("gentle", 1200, 0.15, blur=0.045, haze=0.06, lapses=0.18, spares=True)
STEADY: Final = Level("steady", 1500, 0.35, blur=0.02, care=0.5, dares=True)
FIERCE: Final = Level("fierce", 1650, 3.0, care=1.0, dares=True)

LEVELS: Final = {level.key: level for level in (GENTLE, STEADY, FIERCE)}
"""From the weakest to the strongest."""
USUAL: Final = STEADY.key
"""What those play who sit in for somebody."""
BEST: Final = FIERCE.key
"""Whose advice people get."""
TOLD: Final = 3
"""Candidates of which a thought tells."""
