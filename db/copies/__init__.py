"""Copies of the database, and the people who must not come back with them."""
