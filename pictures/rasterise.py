"""The child process that turns big drawings into pixels: jobs on stdin, PNGs on stdout, each
message after its length.

resvg holds the interpreter's lock while it works, which would hold the bot's event loop too. Asked
for nothing for a while, the process ends; the next picture starts another.
"""

from __future__ import annotations

import os
import select
import sys
from typing import Any, Final

import resvg_py
from msgspec import DecodeError, msgpack

LENGTH: Final = 8
IDLE: Final = 900.0
"""Seconds without a job after which it ends."""


def asked() -> list[dict[str, Any]] | None:
    """The next jobs; None when there will be none: the bot is gone, or paints nothing."""
    source = sys.stdin.buffer
    if not select.select([source], [], [], IDLE)[0]:
        return None
    length = int.from_bytes(source.read(LENGTH), "big")
    jobs = source.read(length)
    if not length or len(jobs) < length:
        return None  # Cut off: the bot was killed while it asked.
    try:
        found: list[dict[str, Any]] = msgpack.decode(jobs)
    except DecodeError:
        return None
    return found


def main() -> None:
    try:
        while (jobs := asked()) is not None:
            pngs = msgpack.encode(
                [
                    bytes(
                        resvg_py.svg_to_bytes(
                            svg_string=job["svg"], width=job["width"], skip_system_fonts=True
                        )
                    )
                    for job in jobs
                ]
            )
            sys.stdout.buffer.write(len(pngs).to_bytes(LENGTH, "big") + pngs)
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(1)  # The same; the interpreter would complain once more when it ends.
    except KeyboardInterrupt:
        os._exit(1)  # Ctrl-C goes to the bot, which sees to what it needs yet.


if __name__ == "__main__":
    main()
