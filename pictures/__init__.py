"""Paints scenes of any game as PNG. Knows no game: only art folders and `engine.kit.scene`."""

from pictures.painter import Painter, Picture, take_short_turns

__all__ = ["Painter", "Picture", "take_short_turns"]
