"""Runs the local table alone: `python -m localtable [--port 8765] [--data DIR]`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
from pathlib import Path

from localtable.server import serve


async def run(port: int, data: Path) -> None:
    """Until SIGINT or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with serve(port, data) as table:
        print(f"The local table is at {table.url}", flush=True)
        print(f"REST {table.api_base}, gateway {table.gateway_url}, data in {data}", flush=True)
        await stop.wait()


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m localtable", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="0 takes a free one")
    parser.add_argument(
        "--data", type=Path, default=Path("var/localtable"), help="what it shows is kept here"
    )
    given = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    try:
        asyncio.run(run(given.port, given.data))
    except OSError as error:
        raise SystemExit(f"The local table cannot start: {error}") from None


if __name__ == "__main__":
    main()
