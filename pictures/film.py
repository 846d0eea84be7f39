"""A game as a moving picture: an animated GIF, a frame for each milestone.

Discord plays animated GIFs on every client where they are direct attachments; animated WebP came
to it late, and not to all of them.

As a program it is the process in which films are made, so that neither the painter nor the event
loop notices: it is told a `Job` and then `Frame`s, and after that gives the film.
"""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from msgspec import Struct, msgpack
from PIL import Image

from engine.kit.draw.letters import fitted, legible
from engine.kit.scene import Canvas, Item, Label, Scene, Shape, parts_of, size_of
from engine.process import Process, ProcessError, serve
from pictures.painter import Painter

WIDE: Final = 600
"""Pixels across, at most: twice what a phone shows it at."""
STRIP: Final = 86
"""Height of the caption below the picture."""
MOST_BYTES: Final = 8_000_000
"""Discord takes 10 MiB a file where nobody pays for more."""
MOST_FRAMES: Final = 120

LONGEST, SHORTEST, WHOLE, HELD = 2.0, 0.8, 75.0, 8.0
"""Seconds: a frame stays for its part of the whole, within the first two; the last one is held."""

SMALLER: Final = (
    (1.0, 1.0), (1.0, 0.66), (0.8, 0.66), (0.8, 0.5), (0.6, 0.5), (0.6, 0.3), (0.5, 0.15),
)  # fmt: skip
"""What is tried one after the other until a film is small enough: which part of the width, and of
the frames."""

CLEAR: Final = 255
"""The place in the palette that stands for "as before"."""

PAPER: Final = "#f3e7c9"
INK: Final = "#2b2118"
GOLD: Final = "#c8922a"
FAINT: Final = "#dcc592"

TOO_LARGE: Final = b"-"
"""In place of a film that cannot be made small enough."""

_LINES: Final = ((24, "bold"), (22, "plain"))
"""Of a caption: how large each line is, and how. On a phone 22 pixels are 12 points."""
FIRST, ROW, MOST_ROWS, LETTER = 26, 31, 3, 0.55
"""Where its first row stands, how far below it the next; rows of a line; a letter's width."""


class Job(Struct, frozen=True):
    """What is told before the frames."""

    art: dict[str, str]
    """The art folders of the scenes."""
    size: tuple[int, int] = (WIDE, WIDE)
    most: int = MOST_BYTES


class Frame(Struct, frozen=True):
    canvas: Canvas
    caption: str = ""
    """A heading, and a line below it. Without one the picture has the strip's room, too."""
    done: float = 0
    """How much of the game is over, from 0 to 1."""


def evenly(count: int, most: int) -> list[int]:
    """Which of so many frames stay when there may be `most`, at least two: the first, the last, and
    between them as evenly as can be.

    >>> evenly(3, 5), evenly(9, 5), evenly(7, 3)
    ([0, 1, 2], [0, 2, 4, 6, 8], [0, 3, 6])
    """
    if count <= most:
        return list(range(count))
    return [round(number * (count - 1) / (most - 1)) for number in range(most)]


def size_for(frames: Sequence[Frame], wide: int = WIDE) -> tuple[int, int]:
    """Of a film of these: so wide, and as high as the highest of them with its caption."""
    sizes = [(*size_of(one.canvas), STRIP * bool(one.caption)) for one in frames]
    return wide, max([round(down * wide / across) + strip for across, down, strip in sizes])


class Film:
    """Frames as they are painted, and the GIF that they become. All have the same size, and the
    colours of the first one."""

    def __init__(self, painter: Painter, size: tuple[int, int]) -> None:
        self._painter = painter
        self._size = size
        self._colours: Image.Image | None = None
        self._frames: list[Image.Image] = []

    def add(self, frame: Frame) -> None:
        drawn = self._painter.draw(frame.canvas)
        if self._colours is None:
            # The palette without its last colour: nothing is ever painted in that.
            flat = list(self._painter.colours(frame.canvas).getpalette() or ())[: 3 * CLEAR]
            self._colours = Image.new("P", (1, 1))
            self._colours.putpalette(flat + flat[:3] * (256 - len(flat) // 3))
        wide, high = self._size
        page = Image.new("RGB", self._size, PAPER)
        # At the top, so that what is the same in two frames stays in its place.
        tall = round(drawn.height * wide / drawn.width)
        page.paste(drawn.resize((wide, tall), Image.Resampling.LANCZOS))
        if frame.caption:
            words = _strip(frame.caption, frame.done, wide, high - tall)
            page.paste(self._painter.draw(words), (0, high - round(words.height)))
        self._frames.append(page.quantize(palette=self._colours, dither=Image.Dither.NONE))

    def gif(self, most: int = MOST_BYTES) -> bytes | None:
        """Smaller, or with fewer frames, if need be; None: it cannot be so small."""
        for size, share in SMALLER:
            kept = evenly(len(self._frames), max(2, round(len(self._frames) * share)))
            frames = [self._frames[number] for number in kept]
            gif = self._encoded(frames if size == 1 else [self._resized(f, size) for f in frames])
            if len(gif) <= most:
                return gif
        return None

    def _resized(self, frame: Image.Image, size: float) -> Image.Image:
        assert self._colours is not None
        wide, high = round(frame.width * size), round(frame.height * size)
        small = frame.convert("RGB").resize((wide, high), Image.Resampling.LANCZOS)
        return small.quantize(palette=self._colours, dither=Image.Dither.NONE)

    def _encoded(self, frames: Sequence[Image.Image]) -> bytes:
        assert self._colours is not None
        each = round(1000 * min(LONGEST, max(SHORTEST, WHOLE / len(frames))))
        lasts = [each] * len(frames)
        lasts[0], lasts[-1] = round(1000 * LONGEST), round(1000 * HELD)
        out = BytesIO()
        frames[0].save(
            out,
            "GIF",
            save_all=True,
            append_images=frames[1:],
            palette=bytes(self._colours.getpalette() or ()),
            duration=lasts,
            loop=0,
            disposal=1,
            # What is as before is left out, and what is left out is clear.
            optimize=True,
            transparency=CLEAR,
        )
        return out.getvalue()


def _strip(caption: str, done: float, wide: int, room: int) -> Scene:
    """What happened, over a bar that says how far the game is. It is higher where the caption is
    long and there is room for it."""
    lines = [plain for line in caption.split("\n", 1) if (plain := _plain(line))]
    rows: list[tuple[str, int, str]] = []
    for line, (size, style) in zip(lines, _LINES, strict=False):
        most = max(1, min(MOST_ROWS, (room - STRIP) // ROW + len(_LINES) - len(rows)))
        letters = int((wide - 30) / (LETTER * size))
        broken = textwrap.wrap(line, letters, max_lines=most, placeholder="…")
        rows += [(fitted(part, style, size, size, wide - 30)[0], size, style) for part in broken]
    high = STRIP + ROW * max(0, len(rows) - len(_LINES))
    items: list[Item] = [
        Shape(0, 0, wide, 2, FAINT),
        Shape(0, high - 6, wide, 6, FAINT),
        Shape(0, high - 6, max(1.0, wide * min(1.0, done)), 6, GOLD),
    ]
    down = FIRST + ROW * max(0, len(_LINES) - len(rows)) / 2
    for n, (text, size, style) in enumerate(rows):
        items.append(Label(text, wide / 2, down + ROW * n, size, style, INK))
    return Scene("", "", wide, high, tuple(items), ground=PAPER, pixels=wide)


def _plain(line: str) -> str:
    """Without markdown, and without signs that the fonts do not have.

    >>> _plain("- **Turn 3** · 🪓 Ana (🧟 Zombies)")
    'Turn 3 · Ana (Zombies)'
    """
    return legible(re.sub(r"\*\*|__|`|^[#>\s-]+", "", line), "bold").replace("( ", "(")


# The bot's side


class FilmError(Exception):
    pass


async def make_film(
    frames: Iterable[Frame],
    art: Callable[[str], Path],
    *,
    most: int = MOST_BYTES,
    painted: Callable[[int], None] = lambda _: None,
) -> bytes | None:
    """The frames as a GIF; None: it cannot be made as small as `most` bytes. `painted` is told
    how many frames are done. A FilmError: a drawing is not there, or the process came to an end."""
    shown = list(frames)
    parts = [part for frame in shown for part in parts_of(frame.canvas)]
    folders = {part.art: str(art(part.art)) for part in parts if part.art}
    process = Process("pictures.film")
    try:
        await process.ask_once(msgpack.encode(Job(folders, size_for(shown), most)))
        for number, frame in enumerate(shown, 1):
            await process.ask_once(msgpack.encode(frame))
            painted(number)
        gif = await process.ask_once(b"")
    except ProcessError as fault:
        raise FilmError(f"after {len(shown)} frames: {fault!r}") from fault
    finally:
        await process.end()
    return None if gif == TOO_LARGE else gif


# The process


def making() -> Callable[[bytes], bytes]:
    """Answers to a job, to its frames and to their end, which is empty: with the film."""
    job, film = Job({}), None

    def answer(message: bytes) -> bytes:
        nonlocal job, film
        if film is None:
            job = msgpack.decode(message, type=Job)
            film = Film(Painter(lambda key: Path(job.art[key])), job.size)
        elif message:
            film.add(msgpack.decode(message, type=Frame))
        else:
            gif = film.gif(job.most)
            return TOO_LARGE if gif is None else gif
        return b""

    return answer


if __name__ == "__main__":
    os.nice(10)
    serve(making())
