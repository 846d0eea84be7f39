"""The painter made ready before anybody waits: grounds and pieces are drawn once, at the start."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from engine.kit.scene import Canvas, parts_of
from pictures.painter import Painter
from pictures.shots import Shown, posts, shots

FIRST: Final = 30
"""How many pictures of a random game are looked through: its first turns have all that most
pictures are made of."""

STARTS: Final = 12
"""How many random games' first boards are painted: where a game lays its board again each time,
one of them does not have all pieces that there are."""


def first_scenes(games: Iterable[Shown]) -> Iterator[Canvas]:
    """Of every game a scene of each kind and on each ground that its first turns have, with as
    many seats as it takes and with fewer: some draw another ground for each number. Then how other
    games begin."""
    for shown in games:
        seen = set()
        for seats in reversed(shown.game.seats):
            for shot in islice(shots(shown, seats, bytes(16)), FIRST):
                grounds = tuple((part.base, part.crop is None) for part in parts_of(shot.scene))
                kind = shot.title.partition(",")[0], grounds
                if kind not in seen:
                    seen.add(kind)
                    yield shot.scene
        for number in range(STARTS):
            for seats in shown.game.seats:
                yield next(shots(shown, seats, bytes([number]) * 16)).scene


MOST_POSTS: Final = 24
"""Of a random game no more are looked through for drawings that its first turns do not have."""


def later_scenes(shown: Shown) -> Iterator[Canvas]:
    """What is posted in the course of one game, at most seats."""
    return islice(posts(shown, shown.game.seats[-1], bytes(16)), MOST_POSTS)


def warm(painter: Painter, games: Sequence[Shown]) -> Iterator[None]:
    """Paint these games' first scenes, and draw what is shown later: one with each step."""
    ready: set[Canvas] = set()
    for scene in first_scenes(games):
        if scene not in ready:
            ready.add(scene)
            painter.paint(scene)
        yield
    for game in games:
        for later in later_scenes(game):
            painter.prepare(later)
            yield
