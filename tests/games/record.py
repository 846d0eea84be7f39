"""Records a game as it is now: run it once, and after every change that is meant.

    python -m tests.games.record raiders

It freezes games and positions (`tests.games.golden`), writes what comes of the cases
(`tests.games.transcript`), what people read and see there (`tests.games.shown`), and thumbnails of
the pictures. Read the difference, and look at the thumbnails, before you commit them.
"""

from __future__ import annotations

import sys

import pytest

from tests.games import golden, shown, transcript
from tests.games.example import CASE as EXAMPLE
from tests.games.example import make_known
from tests.games.suite import cases
from tests.pictures.test_sheet import draw


def record(key: str) -> str:
    """All files of a game are written; what was."""
    golden.write(cases()[key])
    changed = transcript.record(key)
    if key != EXAMPLE.key:  # Whose copy has these.
        changed += shown.record(key) + draw(key)
    return f"{key}: {changed} files of cases, words and pictures changed"


if __name__ == "__main__":
    make_known(pytest.MonkeyPatch())
    for wanted in sys.argv[1:]:
        if wanted not in cases():
            sys.exit(f"no such game: {wanted}; there are {', '.join(cases())}")
        try:
            sys.stdout.write(f"{record(wanted)}\n")
        except AssertionError as fault:  # A case that cannot be played says why.
            sys.exit(str(fault))
