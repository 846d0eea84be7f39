"""The child process that turns drawings into pixels: jobs on stdin, a line on stdout when the
pixels of all of them lie in the file that was named.

resvg holds the interpreter's lock while it works, and so does reading PNGs, which would hold the
bot's event loop too.
"""

from __future__ import annotations

import os
import select
import signal
import struct
import sys
from io import BytesIO
from typing import Any, BinaryIO

import resvg_py
from msgspec import msgpack
from PIL import Image

LENGTH = struct.Struct(">I")
"""Of a request, which it follows."""
SIZE = struct.Struct(">II")
"""Width and height of an image, before its pixels: red, green, blue, clear."""
DONE = b"\n"
IDLE = 900.0
"""Seconds without a request after which it ends; the next picture begins another one."""


def pixels(job: dict[str, Any]) -> Image.Image:
    """One drawing, or its shades."""
    png = resvg_py.svg_to_bytes(svg_string=job["svg"], width=job["width"], skip_system_fonts=True)
    image = Image.open(BytesIO(bytes(png)))
    return shades(image, job["shades"]) if job["shades"] else image.convert("RGBA")


def shades(image: Image.Image, count: int) -> Image.Image:
    """So many colours that are most in a drawing, as one row of pixels."""
    few = image.convert("RGB").quantize(count, method=Image.Quantize.MEDIANCUT)
    colours = few.getpalette() or []
    row = Image.new("RGB", (len(colours) // 3, 1))
    row.frombytes(bytes(colours))
    return row.convert("RGBA")


def draw(asked: dict[str, Any], into: BinaryIO) -> None:
    """All drawings of a request, one behind the other."""
    for job in asked["jobs"]:
        image = pixels(job)
        into.write(SIZE.pack(*image.size))
        into.write(image.tobytes())


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The bot ends it, when it ends itself.
    ears, mouth = sys.stdin.buffer, sys.stdout.buffer
    try:
        while select.select([ears], [], [], IDLE)[0]:
            head = ears.read(LENGTH.size)
            if len(head) < LENGTH.size:
                break  # The bot is gone.
            request = ears.read(LENGTH.unpack(head)[0])
            if len(request) < LENGTH.unpack(head)[0]:
                break  # Cut off: the bot was killed while it asked.
            asked = msgpack.decode(request)
            with open(asked["into"], "wb") as file:
                draw(asked, file)
            mouth.write(DONE)
            mouth.flush()
    except BrokenPipeError:
        os._exit(1)  # The same; the interpreter would complain once more when it ends.


if __name__ == "__main__":
    main()
