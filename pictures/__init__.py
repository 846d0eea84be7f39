"""Paints scenes of any game as PNG. Knows no game: only art folders and `engine.kit.scene`."""
