"""A Discord stand-in on 127.0.0.1: REST API v10, gateway and files as far as a bot needs them,
and a page on which several people see and press what the bot sent.

An unmodified discord.py bot runs against it once `localtable.connect.point_discord_at` has told
the library the address. What it does not know it answers with 404, and says so in the log.
"""
