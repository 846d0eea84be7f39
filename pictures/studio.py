"""Where films are made: one at a time, each in a process of its own (`pictures.film`)."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Final

from msgspec import msgpack

from pictures.film import MOST_BYTES, TOO_LARGE, Frame, Job, framed

ROOT: Final = Path(__file__).resolve().parents[1]
PATIENCE: Final = 60.0
"""Seconds for one frame, or for the whole to be put together: many times what it takes."""

LAST_WORDS: Final = 2.0
"""Seconds for the process to end by itself."""
END: Final = b";"
"""The last byte of a GIF."""


class FilmError(Exception):
    """The process did not do it."""


async def film(
    frames: Iterable[Frame],
    art: Callable[[str], Path],
    *,
    most: int = MOST_BYTES,
    painted: Callable[[int], None] = lambda _: None,
) -> bytes | None:
    """The frames as a GIF; None: it cannot be made as small as `most` bytes. `painted` is told
    how many frames are done.

    Raises:
        FilmError: a drawing is not there, or the process came to an end.
    """
    shown = list(frames)
    folders = {part.art: str(art(part.art)) for frame in shown for part in frame.parts if part.art}
    async with _process() as (say, hear):
        try:
            async with asyncio.timeout(PATIENCE):
                say.write(framed(msgpack.encode(Job(folders, most=most))))
                await say.drain()
            for number, frame in enumerate(shown, 1):
                async with asyncio.timeout(PATIENCE):
                    say.write(framed(msgpack.encode(frame)))
                    await say.drain()
                    await hear.readexactly(1)
                painted(number)
            async with asyncio.timeout(PATIENCE):
                say.write(framed(b""))
                await say.drain()
                gif = await hear.read()
        except (asyncio.IncompleteReadError, OSError, TimeoutError) as fault:
            raise FilmError(f"after {len(shown)} frames: {fault!r}") from fault
    if gif == TOO_LARGE:
        return None
    if not gif.endswith(END):
        raise FilmError(f"after {len(shown)} frames: it broke off")
    return gif


@contextlib.asynccontextmanager
async def _process() -> AsyncIterator[tuple[asyncio.StreamWriter, asyncio.StreamReader]]:
    """Its ears and its mouth. It is gone afterwards."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "pictures.film",
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield process.stdin, process.stdout
    finally:
        # It ends when it hears no more; one that does not is ended.
        process.stdin.close()
        try:
            async with asyncio.timeout(LAST_WORDS):
                await process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
