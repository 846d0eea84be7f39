"""Drawings (SVG files of an art folder) turned into pixels, once each."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Final

from msgspec import Struct, msgpack
from PIL import Image

CHILD = Path(__file__).with_name("rasterise.py")
LENGTH: Final = 8
"""Bytes before each message, which say how long it is."""
IN_PLACE = 60_000
"""Pixels. resvg holds the interpreter's lock at about 60 ns a pixel, so that the drawings of
one picture go to a process of their own when they are more than this together."""

_VIEW_BOX = re.compile(r'viewBox="([-\d. ]+)"')
_PLACEHOLDER = re.compile(r"\$([a-z]+)")


class Job(Struct, frozen=True):
    """One drawing to rasterise, `width` pixels wide."""

    svg: str
    width: int


class MissingTintError(ValueError):
    """A drawing has a placeholder for which the sprite brings no colour."""


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


class Child:
    """The process that rasterises what would hold the interpreter's lock for too long. To start
    it takes longer than most of its work, so it stays for the next picture; unused for a while,
    it ends by itself and is started anew."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.process: subprocess.Popen[bytes] | None = None

    def ask(self, jobs: Sequence[Job]) -> list[bytes]:
        """The drawings as PNGs.

        Raises:
            OSError: the process has ended twice without an answer.
        """
        asked = msgpack.encode(list(jobs))
        with self._lock:
            try:
                return self._asked(asked)
            except OSError:
                self.end()
                return self._asked(asked)

    def _asked(self, asked: bytes) -> list[bytes]:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, str(CHILD)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        give, take = self.process.stdin, self.process.stdout
        assert give is not None
        assert take is not None
        give.write(len(asked).to_bytes(LENGTH, "big") + asked)
        give.flush()
        length = int.from_bytes(take.read(LENGTH), "big")
        answer = take.read(length)
        if not length or len(answer) < length:
            raise BrokenPipeError("the process that rasterises has ended")
        return msgpack.decode(answer, type=list[bytes])

    def end(self) -> None:
        """Let go of the process."""
        gone, self.process = self.process, None
        if gone is not None:
            gone.kill()
            gone.communicate()


_CHILD: Final = Child()


def rasterise(jobs: Sequence[Job]) -> list[Image.Image]:
    """Each drawing as an RGBA image. Takes long when cold: never call it on the event loop."""
    if not jobs:
        return []
    pixels = sum(job.width * job.width for job in jobs)
    if pixels <= IN_PLACE:
        # Only here: the import alone takes a while, and most of the work is the child's.
        import resvg_py

        pngs = [
            bytes(resvg_py.svg_to_bytes(svg_string=j.svg, width=j.width, skip_system_fonts=True))
            for j in jobs
        ]
    else:
        pngs = _CHILD.ask(jobs)
    return [Image.open(BytesIO(png)).convert("RGBA") for png in pngs]
