"""Answers, given or laid down; and who may see what."""
