"""Which tokens of the bot are good: all that it shows, until its owner resets them."""

from __future__ import annotations


class Tokens:
    """The tokens that were seen since the start, and those that were reset."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._reset: set[str] = set()

    def is_good(self, token: str) -> bool:
        """Whether the bot may come in with it."""
        if not token.strip():
            return False
        self._seen.add(token)
        return token not in self._reset

    def reset(self) -> None:
        """None that was seen is good any more; a new one will be."""
        self._reset |= self._seen

    def restore(self) -> None:
        """All are good again."""
        self._reset.clear()
