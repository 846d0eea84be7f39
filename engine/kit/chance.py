"""The luck of one answer, from a seed: the only luck there is."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The luck of one answer, drawn from the table's secret seed.

    `seed` is 16 secret bytes of the table; `number` is 0 for `Game.start` and k for the k-th answer
    that counts. Built on `random.Random.random()` alone, the one sequence that Python promises to
    keep, and made on first use: most answers need no luck.
    """

    __slots__ = ("_number", "_random", "_seed")

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed = seed
        self._number = number
        self._random: Callable[[], float] | None = None

    @property
    def used(self) -> bool:
        """Whether anything was drawn. Such an answer cannot be taken back alone."""
        return self._random is not None

    def random(self) -> float:
        """A number in [0, 1)."""
        return (self._random or self._begin())()

    def _begin(self) -> Callable[[], float]:
        digest = hashlib.sha256(self._seed + self._number.to_bytes(8, "big")).digest()
        self._random = random.Random(int.from_bytes(digest, "big")).random
        return self._random

    def below(self, n: int) -> int:
        """A whole number in 0..n-1; `n` is at least 1."""
        return int((self._random or self._begin())() * n)

    def choice(self, things: Sequence[T]) -> T:
        """One of `things`, which must not be empty."""
        return things[int((self._random or self._begin())() * len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place (Fisher-Yates from the end)."""
        if len(things) < 2:
            return
        draw = self._random or self._begin()
        for i in range(len(things) - 1, 0, -1):
            j = int(draw() * (i + 1))
            things[i], things[j] = things[j], things[i]

    def pass_over(self, count: int) -> None:
        """Draw as much luck as shuffling this many things does, if their order does not matter.
        What is drawn later is then the same."""
        if count < 2:
            return
        draw = self._random or self._begin()
        for _ in range(count - 1):
            draw()

    def sample(self, things: Iterable[T], k: int) -> list[T]:
        """`k` different ones of `things`, in random order."""
        pool = list(things)
        self.shuffle(pool)
        return pool[:k]
