"""The game in pictures, from views alone."""
