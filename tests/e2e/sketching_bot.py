"""`bot.py` for tests that watch it from outside: a process of its own that paints four pixels and
whose computer players hardly think.

    python -m tests.e2e.sketching_bot
"""

from __future__ import annotations

import sys

import bot
from cogs import bot as cogs_bot
from tests.e2e.sketches import hasty_computers, sketching

if __name__ == "__main__":
    bot.Process = lambda _: sketching()  # type: ignore[assignment, misc]
    cogs_bot.Computers = hasty_computers  # type: ignore[assignment, misc]
    sys.exit(bot.main(sys.argv[1:]))
