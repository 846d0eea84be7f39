"""Buttons, menus and windows, and the ids that they are known by."""
