"""How well a computer player plays, and how well each level was measured to play.

What is said here holds for all games. A game's `mind/levels.toml` may say otherwise, so that its
levels are as far apart as those of other games. `mind/ratings.json` has what
`python -m bench.ladder GAME --write` measured.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from engine.games import folder


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """How much it thinks, counted in imagined games and never in time, and what it overlooks."""

    key: str
    rollouts: float
    """Imagined games for an answer, as a multiple of the game's (`Rules.rollouts`)."""
    duels: float = 1.0
    """At two seats it plays so many times as many: an answer takes least there."""
    blur: float = 0.0
    """Answers whose worth differs by less are all the same to it, in games that tell all answers
    apart (`Rules.compares_all`), at two seats. At more seats an answer decides less, and this is
    less, too: a quarter at four."""
    haze: float = 0.0
    """The same in other games, where usual answers are further apart."""
    lapses: float = 0.0
    """How often it gives the default answer without thinking."""
    dares: float = 0.0
    """By how many errors an answer that no sensible seat would give must do better to be taken: of
    many that are tried, some look good by luck. 0: none is tried."""
    care: float = 0.0
    """How much it cares which of the answers that are ready is the better one: 0, not at all; 1, it
    takes each as often as the game says."""
    spares: bool = False
    """Whether it takes of these the one that spares the weakest seat, where that is clearly
    behind."""


GENTLE: Final = Level("gentle", 0.15, blur=0.04, haze=0.06, lapses=0.15, spares=True)
STEADY: Final = Level("steady", 0.35, blur=0.02, care=0.5, dares=2.0)
FIERCE: Final = Level("fierce", 3.0, care=1.0, dares=2.0)

LEVELS: Final = {level.key: level for level in (GENTLE, STEADY, FIERCE)}
"""From the weakest to the strongest."""
USUAL: Final = STEADY.key
"""What those play who sit in for somebody."""
BEST: Final = FIERCE.key
"""Whose advice people get."""
TOLD: Final = 3
"""Candidates of which a thought tells."""


@cache
def level_in(game: str, key: str) -> Level:
    """A level as this game plays it."""
    path = folder(game) / "mind" / "levels.toml"
    changes = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return msgspec.convert(asdict(LEVELS[key]) | changes.get(key, {}), Level)


class Rating(Struct, frozen=True):
    """As in chess: who has 100 points more wins 64 of 100 games. *Steady* has 1500 in each game."""

    rating: int
    error: int
    """One standard deviation."""
    games: int
    seats: int
    """At how many seats they were played."""


def ratings_path(game: str) -> Path:
    return folder(game) / "mind" / "ratings.json"


@cache
def ratings(game: str) -> dict[str, Rating]:
    """By level, those that were measured."""
    path = ratings_path(game)
    found = path.read_bytes() if path.exists() else b"{}"
    return msgspec.json.decode(found, type=dict[str, Rating])
