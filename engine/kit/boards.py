"""Boards are copied often: for each view, and for each position that is imagined from one."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TypeVar, get_args, get_origin

from msgspec import Struct, structs

B = TypeVar("B", bound=Struct)


def copier(kind: type[B]) -> Callable[[B], B]:
    """A function that copies boards of this kind, so that the copy can be changed without the
    original: its lists and tables are new, and the lists in its lists. What is in them is expected
    to be frozen, which makes it more than ten times as fast as a deep copy."""
    flat: list[str] = []
    nested: list[str] = []
    for field in structs.fields(kind):
        if get_origin(field.type) not in (list, dict):
            continue
        deeper = get_origin(get_args(field.type)[0]) is list
        (nested if deeper else flat).append(field.name)

    def copied(board: B) -> B:
        twin = copy(board)
        for name in flat:
            setattr(twin, name, getattr(board, name).copy())
        for name in nested:
            setattr(twin, name, [things[:] for things in getattr(board, name)])
        return twin

    return copied
