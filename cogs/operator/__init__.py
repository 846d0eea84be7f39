"""What whoever runs the bot, or manages a server, sees and sets."""
