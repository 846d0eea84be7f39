"""Seats that change hands, and votes."""
