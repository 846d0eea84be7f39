"""Walking through components, which nest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

Json = dict[str, Any]


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component with all that lies in it, in reading order.

    >>> [part["type"] for part in walk([{"type": 9, "components": [{"type": 10}],
    ...                                  "accessory": {"type": 2}}])]
    [9, 10, 2]
    """
    for part in components:
        yield part
        yield from walk(part.get("components") or ())
        for key in ("accessory", "component"):
            if part.get(key):
                yield from walk((part[key],))


def number(components: list[Json]) -> None:
    """Give every part without an id the next free one, as Discord does."""
    parts = list(walk(components))
    taken = {part["id"] for part in parts if part.get("id")}
    following = 0
    for part in parts:
        if part.get("id"):
            continue
        following += 1
        while following in taken:
            following += 1
        part["id"] = following
