"""The contact sheet of all pictures. The bot does without it."""
