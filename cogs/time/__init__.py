"""Durations, paces and reminders, as they look."""
