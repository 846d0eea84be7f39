"""What things are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from engine.kit.showing import Say

from ..box import KINDS, kind_of


def counted(things: Iterable[str], say: Say) -> str:
    """Things by their kinds: "4 bread, 2 fish"."""
    counts = Counter(map(kind_of, things))
    return ", ".join(f"{counts[kind]} {say(kind)}" for kind in KINDS if counts[kind])


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {"THING": lambda say, kind: say(kind)}
"""What the texts may call besides those of all games."""
