"""What happens in the world, after all checks."""
