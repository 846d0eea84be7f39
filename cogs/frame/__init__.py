"""What all cogs share."""
