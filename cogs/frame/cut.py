"""Texts that are too long."""

from __future__ import annotations


def cut(text: str, most: int) -> str:
    """At most `most` characters, with an ellipsis where something is missing."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
