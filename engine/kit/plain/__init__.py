"""Pictures of a game that has none of its own yet: boxes with its words."""
