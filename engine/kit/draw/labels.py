"""Words on pictures and about them: changes of numbers, alt texts."""

from __future__ import annotations

from engine.kit.scene import MOST_ALT
from engine.kit.words.phrasing import fitted


def alt_text(text: str) -> str:
    """A text about a picture, which knows no markdown.

    >>> alt_text("**Ana** wins")
    'Ana wins'
    """
    return fitted(text.replace("```", "").replace("**", "").strip(), MOST_ALT)


def signed(change: int) -> str:
    """By how much a number changed; nothing where it did not.

    >>> signed(3), signed(-1), signed(0)
    ('+3', '−1', '')
    """
    return f"{change:+d}".replace("-", "−") if change else ""
