"""What Discord keeps a bot from: rate limits, faults, hard days."""
