"""The painter made ready before anybody waits: grounds and pieces are drawn once, at the start."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from engine.kit.scene import Canvas, Scene, Sprite, extent
from pictures.painter import Painter
from pictures.shots import Shown, posts, shots

FIRST: Final = 30
"""How many pictures of a random game are looked through: its first turns have all that most
pictures are made of."""

KIN: Final = 4
"""So many drawings of a name that differ in its end make a family, whose others will come too."""
SMALL: Final = 100
"""Pixels: larger drawings are few, and weigh too much to be kept just in case."""
AT_ONCE: Final = 40
"""Of a family's drawings: a picture that is asked for meanwhile waits for so many at most."""
PATCH: Final = 10.0
"""Across the scene on which they are drawn; nobody sees it."""


STARTS: Final = 12
"""How many random games' first boards are painted: where a game lays its board again each time,
one of them does not have all pieces that there are."""


def first_scenes(games: Iterable[Shown]) -> Iterator[Scene]:
    """Of every game a scene of each kind and on each ground that its first turns have, with as
    many seats as it takes and with fewer: some draw another ground for each number. Then how other
    games begin."""
    for shown in games:
        seen = set()
        for seats in reversed(shown.game.seats):
            for shot in islice(shots(shown, seats, bytes(16)), FIRST):
                scene = shot.scene
                kind = shot.title.partition(",")[0], scene.base, scene.crop is None
                if kind not in seen:
                    seen.add(kind)
                    yield scene
        for number in range(STARTS):
            for seats in shown.game.seats:
                yield next(shots(shown, seats, bytes([number]) * 16)).scene


MOST_POSTS: Final = 24
"""Of a random game no more are looked through for drawings that its first turns do not have."""


def later_scenes(shown: Shown) -> Iterator[Canvas]:
    """What is posted in the course of one game, at most seats."""
    return islice(posts(shown, shown.game.seats[-1], bytes(16)), MOST_POSTS)


_Kind = tuple[str, str, float, float]
"""Of a family: art folder, how its names begin, its size, and pixels for a unit."""


def families(painter: Painter, scenes: Iterable[Scene]) -> Iterator[Scene]:
    """The small drawings that are akin to those of these scenes, at their sizes and in their
    colours: other tiles of the land, other factions. Another game needs others than the first,
    and would wait for them."""
    found: dict[_Kind, dict[str, None]] = {}
    tints: dict[_Kind, dict[tuple[tuple[str, str], ...], None]] = {}
    for scene in scenes:
        left, top, right, bottom = extent(scene)
        scale = scene.pixels / max(right - left, bottom - top)
        for item in scene.items:
            if isinstance(item, Sprite) and "-" in item.name and item.size * scale <= SMALL:
                kind = scene.art, f"{item.name.rpartition('-')[0]}-", item.size, scale
                found.setdefault(kind, {})[item.name] = None
                tints.setdefault(kind, {})[item.tint] = None
    for kind, members in found.items():
        if len(members) < KIN:
            continue
        art, stem, size, scale = kind
        kin = [
            Sprite(name, PATCH / 2, PATCH / 2, size, tint)
            for tint in tints[kind]
            for name in painter.drawings(art, stem, tint)
        ]
        for start in range(0, len(kin), AT_ONCE):
            some = tuple(kin[start : start + AT_ONCE])
            yield Scene(art, "", PATCH, PATCH, some, pixels=round(PATCH * scale))


def warm(painter: Painter, games: Sequence[Shown]) -> Iterator[None]:
    """Paint these games' first scenes, draw what is akin to what they show, and what is shown
    later: one with each step."""
    ready: dict[Scene, None] = {}
    for scene in first_scenes(games):
        if scene not in ready:
            ready[scene] = None
            painter.paint(scene)
        yield
    for kin in families(painter, ready):
        painter.prepare(kin)
        yield
    for game in games:
        for later in later_scenes(game):
            painter.prepare(later)
            yield
