"""The command line of the ordeal.

    python -m tests.ordeal [--kills 1000] [--luck WORD] [--game KEY …] [--seconds 600]

It says how far it is and, at the end, what it has done and found. The word for the luck decides
moments, troubles and moves; the same word gives the same ones again, as well as the timing of two
processes allows. The folder that is printed keeps the bot's log, its database and a journal of
everything that was dealt, asked and answered.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path

from engine.games import all_games
from tests.ordeal.figures import told
from tests.ordeal.run import Wishes, run


def tell(line: str) -> None:
    """One line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """0 when nothing was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument(
        "--luck", default="", help="a word that seeds it; random and printed unless given"
    )
    parser.add_argument("--game", action="append", choices=sorted(all_games()), default=[])
    parser.add_argument("--seconds", type=float, help="when to stop")
    parser.add_argument("--folder", type=Path, help="where logs are kept; a new one unless given")
    parser.add_argument("--no-troubles", action="store_true", help="only kills")
    given = parser.parse_args()
    luck = given.luck or secrets.token_hex(3)
    folder = given.folder or Path(tempfile.mkdtemp(prefix="ordeal-"))
    tell(f"luck {luck}; logs in {folder}")
    wishes = Wishes(
        luck=luck,
        folder=folder,
        kills=given.kills,
        seconds=given.seconds,
        games=tuple(given.game),
        troubles=not given.no_troubles,
        restores=not given.no_troubles,
        progress=tell,
    )
    report = asyncio.run(run(wishes))
    tell(told(report))
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
