"""Tables before and around the game, their pace, and whom they remind."""
