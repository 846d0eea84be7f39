"""Runs the local table without the bot:

python -m localtable [--port 8765] [--data DIR]
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

from localtable.server import LocalTable, serve


async def run(make: Callable[[str], LocalTable], port: int) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with serve(make, port) as table:
        print(f"The local table is at {table.url}", flush=True)
        print(f"REST {table.url}/api/v10, gateway {table.gateway.url}", flush=True)
        await stop.wait()


def arguments(program: str, description: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=program, description=description)
    parser.add_argument("--port", type=int, default=8765, help="0: any free one")
    folder, kept = Path("var/localtable"), "the folder in which it keeps everything"
    parser.add_argument("--data", type=Path, default=folder, help=kept)
    return parser


def start(make: Callable[[str], LocalTable], port: int) -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    try:
        asyncio.run(run(make, port))
    except (OSError, sqlite3.Error) as error:
        raise SystemExit(f"The local table cannot start: {error}") from None


if __name__ == "__main__":
    given = arguments("python -m localtable", __doc__).parse_args()
    start(partial(LocalTable, folder=given.data), given.port)
