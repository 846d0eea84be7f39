"""What the tests of pictures share: positions of random games, and reading a scene by place."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from functools import cache
from math import dist
from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import Event, Question
from engine.kit.draw.boxes import Box, Point
from engine.kit.scene import Label, Scene, Sprite
from tests.games.suite import Pick, as_json, from_json, played

Options = tuple[tuple[str, str], ...]


def play(
    game: Any, pick: Pick, seats: int, seed: int, options: dict[str, str]
) -> Iterator[tuple[Any, list[Event]]]:
    """Every position of a random game, the last one too, with the events that led to it."""
    secret = seed.to_bytes(16, "big")
    for state, _, events in played(game, seats, options, pick, secret, Chance(secret, 1 << 32)):
        yield state, events


def some(
    game: Any, pick: Pick, seats: int, seed: int, options: dict[str, str], every: int
) -> list[Any]:
    """Copies of positions from all parts of a random game, its end included."""
    kept = _stored(game, pick, seats, seed, tuple(options.items()), every)
    return [from_json(game, one) for one in kept]


@cache
def _stored(
    game: Any, pick: Pick, seats: int, seed: int, options: Options, every: int
) -> list[bytes]:
    *running, last = (as_json(state) for state, _ in play(game, pick, seats, seed, dict(options)))
    return [*itertools.islice(running, 0, None, every), last]


def questions(game: Any, states: Iterable[Any]) -> Iterator[tuple[Any, Question]]:
    """Each open question of the positions, as its seat sees it."""
    for state in states:
        for question in game.questions(state):
            yield game.view(state, question.seat), question


def sprites(of: Scene, name: str = "") -> list[Sprite]:
    return [item for item in of.items if isinstance(item, Sprite) and item.name.startswith(name)]


def labels(of: Scene) -> list[Label]:
    return [item for item in of.items if isinstance(item, Label)]


def words(of: Scene) -> list[str]:
    return [label.text for label in labels(of)]


def near(items: Iterable[Any], point: Point, reach: float) -> list[Any]:
    return [item for item in items if dist((item.x, item.y), point) <= reach]


def inside(items: Iterable[Any], box: Box) -> list[Any]:
    """Those whose own point lies in the box."""
    return [item for item in items if box.x <= item.x <= box.right and box.y <= item.y <= box.foot]
