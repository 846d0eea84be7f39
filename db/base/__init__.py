"""The database file, and the plain data that is stored in it."""
