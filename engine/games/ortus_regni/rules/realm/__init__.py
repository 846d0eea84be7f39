"""What an Earl has and how it comes and goes, up to the end: all other chapters build on it."""
