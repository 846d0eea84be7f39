"""`bot.py` for tests that watch it from outside: a process of its own that paints four pixels and
whose computer players hardly think.

    python -m tests.e2e.sketching_bot
"""

from __future__ import annotations

import sys

import bot
from cogs.frame import house
from pictures import Painter
from tests.e2e.sketches import hasty_computers, sketch

if __name__ == "__main__":
    Painter.paint = sketch  # type: ignore[method-assign]
    house.Computers = hasty_computers  # type: ignore[assignment, misc]
    sys.exit(bot.main())
