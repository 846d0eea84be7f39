"""What one sees and sets of oneself."""
