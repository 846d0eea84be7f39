"""A cache with a bound on what it weighs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by key; when they weigh more than `most` together, the longest unused ones go.

    >>> kept: Kept[str] = Kept(most=2)
    >>> kept.put("a", "A", 1), kept.put("b", "B", 1), kept.get("a"), kept.put("c", "C", 1)
    ('A', 'B', 'A', 'C')
    >>> kept.get("b") is None, kept.get("a"), kept.weight
    (True, 'A', 2)
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def made(self, key: Hashable, make: Callable[[], T], weigh: Callable[[T], int]) -> T:
        """What is there, or what is made now and kept."""
        found = self._things.get(key)
        if found is not None:
            self._things.move_to_end(key)
            return found[0]
        thing = make()
        return self.put(key, thing, weigh(thing))

    def put(self, key: Hashable, thing: T, weight: int) -> T:
        old = self._things.pop(key, None)
        self.weight += weight - (old[1] if old else 0)
        self._things[key] = thing, weight
        while self.weight > self.most and len(self._things) > 1:
            _, (_, gone) = self._things.popitem(last=False)
            self.weight -= gone
        return thing
