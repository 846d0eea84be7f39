"""A long run in which everything goes wrong: the bot is killed over and over while four games are
played at once, and Discord refuses, forgets and dawdles in between. `python -m tests.ordeal`.
"""
