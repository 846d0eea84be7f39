"""The stand-in at work: the world, and who listens."""
