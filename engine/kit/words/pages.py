"""The short rules in pages that are texts alone.

The game's catalogue holds a `rules-…` and a `rules-…-title` for each page.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.kit.showing import Page, Say


def pages(*keys: str) -> Callable[[Say], tuple[Page, ...]]:
    """`Wording.rules` with these pages in this order."""

    def rules(say: Say) -> tuple[Page, ...]:
        return tuple([Page(key, say(f"rules-{key}-title"), say(f"rules-{key}")) for key in keys])

    return rules
