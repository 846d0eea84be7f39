"""Copies of the database, and who must not come back with them."""
