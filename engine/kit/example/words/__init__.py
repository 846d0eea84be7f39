"""The game in words, from views alone."""
