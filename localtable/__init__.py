"""A Discord stand-in on 127.0.0.1: REST API v10, gateway and files, as much of them as a bot needs,
and a page on which several people see and press what the bot sent.

An unmodified discord.py bot runs against it once `localtable.connect.point_discord_at` has told the
library the address. It answers 404 to requests that it does not know, and logs them.
"""
