"""What the tests of pictures share: positions of random games, and reading a scene by place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.games import texts_folder
from engine.games.claim_kingdoms import GAME, PICTURES
from engine.games.claim_kingdoms.pictures.pieces import SEAT_COLOURS, SHAPES
from engine.games.claim_kingdoms.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from engine.kit.draw.boxes import Point
from engine.kit.scene import Scene, Sprite
from tests.games import drawn
from tests.games.drawn import labels, near, sprites
from texts import words_in

NAMES = ("Ana", "Bo", "Cleo", "Dov")
SAY = words_in("en", texts_folder("claim_kingdoms"))

TABLES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (2, 1, {}),
    (2, 2, {"maps": "without", "factions": "turns"}),
    (3, 3, {"hand": "two"}),
    (4, 4, {}),
)
"""Seats, seed, options."""


def first_asked(state: State, luck: Chance) -> tuple[Question, Picks]:
    question = GAME.questions(state)[0]
    return question, question.sample(luck)


def some(seats: int, seed: int, options: dict[str, str], every: int = 19) -> list[State]:
    """Copies of positions from all parts of a random game, its end included."""
    return drawn.some(GAME, first_asked, seats, seed, options, every)


questions = partial(drawn.questions, GAME)


def board_of(state: State, seat: int | None = None) -> Scene:
    return PICTURES.board(GAME.view(state, seat), SAY, NAMES[: state.board.seats])


def within(items: Sequence[Any], point: Point, half: float) -> list[Any]:
    """Those in the square around a point."""
    x, y = point
    return [item for item in items if abs(item.x - x) <= half and abs(item.y - y) <= half]


def count_of(of: Scene, sprite: Sprite) -> int:
    """How many followers a drawn one stands for: the number on it, or 1."""
    found = [label.text for label in near(labels(of), (sprite.x, sprite.y), 0.1)]
    return int(found[0]) if found and found[0].isdigit() else 1


def followers_at(of: Scene, point: Point, half: float) -> tuple[Counter[int], Counter[int]]:
    """Followers drawn there by seat, living ones and those in stone."""
    alive: Counter[int] = Counter()
    stone: Counter[int] = Counter()
    for sprite in within(sprites(of, "follower-"), point, half):
        seat = SHAPES.index(sprite.name[-1])
        colour = dict(sprite.tint)["seat"]
        (alive if colour == SEAT_COLOURS[seat] else stone)[seat] += count_of(of, sprite)
    return alive, stone
