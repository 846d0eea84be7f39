"""Pictures of four pixels and computer players that hardly think: how pictures look and how well
the computer plays is told elsewhere, and both took two thirds of these tests' time."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import io
from typing import Any, Final

from PIL import Image

from bot import Invitation
from engine.games import art_folder
from engine.kit.chance import Chance
from engine.kit.scene import Canvas
from engine.minds import search_player
from engine.minds.search_player import Thought
from engine.process import Process, ProcessError
from engine.table.service import TableService
from engine.table.tasks.players import Computers
from engine.table.tasks.thinkers import Thinkers
from pictures.painter import Painter
from pictures.studio import Studio
from tests.e2e.exchange import Held
from tests.engine import minds_at_hand
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


@functools.cache
def _painting() -> AtHand:
    """One for all tests of a process, which draws each drawing once for all of them."""
    return AtHand(Painter(art_folder))


def real_studio() -> Studio:
    """Where pictures are painted as they are."""
    return Studio(_painting())


class SampleMinds(minds_at_hand.AtHand):
    """Think of anything that is allowed; `levels` tells how often they were asked."""

    def __init__(self) -> None:
        super().__init__(lambda game, view, question, luck: question.sample(luck))


class HeldMinds(SampleMinds):
    """Think for as long as the test wants."""

    def __init__(self, held: Held) -> None:
        super().__init__()
        self.held = held

    async def think(self, *about: Any, **more: Any) -> Thought:
        await self.held.wait()
        return await super().think(*about, **more)


class HastyMinds(Thinkers):
    """Do not think long, and here: a process of their own would take longer to begin."""

    async def think(self, *about: Any, **_: Any) -> Thought:
        game, view, question, seed, number, _level = about
        luck = Chance(seed, number)
        return await asyncio.to_thread(search_player.think, game, view, question, luck, HASTE)


def hasty_computers(service: TableService, *_: object, **more: Any) -> Computers:
    """Computer players with such minds."""
    return Computers(service, HastyMinds(), **more)


def invitation(studio: Studio) -> Invitation:
    """What the page says where nothing was said yet."""
    return Invitation(studio)


class BrokenPainter(Process):
    """A process that ends whenever it is asked, until it is mended."""

    def __init__(self) -> None:
        self.asked, self.mended = 0, False
        self.studio = Studio(self)

    async def ask(self, message: bytes) -> bytes:
        self.asked += 1
        if self.mended:
            return await sketching().ask(message)
        raise ProcessError("it ended twice")

    async def end(self) -> None:
        pass

    def mend(self) -> None:
        """And the studio has rested."""
        self.mended, self.studio._rests_until = True, 0.0
