"""What computer players were before, kept so that it can be seen whether they have grown stronger.

`steady-1` to `steady-3` think as *steady* did: twice or three times as much as now, without trying
what no sensible seat would answer (1, 2), without luck among answers that are nearly the same
(all). `untaught` is *steady* with the weights that were put down by hand, with which learning
began, where a game's file here has them. What else has changed in how they think, has changed for
these, too.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.opponents import Player
from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question
from engine.kit.judgement import load
from engine.minds.levels import USUAL, Level, level_in
from engine.minds.search_player import think
from engine.minds.train import judging

HERE: Final = Path(__file__).parent
BEFORE: Final = {
    level.key: level
    for level in (
        Level("steady-1", 1.0),
        Level("steady-2", 0.5, care=0.5),
        Level("steady-3", 0.5, care=0.5, dares=True),
    )
}


def older(game: Game) -> dict[str, Player]:
    """Those of a game, by name."""
    found = {key: at_level(level) for key, level in BEFORE.items()}
    path = HERE / f"{game.key}.json"
    if game.judgement is not None and path.exists():
        by_hand = load(path)
        found["untaught"] = partial(_untaught, judging(game, by_hand))
    return found


def _untaught(untaught: Game, game: Game, view: Any, question: Question, chance: Chance) -> Picks:
    level = level_in(game.key, USUAL)
    return think(untaught, view, question, chance, level=level).picks


def at_level(level: Level) -> Player:
    """Who thinks like this."""
    return lambda game, view, question, chance: (
        think(game, view, question, chance, level=level).picks
    )
