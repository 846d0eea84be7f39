"""What is measured here: games that are played by luck or by habit, the same in each run."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import Event, Game


def seed_of(*parts: object) -> bytes:
    """Of a game, by what it is for."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:16]


def played(
    game: Game, seats: int, seed: bytes, *, sensible: bool = False
) -> Iterator[tuple[Any, list[Event]]]:
    """A game with the default options: the position after each answer, and what happened.
    `sensible`: everybody answers as the rules' habits do; else by luck."""
    options = {option.key: option.default for option in game.options}
    luck, state, number = Chance(seed, 2**32), game.start(seats, options, Chance(seed, 0)), 0
    while asked := game.questions(state):
        number += 1
        question = asked[0] if sensible or len(asked) == 1 else luck.choice(asked)
        picks = game.rollout_policy(state, question, luck) if sensible else question.sample(luck)
        yield state, game.answer(state, question, picks, Chance(seed, number))
