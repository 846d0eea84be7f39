"""Ortus Regni, for 2 to 6."""

from .game import GAME

__all__ = ["GAME"]
