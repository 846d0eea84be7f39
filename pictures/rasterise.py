"""The child process that turns big drawings into pixels: jobs on stdin, PNGs on stdout.

resvg holds the interpreter's lock while it works, which would hold the bot's event loop too.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import resvg_py
from msgspec import DecodeError, msgpack


def main() -> None:
    try:
        jobs: list[dict[str, Any]] = msgpack.decode(sys.stdin.buffer.read())
    except DecodeError:
        sys.exit(1)  # Cut off: the bot was killed while it asked.
    pngs = [
        bytes(
            resvg_py.svg_to_bytes(svg_string=job["svg"], width=job["width"], skip_system_fonts=True)
        )
        for job in jobs
    ]
    try:
        sys.stdout.buffer.write(msgpack.encode(pngs))
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(1)  # The same; the interpreter would complain once more when it ends.


if __name__ == "__main__":
    main()
