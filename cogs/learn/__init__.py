"""Help: what the bot does, how a game plays, and looking things up."""
