"""Learning a game: how it plays, and looking things up."""
