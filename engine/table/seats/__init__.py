"""Seats that change hands, and what those who hold them decide together."""
