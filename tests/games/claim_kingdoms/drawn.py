"""What the tests of pictures share: positions of random games, and reading a scene by place."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from math import dist
from typing import Any

import msgspec

from engine.games import texts_folder
from engine.games.claim_kingdoms import GAME, PICTURES
from engine.games.claim_kingdoms.pictures.pieces import SEAT_COLOURS, SHAPES
from engine.games.claim_kingdoms.state import State, View
from engine.kit.chance import Chance
from engine.kit.contract import Question
from engine.kit.draw.boxes import Point
from engine.kit.scene import Label, Scene, Sprite
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


def some(seats: int, seed: int, options: dict[str, str], every: int = 19) -> list[State]:
    """Copies of positions from all parts of a random game, its end included."""
    secret = seed.to_bytes(16, "big")
    picks = Chance(secret, 1 << 32)
    chosen = {option.key: option.default for option in GAME.options} | options
    state = GAME.start(seats, chosen, Chance(secret, 0))
    stored = [msgspec.json.encode(state)]
    while asked := GAME.questions(state):
        GAME.answer(state, asked[0], asked[0].sample(picks), Chance(secret, len(stored)))
        stored.append(msgspec.json.encode(state))
    chosen_ones = [*itertools.islice(stored[:-1], 0, None, every), stored[-1]]
    return [copied(one) for one in chosen_ones]


def copied(stored: bytes) -> State:
    return msgspec.json.decode(stored, type=State, strict=False)


def board_of(state: State, seat: int | None = None) -> Scene:
    return PICTURES.board(GAME.view(state, seat), SAY, NAMES[: state.board.seats])


def sprites(of: Scene, name: str = "") -> list[Sprite]:
    return [item for item in of.items if isinstance(item, Sprite) and item.name.startswith(name)]


def labels(of: Scene) -> list[Label]:
    return [item for item in of.items if isinstance(item, Label)]


def words(of: Scene) -> list[str]:
    return [label.text for label in labels(of)]


def near(items: Sequence[Any], point: Point, reach: float) -> list[Any]:
    return [item for item in items if dist((item.x, item.y), point) <= reach]


def within(items: Sequence[Any], point: Point, half: float) -> list[Any]:
    """Those in the square around a point."""
    x, y = point
    return [item for item in items if abs(item.x - x) <= half and abs(item.y - y) <= half]


def count_of(of: Scene, sprite: Sprite) -> int:
    """How many followers a drawn one stands for: the number beside it, or 1."""
    found = [
        label
        for label in labels(of)
        if label.anchor == "lm" and label.halo and label.text.isdigit()
        and abs(label.y - sprite.y) < 0.1
        and 0 < label.x - sprite.x < sprite.size
    ]  # fmt: skip
    return int(found[0].text) if found else 1


def followers_at(of: Scene, point: Point, half: float) -> tuple[Counter[int], Counter[int]]:
    """Followers drawn there by seat, living ones and those in stone."""
    alive: Counter[int] = Counter()
    stone: Counter[int] = Counter()
    for sprite in within(sprites(of, "follower-"), point, half):
        seat = SHAPES.index(sprite.name[-1])
        colour = dict(sprite.tint)["seat"]
        (alive if colour == SEAT_COLOURS[seat] else stone)[seat] += count_of(of, sprite)
    return alive, stone


def questions(states: list[State]) -> Iterator[tuple[View, Question]]:
    for state in states:
        for question in GAME.questions(state):
            yield GAME.view(state, question.seat), question
