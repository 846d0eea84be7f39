"""Discord's REST API v10, as much of it as a bot for games needs; one subject a file."""
