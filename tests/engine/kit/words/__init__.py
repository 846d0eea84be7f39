"""What the words of several games have in common."""
