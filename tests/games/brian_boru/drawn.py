"""What the tests of pictures share: positions of random games, and reading a scene by place."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import dist
from typing import Any

import msgspec

from engine.games import texts_folder
from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.pictures.pieces import SEAT_COLOURS
from engine.games.brian_boru.state import State, View
from engine.kit.chance import Chance
from engine.kit.contract import Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Label, Scene, Sprite
from texts import words_in

NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eve")
SAY = words_in("en", texts_folder("brian_boru"))

Point = tuple[float, float]


def play(seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game, the last one too."""
    secret = seed.to_bytes(16, "big")
    picks = Chance(secret, 1 << 32)
    state = GAME.start(seats, {}, Chance(secret, 0))
    answers = 0
    yield state
    while asked := GAME.questions(state):
        question = picks.choice(asked)
        answers += 1
        GAME.answer(state, question, question.sample(picks), Chance(secret, answers))
        yield state


def some(seats: int, seed: int, every: int = 11) -> list[State]:
    """Copies of positions from all parts of a game, its end included."""
    *running, last = (msgspec.json.encode(state) for state in play(seats, seed))
    chosen = [*itertools.islice(running, seed % every, None, every), last]
    return [msgspec.json.decode(stored, type=State) for stored in chosen]


def board_of(state: State, seat: int | None = None) -> Scene:
    return PICTURES.board(GAME.view(state, seat), SAY, NAMES[: state.board.seats])


def sprites(of: Scene, name: str = "") -> list[Sprite]:
    return [item for item in of.items if isinstance(item, Sprite) and item.name.startswith(name)]


def labels(of: Scene) -> list[Label]:
    return [item for item in of.items if isinstance(item, Label)]


def near(items: Sequence[Any], point: Point, reach: float) -> list[Any]:
    return [item for item in items if dist((item.x, item.y), point) <= reach]


def seat_of(disc: Sprite) -> int:
    return SEAT_COLOURS.index(dict(disc.tint)["seat"])


def inside(item: Any, box: Box) -> bool:
    return bool(box.x <= item.x <= box.x + box.width and box.y <= item.y <= box.y + box.height)


def number_at(of: Scene, x: float, y: float) -> str:
    (found,) = near(labels(of), (x, y), 4)
    assert isinstance(found, Label)
    return found.text


def questions(states: list[State]) -> Iterator[tuple[View, Question]]:
    for state in states:
        for question in GAME.questions(state):
            yield GAME.view(state, question.seat), question


TABLES = [(seats, seed) for seats in (3, 4, 5) for seed in (1, 2)]
