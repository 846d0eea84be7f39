"""The painter made ready before anybody waits: grounds and pieces are drawn once, at the start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from time import perf_counter
from typing import Final

from engine.kit.scene import Scene
from pictures.painter import Painter
from pictures.shots import Shown, shots

log = logging.getLogger(__name__)

FIRST: Final = 30
"""How many pictures of a random game are looked through: its first turns have all that most
pictures are made of."""


STARTS: Final = 12
"""How many random games' first boards are painted: where a game lays its board anew each time,
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


async def warm(painter: Painter, games: Iterable[Shown]) -> None:
    """Paint these games' first scenes, off the loop, one after the other: a picture that is asked
    for meanwhile waits for one of them at most."""
    begin = perf_counter()
    ready = await asyncio.to_thread(list, first_scenes(games))
    for scene in dict.fromkeys(ready):
        await painter.picture(scene)
    log.info("painter ready after %.1f s", perf_counter() - begin)
