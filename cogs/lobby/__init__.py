"""Tables before and around the game, and their pace."""
