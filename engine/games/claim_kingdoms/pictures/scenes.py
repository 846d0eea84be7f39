"""The game in pictures: the functions of `engine.kit.showing.Scenes`, from views alone."""

from __future__ import annotations

from .board import board
from .hand import hand
from .places import places
from .sheets import sheets

__all__ = ["board", "hand", "places", "sheets"]
