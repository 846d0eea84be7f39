"""Every kind of question of every game, as people get it on a phone."""
