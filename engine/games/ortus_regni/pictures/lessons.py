"""What is shown of the game before one plays: the cover; the pictures of *How it plays*, from games
that were played to be shown, and of what may be looked up."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from engine.kit.chance import Chance
from engine.kit.contract import Game, Question
from engine.kit.draw.pictures import WIDTH, disc, hill, large, level, standing
from engine.kit.draw.pictures import cover as covered
from engine.kit.lessons import NAMES
from engine.kit.scene import Canvas, Item, Scene, Sprite
from engine.kit.showing import Say

from ..state import VIKINGS
from ..words.lessons import TOWER
from .board import board
from .pieces import ART, COLOUR
from .prompt import prompt

_SHOWN: Final = {
    "turn": ("turn", 2),
    "fight": ("defence-forces", 2),
    "plots": ("allies", 2),
    "mistakes": ("treachery", 2),
}
"""(kind of the question that a page shows, seats)."""
_ROUND: Final = 4
"""By then there is something on the table."""
_CHOICE: Final = 3
"""A question with fewer options shows little."""
_GAMES: Final = 40


def page(game: Game, key: str, say: Say) -> Canvas | None:
    """The prompt of somebody who is asked what the page tells about, or the whole table."""
    kind, seats = _SHOWN.get(key, ("turn", 3))
    state, question = _asked(game, seats, kind)
    if key not in _SHOWN:
        return board(game.view(state, None), say, NAMES[:seats])
    return prompt(game.view(state, question.seat), question, say, NAMES[:seats])


@cache
def _asked(game: Game, seats: int, kind: str) -> tuple[Any, Question]:
    """A position in which this is asked for the first time with something on the table and to
    choose from; of battles, an Earl's siege.

    Raises:
        LookupError: in no game that was tried.
    """
    options = {option.key: option.default for option in game.options}
    for seed in (bytes([number]) * 16 for number in range(_GAMES)):
        state: Any = game.start(seats, options, Chance(seed, 0))
        luck, number = Chance(seed, 1 << 32), 0
        while asked := game.questions(state):
            first, number, battle = asked[0], number + 1, state.board.battle
            besieged = battle is None or (battle.way == "siege" and battle.attacker != VIKINGS)
            telling = besieged and state.board.round >= _ROUND and len(first.options) >= _CHOICE
            if first.kind == kind and telling:
                return state, first
            game.answer(state, first, game.rollout_policy(state, first, luck), Chance(seed, number))
    raise LookupError(kind)


def picture(key: str, say: Say) -> Canvas | None:
    name = say("about-tower-title") if key == TOWER else say(f"card-{key}")
    ground, leaf, line = COLOUR["leaf"], COLOUR["vellum"], COLOUR["gold"]
    return large(ART, f"emblem-{key}", name, ground=ground, leaf=leaf, line=line)


def cover(say: Say) -> Scene:
    """Fiefs on their hills, an Earl's people before them, and the Vikings coming."""
    far: list[Item] = [
        disc(495, 190, 230, COLOUR["glow"]),
        hill(880, 232, 560, COLOUR["moss"]),
        hill(130, 214, 620, COLOUR["leek"]),
        hill(500, 262, 520, COLOUR["moss"]),
        *standing(("emblem-castle", 150, 262, 124), ("emblem-palace", 496, 302, 126)),
        *standing(("emblem-cathedral", 800, 268, 132), ("emblem-raven", 920, 196, 62)),
        level(330, COLOUR["leek"]),
    ]
    people = standing(
        ("emblem-knight", 104, 396, 136),
        ("emblem-champion", 262, 396, 122),
        ("emblem-king", 420, 396, 134),
        ("emblem-prince", 570, 396, 122),
        ("emblem-siege", 730, 396, 104),
        ("emblem-viking", 890, 396, 140),
    )
    items = [*far, *people, Sprite("band", WIDTH / 2, 408, 26)]
    told, ink, halo = say("picture-cover"), COLOUR["madder"], COLOUR["vellum"]
    return covered(ART, say, COLOUR["leaf"], items, told=told, ink=ink, halo=halo)
