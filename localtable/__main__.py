"""Runs the local table without the bot:

python -m localtable [--port 8765] [--data DIR] [--servers N] [--shards N] [--rate-limits]
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
from pathlib import Path

from localtable.server import serve


async def run(
    port: int, data: Path, *, servers: int, shards: int | None, rate_limits: bool
) -> None:
    """Run until SIGINT or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with serve(port, data, servers=servers, shards=shards, rate_limits=rate_limits) as table:
        print(f"The local table is at {table.url}", flush=True)
        print(f"REST {table.api_base}, gateway {table.gateway_url}, data in {data}", flush=True)
        await stop.wait()


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m localtable", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="0: any free one")
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("var/localtable"),
        help="the folder in which it keeps everything",
    )
    parser.add_argument("--rate-limits", action="store_true", help="limit requests as Discord does")
    parser.add_argument(
        "--servers",
        type=int,
        default=1,
        help="how many servers the bot is on; all but one are simulated",
    )
    parser.add_argument("--shards", type=int, help="how many shards the bot is told to use")
    given = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    more = {"servers": given.servers, "shards": given.shards, "rate_limits": given.rate_limits}
    try:
        asyncio.run(run(given.port, given.data, **more))
    except OSError as error:
        raise SystemExit(f"The local table cannot start: {error}") from None


if __name__ == "__main__":
    main()
