"""What the tests of pictures share: positions of random games, and reading a scene by place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.games import texts_folder
from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.pictures.pieces import SEAT_COLOURS
from engine.games.brian_boru.state import State
from engine.kit.draw.boxes import Box
from engine.kit.scene import Label, Scene, Sprite
from tests.games import drawn
from tests.games.drawn import labels, near
from tests.games.suite import by_luck
from texts import words_in

NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eve")
SAY = words_in("en", texts_folder("brian_boru"))

any_way = by_luck(GAME)


def play(seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game, the last one too."""
    return (state for state, _ in drawn.play(GAME, any_way, seats, seed, {}))


def some(seats: int, seed: int, every: int = 11) -> list[State]:
    """Copies of positions from all parts of a game, its end included."""
    return drawn.some(GAME, any_way, seats, seed, {}, every)


questions = partial(drawn.questions, GAME)


def board_of(state: State, seat: int | None = None) -> Scene:
    return PICTURES.board(GAME.view(state, seat), SAY, NAMES[: state.board.seats])


def seat_of(disc: Sprite) -> int:
    return SEAT_COLOURS.index(dict(disc.tint)["seat"])


def inside(item: Any, box: Box) -> bool:
    return bool(box.x <= item.x <= box.x + box.width and box.y <= item.y <= box.y + box.height)


def number_at(of: Scene, x: float, y: float) -> str:
    (found,) = near(labels(of), (x, y), 4)
    assert isinstance(found, Label)
    return found.text


TABLES = [(seats, seed) for seats in (3, 4, 5) for seed in (1, 2)]
