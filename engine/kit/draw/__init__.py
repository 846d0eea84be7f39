"""What the pictures of several games have in common."""
