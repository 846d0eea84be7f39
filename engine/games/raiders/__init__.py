"""Raiders of the North Sea, for 2 to 4."""

from .game import GAME

__all__ = ["GAME"]
