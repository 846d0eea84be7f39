"""How far something long is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

WIDE: Final = 30


class Progress:
    """A bar on one line, drawn anew at each step. With a clock it says how long it still takes."""

    def __init__(self, what: str, total: int, clock: Callable[[], float] | None = None) -> None:
        self._what, self._total, self._done = what, total, 0
        self._clock = clock
        self._begun = clock() if clock else 0.0

    def step(self, note: str = "") -> None:
        """One more is done."""
        self._done += 1
        part = self._done / self._total
        bar = "#" * round(WIDE * part)
        line = f"\r{self._what} [{bar:.<{WIDE}}] {self._done}/{self._total}"
        if self._clock:
            spent = self._clock() - self._begun
            line += f", {spent / part - spent:.0f} s left"
        end = "\n" if self._done == self._total else ""
        print(f"{line} {note}   ", end=end, flush=True)
