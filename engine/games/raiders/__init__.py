"""Raiders of the North Sea, for 2 to 4."""

from engine.kit.showing import Scenes, Wording

from . import scene, wording
from .game import GAME

__all__ = ["GAME", "PICTURES", "WORDS"]

WORDS = Wording(
    phase=wording.phase,
    question=wording.question,
    option=wording.option,
    picks=wording.picks,
    event=wording.event,
    summary=wording.summary,
    hand=wording.hand,
    standings=wording.standings,
    result=wording.result,
    rules=wording.rules,
    rules_now=wording.rules_now,
)
PICTURES = Scenes(
    board=scene.board,
    sheets=scene.sheets,
    hand=scene.hand,
    places=scene.places,
)
