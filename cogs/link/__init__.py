"""The link to Discord: coming up, what it refuses, commands, direct messages."""
