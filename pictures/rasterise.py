"""The child process that turns big drawings into pixels: jobs on stdin, PNGs on stdout.

resvg holds the interpreter's lock while it works, which would hold the bot's event loop too.
"""

from __future__ import annotations

import sys
from typing import Any

import resvg_py
from msgspec import msgpack


def main() -> None:
    jobs: list[dict[str, Any]] = msgpack.decode(sys.stdin.buffer.read())
    pngs = [
        bytes(
            resvg_py.svg_to_bytes(svg_string=job["svg"], width=job["width"], skip_system_fonts=True)
        )
        for job in jobs
    ]
    sys.stdout.buffer.write(msgpack.encode(pngs))


if __name__ == "__main__":
    main()
