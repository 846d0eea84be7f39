"""Drawings (SVG files of an art folder) turned into pixels, once each."""

from __future__ import annotations

import atexit
import contextlib
import mmap
import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from msgspec import Struct, msgpack
from PIL import Image

CHILD: Final = Path(__file__).with_name("rasterise.py")
LENGTH: Final = struct.Struct(">I")
SIZE: Final = struct.Struct(">II")
DONE: Final = b"\n"
"""How the child is spoken to: as it says itself. It is not imported, because resvg is its own."""

_VIEW_BOX = re.compile(r'viewBox="([-\d. ]+)"')
_PLACEHOLDER = re.compile(r"\$([a-z]+)")


class Job(Struct, frozen=True):
    """One drawing to rasterise, `width` pixels wide."""

    svg: str
    width: int
    solid: bool = False
    """Nothing of it is clear."""
    shades: int = 0
    """So many of its colours are asked for, in place of its pixels."""


class MissingTintError(ValueError):
    """A drawing has a placeholder for which the sprite brings no colour."""


class DrawingError(RuntimeError):
    """The child process ended, and did so once more."""


@lru_cache(maxsize=512)
def source(path: Path) -> str:
    """The text of a drawing.

    Raises:
        FileNotFoundError: the art folder has no such drawing.
    """
    return path.read_text("utf-8")


def shape_of(path: Path) -> float:
    """Width ÷ height of a drawing, from its viewBox."""
    found = _VIEW_BOX.search(source(path))
    if found is None:
        raise ValueError(f"{path.name} has no viewBox")
    _, _, width, height = map(float, found[1].split())
    return width / height


def tinted(path: Path, tint: tuple[tuple[str, str], ...]) -> str:
    """The drawing with `$placeholders` replaced.

    Raises:
        MissingTintError: a placeholder is left over.
    """
    colours = dict(tint)

    def colour(found: re.Match[str]) -> str:
        try:
            return colours[found[1]]
        except KeyError:
            raise MissingTintError(f"{path.name} needs a colour for {found[1]!r}") from None

    return _PLACEHOLDER.sub(colour, source(path))


def takes(path: Path, tint: tuple[tuple[str, str], ...]) -> bool:
    """Whether a drawing has placeholders for these colours, and for no others."""
    return set(_PLACEHOLDER.findall(source(path))) == {name for name, _ in tint}


def rasterise(jobs: Sequence[Job]) -> list[Image.Image]:
    """Each drawing as an image, RGB where it is solid, else RGBA; in place of one whose shades are
    asked for these, as one row of pixels. Takes long when cold: never call it on the event loop."""
    return _CHILD.rasterise(jobs) if jobs else []


class _Child:
    """The process that does it (`pictures.rasterise`), begun when there is first something to do.
    It ends with the bot, whichever way that ends."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def rasterise(self, jobs: Sequence[Job]) -> list[Image.Image]:
        """One request after the other, whichever threads ask."""
        with self._lock, tempfile.NamedTemporaryFile(prefix="drawn-") as file:
            request = msgpack.encode({"jobs": jobs, "into": file.name})
            # Somebody may have ended it; then another one is begun.
            if not self._asked(request) and not self._asked(request):
                raise DrawingError(f"{len(jobs)} drawings could not be rasterised")
            return list(_read(file.fileno(), jobs))

    def _asked(self, request: bytes) -> bool:
        """Whether it did what was asked."""
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, str(CHILD)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        ears, mouth = self._process.stdin, self._process.stdout
        assert ears is not None
        assert mouth is not None
        try:
            ears.write(LENGTH.pack(len(request)) + request)
            ears.flush()
            if mouth.read(len(DONE)) == DONE:
                return True
        except OSError:
            pass
        self.close()
        return False

    def close(self) -> None:
        """Let it go; the next request begins another one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with contextlib.suppress(OSError):
                process.communicate()


_CHILD: Final = _Child()
atexit.register(_CHILD.close)


def _read(file: int, jobs: Sequence[Job]) -> Iterator[Image.Image]:
    """The images that lie in a file. Nothing here holds the interpreter's lock for long: copying
    and converting let go of it, decoding would not. The file is let go as soon as nobody looks at
    it any more."""
    pixels = memoryview(mmap.mmap(file, 0, access=mmap.ACCESS_READ))
    at = 0
    for job in jobs:
        size = SIZE.unpack_from(pixels, at)
        begin = at + SIZE.size
        at = begin + 4 * size[0] * size[1]
        own: Any = pixels[begin:at]  # Pillow takes whatever has a buffer, and does not say so.
        image = Image.frombuffer("RGBA", size, own, "raw", "RGBA", 0, 1)
        yield image.convert("RGB") if job.solid else image.copy()
