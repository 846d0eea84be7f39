"""Pictures of four pixels and computer players that hardly think: how pictures look and how well
the computer plays is told elsewhere, and both took two thirds of these tests' time."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import io
from typing import Any, Final

from PIL import Image

from engine.games import art_folder
from engine.kit.chance import Chance
from engine.kit.contract import Game, Question
from engine.kit.scene import Canvas
from engine.minds import automa
from engine.minds.thought import Thought
from engine.table.door import Adapter
from engine.table.tasks.computers import Computers
from pictures.painter import Painter
from pictures.studio import Studio
from tests.pictures.at_hand import AtHand

HASTE: Final = 6
"""Imagined games for an answer."""


def sketch(_: Painter, scene: Canvas) -> bytes:
    """Four pixels, of other colours for each scene."""
    colours = hashlib.sha256(str(hash(scene)).encode()).digest()[:12]
    out = io.BytesIO()
    Image.frombytes("RGB", (2, 2), colours).save(out, "PNG")
    return out.getvalue()


class Sketcher(Painter):
    """Paints so."""

    paint = sketch


@functools.cache
def sketching() -> AtHand:
    """One for all tests of a process."""
    return AtHand(Sketcher(art_folder))


def sketch_studio() -> Studio:
    """Of one test."""
    return Studio(sketching())


class HastyMinds:
    """Do not think long, and here: a process of their own would take longer to begin."""

    async def think(
        self,
        game: Game,
        view: Any,
        question: Question,
        seed: bytes,
        number: int,
        level: str,
        **_: object,
    ) -> Thought:
        luck = Chance(seed, number)
        return await asyncio.to_thread(automa.think, game, view, question, luck, HASTE)


def hasty_computers(adapter: Adapter, *_: object, **more: Any) -> Computers:
    """Computer players with such minds."""
    return Computers(adapter, HastyMinds(), **more)
