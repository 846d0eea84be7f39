"""A Discord stand-in on 127.0.0.1: REST API v10, gateway and files as far as this bot uses them,
and a page on which several people see and press what the bot sent.

What is stored is the JSON that Discord tells; keys of our own begin with `_`. An unmodified
discord.py bot runs against it once `server.point_discord_at` has told the library the address.
"""
