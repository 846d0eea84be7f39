"""The luck of one answer, from a seed: the only luck there is; and legal picks at random, where
limits say how many of some options may be picked together."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from engine.kit.contract import Picks, Question

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


def within_limits(question: Question, chance: Chance) -> Picks:
    """Draws, and where overlapping limits make that miss too often, searches."""
    for _ in range(20):
        picks = _drawn(question, chance)
        if picks is not None:
            return picks
    order = chance.sample(question.options, len(question.options))
    return _searched(question, order, ()) or ()


def _drawn(question: Question, chance: Chance) -> Picks | None:
    """What each limit lacks, then whatever fits, up to a number that is drawn first. If nothing
    more is wanted, the luck of choosing it is passed over. None: this is not a legal answer."""
    options, limits = question.options, question.limits
    wanted = question.least + chance.below(min(question.most, len(options)) - question.least + 1)
    room = [limit.most for limit in limits]
    taken: list[str] = []
    is_legal = True

    def take(option: str) -> None:
        taken.append(option)
        for number, limit in enumerate(limits):
            if option in limit.options:
                room[number] -= 1

    for number, limit in enumerate(limits):
        inside = limit.most - room[number]
        if limit.least <= inside:
            chance.pass_over(len(limit.options) - inside)
            continue
        free = [option for option in limit.options if option not in taken]
        is_legal = is_legal and len(free) >= limit.least - inside
        for option in chance.sample(free, limit.least - inside):
            take(option)
    if len(taken) >= wanted or min(room) < 0:
        is_legal = is_legal and len(taken) <= question.most and min(room) >= 0
        chance.pass_over(len(options))
    else:
        full = [limit.options for limit, left in zip(limits, room, strict=True) if not left]
        closed = set(taken).union(*full)
        for option in chance.sample(options, len(options)):
            if option in closed:
                continue
            take(option)
            if len(taken) >= wanted:
                break
            closed.add(option)
            for limit, left in zip(limits, room, strict=True):
                if not left:
                    closed.update(limit.options)
    chance.shuffle(taken)
    return tuple(taken) if is_legal and len(taken) >= question.least else None


def _searched(question: Question, order: list[str], taken: Picks) -> Picks | None:
    """The first legal picks that add some of `order` to `taken`."""
    if question.accepts(taken) is None:
        return taken
    for number, option in enumerate(order, 1):
        picks = (*taken, option)
        within = (sum(p in limit.options for p in picks) <= limit.most for limit in question.limits)
        if len(picks) <= question.most and all(within):
            found = _searched(question, order[number:], picks)
            if found is not None:
                return found
    return None
