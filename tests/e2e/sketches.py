"""Pictures of four pixels and computer players that hardly think: how pictures look and how well
the computer plays is told elsewhere, and both took two thirds of these tests' time."""

from __future__ import annotations

import functools
import hashlib
import io
from typing import Any, Final

from PIL import Image

from engine.games import art_folder
from engine.kit.scene import Canvas
from engine.minds import automa
from engine.table.tasks.computers import Computers
from pictures import Painter

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
def one_sketcher() -> Painter:
    """One for all tests of a process."""
    return Sketcher(art_folder)


def hasty_computers(*args: Any, **more: Any) -> Computers:
    """Computer players that do not think long."""
    return Computers(*args, **more, choose=functools.partial(automa.choose, effort=HASTE))
