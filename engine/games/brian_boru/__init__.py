"""Brian Boru: High King of Ireland, for 3 to 5."""

from .game import GAME

__all__ = ["GAME"]
